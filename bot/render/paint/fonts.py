"""The fonts: which there are, what each can write, and opened copies of them. Nothing is opened before it is needed."""

from __future__ import annotations

import struct
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PIL import ImageFont

from bot.assets import assets_folder

TEXT: Final = "NotoSans-Bold.ttf"
"""The font of all numbers and of most names."""
CHAIN: Final = (
    TEXT,
    "NotoSansArabic-Bold.ttf",
    "NotoSansHebrew-Bold.ttf",
    "NotoSansThai-Bold.ttf",
    "NotoSansDevanagari-Bold.ttf",
    "NotoSansGeorgian-Bold.ttf",
    "NotoSansArmenian-Bold.ttf",
    "NotoSansBengali-Bold.ttf",
    "NotoSansTamil-Bold.ttf",
    "NotoSansTelugu-Bold.ttf",
    "NotoSansGujarati-Bold.ttf",
    "NotoSansGurmukhi-Bold.ttf",
    "NotoSansKannada-Bold.ttf",
    "NotoSansMalayalam-Bold.ttf",
    "NotoSansOriya-Bold.ttf",
    "NotoSansSinhala-Bold.ttf",
    "NotoSansKhmer-Bold.ttf",
    "NotoSansLao-Bold.ttf",
    "NotoSansMyanmar-Bold.ttf",
    "NotoSansEthiopic-Bold.ttf",
    "NotoSansCJKjp-Bold.otf",
    "NotoEmoji-Bold.ttf",
    "NotoSansSymbols-Bold.ttf",
)
"""Fonts in the order in which they are asked for a character."""


def font_path(name: str) -> Path:
    """Where a font file is."""
    return assets_folder() / "fonts" / name


@lru_cache(maxsize=64)
def font(size: int, name: str = TEXT) -> ImageFont.FreeTypeFont:
    """A font opened at a size in pixels. Callers hold the drawings' lock: FreeType faces are not thread-safe."""
    return ImageFont.truetype(str(font_path(name)), size)


@cache
def coverage(name: str) -> frozenset[int]:
    """The code points a font has a glyph for, read from its character map."""
    data = font_path(name).read_bytes()
    tables = struct.unpack_from(">H", data, 4)[0]
    start = next(
        offset
        for tag, _, offset, _ in (struct.unpack_from(">4sIII", data, 12 + 16 * i) for i in range(tables))
        if tag == b"cmap"
    )
    found: set[int] = set()
    for index in range(struct.unpack_from(">H", data, start + 2)[0]):
        offset = start + struct.unpack_from(">HHI", data, start + 4 + 8 * index)[2]
        kind = struct.unpack_from(">H", data, offset)[0]
        if kind == 4:
            found.update(_segments(data, offset))
        elif kind == 12:
            found.update(_groups(data, offset))
    return frozenset(found)


def _groups(data: bytes, offset: int) -> set[int]:
    """Code points of a format 12 character map: ranges."""
    found: set[int] = set()
    for index in range(struct.unpack_from(">I", data, offset + 12)[0]):
        first, last, _ = struct.unpack_from(">III", data, offset + 16 + 12 * index)
        found.update(range(first, last + 1))
    return found


def _segments(data: bytes, offset: int) -> set[int]:
    """Code points of a format 4 character map: segments with a delta or a table of glyphs; glyph 0 is no glyph."""
    count = struct.unpack_from(">H", data, offset + 6)[0] // 2
    ends = offset + 14
    starts = ends + 2 * count + 2
    found: set[int] = set()
    for index in range(count):
        last, first, delta, shift = (
            struct.unpack_from(">H", data, base + 2 * index)[0]
            for base in (ends, starts, starts + 2 * count, starts + 4 * count)
        )
        for point in range(first, min(last, 0xFFFE) + 1):
            glyph = point + delta
            if shift:
                at = starts + 4 * count + 2 * index + shift + 2 * (point - first)
                raw = struct.unpack_from(">H", data, at)[0]
                glyph = raw and raw + delta
            if glyph & 0xFFFF:
                found.add(point)
    return found
