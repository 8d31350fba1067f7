"""The first thing that people see of the bot, and the three things that they can do with it."""

from __future__ import annotations

from typing import Final

from bot.ui.kit.feature import Feature
from bot.ui.welcome import view

FEATURE: Final = Feature(
    name="welcome",
    taps=(view.TAPS,),
    joins=view.greet,
)
"""What it brings."""
