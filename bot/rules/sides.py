"""The two sides of a match."""

from __future__ import annotations

from enum import IntEnum


class Side(IntEnum):
    """A side of the match. White is the challenger and has the light checkers; a side indexes pairs (score, names)."""

    WHITE = 0
    BLACK = 1

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE
