"""Challenges: made, shown, accepted, declined, and played once more."""

from __future__ import annotations

from typing import Final

from bot.ui.challenge import form, offers, panel, rematch
from bot.ui.challenge.cog import ChallengeCog
from bot.ui.challenge.sending import close_expired
from bot.ui.kit.feature import Feature

FEATURE: Final = Feature(
    name="challenge",
    cogs=(ChallengeCog,),
    taps=(offers.TAPS, form.TAPS, panel.TAPS, rematch.TAPS),
    keeps=close_expired,
)
"""What it brings."""
