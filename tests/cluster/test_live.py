"""One live board at two workers: what is chosen at one is seen at the other, and who sits there."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import pytest

from bot.crowd.state import CrowdPlan, Mode
from bot.records.matches import Terms
from bot.records.people import Person, Place
from bot.rules.match.commands import ResignMatch
from bot.rules.rules import Rules
from bot.ui.live import elsewhere
from tests.cluster.test_two_workers import worker
from tests.discord_server.fixtures import discord_server  # noqa: F401
from tests.ui.live.window import Pages, path_of

LOOKS_LATE = 300.0
"""Seconds: whatever is seen before that was heard."""


@pytest.fixture
async def two(discord_server, postgresql, tmp_path, monkeypatch):  # noqa: F811
    """Two workers with live boards, and the pages of each."""
    monkeypatch.setattr(elsewhere, "_LOOKS_EVERY", LOOKS_LATE)
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(aiohttp.ClientSession())
        found = []
        for number in range(2):
            health = tmp_path / f"health{number}"
            bot = await stack.enter_async_context(
                worker(discord_server, postgresql, health, live_url="https://live.example")
            )
            found.append(Pages(bot, session, f"http://127.0.0.1:{bot.interaction_server.port}"))
        for pages in found:
            desk = pages.bot.get(elsewhere.Elsewhere)
            desk.begin()  # it may not have got so far yet
            notices = desk._stop_hearing.__self__
            assert await asyncio.to_thread(notices.is_listening.wait, 30)
        yield found
        for pages in found:
            for window in pages.open_windows:
                await window.close()


@asynccontextmanager
async def a_vote(server, bot):
    """Two votes against each other, and those who are asked first."""
    guild = server.add_guild("Club")
    channel = guild.add_text_channel("games")
    people = [server.add_user(name) for name in ("ann", "bo", "cy", "dee", "eve", "flo")]
    for one in people:
        guild.member(one)
    app, host = bot.app, Person(people[0].id, "ann")
    plan = CrowdPlan(Mode.VOTE, (True, True), 3600, length=1)
    crowd = await app.crowds.open(Place(channel.id, guild.id), host, plan)
    for number, one in enumerate(people[1:], 1):
        await app.crowds.join(crowd.crowd_id, Person(one.id, one.display_name), number % 2)
    turn = await app.crowds.begin(crowd.crowd_id, host)
    await app.crowds.advance(crowd.crowd_id)
    side = (await app.crowds.of_match(turn.record.match_id)).state.open.side
    yield turn.record.match_id, [one for number, one in enumerate(people) if number % 2 == side], people


async def test_a_vote_is_seen_at_once_at_the_other(discord_server, two):  # noqa: F811
    async with a_vote(discord_server, two[0].bot) as (match, (voter, other, _), _):
        here, there = [await pages.window(voter, match) for pages in two]
        unconcerned = await two[1].window(other, match)
        since, quiet = len(there.frames), len(unconcerned.frames)
        assert "Your vote" not in there.last("turn")["note"]
        done = await here.act("vote", path_of(here.last("turn"), lambda _: 0))
        assert done["t"] == "done", done
        told = await there.get("turn", since)
        assert "Your vote:" in told["note"]
        assert not [frame for frame in unconcerned.frames[quiet:] if frame["t"] in ("turn", "table")]


async def test_who_sits_at_the_other_is_seen_here(discord_server, two):  # noqa: F811
    async with a_vote(discord_server, two[0].bot) as (match, _, people):
        here = await two[0].window(people[0], match)
        assert here.last("table")["watching"] == 1
        there = await two[1].window(people[1], match)
        seen = await here.until(lambda frame: frame.get("watching") == 2)
        assert seen["watchers"] == ["ann", "bo"]
        assert (await there.until(lambda frame: frame.get("watching") == 2))["watchers"] == ["bo", "ann"]
        since = len(here.frames)
        await there.close()
        assert (await here.until(lambda frame: frame.get("watching") == 1, since))["watchers"] == ["ann"]


async def test_deleting_ones_data_at_one_closes_ones_windows_at_the_other(discord_server, two):  # noqa: F811
    async with a_vote(discord_server, two[0].bot) as (match, _, people):
        there, stays = await two[1].window(people[0]), await two[1].window(people[1], match)
        await two[0].bot.app.privacy.delete(Person(people[0].id, "ann"))
        assert await there.closed() == 4401
        await stays.ask("pong", t="ping")


async def test_a_rematch_begun_at_one_leads_on_who_sits_at_the_other(discord_server, two):  # noqa: F811
    guild = discord_server.add_guild("Club")
    place = Place(guild.add_text_channel("games").id, guild.id)
    users = [discord_server.add_user(name) for name in ("ann", "bo")]
    ann, bo = (Person(one.id, one.display_name) for one in users)
    app = two[0].bot.app

    async def begin(number):
        made = await app.challenges.challenge(place, ann, bo, Terms("backgammon", 1, Rules()))
        return (await app.challenges.accept(made.challenge_id, bo, interaction_id=number)).record.match_id

    first = await begin(1)
    await app.matches.act(first, ann, ResignMatch, interaction_id=2)
    there = await two[1].window(users[0], first)
    assert there.last("table")["over"]
    again = await begin(3)
    assert (await there.get("next"))["next"] == again
