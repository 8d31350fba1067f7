"""From a file to a server and back: equal, or nothing at all."""

import asyncio
import sqlite3
from contextlib import closing

import psycopg
import pytest

from bot.errors import InfrastructureError
from bot.store import Database
from bot.store.copying import copy
from bot.store.postgresql.database import ServerDatabase
from tests.store.conftest import open_sqlite


async def filled(directory, sample, matches=6):
    """A file with matches, a challenge, a person who chose something, and a number that was given and is gone."""
    async with open_sqlite(directory) as store:
        for number in range(matches):
            record, game = await sample.begin(store, seed=number)
            for _ in range(15):
                record = await sample.play(store, record, game)
        gone = await store.create_challenge(sample.challenge(opponent=sample.bob), limit=9)
        await store.create_challenge(sample.challenge(), limit=9)
        await store.block(sample.alice.user_id, sample.carol.user_id)
        logs = {number: await store.events(number) for number in range(1, matches + 1)}
    path = directory / "matches.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM challenge_seeds")
        connection.execute("DELETE FROM challenges WHERE challenge_id = ?", (gone.challenge_id + 1,))
    return path, logs


def address(path):
    return f"sqlite:///{path}"


async def test_there_and_back(tmp_path, sample, postgresql):
    path, logs = await filled(tmp_path, sample)
    there = await asyncio.to_thread(copy, address(path), postgresql)
    assert {one.table: one.rows for one in there}["matches"] == len(logs)
    server = ServerDatabase(postgresql)
    await server.open()
    try:
        assert {number: await server.events(number) for number in logs} == logs
        # No number is given twice, also not one whose row is gone.
        new, _ = await sample.begin(server)
        assert new.match_id == len(logs) + 1
        assert (await server.create_challenge(sample.challenge(challenger=sample.carol), limit=9)).challenge_id == 3
    finally:
        await server.close()
    back = tmp_path / "back.db"
    home = await asyncio.to_thread(copy, postgresql, address(back))
    assert {one.table: one.rows for one in home}["matches"] == len(logs) + 1
    database = Database(back)
    await database.open()
    try:
        assert {number: await database.events(number) for number in logs} == logs
        assert (await sample.begin(database))[0].match_id == len(logs) + 2
    finally:
        await database.close()


async def test_what_is_broken_off_is_begun_again(tmp_path, sample, postgresql):
    path, logs = await filled(tmp_path, sample, matches=2)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE events SET payload = 'a' || char(0) WHERE match_id = 2 AND seq = 5")
    with pytest.raises(InfrastructureError, match=r"NUL|invalid byte|0x00"):
        await asyncio.to_thread(copy, address(path), postgresql)
    with closing(psycopg.connect(postgresql)) as connection:
        assert connection.execute("SELECT count(*) FROM players").fetchone() == (0,)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE events SET payload = 'mended' WHERE match_id = 2 AND seq = 5")
    copied = await asyncio.to_thread(copy, address(path), postgresql)
    assert {one.table: one.rows for one in copied}["events"] == sum(map(len, logs.values()))


async def test_nothing_is_copied_over_anything(tmp_path, sample, postgresql):
    path, _ = await filled(tmp_path, sample, matches=1)
    await asyncio.to_thread(copy, address(path), postgresql)
    with pytest.raises(InfrastructureError, match="empty database"):
        await asyncio.to_thread(copy, address(path), postgresql)


def test_two_of_a_kind(tmp_path):
    with pytest.raises(InfrastructureError, match="from a file to PostgreSQL or back"):
        copy(address(tmp_path / "a.db"), address(tmp_path / "b.db"))
