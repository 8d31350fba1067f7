"""The fonts: which there are, what each can write, and opened copies of them. Nothing is opened before it is needed."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec
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
    """The code points a font has a glyph for."""
    ends = _ranges()[name]
    return frozenset(
        point for first, last in zip(ends[::2], ends[1::2], strict=True) for point in range(first, last + 1)
    )


@cache
def _ranges() -> dict[str, list[int]]:
    """For each font the first and the last code point of every range that it has, as written down with the fonts."""
    return msgspec.json.decode((assets_folder() / "fonts" / "coverage.json").read_bytes(), type=dict[str, list[int]])
