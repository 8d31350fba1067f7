"""Facts that need the network: effective pips, the cube in numbers. Where a number is known, its source is named."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.app.positions.pack import load_pack
from bot.engine import cube, explaining
from bot.engine.cube import cube_facts, gammon_value, take_point
from bot.engine.evaluator import cube_verdict
from bot.engine.explaining import Choice, effective_pips, explained
from bot.engine.standing import Standing
from bot.records.analyses import Chances, CubeAction, CubeStands, DecisionKind
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.facts import Family
from bot.rules.ids import parse_xgid
from bot.rules.match import commands as cmd
from bot.rules.match.machine import fold, start
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from tests.engine.matches import state_at

TWO_ROLLS_AGAINST_ONE = "XGID=-D----------------------b-:0:0:1:00:0:0:3:0:10"
AWAY = Standing(3, 3, 1, "centered", crawford=False, after_crawford=False, jacoby=False, beavers=False, cube=True)


@pytest.mark.parametrize(("checkers", "pips"), [(7, 28.999), (10, 36.000), (13, 50.000)])  # Trice, bkgm.com
def test_effective_pips_of_a_stack_on_the_ace_point(checkers, pips):
    position = Position.of({1: checkers}, {6: 3})
    assert effective_pips(position, state_at({1: checkers}, {6: 3})) == pytest.approx(pips, abs=0.001)


@pytest.mark.parametrize("field", ["variant", "rules"])
def test_effective_pips_only_where_the_table_knows_the_bear_off(field):
    other = {"variant": "sugoroku"} if field == "variant" else {"rules": Rules(free_choice=True)}
    assert effective_pips(Position.of({1: 7}, {6: 3}), state_at({1: 7}, {6: 3}, **other)) is None
    assert effective_pips(Position.of({8: 7}, {6: 3}), state_at({8: 7}, {6: 3})) is None


def test_two_rolls_against_one():  # bgonline
    state = parse_xgid(TWO_ROLLS_AGAINST_ONE)
    verdict = cube_verdict(state, 2)
    found = cube_facts(state, verdict)
    assert found.win == pytest.approx(16.67, abs=0.01)
    assert not verdict.should_double
    assert verdict.beaver
    assert found.win < found.double < found.cash < found.too_good
    assert found.losers == 6 * 36  # a doublet wins at once; the six of them are all that wins


@pytest.mark.parametrize(("theirs", "stands"), [(4, CubeStands.CASH), (5, None)])
def test_a_double_that_is_passed_has_lost_its_market_and_without_gammons_nothing_is_said_of_them(theirs, stands):
    """Against five checkers three always win, so doubling and playing on are worth the same."""
    state = state_at({1: 3}, {1: theirs}, length=7)
    found = cube_facts(state, cube_verdict(state, 2))
    assert (found.stands, found.losers, found.gammon) == (stands, None, None)
    assert found.take is not None


@pytest.mark.parametrize(
    ("away", "theirs", "wanted"), [(3, 3, 30.2), (4, 2, 19.9), (2, 4, 37.1)]
)  # Madsen, and the table of match equities
def test_raw_take_points(away, theirs, wanted):
    assert 100 * take_point(replace(AWAY, away=away, away_theirs=theirs)) == pytest.approx(wanted, abs=0.05)


def test_stakes_for_points():
    assert (take_point(replace(AWAY, away=0, away_theirs=0)), gammon_value(replace(AWAY, away=0, away_theirs=0))) == (
        0.25,
        0.5,
    )


def choice(best, played, loss=0.1):
    state = state_at({24: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5}, roll=Roll(3, 1))
    return Choice(state, DecisionKind.CHECKER, best, played, loss)


def test_a_play_is_explained_and_equal_ones_are_called_equal():
    said = explained(choice("8/5 6/5", "13/10 24/23"))
    assert not said.sentences  # that isn't how the play is written
    said = explained(choice("8/5 6/5", "24/23 13/10"))
    assert said.sentences[0].gain.family in (Family.POINTS, Family.SHOTS)
    assert explained(choice("8/5 6/5", "24/23 13/10", 0.0004)).equal


@pytest.mark.parametrize("offered", [False, True])
def test_where_the_chance_stands_is_what_the_right_decision_says(offered, monkeypatch):
    """The points are a formula's: of the pack's cubes it disagrees about a few near the end of a game."""
    monkeypatch.setattr(cube, "market_losers", lambda *_: 0)
    pack, told = load_pack("backgammon"), Counter()
    for puzzle in (pack.puzzle(one.key) for one in pack.listed):
        stored = puzzle.truth.cube
        if stored is None:
            continue
        found = cube_facts(puzzle.scene.state, stored, offered=offered)
        assert not (offered and found.losers is not None)
        right = {
            None: True,
            CubeStands.BELOW: not stored.should_double and found.win < found.double,
            CubeStands.WINDOW: stored.should_double and stored.should_take and found.double <= found.win < found.cash,
            CubeStands.CASH: stored.should_double and not stored.should_take and found.win >= found.cash,
            CubeStands.TOO_GOOD: stored.too_good and found.win >= (found.too_good or found.cash),
            CubeStands.TAKE: stored.should_take and not stored.beaver and found.win < found.cash,
            CubeStands.BEAVER: stored.beaver and found.win < found.cash,
            CubeStands.PASS: not stored.should_take and found.win >= found.cash,
        }
        assert right[found.stands]
        told[found.stands] += 1
    assert told[None] * 20 < told.total()
    answers = {CubeStands.TAKE, CubeStands.PASS}
    assert {*told} - {None} == (answers if offered else {*CubeStands} - answers - {CubeStands.BEAVER})


def test_a_cube_decision_is_explained():
    state = parse_xgid(TWO_ROLLS_AGAINST_ONE)
    verdict = cube_verdict(state, 2)
    made = Choice(state, DecisionKind.DOUBLE, CubeAction.NO_DOUBLE, CubeAction.DOUBLE, 1.0, cube=verdict)
    assert explained(made).cube.losers == 216


@pytest.mark.parametrize(("length", "score", "cube", "told"), [
    (0, (0, 0), 1, {Family.GAMMON, Family.GAMMON_LOST, Family.BACKGAMMON, Family.BACKGAMMON_LOST}),
    (7, (0, 0), 1, {Family.GAMMON, Family.GAMMON_LOST, Family.BACKGAMMON, Family.BACKGAMMON_LOST}),
    (7, (6, 4), 1, {Family.GAMMON_LOST, Family.BACKGAMMON_LOST}),
    (7, (5, 4), 1, {Family.GAMMON, Family.GAMMON_LOST, Family.BACKGAMMON_LOST}),
    (7, (3, 5), 2, {Family.GAMMON}),
    (7, (6, 6), 1, set()),
    (1, (0, 0), 1, set()),
])  # fmt: skip
def test_larger_wins_are_told_only_where_they_win_more_than_the_next_smaller(length, score, cube, told):
    state = fold(start(cmd.StartMatch("backgammon", 7, Rules()), ScriptedDice([(3, 1)])))
    state = replace(state, length=length, score=score, cube=replace(state.cube, value=cube))
    worth = explaining._worth(plays_now(state)[0], Chances(0.5, 0.3, 0.02, 0.1, 0.01), state, bare=True)
    known = {
        Family.GAMMON: (worth.gammon, 30),
        Family.GAMMON_LOST: (worth.gammon_lost, 10),
        Family.BACKGAMMON: (worth.backgammon, 2),
        Family.BACKGAMMON_LOST: (worth.backgammon_lost, 1),
    }
    assert {family for family, (number, _) in known.items() if number is not None} == told
    assert all(number == share for family, (number, share) in known.items() if family in told)
    assert worth.win == 50


@pytest.mark.parametrize("turned", [False, True])
def test_under_the_jacoby_rule_no_gammon_is_told_before_the_cube_is_turned(turned):
    state = fold(start(cmd.StartMatch("backgammon", 0, Rules(jacoby=True)), ScriptedDice([(3, 1)])))
    state = replace(state, cube=replace(state.cube, value=2 if turned else 1, turned=turned))
    worth = explaining._worth(plays_now(state)[0], Chances(0.5, 0.3, 0.02, 0.1, 0.01), state, bare=True)
    assert (worth.gammon is not None, worth.backgammon_lost is not None) == (turned, turned)
