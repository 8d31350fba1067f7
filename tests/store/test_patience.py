"""How long a statement may take on a server: a turn, what nobody waits for, and a command of a terminal."""

import time
from contextlib import contextmanager
from threading import Event, Thread

import psycopg
import pytest

from bot.__main__ import main
from bot.config import Settings
from bot.errors import StorageUnavailable
from bot.store import SWEEP, UNLIMITED, patient
from bot.store.connections import PATIENCE
from bot.store.postgresql import dialect
from tests.store.conftest import open_postgresql

TURN, LONG = 0.5, 1.5


@pytest.fixture
def short_turns(postgresql, monkeypatch):
    """A database whose turns have half a second."""
    monkeypatch.setitem(dialect.OPTIONS, "options", dialect.limits(TURN))
    return postgresql


def sleeps(connection):
    connection.execute(f"SELECT pg_sleep({LONG})")


async def test_a_turn_gives_up_and_what_nobody_waits_for_does_not(short_turns):
    async with open_postgresql(short_turns) as store:
        for work in (store.read, store.write, store.write_at_once):
            with pytest.raises(StorageUnavailable, match="57014"):
                await work(sleeps)
            with patient(SWEEP):
                await work(sleeps)
            with patient(UNLIMITED):
                await work(sleeps)
            with patient(0.1), pytest.raises(StorageUnavailable, match="57014"):
                await work(sleeps)
            # The connection has what a turn has again.
            with pytest.raises(StorageUnavailable, match="57014"):
                await work(sleeps)


@contextmanager
def locked(url):
    """Nobody reads the ratings for a while."""
    begun = Event()

    def lock():
        with psycopg.connect(url) as connection:
            connection.execute("LOCK TABLE ratings")
            begun.set()
            time.sleep(LONG)

    locking = Thread(target=lock)
    locking.start()
    assert begun.wait(60)
    yield
    locking.join()


@pytest.mark.parametrize("command", ["check", "recompute-ratings"])
def test_a_command_takes_as_long_as_it_takes(short_turns, monkeypatch, capsys, command):
    monkeypatch.setattr("bot.__main__.configure_logging", lambda _: None)
    monkeypatch.setattr(Settings, "load", lambda: Settings(discord_token=None, database_url=short_turns))
    with locked(short_turns):
        assert main([command]) == 0, capsys.readouterr().err


def test_it_is_said_for_a_block():
    with patient(SWEEP):
        with patient(UNLIMITED):
            assert PATIENCE.get() == UNLIMITED
        assert PATIENCE.get() == SWEEP
    assert PATIENCE.get() is None


async def test_connections_that_broke_while_nobody_used_them_are_replaced(postgresql):
    async with open_postgresql(postgresql) as store:
        await store.read(lambda connection: connection.execute("SELECT 1"))
        with psycopg.connect(postgresql) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert await store.read(lambda connection: connection.execute("SELECT 7 AS n").fetchone()["n"]) == 7


async def test_a_deletion_takes_as_long_as_it_takes(short_turns, monkeypatch):
    patience = []
    async with open_postgresql(short_turns) as store:
        write = store.write

        async def noted(work, **options):
            patience.append(PATIENCE.get())
            return await write(work, **options)

        monkeypatch.setattr(store, "write", noted)
        await store.delete_person(10**18)
    assert {*patience} == {UNLIMITED}
