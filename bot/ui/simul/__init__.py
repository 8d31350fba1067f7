"""Simuls: one host against everyone at once."""

from __future__ import annotations

from typing import Final

from bot.ui.kit.feature import Feature
from bot.ui.simul.cog import SimulCog

FEATURE: Final = Feature(
    name="simul",
    cogs=(SimulCog,),
)
"""What it brings."""
