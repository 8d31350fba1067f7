"""The connections of an open database: one writer, and separate readers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from bot.errors import StorageUnavailable
from bot.store.schema import migrate
from bot.store.session import Session
from bot.store.sqlite import BUSY_TIMEOUT, Work, connect_reader, connect_writer
from bot.store.writer import Writer

_T = TypeVar("_T")

_READERS: Final = 2
"""With two, reading a long log does not keep a turn waiting."""


class _Noted:
    """Whether something was stored, shared by a task and those that it starts."""

    any = False


_NOTED: Final[ContextVar[_Noted | None]] = ContextVar("noted", default=None)


class Sessions:
    """A database file and the connections to it. `busy_timeout` is in seconds."""

    def __init__(self, path: Path, *, busy_timeout: float = BUSY_TIMEOUT) -> None:
        self.path = path
        self._busy_timeout = busy_timeout
        self._writer: Writer | None = None
        self._readers: list[Session] = []

    async def open(self) -> None:
        """Bring the schema up to date and open the connections.

        Raises StorageUnavailable, StorageCorrupt, and InfrastructureError when the file is not the bot's or was
        written by a newer version of it.
        """
        await asyncio.to_thread(migrate, self.path)
        try:
            writer = await Session.open(partial(connect_writer, self.path, busy_timeout=self._busy_timeout))
            self._writer = Writer(writer)
            for _ in range(_READERS):
                reader = partial(connect_reader, self.path, busy_timeout=self._busy_timeout)
                self._readers.append(await Session.open(reader))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Finish what is being written and close. Closing twice does nothing."""
        readers, self._readers = self._readers, []
        for reader in readers:
            await reader.close()
        # The writer goes last: it leaves everything in the one file.
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()

    async def read(self, work: Work[_T]) -> _T:
        """Do `work` with a connection that reads. Raises StorageUnavailable and StorageCorrupt."""
        if not self._readers:
            raise StorageUnavailable("the database is not open")
        return await min(self._readers, key=_queue_length).run(work)

    async def write(self, work: Work[_T]) -> _T:
        """Do `work` in a transaction; see `Writer.write`."""
        if self._writer is None:
            raise StorageUnavailable("the database is not open")
        result = await self._writer.write(work)
        noted = _NOTED.get()
        if noted is not None:
            noted.any = True
        return result

    def watch_writes(self) -> Callable[[], bool]:
        """Returns what tells whether this task, or one that it starts, has stored anything since."""
        noted = _Noted()
        _NOTED.set(noted)
        return lambda: noted.any

    @property
    def write_trouble(self) -> str:
        """Why the last write failed, for the log; "" when it was stored, and where nothing has been written yet."""
        return "" if self._writer is None else self._writer.trouble

    async def empty_log(self) -> None:
        """Leave no older versions of what is stored in the write-ahead log; see `Writer.empty_log`."""
        if self._writer is not None:
            await self._writer.empty_log()


def _queue_length(session: Session) -> int:
    return session.waiting
