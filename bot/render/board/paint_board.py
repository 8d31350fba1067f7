"""The empty board in true colour: frame, felt, points, bar and trays. Drawn once for a theme and size."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw

from bot.render.board.geometry import DESIGN_WIDTH, Box, Layout
from bot.render.paint.brushes import lay_shadow, shape, soft
from bot.render.paint.frame import moulding, plank, sink
from bot.render.paint.theme import Theme


def paint_board(theme: Theme, layout: Layout) -> Image.Image:
    """The board without checkers, numbers, strips."""
    board = _planks(theme, layout)
    for box in (layout.outer_felt, layout.home_felt):
        sink(board, box, theme["felt.base"], theme, layout)
    for lower in (False, True):
        sink(board, layout.trays[lower], theme["tray.base"], theme, layout)
    for point in range(1, 25):
        _triangle(board, point, theme, layout)
    if theme.style.relief:
        for box in (layout.outer_felt, layout.home_felt, *layout.trays):
            _inner_shadow(board, box, layout)
    moulding(board, theme, layout)
    return board


def _planks(theme: Theme, layout: Layout) -> Image.Image:
    """The frame: rails across above and below, upright stiles and the bar between them."""
    board = Image.new("RGB", (layout.width, layout.height), theme["wood.dark"])
    left, top, right, bottom = 0, layout.felt_top, layout.width, layout.felt_bottom
    for number, (start, end) in enumerate(_stiles(layout)):
        board.paste(plank(theme, (end - start, bottom - top), upright=True, offset=number * 61 + 20), (start, top))
    rail = (right - left, layout.row)
    board.paste(plank(theme, rail, offset=92), (0, layout.strip))
    board.paste(plank(theme, rail, offset=231), (0, layout.felt_bottom))
    return board


def _stiles(layout: Layout) -> list[tuple[int, int]]:
    """The upright planks from left to right: where each begins and ends."""
    right = layout.width
    tray = layout.trays[1]
    if layout.same_way:
        first, second = sorted((layout.outer_felt, layout.home_felt))
        return [(0, first[0]), (first[2], second[0]), (second[2], right)]
    return [
        (0, layout.outer_felt[0] if not layout.home_left else tray[0]),
        (layout.bar[0], layout.bar[2]),
        (min(layout.home_felt[2], tray[2]), max(layout.home_felt[0], tray[0])),
        (layout.outer_felt[2] if layout.home_left else tray[2], right),
        (tray[0], tray[2]),
    ]


def _triangle(board: Image.Image, point: int, theme: Theme, layout: Layout) -> None:
    """One point: inlaid, or with a line around it; the dark ones hatched if the theme says so."""
    upper, style = point > 12, theme.style
    left, height = layout.column_left(point), layout.point_height
    top = layout.felt_top if upper else layout.felt_bottom - height
    box = (left, top, left + layout.point_width, top + height)
    board.paste(theme["points.edge" if style.point_line else "felt.base"], box, _wedge(layout, 0, upper=upper))
    inner = _wedge(layout, style.point_line * layout.width / DESIGN_WIDTH, upper=upper)
    dark = point % 2 == 1
    board.paste(theme["points.dark" if dark else "points.light"], box, inner)
    if dark and style.hatch:
        lines = _hatching(layout, style.hatch * layout.width / DESIGN_WIDTH)
        board.paste(theme["points.edge"], box, ImageChops.multiply(inner, lines))


def _wedge(layout: Layout, inset: float, *, upper: bool) -> Image.Image:
    """The mask of a point, its two long sides moved inwards."""
    width, height = layout.point_width, layout.point_height
    steep = math.hypot(height, width / 2) / (width / 2)
    base, tip = (0, height - inset * steep) if upper else (height, inset * steep)
    side = inset * math.hypot(height, width / 2) / height

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        corners = ((side, base), (width - side, base), (width / 2, tip))
        pen.polygon([(round(x * fine), round(y * fine)) for x, y in corners], fill=255)

    # Few shades along the edges, which make small files.
    return shape((width, height), draw).point([round(v / 63.75) * 255 // 4 for v in range(256)])


def _hatching(layout: Layout, gap: float) -> Image.Image:
    """The mask of slanting lines, so far apart."""
    width, height = layout.point_width, layout.point_height

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for number in range(-math.ceil(width / gap), math.ceil(height / gap) + 1):
            y = number * gap
            line = (0, (y + width) * fine, width * fine, y * fine)
            pen.line(line, fill=255, width=max(1, round(layout.px(2) * fine)))

    return shape((width, height), draw).point([round(v / 127.5) * 255 // 2 for v in range(256)])


def _inner_shadow(board: Image.Image, box: Box, layout: Layout) -> None:
    """The frame's shadow on the floor: deep under the upper edge, a line at the sides.

    At the sides it stays beside the points, so that all points of a row have the same ground.
    """
    size = (box[2] - box[0], box[3] - box[1])
    reach = layout.px(9)
    rim = Image.new("L", (size[0], 4 * reach), 255)
    rim.paste(0, (0, reach + layout.px(4), size[0], 4 * reach))
    shadow = Image.new("L", size)
    shadow.paste(soft(rim, layout.px(4), 0.55).crop((0, reach, size[0], 3 * reach)), (0, 0))
    pen = ImageDraw.Draw(shadow)
    for inset in range(layout.air - 1):
        strength = 110 // (inset + 1)
        pen.line((inset, 0, inset, size[1]), fill=strength)
        pen.line((size[0] - 1 - inset, 0, size[0] - 1 - inset, size[1]), fill=strength)
    lay_shadow(board, shadow, (box[0], box[1]))
