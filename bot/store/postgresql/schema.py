"""The schema of a PostgreSQL database: the same revisions as a file has."""

from contextlib import closing
from typing import Final

import psycopg

from bot.store.postgresql.dialect import connect, server_errors
from bot.store.schema import HEAD, pending_after, revision_of, upgrade

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
