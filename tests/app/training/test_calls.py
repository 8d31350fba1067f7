"""Who is told that there is something to train, and when."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.app.puzzles.dailies import spread
from bot.app.training.training import Training, TrainingCalls
from tests.app.training.test_schedule import GOOD, card

SOMEBODY = 7 * 60 << 22
"""A person whose turn is seven minutes after the hour."""
EARLY = 600 << 22
"""One whose turn is at the hour."""
DAY = timedelta(days=1)


def at(hour, *more):
    return datetime(2026, 3, 2, hour, *more, tzinfo=UTC)


@pytest.fixture
async def training(house):
    """Somebody wants to be told from 2 March on, and has a card."""
    house.now = at(18) - DAY
    await house.store.merge_cards(SOMEBODY, lambda _: ([card(0, user_id=SOMEBODY, due=house.now)], []))
    return Training(house.store, None, None, lambda: house.now)


@pytest.fixture
async def calls(house, training):
    made = TrainingCalls(house.store, training, lambda: house.now, lambda _: True)
    assert not await made.are_wanted(SOMEBODY)
    await made.want(SOMEBODY, "de")
    return made


async def test_they_are_looked_at_once_a_day_in_their_minute_after_noon_or_later(house, calls):
    assert await calls.are_wanted(SOMEBODY)
    assert spread(SOMEBODY) == timedelta(minutes=7)
    assert await calls.due() == [], "not on the day on which they said so"
    for now, is_due in (
        (at(0), False),
        (at(11, 59, 59), False),
        (at(12), False),
        (at(12, 6, 59), False),
        (at(12, 7), True),
        (at(23, 59, 59), True),
        (at(0) + DAY, False),
        (at(12, 7) + DAY, True),
    ):
        house.now = now
        assert [one.user_id for one in await calls.due()] == [SOMEBODY][:is_due], now
    [call] = await calls.due()
    assert (call.language, [one.card_id for one in (await calls.take(call)).new]) == ("de", [1])
    assert await calls.due() == []
    assert await calls.take(call) is None, "another process was late"
    house.now += DAY
    assert [one.user_id for one in await calls.due()] == [SOMEBODY]
    await calls.drop(SOMEBODY)
    assert await calls.due() == []


async def test_at_noon_itself_the_first_are_told(house, calls):
    await calls.want(EARLY, "en")
    house.now = at(12)
    assert [one.user_id for one in await calls.due()] == [EARLY]


async def test_whom_another_process_looks_after_is_left_to_it(house, training, calls):
    house.now = at(13)
    others = TrainingCalls(house.store, training, lambda: house.now, lambda user_id: user_id != SOMEBODY)
    assert await others.due() == []
    assert len(await calls.due()) == 1


@pytest.mark.parametrize(("trained", "is_told"), [(timedelta(hours=-1), False), (-DAY, True)])
async def test_whoever_has_trained_today_is_not_told(house, training, calls, trained, is_told):
    """A second card waits for them."""
    await house.store.merge_cards(SOMEBODY, lambda _: ([card(0, seq=9, user_id=SOMEBODY, due=house.now)], []))
    house.now = at(13) + trained
    await training.answered(await training.card(1, SOMEBODY), 0, "8/5 6/5", GOOD)
    house.now = at(13)
    [call] = await calls.due()
    assert (await calls.take(call) is not None) is is_told


async def test_a_card_that_was_asked_before_is_enough_and_none_is_nothing_to_tell(house, training, calls):
    after = await training.answered(await training.card(1, SOMEBODY), 0, "8/5 6/5", GOOD)
    for now, due in ((at(13), 0), (after.due + timedelta(hours=13), 1)):
        house.now = now
        [call] = await calls.due() or [None]
        told = await calls.take(call)
        assert (told is not None) is bool(due)
        assert told is None or (len(told.due), told.new) == (due, ())
