"""The parts that differ with PostgreSQL: how the shared queries read there, how to connect, what its errors mean."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from typing import Any, Final

import psycopg
from psycopg.abc import Buffer
from psycopg.adapt import Dumper
from psycopg.rows import dict_row
from psycopg_pool import PoolClosed, PoolTimeout, TooManyRequests

from bot.errors import BotError, InfrastructureError, NotFound, NotFoundWhat, StorageCorrupt, StorageUnavailable
from bot.store.rows import to_milliseconds
from bot.store.schema import HEAD, pending_after, revision_of, upgrade


class _Moment(Dumper):
    """A moment as milliseconds, as the shared queries mean it."""

    def dump(self, obj: datetime) -> Buffer:
        return f" {to_milliseconds(obj)}".encode()

    quote = dump


psycopg.adapters.register_dumper(datetime, _Moment)

_NO_ADDRESS: Final = (
    "that is not the address of a PostgreSQL database: write postgresql://user:password@host/name, and in the user and "
    "the password %40 %3A %2F %23 %25 for @ : / # %"
)
TURN: Final = 2.0
"""Seconds for a statement of a turn; Discord waits three for an answer."""


_AWAY: Final = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.errors.ReadOnlySqlTransaction,  # a standby, and hosted servers whose disk is full
    psycopg.errors.IdleInTransactionSessionTimeout,
    psycopg.errors.InternalError_,
    psycopg.errors.InsufficientPrivilege,  # until the server's administrator has given it
)
"""The server can't do it for now, though nothing is wrong with what it was asked."""


def connect(url: str) -> psycopg.Connection[dict[str, Any]]:
    """A connection of one's own, each statement for itself unless a transaction is begun.

    Raises StorageUnavailable, and InfrastructureError for what is no address.
    """
    try:
        host = str(psycopg.conninfo.conninfo_to_dict(url).get("host"))
        if "@" in host and not host.startswith(("/", "@")):  # which are sockets
            raise InfrastructureError(_NO_ADDRESS)
        return psycopg.connect(url, **OPTIONS)
    except psycopg.ProgrammingError:  # what it says may hold a part of the password
        raise InfrastructureError(_NO_ADDRESS) from None
    except psycopg.Error as error:
        raise StorageUnavailable(without_password(str(error), url)) from None


def limits(patience: float) -> str:
    """Options of a connection whose statements are given up after that many seconds."""
    return f"-c statement_timeout={int(patience * 1000)} -c idle_in_transaction_session_timeout=10000"


OPTIONS: Final[dict[str, Any]] = {
    "autocommit": True,
    "row_factory": dict_row,
    # Values are written into the statement here, not typed by the server: one trip, and no guess at the type of NULL.
    "cursor_factory": psycopg.ClientCursor,
    "connect_timeout": 5,
    "options": limits(TURN),
}


def take_time(connection: psycopg.Connection[Any], seconds: float) -> None:
    """Give each statement of the transaction that has begun that many seconds; 0: no limit, and none between them."""
    connection.execute(f"SET LOCAL statement_timeout = {int(seconds * 1000)}")
    if not seconds:
        connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")


def without_password(text: str, url: str) -> str:
    """A text in which the password of the database does not stand."""
    password = psycopg.conninfo.conninfo_to_dict(url).get("password")
    return text.replace(str(password), "***") if password else text


def translate(error: Exception) -> BotError | None:
    """The bot's error for one of PostgreSQL's; None for one that only a mistake of ours can cause."""
    if isinstance(error, PoolTimeout | PoolClosed | TooManyRequests):
        return StorageUnavailable(f"{type(error).__name__}: {error}")
    if isinstance(error, psycopg.errors.NumericValueOutOfRange):
        return NotFound(NotFoundWhat.NUMBER)
    if isinstance(error, psycopg.errors.DataCorrupted | psycopg.errors.IndexCorrupted):
        return StorageCorrupt(f"{error.sqlstate}: {error}")
    if isinstance(error, _AWAY):
        return StorageUnavailable(f"{error.sqlstate or type(error).__name__}: {error}")
    return None


@contextmanager
def server_errors(url: str) -> Iterator[None]:
    """Turn what PostgreSQL raises inside the block into our errors, without the password of the address."""
    try:
        yield
    except psycopg.Error as error:
        translated = translate(error)
        if translated is None and not isinstance(error, psycopg.DataError):
            raise
        kind = InfrastructureError if translated is None else type(translated)
        raise kind(without_password(str(translated or error), url)) from None


def is_worth_repeating(error: Exception) -> bool:
    """Did a transaction fail only because another went on at the same time?"""
    return isinstance(error, psycopg.errors.SerializationFailure | psycopg.errors.DeadlockDetected)


_NAME: Final = "the database"
_LOCK: Final = 0x6267_6D69  # "bgmi", a number that means "the bot migrates" in this database


def current_revision(url: str) -> str | None:
    """The revision of a database, None for one that is empty.

    Raises StorageUnavailable, and InfrastructureError for a database of something else.
    """
    with server_errors(url), closing(connect(url)) as connection:
        return revision_of(connection, _NAME)


def migrate(url: str) -> list[str]:
    """Bring a database to `HEAD`; return the revisions applied. Of several processes one does it, the others wait.

    Raises InfrastructureError for a database that a newer version of the bot has written, and what
    `current_revision` raises.
    """
    with server_errors(url), closing(connect(url)) as connection:
        if revision_of(connection, _NAME) == HEAD:
            return []
        connection.execute("SET statement_timeout = 0")
        connection.execute("SELECT pg_advisory_lock(%s)", (_LOCK,))
        pending = pending_after(revision_of(connection, _NAME))
        if pending:
            _upgrade(url)
        return pending


def _upgrade(url: str) -> None:
    # Alembic reads rows as tuples and binds its own parameters.
    with closing(psycopg.connect(url)) as connection:
        upgrade(connection)
        connection.commit()
