"""The frame of the board: pieces of wood, of leather, or plain as printed."""

from typing import Final

from PIL import Image, ImageOps

from bot.render.paint.theme import Theme, mix, texture

_PADDING_SHADES: Final = 6
"""Shades from the middle of padded leather to its edge: few, which makes small files."""


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
