"""Portes: backgammon's start without the cube. A win is worth 1 or 2 points, never 3. The winner of the opening roll
rolls afresh, and the winner of the game before starts. Source: https://www.bkgm.com/variants/Portes.html.
"""

import pytest

from bot.errors import CubeReason, CubeUnavailable, HouseRule
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.house_rules import usual_rules
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import resign_options
from bot.rules.match.machine import start
from bot.rules.match.state import MatchState, Phase
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from tests.rules.variants.helpers import Table, from_state

WHITE, BLACK = Side.WHITE, Side.BLACK
PLAIN = Rules(cube=False)


def test_no_cube():
    assert usual_rules(VARIANTS["portes"], 0) == PLAIN
    with pytest.raises(HouseRule) as refused:
        start(cmd.StartMatch("portes", 5, Rules()), ScriptedDice([(2, 1)]))
    assert refused.value.option == "cube"
    with pytest.raises(CubeUnavailable) as unavailable:
        Table("portes", [(3, 1), (4, 2)]).do(cmd.OfferDouble(WHITE))
    assert unavailable.value.reason is CubeReason.NO_CUBE


def test_the_winner_of_the_opening_roll_rolls_afresh():
    """The opening dice only say who begins; the first roll may even be a doublet."""
    table = Table("portes", [(2, 5), (4, 4)])
    assert [type(event).__name__ for event in table.log] == ["MatchStarted", "GameStarted", "DiceRolled"]
    assert (table.state.on_roll, table.state.roll, table.state.phase) == (BLACK, Roll(4, 4), Phase.TO_PLAY)


def test_ties_decide_nothing():
    table = Table("portes", [(3, 3), (6, 5), (2, 1)])
    assert (table.state.on_roll, table.state.roll) == (WHITE, Roll(2, 1))


@pytest.mark.parametrize(
    ("theirs", "points"),
    [({6: 14}, 1), ({6: 15}, 2), ({6: 14, 25: 1}, 2), ({6: 13, 19: 2}, 2)],
    ids=["one off", "none off", "on the bar", "in the winner's home"],
)
def test_one_or_two_points_and_never_three(theirs, points):
    """ "1 or 2 points (no triple)" """
    position = Position.of({1: 1}, theirs)
    state = MatchState("portes", PLAIN, 7, position, on_roll=BLACK, roll=Roll(2, 1), phase=Phase.TO_PLAY)
    names, after = from_state(state, cmd.MakePlay(BLACK, "1/off"), [(6, 6)])
    assert names == ["PlayMade", "GameEnded", "GameStarted", "DiceRolled"]
    assert after.score == (0, points)
    # "previous winner starts", with both dice
    assert (after.on_roll, after.roll) == (BLACK, Roll(6, 6))


def test_what_can_be_resigned():
    state = MatchState("portes", PLAIN, 0, Position.start())
    assert [tuple(option) for option in resign_options(state, WHITE)] == [(1, 1, False), (2, 2, True)]
    one_off = MatchState("portes", PLAIN, 0, Position.of({25: 14}, {1: 2}))
    assert [tuple(option) for option in resign_options(one_off, WHITE)] == [(1, 1, True)]


def test_the_winner_of_a_resigned_game_starts():
    table = Table("portes", [(2, 1), (3, 1), (5, 5)])
    assert table.do(cmd.Resign(WHITE, 2)) == ["ResignationOffered", "GameEnded", "GameStarted", "DiceRolled"]
    assert table.log[-2] == ev.GameStarted(2, (), BLACK)
    assert (table.state.on_roll, table.state.roll) == (BLACK, Roll(5, 5))
