"""The records of eXtreme Gammon's own file (`.xg`), before the rules come in.

A rich header of 8,232 bytes and a thumbnail, then an archive: files compressed by zlib, their list, and 36 bytes that
say how long both are. The file `temp.xg` in it is the match: records of 2,560 bytes, each of a type. The layout is
published by the makers of eXtreme Gammon (*XG file format*, `XG_format.pas` and `ZLibArchive.pas`). Nothing is unpacked
beyond what a match can have.
"""

import struct
import zlib
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from enum import IntEnum
from typing import Final, NamedTuple

from bot.errors import TranscriptError, TranscriptReason

MAGIC: Final = b"RGMH"
"""The first bytes of such a file."""
MOST_RECORDS: Final = 20_000
"""A match to 25 points has about 5,000."""
_RECORD: Final = 2560
_HEADER: Final = 8232
_TRAILER: Final = struct.Struct("<IiiiiB15x")
"""Checksum, files, version, bytes of the list and of the files, and whether the list is compressed."""
_LISTED: Final = 532
_MOST_FILES: Final = 64
_PLACE: Final = struct.Struct("<256x256xiiii?")
"""Of a file in the list: its sizes unpacked and packed, where it begins, its checksum, and whether it's as it is."""
_MATCH: Final = "temp.xg"
_BOARD: Final = struct.Struct("<26b")
_NEWEST_NAMES: Final = 24  # from this version on names are in UTF-16 as well
_SESSION: Final = 99_999  # the length of a session
_LAST_DAY: Final = 80_000
_DAYS_FROM: Final = date(1899, 12, 30)

Board = tuple[int, ...]
"""26 counts, one side's checkers positive, the other's negative: at 25 its bar, then its points, at 0 the other bar."""


class RecordType(IntEnum):
    """A kind of record."""

    MATCH = 0
    GAME = 1
    CUBE = 2
    MOVE = 3
    GAME_END = 4
    MATCH_END = 5


class MatchHead(NamedTuple):
    """The terms of a match: names, length (0 for a session), the number of the game's kind, rules, the day or None."""

    names: tuple[str, str]
    length: int
    variation: int
    crawford: bool
    jacoby: bool
    day: date | None


class GameHead(NamedTuple):
    """The score when a game begins."""

    score: tuple[int, int]


class CubeRecord(NamedTuple):
    """The cube action, if there was one: the answers are 1 to accept, 0 to pass, 2 to turn it again, or less."""

    second: bool
    """Is it the second player's turn?"""
    doubled: bool
    answers: tuple[int, int, int]


class MoveRecord(NamedTuple):
    """A turn: the roll, the board before it as the first player sees it, the board after it, and the moves.

    Moves are pairs of points as the mover counts them, 25 for the bar and 0 for off.
    """

    second: bool
    roll: tuple[int, int]
    before: Board
    after: Board
    moves: tuple[tuple[int, int], ...]


class GameEnd(NamedTuple):
    """How a game ended: who won, how many points."""

    second: bool
    points: int


XgRecord = MatchHead | GameHead | CubeRecord | MoveRecord | GameEnd


def read_records(data: bytes) -> Iterator[XgRecord]:
    """The records of a match, in order. Raises TranscriptError (DAMAGED, TOO_LARGE) where the file doesn't go on."""
    stream = _unpacked(data)
    for start in range(0, len(stream), _RECORD):
        record = stream[start : start + _RECORD]
        if len(record) < _RECORD:
            raise TranscriptError(TranscriptReason.DAMAGED)
        reader = _READERS.get(record[8])
        if reader is not None:
            yield reader(record)


def _unpacked(data: bytes) -> bytes:
    """The file of the match in the archive. Raises TranscriptError."""
    if len(data) < _HEADER + _TRAILER.size or not data.startswith(MAGIC):
        raise TranscriptError(TranscriptReason.DAMAGED)
    end = len(data) - _TRAILER.size
    checksum, count, _, listed, packed, is_compressed = _TRAILER.unpack_from(data, end)
    start = end - listed - packed
    sound = 0 <= count <= _MOST_FILES and listed > 0 and packed > 0 and start >= _HEADER
    if not sound or zlib.crc32(data[start:end]) != checksum:
        raise TranscriptError(TranscriptReason.DAMAGED)
    names = data[end - listed : end]
    names = _inflated(names, count * _LISTED) if is_compressed else names
    if len(names) < count * _LISTED:
        raise TranscriptError(TranscriptReason.DAMAGED)
    for place in range(0, count * _LISTED, _LISTED):
        name = names[place + 1 : place + 1 + names[place]].decode("latin-1")
        if name == _MATCH:
            _, size, at, _, is_stored = _PLACE.unpack_from(names, place)
            if not (at >= 0 and size >= 0 and at + size <= packed):
                break
            found = data[start + at : start + at + size]
            return found if is_stored else _inflated(found, MOST_RECORDS * _RECORD)
    raise TranscriptError(TranscriptReason.DAMAGED)


def _inflated(data: bytes, most: int) -> bytes:
    """Unpacked, as long as that isn't more than `most` bytes."""
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(data, most + 1)
    except zlib.error as error:
        raise TranscriptError(TranscriptReason.DAMAGED) from error
    if len(found) > most:
        raise TranscriptError(TranscriptReason.TOO_LARGE)
    if not unpacking.eof:
        raise TranscriptError(TranscriptReason.DAMAGED)
    return found


def _match(record: bytes) -> MatchHead:
    length, variation = struct.unpack_from("<ii", record, 92)
    crawford, jacoby = bool(record[100]), bool(record[101])
    (version,) = struct.unpack_from("<i", record, 552)
    names = (_wide(record, 880), _wide(record, 1138)) if version >= _NEWEST_NAMES else ("", "")
    names = (names[0] or _short(record, 9), names[1] or _short(record, 50))
    (days,) = struct.unpack_from("<d", record, 128)
    day = _DAYS_FROM + timedelta(days=int(days)) if 1 <= days < _LAST_DAY else None
    return MatchHead(names, 0 if length >= _SESSION else length, variation, crawford, jacoby, day)


def _short(record: bytes, at: int) -> str:
    """A string with its length in front."""
    return record[at + 1 : at + 1 + min(record[at], 40)].decode("cp1252", "replace")


def _wide(record: bytes, at: int) -> str:
    """A string in UTF-16 that ends with a zero, of 129 characters at most."""
    return record[at : at + 256].decode("utf-16-le", "replace").partition("\0")[0]


def _game(record: bytes) -> GameHead:
    first, second = struct.unpack_from("<ii", record, 12)
    return GameHead((first, second))


def _cube(record: bytes) -> CubeRecord:
    side, doubled, *answers = struct.unpack_from("<5i", record, 12)
    return CubeRecord(side != 1, doubled == 1, (answers[0], answers[1], answers[2]))


def _move(record: bytes) -> MoveRecord:
    before, after = _BOARD.unpack_from(record, 9), _BOARD.unpack_from(record, 35)
    (side,) = struct.unpack_from("<i", record, 64)
    codes = struct.unpack_from("<8i", record, 68)
    pairs = []
    for source, target in zip(codes[::2], codes[1::2], strict=True):
        if source < 0:
            break
        pairs.append((source + 1, max(0, target + 1)))
    first, second = struct.unpack_from("<ii", record, 100)
    return MoveRecord(side != 1, (first, second), before, after, tuple(pairs))


def _end(record: bytes) -> GameEnd:
    winner, points = struct.unpack_from("<ii", record, 24)
    return GameEnd(winner != 1, points)


_READERS: Final[dict[int, Callable[[bytes], XgRecord]]] = {
    RecordType.MATCH: _match,
    RecordType.GAME: _game,
    RecordType.CUBE: _cube,
    RecordType.MOVE: _move,
    RecordType.GAME_END: _end,
}
