"""Themes: the colors of a board, one TOML file each, and the 256 colors its pictures are made of.

A new theme is a new file in `assets/themes/`; `python -m tools.palette NAME` fills in its palette. A file must have the
colors of COLOUR_NAMES and may have the keys of Style; anything else in it is an error.
"""

import math
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.assets import assets_folder
from bot.errors import ThemeError

RGB = tuple[int, int, int]
Frame = Literal["wood", "leather", "plain"]
COLOURS: Final = 256
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")
_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")
_TRUTHS: Final = ("relief", "mark")
_LENGTHS: Final = {"line": (0, 12), "point_line": (0, 12), "hatch": (4, 40)}
_STRIP: Final = ("base", "line", "ink", "quiet", "box")
_CHECKER: Final = ("light", "base", "dark", "rim", "number")
_DIE: Final = ("light", "dark", "edge", "pip")
_TABLES: Final[Mapping[str, tuple[str, ...]]] = {
    "wood": ("dark", "mid", "light", "line"),
    "felt": ("base",),
    "points": ("light", "dark", "edge"),
    "tray": ("base",),
    "white": _CHECKER,
    "black": _CHECKER,
    "dice.white": _DIE,
    "dice.black": _DIE,
    "cube": ("light", "dark", "edge", "ink", "cross"),
    "numbers": ("ink", "shade"),
    "strip": _STRIP,
    "turn": _STRIP,
    "caption": ("base", "ink"),
    "mark": ("ink", "edge", "hit"),
    "told": ("white", "black"),
}
COLOUR_NAMES: Final = tuple(f"{table}.{name}" for table, names in _TABLES.items() for name in names)
"""Every color a theme has to name, dotted as in "felt.base"."""


@dataclass(frozen=True)
class Style:
    """A theme's way of drawing, from its table "style". Lengths are design pixels, of a picture 1200 wide."""

    frame: Frame = "wood"
    """Wood with a grain; leather, its seams in the light color; or plain, its lines in the light color."""
    relief: bool = True
    """Light and shadow; False draws everything flat, as printed."""
    mark: bool = False
    """Do black checkers have a mark in their middle, so that more than color distinguishes them from white ones?"""
    line: float = 1.3
    """Width of the line around checkers, dice and cube."""
    point_line: float = 0
    """Width of the line around points; 0 for none."""
    hatch: float = 0
    """Distance of the slanting lines on dark points; 0 for none."""

    def cast(self, reach: int) -> int:
        """How far a shadow reaches: `reach` pixels if there is relief, otherwise not at all."""
        return reach if self.relief else 0


@dataclass(frozen=True, eq=False)
class Theme:
    """The colors of a board, by dotted name such as "felt.base", and its palette (red, green, blue of 256 colors)."""

    name: str
    colours: Mapping[str, RGB]
    palette: bytes
    style: Style

    def __getitem__(self, name: str) -> RGB:
        return self.colours[name]

    @cached_property
    def palette_picture(self) -> Image.Image:
        """A picture that only carries the palette, as Pillow wants it for mapping colors.

        Pillow maps in steps of four levels a channel and takes the least color of a step for all of it. So the palette
        is rounded down for mapping: then a color is mapped to itself, and its neighbors aren't taken for it.
        """
        picture = Image.new("P", (1, 1))
        picture.putpalette(cell(self.palette))
        return picture

    def reduced(self, picture: Image.Image) -> Image.Image:
        """The picture in the colors of the palette, each pixel the nearest one; dithering would cost file size."""
        reduced = picture.convert("RGB").quantize(palette=self.palette_picture, dither=Image.Dither.NONE)
        reduced.putpalette(self.palette)
        return reduced

    def shaded(self, colour: RGB, share: float) -> bytes:
        """A table of 256 indices: each palette color with `share` (0-1) of `colour` mixed into it."""
        ramp = Image.frombytes("RGB", (COLOURS, 1), self.palette)
        mixed = Image.blend(ramp, Image.new("RGB", ramp.size, colour), share)
        return self.reduced(mixed).tobytes()


def cell(colours: bytes) -> bytes:
    """Colors rounded down to the steps in which they are mapped; no two of a palette may be rounded to the same."""
    return bytes(channel & ~3 for channel in colours)


def strip_style(marked: bool) -> str:
    """The table with the colors of a strip: lit for the side that is to act or has won, quiet for the other."""
    return "turn" if marked else "strip"


def theme_file(name: str) -> Path:
    """The path of a theme's file. Raises ThemeError for a name that no theme can have."""
    if not _NAME.fullmatch(name):
        raise ThemeError(repr(name), "", "not a theme name")
    return assets_folder() / "themes" / f"{name}.toml"


def theme_names() -> tuple[str, ...]:
    """Every theme that can be drawn, by name in alphabetical order.

    A file that doesn't load is left out, so that every theme offered works; `load_theme` says what is wrong with it.
    """
    return tuple(name for name in _file_names() if is_theme(name))


def _file_names() -> list[str]:
    return sorted(path.stem for path in (assets_folder() / "themes").glob("*.toml"))


def is_theme(name: str) -> bool:
    """Is there a theme of this name that can be drawn?"""
    try:
        load_theme(name)
    except ThemeError:
        return False
    return True


@cache
def load_theme(name: str) -> Theme:
    """A theme, read once. Raises ThemeError, naming file and key, if there is no theme of this name or it's broken."""
    return read_theme(name)


def read_theme(name: str, *, painted: bool = True) -> Theme:
    """A theme as its file is now; unless `painted` its palette is to come. Raises ThemeError, naming file and key."""
    path = theme_file(name)
    content = _content(path)
    digits = content.pop("palette", None)
    palette = _palette(path.name, digits) if painted else b""
    style = _style(path.name, content.pop("style", {}))
    return Theme(name, _colours(path.name, content), palette.ljust(3 * COLOURS, b"\0"), style)


def _content(path: Path) -> dict[str, Any]:
    """The content of the file, not yet checked."""
    try:
        content = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise ThemeError(path.name, "", f"no such theme, only {', '.join(_file_names())}") from None
    except UnicodeDecodeError as error:
        raise ThemeError(path.name, "", f"not UTF-8 at byte {error.start}") from error
    except tomllib.TOMLDecodeError as error:
        raise ThemeError(path.name, "", f"not TOML: {error}") from error
    except OSError as error:
        raise ThemeError(path.name, "", f"cannot be read: {error.strerror}") from error
    return content


def _palette(file: str, text: object) -> bytes:
    """The colors of the pictures: 2 to 256 of them, six hexadecimal digits each."""
    if not isinstance(text, str):
        raise ThemeError(file, "palette", f"missing or no text; python -m tools.palette {Path(file).stem}")
    try:
        palette = bytes.fromhex(text)
    except ValueError as error:
        raise ThemeError(file, "palette", "not hexadecimal digits") from error
    if len(palette) % 3 or not 6 <= len(palette) <= 3 * COLOURS:
        raise ThemeError(file, "palette", f"{len(palette)} bytes, not three for each of 2 to {COLOURS} colours")
    return palette


def _style(file: str, table: object) -> Style:
    """The table "style": known keys, each with a sensible value."""
    if not isinstance(table, dict):
        raise ThemeError(file, "style", "not a table")
    known = {field.name for field in fields(Style)}
    for key, value in table.items():
        if key not in known:
            raise ThemeError(file, f"style.{key}", f"unknown, only {', '.join(sorted(known))}")
        wrong = _wrong_style(key, value)
        if wrong:
            raise ThemeError(file, f"style.{key}", f"{value!r} is not {wrong}")
    return Style(**table)


def _wrong_style(key: str, value: object) -> str:
    """The expected form of a value, or ""."""
    if key == "frame":
        return "" if value in get_args(Frame) else f"one of {', '.join(get_args(Frame))}"
    if key in _TRUTHS:
        return "" if isinstance(value, bool) else "true or false"
    least, most = _LENGTHS[key]
    if isinstance(value, int | float) and not isinstance(value, bool) and (value == 0 or least <= value <= most):
        return ""
    return f"0 or a number from {least} to {most}"


def _colours(file: str, content: Mapping[str, Any]) -> dict[str, RGB]:
    """All the colors, in the order of the file."""
    found = {}
    for key, value in _flat(content):
        if key not in COLOUR_NAMES:
            raise ThemeError(file, key, "unknown")
        if not isinstance(value, str) or not _COLOUR.fullmatch(value):
            raise ThemeError(file, key, f'{value!r} is not a colour such as "#1f5a47"')
        red, green, blue = bytes.fromhex(value[1:])
        found[key] = (red, green, blue)
    for key in COLOUR_NAMES:
        if key not in found:
            raise ThemeError(file, key, "missing")
    return found


def _flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """The values of a table and of the tables in it, under dotted names."""
    for key, value in table.items():
        if isinstance(value, dict) and (value or prefix + key in _TABLES):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


MIDDLE: Final = 128
"""The shade that stands for the color of the material itself."""
CORNER: Final = 0.44
"""Radius of the corners of dice and cubes, a share of half their edge."""


@cache
def texture(name: str) -> Image.Image:
    """A texture that `tools/textures.py` has drawn, loaded once. To be pasted, not painted on."""
    with Image.open(assets_folder() / "textures" / f"{name}.png") as picture:
        return picture.convert(picture.mode)


FINE: Final = 4
"""Everything is drawn this many times larger and scaled down."""


def mix(first: RGB, second: RGB, share: float) -> RGB:
    """`share` (0-1) of the second color in the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def contrast(first: RGB, second: RGB) -> float:
    """The contrast ratio of two colors as WCAG measures it, 1 to 21."""
    low, high = sorted(map(_luminance, (first, second)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: RGB) -> float:
    """The luminance of a color, 0 to 1."""
    shares = (0.2126, 0.7152, 0.0722)
    channels = (level / 255 for level in colour)
    light = (level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4 for level in channels)
    return sum(share * level for share, level in zip(shares, light, strict=True))


def upright(size: tuple[int, int], top: RGB, bottom: RGB) -> Image.Image:
    """A gradient from top to bottom; all columns are the same."""
    ends = Image.new("RGB", (1, 2))
    ends.putdata([top, bottom])
    return ends.resize((1, size[1]), Image.Resampling.BILINEAR).resize(size)


def shape(size: tuple[int, int], draw: Callable[[ImageDraw.ImageDraw, int], None]) -> Image.Image:
    """An anti-aliased mask: `draw` gets the pen and the factor by which everything is larger."""
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE))
    draw(ImageDraw.Draw(mask), FINE)
    return mask.resize(size, Image.Resampling.BOX)


def soft(mask: Image.Image, blur: float, strength: float) -> Image.Image:
    """A soft shadow: the mask blurred by `blur` pixels, at `strength` 0-1."""
    return mask.filter(ImageFilter.GaussianBlur(blur)).point([round(level * strength) for level in range(256)])


def lay_shadow(picture: Image.Image, mask: Image.Image, at: tuple[int, int], colour: RGB = (0, 0, 0)) -> None:
    """Darken the picture where the mask is."""
    picture.paste(colour, (*at, at[0] + mask.width, at[1] + mask.height), mask)


def profile(length: int, shade: Callable[[float], float]) -> Image.Image:
    """A column of light for `relit`: the brightness at each place along it from 0 to 1, where 1 changes nothing."""
    column = Image.new("L", (1, length))
    column.putdata([min(255, max(0, round(128 * shade((at + 0.5) / length)))) for at in range(length)])
    return column


def relit(picture: Image.Image, box: tuple[int, int, int, int], light: Image.Image) -> None:
    """Lighten and darken a part of the picture: 128 changes nothing, 0 is black, 255 twice as light.

    `light` may be a column or a row: it's stretched over the box.
    """
    size = (box[2] - box[0], box[3] - box[1])
    shades = light.resize(size, Image.Resampling.NEAREST)
    dimmed = ImageChops.multiply(picture.crop(box), Image.merge("RGB", (shades, shades, shades)))
    picture.paste(ImageChops.add(dimmed, dimmed), box)


@lru_cache(maxsize=32)
def rounded(size: tuple[int, int], radius: float, inset: float = 0) -> Image.Image:
    """The mask of a rounded rectangle that leaves `inset` pixels free all around. To be pasted, not painted on."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (inset * fine, inset * fine, (size[0] - inset) * fine - 1, (size[1] - inset) * fine - 1)
        pen.rounded_rectangle(box, radius * fine, fill=255)

    return shape(size, draw)


@lru_cache(maxsize=16)
def star_mask(size: tuple[int, int], radius: float) -> Image.Image:
    """The mask of a five-pointed star in the middle of an area. To be pasted, not painted on."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        corners = []
        for corner in range(10):
            reach, turn = radius * (1 if corner % 2 == 0 else 0.42), corner * math.pi / 5
            corners.append(
                ((size[0] / 2 + reach * math.sin(turn)) * fine, (size[1] / 2 - reach * math.cos(turn)) * fine)
            )
        pen.polygon(corners, fill=255)

    return shape(size, draw)
