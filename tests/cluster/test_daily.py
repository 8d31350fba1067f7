"""Two workers and one position of the day: posted once, answered through either, solved once."""

import asyncio
from datetime import timedelta

import pytest

from bot.app.positions import pack
from bot.records.puzzles import DailyPlan
from bot.rules.match.turn import plays_now
from bot.ui.picking.words import value_of
from tests.cluster.test_two_workers import two  # noqa: F401 - a fixture
from tests.discord_server.fixtures import discord_server  # noqa: F401
from tests.puzzles import some_puzzles, use_pack

PEOPLE = 8
_WITHIN = 60


@pytest.fixture(autouse=True)
def puzzles(monkeypatch, tmp_path):
    use_pack(monkeypatch, tmp_path, some_puzzles(20))
    yield
    pack.load_pack.cache_clear()


async def rounds(two, until):  # noqa: F811
    """Both look at what is due at the same time, and twice more once it's done.

    One round isn't enough: what one process gives up the other takes a while later, and what takes long goes on
    beside the rounds.
    """
    async with asyncio.timeout(_WITHIN):
        while not until():
            await asyncio.gather(*(bot.housekeeping() for bot in two))
    for _ in range(2):
        await asyncio.gather(*(bot.housekeeping() for bot in two))


@pytest.mark.long
async def test_one_post_and_one_solution(discord_server, two):  # noqa: F811
    server, store = discord_server, two[0].store
    channels = [server.add_guild(f"Club {number}").add_text_channel("daily") for number in range(6)]
    now = two[0].clock()
    for channel in channels:
        plan = DailyPlan(channel.guild.id, channel.id, now.hour, "UTC", "backgammon", True, now - timedelta(seconds=1))
        await store.plan_daily(plan)
    await rounds(two, until=lambda: all(channel.messages for channel in channels))
    posts = [channel.messages for channel in channels]
    assert [len(one) for one in posts] == [1] * len(channels), "each once"
    [channel, *_], [[post], *_] = channels, posts
    daily = await store.open_daily_of(channel.guild.id)
    state = daily.puzzle.scene.state
    people = [server.add_user(f"solver {number}") for number in range(PEOPLE)]

    async def answer(person):
        panel = await person.click(post, "Answer")
        values = [value_of(state, next(one for one in plays_now(state) if one.notation == daily.puzzle.best))]
        select = next(one for one in panel.message.selects if any(o["value"] in values for o in one["options"]))
        picked = await person.select(panel, select["custom_id"], values)
        assert "Noted" in (await person.click(picked.message, "Choose it")).text

    await asyncio.gather(*map(answer, people))
    start = len(server.requests)

    def solved():
        return [one.path for one in server.requests[start:] if one.method == "PATCH" and "solved" in str(one.payload)]

    await store.write(lambda connection: connection.execute("UPDATE dailies SET closes_at = 0"))
    await rounds(two, until=lambda: len(set(solved())) == len(channels))
    assert f"**{PEOPLE} of {PEOPLE} found it.**" in channel.messages[-1].text
    assert len(solved()) == len(set(solved())) == len(channels), "each once"
    async with asyncio.timeout(30):  # what takes long goes on beside the rounds
        while {(await store.solver(one.id)).answers for one in people} != {1}:  # noqa: ASYNC110 - none tells
            await asyncio.sleep(0.01)
