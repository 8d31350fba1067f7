"""Fevga: both sides move anticlockwise from diagonally opposite corners (my p is the opponent's p+-12). One checker
holds a point, and nothing is hit. The first checker must pass the opponent's start before another moves. A side never
holds all six points of its starting quarter, and a prime must open if all of the opponent's checkers stand right
behind it. Source: https://www.bkgm.com/variants/Fevga.html.
"""

import pytest

from bot.errors import IllegalReason
from bot.rules.dice import Roll
from bot.rules.variants import VARIANTS
from bot.rules.variants.protocol import GameResult
from tests.rules.variants.helpers import notations, played, refusal
from tests.rules.variants.quiet_helpers import (
    RULES,
    assert_plays_can_be_written_and_tapped,
    assert_somebody_can_move,
    same_way,
)

FEVGA = VARIANTS["fevga"]
KIN = pytest.mark.parametrize("game", [FEVGA, VARIANTS["narde"], VARIANTS["gul_bara"]], ids=lambda game: game.key)
HIS_HEAD = 12
"""The opponent's start, on my points."""


@KIN
def test_from_diagonally_opposite_corners(game):
    """ "both anticlockwise, from diagonally opposite corners (my p is his p+-12)"."""
    assert (game.start().mine[24], game.start().theirs[24]) == (15, 15)
    assert [game.facing(point) for point in (24, 13, 12, 1)] == [12, 1, 24, 13]
    assert game.same_way
    assert not game.pins
    assert "cube" not in game.options


@KIN
def test_one_checker_holds_a_point(game):
    """ "one checker holds a point, no hits", also as the resting place of a two-part move."""
    position = same_way({24: 12, 10: 2, 4: 1}, {8: 1, HIS_HEAD: 14})
    assert game.is_closed(position, 8)
    assert game.is_closed(position, HIS_HEAD)
    assert not game.is_closed(position, 9)
    assert refusal(game, "10/8 24/23", position, (2, 1)) is IllegalReason.BLOCKED
    assert refusal(game, "10/6", position, (2, 2)) is IllegalReason.BLOCKED
    after = played(game, "10/9 4/2", position, (2, 1))
    assert after.theirs == position.theirs


@KIN
def test_one_or_two_points(game):
    """1 point, or 2 (mars) when the loser has borne off none."""
    assert game.result(same_way({}, {20: 14}), RULES) == GameResult(1)
    assert game.result(same_way({}, {20: 15}), RULES) == GameResult(2)
    assert game.result(same_way({1: 1}, {20: 15}), RULES) is None
    assert game.losses(same_way({1: 14}, {20: 15}), RULES) == (1,)
    assert game.losses(same_way({24: 15}, {12: 15}), RULES) == (1, 2)


@KIN
def test_contact(game):
    """Until neither stands, or may yet stand, where the other has still to go."""
    assert game.has_contact(game.start())
    assert not game.has_contact(same_way({12: 1, 3: 14}, {24: 1, 15: 14}))
    one_to_pass = same_way({13: 1, 3: 14}, {24: 2, 15: 13})
    assert game.has_contact(one_to_pass)
    assert game.has_contact(one_to_pass.swapped())
    assert not game.has_contact(same_way({6: 3}, {18: 3}))


def test_the_first_checker_moves_alone():
    """ "the first checker must pass the opponent's start before another moves"."""
    start = FEVGA.start()
    assert notations(FEVGA, start, (6, 2)) == {"24/16"}
    assert refusal(FEVGA, "24/18 24/22", start, (6, 2)) is IllegalReason.RUNNER_FIRST
    assert "24/18 24/22" in notations(VARIANTS["gul_bara"], start, (6, 2))
    under_way = same_way({24: 14, 16: 1}, {HIS_HEAD: 15})
    assert refusal(FEVGA, "24/21 16/15", under_way, (3, 1)) is IllegalReason.RUNNER_FIRST
    assert notations(FEVGA, under_way, (5, 1)) == {"16/10", "24/23 16/11"}


def test_it_may_get_stuck_behind_the_opponents_start():
    """6-6: the second 6 would end on the opponent's start, and no other checker may be moved."""
    assert notations(FEVGA, FEVGA.start(), (6, 6)) == {"24/18"}
    assert notations(FEVGA, same_way({24: 14, 18: 1}, {HIS_HEAD: 15}), (6, 6)) == set()


def test_on_the_start_itself_it_has_not_passed():
    """The opponent has left his start, and my first checker stands on it: one pip short."""
    position = same_way({24: 14, 12: 1}, {3: 14, 20: 1})
    assert notations(FEVGA, position, (6, 3)) == {"24/18 12/9", "24/21 12/6"}
    assert notations(FEVGA, position, (1, 4)) == {"12/7", "24/23 12/8"}


def test_a_block_of_it_is_told_as_a_block():
    position = same_way({24: 14, 18: 1}, {HIS_HEAD: 12, 15: 1, 13: 1, 10: 1})
    assert refusal(FEVGA, "18/10", position, (5, 3)) is IllegalReason.CANNOT_MOVE
    assert refusal(FEVGA, "18/15 18/16", position, (3, 2)) is IllegalReason.NO_CHECKER
    assert refusal(FEVGA, "18/15", position, (3, 1)) is IllegalReason.BLOCKED


QUARTER = {24: 5, 23: 2, 22: 2, 21: 2, 20: 2, 5: 2}
"""Five of the six points of my starting quarter; the first checkers are past."""


def test_never_all_six_points_of_the_starting_quarter():
    """ "never hold all six points of one's starting quarter", whatever completes it; others may be held."""
    position = same_way(QUARTER, {HIS_HEAD: 15})
    assert refusal(FEVGA, "20/19 5/3", position, (2, 1)) is IllegalReason.PRIME
    assert refusal(FEVGA, "21/19 5/4", position, (2, 1)) is IllegalReason.PRIME
    for roll in ((2, 1), (5, 4), (3, 3), (1, 1), (5, 5)):
        for play in FEVGA.legal_plays(position, Roll(*roll), RULES):
            assert not all(play.after.mine[19:25]), play
    assert "20/19 5/3" in notations(VARIANTS["gul_bara"], position, (2, 1))
    assert "24/23 5/3" in notations(FEVGA, position, (2, 1))


def test_the_sixth_point_may_be_passed_through():
    """Only the end of the play counts: both checkers of the 20 point go to 19, so that 20 is free."""
    plays = notations(FEVGA, same_way(QUARTER, {HIS_HEAD: 15}), (1, 1))
    assert {"20/19(2) 5/4(2)", "20/18 5/4(2)"} <= plays
    assert "20/19 5/4(2) 4/3" not in plays


def test_fewer_dice_where_all_of_them_would_end_in_a_forbidden_place():
    """The 1 can only be played 20/19 and the 6 not at all: nothing is played."""
    mine = {24: 4, 23: 3, 22: 2, 21: 2, 20: 2, 1: 2}
    blocked = same_way(mine, {18: 1, 17: 1, 16: 1, 15: 1, 14: 1, 13: 1, HIS_HEAD: 9})
    assert all("20/19" not in text for text in notations(FEVGA, blocked, (6, 1)))
    assert notations(FEVGA, blocked, (6, 5)) == set()
    assert notations(VARIANTS["gul_bara"], blocked, (6, 5)) == {"24/19"}
    assert refusal(VARIANTS["gul_bara"], "24/18", blocked, (6, 5)) is IllegalReason.BLOCKED


PRIME = {11: 2, 10: 2, 9: 2, 8: 2, 7: 2, 6: 2}
"""A prime right before the opponent's start."""


def test_a_prime_right_before_all_of_the_opponents_checkers_is_not_made():
    """ "must open": it may not stand at the end of a play, so it is not made either."""
    mine = {**PRIME, 6: 0, 7: 3, 24: 4}
    assert refusal(FEVGA, "24/18 7/6", same_way(mine, {HIS_HEAD: 15}), (6, 1)) is IllegalReason.PRIME
    assert "24/18 7/6" in notations(FEVGA, same_way(mine, {HIS_HEAD: 14, 5: 1}), (6, 1))
    assert "24/18 7/6" in notations(FEVGA, same_way(mine, {HIS_HEAD: 14, 20: 1}), (6, 1))
    assert "24/18 7/6" in notations(FEVGA, same_way(mine, {13: 15}), (6, 1))


def test_a_prime_must_open():
    """ "a six-prime must open if all of the opponent's checkers stand right behind it"."""
    position = same_way({**PRIME, 5: 3}, {HIS_HEAD: 15})
    plays = notations(FEVGA, position, (2, 1))
    assert refusal(FEVGA, "5/3 5/4", position, (2, 1)) is IllegalReason.PRIME
    assert "5/3 5/4" in notations(FEVGA, same_way({**PRIME, 5: 3}, {HIS_HEAD: 14, 20: 1}), (2, 1))
    assert plays == {f"{point}/{point - 2} {point}/{point - 1}" for point in range(6, 12)}


def test_a_prime_must_open_also_before_the_last_point_that_has_six_in_front():
    """All of the opponent's checkers are on his 7 point, my 19."""
    mine = {**dict.fromkeys(range(13, 19), 2), 9: 3}
    assert refusal(FEVGA, "9/7 9/8", same_way(mine, {19: 15}), (2, 1)) is IllegalReason.PRIME
    assert "9/7 9/8" in notations(FEVGA, same_way(mine, {19: 14, 6: 1}), (2, 1))


def test_where_no_play_opens_it_any_may_be_made():
    """All six points before his checkers on my 6: 5 to 1 and 24, of which 24 cannot be left with two dice."""
    position = same_way({24: 5, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2}, {6: 15})
    assert notations(FEVGA, position, (6, 5)) == {"24/13", "24/18 24/19"}
    assert notations(FEVGA, same_way({24: 2, 5: 5, 4: 2, 3: 2, 2: 2, 1: 2}, {6: 15}), (6, 5)) == {"24/18 24/19"}


@KIN
def test_there_is_always_a_way_on(game):
    """Whatever primes stand against each other."""
    assert_somebody_can_move(game, 1500)


def test_plays_can_be_written_and_tapped():
    assert_plays_can_be_written_and_tapped("fevga", 3)
