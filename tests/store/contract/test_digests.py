"""What every store promises about digests: who wants one, each taken once, and what was played in a week."""

import asyncio
from datetime import timedelta

from bot.records.people import DigestOrder
from tests.puzzles import some_puzzles
from tests.store.contract.test_dailies import GUILD as DAILY_GUILD
from tests.store.contract.test_dailies import answered, begun
from tests.store.finished import GUILD, NOON, OTHER_GUILD, PEOPLE, begin, finish

PUZZLES = some_puzzles(4)


async def test_a_server_wants_it_in_one_channel_or_not_at_all(store):
    assert await store.digest_of(5) is None
    await store.want_digest(5, 50, 2900)
    await store.want_digest(5, 51, 2905)
    assert await store.digest_of(5) == DigestOrder(5, 51, 2900), "another channel is no second digest of the week"
    await store.want_digest(5, None, 2905)
    assert await store.digest_of(5) is None


async def test_one_of_many_takes_it(store):
    await store.want_digest(5, 50, 2900)
    await store.want_digest(6, 60, 2901)
    assert await store.digests_due(2901) == [5]
    taken = await asyncio.gather(*(store.take_digest(5, 2901) for _ in range(8)))
    assert sorted(taken) == [False] * 7 + [True]
    assert await store.digests_due(2901) == []
    assert not await store.take_digest(7, 2901)


async def test_what_could_not_be_posted_is_tried_again_or_left_out(store):
    await store.want_digest(5, 50, 2900)
    await store.take_digest(5, 2901)
    await store.leave_digest(5, 2901, for_good=False)
    assert await store.take_digest(5, 2901)
    await store.leave_digest(5, 2901, for_good=True)
    assert await store.digest_of(5) == DigestOrder(5, 50, 2901, failed=True)
    assert await store.digests_due(2901) == []
    await store.take_digest(5, 2902)
    assert await store.digest_of(5) == DigestOrder(5, 50, 2902)


async def test_what_a_server_has_played_in_a_week_latest_first(store):
    alice, bob, *_ = PEOPLE
    week = timedelta(days=7)
    ended = [
        await finish(store, alice, bob, at=moment, guild=guild)
        for guild in (GUILD, OTHER_GUILD, None)
        for moment in (NOON - timedelta(milliseconds=1), NOON, NOON + week - timedelta(milliseconds=1), NOON + week)
    ]
    await begin(store, alice, bob, at=NOON + timedelta(days=1))
    found = await store.matches_ended_in(GUILD, NOON, NOON + week, 10)
    assert [one.match_id for one in found] == [ended[2].match_id, ended[1].match_id]
    assert [one.match_id for one in await store.matches_ended_in(GUILD, NOON, NOON + week, 1)] == [ended[2].match_id]


async def test_the_longest_streak_is_that_of_the_last_position_of_the_week(store, sample):
    since, until = sample.now, sample.after(days=7)
    assert await store.longest_streak(DAILY_GUILD, since, until) == (0, 0)
    for number, (people, day) in enumerate((((7, 8), 1), ((7, 8), 2), ((8,), 3), ((7, 8), 9))):
        if day == 9:
            assert await store.longest_streak(DAILY_GUILD, since, until) == (5, 3)
            assert await store.longest_streak(DAILY_GUILD, since, sample.after(days=3)) == (5, 2), "who stopped there"
        daily = await begun(store, sample, f"2026-03-{day:02}", PUZZLES[number])
        for person in people:
            await store.answer_daily(answered(daily, person, interaction_id=100 * number + person, at=sample.now))
        await store.close_daily(daily.daily_id, sample.after(days=day))
    assert await store.longest_streak(DAILY_GUILD, sample.after(days=8), sample.after(days=15)) == (5, 4)
    assert await store.longest_streak(DAILY_GUILD + 1, since, until) == (0, 0)
