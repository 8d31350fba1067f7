"""Who may use a database: one process, or several that know of each other."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from threading import Thread
from typing import Any, Final

import psycopg

from bot.errors import InfrastructureError, StorageUnavailable
from bot.store.postgresql.dialect import TURN, connect, server_errors
from bot.store.queries import SQL

_ALONE: Final = 0x6267_6F6E  # "bgon", a number that means "the bot is on" in this database
_HELP: Final = 0x6267_6865  # "bghe", one that means "analyses are made here, for whichever bot"

_Connection = psycopg.Connection[dict[str, Any]]
_Locks = tuple[tuple[int, bool], ...]  # the locked name, and whether others may lock it as well


def held(url: str, *, together: bool = False, engines: bool = False) -> AbstractContextManager[Callable[[], None]]:
    """Keep a database to this process while the block runs, or to all that hold it `together`.

    Those that only make analyses may be there as well where it's held together, and where `engines` may.

    The lock is the server's, and ends with the connection that has it. What this gives takes it again if the server
    was restarted meanwhile, and is to be called now and then. Both raise InfrastructureError when others have it,
    and StorageUnavailable; so does entering the block while others may be about to take theirs again.
    """
    return _held(url, ((_ALONE, together),) if together or engines else ((_ALONE, False), (_HELP, False)))


def helping(url: str) -> AbstractContextManager[Callable[[], None]]:
    """Keep a database from those that want it to themselves, as one that only makes analyses; see `held`."""
    return _held(url, ((_HELP, True),))


@contextmanager
def _held(url: str, locks: _Locks) -> Iterator[Callable[[], None]]:
    connections, goes_second = [connect(url)], (_ALONE, False) in locks

    def keep() -> None:
        try:
            connections[0].execute("SELECT 1")
        except psycopg.Error:
            connections[0].close()
            connections[0] = connect(url)
            _lock(connections[0], url, locks)

    try:
        if goes_second and not _is_taken(connections[0], url):
            # Before it is taken: its loser must not find it taken, however shortly.
            _let_others_go_first(connections[0], url)
        _lock(connections[0], url, locks)
        if goes_second:
            _let_others_go_first(connections[0], url)
        yield keep
    finally:
        _give_back(connections[0])


def _give_back(connection: _Connection) -> None:
    """Close a connection, and wait until others can have its lock, for as long as a statement may take at most.

    By itself the server would do so a while after the connection is closed, and who comes next would find it taken.
    """

    def unlock() -> None:
        with suppress(psycopg.Error):
            connection.execute("SELECT pg_advisory_unlock_all()")

    unlocking = Thread(target=unlock, daemon=True)
    unlocking.start()
    unlocking.join(TURN)
    connection.close()


def _lock(connection: _Connection, url: str, locks: _Locks) -> None:
    with server_errors(url):
        for number, together in locks:
            kind = "_shared" if together else ""
            row = connection.execute(f"SELECT pg_try_advisory_lock{kind}(%s) AS is_ours", (number,)).fetchone()
            if row is None or not row["is_ours"]:
                whose = _whose(connection, number, together=together)
                connection.close()
                raise InfrastructureError(whose)


def _is_taken(connection: _Connection, url: str) -> bool:
    with server_errors(url):
        return bool(_holders(connection, "ExclusiveLock") + _holders(connection, "ShareLock"))


def _holders(connection: _Connection, mode: str) -> int:
    """How many have the lock in that mode."""
    row = connection.execute(
        "SELECT count(*) AS total FROM pg_locks WHERE locktype = 'advisory' AND granted AND mode = %s "
        "AND objid = %s AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
        (mode, _ALONE),
    ).fetchone()
    return 0 if row is None else int(row["total"])


def _let_others_go_first(connection: _Connection, url: str) -> None:
    """Raise StorageUnavailable while leases of others stand: if the server was restarted, they have lost their lock."""
    with server_errors(url):
        has_workers = any(row["name"] == "workers" for row in SQL.table_names(connection))
        if has_workers and SQL.living_workers(connection, now=SQL.database_now(connection)["at"])["total"]:
            raise StorageUnavailable("another bot has used the database a moment ago: it may go on, or have died")


def _whose(connection: _Connection, number: int, *, together: bool) -> str:
    """Who has a database that this process does not get."""
    if number == _HELP:
        if together:
            return "a command that has to be alone with the database is at work: start this when it is done"
        return "the database is in use by `engine`: stop it first"
    serving = _holders(connection, "ShareLock")
    if serving:
        return f"the database is in use by `serve` ({serving} of them): stop those first"
    if together:
        return "the database is in use by a bot with a connection to the gateway: `serve` would answer beside it"
    return (
        "the database is in use by another bot with a connection to the gateway: two would answer everything twice. "
        "Stop that one first; several at once are for `serve`"
    )
