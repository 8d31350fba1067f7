"""The process for slow work: reading files, drawing animations, counting luck.

It gives way to the bot, so nobody's turn waits for it, however many people ask. Each person has one job in it at a
time.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, TypeVar

from bot.errors import StillBusy, WorkFailed
from bot.workers.pool import WorkerPool

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")

_PATIENCE: Final = 60.0
"""Seconds a job may take."""


@dataclass(frozen=True, slots=True)
class Work:
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
    """One process, started when it's first needed and ended after a long idle time."""

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
