"""Narde: Fevga's board and blocking. One checker leaves the head in a turn, or two in the first turn with 3-3, 4-4 or
6-6 when the first is blocked. Six in a row need an opposing checker in front of them. A win is worth 1 or 2 (mars).
Source: https://www.bkgm.com/variants/Narde.html. The board, the blocking and the points are in test_fevga.
"""

import pytest

from bot.errors import IllegalReason
from bot.rules.dice import Roll
from bot.rules.variants import VARIANTS
from bot.rules.variants.protocol import Hand
from tests.rules.variants.helpers import notations, refusal
from tests.rules.variants.quiet_helpers import RULES, assert_plays_can_be_written_and_tapped, same_way

NARDE = VARIANTS["narde"]
GUL_BARA = VARIANTS["gul_bara"]
HIS_HEAD = 12
"""The opponent's head, on my points."""


def test_one_checker_off_the_head_a_turn():
    """ "one checker off the head a turn": the second number is played with another checker, or the same."""
    assert notations(NARDE, NARDE.start(), (6, 5)) == {"24/13"}
    assert refusal(NARDE, "24/18 24/19", NARDE.start(), (6, 5)) is IllegalReason.HEAD
    later = same_way({24: 13, 20: 2}, {HIS_HEAD: 15})
    assert "24/18 20/15" in notations(NARDE, later, (6, 5))
    assert refusal(NARDE, "24/18 24/19", later, (6, 5)) is IllegalReason.HEAD
    assert "24/18 24/19" in notations(GUL_BARA, later, (6, 5))
    assert "24/18 24/19" not in notations(NARDE, same_way({24: 2, 20: 13}, {HIS_HEAD: 15}), (6, 5))


def test_a_number_is_lost_rather_than_a_second_taken_off_the_head():
    later = same_way({24: 14, 18: 1}, {HIS_HEAD: 15})
    assert notations(NARDE, later, (6, 6)) == {"24/18"}
    assert "24/18(4)" in notations(GUL_BARA, later, (6, 6))


def test_the_last_checker_of_the_head_may_come_home_and_be_borne_off_in_one_turn():
    nearly_home = same_way({24: 1, 6: 14}, {18: 15})
    assert notations(NARDE, nearly_home, (6, 6)) == set()
    nearly_home = same_way({24: 1, 6: 14}, {19: 15})
    assert notations(NARDE, nearly_home, (6, 6)) == {"24/off"}


@pytest.mark.parametrize(
    ("number", "play"),
    [(6, "24/18(2)"), (4, "24/16(2)"), (3, "24/15 24/21")],
)
def test_two_off_the_head_on_the_first_turn(number, play):
    """ "two on the first turn for 3-3, 4-4, 6-6 when the first is blocked", here by the opponent's head."""
    start = NARDE.start()
    assert notations(NARDE, start, (number, number)) == {play}
    (only,) = NARDE.legal_plays(start, Roll(number, number), RULES)
    assert NARDE.why_not_end(start, only.after, RULES) is None
    assert NARDE.why_not_end(only.after, NARDE.apply(only.after, only.moves), RULES) is IllegalReason.HEAD


@pytest.mark.parametrize("number", [6, 4, 3])
def test_two_off_the_head_move_by_move(number):
    """As they are tapped: nothing is hit on the way."""
    (only,) = NARDE.legal_plays(NARDE.start(), Roll(number, number), RULES)
    position, made = NARDE.start(), ()
    while len(made) < 4 and (moves := NARDE.moves_of_die(position, number, RULES, Hand((number,) * 4, made))):
        made, position = (*made, moves[0]), NARDE.apply(position, moves[:1])
    assert position == only.after
    assert not any(move.hit for move in made)


@pytest.mark.parametrize(("number", "play"), [(1, "24/20"), (2, "24/16"), (5, "24/4")])
def test_one_off_the_head_for_other_doublets(number, play):
    assert notations(NARDE, NARDE.start(), (number, number)) == {play}


def test_no_second_while_the_first_can_go_on():
    """The opponent has left his head to my 12 point: with 4-4 the first checker plays all four."""
    free = same_way({24: 15}, {20 - 12: 1, 4: 14})
    assert notations(NARDE, free, (3, 3)) == {"24/12"}
    assert refusal(NARDE, "24/21(2) 21/18(2)", free, (3, 3)) is IllegalReason.HEAD


def test_no_second_for_other_doublets_even_if_the_first_is_blocked():
    """The opponent's checker on my 14 stops 5-5 at 19; the exception is for 3-3, 4-4 and 6-6."""
    assert notations(NARDE, same_way({24: 15}, {HIS_HEAD: 14, 14: 1}), (5, 5)) == {"24/19"}


def test_no_second_when_it_is_blocked_itself():
    assert notations(NARDE, same_way({24: 15}, {HIS_HEAD: 14, 20: 1}), (4, 4)) == set()


def test_never_three():
    """4-4, the first blocked after one 4: the second comes to the same point, and the other two 4s are lost."""
    assert notations(NARDE, same_way({24: 15}, {HIS_HEAD: 14, 16: 1}), (4, 4)) == {"24/20(2)"}


def test_not_after_the_first_turn():
    """All the same dice, one checker already away: only one more leaves the head."""
    assert notations(NARDE, same_way({24: 14, 1: 1}, {HIS_HEAD: 15}), (6, 6)) == {"24/18"}
    assert notations(NARDE, same_way({24: 14, 1: 1}, {HIS_HEAD: 15}), (4, 4)) == {"24/16"}


FIVE = {11: 2, 10: 2, 9: 2, 8: 2, 7: 3, 24: 4}
"""Five points before the opponent's head; 7/6 makes the sixth."""


@pytest.mark.parametrize(
    ("theirs", "allowed"),
    [
        ({HIS_HEAD: 15}, False),
        ({HIS_HEAD: 14, 14: 1}, True),
        ({HIS_HEAD: 14, 23: 1}, True),
        ({HIS_HEAD: 14, 5: 1}, True),
        ({13: 15}, True),
    ],
    ids=["all behind", "one far past", "one past", "one just past", "none behind"],
)
def test_six_in_a_row_only_with_an_opposing_checker_in_front(theirs, allowed):
    """ "six in a row only with an opposing checker in front of it": one that has gone past it."""
    position = same_way(FIVE, theirs)
    assert ("24/18 7/6" in notations(NARDE, position, (6, 1))) is allowed
    assert "24/18 7/6" in notations(GUL_BARA, position, (6, 1))
    if not allowed:
        assert refusal(NARDE, "24/18 7/6", position, (6, 1)) is IllegalReason.PRIME


def test_wherever_the_opponents_checkers_are_behind():
    """Not only right behind: all of his checkers are spread out over points that are before the row."""
    mine = {7: 2, 6: 2, 5: 2, 4: 2, 3: 3, 24: 4}
    position = same_way(mine, {HIS_HEAD: 8, 11: 3, 9: 4})
    assert refusal(NARDE, "24/18 3/2", position, (6, 1)) is IllegalReason.PRIME
    assert "24/18 3/2" in notations(VARIANTS["fevga"], position, (6, 1))
    assert "24/18 3/2" in notations(NARDE, same_way(mine, {HIS_HEAD: 8, 11: 3, 9: 3, 1: 1}), (6, 1))


def test_a_row_longer_than_six():
    """Seven with nobody in front are no better than six; a checker in the gap before them is in front."""
    mine = {11: 2, 10: 2, 9: 2, 8: 2, 7: 2, 5: 2, 24: 3}
    assert refusal(NARDE, "7/6 24/22", same_way(mine, {HIS_HEAD: 15}), (2, 1)) is IllegalReason.PRIME
    assert "24/22 7/6" in notations(NARDE, same_way(mine, {HIS_HEAD: 14, 4: 1}), (2, 1))


@pytest.mark.parametrize("gap", [8, 9, 10])
def test_five_of_six_points_are_no_row_wherever_the_gap_is(gap):
    position = same_way({**FIVE, 24: 6, gap: 0}, {HIS_HEAD: 15})
    assert "24/18 7/6" in notations(NARDE, position, (6, 1))


def test_a_row_across_the_opponents_head_has_everyone_in_front():
    """My 14 to 9: his head was on 12, so that all he has went past its beginning."""
    position = same_way({14: 1, 13: 1, 12: 1, 11: 1, 10: 2, 24: 9}, {5: 15})
    assert "24/18 10/9" in notations(NARDE, position, (6, 1))


def test_six_in_a_row_may_be_held_on_the_way():
    """Only the end of a play counts: 7/6 and then 11/10 of the last on 11 leaves no six."""
    position = same_way({11: 1, 10: 2, 9: 2, 8: 2, 7: 3, 1: 5}, {HIS_HEAD: 15})
    plays = NARDE.plays_of_numbers(position, (1, 1, 1, 1), RULES)
    moved = {frozenset((move.source, move.target) for move in play.moves) for play in plays}
    assert any({(7, 6), (11, 10)} <= moves for moves in moved)
    assert not any(
        (7, 6) in moves and (11, 10) not in moves and (6, 5) not in moves for moves in moved if len(moves) > 3
    )


def test_fewer_dice_rather_than_a_forbidden_row():
    """The 6 is played 11/5; the 5 could only be played 11/6, which makes the row, and is lost."""
    position = same_way({11: 10, 5: 1, 4: 1, 3: 1, 2: 1, 1: 1}, {HIS_HEAD: 3, 9: 5, 8: 3, 7: 4})
    assert notations(NARDE, position, (6, 5)) == {"11/5"}
    assert refusal(NARDE, "11/5 11/6", position, (6, 5)) is IllegalReason.PRIME
    assert notations(GUL_BARA, position, (6, 5)) == {"11/5 11/6"}


def test_plays_can_be_written_and_tapped():
    assert_plays_can_be_written_and_tapped("narde", 3)
