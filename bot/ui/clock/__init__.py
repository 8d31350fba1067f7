"""Time as players meet it: reminders, claims, pauses."""

from bot.ui.clock.cog import TAPS, ClockCog, TimeKeeper
from bot.ui.kit.feature import Feature

FEATURE = Feature(
    "clock",
    cogs=(ClockCog,),
    taps=(TAPS,),
    desks=(TimeKeeper,),
    keeps=lambda host: host.get(TimeKeeper).keep(),
    put_off=lambda host: host.get(TimeKeeper).put_off(),
)
