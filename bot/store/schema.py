"""The schema's revisions, and how a database is brought up to date.

Alembic is imported only where there is something to do: it would cost most of a start.
"""

from pathlib import Path
from typing import Any, Final

from bot.errors import InfrastructureError
from bot.store.connections import Connection
from bot.store.queries import SQL

REVISIONS: Final = tuple(f"{number:04}" for number in range(1, 31))
"""Every released schema, oldest first; each is a module in `migrations/versions`."""
HEAD: Final = REVISIONS[-1]
"""The schema this version of the bot works with."""

_MIGRATIONS: Final = Path(__file__).parent / "migrations"


def pending_after(revision: str | None) -> list[str]:
    """The revisions that come after one; all of them after None."""
    return list(REVISIONS[REVISIONS.index(revision) + 1 :] if revision else REVISIONS)


def revision_of(connection: Connection, name: str) -> str | None:
    """The revision of the database called `name`, None for one that is empty.

    Raises InfrastructureError for a database of something else, and one that a newer version of the bot has written.
    """
    tables = {row["name"] for row in SQL.table_names(connection)}
    row = SQL.revision(connection) if "alembic_version" in tables else None
    if row is None:
        if tables:
            raise InfrastructureError(f"{name} is a database of something else")
        return None
    revision = str(row["version_num"])
    if revision not in REVISIONS:
        known = f"this version of the bot knows schemas up to {HEAD}: install a newer one"
        raise InfrastructureError(f"{name} has schema {revision}, {known}")
    return revision


def upgrade(connection: Any, revision: str = HEAD) -> None:
    """Bring the database of a connection of Python's DB-API to a revision. Raises what the driver raises."""
    from alembic import command  # noqa: PLC0415 - see the module's docstring
    from alembic.config import Config  # noqa: PLC0415
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except DBAPIError as error:
        if error.orig is None:
            raise
        raise error.orig from error
