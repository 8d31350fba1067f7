"""The database in a file: one connection that writes, and others that read."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from bot.errors import StorageUnavailable
from bot.metrics.meter import COMMIT
from bot.store.everything import Store
from bot.store.sqlite.backup import migrate
from bot.store.sqlite.connect import BUSY_TIMEOUT, Work, connect_reader, connect_writer
from bot.store.sqlite.writer import Session, Writer

_T = TypeVar("_T")

_LARGEST: Final = 2**62 - 1
_READERS: Final = 2  # with two, reading a long log does not keep a turn waiting


class Database(Store):
    """Everything in one SQLite file, and the connections to it.

    `path` is the file; `busy_timeout` says how many seconds to wait for another process that is writing.
    """

    def __init__(self, path: Path, *, busy_timeout: float = BUSY_TIMEOUT) -> None:
        self.path, self._busy_timeout = path, busy_timeout
        self._writer: Writer | None = None
        self._readers: list[Session] = []

    async def open(self) -> None:
        """Bring the schema up to date and open the connections; see `Sessions.open`."""
        await asyncio.to_thread(migrate, self.path)
        try:
            writer = await Session.open(partial(connect_writer, self.path, busy_timeout=self._busy_timeout))
            self._writer = Writer(writer, self._busy_timeout)
            for _ in range(_READERS):
                reader = partial(connect_reader, self.path, busy_timeout=self._busy_timeout)
                self._readers.append(await Session.open(reader))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Finish what is being written and close; see `Sessions.close`."""
        readers, self._readers = self._readers, []
        for reader in readers:
            await reader.close()
        # The writer goes last: it leaves everything in the one file.
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()

    async def read(self, work: Work[_T]) -> _T:
        """Do `work` with a connection that cannot write; see `Sessions.read`."""
        if not self._readers:
            raise StorageUnavailable("the database is not open")
        return await min(self._readers, key=lambda session: session.waiting).run(work)

    async def snapshot(self, work: Work[_T]) -> _T:
        """Do `work` in a transaction of a connection that cannot write; see `Sessions.snapshot`."""

        def at_one_moment(connection: sqlite3.Connection) -> _T:
            connection.execute("BEGIN")
            try:
                return work(connection)
            finally:
                connection.rollback()

        return await self.read(at_one_moment)

    async def write(self, work: Work[_T], *, alone: bool = False) -> _T:  # noqa: ARG002
        """Do `work` in a transaction; there is one writer, so it is alone in any case. See `Sessions.write`."""
        return await self._written(work, small=False)

    async def write_at_once(self, work: Work[_T]) -> _T:
        """Do `work`, which changes a few rows; see `Writer.write_small`."""
        return await self._written(work, small=True)

    async def _written(self, work: Work[_T], *, small: bool) -> _T:
        if self._writer is None:
            raise StorageUnavailable("the database is not open")
        with COMMIT.timing():
            result = await (self._writer.write_small(work) if small else self._writer.write(work))
        self.note_write()
        return result

    @property
    def write_trouble(self) -> str:
        """Why the last write failed; see `Sessions.write_trouble`."""
        return "" if self._writer is None else self._writer.trouble

    async def empty_log(self) -> None:
        """Empty the write-ahead log; see `Writer.empty_log`."""
        if self._writer is not None:
            await self._writer.empty_log()

    async def origin(self) -> int:
        """The file, and which of its backups it was; see `Sessions.origin`."""
        version = await self.read(lambda connection: connection.execute("PRAGMA user_version").fetchone()[0])
        return (self.path.stat().st_ino ^ int(version) << 31) & _LARGEST
