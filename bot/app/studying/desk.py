"""A process that does nothing but make analyses, for bots elsewhere on the same database."""

import asyncio
from contextlib import suppress
from typing import Final, Protocol

import structlog

from bot.app.studying.shares import LOOK_EVERY, Lost, Shares
from bot.errors import BotError
from bot.records.matches import AnalysisRequest

_log: Final = structlog.get_logger()


class Maker(Protocol):
    """The coach."""

    async def make(self, request: AnalysisRequest) -> None:
        """Make an analysis that this process has taken. Raises Lost, and BotError."""


async def work(coach: Maker, shares: Shares, *, at_once: int) -> None:
    """Make analyses, so many at once, until canceled. What was begun then is taken by another process."""
    try:
        await asyncio.gather(*(_work(coach, shares) for _ in range(at_once)))
    finally:
        await shares.leave()


async def _work(coach: Maker, shares: Shares) -> None:
    while True:
        try:
            request = await shares.next()
            if request is None:
                await asyncio.sleep(LOOK_EVERY)
                continue
            _log.info("analyzes", match=request.match, game=request.game)
            with suppress(Lost):
                await coach.make(request)
        except BotError as error:
            _log.warning("no analysis", error=repr(error))
            await asyncio.sleep(LOOK_EVERY)
