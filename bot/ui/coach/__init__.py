"""The coach: hints, warnings, analyses."""

from bot.ui.coach.desk import TAPS, CoachCog, CoachDesk
from bot.ui.coach.trying import TAPS as TRYING
from bot.ui.coach.trying import Verdicts
from bot.ui.kit.feature import Feature

FEATURE = Feature(
    "coach",
    cogs=(CoachCog,),
    taps=(TAPS, TRYING),
    desks=(CoachDesk, Verdicts),
    keeps=lambda host: host.app.coach.resume(host.get(CoachDesk), host.app.leases.looks_after),
    closes=lambda host: host.app.coach.close(),
)
