"""A player's record in an arena: their points, and the tie-breaks."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import msgspec
from msgspec.structs import replace

RUN: Final = 2
"""After this many wins running, results count double until one isn't a win."""
SWING: Final = 500
"""A win counts as a performance this far above the opponent's rating, a loss this far below."""


class Outcome(IntEnum):
    """The outcome of a match for one of the two; the value is its points."""

    LOSS = 0
    DRAW = 1
    WIN = 2


class Seat(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A player in an arena. `entrant` is their id."""

    entrant: int
    points: int = 0
    matches: int = 0
    """Matches that count."""
    wins: int = 0
    draws: int = 0
    run: int = 0
    """Current run of wins."""
    performances: float = 0.0
    """The sum of the opponents' ratings, each shifted by the outcome of the match."""
    reached: int = 0
    """The length of the tournament's log when the points were reached."""
    last: int = 0
    """The last opponent's id; 0: nobody."""
    playing: int = 0
    """The number of the pairing under way; 0: free."""
    paused: bool = False

    @property
    def is_free(self) -> bool:
        """Can they be paired?"""
        return not self.playing and not self.paused

    @property
    def counts_double(self) -> bool:
        """Does the next result count double?"""
        return self.run >= RUN

    @property
    def performance(self) -> float | None:
        """The mean performance; None before the first match."""
        return self.performances / self.matches if self.matches else None

    def after(self, outcome: Outcome, rating: float, seq: int) -> Seat:
        """The seat after a match against somebody with `rating`, ended by event number `seq`."""
        gained = int(outcome) * (2 if self.counts_double else 1)
        is_win = outcome is Outcome.WIN
        return replace(
            self,
            points=self.points + gained,
            matches=self.matches + 1,
            wins=self.wins + is_win,
            draws=self.draws + (outcome is Outcome.DRAW),
            run=self.run + 1 if is_win else 0,
            performances=self.performances + rating + (int(outcome) - 1) * SWING,
            reached=seq if gained else self.reached,
            playing=0,
        )
