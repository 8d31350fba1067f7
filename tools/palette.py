"""Choose the 256 colors of a theme: `python -m tools.palette NAME` writes them into the theme's file.

This takes seconds, so it's done once, when a theme is made. The colors come from the drawings themselves: everything
that can be on a board, with separate shares of the palette for pieces and ground.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

from PIL import Image, ImageChops

from bot.render.board.drawings import QUIET_CUBE
from bot.render.board.geometry import layout
from bot.render.board.paint_board import leather_seam, paint_board, paint_glow, paint_tray, textured, veneer_tones
from bot.render.board.paint_strips import paint_strip, write_name, write_pips, write_points, write_score
from bot.render.paint.pieces import faded, lay_piece, paint_checker, paint_cube, paint_die, worn_ground
from bot.render.paint.theme import COLOURS, RGB, Theme, cell, mix, read_theme, theme_file
from bot.rules.sides import Side

_PIECES: Final = 72
"""Colors for checkers, dice, cube and their shadows."""
_GROUND: Final = 96
"""Most colors for everything else. More would only make larger files: the eye sees no difference on these boards."""
_POWER: Final = 0.25
"""A color counts by this power of its pixels, so that small things keep their own colors."""
_MATCHED: Final = 20000


def sample(theme: Theme) -> tuple[Image.Image, Image.Image]:
    """A picture of everything: the board, both kinds of checkers on all grounds, dice, cubes, strips, trays.

    And the same without pieces, to tell these from the ground.
    """
    places = layout(1200)
    bare = paint_board(theme, places)
    for upper in (True, False):
        top = places.strip if upper else places.felt_bottom
        rail = bare.crop((0, top, places.width, top + places.row))
        write_points(rail, theme, places, upper=upper, turned=False)
        bare.paste(rail, (0, top))
    for side in Side:
        lower = side is Side.WHITE
        strip = paint_strip(theme, places, marked=lower, lower=lower)
        write_name(strip, theme, places, side, "Sample of a name", instead="", marked=lower)
        write_pips(strip, theme, places, "pips", marked=lower)
        write_score(strip, theme, places, "12/25", marked=lower)
        bare.paste(strip, (0, places.height - places.strip if lower else 0))
    board = bare.copy()
    _lay_pieces(board, theme)
    return board, bare


def _lay_pieces(board: Image.Image, theme: Theme) -> None:
    """Checkers on every second point, dice of all kinds, cubes, borne off checkers."""
    places = layout(1200)
    for side in Side:
        checker = paint_checker(theme, side, places.checker)
        for point in range(1 + side, 25, 2):
            for index in range(4):
                lay_piece(board, checker, places.slot(point, index), theme.style.cast(places.shadow))
        box = places.trays[side is Side.WHITE]
        tray = board.crop(box)
        paint_tray(tray, theme, side, 12, places, lower=side is Side.WHITE)
        board.paste(tray, box)
        for number in range(1, 7):
            die = paint_die(theme, side, number, places.die)
            if number % 3 == 0:
                die = faded(die, worn_ground(theme, side), 0.34, grayed=0.25)
            spot = (places.outer_felt[0] + number * 70 - 20, places.middle - 30 + side * 60)
            lay_piece(board, die, spot, theme.style.cast(places.px(9)))
    for value, owner in ((2, Side.WHITE), (64, None), (1024, Side.BLACK)):
        cube = paint_cube(theme, value, places.cube, crossed=owner is None)
        x, y = places.cube_centre(owner, Side.WHITE)
        if owner is None:
            bar = board.crop((x - 51, y - 51, x + 51, y + 51))
            paint_glow(bar, theme, places)
            board.paste(bar, (x - 51, y - 51))
        lay_piece(board, cube, (x, y), theme.style.cast(places.px(7)))
    quiet = paint_cube(theme, 64, places.px(QUIET_CUBE), quiet=True)
    lay_piece(board, quiet, (places.cube_centre(None, Side.WHITE)[0], places.middle - 110), 3)


def choose(theme: Theme) -> bytes:
    """The palette: every color the theme names, the tones of the grounds, and the rest by use in the sample."""
    board, bare = sample(theme)
    apart = ImageChops.difference(board, bare).convert("L").point([0] + [255] * 255)
    pieces = Counter(_pixels(board, apart))
    ground = Counter(_pixels(bare, None))
    chosen: dict[bytes, RGB] = {}
    for colour in (*theme.colours.values(), *_wanted(theme), *_clusters(pieces, _PIECES), *_clusters(ground, _GROUND)):
        chosen.setdefault(cell(bytes(colour)), colour)
    return bytes(channel for colour in list(chosen.values())[:COLOURS] for channel in colour)


def _wanted(theme: Theme) -> Iterator[RGB]:
    """Colors that appear on no sample: marks and their edges, colors shining through a ghost; and the leather."""
    for side in ("white", "black"):
        yield from (mix(theme[f"{side}.base"], theme[f"told.{side}"], share) for share in (0.25, 0.5, 0.78))
    for ink in ("ink", "hit"):
        yield from (mix(theme["mark.edge"], theme[f"mark.{ink}"], step / 4) for step in range(1, 4))
    places = ("felt.base", "points.light", "points.dark")
    yield from (mix(theme[place], theme["mark.edge"], share) for place in places for share in (0.5,))
    if textured(theme):
        yield leather_seam(theme)
        for name in ("points.light", "points.dark"):
            yield from (
                mix(theme[name], tone, share) for tone in veneer_tones(theme, name) for share in (0.34, 0.67, 1)
            )


def _pixels(picture: Image.Image, mask: Image.Image | None) -> Iterator[RGB]:
    """The colors of a picture where the mask is, or everywhere without one."""
    data = picture.tobytes()
    inside = mask.tobytes() if mask else b"\1" * (len(data) // 3)
    colours = zip(data[::3], data[1::3], data[2::3], strict=True)
    return (colour for colour, here in zip(colours, inside, strict=True) if here)


def _clusters(counts: Counter[RGB], most: int) -> list[RGB]:
    """The middle colors of at most `most` groups of alike colors, as the eye sees them, the largest groups first."""
    known = counts.most_common(_MATCHED)
    line = [(colour, max(1, round(4 * count**_POWER))) for colour, count in known]
    seen = bytes(channel for colour, weight in line for channel in _perceived(colour) * weight)
    spread = Image.frombytes("RGB", (len(seen) // 3, 1), seen)
    groups = spread.quantize(colors=most, method=Image.Quantize.MAXCOVERAGE, kmeans=12).tobytes()
    sums: dict[int, list[float]] = {}
    at = 0
    for colour, weight in line:
        total = sums.setdefault(groups[at], [0.0] * 4)
        for channel in range(3):
            total[channel] += colour[channel] * weight
        total[3] += weight
        at += weight
    ordered = sorted(sums.values(), key=lambda total: -total[3])
    return [(round(r / n), round(g / n), round(b / n)) for r, g, b, n in ordered]


def _perceived(colour: RGB) -> bytes:
    """A color in OKLab, in which equal distances look alike; each coordinate as a byte."""
    light = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour)]
    cones = ((0.41222, 0.53633, 0.05145), (0.21190, 0.68070, 0.10740), (0.08830, 0.28172, 0.62998))
    roots = [_sum(share, light) ** (1 / 3) for share in cones]
    axes = ((0.21045, 0.79362, -0.00407), (1.97800, -2.42859, 0.45059), (0.02590, 0.78277, -0.80868))
    bright, green, blue = (_sum(share, roots) for share in axes)
    return bytes(min(255, max(0, round(v))) for v in (bright * 255, 128 + green * 255, 128 + blue * 255))


def _sum(shares: tuple[float, ...], values: list[float]) -> float:
    """The sum of products."""
    return sum(share * value for share, value in zip(shares, values, strict=True))


def write(name: str) -> None:
    """Put a freshly chosen palette at the top of the theme's file, before its tables."""
    path = theme_file(name)
    digits = choose(read_theme(name, painted=False)).hex()
    lines = "\n".join(digits[start : start + 96] for start in range(0, len(digits), 96))
    text = re.sub(r'^palette = """.*?"""\n\n', "", path.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    before, table, after = text.partition("\n[")
    path.write_text(f'{before.rstrip()}\n\npalette = """\n{lines}\n"""\n{table}{after}', "utf-8")


if __name__ == "__main__":
    for theme_name in sys.argv[1:]:
        write(theme_name)
