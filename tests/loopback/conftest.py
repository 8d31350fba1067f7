"""A club on the loopback Discord with the bot logged in."""

from dataclasses import dataclass, field
from random import Random

import pytest
import structlog

from bot.config import Settings
from bot.rules.match.machine import fold
from bot.ui.client import create_bot
from tests.discord_server.fixtures import discord_server  # noqa: F401


@dataclass
class Club:
    """A server with a channel, three people and the bot."""

    server: object
    bot: object
    channel: object
    alice: object
    bob: object
    carol: object
    random: Random = field(default_factory=lambda: Random(1))

    @property
    def players(self):
        """White and Black in the matches that alice offers bob."""
        return (self.alice, self.bob)

    async def log(self, match_id):
        """The events of a match; its row must say the same."""
        events = [stored.event for stored in await self.bot.store.events(match_id)]
        assert fold(events) == (await self.bot.store.match(match_id)).state
        return events

    async def effects(self, *interactions):
        """Which of these interactions have changed a match."""
        return [one for one in interactions if await self.bot.store.interaction_seen(one.id)]


@pytest.fixture(autouse=True)
def nothing_unexpected():
    """Whatever happens on the way, the bot must have expected it."""
    with structlog.testing.capture_logs() as logs:
        yield logs
    surprises = ("unexpected", "picture failed", "autocomplete failed", "housekeeping failed", "infrastructure")
    assert [entry for entry in logs if entry["event"] in surprises] == []


@pytest.fixture
async def club(discord_server, tmp_path):  # noqa: F811
    settings = Settings(
        database_url=f"sqlite:///{tmp_path}/matches.db",
        discord_token=None,
        upload_emoji=False,
        health_file=tmp_path / "health",
    )
    bot = create_bot(settings)
    channel = discord_server.add_guild("Club").add_text_channel("backgammon")
    people = [discord_server.add_user(name) for name in ("alice", "bob", "carol")]
    async with discord_server.running(bot):
        await discord_server.connected()
        yield Club(discord_server, bot, channel, *people)
