"""What a turn costs by component, and how that grows with the workers: `python -m tests.benchmarks.cluster`.

Workers are real processes behind signed HTTP on one PostgreSQL; people play as fast as they are answered. Everything
runs on one machine, the loopback Discord and the people included, so the taps a second are those of the machine; the
milliseconds of CPU an answered tap are each component's own. Plays are counted in the database. `--json FILE` keeps the
figures, of which docs/scale.md is made.

The sweep is measured apart: what housekeeping asks for, among a million running clocks.
"""

import argparse
import asyncio
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from bot.engine.analyst import NetworkMind
from bot.engine.pool import EnginePool, engine_installed
from bot.records.computers import ComputerLevel
from bot.rules.dice import LiveDice
from bot.rules.match.commands import StartMatch
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, fold, start
from bot.rules.rules import Rules
from bot.store.postgresql.database import ServerDatabase
from tests.benchmarks.measuring import measure_measuring
from tests.chaos.matches import Pair
from tests.chaos.players import playing
from tests.cluster.conftest import begin_clocked, seat_pairs
from tests.cluster.workers import cpu_seconds, memory, working
from tests.discord_server.server import DiscordServer
from tests.inside import pids_of
from tests.postgresql import Databases, serving

WORKERS = (1, 2, 3)
PAIRS = 6
WARM = 5.0
"""Seconds of play before anything is counted."""
CLOCKS = 1_000_000
SWEEPS = 15
LONG = timedelta(minutes=30)
LEVELS = (ComputerLevel.CASUAL, ComputerLevel.EXPERT, ComputerLevel.WORLD_CLASS)
DECISIONS = 20

_COPIED = {
    "match_id": "1000 + n",
    "board_seq": "one.seq",
    "due_at": "one.due_at + 3600000 + n",
    "remind_at": "one.due_at + 3600000 + n",
}
"""In what a copy of a match differs from it."""


class Steady(Pair):
    """Two people who play what they have picked, in a match so long that the fence has nothing against the next."""

    stays = 1.0
    length = 25


async def measure_turns(url: str, size: int, seconds: float, postmaster: int) -> dict[str, Any]:
    """CPU milliseconds an answered tap by component, and what is played a second, with so many workers."""
    async with DiscordServer(recording=False) as server:
        guild = server.add_guild("Club")
        pairs = [Steady(server, guild, number) for number in range(PAIRS)]
        with tempfile.TemporaryDirectory() as directory:
            async with working(server, url, Path(directory), size) as workers, playing(pairs):
                await asyncio.sleep(WARM)
                pids = [worker.process.pid for worker in workers]
                before = _so_far(url, pairs, [*pids, postmaster])
                await asyncio.sleep(seconds)
                after = _so_far(url, pairs, [*pids, postmaster])
                resident = [memory(pid) for pid in pids]
    wall, plays, events, taps, *used = (now - then for now, then in zip(after, before, strict=True))
    return {
        "workers": size,
        "taps": taps,
        "events": events,
        "plays": plays,
        "seconds": round(wall, 1),
        "taps_a_second": round(taps / wall, 1),
        "plays_a_second": round(plays / wall, 1),
        "taps_a_play": round(taps / plays, 2),
        "web_ms_a_tap": round(1000 * sum(used[:-1]) / taps, 2),
        "postgresql_ms_a_tap": round(1000 * used[-1] / taps, 2),
        "web_ms_a_play": round(1000 * sum(used[:-1]) / plays, 1),
        "postgresql_ms_a_play": round(1000 * used[-1] / plays, 2),
        "worker_mib": [round(one / 2**20) for one in resident],
    }


def _so_far(url: str, pairs: list[Steady], pids: list[int]) -> list[float]:
    """The time, plays and events that are stored, taps that were answered, and CPU seconds of each process."""
    with closing(psycopg.connect(url)) as connection:
        counted = connection.execute("SELECT count(*) FILTER (WHERE type = 'PlayMade'), count(*) FROM events")
        stored = counted.fetchone() or (0, 0)
    return [time.monotonic(), *stored, sum(pair.taps for pair in pairs), *map(cpu_seconds, pids)]


async def measure_sweep(url: str) -> dict[str, Any]:
    """Milliseconds of what housekeeping asks for every ten seconds, among a million running clocks."""
    async with DiscordServer() as server:
        channel = seat_pairs(server, 1)[0].channel
        database = ServerDatabase(url)
        await database.open()
        await begin_clocked(database, channel, [3600])
        with closing(psycopg.connect(url, autocommit=True)) as connection:
            connection.execute("SET synchronous_commit = off")
            _copy_a_match(connection)
            connection.execute("ANALYZE")
        await database.renew_leases("one", LONG)
        now = await database.database_now()
        asked: dict[str, list[float]] = {}
        for _ in range(SWEEPS):
            for name in ("matches_due", "matches_to_remind", "boards_behind", "renew"):
                began = time.perf_counter()
                if name == "renew":
                    await database.renew_leases("one", LONG)
                elif name == "boards_behind":
                    await database.boards_behind()
                else:
                    await getattr(database, name)(now)
                asked.setdefault(name, []).append(1000 * (time.perf_counter() - began))
        await database.close()
    return {"clocks": CLOCKS, **{f"{name}_ms": round(statistics.median(times), 2) for name, times in asked.items()}}


def _copy_a_match(connection: psycopg.Connection[Any]) -> None:
    rows = connection.execute("SELECT column_name FROM information_schema.columns WHERE table_name = 'matches'")
    names = [name for (name,) in rows]
    values = [_COPIED.get(name, f"one.{name}") for name in names]
    connection.execute(
        f"INSERT INTO matches ({', '.join(names)}) SELECT {', '.join(values)} "  # noqa: S608 - names of our own schema
        f"FROM generate_series(1, {CLOCKS}) AS n, (SELECT * FROM matches LIMIT 1) AS one"
    )


async def measure_engine() -> dict[str, Any]:
    """CPU milliseconds of a decision of a computer player, by level, and the memory of the process that makes them."""
    if not engine_installed():
        return {}
    found = {}
    pool = EnginePool(1)
    mind, dice = NetworkMind(pool), LiveDice(Random(5).randrange)
    for level in LEVELS:
        state = fold(start(StartMatch("backgammon", 5, Rules()), dice))
        await mind.choose(state, level)  # its process has started and has loaded the network
        before = sum(cpu_seconds(pid) for pid in pids_of(pool))
        for _ in range(DECISIONS):
            if state.is_over:
                state = fold(start(StartMatch("backgammon", 5, Rules()), dice))
            for event in decide(state, await mind.choose(state, level), dice):
                state = evolve(state, event)
        spent = sum(cpu_seconds(pid) for pid in pids_of(pool)) - before
        found[f"{level.value}_ms"] = round(1000 * spent / DECISIONS, 1)
    found["mib"] = round(sum(map(memory, pids_of(pool))) / 2**20)
    await pool.close()
    return found


async def measure(seconds: float) -> dict[str, Any]:
    """Everything."""
    figures: dict[str, Any] = {"machine": f"{os.cpu_count()} cores, {platform.machine()}, {platform.python_version()}"}
    with serving(f"bench-{os.getpid()}") as server:
        databases = Databases(server.get_uri())
        figures["turns"] = []
        for size in WORKERS:
            figures["turns"].append(await measure_turns(databases.new(), size, seconds, server.get_pid()))
            print(figures["turns"][-1], file=sys.stderr)
        figures["sweep"] = await measure_sweep(databases.new())
        print(figures["sweep"], file=sys.stderr)
    figures["measuring"] = await measure_measuring()
    figures["engine"] = await measure_engine()
    return figures


def main() -> None:
    """Measure, print, and keep the figures where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="where to keep the figures")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each number of workers is measured")
    options = parser.parse_args()
    figures = asyncio.run(measure(options.seconds))
    text = json.dumps(figures, indent=1)
    print(text)
    if options.json:
        options.json.write_text(text + "\n")


if __name__ == "__main__":
    main()
