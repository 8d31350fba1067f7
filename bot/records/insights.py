"""Plain records of insights: how well somebody plays in each kind of position, and how sure that is."""

from collections.abc import Mapping
from datetime import date
from enum import StrEnum

import msgspec

from bot.records.performance import Performance


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
