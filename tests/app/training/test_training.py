"""What becomes of an answer to a card."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.app.training.training import Training
from bot.errors import StaleAction
from bot.records.training import Keeping
from tests.app.training.test_schedule import GOOD, START, card


@pytest.fixture
async def training(house):
    """With one card of person 7."""
    house.now = START
    await house.store.merge_cards(7, lambda _: ([card(0, seq=5)], []))
    return Training(house.store, None, None, lambda: house.now)


async def test_an_answer_counts_once_whoever_delivers_it(training, house):
    one = await training.card(1, 7)
    after = await training.answered(one, 0, "8/5 6/5", GOOD)
    assert (after.reviews, after.due) == (1, START + timedelta(days=2))
    house.wait(minutes=1)
    assert await training.answered(one, 0, "13/9", 0.2) == after, "the second process is late"
    assert await training.answered(after, 0, "13/9", 0.2) == after, "a button of yesterday"
    assert [review.chosen for review in await house.store.reviews_of(7)] == ["8/5 6/5"]


async def test_what_is_never_to_be_asked_again_takes_no_answer(training, house):
    one = await training.card(1, 7)
    await training.forget(one)
    gone = await training.card(1, 7)
    assert gone == replace(one, keeping=Keeping.GONE)
    assert await training.answered(gone, 0, "8/5 6/5", GOOD) == gone
    assert await house.store.reviews_of(7) == []


async def test_a_card_taken_back_while_it_is_answered_takes_the_next_answer_too(training, house, monkeypatch):
    one = await training.card(1, 7)
    await house.store.change_card(replace(one, keeping=Keeping.PARKED, lapses=6))
    one, standing = await training.card(1, 7), training.standing

    async def slowly(user_id):
        found = await standing(user_id)
        await training.answered(one, 0, "8/5 6/5", GOOD)
        return found

    monkeypatch.setattr(training, "standing", slowly)
    await training.take_back(7)
    back = await training.answered(await training.card(1, 7), 0, "8/5 6/5", GOOD)
    assert (back.reviews, back.keeping) == (1, Keeping.KEPT)
    assert (await training.answered(back, 1, "8/5 6/5", GOOD)).reviews == 2


async def test_a_card_is_its_owners(training):
    with pytest.raises(StaleAction):
        await training.card(1, 8)
