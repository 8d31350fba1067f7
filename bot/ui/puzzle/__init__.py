"""Positions to solve: `/puzzle` for one person, `/daily` for a whole server."""

from bot.ui.kit.feature import Feature
from bot.ui.puzzle import daily_taps, desk
from bot.ui.puzzle.daily_cog import DailyCog
from bot.ui.puzzle.daily_desk import DailyDesk

FEATURE = Feature(
    "puzzle",
    cogs=(desk.PuzzleCog, DailyCog),
    taps=(desk.TAPS, daily_taps.TAPS),
    desks=(DailyDesk,),
    keeps=lambda host: host.get(DailyDesk).keep(),
)
