"""Nobody is helped in a rated match, on no detour, and nobody plays so many that it goes unnoticed."""

import asyncio
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.app.coach import Coach
from bot.app.studying import analyzing
from bot.errors import CoachError, CoachReason, FenceError, FenceReason, StaleAction
from bot.records.challenges import Terms
from bot.records.computers import ComputerLevel, is_computer
from bot.records.matches import NewMatch
from bot.records.people import Person, Place
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match.commands import ResignMatch, StartMatch
from bot.rules.match.events import DiceRolled
from bot.rules.match.machine import fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON
from bot.store import fence
from tests.app.conftest import ALICE, BOB, HERE

TERMS = Terms("backgammon", 5, Rules())
COMPUTER = ComputerLevel.BEGINNER
LOG = start(StartMatch("backgammon", 5, Rules()), ScriptedDice([(3, 1)]))
MIDDLE = Position.of({6: 4, 8: 3, 13: 4, 20: 2, 24: 2}, {6: 5, 8: 3, 13: 4, 18: 1, 24: 2})
"""A position that nobody meets by chance."""


@pytest.fixture
def coach(house):
    return Coach(house.store, SimpleNamespace(), SimpleNamespace())


async def stored(house, position, *, rated=True, turns=9, opponent=BOB):
    """A match of Alice's that stands so, before a roll; many at once, as before there was a limit."""
    state = replace(fold(LOG), position=position, turns=turns, phase=Phase.TO_ROLL, roll=None)
    return await house.store.create_match(
        NewMatch(HERE, (ALICE, opponent), rated=rated),
        LOG,
        state,
        actor_id=None,
        interaction_id=house.interaction(),
        at=house.now,
    )


async def refused(coach, position):
    try:
        await coach.may_value(ALICE.user_id, position)
    except CoachError as error:
        return error.reason is CoachReason.BEING_PLAYED
    return False


async def test_a_rated_match_is_found_behind_any_number_of_others(house, coach, monkeypatch):
    monkeypatch.setattr(fence, "MOST_MATCHES", 200)
    rated = await stored(house, MIDDLE)
    for _ in range(101):
        house.wait(seconds=1)
        await stored(house, Position.start(), rated=False)
    with pytest.raises(CoachError) as error:
        await coach.may_value(ALICE.user_id, MIDDLE)
    assert error.value.match == str(rated.match_id)
    assert await refused(coach, MIDDLE.swapped())


def moved(position, *moves):
    """The position after checkers of the side on roll were put elsewhere."""
    mine = list(position.mine)
    for source, target in moves:
        mine[source] -= 1
        mine[target] += 1
    return replace(position, mine=tuple(mine))


async def test_a_position_one_or_two_checker_moves_away_is_refused(house, coach):
    await stored(house, MIDDLE)
    for near in (moved(MIDDLE, (13, 11)), moved(MIDDLE, (13, 11), (24, 23)), moved(MIDDLE, (6, 8))):
        assert await refused(coach, near)
        assert await refused(coach, near.swapped())
    assert not await refused(coach, moved(MIDDLE, (13, 11), (24, 23), (8, 3)))


async def test_a_position_one_roll_away_is_refused(house, coach):
    await stored(house, MIDDLE)
    for roll in (Roll(6, 6), Roll(5, 1), Roll(3, 3)):
        for play in BACKGAMMON.legal_plays(MIDDLE, roll, Rules()):
            assert await refused(coach, play.after)


async def test_before_the_third_turn_only_the_position_itself_is(house, coach):
    await stored(house, MIDDLE, turns=1)
    assert await refused(coach, MIDDLE)
    assert not await refused(coach, moved(MIDDLE, (13, 11)))
    await stored(house, moved(MIDDLE, (6, 2)), turns=2)
    assert await refused(coach, moved(MIDDLE, (6, 2), (13, 11)))


async def test_practice_matches_are_named_and_nothing_near_them_is_refused(house, coach):
    practice = await stored(house, MIDDLE, rated=False)
    assert [one.match_id for one in await coach.may_value(ALICE.user_id, MIDDLE)] == [practice.match_id]
    assert await coach.may_value(ALICE.user_id, moved(MIDDLE, (13, 11))) == []


@pytest.mark.parametrize("rated", [True, False])
async def test_plays_are_searched_once_for_matches_that_stand_alike(house, coach, monkeypatch, rated):
    """Twenty-five matches with a roll of hundreds of plays, and a position that looks as if it led there."""
    searched = []

    def noted(state):
        searched.append(state.position)
        return plays_now(state)

    monkeypatch.setattr(analyzing, "plays_now", noted)
    for number in range(25):
        record = await stored(house, MIDDLE, rated=rated, opponent=Person(500 + number, ""))
        log = [DiceRolled(record.state.on_roll, Roll(2, 2))]
        state = replace(record.state, seq=record.state.seq + 1, phase=Phase.TO_PLAY, roll=Roll(2, 2))
        await house.store.append(record, log, state, actor_id=None, interaction_id=house.interaction(), at=house.now)
    eight_pips_on = moved(MIDDLE, (13, 12), (24, 17))  # which no play of 2-2 comes to
    assert await refused(coach, eight_pips_on) is rated  # since it is two checkers away
    assert len(searched) <= 1
    searched.clear()
    assert not await refused(coach, moved(MIDDLE, (13, 7), (8, 3), (6, 4), (6, 3)))  # sixteen pips
    assert searched == []


async def test_the_present_roll_is_looked_at_even_in_the_first_turn(house, coach):
    match_id = await house.begin()
    for play in plays_now((await house.store.match(match_id)).state):
        assert await refused(coach, play.after)


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
