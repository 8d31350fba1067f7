"""The bot is killed while people drag checkers and commit plays at the live board, and started again on the same file.

CHAOS_KILLS says how often, CHAOS_SEED at which moments.
"""

import asyncio
import os
from contextlib import AsyncExitStack
from random import Random

import aiohttp
import pytest

from tests.chaos.checks import Archive
from tests.chaos.lives import connected, life, opened, start_for_good
from tests.chaos.pages import LIFTED, LivePair, all_right
from tests.chaos.players import playing
from tests.discord_server.fixtures import discord_server  # noqa: F401
from tests.ports import free_port

KILLS = int(os.environ.get("CHAOS_KILLS", "3"))
SEED = int(os.environ.get("CHAOS_SEED", "1"))
PAIRS = 2
PATIENCE = 60
"""Seconds to wait until both pages show the match as it is, once the bot is there again: it is printed."""
_COMMIT = 0.03
"""Seconds within which what was sent is read, decided and stored."""
_TOLD_EVERY = 10


async def moment(pairs, random, *, drags):
    """Wait for the moment of a kill: somebody holds a checker, or what somebody has done is about to be stored."""
    pair = random.choice(pairs)
    news = pair.lifting if drags else pair.acting
    news.clear()
    await asyncio.wait_for(news.wait(), 60)
    await asyncio.sleep(random.random() * (LIFTED if drags else _COMMIT))


@pytest.mark.chaos
@pytest.mark.long
async def test_killed_in_mid_drag_and_mid_commit(discord_server, tmp_path):  # noqa: F811
    server, random, path = discord_server, Random(SEED), tmp_path / "matches.db"
    server.deadline = 3.0
    guild, archive, took = server.add_guild("Club"), Archive(), []
    pairs = [LivePair(server, guild, number, SEED) for number in range(PAIRS)]
    port = free_port()
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(aiohttp.ClientSession())
        for pair in pairs:
            await stack.enter_async_context(pair.at(f"http://127.0.0.1:{port}", session))
        for number in range(KILLS):
            async with life(server, path, LIVE_PORT=str(port)) as process:
                await connected(server)

                async def look():
                    async with opened(path) as database:
                        await archive.read(database, pairs)

                took.append(await all_right(pairs, archive, look, PATIENCE))
                async with playing(pairs):
                    await moment(pairs, random, drags=number % 2 == 0)
                    process.kill()
                    await process.wait()
            async with opened(path) as database:
                await archive.read(database, pairs)
            if (number + 1) % _TOLD_EVERY == 0:
                print(f"seed {SEED}: {number + 1} of {KILLS} kills, {archive.events} events", flush=True)
        await start_for_good(server, archive, pairs, path, LIVE_PORT=str(port))
    assert sum(len(pair.promised) for pair in pairs) > KILLS // 2, "too little was played to say anything"
    took = sorted(took[1:])
    print(
        f"seed {SEED}: {KILLS} kills at the live board, {archive.events} events; both pages right after "
        f"{took[len(took) // 2]:.1f} s, {took[-1]:.1f} s at most; begun, over, events: {archive.counts}",
        flush=True,
    )
