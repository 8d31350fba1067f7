"""How many points of a match count, by each rule; games are built from the events that decide it."""

import pytest

from bot.ratings.counting import AS_PLAYED, BY_LENGTH, BY_TURNS, points_counted
from bot.rules.match.events import DoubleTaken, Ending, GameEnded, GameStarted, PlayMade, TurnPassed
from bot.rules.sides import Side

WHITE, BLACK = Side


def game(turns, ending, points, *, grade=1, cubes=()):
    """A game of that many turns of each side; `cubes` are (value, turns of each before it was taken)."""
    taken = {before: value for value, before in cubes}
    yield GameStarted(1, ())
    for turn in range(turns + 1):
        if turn in taken:
            yield DoubleTaken(WHITE, taken[turn])
        if turn < turns:
            yield TurnPassed(WHITE)
            yield TurnPassed(BLACK)
    yield GameEnded(WHITE, points, grade, ending)


def counted(*games, length=25, rule=BY_TURNS):
    return points_counted([event for one in games for event in one], length, rule)


def test_a_game_borne_off_counts_what_it_paid():
    assert counted(game(20, Ending.BORNE_OFF, 8, grade=2, cubes=[(2, 3), (4, 6)])) == 8


@pytest.mark.parametrize("ending", [ending for ending in Ending if ending is not Ending.BORNE_OFF])
@pytest.mark.parametrize(("turns", "most"), [(2, 0), (3, 1), (5, 1), (6, 2), (12, 4), (30, 10)])
def test_one_that_ended_otherwise_counts_a_point_for_three_turns_of_each(ending, turns, most):
    assert counted(game(turns, ending, 100, grade=100)) == most


def test_a_resignation_counts_no_more_than_it_paid():
    assert counted(game(30, Ending.RESIGNED, 2)) == 2
    assert counted(game(30, Ending.PASSED, 1)) == 1


@pytest.mark.parametrize("ending", [Ending.MATCH_RESIGNED, Ending.TIME_RAN_OUT])
def test_a_match_that_was_given_up_counts_at_the_cube_that_was_played_on_with(ending):
    # The points are all that were missing.
    assert counted(game(30, ending, 24, grade=3)) == 3
    assert counted(game(30, ending, 24, grade=1, cubes=[(2, 5), (4, 10)])) == 4
    # Eight is turned two turns before the end, and four three turns before it.
    assert counted(game(30, ending, 24, grade=1, cubes=[(2, 5), (4, 27), (8, 28)])) == 4
    assert counted(game(30, ending, 24, grade=1, cubes=[(2, 28), (4, 29)])) == 1


def test_the_turns_are_those_of_the_side_that_had_fewer():
    events = [GameStarted(1, ())]
    for _ in range(5):
        # In some games a turn has several plays.
        events += [PlayMade(WHITE, "8/5"), PlayMade(WHITE, "6/5"), TurnPassed(BLACK)]
    events += [TurnPassed(WHITE), GameEnded(WHITE, 3, 3, Ending.RESIGNED)]
    assert counted(events) == 1


def test_games_add_up_to_the_length_at_most():
    games = [[*game(9, Ending.RESIGNED, 3)], [*game(1, Ending.PASSED, 1)], [*game(40, Ending.BORNE_OFF, 4)]]
    assert counted(*games) == 7
    assert counted(*games, length=5) == 5
    assert counted(game(40, Ending.BORNE_OFF, 64), length=25) == 25


def test_eight_after_a_turn_each_and_the_match_after_three():
    """By the second rule this counted 24 points."""
    ring = [*game(3, Ending.MATCH_RESIGNED, 25, grade=3, cubes=[(2, 0), (4, 1), (8, 2)])]
    assert [counted(ring, rule=rule) for rule in (AS_PLAYED, BY_TURNS)] == [24, 1]


def test_earlier_rules_count_as_they_did():
    hardly = [*game(2, Ending.BORNE_OFF, 2)]
    assert [points_counted(hardly, 7, rule) for rule in (BY_LENGTH, AS_PLAYED, BY_TURNS)] == [7, 0, 2]
    passed = [*game(4, Ending.PASSED, 4)]
    assert [points_counted(passed, 7, rule) for rule in (BY_LENGTH, AS_PLAYED, BY_TURNS)] == [7, 4, 1]
