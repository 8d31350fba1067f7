"""Several want to change the same thing: in one process they wait for each other."""

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


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
