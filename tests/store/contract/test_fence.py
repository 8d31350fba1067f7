"""How much one person may post, in every kind of store."""

from datetime import timedelta

import pytest

from bot.errors import FenceError, FenceReason
from bot.records.computers import ComputerLevel, computer
from bot.records.people import Place
from bot.store.fence import MOST_COMPUTERS, MOST_POSTS, POSTS_WITHIN


async def test_six_posts_in_ten_minutes_in_one_channel(store, sample):
    alice, bob = sample.alice.user_id, sample.bob.user_id
    for number in range(MOST_POSTS):
        await store.post(alice, 5, sample.after(seconds=number))
    again = sample.now + POSTS_WITHIN
    with pytest.raises(FenceError) as caught:
        await store.post(alice, 5, again - timedelta(seconds=1))
    refused = caught.value
    assert (refused.reason, refused.limit, refused.user_id, refused.at) == (FenceReason.POSTS, MOST_POSTS, alice, again)
    await store.post(alice, 6, sample.after(seconds=9))
    await store.post(bob, 5, sample.after(seconds=9))
    await store.post(alice, 5, again)
    with pytest.raises(FenceError):
        await store.post(alice, 5, again)


async def test_ten_matches_against_the_computer_under_way(store, sample):
    bot = computer(ComputerLevel.BEGINNER)
    for channel in range(MOST_COMPUTERS):
        await sample.begin(store, players=(sample.alice, bot), place=Place(channel, 5))
    with pytest.raises(FenceError) as caught:
        await sample.begin(store, players=(sample.alice, bot))
    assert (caught.value.reason, caught.value.limit) == (FenceReason.COMPUTERS, MOST_COMPUTERS)
    await sample.begin(store, players=(sample.alice, sample.bob))


async def test_it_is_noted_that_something_was_stored(store, sample):
    wrote = store.watch_writes()
    await store.person_seen(sample.alice.user_id)
    assert not wrote()
    await store.remember_person(sample.alice, sample.now)
    assert wrote()
