"""The pack: positions that come with the bot, a file a game in `assets/positions`, written by `make positions`.

A file is a header (magic, edition, how many, from how many seeds, checksum) and rows packed with LZMA. The rows are
unpacked when the file is loaded, each puzzle only when it's asked for.
"""

import hashlib
import lzma
import struct
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from bot.assets import assets_folder
from bot.records.positions import Puzzle, Theme, decode

EDITION: Final = 1
"""The edition of the files: another one isn't understood."""
SUFFIX: Final = ".pack"
_LARGEST: Final = 1 << 20  # the largest file allowed, in bytes
_LARGEST_UNPACKED: Final = 64 << 20
MAGIC: Final = b"BGPOS"
HEAD: Final = struct.Struct("<5sBII32s")
FILTERS: Final = ({"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME},)


class BadPack(ValueError):
    """A file that can't be used: cut off, changed, of another edition, or for another game."""


class Listed(msgspec.Struct, frozen=True, array_like=True):
    """A puzzle's summary before it's unpacked."""

    key: str
    theme: Theme
    rating: float
    """Its first rating."""
    text: msgspec.Raw


class Pack:
    """The puzzles of a game, the easiest first."""

    def __init__(self, game: str, listed: Sequence[Listed]) -> None:
        self.game = game
        self.listed: Final = tuple(sorted(listed, key=lambda one: (one.rating, one.key)))
        self._known: Final[Mapping[str, Listed]] = {one.key: one for one in self.listed}

    def __len__(self) -> int:
        """How many there are."""
        return len(self.listed)

    def __contains__(self, key: object) -> bool:
        """Is there a puzzle with this key?"""
        return key in self._known

    def puzzle(self, key: str) -> Puzzle:
        """The puzzle with a key. Raises KeyError if there is none."""
        return decode(bytes(self._known[key].text))


@cache
def load_pack(game: str) -> Pack:
    """The pack of a game. Raises BadPack, and FileNotFoundError for a game without one."""
    return Pack(game, unpacked((_folder() / f"{game}{SUFFIX}").read_bytes(), game))


def games_with_pack() -> tuple[str, ...]:
    """The keys of the games that have a pack, usable or not, in alphabetical order."""
    return tuple(sorted(path.stem for path in _folder().glob(f"*{SUFFIX}")))


def _folder() -> Path:
    return assets_folder() / "positions"


def unpacked(data: bytes, game: str) -> list[Listed]:
    """The contents of a file. Raises BadPack."""
    if len(data) > _LARGEST:
        raise BadPack(f"{game}: too large")
    if len(data) < HEAD.size or not data.startswith(MAGIC):
        raise BadPack(f"{game}: not a pack, or cut off")
    _, edition, count, _, digest = HEAD.unpack_from(data)
    if edition != EDITION:
        raise BadPack(f"{game}: edition {edition}, and this version of the bot reads edition {EDITION}")
    body = data[HEAD.size :]
    if hashlib.sha256(game.encode() + b"\0" + body).digest() != digest:
        raise BadPack(f"{game}: cut off, changed, or of another game")
    unpacker = lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=list(FILTERS))
    rows = msgspec.json.decode(unpacker.decompress(body, _LARGEST_UNPACKED), type=list[Listed])
    if len(rows) != count:
        raise BadPack(f"{game}: {len(rows)} positions instead of {count}")
    return rows
