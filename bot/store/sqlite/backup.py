"""The schema of a database file, and copies of one in use. One that's up to date is recognised without Alembic."""

import os
import secrets
import sqlite3
import tempfile
from contextlib import closing, nullcontext
from pathlib import Path

from bot.errors import StorageUnavailable
from bot.store.queries import SQL
from bot.store.schema import pending_after, revision_of, upgrade
from bot.store.sqlite.connect import connect, translated_errors
from bot.store.sqlite.files import COMPANIONS, close_to_others, create, held, lock_of


def backup(source: Path, target: Path, *, overwrite: bool = False) -> None:
    """Write a consistent copy of the database file `source` to `target`, as of one moment.

    The database may be in use by this process or another one, and is written on meanwhile. `target` appears only
    when it is complete and durable, as one file without companions. Raises FileExistsError when it is there already
    and `overwrite` is not set, StorageUnavailable and StorageCorrupt when it cannot be done, or when `target` is a
    database that somebody uses: they would go on writing to a file that is gone.
    """
    if not overwrite and target.exists():
        raise FileExistsError(f"{target} is there already")
    if target.exists() and source.exists() and target.samefile(source):
        raise StorageUnavailable(f"no backup to {target}: that is the database itself")
    # What is overwritten is kept to this process, if a bot has ever run on it.
    unused = held(target) if lock_of(target).exists() else nullcontext()
    with unused, closing(connect(source)) as connection:
        try:
            _copy(connection, target)
        except OSError as error:
            raise StorageUnavailable(f"no backup to {target}: {error}") from error


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".partial")
    partial = Path(name)
    try:
        with closing(connect(partial)) as copy, translated_errors():
            # All pages in one step are one moment; readers and writers of the source go on.
            connection.backup(copy)
            SQL.leave_write_ahead_log(copy)
            copy.execute(f"PRAGMA user_version = {secrets.randbits(31)}")  # so that a bot knows that it was restored
        os.fsync(handle)
        for ending in COMPANIONS:  # of the file before, and SQLite would write what they hold into this one
            target.with_name(target.name + ending).unlink(missing_ok=True)
        partial.replace(target)
        _make_durable(target.parent)
    finally:
        os.close(handle)
        partial.unlink(missing_ok=True)


def _make_durable(directory: Path) -> None:
    """Make sure that a new name in a directory survives a power cut."""
    if os.name != "posix":
        return
    handle = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


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
