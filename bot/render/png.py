"""PNG files straight from the bytes of an 8-bit picture.

The pictures here keep the filter byte of every row as their own column 0, so the pixels of the image are the
scanlines of the file and nothing is copied but once. Filter 0 everywhere is also the best for palette pictures.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from typing import Final

try:
    from isal import isal_zlib
except ImportError:  # no wheel for this machine: the standard library makes the same file, slower
    isal_zlib = None

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_END: Final = struct.pack(">I4sI", 0, b"IEND", zlib.crc32(b"IEND"))


def _compressor() -> tuple[Callable[[bytes], bytes], Callable[..., int]]:
    """The fastest deflate and checksum of this machine."""
    if isal_zlib is not None:
        fast = isal_zlib
        return lambda data: bytes(fast.compress(data, 2)), fast.crc32
    return lambda data: zlib.compress(data, 1), zlib.crc32


_deflate, _crc32 = _compressor()


def chunk(kind: bytes, data: bytes) -> bytes:
    """One PNG chunk: length, kind, data and checksum."""
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", _crc32(data, zlib.crc32(kind)))))


def header(width: int, height: int, palette: bytes) -> bytes:
    """Everything before the pixels of an 8-bit palette picture; it is the same for all pictures of a theme.

    `palette` holds red, green and blue of up to 256 colours, three bytes each.
    """
    shape = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return SIGNATURE + chunk(b"IHDR", shape) + chunk(b"PLTE", palette)


def encode(head: bytes, scanlines: bytes) -> bytes:
    """The whole file: the header and the rows, each with its filter byte in front."""
    return b"".join((head, chunk(b"IDAT", _deflate(scanlines)), _END))
