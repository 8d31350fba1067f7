"""Measuring a bot for as long as it lives: how late its event loop is, and numbers that have to be looked up."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

import structlog

from bot.config import Settings
from bot.metrics.meter import LOOP_LAG
from bot.metrics.port import PATH, Port, begin, show

_log: Final = structlog.get_logger()

_EVERY: Final = 0.5  # seconds between two looks at the loop
_SELDOM: Final = 30  # looks between two counts that need the database: 15 seconds, as often as Prometheus asks
_OFTEN: Final = 10  # looks between two counts of the others: five seconds


@asynccontextmanager
async def measured(
    settings: Settings, *, shown: bool, often: Callable[[], None], seldom: Sequence[Callable[[], Awaitable[None]]]
) -> AsyncIterator[Port | None]:
    """Measure while the block runs, if the settings ask for a port or the numbers are `shown` elsewhere.

    `often` and `seldom` look numbers up, every five and every fifteen seconds. Raises OSError if the port is taken.
    """
    wanted = settings.metrics_port is not None
    if not (wanted or shown):
        yield None
        return
    if not begin():
        if wanted:
            _log.warning("nothing is measured: it needs the extra `serve`")
        yield None
        return
    port = None if settings.metrics_port is None else Port(settings.metrics_host, settings.metrics_port)
    if port is not None:
        await port.open(lambda app: app.router.add_get(PATH, show))
        _log.info("metrics", port=port.port, path=PATH)
    beating = asyncio.create_task(_beat(often, seldom))
    try:
        yield port
    finally:
        beating.cancel()
        if port is not None:
            await port.close()


async def _beat(often: Callable[[], None], seldom: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Look until canceled. Failures in `often` or `seldom` are logged."""
    turn = 0
    while True:
        began = time.perf_counter()
        await asyncio.sleep(_EVERY)
        LOOP_LAG.observe(max(0.0, time.perf_counter() - began - _EVERY))
        try:
            if turn % _OFTEN == 0:
                often()
            if turn % _SELDOM == 0:
                for look in seldom:
                    await look()
        except Exception as error:  # noqa: BLE001 - a number less must not end the others
            _log.warning("not measured", error=repr(error))
        turn += 1
