"""Which process makes an analysis: the one that holds it, renewed while it works, free again soon after it dies."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Final, Protocol

import structlog

from bot.errors import BotError
from bot.records.matches import AnalysisRequest
from bot.store import Store

_log: Final = structlog.get_logger()

LASTS: Final = timedelta(seconds=30)
"""How long an analysis stays with a process that is not heard of."""
LOOK_EVERY: Final = 2.0
"""Seconds between two looks for something to do, or at what others do."""
EVERY: Final = 8.0
"""Seconds between two signs of life."""

Subject = tuple[str, int | None]


class Lost(Exception):
    """Another process makes the analysis now, or nobody waits for it any more."""


@dataclass(eq=False)
class Shares:
    """The share of this process. Where it is alone with its database, everything.

    `here` is False where analyses are left to other processes.
    """

    store: Store | None = None
    worker: str = ""
    here: bool = True

    def __post_init__(self) -> None:
        if self.store is not None and not self.store.shared:
            self.store = None

    async def take(self, subject: Subject) -> bool:
        """May this process make the analysis?"""
        return self.store is None or (self.here and await self._hold(subject))

    async def _hold(self, subject: Subject) -> bool:
        if self.store is None:
            return True
        now = await self.store.database_now()
        return await self.store.hold_study(subject, self.worker, now, now + LASTS)

    async def next(self) -> AnalysisRequest | None:
        """The next analysis that nobody makes; this process has taken it then."""
        if self.store is None:
            return None
        now = await self.store.database_now()
        return await self.store.take_study(self.worker, now, now + LASTS)

    @asynccontextmanager
    async def making(self, subject: Subject) -> AsyncIterator[None]:
        """Hold on to an analysis while the block makes it. Breaks it off and raises Lost once it is another's."""
        if self.store is None:
            yield
            return
        task = asyncio.current_task()
        keeping = asyncio.create_task(self._keep(subject, task))
        try:
            yield
            await self.store.end_study(subject, await self.store.database_now())
        except asyncio.CancelledError:
            if keeping.done() and task is not None and task.uncancel() == 0:
                raise Lost from None
            raise
        finally:
            keeping.cancel()

    async def _keep(self, subject: Subject, maker: asyncio.Task[object] | None) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                held = await self._hold(subject)
            except BotError as error:
                _log.warning("analysis not held", error=repr(error))
                continue
            if not held:
                if maker is not None:
                    maker.cancel()
                return

    async def leave(self) -> None:
        """Let others take what this process was making. Never raises what the database may raise."""
        if self.store is not None:
            try:
                await self.store.leave_studies(self.worker)
            except BotError as error:
                _log.warning("analyses not given back", error=repr(error))


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
