"""A database by its address: a SQLite file (`sqlite:///` and a path) or one of PostgreSQL (`postgresql://`)."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path

from bot.config import NO_DATABASE, SERVERS, SQLITE
from bot.errors import InfrastructureError, needing_extra
from bot.store.connections import UNLIMITED, patient
from bot.store.everything import Store
from bot.store.schema import pending_after
from bot.store.sqlite import backup
from bot.store.sqlite.database import Database
from bot.store.sqlite.files import held


def path_of(url: str) -> Path | None:
    """The file of a SQLite database; None for one that is on a server. Raises InfrastructureError for anything else."""
    if not url.startswith((SQLITE, *SERVERS)):
        raise InfrastructureError(f"no address of a database: {NO_DATABASE}")
    return Path(url.removeprefix(SQLITE)) if url.startswith(SQLITE) else None


def database_at(url: str) -> Store:
    """The database, not open yet. Raises InfrastructureError where the packages for it are not installed."""
    path = path_of(url)
    if path is not None:
        return Database(path)
    with needing_extra("postgresql"):
        from bot.store.postgresql.database import ServerDatabase  # noqa: PLC0415 - it need not be installed

    return ServerDatabase(url)


@asynccontextmanager
async def opened(url: str, patience: float = UNLIMITED) -> AsyncIterator[Store]:
    """The database, open while the block runs, with that many seconds for a statement. Raises what `open` raises."""
    store = database_at(url)
    await store.open()
    try:
        with patient(patience):
            yield store
    finally:
        await store.close()


def revision_at(url: str) -> str | None:
    """The revision of the database, None for one that is empty or not there.

    Raises StorageUnavailable, StorageCorrupt, and InfrastructureError for a database of something else.
    """
    path = path_of(url)
    if path is not None:
        return backup.current_revision(path)
    with needing_extra("postgresql"):
        from bot.store.postgresql.dialect import current_revision as revision_of_server  # noqa: PLC0415

    return revision_of_server(url)


def pending_at(url: str, purpose: str) -> list[str]:
    """The revisions that a database lacks which has to be there for that purpose.

    Raises InfrastructureError for none, for an empty one, and what `revision_at` raises.
    """
    revision = revision_at(url)
    if revision is None:
        raise InfrastructureError(f"there is nothing to {purpose}: no database is there, or an empty one")
    return pending_after(revision)


def migrate_at(url: str) -> list[str]:
    """Bring the database up to date; return the revisions applied. Raises what `migrate` of either raises."""
    path = path_of(url)
    if path is not None:
        return backup.migrate(path)
    with needing_extra("postgresql"):
        from bot.store.postgresql.dialect import migrate as migrate_server  # noqa: PLC0415

    return migrate_server(url)


def held_at(url: str, *, together: bool = False, engines: bool = False) -> AbstractContextManager[Callable[[], None]]:
    """Keep the database to this process while the block runs; on a server, to those who hold it `together`.

    Those that only make analyses may be there as well where it's held together, and where `engines` may. Raises
    InfrastructureError when entered while another process has it, StorageUnavailable when it is out of reach.
    So does what it gives, which is to be called now and then: a server that was restarted has forgotten.
    """
    path = path_of(url)
    if path is not None:
        return held(path)
    with needing_extra("postgresql"):
        from bot.store.postgresql.lock import held as held_server  # noqa: PLC0415

    return held_server(url, together=together, engines=engines)


def helping_at(url: str) -> AbstractContextManager[Callable[[], None]]:
    """Keep a database on a server from those that want it to themselves; see `held_at`, which raises the same."""
    with needing_extra("postgresql"):
        from bot.store.postgresql.lock import helping  # noqa: PLC0415

    return helping(url)
