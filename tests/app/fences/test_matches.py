"""Nobody plays so many matches that it goes unnoticed."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.errors import FenceError, FenceReason, StaleAction
from bot.records.computers import ComputerLevel, is_computer
from bot.records.matches import Terms
from bot.records.people import Person, Place
from bot.rules.dice import Roll
from bot.rules.match.commands import ResignMatch
from bot.rules.rules import Rules
from tests.app.conftest import ALICE, BOB
from tests.app.studying.test_fairness import MIDDLE, stored

TERMS = Terms("backgammon", 5, Rules())
COMPUTER = ComputerLevel.BEGINNER


async def against_computer(house, person=ALICE, interaction=None):
    house.rolls((3, 1))
    number = house.interaction() if interaction is None else interaction
    return await house.challenges.play_computer(Place(number, 1), person, COMPUTER, TERMS, interaction_id=number)


async def test_ten_matches_against_the_computer_at_once(house):
    turns = [await against_computer(house) for _ in range(9)]
    last = house.interaction()
    turns.append(await against_computer(house, interaction=last))
    with pytest.raises(FenceError) as refusal:
        await against_computer(house)
    assert (refusal.value.reason, refusal.value.limit) == (FenceReason.COMPUTERS, 10)
    # The tenth a second time is a repetition, not an eleventh; others are free to play.
    assert (await against_computer(house, interaction=last)).is_repeat
    await against_computer(house, BOB)
    await house.begin()
    await house.act(turns[0].record.match_id, ALICE, ResignMatch)
    await against_computer(house)


async def test_twenty_five_matches_at_once(house):
    for number in range(25):
        await stored(house, MIDDLE, opponent=Person(500 + number, ""))
    for challenger, opponent in ((ALICE, BOB), (BOB, ALICE)):
        challenge = await house.challenges.challenge(Place(7, 1), challenger, opponent, TERMS)
        house.rolls((3, 1))
        with pytest.raises(FenceError) as refusal:
            await house.challenges.accept(challenge.challenge_id, opponent, interaction_id=house.interaction())
        told = refusal.value
        assert (told.reason, told.user_id, told.limit) == (FenceReason.MATCHES, ALICE.user_id, 25)
        assert (await house.store.challenge(challenge.challenge_id)).match_id is None
    with pytest.raises(FenceError) as refusal:
        await against_computer(house)
    assert (refusal.value.reason, refusal.value.limit) == (FenceReason.MATCHES, 25)


async def test_a_hundred_and_one_matches_against_the_computer_cannot_be_begun(house):
    """Not one after the other (above), and not by asking for all at once."""
    house.dice = SimpleNamespace(roll=lambda *_: Roll(3, 1))
    asked = [
        house.challenges.play_computer(Place(number, 1), ALICE, COMPUTER, TERMS, interaction_id=house.interaction())
        for number in range(101)
    ]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(not isinstance(one, FenceError | StaleAction) for one in outcomes) == 10
    playing = await house.store.matches_of(ALICE.user_id, None, limit=100)
    assert len(playing) == 10
    assert all(is_computer(one.players[1].user_id) for one in playing)
