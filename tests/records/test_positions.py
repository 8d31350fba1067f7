"""Scenes that are asked: from the solver's side, with a key, and judged."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.records.analyses import Chances, CubeVerdict, DecisionKind, RankedPlay
from bot.records.positions import Puzzle, Scene, Source, Theme, Truth, decode
from bot.rules.dice import Roll
from bot.rules.match.actions import may_double
from bot.rules.match.state import Crawford, MatchState, Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side

_HERE = Position.of({24: 2, 13: 4, 8: 4, 6: 5}, {24: 2, 13: 5, 8: 3, 5: 5})
_STATE = MatchState(
    "backgammon", Rules(), 7, _HERE, seq=40, score=(2, 4), crawford=Crawford.BEFORE, game=3, rolls=5, turns=9,
    on_roll=Side.BLACK, phase=Phase.TO_PLAY, cube=Cube(2, Side.WHITE, turned=True), roll=Roll(1, 3),
)  # fmt: skip
_CHANCES = Chances(0.7, 0.2, 0.01, 0.1, 0.0)


def scene(kind=DecisionKind.CHECKER, **fields):
    return Scene.of(replace(_STATE, **fields), kind)


def puzzle(asked, **truth):
    return Puzzle(asked, Truth("3ply", Source.BGSAGE, **truth), Theme.CONTACT, 1490.0, 0.4)


def test_the_solver_is_white_whoever_decided():
    one = scene()
    assert (one.position, one.score, one.cube.owner) == (_HERE, (4, 2), Side.BLACK)
    state = one.state
    assert (state.on_roll, state.waiting_for, state.phase) == (Side.WHITE, Side.WHITE, Phase.TO_PLAY)
    assert [state.away(side) for side in Side] == [3, 5]
    assert plays_now(state) == plays_now(_STATE)


def test_who_is_doubled_sees_the_board_from_their_side():
    offered = {"phase": Phase.DOUBLE_OFFERED, "roll": None, "cube": Cube(2, Side.BLACK, turned=True)}
    one = scene(DecisionKind.TAKE, **offered)
    assert (one.position, one.score, one.cube.owner) == (_HERE.swapped(), (2, 4), Side.BLACK)
    assert (one.state.on_roll, one.state.waiting_for) == (Side.BLACK, Side.WHITE)
    assert one.state.position == _HERE
    assert Scene.of(one.state, DecisionKind.TAKE) == one


def test_who_may_double_is_on_roll():
    one = scene(DecisionKind.DOUBLE, phase=Phase.TO_ROLL, roll=None, cube=Cube())
    assert one.roll is None
    assert may_double(one.state)
    assert Scene.of(one.state, DecisionKind.DOUBLE) == one


@pytest.mark.parametrize(
    "same", [{"roll": Roll(3, 1)}, {"seq": 4, "turns": 11, "game": 5}, {"length": 5, "score": (0, 2)}]
)
def test_the_same_question_has_the_same_key(same):
    assert scene(**same).key == scene().key


@pytest.mark.parametrize(
    "other",
    [
        {"roll": Roll(3, 2)},
        {"position": _HERE.swapped()},
        {"score": (4, 2)},
        {"length": 0, "score": (0, 0)},
        {"crawford": Crawford.AFTER},
        {"cube": Cube()},
        {"variant": "nackgammon"},
        {"rules": Rules(free_choice=True)},
    ],
)
def test_another_question_has_another_key(other):
    assert scene(**other).key != scene().key


def test_keys_never_change():
    assert scene().key == "47e990486b5ef148d6c8"


def test_plays_have_scores_by_what_they_lose():
    plays = (RankedPlay("8/5 6/5", 0.2, 0.0, _CHANCES), RankedPlay("13/10 6/5", 0.155, 0.045, _CHANCES))
    one = puzzle(scene(), plays=plays, deep=2)
    assert one.best == "8/5 6/5"
    assert one.losses == pytest.approx({"8/5 6/5": 0.0, "13/10 6/5": 0.045})
    assert one.score("13/10 6/5") == pytest.approx(0.5)
    with pytest.raises(LookupError):
        one.score("24/20")
    decision = one.decision("13/10 6/5")
    assert (decision.played, decision.best, decision.side) == ("13/10 6/5", "8/5 6/5", Side.WHITE)
    assert (decision.loss, decision.equity) == pytest.approx((0.045, 0.155))
    assert decode(msgspec.json.encode(one)) == one


@pytest.mark.parametrize(
    ("kind", "beavers", "losses"),
    [
        (DecisionKind.DOUBLE, False, {"double": 0.0, "no_double": 0.2}),
        (DecisionKind.TAKE, False, {"take": 0.0, "pass": 0.2}),
        (DecisionKind.TAKE, True, {"take": 0.0, "pass": 0.2, "beaver": 0.8}),
    ],
)
def test_the_choices_of_a_cube_decision(kind, beavers, losses):
    asked = scene(kind, length=0, score=(0, 0), roll=None, cube=Cube(), rules=Rules(beavers=beavers))
    one = puzzle(asked, cube=CubeVerdict(0.6, 0.8, 1.0, _CHANCES))
    assert one.losses == pytest.approx(losses)
    assert next(iter(one.losses)) == one.best
    assert one.decision().losses == pytest.approx({choice: losses[choice] for choice in one.decision().losses})
    assert decode(msgspec.json.encode(one)) == one
