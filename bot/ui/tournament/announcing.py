"""The announcement of any tournament, as it stands; of a league and of a team match with its tables as pictures."""

from __future__ import annotations

from datetime import timedelta

from bot.records.tournaments import TournamentRecord
from bot.tournaments.settings import Format
from bot.tournaments.state import TournamentPhase
from bot.ui.kit.message import Picture, Post
from bot.ui.tournament.league_view import league_end, league_post
from bot.ui.tournament.pictures import podium_picture, table_pictures
from bot.ui.tournament.team_view import team_post, team_verdict
from bot.ui.tournament.view import announcement, end_post, winner_line

_SHOWN = 4
"""So many pictures stand in the announcement; a button shows all."""


def farewell(record: TournamentRecord, theme: str) -> Post:
    """The end of any tournament, with its last pictures. Draws: not for the event loop."""
    format_ = record.state.settings.format
    if format_ is Format.TEAM:
        return end_post(record, [f"## {team_verdict(record)}"], table_pictures(record, theme))
    lines = league_end(record) if format_ is Format.LEAGUE else [winner_line(record)]
    return end_post(record, lines, [podium_picture(record, theme), *table_pictures(record, theme)])


def overview(record: TournamentRecord, theme: str, abandon_after: timedelta) -> Post:
    """The announcement. Draws pictures once a league or team match runs: not for the event loop then."""
    format_ = record.state.settings.format
    if format_ not in (Format.LEAGUE, Format.TEAM):
        return announcement(record, abandon_after)
    pictures: list[Picture] = []
    if record.state.phase in (TournamentPhase.RUNNING, TournamentPhase.ENDED):
        pictures = table_pictures(record, theme)[:_SHOWN]
    return league_post(record, pictures) if format_ is Format.LEAGUE else team_post(record, pictures)
