"""The promises to a unit of work, whatever database it runs on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from bot.errors import StaleAction

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
_UNIQUE_VIOLATION: Final = "23505"
"""PostgreSQL's word for it, https://www.postgresql.org/docs/current/errcodes-appendix.html"""


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
