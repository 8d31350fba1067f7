"""A league as messages: its announcement with the sign-up and then the tables, and who goes up and down at its end."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.app.tournament.calendar import deadline
from bot.records.marks import record_mark
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments.league import LeagueLine, Moving, tables
from bot.tournaments.state import Status, TournamentPhase, TournamentState
from bot.ui.kit.components import CustomId, TapButton
from bot.ui.kit.message import Listing, Picture, Post
from bot.ui.kit.names import escaped
from bot.ui.match.clocks import clock_terms, for_length
from bot.ui.match.narration import commitment_line
from bot.ui.tournament.pictures import entrant_name
from bot.ui.tournament.view import marked, sign_up_lines, terms_line, tournament_post

_DAY = 24


def league_post(record: TournamentRecord, pictures: Sequence[Picture]) -> Post:
    """The announcement of a season, which is kept up to date; the tables of its divisions once it runs."""
    state, plan = record.state, record.plan
    lines: list[str | Listing] = [
        say("league-heading", name=escaped(record.name), season=plan.season),
        terms_line(record),
        clock_terms(for_length(plan.clock, plan.length(1))),
    ]
    if state.phase is TournamentPhase.SIGN_UP:
        lines += [say("league-rounds", days=plan.round_hours // _DAY), say("league-places")]
        found = _names(state, Status.REGISTERED)
        lines += [*sign_up_lines(record), say("league-entrants", count=len(found)), Listing(found, between=", ")]
    elif state.phase is TournamentPhase.CANCELLED:
        lines.append(say("tournament-cancelled"))
    elif state.phase is TournamentPhase.RUNNING:
        lines += _running(record)
    else:
        lines.append(say("tournament-ended"))
    return tournament_post(record, [*lines, commitment_line(record.commitment)], _buttons(record), pictures)


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


def _buttons(record: TournamentRecord) -> list[TapButton]:
    number, mark, phase = record.tournament_id, record_mark(record), record.state.phase
    join = TapButton(CustomId("t_join", number, mark=mark), say("button-join"), discord.ButtonStyle.success)
    if phase is TournamentPhase.SIGN_UP:
        return [join, TapButton(CustomId("t_leave", number, mark=mark), say("button-leave"))]
    if phase is TournamentPhase.CANCELLED:
        return []
    looks = [
        TapButton(CustomId("t_standings", number, mark=mark), say("button-tables")),
        TapButton(CustomId("t_bracket", number, mark=mark), say("button-results")),
    ]
    if phase is TournamentPhase.RUNNING:
        looks.append(TapButton(CustomId("t_join", number, mark=mark), say("button-join-next")))
    return looks


def league_end(record: TournamentRecord) -> list[str | Listing]:
    """The end of a season: who has won it, who goes up and who goes down."""
    state = record.state
    who = escaped(entrant_name(state, state.champion))
    if not who:
        return [say("tournament-no-champion", name=escaped(record.name))]
    lines: list[str | Listing] = [say("league-won", name=escaped(record.name), season=record.plan.season, who=who)]
    found = tables(state)
    for division, rows in enumerate(found, 1):
        up, down = (_moving(state, rows, way) for way in (Moving.UP, Moving.DOWN))
        if up:
            lines.append(Listing(up, say("league-up", division=division, to=division - 1) + " ", ", "))
        if down:
            lines.append(Listing(down, say("league-down", division=division, to=division + 1) + " ", ", "))
    return lines


def _moving(state: TournamentState, rows: Sequence[LeagueLine], way: Moving) -> list[str]:
    return [escaped(entrant_name(state, one.entrant)) for one in rows if one.moving is way]
