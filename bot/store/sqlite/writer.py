"""A SQLite connection in a thread, and the only writer: what waits at the same time is committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Self, TypeVar

import aiosqlite

from bot.errors import InfrastructureError, StorageUnavailable
from bot.store.queries import SQL
from bot.store.sqlite.connect import BUSY_TIMEOUT, Work, transaction, translate, translated_errors, unit


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


_T = TypeVar("_T")
_Waiting = tuple[Work[Any], "asyncio.Future[Any]"]

_QUICK: Final = 0.002  # seconds that a few rows take on the average, at most, on a disk the event loop may wait for
_UNKNOWN: Final = 10 * _QUICK
_LATELY: Final = 10  # the average is over about so many units
_AT_A_STRETCH: Final = 8  # so many units one task may commit before the loop goes on with the others


class Writer:
    """Writes units of work, each as a whole, and answers only when they are durable.

    Making a transaction durable costs far more than filling it. So whatever has been asked for while one
    transaction is being committed shares the next: fifty turns at once wait for two commits instead of fifty.
    """

    def __init__(self, session: Session, patience: float = BUSY_TIMEOUT) -> None:
        """Write to `session`; its connection waits `patience` seconds for another process's lock."""
        self._session = session
        self._patience = self._patience_now = patience
        self._waiting: list[_Waiting] = []
        self._committing: asyncio.Future[list[Outcome]] | None = None
        self._closed = False
        self._writing: asyncio.Task[Any] | None = None
        self._stretch = 0  # who has written in the loop's thread since the loop's last pass, and how often
        self._seconds = _UNKNOWN
        self.trouble = ""
        """Why the last transaction could not be stored; "" when it was."""

    async def write(self, work: Work[_T]) -> _T:
        """Do `work` in a transaction and return its result once it is committed.

        Raises what `work` raises, and StorageUnavailable; nothing of it has been stored then. `work` must give the
        same result when repeated, and do nothing but change the database. If the caller is canceled, it is done all
        the same.
        """
        if self._closed:
            raise StorageUnavailable("the database is closed")
        answer: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, answer))
        if self._committing is None:
            self._commit()
        return await answer

    async def write_small(self, work: Work[_T]) -> _T:
        """As `write`, for a few rows: alone and on a quick disk they are committed in the event loop's thread.

        The way into the other thread and back takes as long as the commit itself, since both threads have to be woken.
        But the loop must never wait for a slow disk, nor for another process that writes: then it's the thread's work.
        """
        if not self._is_quick():
            return await self.write(work)
        if self._writing is None:
            asyncio.get_running_loop().call_soon(self._pass)
        self._writing, self._stretch = asyncio.current_task(), self._stretch + 1
        [(result, failure)] = self._session.do_here(lambda connection: self._timed(connection, [work], here=True))
        if isinstance(failure, InfrastructureError):
            return await self.write(work)
        self.trouble = ""
        if failure is not None:
            raise failure
        return result  # type: ignore[no-any-return]

    def _pass(self) -> None:
        self._writing, self._stretch = None, 0

    def _is_quick(self) -> bool:
        # Where others write in the same pass of the loop, they share a commit instead.
        alone = self._writing in {None, asyncio.current_task()} and self._stretch < _AT_A_STRETCH
        idle = self._committing is None and self._session.is_idle
        return alone and idle and self._seconds < _QUICK and not self._closed

    def _timed(
        self, connection: sqlite3.Connection, works: Sequence[Work[Any]], *, here: bool = False
    ) -> list[Outcome]:
        began = time.perf_counter()
        self._set_patience(connection, 0.0 if here else self._patience)
        outcomes = commit_together(connection, works)
        if len(works) == 1:
            self._seconds += (time.perf_counter() - began - self._seconds) / _LATELY
        return outcomes

    def _set_patience(self, connection: sqlite3.Connection, seconds: float) -> None:
        """Wait so long for another process's lock from now on."""
        if seconds != self._patience_now:
            connection.execute(f"PRAGMA busy_timeout = {round(1000 * seconds)}")
            self._patience_now = seconds

    def _commit(self) -> None:
        # Callbacks instead of a task: a task could be canceled between a commit and its answers, and an idle bot would
        # have one waiting on a queue.
        batch, self._waiting = self._waiting, []
        works = [work for work, _ in batch]
        self._committing = self._session.submit(lambda connection: self._timed(connection, works))
        self._committing.add_done_callback(lambda committed: self._deliver(batch, committed))

    def _deliver(self, batch: Sequence[_Waiting], committed: asyncio.Future[list[Outcome]]) -> None:
        self._committing = None
        if self._waiting:
            self._commit()
        outcomes = committed.result()
        self.trouble = next((str(failure) for _, failure in outcomes if isinstance(failure, InfrastructureError)), "")
        for (_, answer), (result, failure) in zip(batch, outcomes, strict=True):
            if answer.done():
                continue  # its caller was canceled
            if failure is None:
                answer.set_result(result)
            else:
                answer.set_exception(failure)

    async def empty_log(self) -> None:
        """Empty the write-ahead log into the file, as far as no reader is in the way. Raises StorageUnavailable."""

        def empty(connection: sqlite3.Connection) -> None:
            self._set_patience(connection, self._patience)
            SQL.empty_write_ahead_log(connection)

        await self._session.run(empty)

    async def close(self) -> None:
        """Finish what waits and close the connection."""
        self._closed = True
        while self._committing is not None:
            await asyncio.wait([self._committing])
        await self._session.close()


Outcome = tuple[Any, Exception | None]
"""The outcome of a unit: its result, or why it failed."""


def commit_together(connection: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[Outcome]:
    """Do all of `works` in one transaction; one that fails is undone alone.

    When the transaction itself cannot be committed, none has been stored and all have failed.
    """
    try:
        with transaction(connection):
            return [(work(connection), None) for work in works]
    except Exception as error:  # noqa: BLE001 - it belongs to those who wait
        if len(works) == 1 or isinstance(translate(error), InfrastructureError):
            return [(None, _explained(error)) for _ in works]
    # Failures are rare. Undoing everything and starting over with savepoints spares all other transactions theirs.
    return commit_apart(connection, works)


def commit_apart(connection: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[Outcome]:
    """The same as `commit_together`, with a savepoint around each."""
    try:
        with transaction(connection):
            return [_attempt(connection, work) for work in works]
    except Exception as error:  # noqa: BLE001 - it belongs to those who wait
        return [(None, _explained(error)) for _ in works]


def _attempt(connection: sqlite3.Connection, work: Work[Any]) -> Outcome:
    try:
        with unit(connection):
            return work(connection), None
    except Exception as error:
        if not connection.in_transaction:
            raise  # the disk is full or failing, and the units before this one are gone as well
        return None, _explained(error)


def _explained(error: Exception) -> Exception:
    """The error to hand to one caller: an own instance, as each adds its own traceback."""
    translated = translate(error)
    if translated is None:
        return error
    translated.__cause__ = error
    return translated
