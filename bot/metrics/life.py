"""Measuring a bot for as long as it lives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import structlog

from bot.config import Settings
from bot.metrics.measuring import begin
from bot.metrics.port import MetricsPort
from bot.metrics.pulse import beat

_log = structlog.get_logger()


@asynccontextmanager
async def measured(
    settings: Settings,
    *,
    shown: bool,
    often: Callable[[], None],
    seldom: Sequence[Callable[[], Awaitable[None]]],
) -> AsyncIterator[MetricsPort | None]:
    """Measure while the block runs, if the settings ask for a port or the numbers are `shown` elsewhere.

    `often` and `seldom` look at numbers that stand somewhere; see `beat`. Raises OSError if the port is taken.
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
    port = None if settings.metrics_port is None else MetricsPort(settings.metrics_host, settings.metrics_port)
    if port is not None:
        await port.open()
    beating = asyncio.create_task(beat(often, seldom))
    try:
        yield port
    finally:
        beating.cancel()
        if port is not None:
            await port.close()
