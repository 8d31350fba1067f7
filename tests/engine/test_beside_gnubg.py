"""The engine beside GNU Backgammon two plies deep, on the decisions of matches that GNU Backgammon played with itself.

No dice are in it: what it says of them is kept, see `gnubg_plays`. PR is 500 times the mean loss of a decision.
"""

from random import Random
from statistics import mean

import pytest

from bot.engine.decisions import Decision
from bot.engine.judgement import analyze_decision
from bot.engine.levels import LEVELS, choose_action
from bot.engine.pool import engine_installed
from bot.engine.standing import ANALYSIS_PLIES, Watch
from bot.records.analyses import CubeAction, DecisionKind
from bot.rules.match import commands as cmd
from bot.rules.match.turn import plays_now
from tests.engine.gnubg_plays import FAR, judged
from tests.nightly import NIGHTLY

pytestmark = [pytest.mark.long, pytest.mark.skipif(not engine_installed(), reason="needs the engine")]

JUDGED = judged()
DAILY = 40
"""By day every so many decisions are looked at."""
MOST = 1.5 if NIGHTLY else 3
"""PR: of few decisions one can be half a point."""
SAID = {cmd.OfferDouble: "double", cmd.RollDice: "no_double", cmd.Take: "take", cmd.Pass: "pass"}


def decision(one, choice):
    """The choice, made."""
    scene = one.scene
    state, side = scene.state, scene.state.waiting_for
    if scene.kind is not DecisionKind.CHECKER:
        return Decision(state, 0, side, scene.kind, action=CubeAction(choice))
    (play,) = [play for play in plays_now(state) if play.notation == choice]
    return Decision(state, 0, side, scene.kind, moves=play.moves)


def some():
    """All decisions at night, a part of them by day."""
    return JUDGED if NIGHTLY else JUDGED[::DAILY]


def test_what_is_kept_are_decisions_of_three_matches():
    assert len(JUDGED) > 1000
    assert all(one.losses[next(iter(one.losses))] == 0 for one in JUDGED)
    kinds = [one.scene.kind for one in JUDGED]
    assert min(map(kinds.count, DecisionKind)) >= 10


def test_the_coach_finds_next_to_no_errors_in_its_choices():
    studied = [analyze_decision(decision(one, next(iter(one.losses))), ANALYSIS_PLIES) for one in some()]
    counted = [one for one in studied if one.counted]
    print(f"GNU Backgammon by our coach: PR {500 * mean(one.loss for one in counted):.2f} of {len(counted)}")
    assert 500 * mean(one.loss for one in counted) < MOST


def test_world_class_makes_next_to_no_errors_by_it():
    level, random, losses = LEVELS["world_class"], Random(0), []
    for one in some():
        action = choose_action(one.scene.state, level, random, Watch())
        choice = action.play if isinstance(action, cmd.MakePlay) else SAID.get(type(action))
        if choice is not None and max(one.losses.values()) > 0.001:  # nothing else is a decision
            losses.append(one.losses.get(choice, FAR))
    print(f"World class by GNU Backgammon: PR {500 * mean(losses):.2f} of {len(losses)}")
    assert 500 * mean(losses) < MOST
