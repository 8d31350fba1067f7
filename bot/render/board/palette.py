"""Choose the 256 colors of a theme: `python -m bot.render.board.palette NAME` writes them into the theme's file.

This takes seconds, so it is done once, when a theme is made. The colors come from the drawings themselves: everything
that can be on a board, each kind of thing with its own share of the picture.
"""

from __future__ import annotations

import re
import sys
from typing import Final

from PIL import Image

from bot.render.board.geometry import layout
from bot.render.board.paint_board import paint_board, paint_tray
from bot.render.board.paint_strips import paint_strip, write_name, write_pips, write_points, write_score
from bot.render.paint.pieces import lay_piece, paint_checker, paint_cube, paint_die
from bot.render.paint.theme import COLOURS, RGB, Theme, read_theme, theme_file
from bot.rules.sides import Side

_WANTED: Final = 144
"""More colors only make larger files: the eye sees no difference on these boards."""
_APART: Final = 110
"""Colors nearer than this would be confused when pixels are mapped, and flat ground would get patches.

Pillow maps in steps of 4 a channel, so a color may be taken for one that is up to twice (3, 3, 3) away.
"""


def sample(theme: Theme) -> Image.Image:
    """A picture of everything: the board, both kinds of checkers on all grounds, dice, cubes, strips, trays."""
    places = layout(1200)
    board = paint_board(theme, places)
    for upper in (True, False):
        top = places.strip if upper else places.felt_bottom
        rail = board.crop((0, top, places.width, top + places.row))
        write_points(rail, theme, places, upper=upper, turned=False)
        board.paste(rail, (0, top))
    for side in Side:
        checker = paint_checker(theme, side, places.checker)
        for point in range(1 + side, 25, 2):
            for index in range(4):
                lay_piece(board, checker, places.slot(point, index), theme.style.cast(places.shadow))
        lower = side is Side.WHITE
        box = places.trays[lower]
        tray = board.crop(box)
        paint_tray(tray, theme, side, 12, places, lower=lower)
        board.paste(tray, box)
        strip = paint_strip(theme, places, marked=lower, lower=lower)
        write_name(strip, theme, places, side, "Sample of a name", instead="", marked=lower)
        write_pips(strip, theme, places, "pips", marked=lower)
        write_score(strip, theme, places, "12/25", marked=lower)
        board.paste(strip, (0, places.height - places.strip if lower else 0))
        for number in range(1, 7):
            die = paint_die(theme, side, number, places.die, theme["felt.base"], used=number % 3 == 0)
            board.paste(die, (places.outer_felt[0] + number * 70, places.middle - places.die // 2 - 80 + side * 80))
    for value, owner in ((2, Side.WHITE), (64, None), (1024, Side.BLACK)):
        cube = paint_cube(theme, value, places.cube, crossed=owner is None)
        lay_piece(board, cube, places.cube_centre(owner, Side.WHITE), theme.style.cast(places.px(5)))
    return board


def choose(theme: Theme) -> bytes:
    """The palette: every color that the theme names, and the rest by what the sample uses."""
    chosen: list[RGB] = []
    reduced = sample(theme).quantize(colors=_WANTED, method=Image.Quantize.MEDIANCUT, kmeans=3)
    used = reduced.getpalette() or []
    sampled = ((used[at], used[at + 1], used[at + 2]) for at in range(0, len(used), 3))
    for colour in (*theme.colours.values(), *sampled):
        if all(_distance(colour, other) > _APART for other in chosen):
            chosen.append(colour)
    return bytes(channel for colour in chosen[:COLOURS] for channel in colour)


def _distance(first: RGB, second: RGB) -> int:
    """How different two colors are: the sum of the squares of the differences."""
    return sum((a - b) ** 2 for a, b in zip(first, second, strict=True))


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
