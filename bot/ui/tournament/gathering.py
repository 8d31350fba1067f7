"""The one post of an arena or a simul under way, which is brought up to date now and then, and all its boards."""

from collections.abc import Mapping, Sequence

import discord

from bot.app.tournament.calendar import closes_at
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments.arena_table import podium
from bot.tournaments.simul import score
from bot.ui.kit.components import BLUE, GREEN
from bot.ui.kit.message import Listing, Picture, Post
from bot.ui.kit.names import bold, escaped
from bot.ui.match.clocks import clock_terms, for_length
from bot.ui.match.narration import match_link
from bot.ui.tournament.group_pictures import entrant_name
from bot.ui.tournament.view import announcement_url, button, named, terms_line, tournament_post

_LISTED = 12
"""The most matches under way that are listed with a link."""


def arena_post(record: TournamentRecord, matches: Mapping[int, MatchRecord], pictures: Sequence[Picture]) -> Post:
    """An arena under way: until when, who leads, what is being played, the table."""
    state, closes = record.state, closes_at(record)
    left = "" if closes is None else discord.utils.format_dt(closes, "R")
    lines: list[str | Listing] = [
        say("tournament-heading", name=escaped(record.name)),
        terms_line(record),
        say("arena-rules"),
        say("tournament-paused") if state.paused else "",
        say("arena-closes", left=left, players=len(state.seats), matches=len(state.pairings)) if left else "",
    ]
    for leader in podium(state)[:1]:
        who = escaped(entrant_name(state, leader.entrant.id))
        lines.append(say("arena-leads", who=who, points=leader.seat.points))
    lines.append(Listing([_under_way(one) for one in matches.values()], most=_LISTED))
    buttons = [
        button(record, "a_join", say("button-join"), GREEN),
        button(record, "a_pause", say("button-arena-pause")),
        button(record, "a_back", say("button-arena-back"), BLUE),
        button(record, "t_standings", say("button-standings")),
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
        clock_terms(for_length(record.plan.clock, record.plan.length(1))),
        say("simul-host-time"),
        say("simul-stands", won=now.won, lost=now.lost, left=now.left),
    ]
    return tournament_post(record, lines, [button(record, "s_next", say("button-next-board"), BLUE)], pictures)


def simul_end(record: TournamentRecord, pictures: Sequence[Picture]) -> Post:
    """The card at the end of a simul."""
    final = score(record.state)
    text = say("simul-over", who=_host(record), won=final.won, lost=final.lost)
    return tournament_post(record, [text], (), pictures)


def _host(record: TournamentRecord) -> str:
    host = record.state.settings.host
    return escaped(entrant_name(record.state, host))


def resting_line(record: TournamentRecord, who: str) -> str:
    """The notice that somebody did nothing in a match and is paired no more until they say so."""
    return say("arena-absent", who=who, name=named(record), url=announcement_url(record))


def called_to(record: TournamentRecord, white: str, black: str) -> str:
    """The heading of a board among many."""
    return say("gathered-called", name=bold(Person(0, record.name)), white=white, black=black)
