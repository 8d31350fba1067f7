"""Guess the play: a spectator picks one in private; once it is made, the tables say who was right."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.app.crowd.questions import play_choices
from bot.app.logged import LoggedMatch
from bot.app.views import Turn
from bot.crowd.records import Guesser
from bot.crowd.refusal import CrowdError, CrowdReason
from bot.errors import NotFound
from bot.records.analyses import MatchAnalysis
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.render.pages.standings import StandingRow, render_standings
from bot.rules.match.state import Phase
from bot.texts.catalogue import say
from bot.ui.board.buttons import list_rows
from bot.ui.kit.alone import answer_alone
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Picture, Post, drawn
from bot.ui.kit.names import person_of, shown_name, unmarked
from bot.ui.kit.sending import reply
from bot.ui.kit.themes import theme_for
from bot.ui.match.lookup import chosen_match_to_look_at
from bot.ui.match.numbering import numbers_for, with_numbering
from bot.ui.match.plays import opening_of
from bot.ui.match.scenes import scene_of

TAPS: Final = Taps()
_ROWS: Final = 20


@TAPS.on("guess")
async def _open(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await _show(interaction, await _current(interaction, target), None)


@TAPS.on("g_pick")
async def _pick(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """A guess. Until the play is made it can be changed, and nobody else sees it."""
    value = values[0] if values else ""
    record = await _current(interaction, target)
    opening = opening_of(value)
    if opening is not None:
        await _show(interaction, record, None, opening)
        return
    person = person_of(interaction.user)
    await interaction.client.app.guesses.guess(record, person, target.seq, value)
    await _show(interaction, record, value)


async def _current(interaction: Interaction, target: CustomId) -> MatchRecord:
    """The match of a tap. Raises CrowdError if its roll was played, or if nobody may guess here."""
    record = await interaction.client.app.matches.match(target.subject)
    if record.state.seq != target.seq or record.state.phase is not Phase.TO_PLAY:
        raise CrowdError(CrowdReason.OLD_ROLL)
    await interaction.client.app.guesses.may_guess(record, interaction.user.id)
    return record


async def _show(interaction: Interaction, record: MatchRecord, choice: str | None, opening: int | None = None) -> None:
    theme = await theme_for(interaction.client, interaction.user.id, record.place)
    record = with_numbering(interaction.client, record)
    numbers, lines = numbers_for(record), [say("guess-asked", roll=str(record.state.roll or ""))]
    play = None if choice is None else play_choices(record.state).get(choice)
    if play is not None:
        lines.append(say("guess-yours", choice=unmarked(numbers.text(play.notation))))
    rows = list_rows(record, numbers, opening, action="g_pick")
    await answer_alone(interaction, drawn(Post(tuple(lines), (scene_of(record, theme=theme),), rows)))


class Guessing:
    """Judges guesses when plays are made, and again when a match was analyzed."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def settle(self, turn: Turn, _: Interaction | None = None) -> None:
        """Judge the guesses of a turn that was just shown."""
        await self._host.app.guesses.settle(turn)

    async def judge(self, logged: LoggedMatch, analysis: MatchAnalysis) -> None:
        """Give the points for good plays."""
        if not logged.is_imported:
            await self._host.app.guesses.judge(logged.record.match_id, analysis)


async def show_tables(interaction: Interaction, match: str | None) -> None:
    """Answer with the table of a match, if there is one here, and with that of the month."""
    guesses, record = interaction.client.app.guesses, None
    with suppress(NotFound):
        record = await chosen_match_to_look_at(interaction, match)
    tables: list[tuple[str, list[Guesser]]] = []
    if record is not None:
        tables.append((say("guesses-match", match=record.match_id), await guesses.table(record.match_id)))
    if interaction.guild_id is not None:
        tables.append((say("guesses-month"), await guesses.table_of_month(interaction.guild_id)))
    tables = [(title, table) for title, table in tables if table]
    if not tables:
        await reply(interaction, say("guesses-none"))
        return
    place = Place(interaction.channel_id or 0, interaction.guild_id)
    theme = await theme_for(interaction.client, interaction.user.id, place)
    made = await asyncio.to_thread(_pictures, tables, theme, _headings())
    await reply(interaction, replace(Post((say("guesses-explained"),), ()), extra=made))


def _headings() -> tuple[str, str, str]:
    return say("guesses-points"), say("guesses-hits"), say("guesses-count")


def _pictures(
    tables: list[tuple[str, list[Guesser]]], theme: str, headings: tuple[str, str, str]
) -> tuple[Picture, ...]:
    made = []
    for title, table in tables:
        rows, place = [], 0
        for number, one in enumerate(table[:_ROWS], 1):
            place = place if number > 1 and table[number - 2].points == one.points else number
            name = shown_name(Person(one.user_id, one.name))
            rows.append(StandingRow(place, name, (str(one.points), str(one.hits), str(one.guesses))))
        words = "\n".join([title, *(f"{row.place}. {row.name}: {row.columns[0]}" for row in rows)])
        made.append(Picture(render_standings(rows, headings, title, theme)[0], words))
    return tuple(made)
