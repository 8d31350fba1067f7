"""The grain of the wood, drawn by ourselves: `python -m bot.render.wood` writes `assets/textures/wood.png`.

Year rings of a board sawn lengthwise: lines of uneven width along the grain, bent by slow waves, with fine pores on
top. Grey; a theme gives it its colours.
"""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Final

from PIL import Image, ImageFilter, ImageOps

from bot.assets import assets_folder

SIZE: Final = (1200, 400)
_SEED: Final = 24
_SHADES: Final = 7
"""Few shades, so that equal pixels lie side by side and the pictures stay small."""


def make_grain(size: tuple[int, int] = SIZE, seed: int = _SEED) -> Image.Image:
    """The grain running from left to right, as a grey picture."""
    chance = random.Random(seed)  # noqa: S311 - a texture, not a secret
    width, height = size
    rings = _streaks((1, height // 9), (width, height), chance)
    fibres = _streaks((5, height // 3), (width, height), chance)
    pores = _streaks((width // 80, height // 2), (width, height), chance)
    bent = _bend(Image.blend(rings, fibres, 0.45), chance)
    grain = ImageOps.autocontrast(Image.blend(bent, pores, 0.15).filter(ImageFilter.GaussianBlur(0.7)), cutoff=1)
    shades = grain.point([round(level / 255 * (_SHADES - 1)) * 255 // (_SHADES - 1) for level in range(256)])
    return shades.filter(ImageFilter.ModeFilter(5))


def _streaks(cells: tuple[int, int], size: tuple[int, int], chance: random.Random) -> Image.Image:
    """Smooth noise of so many cells across and down, stretched to the size."""
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
