"""The two sides of a match."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

_T = TypeVar("_T")


class Side(IntEnum):
    """A side of the match. White is the challenger and has the light checkers; a side indexes pairs (score, names)."""

    WHITE = 0
    BLACK = 1

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE


def with_side(pair: tuple[_T, _T], side: Side, value: _T) -> tuple[_T, _T]:
    """The pair with another value for a side."""
    return (value, pair[1]) if side is Side.WHITE else (pair[0], value)
