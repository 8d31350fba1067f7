"""PNG files straight from the bytes of an 8-bit picture.

The pictures here keep the filter byte of every row as their own column 0, so the pixels of the image are the
scanlines of the file and are copied only once. Filter 0 everywhere is also the best for palette pictures.
"""

from __future__ import annotations

import importlib
import struct
import zlib
from collections.abc import Callable
from types import ModuleType
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_END: Final = struct.pack(">I4sI", 0, b"IEND", zlib.crc32(b"IEND"))


def _fast_library() -> ModuleType | None:
    """The fast deflate library; None if it is not built for this machine."""
    try:
        return importlib.import_module("isal.isal_zlib")
    except ImportError:
        return None


def compressor(fast: ModuleType | None) -> Callable[[bytes | bytearray], bytes]:
    """Deflate with the fast library at level 2, or with the standard one at level 1: the same pixels, slower."""
    if fast is None:
        return lambda data: zlib.compress(data, 1)
    return lambda data: bytes(fast.compress(data, 2))


_FAST: Final = _fast_library()
_deflate: Final = compressor(_FAST)


def chunk(kind: bytes, data: bytes) -> bytes:
    """One PNG chunk: length, kind, data and checksum."""
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))))


def header(width: int, height: int, palette: bytes) -> bytes:
    """Everything before the pixels of an 8-bit palette picture; it is the same for all pictures of a theme.

    `palette` holds red, green and blue of up to 256 colors, three bytes each.
    """
    shape = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return SIGNATURE + chunk(b"IHDR", shape) + chunk(b"PLTE", palette)


def encode(head: bytes, scanlines: bytes | bytearray) -> bytes:
    """The whole file: the header and the rows, each with its filter byte in front."""
    return b"".join((head, chunk(b"IDAT", _deflate(scanlines)), _END))
