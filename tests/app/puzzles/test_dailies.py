"""Which position a server is asked on a day, and that it closes."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from msgspec.structs import replace

from bot.app.positions import pack
from bot.app.puzzles.dailies import Dailies
from bot.app.puzzles.puzzles import OwnPositions, Puzzles
from bot.errors import PuzzleError, PuzzleReason
from bot.records.puzzles import DailyPlan
from bot.store.learning.puzzles import OBJECTORS
from tests.puzzles import some_puzzles, use_pack
from tests.store.contract.test_puzzles import answer, asked

GUILD = 5
DAY = timedelta(days=1)
WRONG, RIGHT = some_puzzles(2)


@pytest.fixture
async def dailies(house, monkeypatch, tmp_path):
    """A server that is asked one of two positions each day."""
    use_pack(monkeypatch, tmp_path, [WRONG, RIGHT])
    own = OwnPositions(house.store, None, None, None, lambda: house.now)
    puzzles = Puzzles(house.store, None, own, lambda: house.now)
    opened = Dailies(house.store, puzzles, own, lambda: house.now, Random(1))
    await opened.set(DailyPlan(GUILD, 50, 20, "UTC", "backgammon", sealed=True, next_at=house.now))
    yield opened
    pack.load_pack.cache_clear()


async def test_it_closes_when_its_time_is_up_though_no_other_follows(house, dailies):
    daily = await dailies.now(GUILD)
    await dailies.off(GUILD)
    house.now = daily.closes_at - timedelta(seconds=1)
    await dailies.close_due()
    assert await dailies.open_of(GUILD) == daily
    house.now = daily.closes_at
    await dailies.close_due()
    assert await dailies.open_of(GUILD) is None
    assert (await dailies.daily(daily.daily_id)).closed_at == house.now


async def test_what_enough_people_took_for_wrong_is_not_asked_even_where_the_rest_comes_again(house, dailies):
    for user_id in range(1, OBJECTORS + 1):
        for number in range(20):
            await answer(house.store, await asked(house.store, house, f"{user_id} {number}", user_id), house.now)
        await house.store.object_to(GUILD, WRONG.key, user_id, house.now)
    for is_new in (True, False):
        daily = await dailies.now(GUILD)
        assert (daily.puzzle.key, daily.rated) == (RIGHT.key, is_new)
        house.now += DAY


@pytest.mark.parametrize(
    ("zone", "hour", "following"),
    [
        ("UTC", 20, (2, 20)),
        ("UTC", 6, (2, 6)),
        ("Pacific/Kiritimati", 20, (3, 6)),
        ("Pacific/Kiritimati", 2, (2, 12)),
        ("America/New_York", 7, (3, 11)),
        ("America/New_York", 8, (2, 12)),
    ],
)
async def test_a_date_has_one_and_where_the_zone_is_changed_so_have_24_hours(house, dailies, zone, hour, following):
    """The first one is posted at noon of 1 May in UTC."""
    await dailies.now(GUILD)
    plan = await dailies.set(replace(await dailies.plan(GUILD), zone=zone.lower(), hour=hour))
    assert (plan.zone, plan.next_at) == (zone, datetime(2026, 5, *following, tzinfo=UTC))
    house.now += DAY - timedelta(seconds=1)
    if zone != "UTC":
        with pytest.raises(PuzzleError) as refused:
            await dailies.now(GUILD)
        assert (refused.value.reason, refused.value.at) == (PuzzleReason.TODAY, plan.next_at)
    house.now += timedelta(seconds=1)
    assert (await dailies.now(GUILD)).opened_at == house.now


async def test_a_date_that_is_left_out_has_none_and_without_a_plan_there_is_nothing_to_leave_out(house, dailies):
    day, plan = await dailies.skip(GUILD)
    assert (day, plan.next_at) == ("2026-05-01", datetime(2026, 5, 2, 20, tzinfo=UTC))
    assert await dailies.plan(GUILD) == plan
    house.now = plan.next_at
    daily = await dailies.open_due(plan)
    assert (daily.day, daily.closes_at) == ("2026-05-02", plan.next_at + DAY)
    assert await dailies.open_due(plan) is None
    for refused in (dailies.skip, dailies.now):
        with pytest.raises(PuzzleError) as caught:
            await refused(GUILD + 1)
        assert caught.value.reason is PuzzleReason.NO_DAILY


async def test_where_the_hour_is_changed_an_open_one_ends_with_the_next(house, dailies):
    daily = await dailies.now(GUILD)
    plan = await dailies.set(replace(await dailies.plan(GUILD), hour=6))
    assert plan.next_at < daily.closes_at
    assert (await dailies.open_of(GUILD)).closes_at == plan.next_at


@pytest.mark.parametrize(("late", "is_posted"), [(timedelta(hours=12), True), (timedelta(hours=12, seconds=1), False)])
async def test_the_bot_may_come_half_a_day_late_and_then_waits_for_the_next_hour(house, dailies, late, is_posted):
    plan = await dailies.plan(GUILD)
    assert await dailies.due() == []
    house.now = plan.next_at + late
    assert await dailies.due() == [plan]
    daily = await dailies.open_due(plan)
    assert (daily is not None) is is_posted
    assert (await dailies.plan(GUILD)).next_at == plan.next_at + DAY
    assert await dailies.due() == []


async def test_it_is_shown_until_its_message_says_what_it_should_and_settled_once_it_is_closed(house, dailies):
    own, every = timedelta(minutes=1), timedelta(minutes=5)
    daily = await dailies.now(GUILD)
    number = daily.daily_id
    assert await dailies.to_show(own, every) == []
    house.now += own + timedelta(seconds=1)
    assert await dailies.to_show(own, every) == [number]
    await dailies.posted(daily, 4711)
    assert (await dailies.daily(number)).message_id == 4711
    assert await dailies.to_show(own, every) == []
    await dailies.answer(daily, 7, 1, next(iter(daily.puzzle.losses)))
    assert await dailies.to_show(own, every) == []
    house.now += every + timedelta(seconds=1)
    assert await dailies.to_show(own, every) == [number]
    await dailies.shown(await dailies.daily(number))
    assert await dailies.to_show(own, every) == []
    await dailies.settle()
    assert (await dailies.answer_of(number, 7)).after is None
    await dailies.close(daily)
    assert await dailies.open_of(GUILD) is None
    await dailies.settle()
    assert (await dailies.answer_of(number, 7)).after is not None
    assert [one.daily_id for one in await dailies.stale()] == [number]
    await dailies.right(daily, [])
    assert await dailies.stale() == []


@pytest.mark.parametrize("sealed", [True, False])
async def test_an_answer_is_rated_at_once_where_it_is_told_at_once(dailies, sealed):
    await dailies.set(replace(await dailies.plan(GUILD), sealed=sealed))
    daily = await dailies.now(GUILD)
    answer = await dailies.answer(daily, 7, 1, next(iter(daily.puzzle.losses)))
    assert (answer.after is None) is sealed


async def test_one_that_cannot_be_posted_never_was_and_the_plan_says_why(house, dailies):
    daily = await dailies.now(GUILD)
    await dailies.give_up(daily, "rights")
    assert await dailies.open_of(GUILD) is None
    assert (await dailies.plan(GUILD)).trouble == "rights"


async def test_where_there_is_nothing_to_ask_the_plan_says_so_and_waits_for_the_next_hour(
    house, dailies, monkeypatch, tmp_path
):
    plan = await dailies.plan(GUILD)
    use_pack(monkeypatch, tmp_path, [])
    house.now = plan.next_at
    assert await dailies.open_due(plan) is None
    after = await dailies.plan(GUILD)
    assert (after.trouble, after.next_at) == ("pack", plan.next_at + DAY)


@pytest.mark.parametrize("is_new", [False, True])
async def test_what_was_asked_more_than_a_year_ago_counts_again(house, dailies, is_new):
    first = await dailies.now(GUILD)
    house.now += DAY
    await dailies.now(GUILD)
    house.now = first.opened_at + timedelta(days=365, seconds=is_new)
    again = await dailies.now(GUILD)
    assert (again.puzzle.key, again.rated) == (first.puzzle.key, is_new)


async def test_one_that_is_open_closes_as_the_next_one_is_posted(house, dailies):
    first = await dailies.now(GUILD)
    house.now += DAY
    second = await dailies.now(GUILD)
    assert second.puzzle.key != first.puzzle.key
    assert (await dailies.daily(first.daily_id)).closed_at == house.now
    assert await dailies.open_of(GUILD) == second
