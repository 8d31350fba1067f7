"""A process beside the event loop, for work that takes milliseconds and that somebody is waiting for.

It's given several orders at a time and carries them out one after the other, so it never waits for the loop. The caller
has to be able to do the same work itself: before the process is there, after it was lost, and where it wouldn't help.
"""

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
import structlog

from bot.errors import BotError, StillBusy, WorkFailed
from bot.metrics.meter import WORKERS_LOST
from bot.workers.pool import WorkerPool
from bot.workers.process import WorkerProcess

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")

_PATIENCE: Final = 60.0  # seconds a job may take


class Work(msgspec.Struct, frozen=True):
    """A module's function and its arguments; both travel to the process by pickle."""

    function: Callable[..., Any]
    given: tuple[Any, ...]
    named: dict[str, Any]

    @property
    def label(self) -> str:
        """The name of the job, for the metrics."""
        return str(self.function.__name__)

    def answer(self) -> Any:
        """Do it there."""
        return self.function(*self.given, **self.named)


class Workshop:
    """One process for slow work, started when it's first needed and ended after a long idle time.

    It gives way to the bot, so nobody's turn waits for it, however many people ask.
    """

    def __init__(self) -> None:
        self._pool = WorkerPool(1, failed=WorkFailed, retries=0)
        self._busy: set[int] = set()

    @contextmanager
    def one_thing(self, person_id: int) -> Iterator[None]:
        """A block in which one person's job is done. Raises StillBusy while another of theirs is under way."""
        if person_id in self._busy:
            raise StillBusy
        self._busy.add(person_id)
        try:
            yield
        finally:
            self._busy.discard(person_id)

    @property
    def queue(self) -> tuple[int, float]:
        """How many jobs are waiting, and for how many seconds; see `WorkerPool.queue`."""
        return self._pool.queue

    async def do(self, function: Callable[_Given, _Result], *given: _Given.args, **named: _Given.kwargs) -> _Result:
        """The result of a module's function, computed in the process. Raises WorkFailed, and the function's errors.

        Arguments and results are copied on the event loop: large ones should be bytes.
        """
        result: _Result = await self._pool.ask(Work(function, given, named), timeout=_PATIENCE)
        return result

    async def close(self) -> None:
        """End the process. Unfinished jobs fail as WorkFailed."""
        await self._pool.close()


_log: Final = structlog.get_logger(__name__)
PATIENCE: Final = 1.0
"""Seconds without an answer to any order after which the process counts as hanging."""
_LATE: Final = 0.05  # seconds by which the event loop may be late; after more, it has as long to read what came
REST: Final = 10.0
"""Seconds from a loss until another process is started."""
_MOST_AHEAD: Final = 64  # most results that may wait for their order; a board takes some 110 KB
_FIRST: Final = 0  # the number of the first job; it takes longer than any order, and nobody waits for it


class Studio:
    """One process, which lives as long as the bot. One event loop uses it, and calls `close` at the end."""

    def __init__(self) -> None:
        self._first: Work | None = None
        self._process: WorkerProcess | None = None
        self._starting: asyncio.Task[None] | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._orders: dict[int, asyncio.Future[Any]] = {}
        self._ahead: OrderedDict[Hashable, asyncio.Future[Any]] = OrderedDict()
        self._given = _FIRST
        self._heard_at = self._excused = 0.0
        self._rests_until = 0.0
        self.is_ready = False
        """Does the process take orders now?"""

    def open(self, function: Callable[_Given, object], *given: _Given.args, **named: _Given.kwargs) -> None:
        """Start the process if there's a second processor for it. It does this job first, and then takes orders."""
        if _processors() > 1:
            self._first = Work(function, given, named)
            self._begin()

    def foresee(self, function: Callable[_Given, object], *given: _Given.args, **named: _Given.kwargs) -> None:
        """Start work that will probably be ordered soon, so that the order finds it done. `given` must be hashable."""
        if self.is_ready and not named and (function, given) not in self._ahead:
            future = self._send(Work(function, given, named))
            future.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody asks
            self._ahead[function, given] = future
            if len(self._ahead) > _MOST_AHEAD:
                self._ahead.popitem(last=False)

    def order(
        self, function: Callable[_Given, _Result], *given: _Given.args, **named: _Given.kwargs
    ) -> asyncio.Future[_Result] | None:
        """The result of a module's function, computed in the process; None if it takes no orders now.

        The future raises WorkFailed, whatever goes wrong.
        """
        if self._ahead:
            with suppress(TypeError):  # unhashable arguments were not foreseen
                ahead = None if named else self._ahead.pop((function, given), None)
                if ahead is not None and not (ahead.done() and ahead.exception()):
                    return ahead
        if self._process is None or not self.is_ready:
            self._begin()
            return None
        return self._send(Work(function, given, named))

    def _send(self, work: Work) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if not self._orders:
            self._heard_at = loop.time()
        self._given += 1
        self._orders[self._given] = future
        if self._process is not None:
            self._process.send((self._given, work))
        if self._watch is None:
            self._watch = loop.call_later(PATIENCE, self._look)
        return future

    async def close(self) -> None:
        """End the process and wait until it's gone. Open orders fail as WorkFailed."""
        self._first = None
        if self._starting is not None:
            await self._starting
        if self._process is not None:
            gone = self._process.gone
            self._process.kill()
            await gone

    def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        if self._first is not None and self._process is None and loop.time() >= self._rests_until:
            self._process = WorkerProcess(self._answered, self._exited, eager=True)
            self._starting = loop.create_task(self._start(self._process, self._first))

    async def _start(self, process: WorkerProcess, first: Work) -> None:
        try:
            await process.start()
        except OSError as error:
            _log.warning("studio not started", error=str(error))
            self._lost()
        else:
            process.send((_FIRST, first))

    def _answered(self, _: WorkerProcess, message: Any) -> None:
        number, failure, value = message
        self.is_ready, self._heard_at = True, asyncio.get_running_loop().time()
        future = self._orders.pop(number, None)
        if future is not None and not future.done():
            if failure is None and not isinstance(value, BotError):
                future.set_result(value)
            else:
                future.set_exception(WorkFailed(failure or repr(value)))

    def _look(self) -> None:
        """Does the process hang?"""
        watch, self._watch = self._watch, None
        if watch is None or not self._orders or self._process is None:
            return
        loop = asyncio.get_running_loop()
        left = self._heard_at + PATIENCE - loop.time()
        if loop.time() - watch.when() > _LATE and self._excused != self._heard_at:
            # The loop was held up: there may be answers that it hasn't read.
            left, self._excused = max(left, _LATE), self._heard_at
        if left > 0:
            self._watch = loop.call_later(left, self._look)
        else:
            _log.warning("studio hangs", orders=len(self._orders))
            self._process.kill()
            self._fail_orders()

    def _exited(self, _: WorkerProcess) -> None:
        if self._first is not None:
            _log.warning("studio lost", orders=len(self._orders))
            WORKERS_LOST.add()
        self._lost()

    def _lost(self) -> None:
        self._process, self.is_ready = None, False
        self._rests_until = asyncio.get_running_loop().time() + REST
        self._fail_orders()

    def _fail_orders(self) -> None:
        """Let the callers do the work themselves, and give no more orders to a process that was lost."""
        self.is_ready = False
        orders, self._orders = self._orders, {}
        for future in orders.values():
            if not future.done():
                future.set_exception(WorkFailed("lost"))


def _processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
