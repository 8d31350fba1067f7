"""Gold, silver and bronze: medals, and the colors they need besides those of a theme."""

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render.paint.fonts import font
from bot.render.paint.theme import FINE, RGB, mix, upright


class Metal(NamedTuple):
    """The colors of a metal in light and shadow, its edge, and an ink that is readable on it."""

    light: RGB
    base: RGB
    dark: RGB
    edge: RGB
    ink: RGB


METALS: Final = (
    Metal((255, 240, 170), (240, 190, 60), (186, 126, 22), (104, 64, 6), (66, 38, 0)),
    Metal((250, 252, 255), (200, 206, 214), (138, 146, 158), (74, 80, 92), (30, 34, 42)),
    Metal((250, 206, 160), (214, 140, 82), (152, 84, 40), (88, 44, 16), (54, 24, 4)),
)
"""Gold, silver and bronze, for the first three places."""
_STEPS: Final = 7
METAL_COLOURS: Final = tuple(
    mix(first, second, step / _STEPS)
    for metal in METALS
    for first, second in ((metal.light, metal.base), (metal.base, metal.dark), (metal.dark, metal.edge))
    for step in range(_STEPS + (second == metal.edge))
)
"""The colors a picture with medals needs besides those of its theme."""


@lru_cache(maxsize=16)
def paint_medal(place: int, size: int) -> Image.Image:
    """The medal of a place, 1 to 3, with its number; its corners are transparent. To be pasted, not painted on."""
    metal = METALS[place - 1]
    full = size * FINE
    disc = Image.new("RGB", (full, full), metal.edge)
    layers = ((0.05, metal.light, metal.dark), (0.13, metal.dark, metal.dark), (0.16, metal.light, metal.base))
    for inset, top, bottom in layers:
        edge = round(full * inset)
        side = full - 2 * edge
        disc.paste(upright((side, side), top, bottom), (edge, edge), _disc(side))
    pen = ImageDraw.Draw(disc)
    pen.text((full / 2, full * 0.5), str(place), metal.ink, font(round(full * 0.6)), anchor="mm")
    medal = disc.resize((size, size), Image.Resampling.BOX)
    medal.putalpha(_disc(full).resize((size, size), Image.Resampling.BOX))
    return medal


def _disc(size: int) -> Image.Image:
    mask = Image.new("L", (size, size))
    ImageDraw.Draw(mask).ellipse((0, 0, size - 1, size - 1), fill=255)
    return mask
