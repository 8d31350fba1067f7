"""Ratings of those who solve positions, and of the positions: Glicko-2, each answer a period.

Source: M. Glickman, "Example of the Glicko-2 system", http://www.glicko.net/glicko/glicko2.pdf. A person's opponent is
the position; the score of an answer (0 to 1) is the result. Three rules of our own keep strangers from driving either
side mad: see `answered` and `daily`.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from math import exp, log, pi, sqrt
from random import Random
from typing import Final, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

START: Final = 1500.0
WIDEST: Final = 350.0
"""The largest deviation: that of somebody who hasn't answered yet."""
NARROWEST: Final = 45.0
"""The least deviation: those who answer a lot still move."""
VOLATILITY: Final = 0.06
FIRST_DEVIATION: Final = 250.0
"""The deviation of a position that nobody has answered yet."""
PERIOD_DAYS: Final = 30
"""Full days without an answer that widen a deviation by one period."""
_TAU: Final = 0.5  # how fast a volatility may change
_SCALE: Final = 173.7178
_CLOSE: Final = 1e-6  # where the search for the new volatility ends
_MOST_IDLE: Final = 12
_UNSURE_POSITION: Final = 110.0  # the deviation of a position from which on it moves a person by half
_UNSURE_PERSON: Final = 230.0  # the deviation of a person from which on they don't move a position
_DAILY_STEP: Final = 30.0  # how far all answers to a daily position move it, at most


class Strength(msgspec.Struct, frozen=True):
    """A rating, how unsure it is (a standard deviation), and how much it wavers."""

    rating: float = START
    deviation: float = WIDEST
    volatility: float = VOLATILITY


class Result(NamedTuple):
    """A score from 0 to 1 against an opponent."""

    opponent: Strength
    score: float


def _weight(opponent: Strength) -> float:
    """How much a result tells, against an opponent so unsure."""
    return 1 / sqrt(1 + 3 * (opponent.deviation / _SCALE) ** 2 / pi**2)


def _expected(mu: float, opponent: Strength) -> float:
    return 1 / (1 + exp(-_weight(opponent) * (mu - (opponent.rating - START) / _SCALE)))


def after(one: Strength, results: Sequence[Result]) -> Strength:
    """A strength after one period with these results: Glicko-2 as published, within the limits of a deviation."""
    if not results:
        return idle(one, PERIOD_DAYS)
    mu, phi = (one.rating - START) / _SCALE, one.deviation / _SCALE
    information = gain = 0.0
    for opponent, score in results:
        weight, chance = _weight(opponent), _expected(mu, opponent)
        information += weight**2 * chance * (1 - chance)
        gain += weight * (score - chance)
    volatility = _volatility(one.volatility, phi, 1 / information, gain / information)
    phi = 1 / sqrt(1 / (phi**2 + volatility**2) + information)
    return Strength(START + _SCALE * (mu + phi**2 * gain), _limited(_SCALE * phi), volatility)


def _limited(deviation: float) -> float:
    return min(WIDEST, max(NARROWEST, deviation))


def _volatility(before: float, phi: float, variance: float, change: float) -> float:
    """Step 5 of the source: the root of its f, found by its variant of regula falsi."""
    start = log(before**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (change**2 - spread) / (2 * spread**2) - (x - start) / _TAU**2

    low = start
    if change**2 > phi**2 + variance:
        high = log(change**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _CLOSE:
        new = low + (low - high) * at_low / (at_high - at_low)
        at_new = f(new)
        if at_new * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = new, at_new
    return exp(low / 2)


def idle(one: Strength, days: float) -> Strength:
    """A strength after so many days without an answer: a period for each full thirty, twelve at most."""
    periods = min(_MOST_IDLE, max(0, int(days // PERIOD_DAYS)))
    deviation = sqrt(one.deviation**2 + periods * (_SCALE * one.volatility) ** 2)
    return replace(one, deviation=_limited(deviation)) if periods else one


def answered(person: Strength, position: Strength, score: float) -> tuple[Strength, Strength]:
    """Person and position after a rated answer with this score.

    An unsure position moves the person by half of the change, either way; an unsure person doesn't move the position.
    """
    return person_after(person, position, score), position_after(position, person, score)


def person_after(person: Strength, position: Strength, score: float) -> Strength:
    """The person alone, as in `answered`: also for the answer to a daily position."""
    moved = after(person, [Result(position, score)])
    if position.deviation > _UNSURE_POSITION:
        return replace(moved, rating=(person.rating + moved.rating) / 2)
    return moved


def position_after(position: Strength, person: Strength, score: float) -> Strength:
    """The position alone, as in `answered`."""
    return position if person.deviation > _UNSURE_PERSON else after(position, [Result(person, 1 - score)])


def daily(position: Strength, answers: Iterable[tuple[Strength, float]]) -> Strength:
    """A position after its day: all persons who answered (as they were before), and their scores, are one period.

    Its rating moves by 30 at most, however many answered. Unsure persons don't count.
    """
    results = [Result(person, 1 - score) for person, score in answers if person.deviation <= _UNSURE_PERSON]
    if not results:
        return position
    moved = after(position, results)
    step = max(-_DAILY_STEP, min(_DAILY_STEP, moved.rating - position.rating))
    return replace(moved, rating=position.rating + step)


SPREAD: Final = 100.0
"""How far from a person's rating a position is looked for, either way."""
NEWCOMERS: Final = 5
"""Rated answers after which a person's own rating is asked."""
_BEGIN: Final = 1250.0
_HARDER: Final = 100.0
_EASIER: Final = 150.0
_SOLVED: Final = 0.5

_T = TypeVar("_T")


def target(rating: float, scores: Sequence[float], random: Random) -> float:
    """The rating of the position that somebody should be asked next; `scores` are those of their rated answers so far.

    Of somebody new only the answers tell: the first five positions begin at 1250, and each is 100 harder after a
    solved one, 150 easier after another. At a rating of 1500 most who are new would fail at the first.
    """
    if len(scores) < NEWCOMERS:
        return _BEGIN + sum(_HARDER if score >= _SOLVED else -_EASIER for score in scores)
    return rating + random.uniform(-SPREAD, SPREAD)


def nearest(
    wanted: float, listed: Sequence[_T], rating: Callable[[_T], float], seen: Callable[[_T], bool]
) -> _T | None:
    """The position nearest to a rating that wasn't seen; None if all were. `listed` is in the order of the ratings."""
    above = bisect_left(listed, wanted, key=rating)
    below = above - 1
    while below >= 0 or above < len(listed):
        up = rating(listed[above]) - wanted if above < len(listed) else float("inf")
        down = wanted - rating(listed[below]) if below >= 0 else float("inf")
        if up < down:
            one, above = listed[above], above + 1
        else:
            one, below = listed[below], below - 1
        if not seen(one):
            return one
    return None
