"""A golden cup, drawn by ourselves: bowl, handles, stem, and a plinth with a plaque."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.render.pages.medals import METALS, star_mask
from bot.render.paint.brushes import FINE, mix, shape
from bot.render.paint.theme import RGB

_GOLD: Final = METALS[0]
_SHINE: Final = ((0, -0.5), (10, 0.1), (22, 1), (32, 0.9), (46, 0.1), (64, -0.2), (82, -1), (93, -0.8), (100, -0.3))
"""How light polished metal is across its width in percent: 1 is the light colour, 0 the middle one, -1 the dark one."""
_SHADES: Final = 6
"""Shades on either side of the middle one: few, which make small files."""
_Profile = Sequence[tuple[float, float]]
"""Heights and half widths of a turned piece from top to bottom, in percent of the height of the trophy."""
_BOWL: Final[_Profile] = tuple((8 + 48 * k / 24, 5 + 18 * (1 - (k / 24) ** 2.6) ** 0.8) for k in range(25))
_STEM: Final[_Profile] = ((55, 5.5), (58, 4.5), (62, 3.5), (68, 4.2), (71, 6.5), (74, 11.5), (76, 17))
_KNOB: Final[_Profile] = ((60, 5), (61, 7), (63, 7.6), (65, 7), (66, 5))
_RIM: Final[_Profile] = ((3, 23.5), (3.8, 25), (7.4, 25), (8.6, 23))
_FOOT: Final[_Profile] = ((75, 18.5), (76, 20), (79.5, 20))
_LEDGE: Final[_Profile] = ((96, 25), (97, 27), (100, 27))
_PLINTH: Final = (27, 79.5, 73, 97)
_PLAQUE: Final = (37, 83.5, 63, 93.5)
_HANDLE: Final = (9.5, 13.5, 42, 44.5)
"""The outer box of the left handle, most of it behind the bowl."""
_THICK: Final = 4.6


@lru_cache(maxsize=4)
def paint_trophy(height: int, *, relief: bool) -> Image.Image:
    """The cup, as wide as high, with transparent corners; without relief in three flat tones.

    The same picture is given to all who ask: it is to be pasted, not painted on.
    """
    trophy = Image.new("RGB", (height, height), _GOLD.edge)
    whole = Image.new("L", trophy.size)
    _paint_handles(trophy, whole)
    _paint_plinth(trophy, whole)
    for profile in (_STEM, _KNOB, _FOOT, _LEDGE, _BOWL, _RIM):
        _turn(trophy, whole, profile, relief=relief)
    size = round(height * 0.19)
    at = ((height - size) // 2, round(height * 0.19))
    for shift, colour in ((max(1, height // 150), _GOLD.light), (0, mix(_GOLD.dark, _GOLD.edge, 0.5))):
        star = star_mask(size)
        trophy.paste(colour, (at[0] + shift, at[1] + shift), star)
    trophy.putalpha(whole)
    return trophy


def _turn(trophy: Image.Image, whole: Image.Image, profile: _Profile, *, relief: bool) -> None:
    """Paint a turned piece with a dark line around it."""
    unit = trophy.height / 100
    right = [(50 + half, y) for y, half in profile]
    corners = [*right, *((100 - x, y) for x, y in reversed(right))]

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        pen.polygon([(x * unit * fine, y * unit * fine) for x, y in corners], fill=255)

    mask = shape(trophy.size, draw)
    outline = mask.filter(ImageFilter.MaxFilter(5))
    trophy.paste(_GOLD.edge, (0, 0), outline)
    whole.paste(255, (0, 0), outline)
    half = max(half for _, half in profile) * unit
    left = round(trophy.width / 2 - half)
    metal = Image.new("RGB", trophy.size, _GOLD.base)
    metal.paste(_polished(round(2 * half), trophy.height, relief=relief), (left, 0))
    trophy.paste(metal, (0, 0), mask)


def _polished(width: int, height: int, *, relief: bool) -> Image.Image:
    """Metal as it shines on something round, the same in all rows."""
    row = Image.new("RGB", (width, 1))
    steps = _SHADES if relief else 1
    for x in range(width):
        share = round(_shine(100 * x / width) * steps) / steps
        row.putpixel((x, 0), _shade(share))
    return row.resize((width, height), Image.Resampling.NEAREST)


def _shine(at: float) -> float:
    """How light metal is at a percentage of its width."""
    for (left, first), (right, second) in pairwise(_SHINE):
        if at <= right:
            return first + (second - first) * (at - left) / (right - left)
    return _SHINE[-1][1]


def _shade(share: float) -> RGB:
    """Gold lighter (up to 1) or darker (down to -1) than its own colour."""
    return mix(_GOLD.base, _GOLD.light, share) if share > 0 else mix(_GOLD.base, _GOLD.dark, -share)


def _paint_handles(trophy: Image.Image, whole: Image.Image) -> None:
    """Two rings, lit on the inside of their upper half."""
    unit = trophy.height / 100
    left, top, right, bottom = (v * unit for v in _HANDLE)
    thick = _THICK * unit

    def ring(inset: float, wide: float, start: float, end: float) -> Image.Image:
        def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
            box = (left + inset, top + inset, right - inset, bottom - inset)
            for mirrored in (False, True):
                edges = (trophy.width - box[2], box[1], trophy.width - box[0], box[3]) if mirrored else box
                arc = (180 - end, 180 - start) if mirrored else (start, end)
                pen.arc([v * fine for v in edges], *arc, fill=255, width=round(wide * fine))

        return shape(trophy.size, draw)

    outline = ring(-2, thick + 4, 0, 360)
    trophy.paste(_GOLD.edge, (0, 0), outline)
    whole.paste(255, (0, 0), outline)
    trophy.paste(_GOLD.base, (0, 0), ring(0, thick, 0, 360))
    trophy.paste(_GOLD.dark, (0, 0), ring(thick * 0.66, thick * 0.34, 0, 360))
    trophy.paste(_GOLD.light, (0, 0), ring(thick * 0.12, thick * 0.3, 150, 280))


def _paint_plinth(trophy: Image.Image, whole: Image.Image) -> None:
    """A block of dark wood between golden edges, with a plaque."""
    unit = trophy.height / 100
    for box, colour, grown in (
        (_PLINTH, _GOLD.dark, 3),
        (_PLINTH, _GOLD.ink, 0),
        (_PLAQUE, _GOLD.edge, 2),
        (_PLAQUE, _GOLD.base, 0),
    ):
        edges = [round(v * unit) for v in box]
        area = (edges[0] - grown, edges[1] - grown, edges[2] + grown, edges[3] + grown)
        trophy.paste(colour, area)
        whole.paste(255, area)
    left, top, right, _ = (round(v * unit) for v in _PLAQUE)
    trophy.paste(_GOLD.light, (left, top, right, top + max(1, FINE // 2)))
