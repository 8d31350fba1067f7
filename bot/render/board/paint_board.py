"""The empty board in true color: frame, felt, points, bar and trays. Drawn once for a theme and size."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.render.board.geometry import DESIGN_WIDTH, Box, Layout
from bot.render.paint.brushes import lay_shadow, mix, rounded, shape, soft, upright
from bot.render.paint.frame import plank
from bot.render.paint.pieces import lay_piece, paint_token, swallowed, write_count
from bot.render.paint.theme import RGB, Theme
from bot.rules.sides import Side

_FRAME_LINE: Final = 4
"""The widest line around a recess, in design pixels: there is no room for more beside the trays."""


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
    """The mask of slanting lines, `gap` pixels apart."""
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


def sink(board: Image.Image, box: Box, floor: RGB, theme: Theme, layout: Layout) -> None:
    """A recess with a flat floor, and the bevel of the frame around it, or a line if there is no relief."""
    pen = ImageDraw.Draw(board)
    left, top, right, bottom = box
    if not theme.style.relief:
        edge = max(1, layout.px(min(theme.style.line, _FRAME_LINE)))
        pen.rectangle((left - edge, top - edge, right + edge - 1, bottom + edge - 1), fill=theme["wood.light"])
        pen.rectangle((left, top, right - 1, bottom - 1), fill=floor)
        return
    edge = max(1, layout.px(3))
    lit, dark = mix(theme["wood.light"], (255, 236, 200), 0.35), mix(theme["wood.dark"], (0, 0, 0), 0.55)
    for width in range(edge, 0, -1):
        share = width / (edge + 1)
        outline = (left - width, top - width, right + width - 1, bottom + width - 1)
        pen.rectangle(outline, outline=mix(dark, theme["wood.mid"], share * 0.5))
        pen.line((outline[0], outline[3], outline[2], outline[3]), fill=mix(lit, theme["wood.mid"], share))
    pen.rectangle((left, top, right - 1, bottom - 1), fill=floor)


def moulding(board: Image.Image, theme: Theme, layout: Layout) -> None:
    """The bar stands out by a raised molding of wood or by seams of leather; on a printed board it does not."""
    if theme.style.frame == "leather":
        _seams(board, theme, layout)
    elif theme.style.relief:
        _ridge(board, theme, layout)


def _seams(board: Image.Image, theme: Theme, layout: Layout) -> None:
    """Stitches along both edges of the bar."""
    left, top, right, bottom = layout.bar
    pen = ImageDraw.Draw(board)
    inset, thick, long, gap = (layout.px(measure) for measure in (11, 3, 11, 8))
    shadow = mix(theme["wood.dark"], (0, 0, 0), 0.5)
    for x in (left + inset, right - inset - thick):
        for y in range(top + gap, bottom - long, long + gap):
            pen.rectangle((x - 1, y - 1, x + thick, y + long), fill=shadow)
            pen.rectangle((x, y, x + thick - 1, y + long - 1), fill=theme["wood.light"])


def _ridge(board: Image.Image, theme: Theme, layout: Layout) -> None:
    """A raised molding along the bar: lit on its left, dark on its right, with a groove along both edges."""
    left, top, right, bottom = layout.bar
    groove = layout.px(10)
    size = (right - left, bottom - top)
    light = Image.new("L", size)
    ImageDraw.Draw(light).rectangle((groove, 0, groove + layout.px(2), size[1]), fill=120)
    board.paste(mix(theme["wood.light"], (255, 240, 210), 0.4), (left, top, right, bottom), light)
    dark = Image.new("L", size)
    pen = ImageDraw.Draw(dark)
    pen.rectangle((size[0] - groove - layout.px(2), 0, size[0] - groove, size[1]), fill=130)
    pen.rectangle((groove - layout.px(2), 0, groove - 1, size[1]), fill=90)
    board.paste((0, 0, 0), (left, top, right, bottom), dark.filter(ImageFilter.GaussianBlur(layout.px(1))))


def paint_hand(box: Image.Image, theme: Theme, side: Side, count: int, places: Layout) -> None:
    """Checkers that have not entered yet: piled in a recess of the frame, and their number."""
    size = box.size
    edge = max(1, places.px(3))
    box.paste(theme["numbers.ink"], (0, 0, *size), rounded(size, places.px(16)))
    box.paste(theme["tray.base"], (0, 0, *size), rounded(size, places.px(16) - edge, edge))
    token = paint_token(theme, side, places.checker, theme["tray.base"], theme["numbers.ink"])
    pile = min(count, 3)
    step = places.px(7)
    x, lowest = size[0] // 2, (size[1] + (pile - 1) * step) // 2
    for number in range(pile):
        lay_piece(box, token, (x, lowest - number * step), theme.style.cast(places.px(3)))
    top = lowest - (pile - 1) * step
    write_count(box, (x, top), str(count), theme[f"{side.name.lower()}.number"], places.px(42))


def paint_tray(tray: Image.Image, theme: Theme, side: Side, count: int, places: Layout, *, lower: bool) -> None:
    """Borne off checkers lying on their sides, piled from the outer end, and their number at the inner end."""
    style = side.name.lower()
    margin, thick = places.px(6), places.px(17)
    width = tray.width - 2 * margin
    light, base, dark = (theme[f"{style}.{name}"] for name in ("light", "base", "dark"))
    lost = swallowed(theme, side, theme["tray.base"])
    slab = Image.new("RGB", (width, thick), theme["numbers.ink" if lost else f"{style}.rim"])
    relief = theme.style.relief
    body = upright((width, thick), mix(light, base, 0.3), mix(base, dark, 0.9) if relief else base)
    line = max(1.0, min(theme.style.line, 3) * 0.6 * thick / 17)
    slab.paste(body, (0, 0), rounded((width, thick), thick * 0.3, line))
    shape_of = rounded((width, thick), thick * 0.32)
    for number in range(count):
        y = tray.height - margin - (number + 1) * thick if lower else margin + number * thick
        tray.paste(slab, (margin, y), shape_of)
    if count:
        y = places.px(32) if lower else tray.height - places.px(32)
        write_count(tray, (tray.width // 2, y), str(count), theme["numbers.ink"], places.px(46))
