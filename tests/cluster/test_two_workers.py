"""Two workers and one chouette, vote or arena: taps go to one and the other by turns, also two at the same moment."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

import pytest

from bot.config import Settings
from bot.store.address import held_at
from bot.ui.client import create_bot
from bot.ui.kit.interaction_server import PATH
from tests.chaos.checks import Archive, wrong_messages
from tests.chaos.chouettes import Chouette
from tests.chaos.players import playing
from tests.chaos.tournaments import Arena
from tests.chaos.votes import Votes
from tests.cluster.watching import Posted
from tests.discord_server.fixtures import discord_server  # noqa: F401

_SHOWN = 20
"""How much people are shown before they stop."""
_WITHIN = 90


@asynccontextmanager
async def worker(server, url, health, live_url=None):
    """A bot behind a door of its own."""
    settings = Settings(database_url=url, discord_token=None, upload_emoji=False, health_file=health, serve_port=0)
    settings = settings.model_copy(update={"live_url": live_url})
    bot = create_bot(settings, lock=partial(held_at, url, together=True))
    bot.open_door()
    async with server.running(bot):
        server.addresses.append(f"http://127.0.0.1:{bot.interaction_server.port}{PATH}")
        yield bot


@pytest.fixture
async def two(discord_server, postgresql, tmp_path):  # noqa: F811
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(worker(discord_server, postgresql, tmp_path / f"health{number}"))
            for number in range(2)
        ]


@pytest.mark.long
@pytest.mark.parametrize("kind", [Chouette, Votes, Arena])
async def test_both_are_tapped_and_nothing_is_lost_or_shown_twice(discord_server, two, kind):  # noqa: F811
    server, store = discord_server, two[0].store
    posted, table, archive = Posted(server), kind(server, server.add_guild("Club")), Archive()
    async with playing([table, table]):
        await server.until(lambda: table.shown >= _SHOWN, within=_WITHIN, what="turns")
    wrong = ["not looked yet"]
    async with asyncio.timeout(_WITHIN):
        while wrong:
            await asyncio.sleep(0.3)
            await archive.read(store, [table])
            wrong = wrong_messages(server, archive)
            for bot in two:
                await bot.housekeeping()
    posted.check()
