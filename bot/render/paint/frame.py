"""The frame of the board, of wood, of leather, or plain as printed: what it is made of, its edges, the bar."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from bot.render.board.geometry import Box, Layout
from bot.render.paint.brushes import mix
from bot.render.paint.theme import RGB, Theme
from bot.render.wood import grain

_SHADES: Final = 6
"""Shades from the middle of padded leather to its edge: few, which make small files."""
_FRAME_LINE: Final = 4
"""The widest line around a recess, in design pixels: there is no room for more beside the trays."""


def plank(theme: Theme, size: tuple[int, int], *, upright: bool = False, offset: int = 0) -> Image.Image:
    """A piece of the frame; `upright` runs from top to bottom, `offset` picks another part of the log."""
    if theme.style.frame == "plain":
        return Image.new("RGB", size, theme["wood.mid"])
    if theme.style.frame == "leather":
        return _padded(theme, size, upright=upright)
    long, wide = (size[1], size[0]) if upright else size
    texture = grain()
    top = offset % max(1, texture.height - wide)
    piece = texture.crop((0, top, long, top + wide))
    if upright:
        piece = piece.transpose(Image.Transpose.ROTATE_90)
    return ImageOps.colorize(piece, theme["wood.dark"], theme["wood.light"], theme["wood.mid"])


def _padded(theme: Theme, size: tuple[int, int], *, upright: bool) -> Image.Image:
    """Leather over padding: lighter along its middle, dark where it is tucked in."""
    wide = size[0] if upright else size[1]
    strip = Image.new("RGB", (wide, 1))
    for at in range(wide):
        bulge = 1 - (2 * (at + 0.5) / wide - 1) ** 4
        strip.putpixel((at, 0), mix(theme["wood.dark"], theme["wood.mid"], round(bulge * _SHADES) / _SHADES))
    if not upright:
        strip = strip.transpose(Image.Transpose.ROTATE_90)
    return strip.resize(size, Image.Resampling.NEAREST)


def sink(board: Image.Image, box: Box, floor: RGB, theme: Theme, layout: Layout) -> None:
    """A recess with a flat floor, and the bevel of the frame around it, or a line where there is no relief."""
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
    """What makes the bar a bar: a raised moulding of wood, seams of leather, nothing on a printed board."""
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
