"""A match studied: whole, stopped and taken up again, and beside GNU Backgammon's analysis of the same match."""

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest

from bot.engine.analyst import analyze_match, match_analysis
from bot.engine.decisions import Decision, decisions_of
from bot.engine.evaluator import first_look
from bot.engine.judgement import analyze_decision
from bot.engine.pool import EnginePool
from bot.records.analyses import CubeAction, DecisionKind, Mark, MatchAnalysis, Word, mark_of, word_of
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.transcript import from_mat
from tests.engine.matches import level_match
from tests.inside import pids_of
from tests.nightly import NIGHTLY
from tests.rules.formats.test_transcript_ends import DEAD
from tools.train.levels import SeededDice

PLIES = 2 if NIGHTLY else 1
"""How deep a match is studied here. What is checked is how parts make a whole: it's the same at any depth."""


@pytest.fixture(scope="module")
def log():
    return level_match(4, 3, ("beginner", "advanced"))


@pytest.fixture
async def pool():
    pool = EnginePool(workers=2)
    yield pool
    await pool.close()


@pytest.fixture(scope="module")
def analysis(log):
    return match_analysis(log, {one.seq: analyze_decision(one, PLIES) for one in decisions_of(log)})


def test_every_turn_and_every_cube_is_a_decision(log):
    decisions = decisions_of(log)
    assert len({one.seq for one in decisions}) == len(decisions)
    moved = [one for one in decisions if one.kind is DecisionKind.CHECKER and one.moves]
    assert len(moved) == sum(isinstance(event, ev.PlayMade) for event in log)
    doubles = [one for one in decisions if one.action is CubeAction.DOUBLE]
    assert len(doubles) == sum(isinstance(event, ev.DoubleOffered) for event in log) > 0
    answers = [one for one in decisions if one.kind is DecisionKind.TAKE]
    assert len(answers) == len(doubles)
    assert all(one.side is not one.state.on_roll for one in answers)


def test_a_dead_cube_that_another_program_turned_is_no_decision_but_its_answer_is():
    read = from_mat(f"{DEAD}  5)  Drops\n{'Wins 4 points':>40}\n")
    analysis = match_analysis(read.events, {one.seq: analyze_decision(one, 1) for one in decisions_of(read.events)})
    cubes = [one for one in analysis.decisions if one.kind is not DecisionKind.CHECKER]
    assert [one.kind for one in cubes] == [DecisionKind.DOUBLE, DecisionKind.TAKE] * 2 + [DecisionKind.TAKE]
    assert cubes[-1].loss > 1, "what it passed was the match"


def test_no_double_is_a_decision_only_where_one_could_be(log):
    for one in decisions_of(log):
        if one.action is CubeAction.NO_DOUBLE:
            assert one.state.cube.available_to(one.side)
            assert one.state.away(one.side) > one.state.cube.value
            assert one.state.turns > 0


@pytest.mark.parametrize(("game", "seed"), [("gul_bara", 1), ("gul_bara", 2), ("european_acey_deucey", 17)])
def test_what_is_left_of_a_doublet_that_has_won_is_no_decision(game, seed):
    dice = SeededDice(seed)
    log = list(start(cmd.StartMatch(game, 1, Rules(cube=False)), dice))
    state = fold(log)
    while not state.is_over:
        side = state.waiting_for
        if state.phase is Phase.TO_PLAY:
            command = cmd.MakePlay(side, min(plays_now(state), key=lambda play: play.after.pip_count).notation)
        elif state.phase is Phase.TO_NAME:
            command = cmd.NameDoublet(side, 6)
        else:
            command = cmd.RollDice(side)
        for event in decide(state, command, dice):
            before, state = state, evolve(state, event)
            if isinstance(event, ev.GameEnded):
                assert before.roll is not None
                assert before.phase is Phase.TO_PLAY, "with numbers left to play"
            log.append(event)
    last_play = max(seq for seq, event in enumerate(log, 1) if isinstance(event, ev.PlayMade))
    assert [one.seq for one in decisions_of(log)][-1] == last_play


def test_losses_marks_and_sums_agree(analysis):
    for one in analysis.decisions:
        assert one.loss >= 0
        assert (one.loss == 0) == (one.played == one.best) or one.loss < 1e-6
    for side in Side:
        own = [one for one in analysis.decisions if one.side is side and one.counted]
        total = analysis.sides[side]
        assert total.decisions == len(own)
        assert total.loss == pytest.approx(sum(one.loss for one in own))
        assert total.rating == pytest.approx(500 * total.loss / total.decisions)
        assert total.doubtful + total.bad + total.very_bad == sum(one.mark is not Mark.NONE for one in own)
        assert total.loss == pytest.approx(sum(game.sides[side].loss for game in analysis.games))
    assert analysis.sides[Side.WHITE].rating > analysis.sides[Side.BLACK].rating
    losses = [one.loss for one in analysis.blunders]
    assert losses == sorted(losses, reverse=True)
    assert min(losses) >= 0.04


def test_the_winner_gained_what_luck_and_mistakes_gave(log, analysis):
    """Chances are one scale: luck gained and chances given away together make up how the match went."""
    points = [point.winning for point in analysis.curve]
    assert points[-1] == float(fold(log).winner is Side.WHITE)
    assert all(0 <= point <= 1 for point in points)


def test_a_study_can_be_stored(analysis):
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=MatchAnalysis) == analysis


async def test_a_study_is_taken_up_again_where_it_stopped(log, analysis, pool):
    known = len(analysis.decisions) - 24
    found = {one.seq: one for one in analysis.decisions[:known]}
    stopped = analyze_match(pool, log, found, PLIES)
    found = dict(found)
    async for progress in stopped:
        if progress.decision is not None:
            found[progress.decision.seq] = progress.decision
        if len(found) == known + 12:
            break
    await stopped.aclose()
    with pytest.raises(ValueError, match="not studied"):
        match_analysis(log, found)
    again = [progress async for progress in analyze_match(pool, log, found, PLIES)]
    assert again[0].done == known + 12
    assert len(again) == 1 + 12
    found |= {one.decision.seq: one.decision for one in again if one.decision is not None}
    assert match_analysis(log, found) == analysis


@pytest.mark.skipif(not NIGHTLY, reason="a whole study more: make nightly")
async def test_the_pool_gives_the_same_study_though_its_workers_die(log, analysis, pool):
    found, totals, killed = {}, set(), 0
    async for progress in analyze_match(pool, log):
        totals.add((progress.total, progress.done - len(found) - (progress.decision is not None)))
        if progress.decision is not None:
            found[progress.decision.seq] = progress.decision
            if len(found) % 20 == 0:
                for pid in pids_of(pool):
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
                await asyncio.sleep(0)
    assert killed >= 2
    assert totals == {(len(analysis.decisions), 0)}
    assert match_analysis(log, found) == analysis


def test_sessions_with_beavers_are_studied():
    rules = Rules(jacoby=True, beavers=True)
    log = level_match(6, 0, ("beginner", "casual"), rules, games=3 if NIGHTLY else 1)
    analysis = match_analysis(log, {one.seq: analyze_decision(one, 1) for one in decisions_of(log)})
    assert all(one.winning_lost is None for one in analysis.decisions)
    assert all(point.winning is None for point in analysis.curve)
    assert analysis.sides[0].decisions > 10


def test_a_wrong_pass_costs_what_taking_was_worth():
    log = level_match(6, 5, ("beginner", "beginner"), games=5)
    takes = [analyze_decision(one, 2) for one in decisions_of(log) if one.kind is DecisionKind.TAKE]
    assert takes
    for one in takes:
        assert one.loss == pytest.approx(
            0 if one.played == one.best else abs(one.cube.double_take - one.cube.double_pass), abs=1e-6
        )


def test_a_double_not_made_is_looked_at_again():
    """A first look makes 0.18 of what GNU Backgammon 1.07, 2-ply, calls an error of 0.09."""
    state = MatchState(
        "backgammon",
        Rules(),
        7,
        Position.from_gnubg_id("bdsiAAZrdscAAA"),
        phase=Phase.TO_ROLL,
        game=2,
        turns=9,
        score=(0, 2),
    )
    decision = Decision(state, 1, Side.WHITE, DecisionKind.DOUBLE, action=CubeAction.NO_DOUBLE)
    hasty, studied = (analyze_decision(decision, 2, hasty=one) for one in (True, False))
    assert hasty.loss == pytest.approx(0.18, abs=0.02)
    assert studied.loss == pytest.approx(0.10, abs=0.02)


def test_the_words_and_marks_are_gnu_backgammon_s():
    assert [word_of(error) for error in (0.001, 0.002, 0.005, 0.008, 0.012, 0.018, 0.026, 0.035)] == list(Word)
    assert [mark_of(loss) for loss in (0.039, 0.04, 0.08, 0.16)] == list(Mark)


# GNU Backgammon 1.07 on the same file, "2 ply" throughout: equity lost in checker plays and with the cube, choices
# (unforced moves, close or actual cube decisions), chance to win the match lost, its word for all of it.
GNU = {
    Side.WHITE: (0.510, 0.037, 35, 8, 0.0815, Word.INTERMEDIATE),
    Side.BLACK: (0.484, 0.062, 53, 11, 0.1857, Word.ADVANCED),
}


@pytest.mark.slow
@pytest.mark.skipif(not NIGHTLY, reason="half a minute of the engine: make nightly")
def test_a_seven_point_match_beside_gnu_backgammon():
    """Two networks never agree to the last digit: 0.1 in what a side lost in the whole match, 3% of its chances."""
    text = (Path(__file__).parent / "seven_points.mat").read_text(encoding="utf-8")
    log = list(from_mat(text).events)
    analysis = match_analysis(log, {one.seq: analyze_decision(one, 2) for one in decisions_of(log)})
    for side, (plays, cubes, unforced, turned, chances, word) in GNU.items():
        own, counted = analysis.sides[side], [one for one in analysis.decisions if one.side is side and one.counted]
        losses = [one.loss for one in counted if one.kind is DecisionKind.CHECKER]
        assert sum(losses) == pytest.approx(plays, abs=0.1)
        assert own.loss - sum(losses) == pytest.approx(cubes, abs=0.06)
        assert own.choices == pytest.approx(unforced + turned, abs=2)
        assert sum(one.winning_lost or 0.0 for one in counted) == pytest.approx(chances, abs=0.03)
        assert own.word is word


def followed(variant, rolls, choices, rules):
    """The log of a session: with these rolls, what `choices` make of one state after the other."""
    dice = ScriptedDice(rolls)
    log = list(start(cmd.StartMatch(variant, 0, rules), dice))
    for choice in choices:
        log += decide(fold(log), choice(fold(log)), dice)
    return log


def plays_best(state):
    return cmd.MakePlay(state.on_roll, first_look(state)[0].play.notation)


def test_a_beaver_after_the_take_is_the_answer_to_the_double():
    """It's allowed until the doubler rolls, so the take before it is no mistake."""
    takes, beavers = (lambda state: cmd.Take(state.on_roll.other)), (lambda state: cmd.Beaver(state.on_roll.other))
    losses = []
    for answers in ((takes, beavers), (beavers,)):
        choices = [plays_best, lambda state: cmd.OfferDouble(state.on_roll), *answers]
        log = followed("backgammon", [(3, 1)], choices, Rules(beavers=True))
        [take] = [one for one in decisions_of(log) if one.kind is DecisionKind.TAKE]
        assert take.action is CubeAction.BEAVER
        losses.append(analyze_decision(take, 1).loss)
    assert losses == [0, 0]


def test_a_roll_is_lucky_once_though_its_doublet_is_never_named():
    """The 2-1 has been played, and is over, when its thrower gives up instead of naming a doublet."""
    script = "american_acey_deucey", [(3, 1), (6, 5), (2, 1), *[(4, 3)] * 3]
    log = followed(*script, [plays_best, plays_best], Rules(cube=False))
    assert fold(log).phase is Phase.TO_NAME
    resigns = [plays_best, plays_best, lambda state: cmd.Resign(state.on_roll, 99)]
    log = followed(*script, resigns, Rules(cube=False))
    rolls = [one.state.roll for one in decisions_of(log) if one.kind is DecisionKind.CHECKER]
    assert rolls.count(Roll(2, 1)) == 1
