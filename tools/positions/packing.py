"""How a pack is written; `bot.app.positions.pack` reads it."""

import hashlib
import lzma
from collections.abc import Iterable

import msgspec

from bot.app.positions.pack import EDITION, FILTERS, HEAD, MAGIC, Listed
from bot.records.positions import Puzzle


def packed(puzzles: Iterable[Puzzle], game: str, seeds: int = 0) -> bytes:
    """The file of a game's puzzles, in the order of their keys; they were made from the first `seeds` seeds."""
    rows = [Listed(one.key, one.theme, one.rating, msgspec.Raw(msgspec.json.encode(one))) for one in puzzles]
    rows.sort(key=lambda one: one.key)
    body = lzma.compress(msgspec.json.encode(rows), format=lzma.FORMAT_RAW, filters=list(FILTERS))
    digest = hashlib.sha256(game.encode() + b"\0" + body).digest()
    return HEAD.pack(MAGIC, EDITION, len(rows), seeds, digest) + body


def seeds_of(data: bytes) -> int:
    """From how many seeds a file was made. It has to have been found sound."""
    return int(HEAD.unpack_from(data)[3])
