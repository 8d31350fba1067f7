"""Themes: the colours of a board, one TOML file each, and the 256 colours its pictures are made of.

A new theme is a new file in `assets/themes/`; `python -m bot.render.palette NAME` fills in its palette.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageColor

from bot.render.assets import assets_folder

RGB = tuple[int, int, int]
COLOURS: Final = 256
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")


@dataclass(frozen=True, eq=False)
class Theme:
    """The colours of a board, by dotted name such as "felt.base", and its palette (red, green, blue of 256 colours)."""

    name: str
    colours: Mapping[str, RGB]
    palette: bytes

    def __getitem__(self, name: str) -> RGB:
        return self.colours[name]

    @cached_property
    def palette_picture(self) -> Image.Image:
        """A picture that only carries the palette, as Pillow wants it for mapping colours."""
        picture = Image.new("P", (1, 1))
        picture.putpalette(self.palette)
        return picture

    def reduced(self, picture: Image.Image) -> Image.Image:
        """The picture in the colours of the palette, each pixel the nearest one; dithering would cost file size."""
        return picture.convert("RGB").quantize(palette=self.palette_picture, dither=Image.Dither.NONE)

    def shaded(self, colour: RGB, share: float) -> bytes:
        """A table of 256 indices: each palette colour after `share` (0-1) of `colour` was mixed into it."""
        ramp = Image.frombytes("RGB", (COLOURS, 1), self.palette)
        mixed = Image.blend(ramp, Image.new("RGB", ramp.size, colour), share)
        return self.reduced(mixed).tobytes()


def theme_file(name: str) -> Path:
    """Where a theme is kept. Raises ValueError for what is no theme name at all."""
    if not _NAME.fullmatch(name):
        raise ValueError(f"not a theme name: {name!r}")
    return assets_folder() / "themes" / f"{name}.toml"


def theme_names() -> tuple[str, ...]:
    """Every theme there is, by name."""
    return tuple(sorted(path.stem for path in (assets_folder() / "themes").glob("*.toml")))


@cache
def find_theme(name: str) -> Theme:
    """Load a theme, once. Raises LookupError when there is none of this name."""
    path = theme_file(name)
    if not path.is_file():
        raise LookupError(f"no theme named {name!r}, only {', '.join(theme_names())}")
    content = tomllib.loads(path.read_text("utf-8"))
    palette = bytes.fromhex(content.pop("palette", ""))
    return Theme(name, dict(_flat(content)), palette.ljust(3 * COLOURS, b"\0"))


def _flat(table: Mapping[str, Any], prefix: str = "") -> list[tuple[str, RGB]]:
    """The colours of a table and of the tables in it, under dotted names."""
    found: list[tuple[str, RGB]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            found += _flat(value, f"{prefix}{key}.")
        elif value.startswith("#"):
            found.append((prefix + key, _rgb(value)))
    return found


def _rgb(text: str) -> RGB:
    red, green, blue = ImageColor.getrgb(text)[:3]
    return red, green, blue
