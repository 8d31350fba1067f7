"""Choosing a play: from a list, die by die, or typed. Until it is confirmed nobody else sees any of it."""

from __future__ import annotations

from typing import Final

from bot.errors import NotationError, NotOnRoll, WrongPhase
from bot.records.matches import MatchRecord
from bot.rules.match import commands as cmd
from bot.rules.match.partial import decode_steps
from bot.rules.match.state import Phase
from bot.texts.catalogue import say
from bot.ui.board.boards import Boards
from bot.ui.board.buttons import partial_now
from bot.ui.board.play import carry_out, current, make
from bot.ui.coach import tutor as coach_tutor
from bot.ui.kit.components import CustomId, Taps, TextModal
from bot.ui.kit.host import Interaction
from bot.ui.kit.sending import ask_form
from bot.ui.match.numbering import numbers_for, with_numbering
from bot.ui.match.plays import opening_of
from bot.ui.match.typing import typed_play

TAPS: Final = Taps()


@TAPS.on("pick")
async def _pick(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """A play was chosen in a list: show it to the player, or make it for whoever wants no question.

    What the first checker does was chosen where there are very many plays: show those that begin so.
    """
    record = await _to_play(interaction, target)
    if record is None:
        return
    value = values[0] if values else ""
    opening = opening_of(value)
    if opening is not None:
        await interaction.client.get(Boards).panels.show(interaction, record, opening=opening)
        return
    partial = partial_now(record.state, decode_steps(value))
    if partial is None:
        return
    play = partial.finished()
    words = await coach_tutor.remark(interaction, record, cmd.MakePlay(record.state.on_roll, play.notation))
    preferences = await interaction.client.app.people.preferences(interaction.user.id)
    if preferences.confirm or words:
        await interaction.client.get(Boards).panels.picked(interaction, record, partial, words)
    else:
        await make(interaction, target, partial, sure=True)


@TAPS.on("back")
async def _back(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Not this play: choose again."""
    record = await _to_play(interaction, target)
    if record is not None:
        await interaction.client.get(Boards).panels.show(interaction, record)


@TAPS.on("steps", "step", "undo")
async def _step(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """Die by die: begin, play one, or take the latest back."""
    record = await _to_play(interaction, target)
    if record is None:
        return
    steps = decode_steps(target.argument.split("-")[0])
    steps = (*steps, *decode_steps(values[0])) if values else steps[:-1]
    partial = partial_now(record.state, steps)
    if partial is None:
        return
    preferences = await interaction.client.app.people.preferences(interaction.user.id)
    if values and partial.is_complete and not preferences.confirm:
        await make(interaction, target, partial)
    else:
        await interaction.client.get(Boards).panels.steps(interaction, record, partial)


@TAPS.on("play", "play_it")
async def _play(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Make the play that was picked or put together, in the same way as a typed one."""
    record = await _to_play(interaction, target)
    if record is None:
        return
    partial = partial_now(record.state, decode_steps(target.argument))
    if partial is None:
        raise NotationError(target.argument, "play")
    await make(interaction, target, partial, sure=target.action == "play_it")


@TAPS.on("type")
async def _type(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await _to_play(interaction, target)
    if record is None:
        return
    partial = partial_now(record.state)
    numbers = numbers_for(with_numbering(interaction.client, record))
    example = numbers.text(partial.plays[0].notation) if partial is not None else "13/8 6/5"
    form = CustomId("typed", target.subject, target.seq, mark=target.mark)
    await ask_form(interaction, TextModal(form, say("form-play-title"), say("form-play-label"), placeholder=example))


@TAPS.on("typed")
async def _typed(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    record = await interaction.client.app.matches.match(target.subject)
    text = typed_play(interaction, record, values[0] if values else "")
    await carry_out(interaction, target.subject, lambda side: cmd.MakePlay(side, text), seen_seq=target.seq)


async def _to_play(interaction: Interaction, target: CustomId) -> MatchRecord | None:
    """The match of a tap, if its roll waits for the tapper. A stale tap is answered, and None returned."""
    found = await current(interaction, target)
    if found is None:
        return None
    record, side = found
    state = record.state
    if state.waiting_for not in (None, side):
        raise NotOnRoll(side.other)
    if state.phase is not Phase.TO_PLAY:
        raise WrongPhase(state.phase, cmd.MakePlay.__name__)
    return record
