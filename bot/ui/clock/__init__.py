"""Time as players meet it: reminders, claims, pauses."""

from bot.ui.clock import taps
from bot.ui.clock.cog import ClockCog
from bot.ui.clock.keeper import TimeKeeper
from bot.ui.kit.feature import Feature

FEATURE = Feature(
    "clock",
    cogs=(ClockCog,),
    taps=(taps.TAPS,),
    desks=(TimeKeeper,),
    keeps=lambda host: host.get(TimeKeeper).keep(),
)
