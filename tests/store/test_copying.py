"""From a file to a server and back: equal, or nothing at all."""

import asyncio
import hashlib
import os
import sqlite3
import time
from contextlib import closing, contextmanager
from functools import cache

import psycopg
import pytest

from bot.app.checking import check
from bot.errors import InfrastructureError
from bot.records.matches import NewMatch
from bot.records.people import Person
from bot.store import Database
from bot.store.copying import copy
from bot.store.postgresql.database import ServerDatabase
from tests.store.conftest import Game, open_postgresql, open_sqlite

MATCHES = int(os.environ.get("COPIED_MATCHES", "10"))


async def filled(directory, sample, matches=6):
    """A file with matches, a challenge, a person who chose something, and a number that was given and is gone."""
    async with open_sqlite(directory) as store:
        for number in range(matches):
            record, game = await sample.begin(store, seed=number)
            for _ in range(15):
                record = await sample.play(store, record, game)
        gone = await store.create_challenge(sample.challenge(opponent=sample.bob))
        await store.create_challenge(sample.challenge())
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
        assert (await server.create_challenge(sample.challenge(challenger=sample.carol))).challenge_id == 3
    finally:
        await server.close()
    with closing(psycopg.connect(postgresql)) as connection, connection:
        connection.execute("DELETE FROM challenge_seeds")
        connection.execute("DELETE FROM challenges WHERE challenge_id = 3")
    back = tmp_path / "back.db"
    home = await asyncio.to_thread(copy, postgresql, address(back))
    assert {one.table: one.rows for one in home}["matches"] == len(logs) + 1
    database = Database(back)
    await database.open()
    try:
        assert {number: await database.events(number) for number in logs} == logs
        assert (await sample.begin(database))[0].match_id == len(logs) + 2
        assert (await database.create_challenge(sample.challenge(challenger=sample.carol))).challenge_id == 4
    finally:
        await database.close()


@contextmanager
def timed(what):
    began = time.monotonic()
    yield
    print(f"{what}: {time.monotonic() - began:.1f} s", flush=True)


@cache
def played(seed):
    """A random match to one point; each fifth is still under way."""
    game = Game(seed, length=1)
    while not game.state.is_over and (seed % 5 or len(game.log) < 30):
        game.next()
    return game


async def play_many(store, sample):
    """Rated matches of some two hundred people; a thousand are different."""
    for number in range(MATCHES):
        game = played(number % 1000)
        players = tuple(Person(10**18 + one, f"Player {one}") for one in (number % 101, 101 + number % 97))
        interaction = sample.interaction()
        new = NewMatch(sample.here, players, rated=True)
        at = sample.after(seconds=number)
        await store.create_match(new, game.log, game.state, actor_id=None, interaction_id=interaction, at=at)
    while await store.rate_pending(500):
        pass


async def wrong_in(store):
    """How many things were looked at, and what is wrong with them."""
    looked_at = [one async for one in check(store)]
    return len(looked_at), [one for one in looked_at if one.trouble]


def digest_of(path):
    """Of every byte of every log."""
    digest = hashlib.sha256()
    with closing(sqlite3.connect(path)) as connection:
        connection.text_factory = bytes
        for row in connection.execute("SELECT * FROM events ORDER BY match_id, seq"):
            digest.update(repr(row).encode())
    return digest.hexdigest()


async def test_many_matches_there_and_back_are_equal_byte_for_byte(tmp_path, sample, postgresql):
    """Ten, or COPIED_MATCHES."""
    path, back = tmp_path / "matches.db", tmp_path / "back.db"
    async with open_sqlite(tmp_path) as store:
        with timed(f"playing {MATCHES} matches"):
            await play_many(store, sample)
    with timed("copying there"):
        there = await asyncio.to_thread(copy, address(path), postgresql)
    with timed("copying back"):
        home = await asyncio.to_thread(copy, postgresql, address(back))
    assert there == home
    print({one.table: one.rows for one in there if one.rows}, flush=True)
    assert digest_of(back) == digest_of(path)
    with timed("checking the server"):
        async with open_postgresql(postgresql) as store:
            on_server = await wrong_in(store)
    with timed("checking what came back"):
        async with open_sqlite(tmp_path, back.name) as store:
            assert await wrong_in(store) == on_server
    assert on_server == (MATCHES + 1, [])


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
