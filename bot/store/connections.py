"""An open database, whatever it is: its connections, and the promises to a unit of work."""

from __future__ import annotations

import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias, TypeVar

import msgspec

from bot.errors import StaleAction
from bot.store.queries import SQL

PARTITIONS: Final = 256
"""A match, a tournament, a chouette or a crowd belongs to the one that its number is, by this modulus."""
ALL: Final = "1" * PARTITIONS
_NONE: Final = "0" * PARTITIONS


class Fence(msgspec.Struct, frozen=True):
    """A task's right to act: a partition, and the epoch under which it was taken over."""

    part: int
    epoch: int


FENCE: Final[ContextVar[Fence | None]] = ContextVar("fence", default=None)
"""This task's right to act; None where it acts for a person, who may act anywhere."""


class Held(msgspec.Struct, frozen=True):
    """The partitions that this process looks after, each with its epoch.

    `until` is by this machine's monotonic clock. It only spares useless questions: whether a lease stands is for the
    database to say, whenever something is stored under it.
    """

    epochs: Mapping[int, int]
    until: float

    @property
    def mask(self) -> str:
        """A 1 for each that is looked after, a 0 for the others, as the queries want it."""
        if time.monotonic() >= self.until:
            return _NONE
        return "".join("1" if part in self.epochs else "0" for part in range(PARTITIONS))

    def fence(self, number: int) -> Fence:
        """The right to act for the match (or tournament, ...) of that number."""
        part = number % PARTITIONS
        return Fence(part, self.epochs.get(part, 0))


@contextmanager
def fenced(fence: Fence | None) -> Iterator[None]:
    """Let whatever is stored in the block be stored only while that lease stands."""
    token = FENCE.set(fence)
    try:
        yield
    finally:
        FENCE.reset(token)


if TYPE_CHECKING:
    import psycopg

_T = TypeVar("_T")
Connection: TypeAlias = "sqlite3.Connection | psycopg.Connection[dict[str, Any]]"
Row: TypeAlias = "sqlite3.Row | Mapping[str, Any]"
Work: TypeAlias = "Callable[[Connection], _T]"
"""Something to do with a connection, in the thread of that connection. It gives the same result when repeated."""

NO_LIMIT: Final = 2**62
"""More rows than there will ever be: neither database takes the other's word for "all"."""

SWEEP: Final = 10.0
"""Seconds for a statement of housekeeping, and of what else nobody waits for with a finger on a button."""
UNLIMITED: Final = 0.0
"""A statement takes as long as it takes: for the commands of a terminal."""
PATIENCE: Final[ContextVar[float | None]] = ContextVar("patience", default=None)
"""Seconds that a statement may take on a server; None: as long as a turn has."""

_SQLITE_DUPLICATES: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
_UNIQUE_VIOLATION: Final = "23505"  # PostgreSQL's, https://www.postgresql.org/docs/current/errcodes-appendix.html


@contextmanager
def patient(seconds: float) -> Iterator[None]:
    """Give statements that many seconds if they begin in the block, or in a task that begins in it."""
    before = PATIENCE.set(seconds)
    try:
        yield
    finally:
        PATIENCE.reset(before)


@contextmanager
def refusing_duplicates(what: str) -> Iterator[None]:
    """Raise StaleAction if a row written in the block collides with an existing one."""
    try:
        yield
    except Exception as error:
        if _is_duplicate(error):
            raise StaleAction(f"{what}: {error}") from error
        raise


def _is_duplicate(error: Exception) -> bool:
    if isinstance(error, sqlite3.IntegrityError):
        return error.sqlite_errorcode in _SQLITE_DUPLICATES
    return getattr(error, "sqlstate", None) == _UNIQUE_VIOLATION


class _Noted:
    """Whether something was stored, shared by a task and those that it starts."""

    any = False


_NOTED: Final[ContextVar[_Noted | None]] = ContextVar("noted", default=None)


class Sessions(ABC):
    """An open database: units of work that read, and units of work that write as a whole."""

    shared: ClassVar[bool] = False
    """May other processes use it at the same time?"""
    held: Held | None = None
    """The partitions of this process; None: everything."""

    @property
    def mine(self) -> str:
        """The partitions that this process looks after, as the queries want them."""
        return ALL if self.held is None else self.held.mask

    def acting_for(self, number: int) -> AbstractContextManager[None]:
        """Look after the match (or tournament, chouette, crowd) of that number in the block.

        What is stored in it as `write_fenced` is refused once another process has taken it over.
        """
        return nullcontext() if self.held is None else fenced(self.held.fence(number))

    @abstractmethod
    async def open(self) -> None:
        """Bring the schema up to date and open the connections.

        Raises StorageUnavailable, StorageCorrupt, and InfrastructureError when the database is not the bot's or was
        written by a newer version of it.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written and close. Closing twice does nothing."""

    async def tell_others(self, text: str) -> None:  # noqa: B027 - where there are no others, nobody is told
        """Say something short to other processes on this database, if there may be any. It may get lost."""

    def hearken(self, heard: Callable[[str], None]) -> Callable[[], None]:  # noqa: ARG002
        """Call `heard`, in any thread, with what other processes (or this one) say. Returns what ends that."""
        return lambda: None

    @abstractmethod
    async def read(self, work: Work[_T]) -> _T:
        """Do `work` with a connection that reads. Raises StorageUnavailable and StorageCorrupt."""

    @abstractmethod
    async def snapshot(self, work: Work[_T]) -> _T:
        """Do `work`, which may take long, with all as it is at one moment; others read and write meanwhile."""

    @abstractmethod
    async def write(self, work: Work[_T], *, alone: bool = False) -> _T:
        """Do `work` in a transaction and return its result once that is durable.

        `alone`: what it reads must not change before it is done, as where it counts before it adds. Without it, others
        may write meanwhile where the database lets several at once.

        Raises what `work` raises, and StorageUnavailable; nothing of it has been stored then. `work` must give the
        same result when repeated, and do nothing but change the database. If the caller is canceled, it is done all
        the same.
        """

    async def rows(
        self, query: Callable[..., Iterable[Row]], read: Callable[[Row], _T], **parameters: object
    ) -> list[_T]:
        """The rows that a query finds, each as `read` makes it."""
        return await self.read(lambda connection: [*map(read, query(connection, **parameters))])

    async def row(self, query: Callable[..., Row | None], read: Callable[[Row], _T], **parameters: object) -> _T | None:
        """The same of a query that finds one row at most; None where it finds none."""
        row = await self.read(lambda connection: query(connection, **parameters))
        return None if row is None else read(row)

    async def change(self, query: Callable[..., int], **parameters: object) -> int:
        """Write what one query changes. Returns in how many rows."""
        return await self.write(lambda connection: query(connection, **parameters))

    async def write_at_once(self, work: Work[_T]) -> _T:
        """The same for `work` that changes a few rows, by one statement alone where a database is far away."""
        return await self.write(work)

    async def write_fenced(self, work: Work[_T], *, alone: bool = False, at_once: bool = False) -> _T:
        """Write, by `write_at_once` if wanted; what is done for a partition only while its lease stands.

        Raises StaleAction when another process has taken the partition over.
        """
        fence = FENCE.get()
        if fence is not None:
            return await self.write(lambda connection: _under(connection, fence, work), alone=alone)
        return await (self.write_at_once(work) if at_once else self.write(work, alone=alone))

    def watch_writes(self) -> Callable[[], bool]:
        """Returns what tells whether this task, or one that it starts, has stored anything since."""
        noted = _Noted()
        _NOTED.set(noted)
        return lambda: noted.any

    @staticmethod
    def note_write() -> None:
        """Something was stored; see `watch_writes`."""
        noted = _NOTED.get()
        if noted is not None:
            noted.any = True

    @property
    @abstractmethod
    def write_trouble(self) -> str:
        """Why the last write failed, for the log; "" when it was stored, and where nothing has been written yet."""

    @abstractmethod
    async def empty_log(self) -> None:
        """Leave no older versions of what is stored in files, as far as the bot has a say in that."""

    @abstractmethod
    async def origin(self) -> int:
        """A number, up to 2^62, that a copy of the database doesn't share once it was put in its place."""


def _under(connection: Connection, fence: Fence, work: Work[_T]) -> _T:
    now = SQL.database_now(connection)["at"]
    if SQL.lease_stands(connection, part=fence.part, epoch=fence.epoch, now=now) is None:
        raise StaleAction(f"partition {fence.part} is not held any more")
    return work(connection)
