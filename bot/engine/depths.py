"""Search depths in plies."""

import math
import time
from typing import ClassVar, Final

ANALYSIS_PLIES: Final = 2
"""Default search depth of an analysis in plies: what GNU Backgammon calls 1-ply."""
HINT_PLIES: Final = 3
"""Search depth of a single position while somebody waits, in plies: what GNU Backgammon calls 2-ply."""
OWN_DEEPEST: Final = 3
"""Most plies our own networks search: a play, every answer to it, and every reply to the best of those."""
DEEPER: Final = {2: 3}
"""The depth of a second look at a close or costly decision, by the depth of the first."""


def depth_name(plies: int) -> str:
    """The name of a match analysis that begins at a depth of `plies`, such as "2+3ply"."""
    return f"{plies}+{DEEPER[plies]}ply" if plies in DEEPER else f"{plies}ply"


class OutOfTime(Exception):
    """A look was broken off because its time was over."""


class Watch:
    """The time that a decision may take, and whether it was too short.

    A look at a play isn't begun if it would end too late, by how long the slowest at the same depth has lately taken.
    Our own networks look at the clock on the way, too.
    """

    _slowest: ClassVar[dict[int, float]] = {}
    """Seconds by depth. It goes down a little with each look, so one hiccup isn't remembered for long."""

    def __init__(self, seconds: float = math.inf) -> None:
        self.left = seconds
        """Seconds given at the beginning."""
        self.ran_out = False
        self._until = time.perf_counter() + seconds

    def allows(self, plies: int) -> bool:
        """Is there time for a look at one more play? If not, the time ran out."""
        slowest = self._slowest.get(plies, 0.0)
        if time.perf_counter() + slowest <= self._until:
            return True
        self._slowest[plies] = 0.9 * slowest  # or nothing would ever be looked at again after one long look
        self.ran_out = True
        return False

    def check(self) -> None:
        """Raise OutOfTime if the time is over."""
        if time.perf_counter() > self._until:
            self.ran_out = True
            raise OutOfTime

    def looked(self, plies: int, seconds: float) -> None:
        """A look took this long."""
        self._slowest[plies] = max(seconds, 0.9 * self._slowest.get(plies, 0.0))
