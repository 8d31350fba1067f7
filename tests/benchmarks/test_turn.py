"""A whole turn, from the click to the answer: `pytest tests/benchmarks/test_turn.py --benchmark-only -s`.

Every bot runs in a process of its own and is timed against a null bot that answers with a ready picture of the same
size, in turns within the same run. Goals are ratios; they are printed, not asserted.
"""

import asyncio
import json
import signal
import statistics
import sys
import time
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random

from bot.store import Database
from tests.benchmarks.test_commit import begin as begin_stored
from tests.benchmarks.test_commit import fill
from tests.cluster.workers import cpu_seconds
from tests.discord_server.load import Times, null_process
from tests.discord_server.server import DiscordServer
from tests.loopback.boards import begin, board_in, choose

ROOT = Path(__file__).parents[2]
ROUNDS = 5
ALONE, TOGETHER = 50, 250
"""Clicks a round: one at a time, and by fifty people at once."""
PEOPLE = 50
STORED_PLIES = 2000


class Tables:
    """Fifty matches; `turn` puts a play together without being timed and clicks what makes the turn."""

    def __init__(self, server):
        self.server = server
        self.random = Random(1)
        self.sizes = []
        self.boards = []
        self.players = []
        self.taps = 0
        """How many were answered."""

    async def open(self, tables=PEOPLE):
        guild = self.server.add_guild()
        for number in range(tables):
            self.players.append([self.server.add_user(f"player{2 * number + side}") for side in (0, 1)])
            self.boards.append(await begin(guild.add_text_channel(f"table{number}"), *self.players[-1]))

    async def prepare(self, number):
        """Choose moves until only the click that makes the turn is left."""
        while not (tap := choose(self.boards[number], self.random, double=0)).commits:
            self.boards[number] = board_in((await tap.by(self.players[number])).message)
            self.taps += 1
        return tap

    async def turn(self, number):
        """The timed part of a turn, in seconds."""
        tap = await self.prepare(number)
        began = time.perf_counter()
        answer = await tap.by(self.players[number])
        seconds = time.perf_counter() - began
        self.boards[number] = board_in(answer.message)
        self.taps += 1
        self.sizes.append(sum(map(len, answer.files.values())))
        return seconds

    async def at_once(self, clicks):
        """Everybody who has a click to make makes it; only clicks that make turns, all prepared before."""
        seconds, spent = [], 0.0
        for _ in range(clicks // PEOPLE):
            taps = [await self.prepare(number) for number in range(PEOPLE)]
            began = time.perf_counter()
            clicks = [partial(tap.by, players) for tap, players in zip(taps, self.players, strict=True)]
            answers = await timed_together(clicks, seconds)
            spent += time.perf_counter() - began
            self.boards = [board_in(answer.message) for answer in answers]
            self.taps += len(answers)
        return seconds, spent


async def timed_together(clicks, seconds):
    """Click all at once; notes what each took."""

    async def one(click):
        began = time.perf_counter()
        answer = await click()
        seconds.append(time.perf_counter() - began)
        return answer

    return await asyncio.gather(*(one(click) for click in clicks))


@asynccontextmanager
async def running(database, lag=None, **options):
    """The bot in its process, on a server of its own; yields its tables."""
    async with DiscordServer(checking=False, here=False, **options) as server:
        arguments = ["-m", "tests.loopback.child", str(database), *([str(lag)] if lag else [])]
        environment = {**server.environment, "DRAW_APART": "1"}
        process = await asyncio.create_subprocess_exec(sys.executable, *arguments, cwd=ROOT, env=environment)
        try:
            await server.connected()
            tables = Tables(server)
            tables.pid = process.pid
            yield tables
            process.send_signal(signal.SIGTERM)
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def milliseconds(seconds):
    return f"{Times(tuple(seconds), 0).p50 * 1e3:.2f} ms median, {Times(tuple(seconds), 0).p99 * 1e3:.2f} ms p99"


def p99(seconds):
    return Times(tuple(seconds), 0).p99


async def mean_size(path):
    """Bytes of an answer's pictures, so that the null bot can send as much."""
    async with running(path, recording=False) as tables:
        await tables.open(5)
        for _ in range(12):
            for number in range(5):
                await tables.turn(number)
        return round(statistics.mean(tables.sizes))


async def compare(tmp_path):
    size = await mean_size(tmp_path / "size.db")
    alone, null_alone, together, null_together = [], [], [], []
    spent = null_spent = 0.0
    async with AsyncExitStack() as stack:
        tables = await stack.enter_async_context(running(tmp_path / "turn.db", recording=False))
        null_server = await stack.enter_async_context(DiscordServer(recording=False, checking=False, here=False))
        null = await stack.enter_async_context(null_process(null_server, size))
        await tables.open()
        # Every table has played a little before anything is timed.
        for _ in range(4):
            await tables.at_once(PEOPLE)
            await timed_together([partial(null, n) for n in range(PEOPLE)], [])
        taps, used = tables.taps, cpu_seconds(tables.pid)
        for _ in range(ROUNDS):
            for number in range(ALONE):
                alone.append(await tables.turn(number % PEOPLE))
                await timed_together([partial(null, number % PEOPLE)], null_alone)
            for _ in range(TOGETHER // PEOPLE):
                seconds, took = await tables.at_once(PEOPLE)
                together += seconds
                spent += took
                began = time.perf_counter()
                await timed_together([partial(null, n) for n in range(PEOPLE)], null_together)
                null_spent += time.perf_counter() - began
        used, taps = cpu_seconds(tables.pid) - used, tables.taps - taps
    return (
        size,
        (alone, null_alone),
        (together, null_together),
        (len(together) / spent, len(null_together) / null_spent),
        1000 * used / taps,
    )


def test_turn(benchmark, tmp_path, capsys, goal):
    results = []
    benchmark.pedantic(lambda: results.append(asyncio.run(compare(tmp_path))), rounds=1)
    size, (alone, null_alone), (together, null_together), (rate, null_rate), used = results[0]
    ratio = statistics.median(alone) / statistics.median(null_alone)
    share, slowest = rate / null_rate, p99(together) / p99(null_together)
    goal("a stored tap from the click to the new board, against the null bot", ratio, 2.7)
    goal(f"{PEOPLE} stored taps at once, their rate against the null bot's", share, 0.27, least=True)
    goal(f"{PEOPLE} at once, the slowest of a hundred against the null bot's", slowest, 3)
    goal("processor time of an answered tap, drawing included", used, 8, "ms")
    with capsys.disabled():
        print(f"\none turn through the loopback server, pictures of {size:,} bytes")
        print(f"  one at a time: {milliseconds(alone)}; null bot {milliseconds(null_alone)}")
        print(f"  {PEOPLE} at once: {rate:.0f} turns a second against {null_rate:.0f}")
        print(f"    {milliseconds(together)}; null bot {milliseconds(null_together)}")


async def requests_of(path, lag):
    async with running(path, lag) as tables:
        await tables.open(5)
        turns = 0
        made = []
        for number in range(200):
            await tables.prepare(number % 5)
            with tables.server.counting() as requests:
                await tables.turn(number % 5)
            made += requests
            turns += 1
    return len(made) / turns


def test_requests_and_lag(benchmark, tmp_path, capsys, goal):
    lag, results = tmp_path / "lag.json", []
    benchmark.pedantic(lambda: results.append(asyncio.run(requests_of(tmp_path / "lag.db", lag))), rounds=1)
    goal("requests on the tap that ends a turn", results[0], 3, "")
    with capsys.disabled():
        lag_noted(lag, "turns are played", goal)


def lag_noted(path, what, goal, limit=2):
    """Read how late a bot's loop was, and note it."""
    noted = json.loads(path.read_text())
    late, own = [one for one, _ in noted], [max(0.0, one - waited) for one, waited in noted]
    # The first turns draw what later ones only paste.
    cuts, own_cuts = (statistics.quantiles(times[len(times) // 4 :], n=100) for times in (late, own))
    goal(f"loop lag while {what}, 99th percentile", cuts[98], limit, "ms")
    goal("  of that, not waiting for a processor that others had", own_cuts[98], limit, "ms")
    print(f"\nloop lag while {what}: median {cuts[49]:.2f} ms")
    print(f"  from the start on: p99 {statistics.quantiles(late, n=100)[98]:.2f} ms, longest {max(late):.1f} ms")
    print(f"  longest without waiting for a processor: {max(own):.1f} ms")


async def grow(tmp_path):
    """Turns of fresh matches in a new file, of fresh ones among 100,000, and of one at ply 2,000."""
    full = Database(tmp_path / "full.db")
    await full.open()
    await begin_stored(full)
    await full.write(fill)
    # Matches that nobody plays have boards that are up to date.
    await full.write(lambda connection: connection.execute("UPDATE matches SET board_seq = seq"))
    await full.close()
    times = {"first": [], "stored": []}
    async with AsyncExitStack() as stack:
        few = await stack.enter_async_context(running(tmp_path / "few.db", recording=False))
        many = await stack.enter_async_context(running(full.path, recording=False))
        await few.open(10)
        await many.open(10)
        for number in range(300):
            for name, tables in (("first", few), ("stored", many))[:: 1 if number % 2 else -1]:
                seconds = await tables.turn(number % 10)
                if number >= 60:
                    times[name].append(seconds)
    return times["first"], times["stored"], *await late_turns(tmp_path / "late.db")


async def late_turns(path):
    """Turns of a match at ply 2,000 and of a fresh one beside it, by people who come back to their boards."""
    first, late = [], []
    async with running(path, recording=False) as tables:
        server = tables.server
        guild = server.add_guild()
        tables.players = [[server.add_user(f"{name}{side}") for side in (0, 1)] for name in ("old", "new")]
        old, new = (guild.add_text_channel(name) for name in ("old", "new"))
        tables.boards.append(await begin(old, *tables.players[0]))
        while tables.boards[0].seq < STORED_PLIES:
            await tables.turn(0)
        tables.boards.append(await begin(new, *tables.players[1]))
        for _ in range(100):
            for number, times in ((0, late), (1, first)):
                times.append(await tables.turn(number))
    return first, late


def test_growth(benchmark, tmp_path, capsys, goal):
    results = []
    benchmark.pedantic(lambda: results.append(asyncio.run(grow(tmp_path))), rounds=1)
    few, many, first, late = results[0]
    stored, plies = (statistics.median(one) / statistics.median(two) for one, two in ((many, few), (late, first)))
    goal("a turn with 100,000 matches stored, against one with few", stored, 1.2)
    goal(f"a turn at ply {STORED_PLIES:,}, against the first", plies, 1.2)
    with capsys.disabled():
        print(f"\nturn with 100,000 matches stored: {milliseconds(many)}; few {milliseconds(few)}")
        print(f"turn at ply {STORED_PLIES:,}: {milliseconds(late)}; first {milliseconds(first)}")
