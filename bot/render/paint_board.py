"""The empty board in true colour: frame, felt, points, bar and trays. Drawn once for a theme and size."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from bot.render.brushes import lay_shadow, mix, shape, soft
from bot.render.geometry import Box, Layout
from bot.render.theme import RGB, Theme
from bot.render.wood import grain


def paint_board(theme: Theme, layout: Layout) -> Image.Image:
    """The board without checkers, numbers, strips."""
    board = _planks(theme, layout)
    for box in (layout.outer_felt, layout.home_felt):
        _sink(board, box, theme["felt.base"], theme, layout)
    for lower in (False, True):
        _sink(board, layout.trays[lower], theme["tray.base"], theme, layout)
    for point in range(1, 25):
        _triangle(board, point, theme, layout)
    for box in (layout.outer_felt, layout.home_felt):
        _inner_shadow(board, box, layout)
    for lower in (False, True):
        _inner_shadow(board, layout.trays[lower], layout)
    _ridge(board, theme, layout)
    return board


def timber(theme: Theme, size: tuple[int, int], *, upright: bool = False, offset: int = 0) -> Image.Image:
    """A plank of the theme's wood; `upright` grain runs from top to bottom, `offset` picks another part of the log."""
    long, wide = (size[1], size[0]) if upright else size
    texture = grain()
    top = offset % max(1, texture.height - wide)
    piece = texture.crop((0, top, long, top + wide))
    if upright:
        piece = piece.transpose(Image.Transpose.ROTATE_90)
    return ImageOps.colorize(piece, theme["wood.dark"], theme["wood.light"], theme["wood.mid"])


def _planks(theme: Theme, layout: Layout) -> Image.Image:
    """The frame: rails across above and below, upright stiles and the bar between them."""
    board = Image.new("RGB", (layout.width, layout.height), theme["wood.dark"])
    left, top, right, bottom = 0, layout.felt_top, layout.width, layout.felt_bottom
    tray = layout.trays[1]
    stiles = [
        (0, layout.outer_felt[0] if not layout.home_left else tray[0]),
        (layout.bar[0], layout.bar[2]),
        (min(layout.home_felt[2], tray[2]), max(layout.home_felt[0], tray[0])),
        (layout.outer_felt[2] if layout.home_left else tray[2], right),
        (tray[0], tray[2]),
    ]
    for number, (start, end) in enumerate(stiles):
        board.paste(timber(theme, (end - start, bottom - top), upright=True, offset=number * 61 + 20), (start, top))
    rail = (right - left, layout.row)
    board.paste(timber(theme, rail, offset=92), (0, layout.strip))
    board.paste(timber(theme, rail, offset=231), (0, layout.felt_bottom))
    return board


def _sink(board: Image.Image, box: Box, floor: RGB, theme: Theme, layout: Layout) -> None:
    """A recess with a flat floor, and the bevel of the wood around it."""
    pen = ImageDraw.Draw(board)
    left, top, right, bottom = box
    edge = max(1, layout.px(3))
    lit, dark = mix(theme["wood.light"], (255, 236, 200), 0.35), mix(theme["wood.dark"], (0, 0, 0), 0.55)
    for width in range(edge, 0, -1):
        share = width / (edge + 1)
        outline = (left - width, top - width, right + width - 1, bottom + width - 1)
        pen.rectangle(outline, outline=mix(dark, theme["wood.mid"], share * 0.5))
        pen.line((outline[0], outline[3], outline[2], outline[3]), fill=mix(lit, theme["wood.mid"], share))
    pen.rectangle((left, top, right - 1, bottom - 1), fill=floor)


def _triangle(board: Image.Image, point: int, theme: Theme, layout: Layout) -> None:
    """One point: inlaid, with a fine dark edge."""
    left = layout.column_left(point)
    width, height = layout.point_width, layout.point_height
    upper = point > 12
    base, tip = (0, height) if upper else (height, 0)

    def draw(pen: ImageDraw.ImageDraw, fine: int, inset: float = 0.0) -> None:
        slope = inset * 2.2
        sharp = tip + (-inset * 7 if upper else inset * 7)
        corners = ((inset + slope * 0.3, base), (width - inset - slope * 0.3, base), (width / 2, sharp))
        pen.polygon([(round(x * fine), round(y * fine)) for x, y in corners], fill=255)

    at = (left, layout.felt_top if upper else layout.felt_bottom - height)
    colour = theme["points.light" if point % 2 == 0 else "points.dark"]
    edge = shape((width, height), draw)
    board.paste(theme["felt.base"], (*at, at[0] + width, at[1] + height), edge)
    inner = edge.point([round(v / 63.75) * 255 // 4 for v in range(256)])
    board.paste(colour, (*at, at[0] + width, at[1] + height), inner)


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


def _ridge(board: Image.Image, theme: Theme, layout: Layout) -> None:
    """The bar is a raised moulding: lit on its left, dark on its right, with a groove along both edges."""
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
