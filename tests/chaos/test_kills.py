"""The bot is killed at random moments while people play, and started again on the same file.

CHAOS_KILLS says how often, CHAOS_SEED at which moments.
"""

import asyncio
import os
from random import Random

import pytest

from tests.chaos.checks import Archive
from tests.chaos.lives import connected, life, opened, start_for_good, until_played
from tests.chaos.players import playing
from tests.chaos.tables import seat, shown_to
from tests.discord_server.fixtures import discord_server  # noqa: F401

KILLS = int(os.environ.get("CHAOS_KILLS", "3"))
SEED = int(os.environ.get("CHAOS_SEED", "1"))
TURNS = 3 if KILLS <= 3 else 40
"""How much people are shown, at least, in every second life."""
_TOLD_EVERY = 10
"""Kills between two lines that say how far it is."""


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
                        await until_played(server, process, lambda enough=enough: shown_to(tables) >= enough, "a turn")
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
