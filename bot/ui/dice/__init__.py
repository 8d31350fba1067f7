"""The dice: commitments, checks, counts."""

from __future__ import annotations

from typing import Final

from bot.ui.dice.cog import DiceCog
from bot.ui.kit.feature import Feature

FEATURE: Final = Feature(
    name="dice",
    cogs=(DiceCog,),
)
"""What it brings."""
