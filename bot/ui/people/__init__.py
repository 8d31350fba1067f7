"""People: profiles, leaderboards, histories, and what is stored of them."""

from __future__ import annotations

from typing import Final

from bot.ui.kit.feature import Feature
from bot.ui.people import privacy
from bot.ui.people.cog import PeopleCog

FEATURE: Final = Feature(
    name="people",
    cogs=(PeopleCog, privacy.PrivacyCog),
    taps=(privacy.TAPS,),
)
"""What it brings."""
