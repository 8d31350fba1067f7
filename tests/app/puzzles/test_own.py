"""When servers are looked at for positions of their own."""

from datetime import timedelta

import pytest

from bot.app.puzzles.own import OwnPositions
from bot.rules.match.commands import ResignMatch
from tests.app.conftest import ALICE, BOB

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
