"""The posts of an arena and a simul under way: how it stands, the table, and what one can tap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.app.tournament.calendar import closes_at
from bot.records.marks import record_mark
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments.arena_table import podium
from bot.tournaments.simul import score
from bot.ui.kit.components import CustomId, TapButton
from bot.ui.kit.message import Listing, Picture, Post
from bot.ui.kit.names import bold, escaped
from bot.ui.match.clocks import clock_terms, for_length
from bot.ui.match.narration import match_link
from bot.ui.tournament.pictures import entrant_name
from bot.ui.tournament.view import named, terms_line, tournament_post

_LISTED = 12
"""So many matches under way are listed with a link."""


def arena_post(record: TournamentRecord, matches: Mapping[int, MatchRecord], pictures: Sequence[Picture]) -> Post:
    """An arena under way: until when, who leads, what is being played, the table."""
    state, closes = record.state, closes_at(record)
    lines: list[str | Listing] = [say("tournament-heading", name=escaped(record.name)), terms_line(record)]
    lines.append(say("arena-rules"))
    if state.paused:
        lines.append(say("tournament-paused"))
    if closes is not None:
        left = discord.utils.format_dt(closes, "R")
        lines.append(say("arena-closes", left=left, players=len(state.seats), matches=len(state.pairings)))
    leaders = podium(state)[:1]
    if leaders:
        who = escaped(entrant_name(state, leaders[0].entrant.id))
        lines.append(say("arena-leads", who=who, points=leaders[0].seat.points))
    lines.append(Listing([_under_way(one) for one in matches.values()], most=_LISTED))
    number, mark = record.tournament_id, record_mark(record)
    buttons = [
        TapButton(CustomId("a_join", number, mark=mark), say("button-join"), discord.ButtonStyle.success),
        TapButton(CustomId("a_pause", number, mark=mark), say("button-arena-pause")),
        TapButton(CustomId("a_back", number, mark=mark), say("button-arena-back"), discord.ButtonStyle.primary),
        TapButton(CustomId("t_standings", number, mark=mark), say("button-standings")),
    ]
    return tournament_post(record, lines, buttons, pictures[:1])


def _under_way(match: MatchRecord) -> str:
    white, black = (bold(person) for person in match.players)
    return f"- {white} : {black} {match_link(match)}".rstrip()


def simul_post(record: TournamentRecord, pictures: Sequence[Picture]) -> Post:
    """A simul under way: the host's score, and every board in a table."""
    state = record.state
    now = score(state)
    lines = [
        say("simul-heading", who=_host(record), boards=len(state.pairings)),
        terms_line(record),
        simul_clock(record),
        say("simul-stands", won=now.won, lost=now.lost, left=now.left),
    ]
    target = CustomId("s_next", record.tournament_id, mark=record_mark(record))
    next_board = TapButton(target, say("button-next-board"), discord.ButtonStyle.primary)
    return tournament_post(record, lines, [next_board], pictures)


def simul_end(record: TournamentRecord, pictures: Sequence[Picture]) -> Post:
    """The card at the end of a simul."""
    final = score(record.state)
    text = say("simul-over", who=_host(record), won=final.won, lost=final.lost)
    return tournament_post(record, [text], (), pictures)


def simul_clock(record: TournamentRecord) -> str:
    """The time that guests and host have, in words."""
    terms = clock_terms(for_length(record.plan.clock, record.plan.length(1)))
    return "\n".join(part for part in (terms, say("simul-host-time")) if part)


def _host(record: TournamentRecord) -> str:
    host = record.state.settings.host
    return escaped(entrant_name(record.state, host))


def resting_line(record: TournamentRecord, who: str) -> str:
    """That somebody did nothing in a match and is paired no more until they say so."""
    url = f"https://discord.com/channels/{record.place.guild_id}/{record.place.channel_id}/{record.message_id or ''}"
    return say("arena-absent", who=who, name=named(record), url=url)


def called_to(record: TournamentRecord, white: str, black: str) -> str:
    """The heading of a board among many."""
    return say("gathered-called", name=bold(Person(0, record.name)), white=white, black=black)
