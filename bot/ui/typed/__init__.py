"""What is typed instead of tapped: a command means the match or the chouette that waits for whoever types it."""

from __future__ import annotations

from typing import Final

from bot.ui.kit.feature import Feature
from bot.ui.typed.cog import PlayCog

FEATURE: Final = Feature(
    name="typed",
    cogs=(PlayCog,),
)
"""What it brings."""
