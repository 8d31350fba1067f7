"""Nobody is helped in a rated match, on no detour."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.app.coach import Coach
from bot.app.studying import analyzing
from bot.app.studying.analyzing import has_any
from bot.errors import CoachError, CoachReason
from bot.records.computers import ComputerLevel
from bot.records.matches import NewMatch, Terms
from bot.records.people import Person
from bot.records.puzzles import board_of
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match.commands import StartMatch
from bot.rules.match.events import DiceRolled
from bot.rules.match.machine import fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON
from bot.store import fence
from tests.app.conftest import ALICE, BOB, HERE
from tests.app.studying.test_told_by import file_of

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
    for roll in (Roll(6, 6), Roll(5, 1), Roll(3, 3), Roll(1, 1)):
        for play in BACKGAMMON.legal_plays(MIDDLE, roll, Rules()):
            assert await refused(coach, play.after)
    assert not await refused(coach, moved(MIDDLE, (13, 9), (8, 4), (24, 18)))


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


@pytest.mark.parametrize(
    ("turns", "game", "others", "is_told"),
    [
        (2, None, 0, True),
        (2, 1, 0, True),
        (2, 2, 0, False),  # there is no second game
        (2, None, 1, True),
        (1, None, 0, False),  # a position of so many games tells nothing
    ],
)
def test_a_file_with_a_position_that_somebody_is_asked_tells_them(turns, game, others, is_told):
    log = file_of((3, 1), (6, 4), (5, 2), turns=turns)
    asked = {board_of(fold(log).position), *map(str, range(others))}
    assert has_any([*log, DiceRolled(fold(log).on_roll, Roll(2, 1))], game, frozenset(asked)) is is_told
    assert not has_any(log, None, frozenset())
    assert not has_any(log, None, frozenset({board_of(MIDDLE)}))


async def test_what_a_person_is_asked_is_valued_for_the_others_alone(house, coach):
    await house.store.ask_puzzle(ALICE.user_id, "x", "backgammon", "", board_of(MIDDLE), house.now, rated=True)
    for position in (MIDDLE, MIDDLE.swapped()):
        with pytest.raises(CoachError) as refused:
            await coach.check_not_asked(ALICE.user_id, position)
        assert refused.value.reason is CoachReason.BEING_ASKED
    await coach.check_not_asked(BOB.user_id, MIDDLE)
    await coach.check_not_asked(ALICE.user_id, moved(MIDDLE, (13, 11)))
