"""A database that is locked, full, read-only, gone or damaged: our errors, nothing half done, and it goes on after."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing, contextmanager, suppress
from datetime import timedelta
from pathlib import Path

import psycopg
import pytest

from bot.errors import NotFound, NotFoundWhat, StorageCorrupt, StorageUnavailable
from bot.records.people import ServerSettings
from bot.store import Database, backup, current_revision, migrate
from bot.store.address import revision_at
from bot.store.postgresql.database import ServerDatabase
from bot.store.sqlite import writer
from bot.store.sqlite.connect import connect
from tests.store.conftest import open_postgresql


@contextmanager
def another_writer(path):
    """Another process in the middle of a transaction."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def let_write(url, *, may):
    """Let nobody write to a database of PostgreSQL, or let them again; who is there has to connect anew."""
    name = psycopg.conninfo.conninfo_to_dict(url)["dbname"]
    with closing(psycopg.connect(url, autocommit=True, options="-c default_transaction_read_only=off")) as connection:
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {'off' if may else 'on'}")
        connection.execute(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def there_again(store):
    """Until its connections are new ones."""
    for _ in range(3):
        with suppress(StorageUnavailable):
            await store.database_now()


async def test_a_server_that_lets_nobody_write(postgresql, sample):
    """As hosted ones do while their disk is full, and a standby that has not taken over yet."""
    async with open_postgresql(postgresql) as store:
        record, game = await sample.begin(store)
        events, state = game.next()
        let_write(postgresql, may=False)
        await there_again(store)
        for write in (
            lambda: sample.append(store, record, events, state),
            lambda: store.renew_leases("one", timedelta(seconds=8)),
            lambda: store.block(1, 2),
        ):
            with pytest.raises(StorageUnavailable, match="25006"):
                await write()
        assert "25006" in store.write_trouble
        assert await store.match(record.match_id) == record
        let_write(postgresql, may=True)
        await there_again(store)
        await store.renew_leases("one", timedelta(seconds=8))
        record = await sample.append(store, record, events, state)
        await assert_goes_on(store, sample, record, game)


def stands_still(connection):
    """As a process does whose machine sleeps in mid-transaction."""
    connection.execute("SET idle_in_transaction_session_timeout = 50")
    time.sleep(0.3)
    connection.execute("SELECT 1")


async def test_a_server_that_has_waited_too_long_for_the_next_statement(postgresql, sample):
    async with open_postgresql(postgresql) as store:
        record, game = await sample.begin(store)
        with pytest.raises(StorageUnavailable):
            await store.write(stands_still)
        await assert_goes_on(store, sample, record, game)


async def assert_goes_on(database, sample, record, game):
    stored = await sample.play(database, record, game)
    assert await database.match(record.match_id) == stored
    assert [s.event for s in await database.events(record.match_id)] == game.log


async def test_a_locked_database(database, path, sample):
    record, game = await sample.begin(database)
    events, state = game.next()
    interaction = sample.interaction()
    with another_writer(path):
        with pytest.raises(StorageUnavailable, match="locked") as caught:
            await sample.append(database, record, events, state, interaction_id=interaction)
        assert isinstance(caught.value.__cause__, sqlite3.OperationalError)
        assert await database.match(record.match_id) == record
    assert not await database.interaction_seen(interaction)
    record = await sample.append(database, record, events, state, interaction_id=interaction)
    await assert_goes_on(database, sample, record, game)


async def test_the_loop_never_waits_for_a_locked_database(database, path, sample, monkeypatch):
    monkeypatch.setattr(writer, "_QUICK", 60)
    record, game = await sample.begin(database)
    with another_writer(path):
        turn = asyncio.ensure_future(sample.play(database, record, game))
        started = asyncio.get_running_loop().time()
        for _ in range(10):
            await asyncio.sleep(0)
        # The busy time-out of these tests is 0.2 s.
        assert asyncio.get_running_loop().time() - started < 0.1
        with pytest.raises(StorageUnavailable, match="locked"):
            await turn
    assert await database.match(record.match_id) == record
    assert await database.write(lambda connection: connection.execute("PRAGMA busy_timeout").fetchone()[0]) == 200


async def test_all_that_wait_for_a_locked_database_hear_of_it_together(database, path, sample):
    with another_writer(path):
        started = asyncio.get_running_loop().time()
        outcomes = await asyncio.gather(
            *(database.change_server_settings(guild, lambda _: ServerSettings()) for guild in range(20)),
            return_exceptions=True,
        )
        # The busy time-out of these tests is 0.2 s: one for the first, one for all behind it. One each would be 4 s.
        assert asyncio.get_running_loop().time() - started < 3
    assert all(isinstance(outcome, StorageUnavailable) for outcome in outcomes)
    assert len({id(outcome) for outcome in outcomes}) == len(outcomes)


async def test_a_full_disk(database, sample):
    record, game = await sample.begin(database)
    await limit_size(database, 0)
    stored = [record]
    with pytest.raises(StorageUnavailable, match="FULL") as caught:  # noqa: PT012 - some turn, not a certain one
        while True:
            events, state = game.next()
            stored.append(await sample.append(database, stored[-1], events, state))
    assert isinstance(caught.value.__cause__, sqlite3.OperationalError)
    assert await database.match(record.match_id) == stored[-1]
    assert len(await database.events(record.match_id)) == stored[-1].state.seq
    await limit_size(database, 2**30)
    record = await sample.append(database, stored[-1], events, state)
    await assert_goes_on(database, sample, record, game)


async def test_a_full_disk_fails_a_whole_batch(database, sample):
    await limit_size(database, 0)
    long_name = ServerSettings()
    big = [
        asyncio.ensure_future(database.write(lambda connection, guild=guild: fill(connection, guild)))
        for guild in range(100)
    ]
    outcomes = await asyncio.gather(*big, return_exceptions=True)
    assert any(isinstance(outcome, StorageUnavailable) for outcome in outcomes)
    await limit_size(database, 2**30)
    for guild, outcome in enumerate(outcomes):
        stored = (await database.server_settings(guild)).default_length == 9
        assert stored == (outcome is None)
    await database.change_server_settings(1, lambda _: long_name)
    assert await database.server_settings(1) == long_name


def fill(connection, guild):
    padding = " " * 3000
    connection.execute("INSERT INTO servers VALUES (?, ?)", (guild, f'{{"default_length": 9}}{padding}'))


async def limit_size(database, pages):
    """Let the file grow to so many pages; 0: not at all."""

    def limit(connection):
        connection.execute(f"PRAGMA max_page_count = {pages or 1}").fetchone()

    await database.write(limit)


FULL_FOR_REAL = """
import asyncio, resource, signal, sys
from pathlib import Path
from bot.errors import StorageUnavailable
from bot.records.people import ServerSettings
from bot.store import Database

async def main():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    database = Database(Path(sys.argv[1]))
    await database.open()
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
    stored = 0
    try:
        while True:
            await database.change_server_settings(stored + 1, lambda _: ServerSettings(default_length=stored % 9))
            stored += 1
    except StorageUnavailable as error:
        print(error, file=sys.stderr)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await database.change_server_settings(stored + 1, lambda _: ServerSettings(default_length=stored % 9))
    for guild in range(1, stored + 2):
        assert (await database.server_settings(guild)).default_length == (guild - 1) % 9
    await database.close()
    print(stored)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs RLIMIT_FSIZE")
def test_a_file_that_cannot_grow_and_then_can(path):
    child = subprocess.run(
        [sys.executable, "-c", FULL_FOR_REAL, str(path)], check=False, capture_output=True, text=True
    )
    assert child.returncode == 0, child.stderr
    assert int(child.stdout) > 5
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


READ_ONLY = """
import asyncio, os, sys
from pathlib import Path
from bot.errors import StorageUnavailable
from bot.store import Database

path = Path(sys.argv[1])


async def open_and_close(database):
    await database.open()
    await database.close()


asyncio.run(open_and_close(Database(Path(sys.argv[2]))))  # imports everything while it may
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
for file in (path, path.with_name("new.db"), path.parent / "new" / "new.db"):
    database = Database(file)
    try:
        asyncio.run(database.open())
    except StorageUnavailable as error:
        print(type(error.__cause__).__name__, error)
    else:
        sys.exit(f"{file} was opened")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs directory permissions")
def test_a_read_only_directory(tmp_path):
    # Not below tmp_path: whom the child becomes may not look in there.
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        path = directory / "matches.db"
        migrate(path)
        path.chmod(0o444)
        directory.chmod(0o555)
        command = [sys.executable, "-c", READ_ONLY, str(path), str(tmp_path / "other.db")]
        child = subprocess.run(command, check=False, capture_output=True, text=True)
        directory.chmod(0o755)
    assert child.returncode == 0, child.stderr + child.stdout
    assert len(child.stdout.splitlines()) == 3


async def test_a_path_that_cannot_be_opened(tmp_path):
    directory = tmp_path / "directory.db"
    directory.mkdir()
    database = Database(directory)
    with pytest.raises(StorageUnavailable):
        await database.open()
    await database.close()


async def test_a_database_that_is_not_open(path, sample):
    database = Database(path)
    with pytest.raises(StorageUnavailable):
        await database.match(1)
    with pytest.raises(StorageUnavailable):
        await sample.begin(database)
    await database.close()


def test_reading_never_creates_a_file(path, tmp_path):
    assert current_revision(path) is None
    for attempt in (lambda: connect(path), lambda: backup(path, tmp_path / "copy.db")):
        with pytest.raises(StorageUnavailable):
            attempt()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        ("UPDATE matches SET state = '{'", r"match 1 at seq 2"),
        ("UPDATE matches SET state = '{}'", r"match 1 at seq 2"),
        ("UPDATE matches SET seq = 7", r"match 1 at seq 7"),
        ("UPDATE events SET payload = '[' WHERE seq = 2", r"match 1, event 2"),
        ("UPDATE events SET type = 'CheckersBurnt' WHERE seq = 2", r"match 1, event 2 \(CheckersBurnt version 1\)"),
        ("UPDATE events SET type = 'MatchStarted' WHERE seq = 2", r"match 1, event 2"),
        ("UPDATE events SET version = 99 WHERE seq = 1", r"match 1, event 1"),
        ("UPDATE challenges SET terms = 'x'", r"challenge 1"),
        ("UPDATE challenges SET status = 'x'", r"challenge 1"),
        ("UPDATE servers SET settings = 'x'", r"settings of server 1"),
    ],
)
async def test_a_damaged_row_is_named(database, sample, damage, named):
    await sample.begin(database)
    await database.create_challenge(sample.challenge())
    await database.change_server_settings(1, lambda _: ServerSettings())
    await database.write(lambda connection: connection.execute(damage))
    with pytest.raises(StorageCorrupt, match=named):  # noqa: PT012 - whichever reads that row
        for read in (database.match, database.events, database.challenge, database.server_settings):
            await read(1)


async def test_a_damaged_file(path, sample):
    database = Database(path)
    await database.open()
    record, game = await sample.begin(database)
    for _ in range(200):
        record = await sample.play(database, record, game)
    await database.close()
    with closing(sqlite3.connect(path)) as connection:
        roots = dict(connection.execute("SELECT name, rootpage FROM sqlite_master WHERE name IN ('matches', 'events')"))
    with path.open("r+b") as file:
        for root in roots.values():
            file.seek((root - 1) * 4096)
            file.write(os.urandom(4096))
    await database.open()
    try:
        for damaged in (database.events(1), database.match(1), sample.play(database, record, game)):
            with pytest.raises(StorageCorrupt):
                await damaged
    finally:
        await database.close()


async def test_a_mistake_of_ours_is_not_the_machines(database):
    with pytest.raises(sqlite3.IntegrityError):
        await database.write(lambda connection: connection.execute("INSERT INTO servers VALUES (1, NULL)"))


async def test_a_number_too_large_for_the_database_is_a_wrong_number(database, sample):
    record, _ = await sample.begin(database)
    for number in (2**63, 10**20, -(2**63) - 1):
        for asked in (
            database.match(number),
            database.preferences(number),
            database.matches_of(number, 1),
            database.thread_made(record.match_id, number),
        ):
            with pytest.raises(NotFound) as caught:
                await asked
            assert caught.value.what is NotFoundWhat.NUMBER
    with pytest.raises(NotFound) as caught:
        await database.match(2**63 - 1)
    assert caught.value.what is NotFoundWhat.MATCH
    assert await database.match(record.match_id) == record


async def test_a_number_too_large_fails_alone(database, sample):
    """What is written at the same time is stored."""
    record, _ = await sample.begin(database)
    outcomes = await asyncio.gather(
        database.thread_made(record.match_id, 2**63), database.thread_made(record.match_id, 5), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [NotFound, type(None)]
    assert (await database.match(record.match_id)).thread_id == 5


async def test_who_may_not_use_the_database_is_told_so(postgresql):
    """A database that belongs to somebody else, as where it was made before the user; and tables of somebody else."""
    parts = psycopg.conninfo.conninfo_to_dict(postgresql)
    user, empty = f"stranger_{parts['dbname']}", f"empty_{parts['dbname']}"
    with closing(psycopg.connect(postgresql, autocommit=True)) as connection:
        connection.execute(f"CREATE ROLE {user} LOGIN")
        connection.execute(f"CREATE DATABASE {empty}")
    try:
        for name in (parts["dbname"], empty):
            theirs = ServerDatabase(f"postgresql://{user}@/{name}?host={parts['host']}")
            with pytest.raises(StorageUnavailable, match="42501: permission denied for"):
                await theirs.open()
        with pytest.raises(StorageUnavailable, match="permission denied for table alembic_version"):
            revision_at(f"postgresql://{user}@/{parts['dbname']}?host={parts['host']}")
    finally:
        with closing(psycopg.connect(postgresql, autocommit=True)) as connection:
            connection.execute(f"DROP DATABASE {empty}")
            connection.execute(f"DROP ROLE {user}")
