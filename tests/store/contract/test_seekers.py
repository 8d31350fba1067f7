"""What every store promises about those who look for an opponent, and those who want to be called."""

from datetime import UTC, datetime, timedelta

from bot.records.matches import ChallengeStatus, NewChallenge, Terms
from bot.records.people import Person, Place
from bot.rules.rules import Rules

NOW = datetime(2026, 7, 1, 8, 30, tzinfo=UTC)
SOON, HOUR = timedelta(minutes=15), timedelta(hours=1)


def entry(user_id, at=NOW, guild_id=7):
    terms = Terms("backgammon", 3, Rules())
    return NewChallenge(Place(5, guild_id), Person(user_id, "x"), None, terms, at, at + SOON, sought=True)


async def test_a_second_entry_of_a_person_goes_on_with_the_first(store):
    first, is_new = await store.seek(entry(1), (), interaction_id=1)
    assert is_new
    again, is_new = await store.seek(entry(1, NOW + SOON, 8), (), interaction_id=2)
    assert not is_new
    assert (again.challenge_id, again.place.guild_id) == (first.challenge_id, 8)
    assert await store.seekers(7, NOW) == []
    assert [one.challenge_id for one in await store.seekers(8, NOW)] == [first.challenge_id]
    assert await store.seekers(8, NOW + 2 * SOON) == []


async def test_somebody_unknown_is_found_instead(store):
    first, _ = await store.seek(entry(1), (), interaction_id=1)
    assert await store.seek(entry(2), (), interaction_id=2) is None
    assert await store.seeker(2) is None
    assert await store.seek(entry(2), (1,), interaction_id=3) is not None
    await store.close_challenge(first.challenge_id, ChallengeStatus.WITHDRAWN)
    assert await store.seek(entry(3), (2,), interaction_id=4) is not None
    closed = await store.expire_challenges(NOW + SOON)
    assert {one.challenger.user_id for one in closed} == {2, 3}
    assert all(one.sought for one in closed)


async def test_calls_are_an_hour_apart_and_not_for_who_was_blocked(store):
    for user_id in (1, 2, 3, 4):
        await store.want_calls(user_id, 7, wanted=True)
    await store.block(1, 3)
    await store.block(4, 1)
    assert await store.call_for_match(1, 7, NOW, HOUR) == [2]
    assert await store.call_for_match(1, 7, NOW + SOON, HOUR) == []
    assert await store.call_for_match(2, 7, NOW + SOON, HOUR) == [1, 3, 4]
    assert await store.call_for_match(1, 7, NOW + HOUR, HOUR) == [2]
    assert await store.calls_wanted_by(2) == [7]
    assert (await store.counted_about(2))["preferences"] == 1
    await store.want_calls(2, 7, wanted=False)
    assert not await store.wants_calls(2, 7)
    await store.delete_person(1)
    assert not await store.wants_calls(1, 7)
