"""The process for what takes long: files that are read, animations that are drawn, luck that is counted.

It gives way to the bot, so nobody's turn waits for it, however many ask. Each person has one thing in it at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, TypeVar

from bot.errors import StillBusy, WorkFailed
from bot.workers.pool import WorkerPool

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")

_PATIENCE: Final = 60.0
"""Seconds that anything may take."""


@dataclass(frozen=True, slots=True)
class Work:
    """A function of a module and what it is given; both travel to the process by pickle."""

    function: Callable[..., Any]
    given: tuple[Any, ...]
    named: dict[str, Any]

    @property
    def label(self) -> str:
        """What is done, for those who measure."""
        return str(self.function.__name__)

    def answer(self) -> Any:
        """Do it there."""
        return self.function(*self.given, **self.named)


class Workshop:
    """One process, started when it is first needed and ended when it is idle for long."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1, failed=WorkFailed, retries=0)
        self._busy: set[int] = set()

    @contextmanager
    def one_thing(self, person_id: int) -> Iterator[None]:
        """What a person asks for is done inside. Raises StillBusy while something else is done for them."""
        if person_id in self._busy:
            raise StillBusy
        self._busy.add(person_id)
        try:
            yield
        finally:
            self._busy.discard(person_id)

    @property
    def queue(self) -> tuple[int, float]:
        """How much waits, and for how many seconds; see `WorkerPool.queue`."""
        return self._pool.queue

    async def do(self, function: Callable[_Given, _Result], *given: _Given.args, **named: _Given.kwargs) -> _Result:
        """What a function of a module returns, computed in the process. Raises WorkFailed, and what it raises.

        What goes there and comes back is copied on the event loop: large things should be bytes.
        """
        result: _Result = await self._pool.ask(Work(function, given, named), timeout=_PATIENCE)
        return result

    async def close(self) -> None:
        """End the process. What is not done fails as WorkFailed."""
        await self._pool.close()
