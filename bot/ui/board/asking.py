"""Questions before what cannot be taken back: a double, a pass, a resignation."""

from __future__ import annotations

from typing import Final

from bot.app.matches import side_of
from bot.errors import NotOnRoll, WrongPhase
from bot.records.matches import MatchRecord
from bot.rules.match import commands as cmd
from bot.rules.match.actions import double_refusal, just_refused, resign_options
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.buttons import double_rows, pass_rows, resign_rows
from bot.ui.board.play import carry_out, current, show_late
from bot.ui.coach import tutor as coach_tutor
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import plain
from bot.ui.kit.sending import answer_alone

TAPS: Final = Taps(show_late)


@TAPS.on("double")
async def _double(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record, _side = await current(interaction, target)
    await offer_double(interaction, record, seen_seq=target.seq)


async def offer_double(
    interaction: Interaction, record: MatchRecord, *, sure: bool = False, seen_seq: int | None = None
) -> None:
    """Offer a double, after asking a player who wants to be asked. Raises what offering it would raise."""
    side = side_of(record, interaction.user.id)
    preferences = await interaction.client.app.people.preferences(interaction.user.id)
    possible = record.state.waiting_for is side and record.state.phase is Phase.TO_ROLL
    if sure or not preferences.confirm_double or not possible or double_refusal(record.state, side) is not None:
        await carry_out(interaction, record.match_id, cmd.OfferDouble, seen_seq=seen_seq)
        return
    value = record.state.cube.value
    remark = await coach_tutor.remark(interaction, record, cmd.OfferDouble(side))
    opponent = plain(record.players[side.other])
    lines = (say("ask-double", value=value * 2, points=value, opponent=opponent), remark)
    await answer_alone(interaction, Post(tuple(filter(None, lines)), (), double_rows(record)))


@TAPS.on("pass")
async def _pass(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await ask_pass(interaction, *await current(interaction, target))


async def ask_pass(interaction: Interaction, record: MatchRecord, side: Side) -> None:
    """Ask whether a pass is meant and say what it costs. Raises NotOnRoll for the doubler."""
    waiting_for = record.state.waiting_for
    if waiting_for is not None and waiting_for is not side:
        raise NotOnRoll(waiting_for)
    value = record.state.stake
    remark = await coach_tutor.remark(interaction, record, cmd.Pass(side))
    lines = (say("ask-pass", points=value, value=value * 2), remark)
    await answer_alone(interaction, Post(tuple(filter(None, lines)), (), pass_rows(record)))


@TAPS.on("resign")
async def _resign(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await ask_resign(interaction, *await current(interaction, target))


async def ask_resign(interaction: Interaction, record: MatchRecord, side: Side) -> None:
    """Ask what to resign, each way with its cost. Raises WrongPhase once the match is over."""
    if record.state.is_over:
        raise WrongPhase(record.state.phase, cmd.Resign.__name__)
    opponent = plain(record.players[side.other])
    text = say("ask-resign", opponent=opponent, session=not record.state.length)
    lines = (text, say("ask-resign-refused")) if just_refused(record.state, side) else (text,)
    await answer_alone(interaction, Post(lines, (), resign_rows(record, resign_options(record.state, side))))


@TAPS.on("resign_game")
async def _resign_game(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    grade = int(target.argument) if target.argument.isdecimal() else 1
    await carry_out(interaction, target.subject, lambda side: cmd.Resign(side, grade), seen_seq=target.seq)
