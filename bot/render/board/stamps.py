"""Small marks laid over whatever is there: arrows, ghosts and rings of the last play.

A frame has only palette indices, so a mark can't be blended pixel by pixel. Its core is pasted as it is; pixels that
are only half covered, or shine through, go through a table from palette color to palette color. That takes
microseconds.
"""

import itertools
import math
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.render.paint.fonts import font
from bot.render.paint.pieces import paint_checker, write_count
from bot.render.paint.png import lay, mapped
from bot.render.paint.theme import RGB, Theme, mix, rounded, shape
from bot.rules.sides import Side

Spot = tuple[float, float]
_FINE: Final = 3
_EDGE: Final = 1.7  # Width of an arrow's dark edge. These are design pixels, of a picture 1200 wide.
_THICK: Final = (3.6, 6.6)  # thickness of an arrow at its beginning and where its head begins
_HEAD: Final = (25.0, 11.5, 5.0)  # length of an arrow's head, half its width, and the depth of its notch
_TILE: Final = 128  # an arrow is kept in tiles of this size: most of the box around it is empty
_BLOCK: Final = 3 * _TILE  # it is drawn in blocks of this size
_DARK: Final = 96  # the level of the dark edge in the picture from which an arrow is made; nothing is 0, the ink 255
_HOLLOW: Final = 0.5  # how dark a ghost is, in the edge's color: ivory over petrol would turn gray
_STEPS: Final = 4  # shades between the ink of a mark and its edge


@dataclass(frozen=True)
class Stamp:
    """A mark in palette indices: its core, the pixels it covers, and those it only tints, each with its table."""

    core: Image.Image
    covered: Image.Image
    tinted: tuple[tuple[Image.Image, list[int]], ...] = ()

    @property
    def width(self) -> int:
        """Width of the mark in pixels."""
        return self.core.width

    @property
    def height(self) -> int:
        """Height of the mark in pixels."""
        return self.core.height

    def press(self, frame: Image.Image, centre: tuple[int, int]) -> None:
        """Lay the mark on the frame, around a spot."""
        self.put(frame, (centre[0] - self.width // 2, centre[1] - self.height // 2))

    def put(self, frame: Image.Image, corner: tuple[int, int]) -> None:
        """Lay the mark on the frame, with its upper left corner there."""
        width, height = self.core.size
        box = (corner[0], corner[1], corner[0] + width, corner[1] + height)
        for mask, table in self.tinted:
            frame.im.paste(frame.im.crop(box).point(table, None), box, mask.im)
        lay(frame, self.core, corner, self.covered)


@dataclass(frozen=True)
class Arrow:
    """An arrow in tiles, each with the place of its upper left corner, relative to the start of the arrow."""

    tiles: tuple[tuple[Stamp, tuple[int, int]], ...]

    @cached_property
    def width(self) -> int:
        """Pixels of all tiles: an arrow takes up as much room as a picture this wide and one high."""
        return sum(stamp.width * stamp.height for stamp, _ in self.tiles)

    @property
    def height(self) -> int:
        """One: see `width`."""
        return 1

    def put(self, frame: Image.Image, start: tuple[int, int]) -> None:
        """Lay the arrow on the frame, starting from a spot."""
        for stamp, (x, y) in self.tiles:
            stamp.put(frame, (start[0] + x, start[1] + y))


@dataclass(frozen=True)
class Outline:
    """An arrow as it's cached: each tile's levels, deflated, with its size and place."""

    tiles: tuple[tuple[bytes, tuple[int, int], tuple[int, int]], ...]

    @cached_property
    def width(self) -> int:
        """Bytes of all tiles: see `Arrow.width`."""
        return sum(len(levels) for levels, _, _ in self.tiles)

    @property
    def height(self) -> int:
        """One: see `width`."""
        return 1

    def inked(self, theme: Theme, ink: RGB) -> Arrow:
        """The arrow, ready to be laid on frames. That takes a sixth of the time of drawing it."""
        return Arrow(
            tuple(
                (inked(theme, ink, Image.frombytes("L", size, zlib.decompress(levels))), corner)
                for levels, size, corner in self.tiles
            )
        )


def inked(theme: Theme, ink: RGB, levels: Image.Image) -> Stamp:
    """The stamp of a mark drawn in levels: 0 for nothing, _DARK for its edge, 255 for its ink."""
    core, half = _tables(theme, ink)
    return Stamp(mapped(levels, core, "P"), _between(levels, 74, 256), ((_between(levels, 24, 74), half),))


@lru_cache(maxsize=32)
def _tables(theme: Theme, ink: RGB) -> tuple[list[int], list[int]]:
    """For each level the palette index of the mark there, and for each index that of the color its edge tints."""
    edge = theme["mark.edge"]
    tones = [mix(edge, ink, step / _STEPS) for step in range(_STEPS + 1)]
    ramp = Image.new("RGB", (len(tones), 1))
    ramp.putdata(tones)
    indices = theme.reduced(ramp).tobytes()
    span = 255 - _DARK
    core = [indices[round(max(0, level - _DARK) / span * _STEPS)] for level in range(256)]
    return core, list(theme.shaded(edge, 0.5))


def _between(levels: Image.Image, low: int, high: int) -> Image.Image:
    """The pixels whose level is at least `low` and below `high`."""
    return mapped(levels, _inside(low, high), "1")


@lru_cache(maxsize=16)
def _inside(low: int, high: int) -> list[int]:
    return [255 if low <= level < high else 0 for level in range(256)]


def draw_arrow(path: Sequence[Spot], scale: float) -> Outline:
    """A slim solid arrow along a path, which must be longer than its head."""
    path = [*path[:-1:2], path[-1]]  # half the places are enough for so smooth a bend, and take half the time
    body, head = _outline(path, scale, 0.0)
    dark_body, dark_head = _outline(path, scale, _EDGE * scale)
    left, top = (math.floor(min(spot[axis] for spot in (*dark_body, *dark_head))) - 2 for axis in (0, 1))
    right, low = (math.ceil(max(spot[axis] for spot in (*dark_body, *dark_head))) + 2 for axis in (0, 1))
    tiles = []
    # Most of the time goes into the outlines: they are drawn in large blocks, and these are cut into tiles.
    reach = math.dist(path[0], path[1]) + (_HEAD[1] + 4 * _EDGE) * scale
    for x, y in itertools.product(range(left, right, _BLOCK), range(top, low, _BLOCK)):
        wide, high = min(_BLOCK, right - x), min(_BLOCK, low - y)
        if not any(-reach <= a - x < wide + reach and -reach <= b - y < high + reach for a, b in path):
            continue
        canvas = Image.new("L", (wide * _FINE, high * _FINE))
        pen = ImageDraw.Draw(canvas)
        begin = path[0][0] - x, path[0][1] - y
        for level, grow, parts in ((_DARK, _EDGE * scale, (dark_body, dark_head)), (255, 0.0, (body, head))):
            round_end = _THICK[0] / 2 * scale + grow
            pen.ellipse([(at + way * round_end) * _FINE for way in (-1, 1) for at in begin], fill=level)
            for part in parts:
                pen.polygon([((a - x) * _FINE, (b - y) * _FINE) for a, b in part], fill=level)
        tiles += _tiles(canvas.reduce(_FINE), (x, y))
    return Outline(tuple(tiles))


def _tiles(levels: Image.Image, corner: tuple[int, int]) -> list[tuple[bytes, tuple[int, int], tuple[int, int]]]:
    """The non-empty tiles of a drawing in levels whose corner is at `corner`."""
    tiles = []
    for x, y in itertools.product(range(0, levels.width, _TILE), range(0, levels.height, _TILE)):
        tile = levels.crop((x, y, min(x + _TILE, levels.width), min(y + _TILE, levels.height)))
        box = tile.getbbox()
        if box:
            part = tile.crop(box)
            tiles.append(
                (zlib.compress(part.tobytes(), 1), part.size, (corner[0] + x + box[0], corner[1] + y + box[1]))
            )
    return tiles


def _outline(path: Sequence[Spot], scale: float, grow: float) -> tuple[list[Spot], list[Spot]]:
    """The corners of the shaft and of the head of an arrow, larger by `grow` on all sides."""
    long, half, notch = (measure * scale for measure in _HEAD)
    tip = path[-1]
    shaft = [spot for spot in path if math.dist(spot, tip) > long * 0.85] or [path[0]]
    base = shaft[-1]
    reach = math.dist(base, tip) or 1.0
    ahead = (tip[0] - base[0]) / reach, (tip[1] - base[1]) / reach
    base = tip[0] - ahead[0] * long, tip[1] - ahead[1] * long
    left, right = [], []
    spots = [*shaft, (base[0] + ahead[0] * notch, base[1] + ahead[1] * notch)]
    for number, (before, after) in enumerate(itertools.pairwise(spots)):
        length = math.dist(before, after) or 1.0
        across = (before[1] - after[1]) / length, (after[0] - before[0]) / length
        for end, spot in enumerate((before, after)):
            share = (number + end) / (len(spots) - 1)
            wide = ((_THICK[0] + (_THICK[1] - _THICK[0]) * share) * scale) / 2 + grow
            left.append((spot[0] + across[0] * wide, spot[1] + across[1] * wide))
            right.append((spot[0] - across[0] * wide, spot[1] - across[1] * wide))
    back, wing = grow, half + grow * 1.6
    head = [
        (tip[0] + ahead[0] * grow * 2.1, tip[1] + ahead[1] * grow * 2.1),
        (base[0] - ahead[0] * back - ahead[1] * wing, base[1] - ahead[1] * back + ahead[0] * wing),
        (base[0] + ahead[0] * notch, base[1] + ahead[1] * notch),
        (base[0] - ahead[0] * back + ahead[1] * wing, base[1] - ahead[1] * back - ahead[0] * wing),
    ]
    return [*left, *reversed(right)], head


def _rings(size: int, discs: Sequence[tuple[float, int]]) -> Image.Image:
    """Levels of discs of these diameters, each laid on the ones before."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for wide, level in discs:
            near, far = (size - wide) / 2 * fine, (size + wide) / 2 * fine - 1
            pen.ellipse((near, near, far, far), fill=level)

    return shape((size, size), draw)


def ghost_stamp(theme: Theme, size: int, scale: float, above: int = 0) -> Stamp:
    """The place that a checker of `size` pixels left: a ring around a hollow, alike for both sides.

    If another one is this many pixels `above` it (or below, if negative), only the part that one leaves free of it.
    """
    edge, ink = 1.4 * scale, max(2.4, 3.0 * scale)
    outer = size - 1
    rim = [(outer, _DARK), (outer - 2 * edge, 255), (outer - 2 * edge - 2 * ink, _DARK)]
    hole = outer - 4 * edge - 2 * ink
    drawn, filled = _rings(size, [*rim, (hole, 0)]), _rings(size, [(hole, 255)])
    if above:
        checker = _rings(size, [(size, 255)])
        for levels in (drawn, filled):
            levels.paste(0, (0, -above), checker)
    ring, inside = inked(theme, theme["mark.ink"], drawn), _between(filled, 128, 256)
    return Stamp(ring.core, ring.covered, ((inside, list(theme.shaded(theme["mark.edge"], _HOLLOW))), *ring.tinted))


def number_stamp(theme: Theme, text: str, scale: float) -> Stamp:
    """A number on a ghost, in the ink of the marks: its edges blend with whatever is below them."""
    face = font(round(34 * scale))
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, stroke_width=2))
    (mask, edge), spot = (Image.new("L", (right - left, bottom - top)) for _ in range(2)), (-left, -top)
    ImageDraw.Draw(mask).text(spot, text, 255, face)
    ImageDraw.Draw(edge).text(spot, text, 255, face, stroke_width=2)
    tinted = [(_between(edge, 96, 256), list(theme.shaded(theme["mark.edge"], 0.7)))]
    for least, most, share in ((48, 128, 0.34), (128, 208, 0.68)):
        tinted.append((_between(mask, least, most), list(theme.shaded(theme["mark.ink"], share))))
    core = theme.reduced(Image.new("RGB", mask.size, theme["mark.ink"]))
    return Stamp(core, _between(mask, 208, 256), tuple(tinted))


def face_stamp(theme: Theme, side: Side, text: str, size: int) -> Stamp:
    """The middle of a checker of `size` pixels with a number on it: its ground is known, so it's one opaque patch."""
    wide = round(size * 0.64)
    at = (size - wide) // 2
    disc = paint_checker(theme, side, size, marked=False).convert("RGB").crop((at, at, at + wide, at + wide))
    kind = round(size * (36 if len(text) < 2 else 34) / 64)
    write_count(disc, (wide // 2, wide // 2), text, theme[f"told.{side.name.lower()}"], kind)
    return Stamp(theme.reduced(disc), _between(_rings(wide, [(wide - 1, 255)]), 128, 256))


def hit_stamp(theme: Theme, size: int, scale: float) -> Stamp:
    """The mark of a hit: a ring around the checker of `size` pixels that hit."""
    outer, edge, ink = size + 7 * scale, 1.7 * scale, 4.2 * scale
    rim = [
        (outer, _DARK),
        (outer - 2 * edge, 255),
        (outer - 2 * edge - 2 * ink, _DARK),
        (outer - 4 * edge - 2 * ink, 0),
    ]
    return inked(theme, theme["mark.hit"], _rings(round(outer) + 2, rim))


def plate_stamp(theme: Theme, text: str, scale: float) -> Stamp:
    """A few characters on a small label, such as how many checkers go the way of an arrow."""
    size = round(50 * scale), round(36 * scale)
    label = Image.new("RGB", size, theme["mark.ink"])
    edge = max(1, round(2 * scale))
    label.paste(theme["mark.edge"], (0, 0), rounded(size, size[1] / 2 - edge, edge))
    face = font(round(27 * scale))
    left, top, right, bottom = face.getbbox(text)
    spot = ((size[0] - left - right) / 2, (size[1] - top - bottom) / 2)
    ImageDraw.Draw(label).text(spot, text, theme["mark.ink"], face)
    return Stamp(theme.reduced(label), _between(rounded(size, size[1] / 2), 128, 256))
