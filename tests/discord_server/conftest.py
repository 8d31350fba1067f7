"""Fixtures of the server's own tests: a bot with a bit of everything, logged in."""

from types import SimpleNamespace

import pytest

from tests.discord_server.fixtures import discord_server  # noqa: F401
from tests.discord_server.sample_bot import SampleBot


@pytest.fixture
async def club(discord_server):  # noqa: F811
    """A server with a bot that is ready, a channel and two people."""
    guild = discord_server.add_guild("Club")
    place = SimpleNamespace(
        server=discord_server,
        guild=guild,
        channel=guild.add_text_channel("games"),
        alice=discord_server.add_user("alice"),
        bob=discord_server.add_user("bob"),
        bot=SampleBot(),
    )
    async with discord_server.running(place.bot):
        yield place
