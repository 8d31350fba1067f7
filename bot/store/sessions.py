"""The connections of an open database, whatever it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from contextvars import ContextVar
from typing import ClassVar, Final, TypeVar

from bot.errors import StaleAction
from bot.store.connections import Connection, Row, Work
from bot.store.partitions import ALL, FENCE, Fence, Held, fenced
from bot.store.queries import SQL

_T = TypeVar("_T")


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
