"""What is looked at now and then while a bot lives: how late its event loop is, and numbers that stand somewhere."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from bot.metrics.names import LOOP_LAG

_log: Final = structlog.get_logger()

_EVERY: Final = 0.5
"""Seconds between two looks at the loop."""
_SELDOM: Final = 120
"""The numbers that have to be counted in the database are looked at once in so many looks: a minute."""
_OFTEN: Final = 10
"""The others once in so many: five seconds."""


async def beat(often: Callable[[], None], seldom: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Look until canceled: at the loop, and at what `often` and `seldom` look at. What fails there is logged."""
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
