"""Rolling and playing for the box or the crew, and proposing plays. Picks are private, as in a match."""

from __future__ import annotations

from typing import Final

from bot.chouette import commands as cmd
from bot.chouette.queries import may_consult, player_of
from bot.chouette.refusal import ChouetteError, ChouetteReason
from bot.chouette.state import CREW
from bot.errors import NotationError
from bot.records.chouettes import ChouetteRecord
from bot.rules.match.partial import PartialPlay, decode_steps
from bot.rules.match.state import Phase
from bot.texts.catalogue import say
from bot.ui.board.buttons import partial_now
from bot.ui.chouette import panel
from bot.ui.chouette.acting import carry_out, current, show_instead
from bot.ui.chouette.scenes import as_match, worn
from bot.ui.kit.components import CustomId, Taps, TextModal
from bot.ui.kit.host import Interaction
from bot.ui.kit.sending import ask_form
from bot.ui.match.plays import opening_of
from bot.ui.match.typing import typed_play

TAPS: Final = Taps()


@TAPS.on("ch_roll")
async def _roll(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await carry_out(interaction, target, cmd.Roll(interaction.user.id))


@TAPS.on("ch_next")
async def _next(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await carry_out(interaction, target, cmd.NextGame(interaction.user.id))


@TAPS.on("ch_view")
async def _view(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await interaction.client.app.chouettes.look(target.subject)
    if record.state.moved != target.seq:
        await show_instead(interaction, record, say("chouette-stale"))
    else:
        await panel.show(interaction, record)


@TAPS.on("ch_pick")
async def _pick(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """A play was chosen in a list: show it, or make it for whoever wants no question."""
    record = await _to_play(interaction, target)
    if record is None:
        return
    value = values[0] if values else ""
    opening = opening_of(value)
    if opening is not None:
        await panel.show(interaction, record, opening=opening)
        return
    partial = _partial(record, value)
    preferences = await interaction.client.app.people.preferences(interaction.user.id)
    if preferences.confirm or not _plays(record, interaction.user.id):
        await panel.picked(interaction, record, partial)
    else:
        await _make(interaction, target, partial)


@TAPS.on("ch_back")
async def _back(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await _to_play(interaction, target)
    if record is not None:
        await panel.show(interaction, record)


@TAPS.on("ch_steps", "ch_step", "ch_undo")
async def _step(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """Die by die: begin, play one, or take the latest back."""
    record = await _to_play(interaction, target)
    if record is None or record.state.game is None:
        return
    steps = decode_steps(target.argument.split("-")[0])
    steps = (*steps, *decode_steps(values[0])) if values else steps[:-1]
    partial = partial_now(record.state.game.board, steps)
    if partial is not None:
        await panel.steps(interaction, record, partial)


@TAPS.on("ch_play", "ch_play_it")
async def _play(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await _to_play(interaction, target)
    if record is None:
        return
    partial = _partial(record, target.argument)
    if not _plays(record, interaction.user.id):
        await panel.picked(interaction, record, partial)  # put together die by die by somebody who proposes
        return
    await _make(interaction, target, partial)


@TAPS.on("ch_propose")
async def _propose(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Propose a play to who plays. Nobody else sees it."""
    record = await _to_play(interaction, target)
    if record is None:
        return
    text = _partial(record, target.argument).finished().notation
    words = say("chouette-proposed")
    await carry_out(interaction, target, cmd.Propose(interaction.user.id, text), words)


@TAPS.on("ch_type")
async def _type(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await _to_play(interaction, target)
    if record is None or record.state.game is None:
        return
    partial = partial_now(record.state.game.board)
    numbers = worn(interaction.client, record, record.state.game)
    example = numbers.text(partial.plays[0].notation) if partial is not None else "13/8 6/5"
    form = CustomId("ch_typed", target.subject, target.seq, mark=target.mark)
    await ask_form(interaction, TextModal(form, say("form-play-title"), say("form-play-label"), placeholder=example))


@TAPS.on("ch_typed")
async def _typed(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    record = await _to_play(interaction, target)
    if record is None or record.state.game is None:
        return
    text = typed_play(interaction, as_match(interaction.client, record, record.state.game), values[0] if values else "")
    plays = _plays(record, interaction.user.id)
    command = cmd.Play(interaction.user.id, text) if plays else cmd.Propose(interaction.user.id, text)
    await carry_out(interaction, target, command, "" if plays else say("chouette-proposed"))


async def _make(interaction: Interaction, target: CustomId, partial: PartialPlay) -> None:
    """Make a play. Raises IllegalPlay when dice are left to play."""
    await carry_out(interaction, target, cmd.Play(interaction.user.id, partial.finished().notation))


def _partial(record: ChouetteRecord, text: str) -> PartialPlay:
    partial = None if record.state.game is None else partial_now(record.state.game.board, decode_steps(text))
    if partial is None:
        raise NotationError(text, "play")
    return partial


def _plays(record: ChouetteRecord, person: int) -> bool:
    game = record.state.game
    return game is not None and player_of(record.state, game.board.on_roll) == person


async def _to_play(interaction: Interaction, target: CustomId) -> ChouetteRecord | None:
    """The chouette of a tap, if the tapper may play its roll or propose for it; a stale tap is answered.

    Raises ChouetteError(NOT_YOUR_TURN) with who plays, MAY_NOT_CONSULT for the crew's members who may not.
    """
    record = await current(interaction, target)
    if record is None:
        return None
    game, person = record.state.game, interaction.user.id
    if game is None or game.board.phase is not Phase.TO_PLAY or game.window is not None:
        await show_instead(interaction, record, say("chouette-stale"))
        return None
    player = player_of(record.state, game.board.on_roll)
    if person == player or may_consult(record.state, person):
        return record
    crew = person in record.state.order[1:] and game.board.on_roll is CREW
    raise ChouetteError(ChouetteReason.MAY_NOT_CONSULT if crew else ChouetteReason.NOT_YOUR_TURN, player)
