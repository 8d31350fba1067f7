"""Locks: those who change the same thing wait for each other, the rest goes side by side."""

import asyncio
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Hashable, Iterable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

_T = TypeVar("_T")
AT_ONCE: Final = 32
"""Of what becomes due in the same moment; the others wait, and taps go between them."""


class Locks:
    """Locks by key. A lock is gone when nobody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: dict[Hashable, asyncio.Lock] = {}
        self._users: dict[Hashable, int] = {}

    def __len__(self) -> int:
        return len(self._locks)

    def users(self, key: Hashable) -> int:
        """How many hold or await the lock of a key."""
        return self._users.get(key, 0)

    @asynccontextmanager
    async def holding(self, key: Hashable) -> AsyncIterator[None]:
        """Hold the lock of `key`; callers get it in the order in which they asked."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        self._users[key] = self._users.get(key, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._users[key] -= 1
            if not self._users[key]:
                del self._users[key], self._locks[key]


async def each(
    found: Iterable[_T] | AsyncIterable[_T], do: Callable[[_T], Awaitable[object]], *, at_once: int = AT_ONCE
) -> None:
    """Do something about each that is found, some at once, begun in their order.

    What fails keeps nothing from the others: it is raised when all that have begun are done, the first of several.
    """
    slots = asyncio.Semaphore(at_once)
    tasks: list[asyncio.Task[None]] = []

    async def one(subject: _T) -> None:
        try:
            await do(subject)
        finally:
            slots.release()

    async def begin() -> None:
        async for subject in _stream(found):
            await slots.acquire()
            tasks.append(asyncio.create_task(one(subject)))

    try:
        looked = await asyncio.gather(begin(), return_exceptions=True)
        done = await asyncio.gather(*tasks, return_exceptions=True)
    except asyncio.CancelledError:  # nobody waits for them any more
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        raise
    for failed in (*looked, *done):
        if failed is not None:
            raise failed


async def _stream(found: Iterable[_T] | AsyncIterable[_T]) -> AsyncIterator[_T]:
    if isinstance(found, AsyncIterable):
        async for subject in found:
            yield subject
    else:
        for subject in found:
            yield subject
