"""Simuls: one host against everyone at once."""

from bot.ui.kit.feature import Feature
from bot.ui.simul.cog import SimulCog

FEATURE = Feature("simul", cogs=(SimulCog,))
