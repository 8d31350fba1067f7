"""A team match as messages: its announcement with the line-ups and then the score sheet, and its end."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.records.marks import record_mark
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments.state import TournamentPhase
from bot.tournaments.teams import TEAMS, DecidedBy, line_up_of, size_of, team_score
from bot.ui.kit.components import CustomId, TapButton
from bot.ui.kit.message import Listing, Picture, Post
from bot.ui.kit.names import escaped
from bot.ui.match.clocks import clock_terms, for_length
from bot.ui.match.narration import commitment_line
from bot.ui.tournament.view import marked, terms_line, tournament_post


def team_post(record: TournamentRecord, pictures: Sequence[Picture]) -> Post:
    """The announcement of a team match, which is kept up to date; the score sheet once it runs."""
    state, plan = record.state, record.plan
    one, other = (escaped(name) for name in state.settings.team_names)
    lines: list[str | Listing] = [
        say("team-heading", name=escaped(record.name)),
        terms_line(record),
        say("team-boards", players=size_of(state), boards="each" if state.settings.board_by_board else "all"),
        clock_terms(for_length(plan.clock, plan.length(1))),
    ]
    if plan.away is not None:
        here, there = (f"<#{place.channel_id}>" for place in (record.place, plan.away.place))
        lines.append(say("team-channels", here=here, there=there))
    if state.phase is TournamentPhase.SIGN_UP:
        lines.append(say("tournament-starts-by-hand"))
    elif state.phase is TournamentPhase.CANCELLED:
        lines.append(say("tournament-cancelled"))
    else:
        score = team_score(state)
        lines.append(say("team-score", one=one, other=other, won=score.matches[0], lost=score.matches[1]))
        lines += [say("tournament-paused")] if state.paused else []
        lines += [team_verdict(record)] if state.phase is TournamentPhase.ENDED else []
    lines += _line_ups(record)
    return tournament_post(record, [*lines, commitment_line(record.commitment)], _buttons(record), pictures)


def team_verdict(record: TournamentRecord) -> str:
    """Who has won a team match, and by what."""
    score, names = team_score(record.state), record.state.settings.team_names
    if not score.ahead:
        return say("team-level", one=escaped(names[0]), other=escaped(names[1]))
    winner, loser = names[score.ahead - 1], names[2 - score.ahead]
    won, lost = max(score.matches), min(score.matches)
    more, less = score.points if score.ahead == 1 else reversed(score.points)
    by = score.by if score.by in (DecidedBy.POINTS, DecidedBy.BOARD) else DecidedBy.MATCHES
    return say(
        "team-won", winner=escaped(winner), loser=escaped(loser), won=won, lost=lost, by=by.value, more=more, less=less
    )


def _line_ups(record: TournamentRecord) -> list[str | Listing]:
    state = record.state
    lines: list[str | Listing] = []
    for team, name in zip(TEAMS, state.settings.team_names, strict=True):
        players = line_up_of(state, team)
        before = say("team-line-up", team=escaped(name), count=len(players), players=size_of(state))
        lines.append(Listing([marked(one) for one in players], f"{before} ", ", ") if players else before)
    return lines


def _buttons(record: TournamentRecord) -> list[TapButton]:
    number, mark, phase = record.tournament_id, record_mark(record), record.state.phase
    if phase is TournamentPhase.CANCELLED:
        return []
    if phase is not TournamentPhase.SIGN_UP:
        return [TapButton(CustomId("t_bracket", number, mark=mark), say("button-score-sheet"))]
    styles = (discord.ButtonStyle.success, discord.ButtonStyle.primary)
    row = [
        TapButton(CustomId("t_team", number, team, mark=mark), say("button-join-team", team=name)[:80], style)
        for team, name, style in zip(TEAMS, record.state.settings.team_names, styles, strict=True)
    ]
    return [*row, TapButton(CustomId("t_leave", number, mark=mark), say("button-leave"))]
