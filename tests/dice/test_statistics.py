"""Rolls counted, and chi-square against values from tables and from exact sums."""

import math
from random import Random

import pytest

from bot.dice.statistics import (
    LEAST_EXPECTED,
    MEAN_PIPS,
    RollCounts,
    Verdict,
    chi_square_test,
    count_rolls,
    doublet_test,
    face_test,
    survival,
)
from bot.rules.dice import Roll
from bot.rules.match.events import DiceRolled, GameStarted, TurnPassed
from bot.rules.sides import Side


@pytest.mark.parametrize(
    ("chi_square", "freedom", "p"),
    [
        # Percentage points of chi-square (Abramowitz and Stegun, table 26.8).
        (3.84146, 1, 0.05),
        (6.63490, 1, 0.01),
        (11.0705, 5, 0.05),
        (15.0863, 5, 0.01),
        (20.5150, 5, 0.001),
        (1.14548, 5, 0.95),
        (0.554300, 5, 0.99),
        (18.3070, 10, 0.05),
        (43.7729, 30, 0.05),
        (124.342, 100, 0.05),
    ],
)
def test_the_values_of_the_table(chi_square, freedom, p):
    assert survival(chi_square, freedom) == pytest.approx(p, rel=2e-5)


@pytest.mark.parametrize("chi_square", [1e-9, 0.1, 1, 2.9, 3, 5, 10, 40, 200, 1000])
def test_exact_forms(chi_square):
    """Elementary for one, two, four and six degrees of freedom."""
    x = chi_square / 2
    assert survival(chi_square, 1) == pytest.approx(math.erfc(math.sqrt(x)), rel=1e-11)
    assert survival(chi_square, 2) == pytest.approx(math.exp(-x), rel=1e-11)
    assert survival(chi_square, 4) == pytest.approx(math.exp(-x) * (1 + x), rel=1e-11)
    assert survival(chi_square, 6) == pytest.approx(math.exp(-x) * (1 + x + x * x / 2), rel=1e-11)


def test_the_ends():
    assert survival(0, 5) == 1
    assert survival(10_000, 5) == 0
    assert survival(1e6, 35) == 0


def test_pearsons_own_sum():
    test = chi_square_test((16, 18, 16, 14, 12, 12), [1 / 6] * 6)
    assert test.chi_square == pytest.approx(2.0)
    assert test.freedom == 5
    assert test.p == pytest.approx(0.849145, abs=1e-6)


@pytest.mark.parametrize("dice", [0, 1, 6 * LEAST_EXPECTED - 1])
def test_of_few_nothing_is_said(dice):
    assert face_test(RollCounts(faces=(dice, 0, 0, 0, 0, 0))).verdict is Verdict.TOO_FEW
    assert doublet_test(RollCounts(rolls=dice, doublets=dice)).verdict is Verdict.TOO_FEW


def test_verdicts():
    fair = RollCounts(rolls=600, doublets=95, faces=(200, 190, 210, 205, 195, 200))
    assert face_test(fair).verdict is Verdict.FAIR
    assert doublet_test(fair).verdict is Verdict.FAIR
    odd = RollCounts(rolls=600, doublets=126, faces=(250, 190, 190, 190, 190, 190))
    assert doublet_test(odd).verdict is Verdict.UNUSUAL
    assert face_test(RollCounts(faces=(300, 180, 180, 180, 180, 180))).verdict is Verdict.SUSPICIOUS
    assert doublet_test(RollCounts(rolls=600, doublets=180)).verdict is Verdict.SUSPICIOUS


def test_p_below_one_in_twenty_is_unusual():
    """600 rolls and 118 doublets have p 0.049; with 117 it is 0.062."""
    assert doublet_test(RollCounts(rolls=600, doublets=117)).verdict is Verdict.FAIR
    assert doublet_test(RollCounts(rolls=600, doublets=118)).verdict is Verdict.UNUSUAL


def test_fair_samples_are_seldom_called_otherwise():
    """Small samples of fair dice: p is below 0.05 in about one of twenty, as it should be."""
    random = Random(7)
    ps = []
    for _ in range(1000):
        dice = [random.randrange(6) for _ in range(6 * LEAST_EXPECTED)]
        ps.append(face_test(RollCounts(faces=tuple(dice.count(face) for face in range(6)))).p)
    assert 30 <= sum(p < 0.05 for p in ps) <= 70
    assert 450 <= sum(p < 0.5 for p in ps) <= 550


def test_dice_are_counted_by_side():
    events = [
        GameStarted(1, (Roll(3, 3), Roll(6, 1))),
        DiceRolled(Side.BLACK, Roll(4, 4)),
        TurnPassed(Side.BLACK),
        DiceRolled(Side.WHITE, Roll(2, 5)),
        GameStarted(2, (), Side.WHITE),
    ]
    white, black = count_rolls(events)
    assert white == RollCounts(1, 0, 7, (0, 1, 1, 0, 1, 1))
    assert black == RollCounts(1, 1, 16, (1, 0, 1, 2, 0, 0))
    assert white + black == RollCounts(2, 1, 23, (1, 1, 2, 2, 1, 1))


def test_pips_of_all_rolls_are_the_average():
    all_rolls = [DiceRolled(Side.WHITE, Roll(a, b)) for a in range(1, 7) for b in range(1, 7)]
    counts, _ = count_rolls(all_rolls)
    assert counts.pips == pytest.approx(36 * MEAN_PIPS)
    assert counts.pip_luck == pytest.approx(0)
    squares = sum((2 * (a + b) if a == b else a + b) ** 2 for a in range(1, 7) for b in range(1, 7))
    assert counts.pip_spread == pytest.approx(math.sqrt(squares - 36 * MEAN_PIPS**2))
