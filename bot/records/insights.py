"""Plain records of insights: how well somebody plays in each kind of position, and how sure that is."""

import math
from collections.abc import Iterable, Mapping
from datetime import date
from enum import StrEnum
from typing import Final

import msgspec

ENOUGH: Final = 30
"""Decisions below which a rating says little: it is no ground to name a level."""
_FEWEST: Final = 10  # decisions below which their spread says nothing about others
_SURE: Final = 1.96  # standard errors on either side that make an interval of 95 %
_ALIKE: Final = 1e-12  # a variance that is nothing but rounding
_PER_DECISION: Final = 500  # the performance rating is so many times the equity lost a decision


class Performance(msgspec.Struct, frozen=True):
    """The loss by some decisions: their number, the equity lost in total, and the sum of its squares."""

    decisions: int = 0
    loss: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, losses: Iterable[float]) -> "Performance":
        """That of decisions that lost this much equity each."""
        known = tuple(losses)
        return cls(len(known), sum(known), sum(loss * loss for loss in known))

    def after(self, loss: float) -> "Performance":
        """The same with one decision more."""
        return Performance(self.decisions + 1, self.loss + loss, self.squares + loss * loss)

    @property
    def rating(self) -> float | None:
        """The performance rating: 500 times the equity lost a decision; None without a decision."""
        return _PER_DECISION * self.loss / self.decisions if self.decisions else None

    @property
    def uncertainty(self) -> float | None:
        """Half of the interval that holds the true rating in 95 of 100 cases.

        None where it says nothing: for fewer than ten decisions, where all lost the same, which doesn't say how much
        others would, and where it would reach below 0.
        """
        count = self.decisions
        if count < _FEWEST:
            return None
        spread = (self.squares - self.loss * self.loss / count) / (count - 1)
        if spread <= _ALIKE:
            return None
        half = _PER_DECISION * _SURE * math.sqrt(spread / count)
        return half if half < (self.rating or 0.0) else None

    @property
    def is_enough(self) -> bool:
        """Are there enough decisions for the rating to say something?"""
        return self.decisions >= ENOUGH


class Kind(StrEnum):
    """A sort of decision."""

    OPENING = "opening"
    """A play in the first three turns of either side."""
    CONTACT = "contact"
    RACE = "race"
    BEAR_OFF = "bear_off"
    """All checkers of the side to move are home."""
    DOUBLING = "doubling"
    TAKING = "taking"


class Plan(StrEnum):
    """The game plan of the side to move, as bgsage classifies it."""

    PURE_RACE = "purerace"
    RACING = "racing"
    ATTACKING = "attacking"
    PRIMING = "priming"
    ANCHORING = "anchoring"


class Nerve(StrEnum):
    """How a play that was wrong differs from the best: does it leave more blots in reach, or fewer?"""

    BOLD = "bold"
    TIMID = "timid"


class Judged(msgspec.Struct, frozen=True):
    """A decision that counts, as insights see it: `loss` is the equity given away."""

    kind: Kind
    loss: float
    plan: Plan | None = None
    """None for the cube, and in games whose plans nobody classifies."""
    nerve: Nerve | None = None
    """None for a right play, and where there's nothing to choose between."""


class Insight(msgspec.Struct, frozen=True):
    """How somebody plays, kind by kind. `months` are in order, each by its first day; `matches` those that count."""

    matches: int
    whole: Performance
    kinds: Mapping[Kind, Performance]
    plans: Mapping[Plan, Performance]
    nerves: Mapping[Nerve, Performance]
    months: tuple[tuple[date, Performance], ...]

    @property
    def weakest(self) -> Kind | None:
        """The kind in which most is lost beyond one's own mean: its number of decisions times the difference.

        None if no kind with enough decisions is above the mean.
        """
        mean = self.whole.rating or 0.0
        excess = {
            kind: one.decisions * ((one.rating or 0.0) - mean) for kind, one in self.kinds.items() if one.is_enough
        }
        worst = max(excess, key=lambda kind: excess[kind], default=None)
        return worst if worst is not None and excess[worst] > 0 else None
