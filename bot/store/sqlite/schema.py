"""The schema of a database file. One that is up to date is recognised without importing Alembic."""

from contextlib import closing
from pathlib import Path

from bot.store.queries import SQL
from bot.store.schema import pending_after, revision_of, upgrade
from bot.store.sqlite.connect import connect, translated_errors
from bot.store.sqlite.files import close_to_others, create


def current_revision(path: Path) -> str | None:
    """The revision of a database file, None for one that is empty or not there.

    Raises StorageUnavailable, StorageCorrupt, and InfrastructureError for a database of something else.
    """
    if not path.exists():
        return None
    with closing(connect(path)) as connection, translated_errors():
        return revision_of(connection, str(path))


def migrate(path: Path) -> list[str]:
    """Bring a database file to `HEAD`, creating it and its directory if need be; return the revisions applied.

    Migrations and the record of them are committed together. Raises InfrastructureError for a database that a
    newer version of the bot has written, and what `current_revision` raises.
    """
    create(path)
    with closing(connect(path, create=True)) as connection, translated_errors():
        pending = pending_after(revision_of(connection, str(path)))
        close_to_others(path)
        if pending:
            SQL.use_write_ahead_log(connection)
            upgrade(connection)
        return pending
