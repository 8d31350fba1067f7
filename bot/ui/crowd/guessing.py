"""Guess the play: a spectator picks one in private; once it is made, the tables say who was right."""

import asyncio
from contextlib import nullcontext, suppress
from typing import Final

from bot.crowd.events import Guesser
from bot.errors import CrowdError, CrowdReason, NotFound
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.render.pages.standings import StandingRow, render_standings
from bot.rules.match.state import Phase
from bot.rules.play import Play
from bot.texts.catalogue import say
from bot.ui.board.buttons import buttons_of
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import person_of, shown_name, unmarked
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import reply
from bot.ui.match.lookup import chosen_match_to_look_at
from bot.ui.match.scenes import own_scene
from bot.ui.match.style import numbers_for, theme_for, with_numbering
from bot.ui.picking.picker import Picker, handlers
from bot.ui.picking.words import value_of

TAPS: Final = Taps()
_ROWS: Final = 20


@TAPS.on("guess")
async def _open(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await (await _find(interaction, target)).show(None)


async def _find(interaction: Interaction, target: CustomId) -> Picker:
    """The spectator of a tap. Raises CrowdError if its roll was played, or if they may not guess here."""
    app, person = interaction.client.app, interaction.user.id
    record = await app.matches.match(target.subject)
    if record.state.seq != target.seq or record.state.phase is not Phase.TO_PLAY:
        raise CrowdError(CrowdReason.OLD_ROLL)
    await app.guesses.may_guess(record, person)
    return await _picker(interaction, with_numbering(interaction.client, record))


async def _picker(interaction: Interaction, record: MatchRecord) -> Picker:
    """A spectator's guess can be changed until the play is made, and nobody else sees it."""
    host, state = interaction.client, record.state
    preferences = await host.app.people.preferences(interaction.user.id)
    own = numbers_for(record)

    async def show(opening: int | None, chosen: Play | None = None) -> None:
        lines, partial = [say("guess-asked", roll=str(state.roll or ""))], None
        if chosen is not None:
            partial = picker.partial(value_of(state, chosen))
            lines.append(say("guess-yours", choice=unmarked(own.text(chosen.notation))))
        await picker.lists(lines, opening, partial)

    async def guess(play: Play, _: bool) -> None:
        await host.app.guesses.guess(record, person_of(interaction.user), state.seq, value_of(state, play))
        await show(None, play)

    picker = Picker(
        interaction=interaction,
        preferences=preferences,
        state=state,
        ids=buttons_of(record)._replace(prefix="g_"),
        table=own,
        own=own,
        scene=lambda partial: own_scene(host, record, None, preferences, partial),
        show=show,
        label=say("button-guess-it"),
        choose=guess,
    )
    return picker


TAPS.take_in(handlers("g_", _find))


async def show_tables(interaction: Interaction, match: str | None) -> None:
    """Answer with the table of a match, if there is one here, and that of the month. Raises NotFound for one named."""
    guesses, record = interaction.client.app.guesses, None
    with nullcontext() if match else suppress(NotFound):
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
    theme = await theme_for(interaction.client, interaction.user.id, place_of(interaction))
    made = await asyncio.to_thread(_pictures, tables, theme)
    await reply(interaction, Post((say("guesses-explained"),), (), extra=made))


def _pictures(tables: list[tuple[str, list[Guesser]]], theme: str) -> tuple[Picture, ...]:
    headings = (say("guesses-points"), say("guesses-hits"), say("guesses-count"))
    made = []
    for title, table in tables:
        rows, points = [], [one.points for one in table]
        for one in table[:_ROWS]:
            columns = (str(one.points), str(one.hits), str(one.guesses))
            rows.append(StandingRow(points.index(one.points) + 1, shown_name(Person(one.user_id, one.name)), columns))
        words = "\n".join([title, *(f"{row.place}. {row.name}: {row.columns[0]}" for row in rows)])
        made.append(Picture(render_standings(rows, headings, title, theme)[0], words))
    return tuple(made)
