"""Clocks that run out at once while people play: `pytest tests/benchmarks/test_clocks.py --benchmark-only -s`.

Discord is 150 ms away from the bot, which is in a process of its own. CLOCKS=100 is a tenth of it; with LIMIT=50
Discord takes so many requests a second. Also the start of a bot after ten minutes away, in which 200,000 clocks would
have run out.
"""

import asyncio
import collections
import os
import re
import signal
import sqlite3
import time
from contextlib import closing

import discord
import psutil

from bot.app.absence import Absence
from bot.store import migrate
from bot.store.address import opened
from bot.store.rows import to_milliseconds
from tests.benchmarks.test_turn import milliseconds, running
from tests.loopback.boards import board_in
from tests.store.large.filled import STATE
from tests.store.large.test_many_clocks import AWAY as OUTAGE
from tests.store.large.test_many_clocks import RUNNING

CLOCKS = int(os.environ.get("CLOCKS", "1000"))
LIMIT = int(os.environ.get("LIMIT", "0"))
PLAYING = 6
"""Matches in which people go on playing."""
BEFORE = 15
"""Seconds for which they play before the clocks run out: what taps take on this machine."""
THINKING = 1.0
"""Seconds between two of their turns."""
PATIENCE = 30.0
"""Seconds that people wait: the matches are begun as quickly as the machine can, and how long taps take is printed."""
AWAY = 0.15
AT_ONCE = 4
"""Matches that begin at the same time."""
CHANNELS = 100
"""In a server."""
MANY = 200_000


async def begin_clocked(server):
    """Matches in channels of their own whose clocks run out in half a day; returns the channels."""
    guilds = [server.add_guild() for _ in range(-(-CLOCKS // CHANNELS))]
    channels = [guilds[number // CHANNELS].add_text_channel(f"clock{number}") for number in range(CLOCKS)]
    waiting = iter(enumerate(channels))

    async def some():
        for number, channel in waiting:
            white, black = (server.add_user(f"late{number}.{side}") for side in (0, 1))
            offer = await white.slash(channel, "challenge", opponent=black, length=3, clock="12h", at_zero="lose")
            assert board_in((await black.click(offer, "Accept")).message) is not None

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))
    return channels


def is_announced(channel):
    return bool(channel.find("has run out of time"))


def has_card(channel):
    return bool(channel.find("Result of match"))


def processor(pid):
    """Seconds that a process and those that it has started have used."""
    process = psutil.Process(pid)
    return [sum(one.cpu_times()[:2]) for one in (process, *process.children(recursive=True))]


async def burst(path):
    async with running(path, deadline=PATIENCE) as tables:
        server = tables.server
        await tables.open(PLAYING)
        channels = await begin_clocked(server)
        for number in range(PLAYING):
            await tables.turn(number)
        server.faults.latency = AWAY
        if LIMIT:
            server.limit_globally(LIMIT)
        quiet, taps, ends = [], [], asyncio.Event()

        async def play(number, seconds):
            while not ends.is_set():
                seconds.append(await tables.turn(number))
                await asyncio.sleep(THINKING)

        playing = [asyncio.create_task(play(number, quiet)) for number in range(PLAYING)]
        await asyncio.sleep(BEFORE)
        ends.set()
        await asyncio.gather(*playing)
        ends.clear()
        before = processor(tables.pid)
        with server.counting() as requests:
            os.kill(tables.pid, signal.SIGUSR1)
            playing = [asyncio.create_task(play(number, taps)) for number in range(PLAYING)]
            await server.until(lambda: any(is_announced(one) for one in channels[:20]), within=60, what="a first one")
            began = time.monotonic()
            late, told = await until_all(channels, is_announced)
            used = [now - then for now, then in zip(processor(tables.pid), before, strict=True)]
            await until_all(channels, has_card)
            whole = time.monotonic() - began
            ends.set()
            await asyncio.gather(*playing)
            await asyncio.sleep(3)
        ids = {str(one.id) for one in channels}
        about = sum(bool(ids & set(one.path.split("/"))) for one in requests)
    return late, told, whole, used, (quiet, taps), requests, about


async def until_all(channels, what):
    """Wait five minutes at most until something is so in all channels.

    Returns in how many it isn't, and after how many seconds it was in each of the others.
    """
    late, began, seconds = set(channels), time.monotonic(), []
    while late and time.monotonic() - began < 300:
        await asyncio.sleep(0.2)
        now = {one for one in late if what(one)}
        late -= now
        seconds += [time.monotonic() - began] * len(now)
    return len(late), seconds


def test_clocks(benchmark, tmp_path, capsys, goal):
    results = []
    benchmark.pedantic(lambda: results.append(asyncio.run(burst(tmp_path / "clocks.db"))), rounds=1)
    late, told, whole, used, (quiet, taps), requests, about = results[0]
    goal(f"{CLOCKS} clocks run out at once: until all are announced", max(told), 30, "s")
    goal("the slowest tap meanwhile", max(taps), 1, "s")
    with capsys.disabled():
        print(f"\n{CLOCKS} clocks at once, Discord {AWAY} s away, {LIMIT or 'no'} limit: {late} not announced")
        print(f"  told after: {milliseconds(told)}, {max(told):.1f} s at most")
        print(f"  {whole:.1f} s until all results are posted as well")
        print(f"  processor: {' + '.join(f'{one:.1f}' for one in used)} s; {about / CLOCKS:.2f} requests a match")
        for when, seconds in (("before", quiet), ("meanwhile", taps)):
            print(f"  {len(seconds)} taps {when}: {milliseconds(seconds)}, {max(seconds):.2f} s at most")
        kinds = collections.Counter(
            f"{one.method} {re.sub('[0-9]{8,}|token-[0-9a-f]+', '*', one.path)}" for one in requests
        )
        print("  " + "\n  ".join(f"{count / CLOCKS:.2f} {kind}" for kind, count in kinds.most_common(12)))


async def fill(path):
    """A database that was last looked at ten minutes ago, with very many clocks that end five minutes later."""
    migrate(path)
    began = discord.utils.utcnow() - OUTAGE
    now, due = to_milliseconds(began), to_milliseconds(began + OUTAGE / 2)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany("INSERT INTO players (user_id, name, seen_at) VALUES (?, 'Somebody', 0)", [(1,), (2,)])
        connection.execute(RUNNING.format(clocks=MANY, state=STATE, now=now, due=due))
    async with opened(f"sqlite:///{path}") as store:
        await Absence(store, lambda: began).look()


async def start(path):
    """Seconds until the bot is connected, and until it has answered somebody."""
    await fill(path)
    began = time.monotonic()
    async with running(path) as tables:
        connected = time.monotonic() - began
        await tables.open(1)
        answered = time.monotonic() - began
        used = sum(processor(tables.pid))
        await asyncio.sleep(25)  # two rounds of housekeeping
    with closing(sqlite3.connect(path)) as connection:
        [(over,)] = connection.execute("SELECT count(*) FROM matches WHERE ended_at IS NOT NULL").fetchall()
    return connected, answered, used, over


def test_start(benchmark, tmp_path, capsys, goal):
    results = []
    benchmark.pedantic(lambda: results.append(asyncio.run(start(tmp_path / "clocks.db"))), rounds=1)
    connected, answered, used, over = results[0]
    assert over == 0, "somebody has lost time in which nobody could play"
    goal(f"a start after 10 minutes away, {MANY} clocks running: until a match begins", answered, 30, "s")
    with capsys.disabled():
        print(f"\nconnected after {connected:.1f} s, a match begun after {answered:.1f} s; processor: {used:.1f} s")
