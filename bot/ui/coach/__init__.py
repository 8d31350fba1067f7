"""The coach: hints, warnings, analyses."""

from bot.ui.coach.cog import TAPS, CoachCog
from bot.ui.coach.desk import CoachDesk
from bot.ui.kit.feature import Feature

FEATURE = Feature(
    "coach",
    cogs=(CoachCog,),
    taps=(TAPS,),
    desks=(CoachDesk,),
    keeps=lambda host: host.app.coach.resume(host.get(CoachDesk), host.app.leases.looks_after),
    closes=lambda host: host.app.coach.close(),
)
