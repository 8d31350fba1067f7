"""A bounded pool of worker processes, asked from the event loop without blocking it.

Nothing starts before the first request, and workers that have been idle for long are ended to free their memory. If a
worker dies or hangs, it's replaced and its request is sent again. There is no background task: a process calls back
when it answers or ends.
"""

import asyncio
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

import structlog

from bot.errors import BotError, EngineUnavailable
from bot.metrics.meter import WORK, WORK_WAIT, WORKERS_LOST
from bot.workers.process import WorkerProcess

Answer = TypeVar("Answer")
Answer_co = TypeVar("Answer_co", covariant=True)

WORKERS: Final = 2
"""Most processes, by default."""
TIMEOUT: Final = 20.0
"""Seconds a worker may take for one request before it counts as hanging."""
IDLE: Final = 300.0
"""Seconds without a request after which the processes are ended."""
RETRIES: Final = 2
"""How often a request is sent again after its worker died or hung."""

_log = structlog.get_logger(__name__)


class Request(Protocol[Answer_co]):
    """Work for a worker. It travels to the process and is answered there."""

    def answer(self) -> Answer_co:
        """Do the work. Raises ValueError for a request that makes no sense, and a BotError for one that is refused."""
        ...


@dataclass(eq=False)
class _Job:
    """A request on its way. `failures` counts the workers lost over it."""

    number: int
    request: Request[Any]
    urgent: bool
    timeout: float
    future: asyncio.Future[Any]
    failures: int = 0
    asked_at: float = field(default_factory=time.monotonic)

    @property
    def label(self) -> str:
        """The kind of request."""
        return str(getattr(self.request, "label", type(self.request).__name__))


@dataclass(eq=False)
class _Busy:
    """A busy worker's job, and the timer that ends it."""

    job: _Job
    timer: asyncio.TimerHandle
    since: float = field(default_factory=time.monotonic)


@dataclass(eq=False)
class WorkerPool:
    """Worker processes that answer requests; see `ask`. One event loop uses it, and calls `close` at the end.

    `failed` is raised for a request that has no answer because `retries` + 1 workers were lost over it.
    """

    workers: int = WORKERS
    idle: float = IDLE
    failed: type[BotError] = EngineUnavailable
    retries: int = RETRIES
    _urgent: deque[_Job] = field(default_factory=deque, init=False)
    _background: deque[_Job] = field(default_factory=deque, init=False)
    _free: list[WorkerProcess] = field(default_factory=list, init=False)
    _busy: dict[WorkerProcess, _Busy] = field(default_factory=dict, init=False)
    _processes: set[WorkerProcess] = field(default_factory=set, init=False)
    _starting: set[asyncio.Task[None]] = field(default_factory=set, init=False)
    _idle_timer: asyncio.TimerHandle | None = field(default=None, init=False)
    _asked: int = field(default=0, init=False)
    _closed: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        if self.workers < 1:
            raise ValueError(f"no workers: {self.workers}")

    @property
    def queue(self) -> tuple[int, float]:
        """How many requests are waiting for a worker, and for how many seconds the oldest has waited."""
        waiting = [job.asked_at for job in (*self._urgent, *self._background) if not job.future.done()]
        return len(waiting), time.monotonic() - min(waiting) if waiting else 0.0

    async def ask(
        self,
        request: Request[Answer],
        *,
        timeout: float = TIMEOUT,  # noqa: ASYNC109 - it is the worker's time, and the worker is ended by it
        urgent: bool = True,
    ) -> Answer:
        """The answer to `request`.

        Urgent requests (somebody is waiting for a move) go first. If there are several workers, at least one is kept
        free of background requests; with a single worker an urgent request waits for one of them at most. `timeout` is
        how many seconds a worker may take, not counting the wait for one. Raises `failed`, any BotError the request
        raises, and ValueError for a request that makes no sense. A canceled request isn't begun.
        """
        if self._closed:
            raise self.failed("closed")
        self._asked += 1
        job = _Job(self._asked, request, urgent, timeout, asyncio.get_running_loop().create_future())
        (self._urgent if urgent else self._background).append(job)
        self._dispatch()
        answer: Answer = await job.future
        return answer

    async def close(self) -> None:
        """End every process and wait until they are gone. Open requests fail with `failed`."""
        self._closed = True
        self._stop_idle_timer()
        waiting = [*self._urgent, *self._background, *(busy.job for busy in self._busy.values())]
        self._urgent.clear()
        self._background.clear()
        for job in waiting:
            self._fail(job, "closed")
        for busy in self._busy.values():
            busy.timer.cancel()
        if self._starting:
            await asyncio.wait(self._starting)
        processes = list(self._processes)
        for process in processes:
            process.kill()
        if processes:
            await asyncio.wait([process.gone for process in processes])

    def _dispatch(self) -> None:
        """Give waiting jobs to free workers, and start processes while there are more jobs than workers."""
        self._stop_idle_timer()
        while self._free and (job := self._next()) is not None:
            # The one used last has the most in memory.
            self._give(self._free.pop(), job)
        wanted = min(len(self._urgent) + self._background_room(), self.workers - len(self._processes))
        for _ in range(wanted - len(self._starting)):
            task = asyncio.get_running_loop().create_task(self._start())
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)
        if not self._busy and not self._starting and self._free and not self._closed:
            self._idle_timer = asyncio.get_running_loop().call_later(self.idle, self._end_idle)

    def _background_room(self) -> int:
        """How many more background requests may be worked on now."""
        running = sum(not busy.job.urgent for busy in self._busy.values())
        return max(0, min(len(self._background), max(1, self.workers - 1) - running))

    def _next(self) -> _Job | None:
        while self._urgent:
            job = self._urgent.popleft()
            if not job.future.done():
                return job
        while self._background_room():
            job = self._background.popleft()
            if not job.future.done():
                return job
        return None

    def _give(self, process: WorkerProcess, job: _Job) -> None:
        timer = asyncio.get_running_loop().call_later(job.timeout, self._hangs, process)
        self._busy[process] = _Busy(job, timer)
        WORK_WAIT.observe(time.monotonic() - job.asked_at, job.label)
        process.send((job.number, job.request))

    async def _start(self) -> None:
        process = WorkerProcess(self._answered, self._exited)
        try:
            await process.start()
        except OSError as error:
            _log.warning("worker_not_started", error=str(error))
            if not self._processes:
                for job in [*self._urgent, *self._background]:
                    self._fail(job, str(error))
                self._urgent.clear()
                self._background.clear()
            return
        if process.gone.done():
            return
        self._processes.add(process)
        if self._closed:
            return
        self._free.append(process)
        asyncio.get_running_loop().call_soon(self._dispatch)

    def _answered(self, process: WorkerProcess, message: Any) -> None:
        number, failure, value = message
        busy = self._busy.get(process)
        if busy is None or busy.job.number != number:
            process.kill()  # its request is sent again once it is gone
            return
        del self._busy[process]
        busy.timer.cancel()
        WORK.observe(time.monotonic() - busy.since, busy.job.label)
        self._free.append(process)
        future = busy.job.future
        if not future.done():
            if isinstance(value, BotError):
                future.set_exception(value)
            elif failure is None:
                future.set_result(value)
            elif value:
                future.set_exception(ValueError(failure))
            else:
                _log.error("worker_failed", request=type(busy.job.request).__name__, traceback=failure)
                future.set_exception(self.failed(failure.strip().rpartition("\n")[2]))
        self._dispatch()

    def _hangs(self, process: WorkerProcess) -> None:
        _log.warning("worker_hangs", pid=process.pid)
        process.kill()

    def _exited(self, process: WorkerProcess) -> None:
        self._processes.discard(process)
        with suppress(ValueError):
            self._free.remove(process)
        busy = self._busy.pop(process, None)
        if self._closed:
            return
        if busy is not None:
            busy.timer.cancel()
            self._again(busy.job)
        self._dispatch()

    def _again(self, job: _Job) -> None:
        """Send a request again, ahead of all others, after its worker was lost; but not forever."""
        job.failures += 1
        WORKERS_LOST.add()
        _log.warning("worker_lost", request=type(job.request).__name__, failures=job.failures)
        if job.failures > self.retries:
            self._fail(job, f"lost {job.failures} workers")
        else:
            (self._urgent if job.urgent else self._background).appendleft(job)

    def _fail(self, job: _Job, why: str) -> None:
        if not job.future.done():
            job.future.set_exception(self.failed(why))

    def _stop_idle_timer(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None

    def _end_idle(self) -> None:
        for process in self._free:
            process.finish()
        self._free.clear()
