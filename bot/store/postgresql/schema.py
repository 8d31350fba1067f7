"""The schema of a PostgreSQL database: the same revisions as a file has."""

from contextlib import closing
from typing import Any, Final

import psycopg

from bot.errors import InfrastructureError
from bot.store.postgresql.dialect import connect, server_errors
from bot.store.queries import SQL
from bot.store.schema import HEAD, REVISIONS, pending_after, upgrade

_LOCK: Final = 0x6267_6D69  # "bgmi", a number that means "the bot migrates" in this database


def current_revision(url: str) -> str | None:
    """The revision of a database, None for one that is empty.

    Raises StorageUnavailable, and InfrastructureError for a database of something else.
    """
    with closing(connect(url)) as connection:
        return _revision(connection)


def migrate(url: str) -> list[str]:
    """Bring a database to `HEAD`; return the revisions applied. Of several processes one does it, the others wait.

    Raises InfrastructureError for a database that a newer version of the bot has written, and what
    `current_revision` raises.
    """
    with server_errors(url), closing(connect(url)) as connection:
        if _revision(connection) == HEAD:
            return []
        connection.execute("SET statement_timeout = 0")
        connection.execute("SELECT pg_advisory_lock(%s)", (_LOCK,))
        pending = pending_after(_revision(connection))
        if pending:
            _upgrade(url)
        return pending


def _upgrade(url: str) -> None:
    # Alembic reads rows as tuples and binds its own parameters.
    with closing(psycopg.connect(url)) as connection:
        upgrade(connection)
        connection.commit()


def _revision(connection: psycopg.Connection[dict[str, Any]]) -> str | None:
    tables = {row["name"] for row in SQL.table_names(connection)}
    if not tables:
        return None
    row = SQL.revision(connection) if "alembic_version" in tables else None
    if row is None:
        raise InfrastructureError("the database is one of something else")
    revision = str(row["version_num"])
    if revision not in REVISIONS:
        raise InfrastructureError(
            f"the database has schema {revision}, this version of the bot knows schemas up to {HEAD}: "
            "install a newer one"
        )
    return revision
