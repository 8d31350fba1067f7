"""Whoever follows a match is told of what makes it interesting, and of nothing else."""

import pytest

from bot.app.following import Following
from bot.rules.match.commands import MakePlay, OfferDouble, Pass, ResignMatch, RollDice
from tests.app.conftest import ALICE, BOB, CAROL


@pytest.fixture
def following(house):
    return Following(house.store)


async def test_a_follower_is_told_until_it_is_undone(house, following):
    match_id = await house.begin()
    await following.follow(match_id, CAROL.user_id)
    await following.follow(match_id, CAROL.user_id)
    assert await following.follows(match_id, CAROL.user_id)
    ended = await house.act(match_id, ALICE, ResignMatch)
    assert await following.to_tell(ended) == [CAROL.user_id]
    await following.unfollow(match_id, CAROL.user_id)
    assert not await following.follows(match_id, CAROL.user_id)
    assert await following.to_tell(ended) == []


async def test_a_player_is_not_told_of_their_own_match(house, following):
    match_id = await house.begin()
    for person in (ALICE, CAROL, BOB):
        await following.follow(match_id, person.user_id)
    assert await following.to_tell(await house.act(match_id, ALICE, ResignMatch)) == [CAROL.user_id]


async def test_a_double_and_the_crawford_game_are_interesting_and_a_roll_is_not(house, following):
    match_id = await house.begin(length=2)
    await following.follow(match_id, CAROL.user_id)
    await house.act(match_id, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    doubled = await house.act(match_id, BOB, OfferDouble)
    crawford = await house.act(match_id, ALICE, Pass, (3, 1))
    rolled = await house.act(match_id, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    assert await following.to_tell(doubled) == [CAROL.user_id]
    assert await following.to_tell(crawford) == [CAROL.user_id]
    assert await following.to_tell(await house.act(match_id, BOB, RollDice, (2, 1))) == []
    assert await following.to_tell(rolled) == []


async def test_no_more_than_fifty_are_told(house, following):
    match_id = await house.begin()
    for user_id in range(1_000, 1_060):
        await following.follow(match_id, user_id)
    assert len(await following.to_tell(await house.act(match_id, ALICE, ResignMatch))) == 50
