"""A club on the loopback Discord with the bot logged in."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from random import Random

import discord
import pytest
import structlog

from bot.app import dice as app_dice
from bot.config import Settings
from bot.rules.match.machine import fold
from bot.store.address import held_at
from bot.ui.board.boards import Boards
from bot.ui.client import create_bot
from bot.ui.kit.interaction_server import PATH
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

    def move(self):
        """Go on in another channel: one person posts six new things in one of them in ten minutes."""
        self.channel = self.channel.guild.add_text_channel("backgammon")

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


@pytest.fixture(autouse=True)
def same_dice(monkeypatch):
    """A player adds a number of the moment to the dice; here it's always the same, and so are the dice."""
    seed = app_dice.player_seed
    monkeypatch.setattr(app_dice, "player_seed", lambda click, phrase: seed(click and 1, phrase))


@asynccontextmanager
async def opened(server, tmp_path, kind=Club, clock=None, *, seconds=None, door=False, url=None, **more):
    settings = Settings(
        database_url=url or f"sqlite:///{tmp_path}/matches.db",
        discord_token=None,
        upload_emoji=False,
        health_file=tmp_path / "health",
        serve_port=0,
        **more,
    )
    together = door or settings.is_one_of_several
    lock = partial(held_at, url, together=together) if url else None
    bot = create_bot(settings, clock=clock, seconds=seconds, lock=lock)
    if door:
        bot.open_door()
    channel = server.add_guild("Club").add_text_channel("backgammon")
    people = [server.add_user(name) for name in ("alice", "bob", "carol")]
    async with server.running(bot):
        if door:
            server.addresses.append(f"http://127.0.0.1:{bot.interaction_server.port}{PATH}")
        else:
            await server.connected()
        yield kind(server, bot, channel, *people)


@pytest.fixture
async def club(discord_server, tmp_path):  # noqa: F811
    async with opened(discord_server, tmp_path) as club:
        yield club


@dataclass
class TimedClub(Club):
    """A club whose clock can be set forward."""

    clock: object = None

    async def wait(self, rounds=3, **span):
        """Let time pass, and then rounds of housekeeping."""
        self.clock.ahead += timedelta(**span)
        for _ in range(rounds):
            await self.bot.housekeeping()
        await all_followed_up(self.bot)


async def all_followed_up(bot):
    """Wait until what follows the ends of matches is done."""
    while bot.get(Boards).endings._running:  # noqa: ASYNC110 - the database has a thread of its own
        await asyncio.sleep(0.01)


class ClockAhead:
    """The time, set forward."""

    def __init__(self):
        self.ahead = timedelta(0)

    def __call__(self):
        return discord.utils.utcnow() + self.ahead


@pytest.fixture
async def timed(discord_server, tmp_path):  # noqa: F811
    """Such a club: `await timed.wait(hours=12)`. Its bot never takes itself to have been away."""
    clock = ClockAhead()
    async with opened(discord_server, tmp_path, TimedClub, clock) as club:
        club.clock = clock
        club.bot.app.absence.least = timedelta(days=999)
        yield club
