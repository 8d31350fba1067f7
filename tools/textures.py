"""Draw the materials in gray: `python -m tools.textures` writes them to `assets/textures/`.

They have few shades, so that equal pixels are side by side and the pictures stay small.
"""

from __future__ import annotations

import math
import random
import sys
from array import array
from collections.abc import Callable
from typing import Any, Final

from PIL import Image, ImageMath

from bot.assets import assets_folder
from bot.render.paint.theme import CORNER, MIDDLE

WOOD: Final = (1200, 400)
VENEER: Final = (74, 296)
LEATHER: Final = (76, 24)
"""Sizes of the textures, in pixels; the light on pieces is 256 x 256."""
_SHADES: Final = 7
_LIGHT: Final = (-0.458, -0.617, 0.640)
"""The direction of the light, everywhere: from the upper left (right, down, toward the eye)."""
_HALF: Final = math.sqrt((1 + _LIGHT[2]) / 2)
"""How much of the light a flat surface reflects into the eye."""


def _streaks(cells: tuple[int, int], size: tuple[int, int], chance: random.Random) -> Image.Image:
    """Smooth noise of mean 0 and deviation about 1, `cells` across and down, stretched to the size."""
    width, height = cells[0] + 4, cells[1] + 4
    noise = array("f", (chance.gauss(0, 1.35) for _ in range(width * height)))
    picture = Image.frombytes("F", (width, height), noise.tobytes())
    return picture.resize(size, Image.Resampling.BICUBIC, (2, 2, width - 2, height - 2))


def _calculated(work: Callable[[dict[str, Any]], Any], **pictures: Image.Image) -> Image.Image:
    """The result of `work` on pictures of numbers, pixel by pixel."""
    result: Image.Image = ImageMath.lambda_eval(work, **pictures)
    return result


def _posterised(values: Image.Image, shades: float) -> Image.Image:
    """Numbers as shades of gray around MIDDLE, in steps of 1/`shades`."""

    def work(args: dict[str, Any]) -> Any:
        steps = args["float"](args["int"](args["v"] * shades + 64.5)) - 64.0
        return args["min"](args["max"](steps / shades, -1.0), 1.0) * 127.0 + float(MIDDLE)

    return _calculated(work, v=values).convert("L")


def make_wood() -> Image.Image:
    """Walnut, with a calm straight grain from left to right: broad bands, fine fibers, dark pores."""
    chance = random.Random(11)
    width, height = WOOD
    broad = _streaks((2, height // 15), WOOD, chance)
    fine = _streaks((2, round(height / 2.5)), WOOD, chance)
    pores = _streaks((width // 70, round(height / 1.6)), WOOD, chance)

    def work(args: dict[str, Any]) -> Any:
        grain = (args["broad"] * 0.5 + args["fine"] * 0.5) * 0.42
        pore = args["max"](args["min"](args["pores"] - 1.9, 1.0), 0.0)
        return grain - pore * 0.3

    return _posterised(_calculated(work, broad=broad, fine=fine, pores=pores), _SHADES)


def make_veneer() -> Image.Image:
    """Thin wood for the points, its grain from top to bottom."""
    chance = random.Random(5)
    width, _ = VENEER
    fine = _streaks((round(width / 2.2), 2), VENEER, chance)
    broad = _streaks((width // 12, 2), VENEER, chance)
    return _posterised(_calculated(lambda a: (a["fine"] * 0.6 + a["broad"] * 0.5) * 0.5, fine=fine, broad=broad), 3)


def make_leather() -> Image.Image:
    """A tile of fine leather, white where its cells meet: in every second row, as more would cost 10 KB a picture."""
    chance = random.Random(7)
    width, height = LEATHER
    across, down = 12, 4
    cells = [(x, y) for y in range(down) for x in range(across)]
    shift = [(chance.uniform(0.08, 0.92), chance.uniform(0.08, 0.92)) for _ in cells]
    spots = [
        ((x + right) * width / across, (y + below) * height / down)
        for (x, y), (right, below) in zip(cells, shift, strict=True)
    ]

    def apart(first: float, second: float, round_: int) -> float:
        return min(abs(first - second), round_ - abs(first - second))

    seams = {}
    for y in range(height):
        for x in range(width):
            near = sorted(math.hypot(apart(x, left, width), apart(y, top, height)) for left, top in spots)
            seams[x, y] = near[1] - near[0]
    least = sorted(seams.values())[len(seams) // 4]
    tile = Image.new("1", LEATHER)
    for spot, seam in seams.items():
        tile.putpixel(spot, int(seam <= least and spot[1] % 2 == 0))
    return tile


def _light(args: dict[str, Any], toward: Any, fall: Any) -> Any:
    """How much lighter or darker a surface is than level ground: it slopes by `fall`, by `toward` to the light."""
    long = (fall * fall + 1.0) ** 0.5
    lit = args["max"]((toward + _LIGHT[2]) / long, 0.0) / _LIGHT[2] - 1.0
    shine = args["max"]((toward + _LIGHT[2] + 1.0) / long / (2.0 * _HALF), 0.0) ** 16 - _HALF**16
    return lit * 1.05 + shine * 0.75


def _squares() -> dict[str, Image.Image]:
    """How far right and how far down each pixel of a square picture is, 0 to 255."""
    down = Image.linear_gradient("L").convert("F")
    return {"x": down.transpose(Image.Transpose.TRANSPOSE), "y": down}


def make_checker() -> Image.Image:
    """The light on a checker: its rounded edge, the shallow dish within, and a soft gloss."""

    def work(args: dict[str, Any]) -> Any:
        most, least = args["max"], args["min"]
        x, y = (args["x"] - 127.5) / 128.0, (args["y"] - 127.5) / 128.0
        radius = most((x * x + y * y) ** 0.5, 0.001)

        def bump(start: float, end: float) -> Any:
            share = most(least((radius - start) / (end - start), 1.0), 0.0)
            return share * (1.0 - share) * (6.0 / (end - start))

        # How steeply the surface falls outward, in radii a radius.
        fall = bump(0.82, 1.03) * 0.095 - bump(0.65, 0.77) * 0.034
        light = _light(args, (x * _LIGHT[0] + y * _LIGHT[1]) / radius * fall, fall)
        across, down = x + 0.30, y + 0.36
        gloss = (x * 0.0 + math.e) ** (across * across / -0.24 - down * down / 0.17)
        inside = most(least((0.70 - radius) * 12.0, 1.0), 0.0) * 0.75 + 0.25
        return light + gloss * inside * 0.24

    return _posterised(_calculated(work, **_squares()), 127.0)


def make_block() -> Image.Image:
    """The light on a die or the cube: a level face with rounded edges and corners."""

    def work(args: dict[str, Any]) -> Any:
        most, least = args["max"], args["min"]
        x, y = (args["x"] - 127.5) / 128.0, (args["y"] - 127.5) / 128.0
        to_x, to_y = abs(x) - (1.0 - CORNER), abs(y) - (1.0 - CORNER)
        out_x, out_y = most(to_x, 0.0), most(to_y, 0.0)
        corner = (out_x * out_x + out_y * out_y) ** 0.5
        edge = corner + least(most(to_x, to_y), 0.0) - CORNER
        share = 1.0 - most(least(edge / -0.24, 1.0), 0.0)
        fall = share**1.2 * 1.0
        right, below = (args["float"](far > other) for far, other in ((to_x, to_y), (to_y, to_x)))
        rounded = args["float"](corner > 0.0)
        towards_x = rounded * out_x / most(corner, 0.001) + (1.0 - rounded) * right
        towards_y = rounded * out_y / most(corner, 0.001) + (1.0 - rounded) * below
        toward = towards_x * x / most(abs(x), 0.001) * _LIGHT[0]
        toward = toward + towards_y * y / most(abs(y), 0.001) * _LIGHT[1]
        return _light(args, toward * fall, fall)

    return _posterised(_calculated(work, **_squares()), 127.0)


MAKERS: Final[dict[str, Callable[[], Image.Image]]] = {
    "wood": make_wood,
    "veneer": make_veneer,
    "leather": make_leather,
    "checker": make_checker,
    "block": make_block,
}


if __name__ == "__main__":
    for kind in sys.argv[1:] or MAKERS:
        MAKERS[kind]().save(assets_folder() / "textures" / f"{kind}.png", optimize=True)
