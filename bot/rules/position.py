"""A position, seen by the side on roll."""

from __future__ import annotations

import base64
import binascii
from typing import Final

import msgspec

from bot.errors import NotationError

CHECKERS: Final = 15
"""How many checkers each side has in most games."""
_BITS: Final = 80
_ALPHABET: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")


def encode_position_id(mine: tuple[int, ...], theirs: tuple[int, ...]) -> str:
    """GNU Backgammon's ID of a position given as two rows of 26 counts, each in its side's own numbering.

    Each side's points 1-24 and bar are written as that many 1-bits and a closing 0-bit, the side not on roll first,
    bits filling each byte from the lowest. Source: GNU Backgammon manual, "A technical description of the position ID".
    """
    bits = at = 0
    for counts in (theirs, mine):
        for count in counts[1:]:
            bits |= ((1 << count) - 1) << at
            at += count + 1
    return base64.b64encode(bits.to_bytes(10, "little")).decode("ascii").rstrip("=")


def decode_position_id(text: str, checkers: int = CHECKERS) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rows (mine, theirs) of an ID; checkers not on the board, up to `checkers` a side, count as borne off.

    Raises NotationError for anything that isn't 14 characters of base 64 holding a possible position.
    """
    wanted = text.strip().rstrip("=")
    if len(wanted) != 14 or not set(wanted) <= _ALPHABET:
        raise NotationError(text, "position ID", detail="14 characters of base 64 expected")
    try:
        bits = int.from_bytes(base64.b64decode(wanted + "=="), "little")
    except binascii.Error as error:
        raise NotationError(text, "position ID", detail=str(error)) from error
    rows, at = [], 0
    for _ in range(2):
        row, at = _row(bits, at, text, checkers)
        rows.append(row)
    if bits >> at:
        raise NotationError(text, "position ID", detail="bits are left over")
    theirs, mine = rows
    if any(mine[point] and theirs[25 - point] for point in range(1, 25)):
        raise NotationError(text, "position ID", detail="both sides on one point")
    return mine, theirs


def _row(bits: int, at: int, text: str, checkers: int) -> tuple[tuple[int, ...], int]:
    counts = [0] * 26
    for point in range(1, 26):
        while bits >> at & 1:
            counts[point] += 1
            at += 1
        at += 1
    on_board = sum(counts)
    if on_board > checkers or at > _BITS:
        raise NotationError(text, "position ID", detail=f"{on_board} checkers on one side")
    counts[0] = checkers - on_board
    return tuple(counts), at


OFF: Final = 0
"""Index of the checkers borne off."""
BAR: Final = 25
"""Index of the checkers on the bar."""
HAND: Final = 26
"""Index of the checkers that haven't entered yet, in games that begin with an empty board."""
POINTS: Final = 24
"""Number of points on the board."""

STANDARD_SETUP: Final[tuple[int, ...]] = tuple({24: 2, 13: 5, 8: 3, 6: 5}.get(i, 0) for i in range(26))
"""Each side's start in standard backgammon: 24:2, 13:5, 8:3, 6:5."""


class Position(msgspec.Struct, frozen=True, array_like=True):
    """The places of all checkers, as the side on roll sees them.

    Each side's checkers are counted in that side's own numbering: index 0 borne off, 1-24 the points (moving from 24
    down to 1), 25 the bar, and 26 the checkers that haven't entered yet in games that begin with an empty board (their
    counts are 27 long, all others 26). The game says which of the opponent's points my point p is (`facing`): 25 - p
    where the sides move in opposite directions.
    """

    mine: tuple[int, ...]
    """Counts of the side on roll, in its own numbering."""
    theirs: tuple[int, ...]
    """Counts of the other side, in that side's own numbering."""
    pinned: tuple[int, ...] = ()
    """Points, in the numbering of the side on roll and sorted, where a checker is pinned: p if it's one of mine, -p if
    it's one of theirs, under mine. Both sides' counts include pinned checkers. Only in pinning games."""

    @classmethod
    def start(cls) -> Position:
        """The starting position of standard backgammon."""
        return _START

    @classmethod
    def of(cls, mine: dict[int, int], theirs: dict[int, int], *, checkers: int = CHECKERS) -> Position:
        """Build a position from point -> count maps, each in its side's own numbering.

        Checkers not mentioned (up to `checkers` a side) count as borne off. Raises ValueError for a point outside 0-25,
        a negative count or too many checkers.
        """
        return cls(_counts(mine, checkers), _counts(theirs, checkers))

    @classmethod
    def from_gnubg_id(cls, text: str, *, checkers: int = CHECKERS) -> Position:
        """Read a GNU Backgammon position ID (14 characters) of a game with `checkers` a side. Raises NotationError."""
        return cls(*decode_position_id(text, checkers))

    @property
    def gnubg_id(self) -> str:
        """The GNU Backgammon position ID: 14 characters, seen by the side on roll."""
        return encode_position_id(self.mine, self.theirs)

    @property
    def pip_count(self) -> int:
        """Pips the side on roll still needs to bear off all its checkers (167 at the start)."""
        return _pips(self.mine)

    @property
    def opponent_pip_count(self) -> int:
        """The same for the other side."""
        return _pips(self.theirs)

    def swapped(self) -> Position:
        """The same position seen by the other side."""
        if not self.pinned:
            return Position(self.theirs, self.mine)
        # Pins only happen where the sides move in opposite directions.
        turned = (-(BAR - point) if point > 0 else BAR + point for point in self.pinned)
        return Position(self.theirs, self.mine, tuple(sorted(turned)))

    @property
    def is_won(self) -> bool:
        """True if the side on roll has no checker left on the board or the bar."""
        return self.mine[OFF] > 0 and not any(self.mine[1:])

    @property
    def has_contact(self) -> bool:
        """True while two sides that move in opposite directions can still hit or block each other."""
        return _rearmost(self.mine) + _rearmost(self.theirs) > BAR - 1


def _pips(counts: tuple[int, ...]) -> int:
    pips = sum(point * count for point, count in enumerate(counts))
    return pips if len(counts) <= HAND else pips - counts[HAND]  # a checker in hand enters as from the bar


def _rearmost(counts: tuple[int, ...]) -> int:
    return max((point for point in range(1, len(counts)) if counts[point]), default=0)


def _counts(points: dict[int, int], checkers: int) -> tuple[int, ...]:
    counts = [0] * 26
    for point, count in points.items():
        if not 0 <= point <= BAR or count < 0:
            raise ValueError(f"no such point or count: {point}: {count}")
        counts[point] += count
    missing = checkers - sum(counts)
    if missing < 0:
        raise ValueError(f"more than {checkers} checkers: {points}")
    counts[OFF] += missing
    return tuple(counts)


_START: Final = Position(STANDARD_SETUP, STANDARD_SETUP)
