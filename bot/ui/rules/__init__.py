"""The rules and the help, with pictures."""

from __future__ import annotations

from typing import Final

from bot.ui.kit.feature import Feature
from bot.ui.rules import view
from bot.ui.rules.cog import RulesCog

FEATURE: Final = Feature(
    name="rules",
    cogs=(RulesCog,),
    taps=(view.TAPS,),
)
"""What it brings."""
