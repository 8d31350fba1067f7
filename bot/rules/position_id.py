"""GNU Backgammon's position ID: the whole position in 14 characters (10 bytes, base 64 without padding).

Each side's points 1-24 and bar are written as that many 1-bits and a closing 0-bit, the side not on roll first,
bits filling each byte from the lowest. Source: GNU Backgammon manual, "A technical description of the position ID".
"""

import base64
import binascii
from typing import Final

from bot.errors import NotationError

CHECKERS: Final = 15
"""How many checkers each side has in most games."""
_BITS: Final = 80
_ALPHABET: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")


def encode_position_id(mine: tuple[int, ...], theirs: tuple[int, ...]) -> str:
    """The ID of a position given as two rows of 26 counts, each in its side's own numbering."""
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
