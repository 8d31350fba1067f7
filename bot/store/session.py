"""A SQLite connection in a thread of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Self, TypeVar

import aiosqlite

from bot.errors import StorageUnavailable
from bot.store.sqlite import Work, translated_errors

_T = TypeVar("_T")


class Session:
    """One connection; what it is given to do is done in the order given, off the event loop."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._raw: sqlite3.Connection | None = None
        self._thread = aiosqlite.Connection(self._connect_in_thread, iter_chunk_size=64)
        self.waiting = 0
        """How many pieces of work are running or queued."""

    def _connect_in_thread(self) -> sqlite3.Connection:
        self._raw = self._connect()
        return self._raw

    @classmethod
    async def open(cls, connect: Callable[[], sqlite3.Connection]) -> Self:
        """Connect. Raises what `connect` raises."""
        session = cls(connect)
        # A process that ends without closing ends all the same: what is durable has been committed.
        session._thread._thread.daemon = True  # noqa: SLF001
        await session._thread
        return session

    async def run(self, work: Work[_T]) -> _T:
        """Do `work` with the raw connection in its thread. Raises StorageUnavailable when closed.

        Work that has been queued is done even when the caller is cancelled.
        """
        if self._raw is None:
            raise StorageUnavailable("the database is closed")
        self.waiting += 1
        try:
            with translated_errors():
                # One hop for any number of statements. The public methods hop once a statement, which costs twice as
                # much, and let other callers in between.
                hop: Callable[[Work[_T], sqlite3.Connection], Awaitable[_T]] = self._thread._execute  # noqa: SLF001
                return await hop(work, self._raw)
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """Finish what is queued and close."""
        self._raw = None
        await self._thread.close()
