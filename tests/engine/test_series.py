"""Matches without a cube: what a lead is worth, game by game."""

from fractions import Fraction

import numpy as np
import pytest

from bot.engine.evaluator import analyze_position, frame_of, judge_of, value_of
from bot.engine.network import winning, winning_after
from bot.engine.standing import _SHARES, Series, standing_of, winning_series
from bot.rules.dice import ALL_ROLLS, Roll
from bot.rules.house_rules import usual_rules
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import EDITION, VARIANTS
from tests.nightly import NIGHTLY


def at_the_start(key, length=5, score=(3, 0), roll=None, game=1, rules=None):
    """The first turn of a game of a match."""
    variant = VARIANTS[key]
    phase = Phase.TO_ROLL if roll is None else Phase.TO_PLAY
    rules = rules or usual_rules(variant, length)
    start = variant.of_game(game).start()
    return MatchState(key, rules, length, start, score=score, phase=phase, roll=roll, game=game, edition=EDITION)


def chance(key, away, theirs, won_last=None):
    return winning_series(Series((key,), (VARIANTS[key].winner_starts,)), 0, away, theirs, won_last=won_last)


def test_a_game_of_single_points_is_a_game_of_heads_and_tails():
    assert chance("sugoroku", 2, 5) == pytest.approx(57 / 64, abs=1e-12)
    assert chance("sugoroku", 1, 5, won_last=True) == pytest.approx(31 / 32, abs=1e-12)


def test_the_opening_roll_counts_by_what_the_network_says_of_it():
    analysis = analyze_position(at_the_start("sugoroku", roll=Roll(6, 5)), 1)
    win = analysis.chances.win
    assert win != 0.5
    assert analysis.winning == pytest.approx(win * 31 / 32 + (1 - win) * 13 / 16, abs=1e-6)


@pytest.mark.parametrize("key", ["plakoto", "fevga", "narde"])
def test_a_lead_is_worth_more_than_with_a_cube(key):
    """The usual table says 0.755. The leader has won the last game, and so opens the next."""
    assert 0.82 < chance(key, 2, 5, won_last=True) < 0.87


@pytest.mark.parametrize("key", _SHARES)
def test_one_side_wins(key):
    assert sum(map(sum, _SHARES[key])) == pytest.approx(1, abs=1e-9)
    for away in range(1, 26, 6):
        for theirs in range(1, 100, 14):
            assert chance(key, away, theirs) + chance(key, theirs, away) == pytest.approx(1, abs=1e-12)
            won, lost = (
                chance(key, *points, won_last=last)
                for points, last in (((away, theirs), True), ((theirs, away), False))
            )
            assert won + lost == pytest.approx(1, abs=1e-12)
            assert chance(key, away, theirs) >= chance(key, away + 1, theirs)


def test_tavli_goes_round_its_games_and_the_winner_opens():
    """Beside a tree of all results of the games, by fractions."""
    series = standing_of(at_the_start("tavli"), Side.WHITE).series
    assert series.games == ("portes", "plakoto", "fevga")
    shares = {key: [[Fraction(one) for one in side] for side in _SHARES[key]] for key in series.games}

    def tree(games, mine, theirs, i_open):
        if mine <= 0 or theirs <= 0:
            return Fraction(mine <= 0)
        wins, losses = shares[series.games[games % 3]] if i_open else reversed(shares[series.games[games % 3]])
        won = sum(share * tree(games + 1, mine - points, theirs, True) for points, share in enumerate(wins, 1))
        return won + sum(
            share * tree(games + 1, mine, theirs - points, False) for points, share in enumerate(losses, 1)
        )

    for played, away, theirs, won in [(1, 3, 2, True), (2, 1, 4, False), (3, 2, 2, True), (5, 2, 3, False)]:
        assert winning_series(series, played, away, theirs, won_last=won) == pytest.approx(
            float(tree(played, away, theirs, won)), abs=1e-12
        )
    begun = (tree(0, 3, 4, True) + tree(0, 3, 4, False)) / 2
    assert winning_series(series, 0, 3, 4, won_last=None) == pytest.approx(float(begun), abs=1e-12)


def test_backgammon_without_its_cube():
    standing = standing_of(at_the_start("backgammon", rules=Rules(cube=False)), Side.WHITE)
    assert winning_after(standing, 0) == pytest.approx(chance("backgammon", 2, 5))
    assert winning_after(standing, 2) == 1
    assert winning_after(standing, -2) == pytest.approx(chance("backgammon", 2, 3))
    assert 0.82 < winning_after(standing, 0) < 0.86
    with_cube = standing_of(at_the_start("backgammon", rules=Rules()), Side.WHITE)
    assert winning_after(with_cube, 0) < 0.8


@pytest.mark.parametrize("key", ["backgammon", "plakoto", "sugoroku", "american_acey_deucey"])
def test_equity_and_chance_are_the_same_scale(key):
    """What is said of a position's chance to win the match is what its chances in the game come to."""
    state = at_the_start(key, roll=Roll(6, 1), rules=Rules(cube=False) if key == "backgammon" else None)
    analysis, standing = analyze_position(state, 1), standing_of(state, Side.WHITE)
    assert analysis.winning == pytest.approx(winning(standing, analysis.equity))
    if key != "american_acey_deucey":
        won = analysis.chances
        wins, losses = (won.win - won.gammon, won.gammon), (1 - won.win - won.gammon_lost, won.gammon_lost)
        points = dict(zip((1, 2, -1, -2), (*wins, *losses), strict=True))
        expected = sum(share * winning_after(standing, one) for one, share in points.items())
        assert analysis.winning == pytest.approx(expected, abs=2e-3)


def of_the_network(key):
    """What a game's network says of who opens it, a roll ahead: wins of any size and larger ones, then losses."""
    state = at_the_start(key, length=0, score=(0, 0), rules=Rules(cube=False))
    frame, doublets = frame_of(state)._replace(turns=0), game_of(state).rolls_afresh
    judge = judge_of(key)
    if judge is not None:
        return judge.to_roll(state.position, frame, doublets=doublets)
    rows, weights = [], []
    for roll, weight in ALL_ROLLS:
        if doublets or not roll.is_doublet:
            plays = frame.variant.legal_plays(state.position, roll, state.rules)
            best = max((value_of(play, frame, 1) for play in plays), key=lambda one: one.equity).chances
            rows.append([best.win, best.gammon, best.backgammon, best.gammon_lost, best.backgammon_lost])
            weights.append(weight)
    return np.average(rows, axis=0, weights=weights)


@pytest.mark.parametrize("key", [key for key in _SHARES if NIGHTLY or key in {"backgammon", "plakoto", "sugoroku"}])
def test_the_shares_are_what_the_networks_say(key):
    said = of_the_network(key)
    if VARIANTS[key].by_the_checker:  # what it says are the mean points won and lost, as shares of fifteen
        counted = [sum(points * share for points, share in enumerate(side, 1)) / 15 for side in _SHARES[key]]
        assert [sum(_SHARES[key][0]), *counted] == pytest.approx([said[0], said[1], said[3]], abs=0.03)
        return
    wins, losses = ([sum(side[first:]) for first in range(3)] for side in _SHARES[key])
    assert wins == pytest.approx(said[:3], abs=2e-3)
    assert losses == pytest.approx([1 - said[0], *said[3:]], abs=2e-3)
