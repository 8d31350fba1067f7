"""Positions to solve: `/puzzle` for one person, `/daily` for a whole server, some of them from its own matches."""

from bot.ui.kit.feature import Feature
from bot.ui.kit.host import Host
from bot.ui.puzzle import daily_taps, desk, own
from bot.ui.puzzle.daily_desk import DailyCog, DailyDesk


async def _keep(host: Host) -> None:
    await host.get(DailyDesk).keep()
    await host.get(own.OwnDesk).keep()


FEATURE = Feature(
    "puzzle",
    cogs=(desk.PuzzleCog, DailyCog),
    taps=(desk.TAPS, daily_taps.TAPS, own.TAPS),
    desks=(DailyDesk, own.OwnDesk),
    follows=(own.hear,),
    analyzed=lambda host, logged, _: host.app.own.analyzed(logged),
    keeps=_keep,
    closes=lambda host: host.get(own.OwnDesk).close(),
)
