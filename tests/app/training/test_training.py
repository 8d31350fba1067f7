"""What becomes of an answer to a card."""

import dataclasses
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.app.dice import FairDice
from bot.app.logged import Logs
from bot.app.training.training import Training
from bot.errors import StaleAction
from bot.records.analyses import MatchAnalysis
from bot.records.computers import ComputerLevel, computer
from bot.records.training import Keeping
from bot.rules.match.commands import MakePlay
from bot.rules.sides import Side
from tests.app.conftest import ALICE, BOB
from tests.app.training.test_cards import decision
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
    assert (after.reviews, after.due) == (1, START.replace(hour=0) + timedelta(days=2))
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


@pytest.mark.parametrize(("opponent", "has_cards"), [(BOB, True), (computer(ComputerLevel.CASUAL), False)])
async def test_people_get_cards_of_what_they_played_and_a_computer_gets_none(house, opponent, has_cards):
    record = await house.store.match(await house.begin())
    await house.act(record.match_id, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    logged = await Logs(house.store, FairDice(house.store)).of(await house.store.match(record.match_id))
    logged = dataclasses.replace(logged, record=replace(logged.record, players=(ALICE, opponent)))
    mistakes = tuple(decision(3, 0.1, side=side) for side in Side)
    training = Training(house.store, None, None, lambda: house.now)
    await training.gather(logged, MatchAnalysis((), (), mistakes, (), "2ply"))
    assert [one.seq for one in await house.store.cards_of(ALICE.user_id)] == [3]
    assert bool(await house.store.cards_of(opponent.user_id)) is has_cards


async def test_a_card_is_its_owners(training):
    with pytest.raises(StaleAction):
        await training.card(1, 8)
