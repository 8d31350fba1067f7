"""The fonts: which there are, what each can write, and opened copies of them. Nothing is opened before it's needed."""

from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

import msgspec
from PIL import ImageFont

from bot.assets import assets_folder

TEXT: Final = "NotoSans-Bold.ttf"
"""The font of all numbers and of most names."""
CUBE: Final = "NotoSerif-Bold.ttf"
"""The font of the doubling cube: digits alone."""
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
"""Fonts in the order in which they are tried for a character."""


def font_path(name: str) -> Path:
    """The path of a font file."""
    return assets_folder() / "fonts" / name


class _Font(ImageFont.FreeTypeFont):
    """An opened font that threads share: a FreeType face can't be used by several at once.

    It's locked for one text at a time, since the event loop waits here while a page full of names is drawn.
    """

    _at_work = Lock()

    def getlength(self, *args: Any, **named: Any) -> float:
        """The width of a text."""
        with self._at_work:
            return super().getlength(*args, **named)

    def getbbox(self, *args: Any, **named: Any) -> tuple[float, float, float, float]:
        """The box around a text."""
        with self._at_work:
            return super().getbbox(*args, **named)

    def getmask2(self, *args: Any, **named: Any) -> tuple[Any, tuple[int, int]]:
        """A text as a mask, and its offset."""
        with self._at_work:
            return super().getmask2(*args, **named)


@lru_cache(maxsize=64)
def font(size: int, name: str = TEXT) -> ImageFont.FreeTypeFont:
    """A font opened at a size in pixels. Several threads may write with it."""
    return _Font(str(font_path(name)), size)


@cache
def coverage(name: str) -> frozenset[int]:
    """The code points a font has a glyph for."""
    ends = _ranges()[name]
    return frozenset(
        point for first, last in zip(ends[::2], ends[1::2], strict=True) for point in range(first, last + 1)
    )


@cache
def _ranges() -> dict[str, list[int]]:
    """For each font the first and last code point of every range it has, as recorded beside the fonts."""
    return msgspec.json.decode((assets_folder() / "fonts" / "coverage.json").read_bytes(), type=dict[str, list[int]])
