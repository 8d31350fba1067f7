"""Which position somebody is asked next: one as hard as they are strong."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeVar

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
