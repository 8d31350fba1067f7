"""The parts that differ with SQLite: how to connect, what its errors mean, transactions."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

from bot.errors import BotError, NotFound, NotFoundWhat, StorageCorrupt, StorageUnavailable
from bot.store.queries import SQL
from bot.store.rows import to_milliseconds

sqlite3.register_adapter(datetime, to_milliseconds)

_T = TypeVar("_T")
Work = Callable[[sqlite3.Connection], _T]
"""Something to do with a connection to a file."""

BUSY_TIMEOUT: Final = 2.0
"""Seconds to wait for another process's lock; Discord waits three for an answer."""

_TOO_LARGE: Final = "too large to convert to SQLite"
"""Python's message about a number beyond 64 bits, such as nothing in the database has."""


def connect(
    path: Path, *, create: bool = False, busy_timeout: float = BUSY_TIMEOUT, one_thread: bool = True
) -> sqlite3.Connection:
    """Open a database file; `busy_timeout` is in seconds. Raises StorageUnavailable or StorageCorrupt.

    Transactions are begun by hand (`transaction`), and rows are read by column name. Only the thread that opened it may
    use the connection, unless not `one_thread`: then its users see to it that no two do at a time.
    """
    with translated_errors():
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={'rwc' if create else 'rw'}",
            uri=True,
            isolation_level=None,
            timeout=busy_timeout,
            check_same_thread=one_thread,
        )
        connection.row_factory = sqlite3.Row
        return connection


def connect_writer(path: Path, *, busy_timeout: float = BUSY_TIMEOUT) -> sqlite3.Connection:
    """Open the connection that writes. Raises like `connect`."""
    connection = connect(path, busy_timeout=busy_timeout, one_thread=False)
    return _prepared(connection, SQL.use_write_ahead_log, SQL.enforce_foreign_keys, SQL.overwrite_what_is_deleted)


def connect_reader(path: Path, *, busy_timeout: float = BUSY_TIMEOUT) -> sqlite3.Connection:
    """Open a connection that cannot write. Raises like `connect`."""
    return _prepared(connect(path, busy_timeout=busy_timeout), SQL.forbid_writing)


def _prepared(connection: sqlite3.Connection, *steps: Work[object]) -> sqlite3.Connection:
    try:
        with translated_errors():
            for step in steps:
                step(connection)
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def translated_errors() -> Iterator[None]:
    """Turn what SQLite raises inside the block into our errors, the cause chained."""
    try:
        yield
    except (sqlite3.Error, OverflowError) as error:
        translated = translate(error)
        if translated is None:
            raise
        raise translated from error


def translate(error: Exception) -> BotError | None:
    """The bot's error for one of SQLite's; None for one that only a mistake of ours can cause."""
    if isinstance(error, OverflowError) and _TOO_LARGE in str(error):
        return NotFound(NotFoundWhat.NUMBER)
    if not isinstance(error, sqlite3.Error):
        return None
    name = getattr(error, "sqlite_errorname", "SQLITE_UNKNOWN")
    if isinstance(error, sqlite3.OperationalError):
        return StorageUnavailable(f"{name}: {error}")
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return StorageCorrupt(f"{name}: {error}")
    return None


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Write everything in the block, durably, or nothing of it."""
    SQL.begin(connection)
    try:
        yield
        connection.commit()
    except BaseException:
        # A full disk may have ended the transaction already; rolling back then does nothing.
        connection.rollback()
        raise


@contextmanager
def unit(connection: sqlite3.Connection) -> Iterator[None]:
    """Undo only the block if it fails; the transaction around it goes on."""
    SQL.savepoint(connection)
    try:
        yield
    except BaseException:
        if connection.in_transaction:
            SQL.rollback_unit(connection)
            SQL.release(connection)
        raise
    SQL.release(connection)
