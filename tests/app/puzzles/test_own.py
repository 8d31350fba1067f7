"""When servers are looked at for positions of their own."""

from datetime import timedelta

import pytest

from bot.app.puzzles.own import OwnPositions
from bot.records.challenges import Terms
from bot.records.people import Person
from bot.rules.match.commands import ResignMatch
from bot.rules.rules import Rules
from tests.app.conftest import ALICE, BOB, HERE

GUILD = 5


@pytest.fixture
def own(house):
    """Without an engine: nothing here is looked at."""
    return OwnPositions(house.store, None, None, None, lambda: house.now)


async def test_a_server_without_matches_rests_for_ten_minutes(house, own):
    await own.switch(GUILD, on=True)
    assert await own.waiting() == [GUILD]
    assert not await own.step(GUILD)
    assert await own.waiting() == []
    house.now += timedelta(minutes=9, seconds=59)
    assert await own.waiting() == []
    house.now += timedelta(seconds=1)
    assert await own.waiting() == [GUILD]


async def test_a_server_that_switches_it_on_again_does_not_wait(own):
    await own.switch(GUILD, on=True)
    await own.step(GUILD)
    await own.switch(GUILD, on=False)
    await own.switch(GUILD, on=True)
    assert await own.waiting() == [GUILD]


async def test_only_of_a_match_that_is_over_there_is_something_to_hear(house, own):
    match_id = await house.begin()
    guild = (await house.store.match(match_id)).place.guild_id
    await own.switch(guild, on=True)
    assert await own.to_hear(await house.store.match(match_id)) == []
    turn = await house.act(match_id, ALICE, ResignMatch)
    assert sorted(await own.to_hear(turn.record)) == sorted([ALICE.user_id, BOB.user_id])
    await own.switch(guild, on=False)
    assert await own.to_hear(turn.record) == []


async def test_a_match_is_looked_at_a_week_after_it_once_its_people_have_heard_and_none_of_them_objects(
    house, own, monkeypatch
):
    looked = []

    async def look_at(guild_id, match_id):
        looked.append((guild_id, match_id))

    monkeypatch.setattr(own, "_look_at", look_at)
    one, other, guild = Person(10**18, "One"), Person(10**18 + 1, "Other"), HERE.guild_id
    house.rolls((3, 1))
    challenge = await house.challenges.challenge(HERE, one, other, Terms("backgammon", 5, Rules(), None))
    begun = await house.challenges.accept(challenge.challenge_id, other, interaction_id=house.interaction())
    match_id = begun.record.match_id
    await own.switch(guild, on=True)
    house.wait(seconds=1)
    turn = await house.act(match_id, one, ResignMatch)
    assert not await own.step(guild)
    house.wait(days=7)
    assert not await own.step(guild)  # just a week
    house.wait(seconds=1)
    assert not await own.step(guild)
    await own.heard(guild, [one.user_id])
    assert not await own.step(guild)
    assert await own.to_hear(turn.record) == [other.user_id]
    await own.heard(guild, [other.user_id])
    assert await own.step(guild)
    await own.object(guild, other.user_id, objects=True)
    assert not await own.step(guild)
    assert await own.waiting() == []
    await own.object(guild, other.user_id, objects=False)
    assert await own.step(guild)
    assert looked == [(guild, match_id)] * 2
