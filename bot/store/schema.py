"""The schema's revision, and bringing it up to date.

A database that is up to date is recognised without importing Alembic, which would cost most of a start.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.errors import InfrastructureError
from bot.store.files import close_to_others, create
from bot.store.queries import SQL
from bot.store.sqlite import connect, translated_errors

REVISIONS: Final = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0013")
"""Every released schema, oldest first; each is a module in `migrations/versions`."""
HEAD: Final = REVISIONS[-1]
"""The schema this version of the bot works with."""

_MIGRATIONS: Final = Path(__file__).parent / "migrations"


def current_revision(path: Path) -> str | None:
    """The revision of a database file, None for one that is empty or not there.

    Raises StorageUnavailable, StorageCorrupt, and InfrastructureError for a database of something else.
    """
    if not path.exists():
        return None
    with closing(connect(path)) as connection, translated_errors():
        return _revision(connection, path)


def migrate(path: Path) -> list[str]:
    """Bring a database file to `HEAD`, creating it and its directory if need be; return the revisions applied.

    Migrations and the record of them are committed together. Raises InfrastructureError for a database that a
    newer version of the bot has written, and what `current_revision` raises.
    """
    create(path)
    with closing(connect(path, create=True)) as connection, translated_errors():
        before = _revision(connection, path)
        close_to_others(path)
        pending = list(REVISIONS[REVISIONS.index(before) + 1 :] if before else REVISIONS)
        if pending:
            SQL.use_write_ahead_log(connection)
            _upgrade(connection)
        return pending


def _revision(connection: sqlite3.Connection, path: Path) -> str | None:
    tables = {row["name"] for row in SQL.table_names(connection)}
    if not tables:
        return None
    row = SQL.revision(connection) if "alembic_version" in tables else None
    if row is None:
        raise InfrastructureError(f"{path} is a database of something else")
    revision = str(row["version_num"])
    if revision not in REVISIONS:
        raise InfrastructureError(
            f"{path} has schema {revision}, this version of the bot knows schemas up to {HEAD}: install a newer one"
        )
    return revision


def _upgrade(connection: sqlite3.Connection) -> None:
    from alembic import command  # noqa: PLC0415 - see the module's docstring
    from alembic.config import Config  # noqa: PLC0415
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise error.orig from error
        raise
