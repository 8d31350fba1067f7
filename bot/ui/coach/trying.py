"""Try again: a mistake of a studied match is decided once more, on a private board, with a verdict in words."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass
from dataclasses import replace as dataclass_replace
from typing import Final, TypeAlias

from msgspec.structs import replace

from bot.app.logged import LoggedMatch
from bot.app.recent import Recent
from bot.engine.analyst import look_at
from bot.engine.decisions import Decision
from bot.engine.explaining import choice_of
from bot.errors import CoachError, CoachReason, StaleAction
from bot.records.analyses import DecisionAnalysis, DecisionKind, mark_of
from bot.records.matches import MatchRecord
from bot.records.training import score_of
from bot.rules.match.actions import may_beaver
from bot.rules.match.evolution import states_before
from bot.rules.match.state import MatchState
from bot.rules.play import Play
from bot.texts.catalogue import say, speaking, speaks
from bot.ui.coach.analysis import argument_of_page
from bot.ui.coach.facts import explained, explanation_lines
from bot.ui.coach.lessons import Lessons, side_for
from bot.ui.coach.words import action_text, compared, cube_choices, decision_words, lost, numbers_of
from bot.ui.kit.components import BLUE, GREEN, Buttons, CustomId, Handler, TapButton, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Picture, Post, Row, drawn_soon
from bot.ui.kit.places import private_language
from bot.ui.kit.sending import answer_alone
from bot.ui.match.lookup import logged_argument, logged_id, tapped
from bot.ui.match.scenes import own_scene
from bot.ui.match.style import numbers_for, numbers_on_own_board, theme_for
from bot.ui.picking.picker import Picker, handlers

TAPS: Final = Taps()
_BEST: Final = 0.001  # the loss below which a choice is the best
_ALMOST: Final = 0.5  # the least score of one that is almost as good
_PREFIXES: Final = {False: "again_", True: "again_i_"}
"""Begin the actions for a match that was played here, and for an imported one."""
_KEPT: Final = 64  # verdicts
_Told: TypeAlias = tuple[list[str], Picture]

Judge = Callable[[Interaction, "Asked", str, float | None], Awaitable[None]]
"""Answers with the verdict on what was chosen, and what it loses; None: not known."""


async def _nowhere() -> Row:
    return ()


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision that somebody makes again, where it was made."""

    one: DecisionAnalysis
    record: MatchRecord
    """The match as it stood."""
    losses: Mapping[str, float]
    """The known losses of choices; of the cube, all that can be chosen."""
    ids: Buttons
    """The components with which it is decided."""
    lines: tuple[str, ...]
    """The words with which it is asked."""
    judge: Judge
    sealed: bool = False
    """Is the verdict not told at once?"""
    way_out: Callable[[], Awaitable[Row]] = _nowhere
    """Leads back to where it was asked from, without an answer."""


async def decision_at(host: Host, user_id: int, logged: LoggedMatch, seq: int) -> tuple[DecisionAnalysis, MatchRecord]:
    """The decision that led to event `seq` of a match, and the match as it stood.

    Raises CoachError if it isn't known, or may not be told.
    """
    coach = host.app.coach
    state = (await asyncio.to_thread(states_before, logged.events, (seq,))).get(seq)
    one = None
    if state is not None:
        await coach.may_analyze(user_id, logged, state.game)
        one = (await coach.material(logged, state.game)).analyzed.get(seq)
    if state is None or one is None or not one.played:
        raise CoachError(CoachReason.NOT_ANALYZED, logged.key)
    return one, as_it_stood(logged.record, state)


def as_it_stood(record: MatchRecord, state: MatchState) -> MatchRecord:
    """A match as it stood when a decision was made: nothing tells what was played before, and no clock runs."""
    return replace(record, state=replace(state, last_turn=None), clock=None)


async def _asked(interaction: Interaction, target: CustomId, seq: int) -> Asked:
    """The decision that led to event `seq` of a match. Raises NotFound, and CoachError if it isn't known or told."""
    logged = await tapped(interaction, target)
    one, record = await decision_at(interaction.client, interaction.user.id, logged, seq)
    subject = logged_id("study_try", logged)
    ids = Buttons(_PREFIXES[logged.is_imported], subject.subject, record.state.seq, subject.mark)

    async def judge(interaction: Interaction, asked: Asked, chosen: str, loss: float | None) -> None:
        await _judge(interaction, asked, chosen, loss, logged)

    async def way_out() -> Row:
        return (await _way_back(interaction, logged, record.state.game, seq),)

    losses = losses_in(one, record.state)
    return Asked(one, record, losses, ids, (question_about(one),), judge, way_out=way_out)


def losses_in(one: DecisionAnalysis, state: MatchState) -> dict[str, float]:
    """The known loss of each choice, of the cube for all that the rules of the match allow there."""
    return one.losses_where(beavers=one.kind is DecisionKind.TAKE and may_beaver(state, one.side))


def question_about(one: DecisionAnalysis) -> str:
    """The question when a decision is made again."""
    if one.kind is DecisionKind.CHECKER:
        return say("again-play", roll=str(one.roll or ""))
    return say("again-cube", kind=one.kind.value)


async def _asked_about(interaction: Interaction, target: CustomId) -> Asked:
    """The decision of a tap on a component with one of the prefixes; raises what `_asked` raises."""
    imported = target.action.startswith(_PREFIXES[True])
    found = dataclass_replace(target, argument=logged_argument(imported=imported))
    return await _asked(interaction, found, target.seq + 1)


@TAPS.on("study_try")
async def _try(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await ask(interaction, await _asked(interaction, target, target.seq))


async def ask(interaction: Interaction, asked: Asked) -> None:
    """Ask for a decision on the person's own board."""
    if asked.one.kind is DecisionKind.CHECKER:
        await (await picker_of(interaction, asked)).show(None)
    else:
        host, ids = interaction.client, asked.ids
        preferences = await host.app.people.preferences(interaction.user.id)
        choices = tuple(ids("cube", label, BLUE, one) for one, label in cube_choices(asked.losses))
        row: Row = (*choices, *await asked.way_out())
        scene = own_scene(host, asked.record, asked.one.side, preferences)
        post = Post(asked.lines, (scene,), (row,), in_characters=preferences.text_board)
        await answer_alone(interaction, await drawn_soon(post, host.studio))


async def picker_of(interaction: Interaction, asked: Asked) -> Picker:
    """Somebody who picks a play for a decision made long ago."""
    host, record, side = interaction.client, asked.record, asked.one.side
    preferences = await host.app.people.preferences(interaction.user.id)

    async def choose(play: Play, _: bool) -> None:
        loss = await loss_of(host, asked.one, record, play, asked.losses)
        await asked.judge(interaction, asked, play.notation, loss)

    async def foresee(play: Play) -> None:
        if play.notation in asked.losses and not asked.sealed:
            await _told(interaction, asked, play.notation, asked.losses[play.notation])

    async def show(opening: int | None) -> None:
        way_out = await asked.way_out() if opening is None else ()
        await picker.lists(asked.lines, opening, way_out=way_out)

    picker = Picker(
        interaction=interaction,
        preferences=preferences,
        state=record.state,
        ids=asked.ids,
        table=numbers_for(record),
        own=numbers_on_own_board(record, side),
        scene=lambda made: own_scene(host, record, side, preferences, made),
        show=show,
        label=say("button-try-it"),
        choose=choose,
        foresee=foresee,
    )
    return picker


def deciding(prefix: str, find: Callable[[Interaction, CustomId], Awaitable[Asked]]) -> dict[str, Handler]:
    """The handlers of the components with which a decision is made again; see `Asked.ids`. `find` finds the decision.

    Raises StaleAction for what wasn't offered of the cube.
    """

    async def picker(interaction: Interaction, target: CustomId) -> Picker:
        return await picker_of(interaction, await find(interaction, target))

    async def cube(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
        asked, action = await find(interaction, target), target.argument
        if action not in asked.losses:
            raise StaleAction(f"no choice: {action}")
        await asked.judge(interaction, asked, action, asked.losses[action])

    return {**handlers(prefix, picker), f"{prefix}cube": cube}


for _prefix in _PREFIXES.values():
    TAPS.take_in(deciding(_prefix, _asked_about))


async def loss_of(
    host: Host, one: DecisionAnalysis, record: MatchRecord, play: Play, known: Mapping[str, float]
) -> float | None:
    """A play's loss: as `known` for the best five and the one made, else by a quick look. None: not known.

    The quick look sees less than the study did, so it may think too well of a play; none of the others is better than
    those five.
    """
    if play.notation in known:
        return known[play.notation]
    decision = Decision(record.state, one.seq, one.side, DecisionKind.CHECKER, moves=play.moves)
    found = await look_at(host.engine, decision)
    return None if found is None else max(found.loss, one.least_of_others)


async def _judge(interaction: Interaction, asked: Asked, chosen: str, loss: float | None, logged: LoggedMatch) -> None:
    one = asked.one
    with speaking(private_language(interaction)):
        played = action_text(asked.record, one, one.played)
        before = say("again-before", played=played, lost=lost(one.loss))
        again = TapButton(logged_id("study_try", logged, one.seq), say("button-try-again"), GREEN)
        row = (again, *await asked.way_out())
        await answer_alone(interaction, await verdict_on(interaction, asked, chosen, loss, before, row))


async def _way_back(interaction: Interaction, logged: LoggedMatch, game: int, seq: int) -> TapButton:
    """To the lessons in whose place the decision before `seq` was asked, with it as the picture if it's among them."""
    coach, studied = interaction.client.app.coach, None
    analysis = await coach.ready(logged, None) if logged.is_over or logged.is_imported else None
    if analysis is None:  # a game was studied by itself
        studied, analysis = game, await coach.ready(logged, game)
    wanted = Lessons(studied, await side_for(interaction.client.app.logs, logged, interaction.user.id))
    seqs = [one.seq for one in wanted.of(analysis)] if analysis is not None else []
    place = seqs.index(seq) if seq in seqs else 0
    target = logged_id("study_lesson", logged, place, argument_of_page(studied, wanted.side))
    return TapButton(target, say("button-lessons"))


async def verdict_on(  # noqa: PLR0917 - an answer
    interaction: Interaction, asked: Asked, chosen: str, loss: float | None, before: str, row: Row
) -> Post:
    """The verdict on what was chosen, what tells it from the best, both on the board, and what was `before`."""
    lines, picture = await _told(interaction, asked, chosen, loss)
    return Post(tuple(filter(None, (*lines, before))), (), (row,), extra=(picture,))


async def _told(interaction: Interaction, asked: Asked, chosen: str, loss: float | None) -> _Told:
    host = interaction.client
    theme = await theme_for(host, interaction.user.id, asked.record.place)
    with speaking(private_language(interaction)):
        return await host.get(Verdicts).told(asked, chosen, loss, theme)


class Verdicts:
    """The verdicts of late, each told once: most while somebody looks at the play that they picked."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._told: Recent[Hashable, asyncio.Task[_Told]] = Recent(_KEPT)

    async def told(self, asked: Asked, chosen: str, loss: float | None, theme: str) -> _Told:
        """The verdict on a choice in the language spoken, what tells it from the best, and both on the board."""
        record = asked.record
        key = (speaks(), theme, record.players, record.style, record.state, asked.one, chosen, loss)
        told = self._told.get(key)
        if told is None or (told.done() and (told.cancelled() or told.exception())):
            told = self._told[key] = asyncio.create_task(self._tell(asked, chosen, loss, theme))
        return await told

    async def _tell(self, asked: Asked, chosen: str, loss: float | None, theme: str) -> _Told:
        record, one = asked.record, asked.one
        lines, tried = await verdict_lines(self._host, record, one, chosen, loss, asked.losses)
        shown = one if loss is None else tried
        if tried.loss < _BEST:
            shown = replace(shown, best=shown.played)  # of plays that are worth the same, their own
        words = decision_words(record, shown, yours=shown is not one)
        return lines, await asyncio.to_thread(compared, record, shown, record.state, words, theme, bottom=one.side)


async def verdict_lines(  # noqa: PLR0917 - a decision and what was chosen
    host: Host, record: MatchRecord, one: DecisionAnalysis, chosen: str, loss: float | None, known: Mapping[str, float]
) -> tuple[list[str], DecisionAnalysis]:
    """The verdict on what was chosen and what tells it from the best, in the language spoken; and it as a decision.

    The best is told from what was played in the match, or else from the next best. `known` is as in `loss_of`.
    """
    least = max(known.values()) if loss is None else loss  # of a play that isn't among the best five
    tried = one
    if chosen != one.best:
        tried = replace(one, played=chosen, loss=least, equity=one.equity + one.loss - least)
    worse = [play for play, cost in known.items() if cost >= _BEST]
    other = tried
    if tried.played == one.best and worse and one.kind is DecisionKind.CHECKER:
        other = replace(one, played=(rival := min(worse, key=known.__getitem__)), loss=known[rival])
    [why] = await explained(host.engine, [choice_of(other, record.state)])
    best = one.best if one.kind is DecisionKind.CHECKER else ""
    verdict, action = _verdict(loss, is_best=chosen == one.best), "none" if best else chosen
    theirs, right, gone = _as_asked(record, one, chosen), _as_asked(record, one, one.best), lost(loss or 0.0)
    said = say("again-verdict", verdict=verdict, chosen=theirs, action=action, lost=gone, best=right)
    lines = explanation_lines(why, numbers_of(record, one), best, other=other.played, yours=True)
    return [said, *([] if why.equal else lines)], tried


def _as_asked(record: MatchRecord, one: DecisionAnalysis, what: str) -> str:
    """A choice in words; one about the cube in that of the button that it was made with."""
    if one.kind is DecisionKind.CHECKER:
        return action_text(record, one, what)
    [(_, label)] = cube_choices([what])
    return label.lower()


def _verdict(loss: float | None, *, is_best: bool) -> str:
    if loss is None:
        return "unknown"
    if loss < _BEST and not is_best:
        return "equal"
    if (score := score_of(loss)) >= _ALMOST:
        return "best" if loss < _BEST else "good" if score == 1 else "almost"
    return mark_of(loss).value
