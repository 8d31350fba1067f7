"""Asking before what cannot be undone in a tournament: withdrawing, taking somebody out, calling it off."""

from __future__ import annotations

from typing import Final

import discord

from bot.records.marks import record_mark
from bot.records.people import Person
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments import commands as cmd
from bot.tournaments.league import leaves_early
from bot.tournaments.machine import decide
from bot.tournaments.queries import open_pairings
from bot.tournaments.settings import Format
from bot.tournaments.state import TournamentState
from bot.ui.kit.components import CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.tournament.pictures import entrant_name
from bot.ui.tournament.taps import carry_out_tournament, check_organizer, tapped
from bot.ui.tournament.view import named, tournament_post

TAPS: Final = Taps()
_RED: Final = discord.ButtonStyle.danger
_GREEN: Final = discord.ButtonStyle.success


async def withdraw(interaction: Interaction, record: TournamentRecord, *, sure: bool) -> None:
    """Withdraw from a running tournament, after asking unless `sure`. Raises TournamentError."""
    user_id = interaction.user.id
    command = cmd.Withdraw(user_id, user_id)
    if sure:
        await carry_out_tournament(interaction, record, command, say("tournament-withdrawn", name=named(record)))
        return
    decide(record.state, command)  # refuse what is impossible at once, not after the question
    opponents = _opponents(record.state, user_id)
    text = say("tournament-withdraw-ask", name=named(record), playing=bool(opponents), opponents=", ".join(opponents))
    if record.state.settings.format is Format.LEAGUE and leaves_early(record.state, user_id):
        text = say("league-withdraw-ask", name=named(record))
    yes = TapButton(
        CustomId("t_withdraw", record.tournament_id, mark=record_mark(record)), say("button-withdraw"), _RED
    )
    await _ask(interaction, record, text, yes)


async def take_out(interaction: Interaction, record: TournamentRecord, user_id: int, *, sure: bool) -> None:
    """Take a person out of a running tournament, after asking unless `sure`. Raises TournamentError."""
    command = cmd.Withdraw(user_id, interaction.user.id)
    if sure:
        await carry_out_tournament(interaction, record, command, _taken_out(record, user_id))
        return
    decide(record.state, command)
    opponents = _opponents(record.state, user_id)
    text = say(
        "tournament-forfeit-ask",
        who=_named(record.state, user_id),
        name=named(record),
        playing=bool(opponents),
        opponents=", ".join(opponents),
    )
    yes = TapButton(
        CustomId("t_forfeit", record.tournament_id, 0, str(user_id), record_mark(record)), say("button-take-out"), _RED
    )
    await _ask(interaction, record, text, yes)


async def call_off(interaction: Interaction, record: TournamentRecord, *, sure: bool) -> None:
    """Call a tournament off, after asking unless `sure`. Raises TournamentError."""
    command = cmd.Cancel(interaction.user.id)
    if sure:
        await carry_out_tournament(interaction, record, command, say("tournament-called-off", name=named(record)))
        return
    decide(record.state, command)
    under_way = await interaction.client.app.tournaments.count_under_way(record)
    text = say("tournament-cancel-ask", name=named(record), under_way=under_way, is_weekly=record.plan.weekly)
    yes = TapButton(
        CustomId("t_call_off", record.tournament_id, mark=record_mark(record)), say("button-call-off"), _RED
    )
    await _ask(interaction, record, text, yes)


async def _ask(interaction: Interaction, record: TournamentRecord, text: str, yes: TapButton) -> None:
    no = TapButton(CustomId("t_nothing", 0), say("button-not-after-all"), _GREEN)
    await reply(interaction, tournament_post(record, [text], (no, yes)))


def _opponents(state: TournamentState, user_id: int) -> list[str]:
    """The opponents in the matches that a person can play now."""
    pairings = [pairing for pairing in open_pairings(state) if user_id in pairing.entrants]
    return [_named(state, one) for pairing in pairings for one in pairing.entrants if one not in (user_id, None)]


def _named(state: TournamentState, entrant: int | None) -> str:
    return bold(Person(entrant or 0, entrant_name(state, entrant)))


def _taken_out(record: TournamentRecord, user_id: int) -> str:
    return say("tournament-forfeited", who=_named(record.state, user_id), name=named(record))


@TAPS.on("t_withdraw")
async def _withdraw(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    command = cmd.Withdraw(interaction.user.id, interaction.user.id)
    async with tapped(interaction, target) as record:
        done = say("tournament-withdrawn", name=named(record))
        await carry_out_tournament(interaction, record, command, done, in_place=True)


@TAPS.on("t_forfeit")
async def _take_out(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    user_id = int(target.argument) if target.argument.isdecimal() else 0
    command = cmd.Withdraw(user_id, interaction.user.id)
    async with tapped(interaction, target) as record:
        await check_organizer(interaction, record)
        await carry_out_tournament(interaction, record, command, _taken_out(record, user_id), in_place=True)


@TAPS.on("t_call_off")
async def _call_off(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    command = cmd.Cancel(interaction.user.id)
    async with tapped(interaction, target) as record:
        await check_organizer(interaction, record)
        done = say("tournament-called-off", name=named(record))
        await carry_out_tournament(interaction, record, command, done, in_place=True)


@TAPS.on("t_nothing")
async def _nothing(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    await reply_in_place(interaction, Post((say("tournament-nothing-done"),), ()))
