"""Counts of rolls, and how likely such counts are by chance: pure, for `/dice stats` and for the tests of the dice."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache
from typing import Final

import msgspec

from bot.rules.dice import Roll
from bot.rules.match.events import DiceRolled, Event, GameStarted

FACES: Final = 6
MEAN_PIPS: Final = 49 / 6
"""Pips of an average roll: 7 without doublets, plus 7 for the sixth of all rolls that are doublets."""
_PIPS_VARIANCE: Final = sum((2 * (a + b) if a == b else a + b) ** 2 for a in range(1, 7) for b in range(1, 7)) / 36 - (
    MEAN_PIPS**2
)
LEAST_EXPECTED: Final = 10
"""Chi-square is an approximation: if fewer are expected in a cell, there's no verdict (the usual rule asks for 5)."""
UNUSUAL: Final = 0.05
"""Fair dice deviate like this once in twenty samples; p below it is called unusual, everything else fair."""
SUSPICIOUS: Final = 0.0001
"""Once in ten thousand samples."""
_ENOUGH: Final = 1e-15
_MOST_TERMS: Final = 10_000


class RollCounts(msgspec.Struct, frozen=True):
    """Counts of dice.

    `faces` counts all dice by the number they show, including those of openings (one a side, ties included). `rolls`,
    `doublets` and `pips` count rolls of two dice by one side; an opening isn't one, and can't end in a doublet. In
    `pips` a doublet counts four times its number.
    """

    rolls: int = 0
    doublets: int = 0
    pips: int = 0
    faces: tuple[int, ...] = (0,) * FACES

    @property
    def dice(self) -> int:
        """All dice thrown."""
        return sum(self.faces)

    @property
    def pip_luck(self) -> float:
        """Pips rolled above what as many average rolls would give."""
        return self.pips - self.rolls * MEAN_PIPS

    @property
    def pip_spread(self) -> float:
        """Standard deviation of `pip_luck`: two thirds of all samples are within it."""
        return math.sqrt(self.rolls * _PIPS_VARIANCE)

    def __add__(self, other: RollCounts) -> RollCounts:
        faces = tuple(map(sum, zip(self.faces, other.faces, strict=True)))
        return RollCounts(self.rolls + other.rolls, self.doublets + other.doublets, self.pips + other.pips, faces)


_NONE: Final = RollCounts()


def count_rolls(events: Iterable[Event]) -> tuple[RollCounts, RollCounts]:
    """The dice in a match's events, by side."""
    counted = [_NONE, _NONE]
    for event in events:
        if isinstance(event, DiceRolled):
            rolled = _rolled(event.roll)
            counted[event.side] = rolled if counted[event.side] is _NONE else counted[event.side] + rolled
        elif isinstance(event, GameStarted):
            for opening in event.opening:
                for side, die in enumerate(opening):
                    counted[side] += RollCounts(faces=_faces(die))
    return counted[0], counted[1]


@cache
def _rolled(roll: Roll) -> RollCounts:
    pips = sum(roll) * (2 if roll.is_doublet else 1)
    return RollCounts(1, int(roll.is_doublet), pips, _faces(*roll))


def _faces(*dice: int) -> tuple[int, ...]:
    return tuple(dice.count(face) for face in range(1, FACES + 1))


class Verdict(StrEnum):
    """The meaning of a deviation."""

    TOO_FEW = "too-few"
    """Too few to say anything."""
    FAIR = "fair"
    UNUSUAL = "unusual"
    SUSPICIOUS = "suspicious"


class Test(msgspec.Struct, frozen=True):
    """A chi-square test: `p` is the chance that fair dice deviate at least as much. None if nothing can be said."""

    chi_square: float
    freedom: int
    p: float | None

    @property
    def verdict(self) -> Verdict:
        """The meaning of this result."""
        if self.p is None:
            return Verdict.TOO_FEW
        return Verdict.SUSPICIOUS if self.p < SUSPICIOUS else Verdict.UNUSUAL if self.p < UNUSUAL else Verdict.FAIR


def face_test(counts: RollCounts) -> Test:
    """Do all faces come equally often?"""
    return chi_square_test(counts.faces, [1 / FACES] * FACES)


def doublet_test(counts: RollCounts) -> Test:
    """Is every sixth roll a doublet?"""
    return chi_square_test((counts.doublets, counts.rolls - counts.doublets), (1 / FACES, 1 - 1 / FACES))


def chi_square_test(observed: Sequence[int], chances: Sequence[float]) -> Test:
    """Pearson's test of counts against the chance of each; no p if a cell expects fewer than `LEAST_EXPECTED`."""
    total = sum(observed)
    expected = [total * chance for chance in chances]
    freedom = len(observed) - 1
    if min(expected) < LEAST_EXPECTED:
        return Test(0.0, freedom, None)
    chi_square = sum((seen - due) ** 2 / due for seen, due in zip(observed, expected, strict=True))
    return Test(chi_square, freedom, survival(chi_square, freedom))


def survival(chi_square: float, freedom: int) -> float:
    """The chance of a chi-square at least this large with `freedom` degrees of freedom: Q(freedom/2, chi_square/2).

    The regularized incomplete gamma function, by its series left of the peak and by its continued fraction (Lentz)
    right of it: Abramowitz and Stegun, 6.5.29 and 6.5.31. Good to about twelve digits.
    """
    a, x = freedom / 2, chi_square / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    return 1 - scale * _series(a, x) if x < a + 1 else scale * _fraction(a, x)


def _series(a: float, x: float) -> float:
    """The lower function without its scale: the sum of x^n / (a (a+1) ... (a+n))."""
    term = total = 1 / a
    for n in range(1, _MOST_TERMS):
        term *= x / (a + n)
        total += term
        if term < total * _ENOUGH:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """The upper function without its scale: 1 / (x+1-a - 1(1-a) / (x+3-a - 2(2-a) / (x+5-a - ...)))."""
    b = x + 1 - a
    c, d = math.inf, 1 / b
    value = d
    for n in range(1, _MOST_TERMS):
        numerator = -n * (n - a)
        b += 2
        d = 1 / (numerator * d + b)
        c = b + numerator / c
        value *= c * d
        if abs(c * d - 1) < _ENOUGH:
            break
    return value
