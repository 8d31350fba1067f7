"""Starting a tournament by hand; before its time, or before everybody has checked in, that is asked first."""

from __future__ import annotations

from typing import Final

import discord

from bot.app.tournament.calendar import check_in_opens
from bot.records.marks import record_mark
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments import commands as cmd
from bot.tournaments.machine import decide
from bot.tournaments.state import Status
from bot.ui.kit.components import CustomId, TapButton
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Listing, Post
from bot.ui.kit.sending import announce_reply, reply, reply_in_place
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.tournament.finding import tournament_of
from bot.ui.tournament.places import can_be_played
from bot.ui.tournament.taps import TAPS, check_organizer, naming
from bot.ui.tournament.view import marked, named, tournament_post

_ORDER: Final = 20
"""Digits of an id at most."""


async def start(interaction: Interaction, record: TournamentRecord, order: tuple[int, ...], *, sure: bool) -> None:
    """Draw and begin, once it is certain; `order` are the ids to seed by hand, the top seed first."""
    if not await can_be_played(interaction, record):
        return
    if not sure and await _ask_first(interaction, record, order):
        return
    await announce_reply(interaction)
    await _draw(interaction, record, order)


async def _draw(interaction: Interaction, record: TournamentRecord, order: tuple[int, ...]) -> None:
    turn = await interaction.client.app.tournaments.start(
        record.tournament_id, order=order, actor_id=interaction.user.id, interaction_id=interaction.id
    )
    await reply(interaction, say("tournament-started", name=named(record)))
    await interaction.client.get(TournamentDesk).show(turn)


async def _ask_first(interaction: Interaction, record: TournamentRecord, order: tuple[int, ...]) -> bool:
    """Ask where not everybody has checked in, or it is before the time. Raises TournamentError for what cannot be."""
    state, bot = record.state, interaction.client
    opens, now = check_in_opens(record), bot.clock()
    everyone = opens is not None and bot.app.tournaments.is_before_check_in(record)
    decide(state, cmd.Start(0, order, everyone=everyone))  # what cannot be is said at once, not after the question
    missing = [one for one in state.entrants if one.status is Status.REGISTERED] if state.settings.check_in else []
    starts_at = record.plan.starts_at
    is_early = starts_at is not None and now < starts_at
    if not missing and not is_early:
        return False
    lines: list[str | Listing] = [say("tournament-start-ask", name=named(record))]
    if starts_at is not None and is_early:
        lines.append(say("tournament-start-early", at=discord.utils.format_dt(starts_at, "f")))
    if everyone:
        lines.append(say("tournament-start-everyone"))
    elif missing:
        here = sum(one.status is Status.CHECKED_IN for one in state.entrants)
        before = say("tournament-start-missing", here=here, count=here + len(missing))
        lines.append(Listing([marked(one) for one in missing], f"{before} ", ", "))
    await _ask(interaction, record, lines, order)
    return True


async def _ask(
    interaction: Interaction, record: TournamentRecord, lines: list[str | Listing], order: tuple[int, ...]
) -> None:
    buttons = [TapButton(CustomId("t_nothing", 0), say("button-not-after-all"), discord.ButtonStyle.success)]
    try:
        target = CustomId("t_start", record.tournament_id, 0, ",".join(map(str, order)), record_mark(record))
        buttons.append(TapButton(target, say("button-start-now"), discord.ButtonStyle.danger))
    except ValueError:  # more seeds than an id can hold
        lines.append(say("tournament-start-sure"))
    await reply(interaction, tournament_post(record, lines, buttons))


@TAPS.on("t_start")
async def _start(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await tournament_of(interaction, target.subject)
    await check_organizer(interaction, record)
    order = tuple(int(one) for one in target.argument.split(",") if one.isdecimal() and len(one) <= _ORDER)
    if not await can_be_played(interaction, record):
        return
    await reply_in_place(interaction, Post((say("tournament-starting", name=named(record)),), ()))
    async with naming(interaction, record):
        await _draw(interaction, record, order)
