"""A match played again, turn by turn or as an animation."""

from __future__ import annotations

from typing import Final

from bot.ui.kit.feature import Feature
from bot.ui.replay import film, view
from bot.ui.replay.cog import ReplayCog

FEATURE: Final = Feature(
    name="replay",
    cogs=(ReplayCog,),
    taps=(film.TAPS, view.TAPS),
)
"""What it brings."""
