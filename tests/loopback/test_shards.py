"""Several connections to the gateway: each hears of its own servers, and one that goes takes nobody else with it."""

from contextlib import AsyncExitStack

import pytest

from bot.ui.client import create_bot
from bot.ui.kit import shards
from bot.ui.kit.shards import APART, seconds_to_turn
from tests.loopback.boards import begin, go_on, newest_board
from tests.loopback.conftest import opened
from tests.nightly import NIGHTLY


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    monkeypatch.setattr(shards, "APART", 0.02)


@pytest.mark.parametrize(("count", "at_once"), [(2, 1), (64, 1), (64, 16), (40, 16), (7, 3)])
def test_discord_is_never_asked_for_more_at_once_than_it_lets(count, at_once, monkeypatch):
    """Whatever process a shard is in, whenever that starts: in five seconds one of each of Discord's buckets."""
    monkeypatch.setattr(shards, "APART", APART)
    started = {one: 1_000_000.0 + 7.3 * one for one in range(count)}
    begun = sorted((now + seconds_to_turn(one, count, at_once, now), one) for one, now in started.items())
    for position, (when, one) in enumerate(begun):
        for later, other in begun[position + 1 :]:
            if later - when < 5 and other != one:
                assert (one - other) % at_once, (one, other)
    assert seconds_to_turn(3, 16, 16, 12.3) == 0


def channels_of(server, count=2):
    """A channel in a server of each shard."""
    found = {}
    while len(found) < count:
        guild = server.add_guild("Another")
        found.setdefault((guild.id >> 22) % count, guild.add_text_channel("games"))
    return [found[number] for number in range(count)]


async def step(club, channel):
    """One more turn of the match in a channel; it begins there if need be."""
    number = channel.id
    board = club.boards.get(number) or await begin(channel, *club.players)
    club.boards[number] = await go_on(club.players, board, club.random, double=0)


async def test_a_turn_on_each_shard_and_one_that_starts_again(discord_server, tmp_path):
    channels = channels_of(discord_server)
    async with opened(discord_server, tmp_path, shards="2") as club:
        club.boards = {}
        await discord_server.until(
            lambda: discord_server.gateway.shards == [(0, 2), (1, 2)], what="two shards", within=20
        )
        assert {guild.id for guild in club.bot.guilds} >= {channel.guild.id for channel in channels}
        for channel in channels:
            await step(club, channel)
        # One shard is cut off, and its session is forgotten: it has to begin anew. The other plays on meanwhile.
        gateway = discord_server.gateway
        gateway.drop(None, shard=1)
        gateway.sessions = {key: one for key, one in gateway.sessions.items() if one.shard[0] == 0}
        begun = gateway.identified
        await step(club, channels[0])
        assert not club.bot.out_of_reach
        await discord_server.until(
            lambda: gateway.identified > begun and len(gateway.shards) == 2, what="it", within=30
        )
        await club.bot.wait_until_ready()
        for channel in channels:
            await step(club, channel)
        assert club.bot.trouble() == ""
        club.bot._gone_since[1] = -1000.0
        assert club.bot.trouble() == "no connection of shard 1"


@pytest.mark.skipif(not NIGHTLY, reason="two bots on PostgreSQL")
async def test_two_processes_with_a_shard_each_share_what_is_to_be_done(discord_server, tmp_path, postgresql):
    channels = channels_of(discord_server)
    async with AsyncExitStack() as stack:
        club = await stack.enter_async_context(opened(discord_server, tmp_path, shards="0/2", url=postgresql))
        club.boards = {}
        other = create_bot(club.bot.settings.model_copy(update={"shards": "1/2"}))
        async with discord_server.running(other):
            for number, bot in enumerate((club.bot, other)):
                assert {(guild.id >> 22) % 2 for guild in bot.guilds} == {number}
            for channel in channels:
                await step(club, channel)
            await club.bot.app.leases._renew()
            await other.app.leases._renew()
            assert club.bot.app.leases.count + other.app.leases.count == 256
            assert (await other.server(channels[0].guild.id)).me is not None, (
                "a server of the other process is asked for"
            )
        other = create_bot(club.bot.settings.model_copy(update={"shards": "1/2"}))
        async with discord_server.running(other):
            for channel in channels:
                await step(club, channel)
    assert all(newest_board(channel, number).seq for number, channel in enumerate(channels, 1))
