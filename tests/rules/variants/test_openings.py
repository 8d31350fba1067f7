"""How the games that are played alone begin, and how a match goes on that began before the rules changed."""

import msgspec
import pytest

from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import game_of
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import EDITION, VARIANTS
from tests.rules.variants.helpers import Table

PLAIN = Rules(cube=False)
WHITE, BLACK = Side.WHITE, Side.BLACK
AFRESH = ("fevga", "narde", "gul_bara", "tapa", "plakoto", "makhbusa", "american_acey_deucey")
WINNER_STARTS = ("fevga", "narde", "tapa", "plakoto")


@pytest.mark.parametrize("key", AFRESH)
def test_the_higher_die_throws_both_anew(key):
    """ "whoever throws the higher die throws both anew (so a first turn may have a doublet)" """
    table = Table(key, [(2, 2), (3, 5), (4, 4)])
    assert [type(event).__name__ for event in table.log] == ["MatchStarted", "GameStarted", "DiceRolled"]
    assert (table.state.on_roll, table.state.roll, table.state.phase) == (BLACK, Roll(4, 4), Phase.TO_PLAY)


@pytest.mark.parametrize("key", [key for key in VARIANTS if key not in (*AFRESH, "portes", "tavli")])
def test_elsewhere_the_opening_dice_are_played(key):
    table = Table(key, [(2, 2), (3, 5)])
    assert (table.state.on_roll, table.state.roll, table.state.phase) == (BLACK, Roll(3, 5), Phase.TO_PLAY)


@pytest.mark.parametrize("key", AFRESH)
def test_the_winner_of_the_game_before_begins(key):
    """ "in Fevga, Narde, Tapa and Plakoto the winner of the game before opens the next" """
    table = Table(key, [(3, 5), (2, 1), (6, 2), (6, 6)], length=99)
    table.do(cmd.Resign(BLACK, 15))
    started = next(event for event in reversed(table.log) if isinstance(event, ev.GameStarted))
    if key in WINNER_STARTS:
        assert (started.first, started.opening, table.state.roll) == (WHITE, (), Roll(6, 2))
    else:
        assert (started.first, started.opening, table.state.roll) == (None, (Roll(6, 2),), Roll(6, 6))


def test_a_challenge_that_chose_what_is_now_the_games_own_rule_can_be_accepted():
    log = start(cmd.StartMatch("fevga", 5, Rules(cube=False, winner_starts=True)), ScriptedDice([(3, 5), (4, 4)]))
    assert log[0].rules == PLAIN


# A log of version 1.0, which knew no editions. White has just closed six points in a row against three checkers on the
# bar, and has rolled again.
SUGOROKU_OF_1_0 = """[
{"type":"MatchStarted","variant":"sugoroku","length":3,"rules":{"cube":false}},
{"type":"GameStarted","game":1,"opening":[[4,2]]},
{"type":"PlayMade","side":0,"moves":[[8,4,false],[6,4,false]]},
{"type":"DiceRolled","side":1,"roll":[6,2]},
{"type":"PlayMade","side":1,"moves":[[24,18,false],[24,22,false]]},
{"type":"DiceRolled","side":0,"roll":[3,3]},
{"type":"PlayMade","side":0,"moves":[[6,3,true],[6,3,false]]},
{"type":"DiceRolled","side":1,"roll":[5,6]},
{"type":"PlayMade","side":1,"moves":[[25,20,false],[8,2,false]]},
{"type":"DiceRolled","side":0,"roll":[6,6]},
{"type":"PlayMade","side":0,"moves":[[13,7,true],[13,7,false]]},
{"type":"DiceRolled","side":1,"roll":[4,6]},
{"type":"TurnPassed","side":1},
{"type":"DiceRolled","side":0,"roll":[3,6]},
{"type":"PlayMade","side":0,"moves":[[13,7,false],[24,21,false]]},
{"type":"DiceRolled","side":1,"roll":[3,4]},
{"type":"TurnPassed","side":1},
{"type":"DiceRolled","side":0,"roll":[1,2]},
{"type":"PlayMade","side":0,"moves":[[7,5,true],[24,23,true]]},
{"type":"DiceRolled","side":1,"roll":[4,6]},
{"type":"TurnPassed","side":1},
{"type":"DiceRolled","side":0,"roll":[4,4]},
{"type":"PlayMade","side":0,"moves":[[13,9,false],[9,5,false]]},
{"type":"DiceRolled","side":1,"roll":[6,5]},
{"type":"TurnPassed","side":1},
{"type":"DiceRolled","side":0,"roll":[4,3]}]"""


def test_a_match_that_is_under_way_goes_on_by_the_rules_it_began_with():
    """Black is closed out and stays so, and the game goes on: it began when that did not win."""
    log = msgspec.json.decode(SUGOROKU_OF_1_0, type=list[ev.Event])
    state = fold(log)
    assert (state.edition, state.on_roll, state.roll, state.score) == (1, WHITE, Roll(4, 3), (0, 0))
    assert all(state.position.mine[point] > 1 for point in range(3, 9))
    assert state.position.theirs[25] == 3
    caused = decide(state, cmd.MakePlay(WHITE, "23/16"), ScriptedDice([(6, 4), (2, 1)]))
    assert [type(event).__name__ for event in caused] == ["PlayMade", "DiceRolled", "TurnPassed", "DiceRolled"]
    new = [msgspec.structs.replace(log[0], edition=EDITION), *log[1:]]
    caused = decide(fold(new), cmd.MakePlay(WHITE, "23/16"), ScriptedDice([(6, 4), (2, 1)]))
    assert [type(event).__name__ for event in caused[:2]] == ["PlayMade", "GameEnded"]


def test_games_of_a_match_that_is_under_way_open_as_its_first_did():
    """A Plakoto match of version 1.0: the opening dice are played, and rolled for in each game."""
    old = """[{"type":"MatchStarted","variant":"plakoto","length":5,"rules":{"cube":false}},
        {"type":"GameStarted","game":1,"opening":[[6,1]]}]"""
    state = fold(msgspec.json.decode(old, type=list[ev.Event]))
    assert (state.on_roll, state.roll, state.phase) == (WHITE, Roll(6, 1), Phase.TO_PLAY)
    assert (game_of(state).winner_starts, game_of(state).rolls_afresh) == (False, False)
    _, _, started = decide(state, cmd.Resign(BLACK, 2), ScriptedDice([(2, 2), (3, 5)]))
    assert (started.first, started.opening) == (None, (Roll(2, 2), Roll(3, 5)))


def test_new_matches_are_of_the_newest_edition_and_say_so():
    log = start(cmd.StartMatch("backgammon", 5, Rules()), ScriptedDice([(6, 1)]))
    assert (log[0].edition, fold(log).edition) == (EDITION, EDITION)
    assert msgspec.json.decode(msgspec.json.encode(log), type=tuple[ev.Event, ...]) == log
