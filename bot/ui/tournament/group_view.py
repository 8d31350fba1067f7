"""Announcements and ends: of any tournament as its format has them, of arenas, simuls, leagues and team matches."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.app.tournament.calendar import closes_at, deadline
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments.arena_table import podium
from bot.tournaments.league import Moving, tables
from bot.tournaments.settings import Format
from bot.tournaments.sides import HOME, LAPSES, PATIENCE
from bot.tournaments.simul import score
from bot.tournaments.state import Claim, Status, TournamentPhase, TournamentState
from bot.tournaments.teams import TEAMS, DecidedBy, line_up_of, size_of, team_score
from bot.ui.kit.components import BLUE, GREEN, TapButton
from bot.ui.kit.message import Listing, Picture, Post
from bot.ui.kit.names import bold, escaped, mention
from bot.ui.match.clocks import clock_terms, for_length
from bot.ui.match.narration import match_link
from bot.ui.tournament.group_pictures import entrant_name
from bot.ui.tournament.pictures import podium_picture, present_pictures, simul_pictures, table_pictures
from bot.ui.tournament.view import (
    announcement,
    button,
    buttons_of,
    byes_line,
    dice_button,
    entrant_named,
    host_time,
    marked,
    named,
    names_of,
    open_pairings,
    phase_lines,
    podium_line,
    sign_up_lines,
    simul_score,
    start_button,
    terms_line,
    tournament_post,
    winner_line,
)

_DAY: Final = 24
_SHOWN: Final = 4  # the most pictures in an announcement; a button shows all
_LISTED = 12  # the most matches under way that are listed with a link


def overview(
    record: TournamentRecord, theme: str, abandon_after: timedelta, links: Mapping[int, str] | None = None
) -> Post:
    """The announcement, with `links` to the matches by pairing. Draws once it runs: not for the event loop then."""
    format_, phase = record.state.settings.format, record.state.phase
    pictures: list[Picture] = []
    if format_ not in (Format.LEAGUE, Format.TEAM):
        if phase is TournamentPhase.RUNNING:
            pictures = present_pictures(record, theme)[:_SHOWN]
        return announcement(record, abandon_after, links or {}, pictures)
    if phase in (TournamentPhase.RUNNING, TournamentPhase.ENDED):
        pictures = table_pictures(record, theme)[:_SHOWN]
    return _league_post(record, pictures, links or {}) if format_ is Format.LEAGUE else _team_post(record, pictures)


def farewell(record: TournamentRecord, theme: str, matches: Mapping[int, MatchRecord]) -> Post:
    """The end of any tournament, with its last pictures; of a simul with its `matches`. Not for the event loop."""
    format_ = record.state.settings.format
    if format_ is Format.SIMUL:
        return tournament_post(record, [f"## {simul_score(record)}"], (), simul_pictures(record, matches, theme))
    if format_ is Format.TEAM:
        return end_post(record, [f"## {_team_verdict(record)}"], table_pictures(record, theme))
    lines = _league_end(record) if format_ is Format.LEAGUE else [winner_line(record)]
    podium = [] if record.state.champion is None else [podium_picture(record, theme)]
    return end_post(record, lines, [*podium, *table_pictures(record, theme)])


def end_post(record: TournamentRecord, lines: Sequence[str | Listing], pictures: list[Picture]) -> Post:
    """The end: the winners' card and the standings."""
    return tournament_post(record, lines, taps_of(record), pictures[:4])


def _league_post(record: TournamentRecord, pictures: Sequence[Picture], links: Mapping[int, str]) -> Post:
    """The announcement of a season, which is kept up to date; the tables of its divisions once it runs."""
    state, plan = record.state, record.plan
    timing = clock_terms(for_length(plan.clock, plan.length(1)))
    lines: list[str | Listing] = [heading_of(record), terms_line(record), timing]
    if state.phase is TournamentPhase.SIGN_UP:
        lines += [say("league-rounds", days=plan.round_hours // _DAY), say("league-places")]
        lines += [*sign_up_lines(record), *entrant_lines(record)]
    elif state.phase is TournamentPhase.RUNNING:
        lines += [*_running(record), byes_line(state), open_pairings(record, links)]
    else:
        lines += phase_lines(record, links)
    return tournament_post(record, lines, [*_league_buttons(record), *dice_button(record)], pictures)


def _running(record: TournamentRecord) -> list[str | Listing]:
    state = record.state
    rounds = max((stage.rounds for stage in state.stages), default=0)
    due = deadline(record)
    left = "" if due is None else discord.utils.format_dt(due, "R")
    lines: list[str | Listing] = [
        say("league-round", round=state.opened, rounds=rounds, timed=due is not None, left=left)
    ]
    if state.paused:
        lines.append(say("tournament-paused"))
    found = _names(state, Status.WAITING)
    return [*lines, Listing(found, say("league-waiting") + " ", ", ")] if found else lines


def _names(state: TournamentState, status: Status) -> list[str]:
    return [marked(one) for one in state.entrants if one.status is status]


def _league_buttons(record: TournamentRecord) -> list[TapButton]:
    phase = record.state.phase
    if phase is TournamentPhase.CANCELLED:
        return []
    if phase is TournamentPhase.SIGN_UP:
        return [*_joins(record), button(record, "t_leave", say("button-leave"))]
    looks = [button(record, "t_standings", say("button-tables")), button(record, "t_bracket", say("button-results"))]
    if phase is TournamentPhase.RUNNING:
        looks.append(button(record, "t_join", say("button-join-next")))
    return looks


def _league_end(record: TournamentRecord) -> list[str | Listing]:
    """The end of a season: who has won it, who goes up and who goes down."""
    state = record.state
    who = escaped(entrant_name(state, state.champion))
    if not who:
        return [say("tournament-no-champion", name=escaped(record.name))]
    lines: list[str | Listing] = [say("league-won", name=escaped(record.name), season=record.plan.season, who=who)]
    for division, rows in enumerate(tables(state), 1):
        up, down = (
            [escaped(entrant_name(state, one.entrant)) for one in rows if one.moving is way]
            for way in (Moving.UP, Moving.DOWN)
        )
        if up:
            lines.append(Listing(up, say("league-up", division=division, to=division - 1) + " ", ", "))
        if down:
            lines.append(Listing(down, say("league-down", division=division, to=division + 1) + " ", ", "))
    return lines


def _team_post(record: TournamentRecord, pictures: Sequence[Picture]) -> Post:
    """The announcement of a team match, which is kept up to date; the score sheet once it runs."""
    state, plan = record.state, record.plan
    one, other = (escaped(name) for name in state.settings.team_names)
    boards = say("team-boards", players=size_of(state), boards="each" if state.settings.board_by_board else "all")
    timing = clock_terms(for_length(plan.clock, plan.length(1)))
    lines: list[str | Listing] = [heading_of(record), terms_line(record), boards, timing]
    if plan.away is not None:
        here, there = (f"<#{place.channel_id}>" for place in (record.place, plan.away.place))
        lines.append(say("team-channels", here=here, there=there))
    if state.phase is TournamentPhase.SIGN_UP:
        lines.append(say("tournament-starts-by-hand"))
    elif state.phase is TournamentPhase.CANCELLED:
        lines.append(say("tournament-cancelled"))
    else:
        score = team_score(state, plan.length(1))
        lines.append(say("team-score", one=one, other=other, won=score.matches[0], lost=score.matches[1]))
        lines += [say("tournament-paused")] if state.paused else []
        lines += [_team_verdict(record), podium_line(record)] if state.phase is TournamentPhase.ENDED else []
    lines += entrant_lines(record)
    return tournament_post(record, lines, [*_team_buttons(record), *dice_button(record)], pictures)


def entrant_lines(record: TournamentRecord) -> list[str | Listing]:
    """Everyone who is in: of a team match by team, of a league that hasn't begun those who signed up."""
    state = record.state
    if state.settings.format is Format.LEAGUE:
        found = _names(state, Status.REGISTERED)
        return [say("league-entrants", count=len(found)), Listing(found, between=", ")]
    if state.settings.format is not Format.TEAM:
        return names_of(record)
    lines: list[str | Listing] = []
    for team, name in zip(TEAMS, state.settings.team_names, strict=True):
        players = line_up_of(state, team)
        size, drawn = size_of(state), bool(state.pairings)  # with a substitute there are more than it takes
        before = say("team-line-up", team=escaped(name), count=len(players), players=size, drawn=drawn)
        lines.append(Listing([marked(player) for player in players], f"{before} ", ", ") if players else before)
    return lines


def heading_of(record: TournamentRecord) -> str:
    """The name of a tournament as its post is headed."""
    name, format_ = escaped(record.name), record.state.settings.format
    if format_ is Format.LEAGUE:
        return say("league-heading", name=name, season=record.plan.season)
    return say("team-heading", name=name) if format_ is Format.TEAM else say("tournament-heading", name=name)


def taps_of(record: TournamentRecord) -> list[TapButton]:
    """The buttons under a tournament of any kind, as it stands."""
    format_, running = record.state.settings.format, record.state.phase is TournamentPhase.RUNNING
    if format_ is Format.LEAGUE:
        return _league_buttons(record)
    if format_ is Format.TEAM:
        return _team_buttons(record)
    if format_ is Format.ARENA and running:
        return _arena_buttons(record)
    return _simul_buttons(record) if format_ is Format.SIMUL and running else buttons_of(record)


def packed(winner: int, score: tuple[int, int]) -> str:
    """A result as a tap that enters it brings it along."""
    return f"{winner}{score[0]:02}{score[1]:02}"


def claim_post(record: TournamentRecord, claim: Claim) -> Post:
    """The result that one side of a team match has entered, for the other to confirm."""
    points, against = claim.score
    until = discord.utils.format_dt(claim.at + LAPSES + record.given_back, "f")
    who = entrant_named(record, claim.winner)
    score = f"{points} : {against}"
    text = say("team-claim", name=named(record), pairing=claim.pairing, who=who, score=score, until=until)
    result = packed(claim.winner, claim.score)
    yes = button(record, "t_confirm", say("button-confirm-result"), GREEN, seq=claim.pairing, argument=result)
    called = [] if claim.side == HOME else organizer_of(record)
    return tournament_post(record, [text, *map(mention, called)], [yes])


def end_question(record: TournamentRecord, asked_at: datetime) -> Post:
    """The question to the home side of a team match whether it ends as it stands."""
    until = discord.utils.format_dt(asked_at + PATIENCE + record.given_back, "f")
    text = say("team-end-question", name=named(record), until=until)
    play_on = button(record, "t_play_on", say("button-team-play-on"), GREEN)
    end = button(record, "t_end_now", say("button-end-now"))
    return tournament_post(record, [text, *map(mention, organizer_of(record))], [play_on, end])


def organizer_of(record: TournamentRecord) -> list[Person]:
    """Who announced it, to be called; nobody once their data was deleted."""
    return [Person(record.organizer_id, "")] if record.organizer_id > 0 else []


def _team_verdict(record: TournamentRecord) -> str:
    """The winner of a team match, and by what."""
    score, names = team_score(record.state, record.plan.length(1)), record.state.settings.team_names
    if not score.ahead:
        return say("team-level", one=escaped(names[0]), other=escaped(names[1]))
    winner, loser = names[score.ahead - 1], names[2 - score.ahead]
    won, lost = max(score.matches), min(score.matches)
    more, less = score.points if score.ahead == 1 else reversed(score.points)
    by = score.by if score.by in (DecidedBy.POINTS, DecidedBy.BOARD) else DecidedBy.MATCHES
    return say(
        "team-won", winner=escaped(winner), loser=escaped(loser), won=won, lost=lost, by=by.value, more=more, less=less
    )


def _team_buttons(record: TournamentRecord) -> list[TapButton]:
    phase = record.state.phase
    if phase is TournamentPhase.CANCELLED:
        return []
    if phase is not TournamentPhase.SIGN_UP:
        return [button(record, "t_bracket", say("button-score-sheet"))]
    return [*_joins(record), button(record, "t_leave", say("button-leave"))]


def _joins(record: TournamentRecord, *, own: bool = False) -> list[TapButton]:
    """The buttons that sign somebody up: for a team match one a team. `own` are those of the organizer's own word."""
    if record.state.settings.format is not Format.TEAM:
        return [button(record, "t_own" if own else "t_join", say("button-join"), GREEN)]
    return [
        button(record, "t_own" if own else "t_team", say("button-join-team", team=name)[:80], style, seq=team)
        for team, name, style in zip(TEAMS, record.state.settings.team_names, (GREEN, BLUE), strict=True)
    ]


def starts(record: TournamentRecord) -> list[TapButton]:
    """The start, also before its time, for an organizer alone; a simul has it where everyone sees it."""
    waits = record.state.phase is TournamentPhase.SIGN_UP and record.state.settings.format is not Format.SIMUL
    return [start_button(record)] if waits else []


def organizer_post(record: TournamentRecord, joined: str = "") -> Post:
    """A private word to the organizer who announced it: whether they have `joined`, and how it starts."""
    kind, at = record.state.settings.format.value, record.plan.starts_at
    when = "" if at is None else discord.utils.format_dt(at, "R")
    lines = [joined or say("tournament-not-in", name=named(record))]
    lines.append(say("tournament-organizing", format=kind, hand=at is None, at=when))
    # Into the other team one can go over.
    joins = [] if joined and record.state.settings.format is not Format.TEAM else _joins(record, own=True)
    return tournament_post(record, lines, [*joins, *starts(record)])


def arena_post(record: TournamentRecord, matches: Mapping[int, MatchRecord], pictures: Sequence[Picture]) -> Post:
    """An arena under way: until when, who leads, what is being played, the table."""
    lines: list[str | Listing] = [heading_of(record), terms_line(record), say("arena-rules"), *arena_lines(record)]
    playing = [f"- {' : '.join(map(bold, one.players))} {match_link(one)}".rstrip() for one in matches.values()]
    lines.append(Listing(playing, most=_LISTED))
    return tournament_post(record, lines, [*_arena_buttons(record), *dice_button(record)], pictures[:1])


def arena_lines(record: TournamentRecord) -> list[str]:
    """Until when an arena lasts, how many are in it, and who leads."""
    state, closes = record.state, closes_at(record)
    lines = [say("tournament-paused") if state.paused else ""]
    if closes is not None:
        left = discord.utils.format_dt(closes, "R")
        here = sum(one.in_field and not one.is_out for one in state.entrants)
        lines.append(say("arena-closes", left=left, players=here, matches=len(state.pairings)))
    for leader in podium(state)[:1]:
        who = escaped(entrant_name(state, leader.entrant.id))
        lines.append(say("arena-leads", who=who, points=leader.seat.points))
    return lines


def _arena_buttons(record: TournamentRecord) -> list[TapButton]:
    return [
        button(record, "a_join", say("button-join"), GREEN),
        button(record, "a_pause", say("button-arena-pause")),
        button(record, "a_back", say("button-arena-back"), BLUE),
        button(record, "t_standings", say("button-standings")),
    ]


def _simul_buttons(record: TournamentRecord) -> list[TapButton]:
    return [button(record, "s_next", say("button-next-board"), BLUE)]


def simul_post(record: TournamentRecord, pictures: Sequence[Picture]) -> Post:
    """A simul under way: the host's score, and every board in a table."""
    state, plan, now = record.state, record.plan, score(record.state)
    timing, who = clock_terms(for_length(plan.clock, plan.length(1))), escaped(entrant_name(state, state.settings.host))
    heading = say("simul-heading", who=who, boards=len(state.pairings))
    stands = say("simul-stands", won=now.won, lost=now.lost, left=now.left)
    lines = [heading, terms_line(record), timing, host_time(state), stands]
    return tournament_post(record, lines, [*_simul_buttons(record), *dice_button(record)], pictures)
