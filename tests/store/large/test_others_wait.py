"""What a command does with a million matches keeps nobody waiting: by night a second at most, by day it is printed.

`MILLION` says how many matches there are. The longest wait of somebody who plays meanwhile is printed for each command.
"""

import asyncio
import gc
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime
from itertools import count

import psycopg
import pytest

from bot.__main__ import forget_what_stays
from bot.app.checking import check
from bot.app.ratings import Ratings
from bot.ratings.records import Onlooker
from bot.store import UNLIMITED, fence, migrate, patient
from bot.store.address import opened
from tests.nightly import NIGHTLY
from tests.store.large.filled import BIG, EMPTY, HERO, MATCHES, SMALL, START, STEP, fill

pytestmark = [pytest.mark.slow, pytest.mark.timeout(0)]
LOOKED_AT = 20_000 if NIGHTLY else 100
"""The first things that `check` looks at; all others are alike."""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    if request.param == "sqlite":
        path = tmp_path / "matches.db"
        migrate(path)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            connection.execute("PRAGMA journal_mode = OFF")
            connection.execute("PRAGMA cache_size = -1000000")  # a million matches in half of the time
            fill(lambda sql: connection.execute(sql.replace(EMPTY, "x''")), MATCHES)
        return f"sqlite:///{path}"
    address = request.getfixturevalue("postgresql")
    with closing(psycopg.connect(address, autocommit=True)) as connection:
        connection.execute("SET synchronous_commit = off")
        connection.execute("SET session_replication_role = replica")  # what refers to what is right
        fill(lambda sql: connection.execute(sql.replace(EMPTY, "''::bytea")), MATCHES)
        connection.execute(f"SELECT setval(pg_get_serial_sequence('matches', 'match_id'), {MATCHES})")
        connection.execute("VACUUM ANALYZE")
    return address


async def play_on(store, sample, waits):
    """Begin matches and play them until canceled; note how long each turn took, in seconds."""
    for seed in count():
        record, game = await sample.begin(store, seed=seed)
        while not game.state.is_over:
            begun = time.perf_counter()
            record = await sample.play(store, await store.match(record.match_id), game, resign=game.state.seq > 50)
            waits.append(time.perf_counter() - begun)
            await asyncio.sleep(0.05)
        await store.rate_match(record.match_id)


@pytest.fixture
async def swept():
    """The garbage collector has nothing to do with what was there before, as in a bot that was started.

    A look at all that tests have loaded holds the event loop for a second and more, whatever a command does.
    """
    thresholds = gc.get_threshold()
    await forget_what_stays()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


async def longest_wait(store, sample, work):
    """How long a turn took at most while something was done."""
    waits = []
    playing = asyncio.create_task(play_on(store, sample, waits))
    await asyncio.sleep(0.2)
    waits.clear()
    with patient(UNLIMITED):
        await work
    await asyncio.sleep(0.1)
    while not waits and not playing.done():  # noqa: ASYNC110 - the work may be done before a turn is
        await asyncio.sleep(0.01)
    assert not playing.done(), playing
    playing.cancel()
    return max(waits)


async def checked(store):
    seen = 0
    async for one in check(store):
        seen += one.what.startswith("match ")
        if seen == LOOKED_AT:
            break
    await store.recomputed_ratings()


async def boards(store):
    now = datetime.fromtimestamp((START + MATCHES * STEP) / 1000, UTC)
    shown = []
    for guild_id in (BIG, SMALL, None):
        for month in (None, now):
            for onlooker in (None, Onlooker(HERO, guild_id)):
                shown += await Ratings(store).leaderboard(guild_id, "backgammon", month=month, onlooker=onlooker)
    assert shown


@pytest.mark.usefixtures("swept")
async def test_nobody_waits_for_a_command(url, sample, monkeypatch):
    monkeypatch.setattr(fence, "MOST_OPEN", MATCHES)
    commands = {
        "nothing": lambda _: asyncio.sleep(20 if NIGHTLY else 1),
        "leaderboard": boards,
        "check": checked,
        "privacy show": lambda store: store.counted_about(HERO),
        "privacy delete": lambda store: store.delete_person(HERO),
        "recompute-ratings": lambda store: store.recompute_ratings(),
    }
    waited = {}
    async with opened(url) as store:
        for name, command in commands.items():
            begun = time.perf_counter()
            waited[name] = await longest_wait(store, sample, command(store))
            took = time.perf_counter() - begun
            print(f"{url[:6]} {MATCHES} {name}: {took:.1f} s, the longest wait of somebody else {waited[name]:.3f} s")
        assert not any((await store.counted_about(HERO)).values())
    if NIGHTLY:
        assert {name: seconds for name, seconds in waited.items() if seconds > 1} == {}
