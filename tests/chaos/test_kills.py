"""The bot is killed at random moments while people play, and started again on the same file.

CHAOS_KILLS says how often, CHAOS_SEED at which moments.
"""

import asyncio
import os
import signal
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from bot.store import Database
from tests import forkserver
from tests.chaos.checks import Archive, wrong_messages
from tests.chaos.players import playing
from tests.chaos.tables import seat, shown_to
from tests.discord_server.fixtures import discord_server  # noqa: F401

KILLS = int(os.environ.get("CHAOS_KILLS", "3"))
SEED = int(os.environ.get("CHAOS_SEED", "1"))
TURNS = 3 if KILLS <= 3 else 40
"""How much people are shown, at least, in every second life."""
_TOLD_EVERY = 10
"""Kills between two lines that say how far it is."""
ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def opened(path):
    """The file, as it was left."""
    database = Database(path)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def life(server, path):
    """One life of the bot, which ends with its SIGKILL at the latest."""
    environment = {**server.environment, "DRAW_APART": "1"}  # as it does by default
    process = await forkserver.start("tests.loopback.child", str(path), cwd=ROOT, env=environment)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        await server.until(lambda: not server.gateway.connected, what="the end of the connection")


async def connected(server):
    await server.until(lambda: server.gateway.connected, within=60, what="the bot")
    await server.until(lambda: bool(server.world.commands), within=60, what="the commands")


@pytest.mark.chaos
@pytest.mark.long
async def test_killed_at_random_moments(discord_server, tmp_path):  # noqa: F811
    server, random, path = discord_server, Random(SEED), tmp_path / "matches.db"
    server.deadline = 3.0  # whoever asked a bot that is gone asks the next one
    tables, archive = seat(server, server.add_guild("Club"), seed=SEED), Archive()
    for number in range(KILLS):
        async with life(server, path) as process:
            if number and random.random() < 0.1:
                # Killed while it starts.
                await asyncio.sleep(random.random())
            else:
                await connected(server)
                async with playing(tables):
                    if number % 2 == 0:
                        # However slow the machine is, there is something to lose in every second life.
                        enough = shown_to(tables) + TURNS
                        await server.until(lambda enough=enough: shown_to(tables) >= enough, within=60, what="a turn")
                    await asyncio.sleep(random.random() * 0.8)
                    process.kill()
                    await process.wait()
        async with opened(path) as database:
            await archive.read(database, tables)
        if (number + 1) % _TOLD_EVERY == 0:
            print(f"seed {SEED}: {number + 1} of {KILLS} kills, {archive.events} events", flush=True)
    assert shown_to(tables) > KILLS, "too little was played to say anything"
    await start_for_good(server, archive, tables, path)
    print(f"seed {SEED}: {KILLS} kills, {archive.events} events; begun, over, events: {archive.counts}", flush=True)


async def start_for_good(server, archive, tables, path):
    """After the last start every thing has one armed message, which shows it, and goes on from there."""
    async with life(server, path) as process:
        await connected(server)
        await put_right(server, archive, tables, path)
        counts = [table.shown for table in tables]
        async with playing(tables):
            await server.until(
                lambda: all(table.shown > before for table, before in zip(tables, counts, strict=True)),
                within=60,
                what="a turn at each table",
            )
        await stop(process)
    async with opened(path) as database:
        await archive.read(database, tables)


async def put_right(server, archive, tables, path):
    """Wait until nothing is wrong with what can be tapped any more, though nobody does anything."""
    wrong = ["not looked yet"]
    try:
        async with asyncio.timeout(60), opened(path) as database:
            while wrong:
                await asyncio.sleep(0.3)
                await archive.read(database, tables)
                wrong = wrong_messages(server, archive)
    except TimeoutError:
        raise AssertionError("\n".join(wrong)) from None


async def stop(process):
    """Let the bot stop in peace."""
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 60) == 0
