"""The connections to a PostgreSQL database: a pool, and threads that use it."""

from __future__ import annotations

import asyncio
import math
import selectors
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, nullcontext, suppress
from typing import Any, Final, TypeVar

import psycopg
import structlog
from psycopg import IsolationLevel
from psycopg_pool import ConnectionPool

from bot.errors import BotError, InfrastructureError, StorageUnavailable
from bot.metrics.meter import COMMIT
from bot.store.connections import PATIENCE, Work
from bot.store.everything import Store
from bot.store.postgresql.dialect import OPTIONS, is_worth_repeating, migrate, take_time, translate

_log: Final = structlog.get_logger()
CHANNEL: Final = "backgammon_live"
LARGEST: Final = 7000
"""Bytes of a message; PostgreSQL takes 7,999."""
TELL: Final = f"SELECT pg_notify('{CHANNEL}', %(text)s)"
_LOOKS: Final = 1.0  # seconds after which the listener looks whether it's to stop
_AGAIN: Final = 2.0  # seconds until it connects again


class Notices:
    """Listens in a thread of its own, with a connection of its own. `heard` is called there."""

    def __init__(self, url: str, heard: Callable[[str], None]) -> None:
        self._url, self._heard = url, heard
        self._stop = threading.Event()
        self.is_listening = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="notices", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening, within a second."""
        self._stop.set()
        self._thread.join(3 * _LOOKS)

    def _listen(self) -> None:
        while not self._stop.is_set():
            with suppress(psycopg.Error):
                self._listen_once()
            self.is_listening.clear()
            self._stop.wait(_AGAIN)

    def _listen_once(self) -> None:
        with psycopg.connect(self._url, autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.is_listening.set()
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=_LOOKS):
                    self._heard(notice.payload)


_T = TypeVar("_T")
_Connection = psycopg.Connection[dict[str, Any]]

CONNECTIONS: Final = 8
"""The most connections of one process, unless told otherwise."""
_PATIENCE: Final = 1.5  # seconds to wait for a connection
_GIVES_UP: Final = 1.0  # seconds after which connecting is given up; who wants a connection next begins anew
_REMEMBERS: Final = 5.0  # seconds after a failure for which nobody waits long: a tap has three in all
_HARDLY: Final = 0.2  # seconds to wait for a connection then
_TRIES: Final = 12  # how often a transaction is begun that others keep crossing
_LINE: Final = 0x6267_6C6E  # "bgln", a number that means "transactions that were crossed stand in line"
_ORIGIN: Final = "SELECT oid, timeline_id FROM pg_database, pg_control_checkpoint() WHERE datname = current_database()"


class ServerDatabase(Store):
    """Everything in a database of PostgreSQL, and the connections to it. `url` begins with `postgresql://`.

    Each unit of work runs in a thread, with a connection of the pool. One that has to be alone is serializable: it is
    done again if it crossed another, on whatever machine that runs, so that nothing is counted twice or overlooked.
    """

    shared = True

    def __init__(self, url: str, *, connections: int = CONNECTIONS) -> None:
        self.url, self._most = url, connections
        self._pool: ConnectionPool[_Connection] | None = None
        self._threads: ThreadPoolExecutor | None = None
        self._trouble = ""
        self._failed_at = -math.inf

    async def open(self) -> None:
        """Bring the schema up to date and open the first connection; see `Sessions.open`."""
        await asyncio.to_thread(migrate, self.url)
        self._threads = ThreadPoolExecutor(self._most, "database")
        self._pool = ConnectionPool(
            self.url,
            min_size=1,
            max_size=self._most,
            timeout=_PATIENCE,
            check=_check,
            reconnect_timeout=_GIVES_UP,
            kwargs=OPTIONS,
            open=False,
        )
        await asyncio.to_thread(self._pool.open)

    async def close(self) -> None:
        """Finish what is being written and close. Closing twice does nothing."""
        threads, self._threads = self._threads, None
        pool, self._pool = self._pool, None
        if threads is not None:
            await asyncio.to_thread(threads.shutdown)
        if pool is not None:
            await asyncio.to_thread(pool.close)

    async def read(self, work: Work[_T]) -> _T:
        """Do `work` with a connection; see `Sessions.read`."""
        return await self._do(work, None)

    async def snapshot(self, work: Work[_T]) -> _T:
        """Do `work` in a transaction that sees one moment; see `Sessions.snapshot`."""
        return await self._do(work, IsolationLevel.REPEATABLE_READ)

    async def write(self, work: Work[_T], *, alone: bool = False) -> _T:
        """Do `work` in a transaction; see `Sessions.write`."""
        level = IsolationLevel.SERIALIZABLE if alone else IsolationLevel.READ_COMMITTED
        return await self._noting_trouble(work, level)

    async def write_at_once(self, work: Work[_T]) -> _T:
        """Do `work`, one statement, without a transaction around it: one trip to the database."""
        return await self._noting_trouble(work, None)

    async def _noting_trouble(self, work: Work[_T], level: IsolationLevel | None) -> _T:
        try:
            with COMMIT.timing():
                result = await self._do(work, level)
        except InfrastructureError as error:
            self._trouble = str(error)
            raise
        self._trouble = ""
        self.note_write()
        return result

    async def _do(self, work: Work[_T], level: IsolationLevel | None) -> _T:
        pool, threads = self._pool, self._threads
        if pool is None or threads is None:
            raise StorageUnavailable("the database is not open")
        failed_lately = time.monotonic() - self._failed_at < _REMEMBERS
        loop = asyncio.get_running_loop()
        # The one who waits may be canceled; what was begun is done all the same.
        done: asyncio.Future[_T] = loop.create_future()
        job = threads.submit(_do, pool, work, level, _HARDLY if failed_lately else _PATIENCE, PATIENCE.get())
        job.add_done_callback(lambda job: loop.call_soon_threadsafe(_tell, done, job))
        try:
            result = await done
        except StorageUnavailable:
            self._failed_at = time.monotonic()
            raise
        self._failed_at = -math.inf
        return result

    async def tell_others(self, text: str) -> None:
        """Say something to all processes on this database; see `Sessions.tell_others`."""
        await self._do(lambda connection: connection.execute(TELL, {"text": text[:LARGEST]}).fetchall(), None)

    def hearken(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Hear what is said; see `Sessions.hearken`."""
        return Notices(self.url, heard).close

    @property
    def write_trouble(self) -> str:
        """Why the last write failed; see `Sessions.write_trouble`."""
        return self._trouble

    async def empty_log(self) -> None:
        """Do nothing: the server keeps its log, and those who run it say for how long."""

    async def origin(self) -> int:
        """The database, and the timeline of its server: it changes where an earlier moment was gone back to."""
        [row] = await self.read(lambda connection: connection.execute(_ORIGIN).fetchall())
        return int(row["oid"]) << 24 | int(row["timeline_id"])


def _tell(done: asyncio.Future[_T], job: Future[_T]) -> None:
    """Hand on what a thread has done, or why it could not."""
    if not done.done():
        error = job.exception()
        if error is None:
            done.set_result(job.result())
        else:
            done.set_exception(error)


def _check(connection: _Connection) -> None:
    """Raise if a connection was broken while nobody used it.

    One that nobody uses is silent until its end: the server is only asked where it has said something.
    """
    with selectors.DefaultSelector() as selector:
        selector.register(connection.fileno(), selectors.EVENT_READ)
        has_said = bool(selector.select(0))
    if has_said:
        ConnectionPool.check_connection(connection)


def _do(
    pool: ConnectionPool[_Connection], work: Work[_T], level: IsolationLevel | None, wait: float, seconds: float | None
) -> _T:
    """Do `work` in a transaction of that level; without one, each statement for itself.

    `wait` is for a connection, `seconds` for each statement if that is not what a turn has. Both are in seconds.
    """
    attempt = 0
    while True:
        attempt += 1
        try:
            with pool.connection(wait) as connection:
                if level is None and seconds is None:
                    return work(connection)
                connection.isolation_level = level
                first, is_alone = attempt == 1, level is IsolationLevel.SERIALIZABLE
                in_line = nullcontext() if first and not is_alone else _in_line(connection, together=first)
                with in_line, connection.transaction():
                    if seconds is not None:
                        take_time(connection, seconds)
                    return work(connection)
        except BotError:
            raise
        except Exception as error:
            if is_worth_repeating(error) and attempt < _TRIES:
                continue
            translated = translate(error)
            if translated is None:
                raise
            raise translated from error


@contextmanager
def _in_line(connection: _Connection, *, together: bool) -> Iterator[None]:
    """One after the other, in all processes, or `together` while nobody stands in line.

    Transactions that crossed each other once would do so again and again.
    """
    kind = "_shared" if together else ""
    connection.execute(f"SELECT pg_advisory_lock{kind}(%s)", (_LINE,))
    try:
        yield
    finally:
        try:
            connection.execute(f"SELECT pg_advisory_unlock{kind}(%s)", (_LINE,))
        except psycopg.Error:
            connection.close()  # what it holds ends with it
            raise
