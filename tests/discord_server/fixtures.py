"""Fixtures for tests that use the server: import them in a conftest.

from tests.discord_server.fixtures import discord_server  # noqa: F401
"""

from collections.abc import AsyncIterator

import pytest

from tests.discord_server.server import DiscordServer

PATIENCE = 30.0
"""Seconds that people wait for an answer, and a test for what it expects."""


@pytest.fixture
async def discord_server() -> AsyncIterator[DiscordServer]:
    """A server; at the end, the bot has asked it nothing unknown and sent it nothing that Discord would refuse.

    A test that provokes such things clears `problems` and `unexpected` itself. Its people wait longer than Discord's
    three seconds: a machine that tests several things at once is slow at times.
    """
    async with DiscordServer(deadline=PATIENCE) as server:
        yield server
    assert server.problems == []
    assert server.unexpected == []
