"""The coach: hints, warnings, analyses."""

from __future__ import annotations

from typing import Final

from bot.ui.coach.cog import TAPS, CoachCog
from bot.ui.coach.desk import CoachDesk
from bot.ui.kit.feature import Feature

FEATURE: Final = Feature(
    name="coach",
    cogs=(CoachCog,),
    taps=(TAPS,),
    desks=(CoachDesk,),
    keeps=lambda host: host.get(CoachDesk).keep(),
    closes=lambda host: host.get(CoachDesk).close(),
)
"""What it brings."""
