"""What a crowd is not asked: where there is nothing to decide."""

from msgspec.structs import replace

from bot.app.crowd.questions import forced
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match.machine import fold, start
from bot.rules.match.state import Phase
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side

BEGUN = fold(start(cmd.StartMatch("backgammon", 5, Rules()), ScriptedDice([(3, 1)])))
TO_ROLL = replace(BEGUN, phase=Phase.TO_ROLL, roll=None, turns=2)


def test_who_may_not_double_rolls():
    assert forced(TO_ROLL, Side.WHITE) is None
    theirs = replace(TO_ROLL, cube=Cube(2, Side.BLACK, turned=True))
    assert forced(theirs, Side.WHITE) == cmd.RollDice(Side.WHITE)


def test_the_only_play_is_made():
    assert forced(BEGUN, Side.WHITE) is None
    only = replace(BEGUN, position=Position.of({24: 1}, {6: 2, 19: 2, 20: 2}), roll=Roll(2, 1))
    assert forced(only, Side.WHITE) == cmd.MakePlay(Side.WHITE, "24/21")


def test_an_offer_is_never_answered_by_itself():
    assert forced(replace(TO_ROLL, phase=Phase.DOUBLE_OFFERED), Side.BLACK) is None
