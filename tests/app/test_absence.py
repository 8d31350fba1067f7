"""Time that nobody could use is given back, once, whatever it was that kept people from playing."""

from datetime import timedelta

import pytest
import structlog

from bot.app.absence import Absence
from bot.rules.match.time_control import ClockKind, TimeControl
from tests.benchmarks.test_position_guard import ALICE

DAY = TimeControl(ClockKind.CORRESPONDENCE, 86_400)
NOTHING = timedelta(0)


class Watched:
    """An absence whose clock can be set, and a Discord that can be away."""

    def __init__(self, house):
        self.house, self.seconds, self.away = house, 0.0, False
        self.absence = Absence(house.store, lambda: house.now, lambda: self.away, lambda: self.seconds)

    def pass_time(self, **time):
        self.seconds += timedelta(**time).total_seconds()
        self.house.wait(**time)

    async def rounds(self, **time):
        """Time passes with a look every ten seconds."""
        for _ in range(int(timedelta(**time).total_seconds()) // 10):
            self.pass_time(seconds=10)
            assert await self.absence.look() == NOTHING


@pytest.fixture
async def watched(house):
    one = Watched(house)
    assert await one.absence.look() == NOTHING
    return one


async def due(house, match_id):
    return (await house.store.match(match_id)).clock.due


async def test_while_discord_is_away_nothing_passes(house, watched):
    match_id = await house.begin(DAY)
    before = await due(house, match_id)
    await watched.rounds(minutes=2)
    watched.away = True
    await watched.rounds(minutes=10)
    assert watched.absence.is_away
    watched.away = False
    assert await watched.absence.look() == timedelta(minutes=10)
    assert await watched.absence.look() == NOTHING
    assert await due(house, match_id) - before == timedelta(minutes=10)


@pytest.mark.parametrize(("set_by", "level"), [(timedelta(minutes=10), "info"), (timedelta(minutes=-10), "warning")])
async def test_a_clock_that_is_set_back_is_told_as_somebodys_mistake(house, watched, set_by, level):
    house.wait(seconds=set_by.total_seconds())
    with structlog.testing.capture_logs() as told:
        assert await watched.absence.look() == set_by
    assert [(one["log_level"], one["seconds"]) for one in told] == [(level, set_by.total_seconds())]


async def test_whoever_is_heard_all_the_same_is_not_late(house, watched):
    """Behind the door people's taps may arrive while every request of the bot's fails."""
    match_id = await house.begin(DAY)
    before = await due(house, match_id)
    watched.away = True
    watched.pass_time(days=2)
    assert await watched.absence.may_have_changed(seems_out=True)
    assert await due(house, match_id) - before == timedelta(days=2)
    watched.pass_time(minutes=10)
    watched.away = False
    assert await watched.absence.look() == timedelta(minutes=10)


@pytest.mark.parametrize(("seconds", "given"), [(20, 0), (30, 30), (40, 40)])
async def test_a_short_outage_counts_from_half_a_minute_on(house, watched, seconds, given):
    watched.away = True
    await watched.rounds(seconds=seconds)
    watched.away = False
    assert await watched.absence.look() == timedelta(seconds=given)


@pytest.mark.parametrize(("seconds", "given"), [(29, 0), (30, 30), (-29, 0), (-30, -30)])
async def test_a_clock_that_is_set_counts_from_half_a_minute_on(house, watched, seconds, given):
    watched.pass_time(seconds=20)
    await watched.absence.look()
    house.wait(seconds=seconds)
    assert await watched.absence.may_have_changed(seems_out=False) is bool(given)
    assert await watched.absence.look() == NOTHING
    assert watched.absence.given == bool(given)
    assert await watched.absence.may_have_changed(seems_out=False) is False


async def test_time_that_passes_is_no_clock_that_is_set(house, watched):
    watched.pass_time(seconds=50)
    assert not await watched.absence.may_have_changed(seems_out=False)
    assert await watched.absence.look() == NOTHING


async def test_without_other_seconds_a_clock_is_seen_to_be_set_only_back_and_forward_again(house):
    """Time that passes looks like a clock that is set forward."""
    absence, seen = house.absence, []
    assert not await absence.may_have_changed(seems_out=False)
    await absence.look()
    for seconds in (59, 60, 3600, 0, -59, -60, 60, -60):
        house.wait(seconds=seconds)
        seen.append(await absence.may_have_changed(seems_out=False))
        await absence.look()
    assert seen == [False, False, False, False, False, True, True, True]


@pytest.mark.parametrize("hours", [1, 5, -1, -5])
async def test_a_clock_that_is_set_takes_nothing_and_gives_nothing(house, watched, hours):
    match_id = await house.begin(DAY)
    left = await due(house, match_id) - house.now
    await watched.rounds(minutes=1)
    house.wait(hours=hours)
    await watched.absence.look()
    assert await due(house, match_id) - house.now == left - timedelta(minutes=1)
    await watched.rounds(minutes=1)
    house.wait(hours=-hours)
    assert await watched.absence.may_have_changed(seems_out=False)
    assert await due(house, match_id) - house.now == left - timedelta(minutes=2)


@pytest.mark.parametrize(("seconds", "given"), [(50, 0), (3600, 3600)])
async def test_a_stop_counts_from_a_minute_on(house, watched, seconds, given):
    await house.restart()
    watched.pass_time(seconds=seconds)
    after = Watched(house)
    assert await after.absence.look() == timedelta(seconds=given)


async def test_a_deadline_set_after_an_absence_is_not_put_off_by_it(house, watched):
    watched.away = True
    watched.pass_time(hours=2)
    watched.away = False
    await watched.absence.look()
    match_id = await house.begin(DAY)
    assert await due(house, match_id) == house.now + timedelta(days=1)
    assert [one.match_id for one in await house.store.clocks_running_for(ALICE.user_id)] == [match_id]
    assert await house.store.matches_due(house.now + timedelta(hours=23, minutes=59)) == []
    assert [one.match_id for one in await house.store.matches_due(house.now + timedelta(days=1))] == [match_id]
