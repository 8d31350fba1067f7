"""Leagues and team matches: their commands."""

from __future__ import annotations

from typing import Final

from bot.ui.kit.feature import Feature
from bot.ui.league.cog import LeagueCog
from bot.ui.league.team import TeamCog

FEATURE: Final = Feature(
    name="league",
    cogs=(LeagueCog, TeamCog),
)
"""What it brings."""
