"""Fevga, Narde and Gul Bara: both sides move the same way round, and one checker holds a point."""

from collections.abc import Sequence
from typing import Final

from bot.rules.generator import Path
from bot.rules.position import POINTS, Position
from bot.rules.variants.families.quiet_game import CLOSED, QuietGame

_HALF: Final = POINTS // 2
_ALL: Final = (1 << POINTS) - 1
SIX: Final = 0b111111
"""Six points in a row, as bits."""


class SameWayGame(QuietGame):
    """Heads at diagonally opposite corners; a point where the opponent has a checker is closed.

    One side can always move. If every number is blocked for a side, the opponent holds the six points in front of it
    and can move a checker within these, which makes no new row. A rule about the end of a play can't stop both either:
    it forbids completing a row of which five points are held, and there is a move within those.
    """

    same_way = True

    def row(self, position: Position) -> tuple[int, ...]:
        """One opposing checker closes a point."""
        theirs = position.theirs
        halves = (*theirs[_HALF + 1 : POINTS + 1], *theirs[1 : _HALF + 1])
        return (0, *[CLOSED if count else 0 for count in halves], 0)

    def is_closed(self, position: Position, point: int) -> bool:
        """One opposing checker closes a point."""
        return position.theirs[self.facing(point)] > 0

    def has_contact(self, position: Position) -> bool:
        """As long as one side is, or may yet be, where the other still has to go."""
        mine, theirs = _rearmost(position.mine), _rearmost(position.theirs)
        places = ((point, self.facing(point)) for point in range(1, POINTS + 1))
        return any(my <= mine and his <= theirs for my, his in places)


def _rearmost(counts: Sequence[int]) -> int:
    return max((point for point in range(1, POINTS + 1) if counts[point]), default=0)


def held(counts: Sequence[int]) -> int:
    """The points 1-24 with checkers, as bits 0-23."""
    return sum([1 << point - 1 for point in range(1, POINTS + 1) if counts[point]])


def held_after(position: Position, paths: Sequence[Path]) -> list[int]:
    """The mover's points after each of `paths`, as `held`."""
    before, found = held(position.mine), []
    for path in paths:
        counts, bits = list(position.mine), before
        for place in range(0, len(path), 2):
            source, target = path[place], path[place + 1]
            counts[source] -= 1
            counts[target] += 1
            if not counts[source]:
                bits &= ~(1 << source - 1)
            if target:
                bits |= 1 << target - 1
        found.append(bits)
    return found


def turned(bits: int) -> int:
    """Points as bits, in the other side's numbering."""
    return (bits << _HALF | bits >> _HALF) & _ALL


def rows_of_six(bits: int) -> int:
    """The lowest points of all rows of six among `bits`, as bits."""
    twos = bits & bits >> 1
    return twos & twos >> 2 & twos >> 4
