"""The common parts of pages: type that is shaped once, the head of a page, panels, the way into a file."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageOps

from bot.metrics.meter import PICTURES
from bot.render.paint import png
from bot.render.paint.pieces import paint_checker
from bot.render.paint.theme import COLOURS, RGB, Theme, cell, contrast, mix, rounded, texture
from bot.render.paint.writing import Line, baseline, fitted, write
from bot.rules.sides import Side

_PADDING_SHADES: Final = 6  # shades from the middle of padded leather to its edge: few, which makes small files


def plank(theme: Theme, size: tuple[int, int], *, upright: bool = False, offset: int = 0) -> Image.Image:
    """A piece of the frame; `upright` runs from top to bottom, `offset` picks another part of the log."""
    if theme.style.frame == "plain":
        return Image.new("RGB", size, theme["wood.mid"])
    if theme.style.frame == "leather":
        wide = size[0] if upright else size[1]
        strip = Image.new("RGB", (wide, 1))
        for at in range(wide):
            bulge = 1 - (2 * (at + 0.5) / wide - 1) ** 4
            share = round(bulge * _PADDING_SHADES) / _PADDING_SHADES
            strip.putpixel((at, 0), mix(theme["wood.dark"], theme["wood.mid"], share))
        if not upright:
            strip = strip.transpose(Image.Transpose.ROTATE_90)
        return strip.resize(size, Image.Resampling.NEAREST)
    long, wide = (size[1], size[0]) if upright else size
    grain = texture("wood")
    top = offset % max(1, grain.height - wide)
    piece = grain.crop((0, top, long, top + wide))
    if upright:
        piece = piece.transpose(Image.Transpose.ROTATE_90)
    return ImageOps.colorize(piece, theme["wood.dark"], theme["wood.light"], theme["wood.mid"])


WIDTH: Final = 1200
"""Width of every page, in pixels."""
HEAD: Final = 96
"""Height of the head of a page: a piece of the frame with the title on a label."""
FOOT: Final = 18
"""Height of the piece of the frame below a page."""
EDGE: Final = 24
"""Free room left and right."""
TYPE: Final = (34, 32, 30)
"""Sizes of the type; a page is shown 360 pixels wide on a phone, where the smallest is still nine pixels."""
UNREADABLE: Final = "-"
"""Written for a name that no font can write."""
_WHITE: Final = 255
_SHOWS: Final = 3.0  # the least contrast of a line that means something (WCAG 2.2, 1.4.11)
_ENDLESS: Final = 1_000_000
_PAIRS: Final = (
    ("strip.ink", "strip.base"),
    ("strip.quiet", "strip.base"),
    ("strip.line", "strip.base"),
    ("strip.line", "felt.base"),
    ("turn.ink", "turn.base"),
    ("turn.quiet", "turn.base"),
    ("turn.line", "strip.base"),
    ("mark.ink", "strip.base"),
    ("numbers.ink", "felt.base"),
    ("caption.ink", "caption.base"),
    ("caption.base", "wood.mid"),
    ("points.dark", "felt.base"),
    ("points.light", "felt.base"),
)
"""Pairs of ink and ground on pages."""
_RARE: Final = 40  # a color with at most this many pixels on a page is given up for one that the page needs more
_CORNER: Final = 12  # radius of the corners of a panel
_BEARING: Final = 4  # room for overhang to the left and right of a text

Area = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""


class _Shaped(NamedTuple):
    """A text as a mask, and its width without the overhang."""

    mask: Image.Image
    width: int


class Lettering:
    """Writes texts into areas. A text that was written once isn't shaped again: a name appears in many places.

    Made for one set of pages, by one thread.
    """

    def __init__(self) -> None:
        self._whole: dict[tuple[str, int], tuple[Line, float]] = {}
        self._shaped: dict[tuple[str, int, int, int], _Shaped] = {}

    def write(
        self, picture: Image.Image, text: str, area: Area, ink: RGB, *, sizes: Sequence[int] = TYPE, align: float = 0
    ) -> int:
        """Write a text in the middle of an area's height, in the first size that fits, or cut; returns its width.

        `align` is 0 for the left, 0.5 for the middle, 1 for the right end of the area. Only the overhang of a letter
        leaves the area.
        """
        left, top, right, bottom = area
        if not text or right <= left:
            return 0
        shaped = self._find(text, sizes, right - left, bottom - top)
        x = left + round((right - left - shaped.width) * align) - _BEARING
        picture.paste(ink, (x, top, x + shaped.mask.width, bottom), shaped.mask)
        return shaped.width

    def width(self, text: str, size: int) -> int:
        """The width of a whole text, in pixels."""
        return math.ceil(self._measured(text, size)[1])

    def _measured(self, text: str, size: int) -> tuple[Line, float]:
        """The whole text in one line, and its width."""
        if (text, size) not in self._whole:
            line = fitted(text, (size,), _ENDLESS, UNREADABLE)
            self._whole[text, size] = line, line.width
        return self._whole[text, size]

    def _find(self, text: str, sizes: Sequence[int], width: int, height: int) -> _Shaped:
        """A text in the first size in which it fits, or cut; widths are measured in one size, the others follow."""
        whole, long = self._measured(text, sizes[0])
        size = next((size for size in sizes if long * size / sizes[0] < width), 0)
        key = (text, size, 0 if size else width, height)
        if key not in self._shaped:
            line = Line(whole.runs, size) if size else fitted(text, sizes[-1:], width, UNREADABLE)
            wide = math.ceil(line.width)
            mask = Image.new("L", (wide + 2 * _BEARING, height))
            write(mask, line, (_BEARING, baseline(height, line.size)), _WHITE)
            self._shaped[key] = _Shaped(mask, wide)
        return self._shaped[key]


class Page:
    """A page in the making: felt, a piece of the frame above and below, and the title in the middle of the head."""

    def __init__(
        self,
        theme: Theme,
        height: int,
        title: str = "",
        numbers: tuple[int, int] = (1, 1),
        lettering: Lettering | None = None,
    ) -> None:
        """`numbers` are those of the page and of the last one; "2/5" is written if there are several."""
        self.theme = theme
        self.picture = Image.new("RGB", (WIDTH, height), theme["felt.base"])
        self._lettering = lettering or Lettering()
        self._sizes: Sequence[int] = TYPE
        self.picture.paste(_beam(theme, HEAD, 92), (0, 0))
        self.picture.paste(_beam(theme, FOOT, 231), (0, height - FOOT))
        if not theme.style.relief:
            self.picture.paste(theme["wood.light"], (0, HEAD - 3, WIDTH, HEAD))
            self.picture.paste(theme["wood.light"], (0, height - FOOT, WIDTH, height - FOOT + 3))
        several = numbers[1] > 1
        self._write_label(title, (46, 42, 38, 34), 0.5, 300 * several)
        self._write_label(f"{numbers[0]}/{numbers[1]}" if several else "", (38,), 1.0, 300)

    def _write_label(self, text: str, sizes: Sequence[int], align: float, less: int) -> None:
        """Write a text on a label in the head, which has `less` room than the page is wide."""
        if text:
            wide = min(WIDTH - 2 * EDGE - less, self._lettering.width(text, sizes[0]) + 60)
            left = EDGE + round((WIDTH - 2 * EDGE - wide) * align)
            self.lay("caption.base", (left, 12, left + wide, HEAD - 12), 18)
            self.write(text, (left + 24, 12, left + wide - 24, HEAD - 12), "caption.ink", sizes=sizes, align=0.5)

    def _colour(self, ink: str | RGB) -> RGB:
        return self.theme[ink] if isinstance(ink, str) else ink

    def write(
        self, text: str, area: Area, ink: str | RGB = "strip.ink", *, sizes: Sequence[int] = (), align: float = 0
    ) -> int:
        """Write a text in a color, or one of the theme's by name, in the page's type by default; returns its width.

        See `Lettering.write`.
        """
        ink, sizes = self._colour(ink), sizes or self._sizes
        return self._lettering.write(self.picture, text, area, ink, sizes=sizes, align=align)

    def lay(self, ink: str | RGB, box: Area, radius: float, inset: int = 0) -> None:
        """Paint a rounded box, `inset` pixels smaller on all sides."""
        size = (box[2] - box[0], box[3] - box[1])
        self.picture.paste(self._colour(ink), box, rounded(size, radius, inset))

    def rule(self, span: tuple[int, int], row: int, ink: str | RGB | None = None, half: int = 1) -> None:
        """Draw a line across from column to column, thin and faint by default; `half` is half its thickness."""
        self.picture.paste(self._colour(ink or rule(self.theme)), (span[0], row - half, span[1], row + half))

    def encoded(self, more: Sequence[RGB] = ()) -> bytes:
        """The page as a PNG; see the function `encoded`."""
        return encoded(self.theme, self.picture, more)


def parts(size: int, most: int) -> Iterator[range]:
    """`size` items in parts of about the same size; at least one part, even if it's empty."""
    count = max(1, -(-size // most))
    for part in range(count):
        yield range(size * part // count, size * (part + 1) // count)


@lru_cache(maxsize=16)
def _beam(theme: Theme, height: int, offset: int) -> Image.Image:
    """A piece of the frame as wide as a page."""
    return plank(theme, (WIDTH, height), offset=offset)


def encoded(theme: Theme, page: Image.Image, more: Sequence[RGB] = (), *, board: bool = False) -> bytes:
    """The page as a PNG in the colors of the theme's palette, with `more` in place of those it has no use for.

    These are the same for all pages of a theme, unless the page has a `board` on it, which needs most of the palette.
    """
    palette, reduced = theme.palette, theme.reduced(page)
    if more:
        palette = with_colours(palette, more, reduced.histogram() if board else _used_by_pages(theme))
        carrier = Image.new("P", (1, 1))
        carrier.putpalette(cell(palette))
        reduced = page.quantize(palette=carrier, dither=Image.Dither.NONE)
    framed = Image.new("P", (page.width + 1, page.height))
    framed.paste(Image.frombytes("P", page.size, reduced.tobytes()), (1, 0))
    PICTURES.add(1, "page")
    return png.encode(png.header(page.width, page.height, palette), framed.tobytes())


@lru_cache(maxsize=8)
def _used_by_pages(theme: Theme) -> list[int]:
    """How many pixels of each palette color there are on wood, between each ink and its ground, and in checkers."""
    sample = Page(theme, HEAD + FOOT + 24 * len(_PAIRS) + 300).picture
    sample.paste(plank(theme, (WIDTH, 200), offset=60), (0, HEAD))
    top = HEAD + 200
    for side in Side:
        sample.paste(paint_checker(theme, side, 96), (100 * side, top))
    for number, (ink, ground) in enumerate(_PAIRS):
        for step in range(25):
            left, row = 48 * step, top + 100 + 24 * number
            sample.paste(mix(theme[ground], theme[ink], step / 24), (left, row, left + 48, row + 24))
    return theme.reduced(sample).histogram()


def with_colours(palette: bytes, more: Sequence[RGB], used: Sequence[int]) -> bytes:
    """A palette in which these colors replace those of which a page has `used` the fewest pixels.

    Colors it uses a lot stay, and no two colors are rounded to the same when pixels are mapped.
    """
    made = bytearray(palette.ljust(3 * COLOURS, b"\0"))
    known = {cell(bytes(made[at : at + 3])) for at in range(0, len(made), 3)}
    wanted = {cell(bytes(colour)): bytes(colour) for colour in more}
    new = [colour for rounded_down, colour in wanted.items() if rounded_down not in known]
    free = sorted(range(COLOURS), key=lambda index: used[index])
    for index, colour in zip([index for index in free if used[index] <= _RARE], new, strict=False):
        made[3 * index : 3 * index + 3] = colour
    return bytes(made)


def panel(page: Image.Image, theme: Theme, box: Area) -> None:
    """A panel in the colors of a strip with a line around it."""
    left, top, right, bottom = box
    for colour, inset in ((theme["strip.line"], 0), (theme["strip.base"], 3)):
        radius = _CORNER - inset
        edges = (left + inset, top + inset, right - inset, bottom - inset)
        page.paste(colour, (edges[0] + radius, edges[1], edges[2] - radius, edges[3]))
        page.paste(colour, (edges[0], edges[1] + radius, edges[2], edges[3] - radius))
        # Only the corners are drawn finely: a mask of the whole panel takes longer than everything on it.
        corner = rounded((2 * radius, 2 * radius), radius)
        for x in (edges[0], edges[2] - 2 * radius):
            for y in (edges[1], edges[3] - 2 * radius):
                page.paste(colour, (x, y, x + 2 * radius, y + 2 * radius), corner)


def playing_colour(theme: Theme) -> RGB:
    """The color around a match being played: that of the line of the side to act, if it shows on a panel."""
    line = theme["turn.line"]
    return line if contrast(line, theme["strip.base"]) >= _SHOWS else theme["turn.base"]


def rule(theme: Theme) -> RGB:
    """The color of the thin lines between rows."""
    return mix(theme["strip.base"], theme["strip.quiet"], 0.35)
