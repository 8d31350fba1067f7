"""Five checkers of a side on a point at most: always in Egyptian, by the option elsewhere.

"A variant rule ... limits the number of checkers on each point to five, thus restricting some moves that might
otherwise be made": early editions of https://en.wikipedia.org/wiki/Backgammon. Entering from the bar is included.
"""

import pytest

from bot.errors import IllegalReason
from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, VARIANTS
from tests.rules.variants.helpers import from_state, notations, on_my_points, played, refusal

EGYPTIAN = VARIANTS["egyptian"]
TABLES = pytest.mark.parametrize(
    ("game", "rules"),
    [(EGYPTIAN, {}), (BACKGAMMON, {"five_checkers": True}), (VARIANTS["nackgammon"], {"five_checkers": True})],
    ids=["egyptian", "backgammon with the option", "nackgammon with the option"],
)


@TABLES
def test_no_sixth_checker_on_a_point(game, rules):
    """8/6 with a 2 would be the sixth checker on the 6 point."""
    assert "24/23 8/6" in notations(BACKGAMMON, Position.start(), (2, 1))
    assert not any("/6" in text for text in notations(game, Position.start(), (2, 1), **rules))
    assert refusal(game, "24/23 8/6", Position.start(), (2, 1), **rules) is IllegalReason.FULL_POINT


def test_without_the_option_backgammon_has_no_limit():
    assert BACKGAMMON.why_not(Position.start(), 8, 6, Rules()) is None
    assert EGYPTIAN.why_not(Position.start(), 8, 6, Rules()) is IllegalReason.FULL_POINT


@TABLES
def test_no_sixth_checker_on_the_ace_point(game, rules):
    position = Position.of({1: 5, 2: 3, 3: 3, 4: 3, 24: 1}, on_my_points({13: 2, 12: 2}))
    assert not any(part.endswith("/1") for text in notations(game, position, (2, 1), **rules) for part in text.split())
    assert refusal(game, "2/1 24/22", position, (2, 1), **rules) is IllegalReason.FULL_POINT


@TABLES
def test_by_way_of_a_full_point(game, rules):
    """14/6 by way of the full 8: one of the five goes on first, which comes to the same."""
    position = Position.of({14: 1, 8: 5, 3: 5}, on_my_points({12: 2, 24: 2}))
    assert "14/6" in notations(game, position, (6, 2), **rules)
    assert refusal(game, "14/8 3/1", position, (6, 2), **rules) is IllegalReason.FULL_POINT


@TABLES
def test_from_the_bar_by_way_of_a_full_point(game, rules):
    """Nothing moves before the bar is empty, so no room can be made: bar/16 by way of the full 22 or the closed 19."""
    position = Position.of({25: 1, 22: 5, 13: 5}, on_my_points({19: 2}))
    assert notations(game, position, (6, 3), **rules) == set()
    other_way = Position.of({25: 1, 22: 5, 13: 5}, on_my_points({24: 2}))
    assert "bar/16" in notations(game, other_way, (6, 3), **rules)
    closed = Position.of({25: 1, 22: 5, 13: 4}, on_my_points({24: 2}))
    assert refusal(game, "bar/22/18", closed, (4, 3), **rules) is IllegalReason.FULL_POINT
    no_other = Position.of({25: 2, 22: 5, 13: 4}, on_my_points({24: 2}))
    assert refusal(game, "bar/21 bar/22", no_other, (4, 3), **rules) is IllegalReason.FULL_POINT
    assert notations(game, no_other, (4, 3), **rules) == {"bar/21"}


@TABLES
def test_entering_from_the_bar_on_a_full_point(game, rules):
    """The limit holds for entering too: the 3 does not enter, the 1 does."""
    position = Position.of({25: 1, 22: 5, 13: 5}, on_my_points({1: 2}))
    assert notations(game, position, (3, 1), **rules) == {"bar/21", "bar/24 13/10", "bar/24 22/19"}
    assert refusal(game, "bar/22 13/12", position, (3, 1), **rules) is IllegalReason.FULL_POINT
    assert notations(game, position, (3, 3), **rules) == set()


def test_a_turn_is_passed_where_only_full_points_could_be_entered():
    position = Position.of({25: 1, 22: 5, 13: 5}, on_my_points({1: 2}))
    state = MatchState("egyptian", Rules(), 5, position, turns=20)
    names, _ = from_state(state, cmd.RollDice(state.on_roll), [(3, 3)])
    assert names == ["DiceRolled", "TurnPassed"]


@TABLES
def test_a_point_that_is_left_has_room_again(game, rules):
    """The order is free: with 4-2, 8/6 is forbidden by itself, but not after 6/2."""
    position = Position.of({8: 1, 6: 5, 20: 1}, on_my_points({24: 2}))
    texts = notations(game, position, (4, 2), **rules)
    assert "8/2" in texts
    assert played(game, "8/6 6/2", position, (4, 2), **rules).mine[6] == 5
    assert refusal(game, "20/16 8/6", position, (4, 2), **rules) is IllegalReason.FULL_POINT


@TABLES
def test_doublets_fill_a_point_no_further(game, rules):
    """Three on 13 and four that come from 17 with 4-4: two of them only."""
    position = Position.of({17: 4, 13: 3, 2: 5, 1: 3}, on_my_points({9: 2, 24: 2}))
    assert notations(game, position, (4, 4), **rules) == {"17/13(2)"}
    assert notations(BACKGAMMON, position, (4, 4)) == {"17/13(4)"}


@TABLES
def test_as_many_dice_as_possible_within_the_limit(game, rules):
    """13/7 with the 6 is full, and the 1 alone would leave the 6 unplayed: only plays of both numbers are legal."""
    position = Position.of({14: 1, 13: 1, 7: 5, 2: 5}, on_my_points({1: 2, 12: 2}))
    assert notations(game, position, (6, 1), **rules) == {"13/6", "14/8 7/6"}
    assert {"14/7", "14/8 7/6"} <= notations(BACKGAMMON, position, (6, 1))
    assert refusal(game, "14/8 8/7", position, (6, 1), **rules) is IllegalReason.FULL_POINT


@TABLES
def test_any_number_may_be_borne_off(game, rules):
    """Off is no point: a sixth checker leaves like the first."""
    position = Position.of({2: 1, 1: 1}, {6: 5})
    assert position.mine[0] == 13
    assert notations(game, position, (2, 1), **rules) == {"2/1/off", "2/off 1/off"}


def test_the_limit_is_part_of_the_game_and_no_option_of_it():
    """Egyptian always has it; Hypergammon's three checkers and Longgammon's fifteen on a point do not go with it."""
    offered = {key for key, game in VARIANTS.items() if "five_checkers" in game.options}
    assert {"backgammon", "nackgammon", "runte"} <= offered
    assert not offered & {"egyptian", "hypergammon", "longgammon", "portes", "sugoroku"}
    state = MatchState("egyptian", Rules(), 5, Position.start(), roll=Roll(2, 1), phase=Phase.TO_PLAY)
    assert game_of(state).limit(Rules()) == 5
