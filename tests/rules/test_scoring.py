"""What a finished game is worth, and what it can still cost."""

import pytest

from bot.rules.position import BAR, Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube, Grade, counted_grade, largest_loss, points_won, won_grade
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON

TURNED = Cube(2, Side.BLACK, turned=True)


@pytest.mark.parametrize(
    ("theirs", "grade"),
    [
        ({1: 14}, Grade.SINGLE),
        ({6: 15}, Grade.GAMMON),
        ({18: 1, 6: 14}, Grade.GAMMON),
        ({19: 1, 6: 14}, Grade.BACKGAMMON),
        ({24: 1, 6: 14}, Grade.BACKGAMMON),
        ({BAR: 1, 6: 14}, Grade.BACKGAMMON),
        ({BAR: 1, 6: 13}, Grade.SINGLE),
        ({24: 2, 6: 12}, Grade.SINGLE),
    ],
)
def test_a_won_game_by_where_the_loser_stands(theirs, grade):
    """If the loser has borne off a checker, the game is single, even with another on the bar."""
    won = Position.of({}, theirs)
    assert won_grade(won) is grade
    assert BACKGAMMON.result(won, Rules()) == (grade,)


def test_nobody_has_won_while_a_checker_is_left():
    assert BACKGAMMON.result(Position.of({1: 1}, {1: 1}), Rules()) is None
    assert BACKGAMMON.result(Position.start(), Rules()) is None


@pytest.mark.parametrize(
    ("mine", "theirs", "grade"),
    [
        ({24: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5}, Grade.BACKGAMMON),
        ({6: 14}, {24: 1, 1: 14}, Grade.SINGLE),
        ({6: 15}, {24: 1, 1: 10}, Grade.BACKGAMMON),  # still within reach: could be hit and closed out
        ({6: 15}, {6: 3}, Grade.GAMMON),
        ({1: 15}, {6: 15}, Grade.SINGLE),  # one is off with the next roll
        ({1: 11, 2: 4}, {6: 9}, Grade.SINGLE),  # with the roll after it at the latest
        ({1: 11, 2: 4}, {6: 8}, Grade.GAMMON),
        ({1: 15}, {6: 4}, Grade.GAMMON),
        ({10: 1, 1: 14}, {6: 15}, Grade.GAMMON),  # three times 2-1, and all are on the 1 point
        ({18: 1, 6: 14}, {6: 3}, Grade.GAMMON),
        ({19: 1, 6: 14}, {5: 3}, Grade.BACKGAMMON),
        ({BAR: 1, 6: 14}, {5: 3}, Grade.BACKGAMMON),
    ],
)
def test_what_a_game_can_still_cost(mine, theirs, grade):
    """Before a checker is off a gammon; with one in the opponent's home board a backgammon."""
    position = Position.of(mine, theirs)
    assert largest_loss(position) is grade
    assert BACKGAMMON.losses(position, Rules()) == tuple(range(1, grade + 1))


@pytest.mark.parametrize(
    ("mine", "theirs", "grade"),
    [
        ({24: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5}, Grade.QUADRUPLE),
        ({BAR: 1, 6: 14}, {5: 3}, Grade.QUADRUPLE),
        ({19: 1, 6: 14}, {5: 3}, Grade.BACKGAMMON),
        ({18: 1, 6: 14}, {6: 3}, Grade.GAMMON),
        ({6: 14}, {24: 1, 1: 14}, Grade.SINGLE),
    ],
)
def test_where_four_can_be_lost_it_takes_a_checker_that_can_still_be_hit_or_stands_on_the_bar(mine, theirs, grade):
    assert largest_loss(Position.of(mine, theirs), Rules(quadruple=True)) is grade


def test_jacoby_counts_singles_until_the_cube_was_turned():
    """Gammons count only once the cube was turned in the game."""
    jacoby = Rules(jacoby=True)
    assert counted_grade(Grade.BACKGAMMON, Cube(), jacoby) is Grade.SINGLE
    assert counted_grade(Grade.BACKGAMMON, TURNED, jacoby) is Grade.BACKGAMMON
    assert counted_grade(Grade.GAMMON, Cube(), Rules()) is Grade.GAMMON
    # A centred cube above 1 was raised by automatic doubles, which are no use of it.
    assert points_won(Grade.GAMMON, Cube(4), jacoby) == 4


@pytest.mark.parametrize(
    ("grade", "value", "points"),
    [(Grade.SINGLE, 1, 1), (Grade.GAMMON, 2, 4), (Grade.BACKGAMMON, 2, 6), (Grade.BACKGAMMON, 4, 12)],
)
def test_points_are_the_grade_times_the_cube(grade, value, points):
    """A doubled gammon is worth 4 points, a doubled backgammon 6, and 12 with the cube at 4."""
    assert points_won(grade, Cube(value, Side.WHITE, turned=True), Rules()) == points
