"""Leagues and team matches: their commands."""

from bot.ui.kit.feature import Feature
from bot.ui.league.cog import LeagueCog, TeamCog

FEATURE = Feature("league", cogs=(LeagueCog, TeamCog))
