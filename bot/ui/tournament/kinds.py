"""Tournaments, leagues and team matches are stored alike; each has commands of its own, which mean no other."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.records.tournaments import TournamentRecord
from bot.tournaments.settings import Format
from bot.ui.kit.host import Interaction

_GROUPS: Final = {Format.LEAGUE: "league", Format.TEAM: "team"}
_OTHERS: Final = "tournament"


def command_group(record: TournamentRecord) -> str:
    """The group of commands that a tournament is played by."""
    return _GROUPS.get(record.state.settings.format, _OTHERS)


def is_meant(interaction: Interaction, record: TournamentRecord) -> bool:
    """Can the command that was given mean this tournament? A tap means what it says."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return True
    root = command.root_parent
    return root is None or root.name not in (*_GROUPS.values(), _OTHERS) or root.name == command_group(record)
