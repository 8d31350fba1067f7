"""What each house rule about the cube and the count does to a match.

Quotations are from earlier editions of https://en.wikipedia.org/wiki/Backgammon.
"""

import re

import pytest
from msgspec.structs import replace

from bot.errors import CubeReason, CubeUnavailable, NotOnRoll
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import beaver_refusal, double_refusal, may_beaver, may_double
from bot.rules.match.machine import fold
from bot.rules.match.state import Crawford, MatchState, Phase
from bot.rules.position import Position
from bot.rules.rules import EVERY_TIE, Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.transcript import from_mat, to_mat, to_sgf
from tests.rules.random_matches import held_by_mat
from tests.rules.variants.helpers import Table, from_state

WHITE, BLACK = Side.WHITE, Side.BLACK
SESSION, MATCH = 0, 5

# Beavers and raccoons

MONEY = Rules(beavers=True, raccoons=True)


def doubled(rules=MONEY):
    """White has played, Black has doubled."""
    table = Table("backgammon", [(3, 1), (6, 5), (4, 2)], SESSION, rules)
    table.play("8/5 6/5")
    table.do(cmd.OfferDouble(BLACK))
    return table


def test_a_beaver_is_turned_at_once_and_its_owner_keeps_the_cube():
    """ "the right for a player to immediately redouble when offered the doubling cube while retaining the cube" """
    table = doubled()
    assert may_beaver(table.state, WHITE)
    assert not may_beaver(table.state, BLACK)
    assert table.do(cmd.Beaver(WHITE)) == ["CubeBeavered"]
    assert table.log[-1] == ev.CubeBeavered(WHITE, 4)
    assert (table.state.phase, table.state.waiting_for, table.state.stake) == (Phase.DOUBLE_OFFERED, BLACK, 2)
    with pytest.raises(NotOnRoll):
        table.do(cmd.Take(WHITE))
    table.do(cmd.Take(BLACK))
    assert table.state.cube == Cube(4, WHITE, turned=True)
    assert (table.state.phase, table.state.on_roll, table.state.beavers) == (Phase.TO_ROLL, BLACK, 0)
    assert double_refusal(table.state, BLACK) is CubeReason.NOT_YOURS
    # "The redouble must be called before the originally doubling player rolls the dice."
    table.do(cmd.RollDice(BLACK))
    with pytest.raises(CubeUnavailable) as late:
        table.do(cmd.Beaver(WHITE))
    assert late.value.reason is CubeReason.NOTHING_TO_BEAVER
    table.play("24/13")
    assert may_double(table.state)
    table.do(cmd.OfferDouble(WHITE))
    assert table.log[-1] == ev.DoubleOffered(WHITE, 8)


def test_a_beaver_may_follow_the_take_until_the_doubler_rolls():
    """ "The redouble must be called before the originally doubling player rolls the dice." """
    table, at_once = doubled(), doubled()
    table.do(cmd.Take(WHITE))
    assert may_beaver(table.state, WHITE)
    assert not may_beaver(table.state, BLACK)
    assert table.do(cmd.Beaver(WHITE)) == ["CubeBeavered"]
    assert table.log[-1] == ev.CubeBeavered(WHITE, 4)
    at_once.do(cmd.Beaver(WHITE))
    assert replace(table.state, seq=at_once.state.seq) == at_once.state
    table.do(cmd.Take(BLACK))
    assert (table.state.cube, table.state.phase) == (Cube(4, WHITE, turned=True), Phase.TO_ROLL)
    assert not may_beaver(table.state, WHITE), "a beaver is turned once"


def test_files_tell_a_beaver_after_the_take_as_one_instead_of_it():
    """Other programs know no other. The exported match goes on just as it did."""
    table = doubled()
    table.do(cmd.Take(WHITE))
    table.do(cmd.Beaver(WHITE))
    table.do(cmd.Take(BLACK))
    table.do(cmd.RollDice(BLACK))
    table.do(cmd.ResignMatch(BLACK))
    log = tuple(table.log)
    mat = to_mat(log, ("Ann", "Bill"))
    assert ("Beavers => 4" in mat, "Takes" in mat) == (True, False)
    read = from_mat(mat)
    assert read.events == held_by_mat(log)
    assert fold(read.events).score == table.state.score
    cube = re.findall(r"[WB]\[(double|take|drop)\]", to_sgf(log, ("Ann", "Bill")))
    assert cube == ["double", "double", "take"]


def test_a_beaver_after_the_take_may_be_refused():
    table = doubled()
    table.do(cmd.Take(WHITE))
    table.do(cmd.Beaver(WHITE))
    table.dice = ScriptedDice([(2, 1)])
    table.do(cmd.Pass(BLACK))
    assert table.state.score == (2, 0)


def test_no_beaver_after_the_roll_or_where_there_are_none():
    table = doubled()
    table.do(cmd.Take(WHITE))
    table.do(cmd.RollDice(BLACK))
    assert beaver_refusal(table.state, WHITE) is CubeReason.NOTHING_TO_BEAVER
    without = doubled(Rules())
    without.do(cmd.Take(WHITE))
    assert beaver_refusal(without.state, WHITE) is CubeReason.NO_BEAVERS


def test_no_beaver_after_the_take_in_a_match_of_the_first_edition():
    table = doubled()
    old = replace(table.log[0], edition=1)
    state = fold([old, *table.log[1:], ev.DoubleTaken(WHITE, 2)])
    assert beaver_refusal(state, WHITE) is CubeReason.NOTHING_TO_BEAVER


def test_a_raccoon_answers_a_beaver_and_the_beavers_owner_keeps_the_cube():
    """ "A player who accepts a beaver may offer a raccoon, redoubling again." The beaver's owner keeps the cube."""
    table = doubled()
    table.do(cmd.Beaver(WHITE))
    assert may_beaver(table.state, BLACK)
    table.do(cmd.Beaver(BLACK))
    assert table.log[-1] == ev.CubeBeavered(BLACK, 8)
    assert table.state.waiting_for is WHITE
    # Nothing answers a raccoon but taking and passing.
    assert beaver_refusal(table.state, WHITE) is CubeReason.NOTHING_TO_BEAVER
    table.do(cmd.Take(WHITE))
    assert table.state.cube == Cube(8, WHITE, turned=True)
    assert table.state.on_roll is BLACK


@pytest.mark.parametrize(("beavers", "loser", "points"), [(0, WHITE, 1), (1, BLACK, 2), (2, WHITE, 4)])
def test_declining_costs_the_value_before_the_last_turn_of_the_cube(beavers, loser, points):
    """A double declined loses the old value; a beaver declined loses the double, which its offerer had proposed."""
    table = doubled()
    for side in (WHITE, BLACK)[:beavers]:
        table.do(cmd.Beaver(side))
    assert table.state.waiting_for is loser
    assert table.do(cmd.Pass(loser))[:2] == ["DoublePassed", "GameEnded"]
    ended = next(event for event in table.log if isinstance(event, ev.GameEnded))
    assert ended == ev.GameEnded(loser.other, points, 1, ev.Ending.PASSED)
    assert (table.state.cube, table.state.beavers, table.state.score[loser.other]) == (Cube(), 0, points)


def test_no_beavers_no_raccoons():
    table = doubled(Rules(beavers=True))
    table.do(cmd.Beaver(WHITE))
    with pytest.raises(CubeUnavailable) as refused:
        table.do(cmd.Beaver(BLACK))
    assert refused.value.reason is CubeReason.NO_RACCOONS
    with pytest.raises(CubeUnavailable) as refused:
        doubled(Rules()).do(cmd.Beaver(WHITE))
    assert refused.value.reason is CubeReason.NO_BEAVERS


def test_no_beaver_in_a_match():
    """ "usually not allowed in matches": the answer names the rule."""
    table = Table("backgammon", [(3, 1), (6, 5)], MATCH, Rules())
    table.play("8/5 6/5")
    table.do(cmd.OfferDouble(BLACK))
    with pytest.raises(CubeUnavailable) as refused:
        table.do(cmd.Beaver(WHITE))
    assert refused.value.reason is CubeReason.NO_BEAVERS
    without = Table("backgammon", [(3, 1), (6, 5)], MATCH, Rules(cube=False))
    with pytest.raises(CubeUnavailable) as refused:
        without.do(cmd.Beaver(BLACK))
    assert refused.value.reason is CubeReason.NO_CUBE


# Automatic doubles and Jacoby


@pytest.mark.parametrize(("limit", "value"), [(0, 1), (1, 2), (2, 4), (3, 4)])
def test_automatic_doubles_up_to_their_limit(limit, value):
    """ "a 3-3 roll, followed by a re-roll of 5-5, followed by a re-roll of 1-4 ... 4-times normal stakes" """
    table = Table("backgammon", [(3, 3), (5, 5), (1, 4)], SESSION, Rules(automatic_doubles=limit))
    assert table.state.cube == Cube(value)
    assert table.state.on_roll is BLACK


def test_the_cube_stays_in_the_middle_after_an_automatic_double():
    """ "The doubling cube stays in the middle, with both players having access to it." """
    table = Table("backgammon", [(3, 3), (1, 4), (6, 5), (4, 2)], SESSION, Rules(automatic_doubles=3))
    assert (table.state.cube.owner, table.state.cube.turned) == (None, False)
    table.play("24/20 6/5")
    assert may_double(table.state)
    table.do(cmd.OfferDouble(WHITE))
    assert table.log[-1] == ev.DoubleOffered(WHITE, 4)
    table.do(cmd.Take(BLACK))
    assert table.state.cube == Cube(4, BLACK, turned=True)


@pytest.mark.parametrize(
    ("cube", "jacoby", "points"),
    [
        (Cube(), True, 1),
        (Cube(2), True, 2),
        (Cube(4), False, 12),
        (Cube(2, WHITE, turned=True), True, 6),
        (Cube(4, BLACK, turned=True), True, 12),
    ],
    ids=["never turned", "only automatic", "without Jacoby", "turned", "turned after an automatic double"],
)
def test_jacoby_with_and_without_an_automatic_double(cube, jacoby, points):
    """ "count ... only if there has been at least one use of the doubling cube"; with automatic doubles "The
    Jacoby Rule is still in effect." The loser is backgammoned here."""
    rules = Rules(jacoby=jacoby, automatic_doubles=2)
    position = Position.of({1: 1}, {25: 1, 6: 14})
    state = MatchState("backgammon", rules, SESSION, position, turns=9, roll=Roll(2, 1), phase=Phase.TO_PLAY, cube=cube)
    _, after = from_state(state, cmd.MakePlay(WHITE, "1/off"), [(6, 1)])
    assert after.score == (points, 0)


def test_the_next_game_starts_with_its_own_automatic_doubles():
    table = Table("backgammon", [(3, 3), (1, 4), (2, 2), (6, 5)], SESSION, Rules(automatic_doubles=1, jacoby=True))
    table.do(cmd.Resign(WHITE, 1))
    assert table.state.score == (0, 2)
    assert (table.state.cube, table.state.game) == (Cube(2), 2)


def test_a_winner_who_starts_ties_with_nobody():
    """No opening roll, no automatic double: his first roll may be a doublet and is just that."""
    rules = Rules(automatic_doubles=3, winner_starts=True)
    table = Table("backgammon", [(1, 4), (6, 6)], SESSION, rules)
    table.do(cmd.Resign(WHITE, 3))
    assert (table.state.cube, table.state.roll, table.state.on_roll) == (Cube(), Roll(6, 6), BLACK)


# Crawford


@pytest.mark.parametrize(("score", "leader"), [((3, 2), WHITE), ((2, 3), BLACK)])
def test_crawford_at_one_point_away_for_either(score, leader):
    """ "when a player becomes one single point short of winning the match, neither player may use the doubling cube
    for a single game ... As soon as the Crawford game is over, normal use of the doubling cube resumes." """

    def win(state, side):
        score, crawford = state
        bearing_off = MatchState("backgammon", Rules(), 5, Position.of({1: 1}, {6: 14}), score=score, crawford=crawford)
        last = replace(bearing_off, on_roll=side, turns=9, roll=Roll(2, 1), phase=Phase.TO_PLAY)
        return from_state(last, cmd.MakePlay(side, "1/off"), [(6, 1)])[1]

    crawford = win((score, Crawford.BEFORE), leader)
    assert crawford.crawford is Crawford.NOW
    for side in Side:
        assert double_refusal(crawford, side) is CubeReason.CRAWFORD
    assert crawford.score[leader] == 4
    after = win((crawford.score, crawford.crawford), leader.other)
    assert after.crawford is Crawford.AFTER
    # The one who trails may double again; the leader's cube is dead.
    played = next_turn(after)
    assert double_refusal(played, leader.other) is None
    assert double_refusal(played, leader) is CubeReason.DEAD
    # The Crawford rule applies once in a match: not again at 4-4.
    level = win((after.score, after.crawford), leader.other)
    assert (level.score, level.crawford) == ((4, 4), Crawford.AFTER)
    for side in Side:
        assert double_refusal(next_turn(level), side) is CubeReason.DEAD


def next_turn(state):
    """The state before somebody's next roll: before the first play there is no doubling anyway."""
    return replace(state, turns=4, phase=Phase.TO_ROLL, roll=None)


def test_without_the_crawford_rule_the_cube_stays():
    position = Position.of({1: 1}, {6: 14})
    rules = Rules(crawford=False)
    last = MatchState("backgammon", rules, 5, position, score=(3, 0), roll=Roll(2, 1), phase=Phase.TO_PLAY)
    _, after = from_state(last, cmd.MakePlay(WHITE, "1/off"), [(6, 1)])
    assert (after.score, after.crawford) == ((4, 0), Crawford.BEFORE)


# Winner starts, quadruple


def test_the_winner_of_a_game_starts_the_next():
    """ "the winner of the previous game will start the next one", with both dice at once and no doubling
    first."""
    table = Table("backgammon", [(1, 4), (3, 3), (6, 1)], MATCH, Rules(winner_starts=True))
    table.do(cmd.Resign(BLACK, 3))
    started = [event for event in table.log if isinstance(event, ev.GameStarted)]
    assert [event.first for event in started] == [None, WHITE]
    assert (table.state.on_roll, table.state.phase, table.state.roll) == (WHITE, Phase.TO_PLAY, Roll(3, 3))
    assert double_refusal(table.state, WHITE) is CubeReason.ROLLED


def test_without_that_rule_each_game_has_its_opening_roll():
    table = Table("backgammon", [(1, 4), (2, 6)], 7, Rules())
    table.do(cmd.Resign(BLACK, 3))
    assert (table.state.on_roll, table.state.roll) == (BLACK, Roll(2, 6))


@pytest.mark.parametrize(
    ("theirs", "quadruple", "points"),
    [
        ({25: 1, 6: 14}, True, 4),
        ({25: 1, 6: 14}, False, 3),
        ({19: 1, 6: 14}, True, 3),
        ({18: 1, 6: 14}, True, 2),
        ({25: 1, 6: 13}, True, 1),
    ],
    ids=["on the bar", "without the option", "in the home board", "outside", "one is off"],
)
def test_quadruple(theirs, quadruple, points):
    """ "a further distinction is made between pieces in the opponent's home board, counting as a triple loss, and
    pieces on the bar, for a quadruple loss" """
    rules = Rules(quadruple=quadruple)
    position = Position.of({1: 1}, theirs)
    state = MatchState("backgammon", rules, 9, position, turns=9, roll=Roll(2, 1), phase=Phase.TO_PLAY)
    _, after = from_state(state, cmd.MakePlay(WHITE, "1/off"), [(6, 1)])
    assert after.score == (points, 0)


def test_automatic_doubles_without_a_limit():
    """ "Limits: 1, 2, 3 or every tie": five ties make 32."""
    ties = [(3, 3), (5, 5), (1, 1), (6, 6), (2, 2)]
    table = Table("backgammon", [*ties, (1, 4)], SESSION, Rules(automatic_doubles=EVERY_TIE))
    assert table.state.cube == Cube(32)
