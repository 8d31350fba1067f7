"""Plays, cube and luck: against our own rules, against each other, and where the network is known to go wrong."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.engine.evaluator import (
    ALL_ROLLS,
    analyze_position,
    before_roll,
    best_reply,
    cube_verdict,
    frame_of,
    rank_plays,
    roll_luck,
)
from bot.engine.network import cubeless, winning, winning_after, winning_at, won_equity
from bot.engine.standing import board_of, standing_of
from bot.rules.dice import Roll
from bot.rules.match.state import Crawford, MatchState, Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.variants import find_variant
from tests.engine.matches import level_match, state_at, states_of
from tests.nightly import NIGHTLY

START = {24: 2, 13: 5, 8: 3, 6: 5}


@pytest.fixture(scope="module")
def states():
    """Positions of two matches, in every phase; those in which nothing can be moved, or nothing is left, are not."""
    logs = (level_match(1, 5, ("beginner", "casual")), level_match(2, 0, ("beginner", "advanced"), Rules(jacoby=True)))
    states = [state for log in logs for state in states_of(log) if state.game and not state.is_over]
    going_on = [state for state in states if any(state.position.theirs[1:])]
    return [state for state in going_on if state.phase is not Phase.TO_PLAY or plays_now(state)]


def test_ranked_plays_are_our_legal_plays(states):
    random = Random(1)
    to_play = [state for state in states if state.phase is Phase.TO_PLAY]
    for state in random.sample(to_play, 60 if NIGHTLY else 12):
        ranked = [one.play for one in rank_plays(state, random.choice((1, 2))).values]
        assert sorted(play.notation for play in ranked) == sorted(play.notation for play in plays_now(state))


def test_the_best_play_leads_and_nothing_gains_on_it(states):
    for state in [state for state in states if state.phase is Phase.TO_PLAY][:: 9 if NIGHTLY else 18]:
        analysis = analyze_position(state, 2)
        losses = [one.loss for one in analysis.plays]
        assert losses[0] == 0
        assert losses == sorted(losses)
        assert len(analysis.plays) == min(5, len(plays_now(state)))


def test_chances_are_in_order(states):
    for state in states[:: 7 if NIGHTLY else 21]:
        if state.phase in (Phase.TO_ROLL, Phase.TO_PLAY):
            chances = analyze_position(state, 2).chances
            if chances is not None:
                assert 0 <= chances.backgammon <= chances.gammon <= chances.win <= 1
                assert 0 <= chances.backgammon_lost <= chances.gammon_lost <= 1 - chances.win


def test_the_same_question_has_the_same_answer_whatever_was_asked_before(states):
    """The network keeps what it has worked out: neither another order nor another score may change an answer."""
    asked = [state for state in states if state.phase in (Phase.TO_ROLL, Phase.TO_PLAY)][:40:6]
    asked += [replace(state, length=0, score=(0, 0), cube=Cube()) for state in asked]
    asked += [replace(state, length=9, score=(7, 1), cube=Cube(2, Side.WHITE, turned=True)) for state in asked]
    first = [analyze_position(state, 2) for state in asked]
    assert [analyze_position(state, 2) for state in reversed(asked)] == first[::-1]


def test_a_dance_has_no_plays():
    closed = dict.fromkeys(range(1, 7), 2)
    state = state_at({25: 1, 6: 5}, {**closed, 7: 3}, roll=Roll(6, 5))
    assert analyze_position(state, 2).plays == ()


def test_both_dice_are_played_where_the_last_checker_could_go_with_one():
    """The last checker could be borne off by the six at once, but 5-4, 4/off uses both dice and has to be played."""
    state = state_at({5: 1}, {6: 2}, roll=Roll(6, 1))
    analysis = analyze_position(state, 2)
    assert {one.play for one in analysis.plays} == {play.notation for play in plays_now(state)}
    assert analysis.plays[0].equity == pytest.approx(1.0, abs=1e-6)


def test_a_free_choice_is_offered():
    """A house rule that the network's own move generator does not know: every play of ours is valued all the same."""
    rules = Rules(free_choice=True)
    state = state_at({25: 1, 6: 4}, {6: 2, 5: 2, 2: 2, 1: 2, 8: 2}, roll=Roll(4, 3), rules=rules)
    assert {one.play for one in analyze_position(state, 2).plays} == {play.notation for play in plays_now(state)}


def test_opening_plays_are_the_book_s():
    for roll, book in (
        (Roll(3, 1), "8/5 6/5"),
        (Roll(6, 1), "13/7 8/7"),
        (Roll(4, 2), "8/4 6/4"),
        (Roll(5, 3), "8/3 6/3"),
    ):
        assert analyze_position(state_at(START, START, roll=roll), 2).plays[0].play == book


def test_a_certain_win_is_worth_what_it_pays():
    race = state_at({1: 1}, {6: 15}, roll=Roll(2, 1))
    assert analyze_position(race, 2).equity == pytest.approx(2.0)
    jacoby = state_at({1: 1}, {6: 15}, roll=Roll(2, 1), rules=Rules(jacoby=True))
    assert analyze_position(jacoby, 2).equity == pytest.approx(1.0)
    match = state_at({1: 1}, {6: 15}, roll=Roll(2, 1), length=5, score=(3, 0))
    assert analyze_position(match, 2).winning == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ({6: 14}, {6: 16}),
        ({25: 15}, {1: 0}),
        ({13: 5, 6: 5, 8: 5}, {12: 2, 1: 13}),
    ],
)
def test_what_cannot_be_is_refused(mine, theirs):
    counts = [0] * 26
    for point, count in mine.items():
        counts[point] = count
    others = [0] * 26
    for point, count in theirs.items():
        others[point] = count
    position = Position(tuple(counts), tuple(others))
    state = MatchState("backgammon", Rules(), 5, position, phase=Phase.TO_ROLL)
    with pytest.raises(ValueError):  # noqa: PT011 - which position it is does not matter
        analyze_position(state, 2)


def test_games_it_does_not_know_are_refused():
    with pytest.raises(ValueError, match="does not know"):
        analyze_position(state_at(START, START, roll=Roll(3, 1), variant="makhbusa", rules=Rules(pinned_start=True)), 1)


class TestCube:
    def test_crawford_and_dead_cubes_have_no_decision(self):
        crawford = state_at(START, START, length=5, score=(4, 0), crawford=Crawford.NOW)
        dead = state_at(START, START, length=5, score=(3, 0), cube=Cube(2, Side.WHITE, turned=True))
        for state in (crawford, dead):
            assert analyze_position(state, 2).cube is None
            with pytest.raises(ValueError, match="no cube"):
                cube_verdict(state, 2)

    def test_a_won_race_is_doubled_and_passed(self):
        verdict = cube_verdict(state_at({1: 4, 2: 4}, {6: 8, 5: 7}, rules=Rules()), 2)
        assert verdict.double_take > verdict.double_pass == pytest.approx(1.0)
        assert not verdict.should_take

    def test_too_good_without_jacoby_and_a_double_with_it(self):
        mine, theirs = {6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2}, {25: 3, 13: 5, 12: 4, 8: 3}
        free, jacoby = (cube_verdict(state_at(mine, theirs, rules=Rules(jacoby=on)), 2) for on in (False, True))
        assert free.too_good
        assert not free.should_double
        assert jacoby.should_double

    def test_a_beaver_only_where_it_is_played(self):
        losing = ({24: 2, 6: 5, 5: 8}, {4: 5, 3: 5, 2: 5})
        with_beavers, without = (cube_verdict(state_at(*losing, rules=Rules(beavers=on)), 2) for on in (True, False))
        assert with_beavers.beaver
        assert not without.beaver
        assert with_beavers.double_take < without.double_take < 0

    def test_last_roll_doubles_at_two_away(self):
        """Two away each, the whole game on one roll that wins 23 times of 36: doubled at any score."""
        state = state_at({2: 1, 4: 1}, {1: 2}, length=5, score=(3, 3))
        verdict = cube_verdict(state, 2)
        assert verdict.chances.win == pytest.approx(23 / 36, abs=0.005)
        assert verdict.should_double


class TestMatchEquity:
    def test_the_table(self):
        assert winning_at(1, 1, after_crawford=True) == 0.5
        assert winning_at(1, 2, after_crawford=False) == pytest.approx(0.677, abs=0.001)
        assert winning_at(1, 2, after_crawford=True) == pytest.approx(0.512, abs=0.001)
        for away in range(1, 60, 7):
            for theirs in range(1, 60, 5):
                one = winning_at(away, theirs, after_crawford=False)
                assert one + winning_at(theirs, away, after_crawford=False) == pytest.approx(1, abs=1e-5)

    def test_it_goes_on_beyond_the_table(self):
        chances = [winning_at(away, 25, after_crawford=False) for away in range(15, 60)]
        assert chances == sorted(chances, reverse=True)
        assert abs(winning_at(26, 20, after_crawford=False) - winning_at(25, 20, after_crawford=False)) < 0.03

    def test_equity_and_chance_are_the_same_scale(self):
        standing = standing_of(state_at(START, START, length=7, score=(2, 4), cube=Cube(2, None)), Side.WHITE)
        assert winning(standing, 1.0) == pytest.approx(winning_after(standing, 2))
        assert winning(standing, -1.0) == pytest.approx(winning_after(standing, -2))
        assert winning(standing, won_equity(standing, 2)) == pytest.approx(winning_after(standing, 4))


class TestLuck:
    def test_it_comes_to_nothing_over_all_rolls(self):
        state = state_at({**START, 13: 4, 10: 1}, START)
        lucks = [roll_luck(state, roll) * weight for roll, weight in ALL_ROLLS]
        assert sum(lucks) == pytest.approx(0, abs=1e-4)
        assert max(lucks) > 0.2

    def test_winning_the_opening_roll_is_luck(self):
        state = state_at(START, START)
        openings = [roll_luck(state, roll, opening=True) for roll, weight in ALL_ROLLS if weight == 2]
        assert 0 < sum(openings) / 15 < 0.1

    def test_it_is_what_the_best_play_gains(self):
        state = state_at(START, START)
        frame = frame_of(state)
        good, bad = (best_reply(state.position, roll, frame) for roll in (Roll(3, 1), Roll(4, 1)))
        difference = roll_luck(state, Roll(3, 1)) - roll_luck(state, Roll(4, 1))
        assert difference == pytest.approx(good - bad, abs=1e-6)


@pytest.mark.parametrize("plies", [1, 2])
def test_a_long_match_without_a_cube_has_no_cube(plies):
    """Beyond the scores that the network knows only the points are at stake."""
    position = {"mine": {6: 5, 8: 3, 13: 5, 5: 2}, "theirs": {24: 1, 13: 5, 8: 3, 6: 6}}
    state = state_at(**position, roll=Roll(3, 1), length=31, rules=Rules(cube=False))
    best = rank_plays(state, plies).values[0]
    assert best.equity == pytest.approx(cubeless(best.chances, standing_of(state, Side.WHITE)))
    to_roll = replace(state, phase=Phase.TO_ROLL, roll=None)
    verdict = before_roll(to_roll, plies)
    assert verdict.no_double == pytest.approx(cubeless(verdict.chances, standing_of(to_roll, Side.WHITE)))


@pytest.mark.parametrize("key", ["nackgammon", "longgammon"])
def test_other_games_that_it_knows(key):
    state = MatchState(key, Rules(), 3, find_variant(key).start(), phase=Phase.TO_PLAY, roll=Roll(6, 4), game=1)
    analysis = analyze_position(state, 2)
    assert {one.play for one in analysis.plays} <= {play.notation for play in plays_now(state)}
    assert abs(analysis.equity) < 0.2, "nobody is far ahead after one roll"


def test_boards_are_the_mover_s():
    board = board_of(Position.of({25: 1, 6: 14}, {25: 2, 24: 13}))
    assert (board[25], board[6], board[0], board[1]) == (1, 14, 2, -13)
