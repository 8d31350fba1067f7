"""Try again: a mistake of a studied match is decided once more, on a private board, with a verdict in words."""

import asyncio
from dataclasses import dataclass
from dataclasses import replace as dataclass_replace
from functools import partial
from typing import Final

from msgspec.structs import replace

from bot.app.logged import LoggedMatch
from bot.engine.analyst import look_at
from bot.engine.decisions import Decision
from bot.engine.explaining import choice_of
from bot.errors import CoachError, CoachReason
from bot.records.analyses import DecisionAnalysis, DecisionKind, mark_of
from bot.records.matches import MatchRecord
from bot.render.board.picture import BoardScene
from bot.rules.match.partial import PartialPlay
from bot.rules.play import Play
from bot.texts.catalogue import say, speaking
from bot.ui.coach.facts import explained, explanation_lines
from bot.ui.coach.words import action_text, cube_action, lost, mistake_pictures, numbers_of, states_before
from bot.ui.kit.components import BLUE, GREEN, Buttons, CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row, drawn_soon
from bot.ui.kit.places import private_language
from bot.ui.kit.sending import answer_alone
from bot.ui.match.lookup import logged_argument, logged_id, tapped
from bot.ui.match.scenes import own_scene
from bot.ui.match.style import numbers_for, numbers_on_own_board, theme_for
from bot.ui.picking.picker import Picker, handlers
from bot.ui.picking.words import find_words, play_rows

TAPS: Final = Taps()
_BEST, _GOOD, _ALMOST = 0.001, 0.010, 0.045
"""The losses below which a choice is the best, as good, and almost so."""
_PREFIXES: Final = {False: "again_", True: "again_i_"}
"""Begin the actions for a match that was played here, and for an imported one."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A decision that somebody tries again, where it was made."""

    logged: LoggedMatch
    one: DecisionAnalysis
    record: MatchRecord
    """The match as it stood."""

    @property
    def ids(self) -> Buttons:
        """The components with which it is decided; those of an imported match have a prefix of their own."""
        target = logged_id("study_try", self.logged)
        return Buttons(_PREFIXES[self.logged.imported is not None], target.subject, self.record.state.seq, target.mark)


async def _asked(interaction: Interaction, target: CustomId, seq: int) -> _Asked:
    """The decision that led to event `seq` of a match. Raises NotFound, and CoachError if it isn't known or told."""
    coach, logged = interaction.client.app.coach, await tapped(interaction, target)
    state = states_before(logged.events, (seq,)).get(seq)
    analysis = None
    if state is not None:
        await coach.may_analyze(interaction.user.id, logged, state.game)
        analysis = await coach.ready(logged, state.game)
    one = next((one for one in analysis.decisions if one.seq == seq and one.played), None) if analysis else None
    if state is None or one is None:
        raise CoachError(CoachReason.NOT_ANALYZED, logged.key)
    return _Asked(logged, one, replace(logged.record, state=replace(state, last_turn=None), clock=None))


async def _asked_about(interaction: Interaction, target: CustomId) -> _Asked:
    """The decision of a tap on a component with one of the prefixes; raises what `_asked` raises."""
    imported = target.action.startswith(_PREFIXES[True])
    found = dataclass_replace(target, argument=logged_argument(imported=imported))
    return await _asked(interaction, found, target.seq + 1)


@TAPS.on("study_try")
async def _try(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    asked = await _asked(interaction, target, target.seq)
    if asked.one.kind is DecisionKind.CHECKER:
        await (await _picker(interaction, asked)).show(None)
    else:
        await _ask_cube(interaction, asked)


async def _find(interaction: Interaction, target: CustomId) -> Picker:
    return await _picker(interaction, await _asked_about(interaction, target))


async def _picker(interaction: Interaction, asked: _Asked) -> Picker:
    """Somebody who picks a play for a decision made long ago."""
    host, record, side = interaction.client, asked.record, asked.one.side
    preferences = await host.app.people.preferences(interaction.user.id)
    own = numbers_on_own_board(record, side)

    def scene(made: PartialPlay | None) -> BoardScene:
        return own_scene(host, record, side, preferences, made)

    async def show(opening: int | None) -> None:
        await find_words(record.state, own)
        lists, first = play_rows(record.state, own, asked.ids, opening)
        lines = (say("again-play", roll=str(asked.one.roll or "")),)
        rows = (*lists, tuple(first))
        await picker.answer(Post(lines, (scene(None),), rows, in_characters=preferences.text_board))

    async def choose(play: Play, _: bool) -> None:
        await _judge(interaction, asked, play.notation, await _loss(interaction, asked, play))

    picker = Picker(
        interaction=interaction,
        preferences=preferences,
        state=record.state,
        ids=asked.ids,
        table=numbers_for(record),
        own=own,
        scene=scene,
        show=show,
        label=say("button-try-it"),
        choose=choose,
    )
    return picker


for _prefix in _PREFIXES.values():
    TAPS.take_in(handlers(_prefix, _find))


async def _loss(interaction: Interaction, asked: _Asked, play: Play) -> float | None:
    """What a play loses: studied if it's among the best five or was made, else by a quick look. None: not known."""
    known = {one.play: one.loss for one in asked.one.plays}
    if play.notation in known:
        return known[play.notation]
    state = asked.record.state
    decision = Decision(state, asked.one.seq, asked.one.side, DecisionKind.CHECKER, moves=play.moves)
    found = await look_at(interaction.client.engine, decision)
    return None if found is None else found.loss


async def _ask_cube(interaction: Interaction, asked: _Asked) -> None:
    host, ids = interaction.client, asked.ids
    preferences = await host.app.people.preferences(interaction.user.id)
    choices = sorted({asked.one.best, asked.one.played})
    row: Row = tuple(ids("cube", cube_action(one).capitalize(), BLUE, one) for one in choices)
    post = Post(
        (say("again-cube", kind=asked.one.kind.value),),
        (own_scene(host, asked.record, asked.one.side, preferences),),
        (row,),
        in_characters=preferences.text_board,
    )
    await answer_alone(interaction, await drawn_soon(post, host.studio))


@TAPS.on(*(prefix + "cube" for prefix in _PREFIXES.values()))
async def _cube(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    asked = await _asked_about(interaction, target)
    loss = 0.0 if target.argument == asked.one.best else asked.one.loss
    await _judge(interaction, asked, target.argument, loss)


async def _judge(interaction: Interaction, asked: _Asked, chosen: str, loss: float | None) -> None:
    """Answer with the verdict on what was chosen, what tells it from the best, and both on the board."""
    host, logged, one = interaction.client, asked.logged, asked.one
    is_best = loss is not None and loss < _BEST
    best_equity = one.equity + one.loss
    tried = one if is_best else replace(one, played=chosen, loss=loss or 0.0, equity=best_equity - (loss or 0.0))
    [why] = await explained(host.engine, [choice_of(tried, asked.record.state)])
    theme = await theme_for(host, interaction.user.id, logged.record.place)
    with speaking(private_language(interaction)):
        best = one.best if one.kind is DecisionKind.CHECKER else ""
        verdict = say(
            "again-verdict",
            verdict=_verdict(loss),
            chosen=action_text(logged.record, one, chosen),
            lost=lost(loss or 0.0),
            best=action_text(logged.record, one, one.best),
        )
        before = say("again-before", played=action_text(logged.record, one, one.played), lost=lost(one.loss))
        lines = (verdict, *explanation_lines(why, numbers_of(logged.record, one), best), before)
        again = TapButton(logged_id("study_try", logged, one.seq), say("button-try-again"), GREEN)
        pictures = await asyncio.to_thread(partial(mistake_pictures, logged, [tried], theme, titled=False))
        await answer_alone(interaction, Post(lines, (), ((again,),), extra=pictures))


def _verdict(loss: float | None) -> str:
    if loss is None:
        return "unknown"
    if loss < _ALMOST:
        return "best" if loss < _BEST else "good" if loss <= _GOOD else "almost"
    return mark_of(loss).value
