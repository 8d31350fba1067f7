"""A SQLite connection in a thread of its own."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Self, TypeVar

import aiosqlite

from bot.errors import StorageUnavailable
from bot.store.sqlite.connect import Work, translated_errors

_T = TypeVar("_T")


class Session:
    """One connection; it does its work in the order given, off the event loop."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._raw: sqlite3.Connection | None = None
        self._thread = aiosqlite.Connection(self._connect_in_thread, iter_chunk_size=64)
        self.waiting = 0
        """How many callers wait for work that is running or queued."""
        self._given = self._done = 0

    def _connect_in_thread(self) -> sqlite3.Connection:
        self._raw = self._connect()
        return self._raw

    @classmethod
    async def open(cls, connect: Callable[[], sqlite3.Connection]) -> Self:
        """Connect. Raises what `connect` raises."""
        session = cls(connect)
        # Do not keep a process alive that ends without closing: what has been acknowledged is committed.
        session._thread._thread.daemon = True  # noqa: SLF001
        await session._thread
        return session

    def submit(self, work: Work[_T]) -> asyncio.Future[_T]:
        """Queue `work` for the thread; the future brings its result, or SQLite's error as it is.

        Once queued it is done, whatever happens to the future. Raises StorageUnavailable when closed.
        """
        if self._raw is None:
            raise StorageUnavailable("the database is closed")
        future: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        self._given += 1
        # One hop for any number of statements. The public methods hop once per statement, which costs twice as much,
        # and let other callers in between. Run in a ThreadPoolExecutor(1), batches took about twice as long.
        self._thread._tx.put_nowait((future, partial(self._do, work, self._raw)))  # noqa: SLF001
        return future

    def _do(self, work: Work[_T], connection: sqlite3.Connection) -> _T:
        try:
            return work(connection)
        finally:
            self._done += 1

    @property
    def is_idle(self) -> bool:
        """Has the thread nothing to do? Then it stays so until the event loop gives it something."""
        return self._raw is not None and self._given == self._done

    def do_here(self, work: Work[_T]) -> _T:
        """Do `work` in the event loop's thread, while `is_idle`; SQLite's errors come as they are.

        Only for a connection that more than one thread may use.
        """
        if self._raw is None or not self.is_idle:
            raise StorageUnavailable("the database is busy or closed")
        return work(self._raw)

    async def run(self, work: Work[_T]) -> _T:
        """Do `work` with the raw connection in its thread. Raises StorageUnavailable and StorageCorrupt."""
        self.waiting += 1
        try:
            with translated_errors():
                return await self.submit(work)
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """Finish what is queued and close."""
        self._raw = None
        await self._thread.close()
