"""The frame of the board: pieces of wood, of leather, or plain as printed.

The grain of the wood is drawn here too; `python -m bot.render.paint.frame` writes it to `assets/textures/wood.png`. It
is gray, and a theme gives it its colors. It shows the year rings of a board sawn lengthwise: lines of uneven width
along the grain, bent by slow waves, with fine pores on top.
"""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Final

from PIL import Image, ImageFilter, ImageOps

from bot.assets import assets_folder
from bot.render.paint.brushes import mix
from bot.render.paint.theme import Theme

_PADDING_SHADES: Final = 6
"""Shades from the middle of padded leather to its edge: few, which make small files."""
_GRAIN: Final = (1200, 400)
"""Width and height of the texture in pixels."""
_SEED: Final = 24
_GRAIN_SHADES: Final = 7
"""Few shades, so that equal pixels lie side by side and the pictures stay small."""


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
        share = round(bulge * _PADDING_SHADES) / _PADDING_SHADES
        strip.putpixel((at, 0), mix(theme["wood.dark"], theme["wood.mid"], share))
    if not upright:
        strip = strip.transpose(Image.Transpose.ROTATE_90)
    return strip.resize(size, Image.Resampling.NEAREST)


def make_grain(size: tuple[int, int] = _GRAIN, seed: int = _SEED) -> Image.Image:
    """The grain running from left to right, as a gray picture."""
    chance = random.Random(seed)  # noqa: S311 - a texture, not a secret
    width, height = size
    rings = _streaks((1, height // 9), (width, height), chance)
    fibres = _streaks((5, height // 3), (width, height), chance)
    pores = _streaks((width // 80, height // 2), (width, height), chance)
    bent = _bend(Image.blend(rings, fibres, 0.45), chance)
    grain = ImageOps.autocontrast(Image.blend(bent, pores, 0.15).filter(ImageFilter.GaussianBlur(0.7)), cutoff=1)
    shades = grain.point(
        [round(level / 255 * (_GRAIN_SHADES - 1)) * 255 // (_GRAIN_SHADES - 1) for level in range(256)]
    )
    return shades.filter(ImageFilter.ModeFilter(5))


def _streaks(cells: tuple[int, int], size: tuple[int, int], chance: random.Random) -> Image.Image:
    """Smooth noise, `cells` across and down, stretched to the size."""
    cells = (max(cells[0], 1), max(cells[1], 2))
    noise = Image.frombytes("L", cells, chance.randbytes(cells[0] * cells[1]))
    return noise.resize(size, Image.Resampling.BICUBIC)


def _bend(picture: Image.Image, chance: random.Random) -> Image.Image:
    """Bend the lines up and down along the grain, by waves of different length."""
    width, height = picture.size
    waves = [(chance.uniform(0.5, 3.2), chance.uniform(0, math.tau), chance.uniform(2, 9)) for _ in range(5)]
    step = 20

    def lift(x: float, y: float) -> float:
        return sum(reach * math.sin(turns * math.tau * x / width + phase + y / 90) for turns, phase, reach in waves)

    mesh = []
    for left in range(0, width, step):
        for top in range(0, height, step):
            corners = [(left, top), (left, top + step), (left + step, top + step), (left + step, top)]
            quad = tuple(v for x, y in corners for v in (x, min(max(y + lift(x, y), 0), height - 1)))
            mesh.append(((left, top, left + step, top + step), quad))
    return picture.transform(picture.size, Image.Transform.MESH, mesh, Image.Resampling.BILINEAR)


@cache
def grain() -> Image.Image:
    """The grain as shipped, loaded once."""
    with Image.open(assets_folder() / "textures" / "wood.png") as picture:
        return picture.convert("L")


if __name__ == "__main__":
    make_grain().save(assets_folder() / "textures" / "wood.png", optimize=True)
