"""The file with the equities of a solved game: a header, a checksum, and small numbers packed with LZMA."""

import hashlib
import lzma
import struct
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from bot.engine.nets.file import BadNet

VERSION: Final = 1
WAYS: Final = 3276
"""The number of ways to set up three checkers: off, on 24 points, on the bar."""
STEP: Final = 0.0018
"""Equities are kept as multiples of this, so none is off by more than half of it."""
SUFFIX: Final = ".table"
_LARGEST: Final = 1 << 23
"""The largest file allowed, in bytes."""
MAGIC: Final = b"BGTAB"
HEAD: Final = struct.Struct("<5sBH24s32s")
_PLACES: Final = WAYS * WAYS
_ROWS: Final = 64

Bytes = npt.NDArray[np.uint8]


def read_table(path: Path, game: str) -> npt.NDArray[np.int16]:
    """The equities in steps. Raises BadNet, and OSError if there is no file."""
    if path.stat().st_size > _LARGEST:
        raise BadNet("too large")
    data = path.read_bytes()
    if len(data) < HEAD.size:
        raise BadNet("cut off")
    magic, version, ways, name, digest = HEAD.unpack_from(data)
    body = data[HEAD.size :]
    if (magic, version, ways) != (MAGIC, VERSION, WAYS):
        raise BadNet("another version")
    if name.rstrip(b"\0") != game.encode():
        raise BadNet("another game")
    if hashlib.sha256(game.encode() + body).digest() != digest:
        raise BadNet("cut off or changed")
    planes = np.frombuffer(lzma.decompress(body), np.uint8)
    if len(planes) != 2 * _PLACES:
        raise BadNet("cut off")
    return _summed(planes[:_PLACES].reshape(WAYS, WAYS), planes[_PLACES:].reshape(WAYS, WAYS))


def _summed(low: Bytes, high: Bytes) -> npt.NDArray[np.int16]:
    """The table from its differences along both axes, a few rows at a time: all at once takes ten times the room."""
    table = np.empty((WAYS, WAYS), np.int16)
    above = np.zeros(WAYS, np.int32)
    for first in range(0, WAYS, _ROWS):
        rows = slice(first, first + _ROWS)
        folded = low[rows].astype(np.int32) | high[rows].astype(np.int32) << 8
        rest = (folded >> 1) ^ -(folded & 1)
        rest[0] += above
        np.cumsum(rest, axis=0, out=rest)
        above = rest[-1].copy()
        table[rows] = np.cumsum(rest, axis=1, out=rest)
    return table
