"""Small brushes the painters share: gradients, anti-aliased shapes, shadows. True color, not yet the palette."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.render.paint.theme import RGB

FINE: Final = 4
"""Everything is drawn this many times larger and scaled down."""


def mix(first: RGB, second: RGB, share: float) -> RGB:
    """`share` (0-1) of the second color in the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def contrast(first: RGB, second: RGB) -> float:
    """The contrast ratio of two colors as WCAG measures it, 1 to 21."""
    low, high = sorted(map(_luminance, (first, second)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: RGB) -> float:
    """The luminance of a color, 0 to 1."""
    shares = (0.2126, 0.7152, 0.0722)
    channels = (level / 255 for level in colour)
    light = (level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4 for level in channels)
    return sum(share * level for share, level in zip(shares, light, strict=True))


def upright(size: tuple[int, int], top: RGB, bottom: RGB) -> Image.Image:
    """A gradient from top to bottom; all columns are the same."""
    ends = Image.new("RGB", (1, 2))
    ends.putdata([top, bottom])
    return ends.resize((1, size[1]), Image.Resampling.BILINEAR).resize(size)


def shape(size: tuple[int, int], draw: Callable[[ImageDraw.ImageDraw, int], None]) -> Image.Image:
    """An anti-aliased mask: `draw` gets the pen and the factor by which everything is larger."""
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE))
    draw(ImageDraw.Draw(mask), FINE)
    return mask.resize(size, Image.Resampling.BOX)


def soft(mask: Image.Image, blur: float, strength: float) -> Image.Image:
    """A soft shadow: the mask blurred by `blur` pixels, at `strength` 0-1."""
    return mask.filter(ImageFilter.GaussianBlur(blur)).point([round(level * strength) for level in range(256)])


def lay_shadow(picture: Image.Image, mask: Image.Image, at: tuple[int, int], colour: RGB = (0, 0, 0)) -> None:
    """Darken the picture where the mask is."""
    picture.paste(colour, (*at, at[0] + mask.width, at[1] + mask.height), mask)


def profile(length: int, shade: Callable[[float], float]) -> Image.Image:
    """A column of light for `relit`: the brightness at each place along it from 0 to 1, where 1 changes nothing."""
    column = Image.new("L", (1, length))
    column.putdata([min(255, max(0, round(128 * shade((at + 0.5) / length)))) for at in range(length)])
    return column


def relit(picture: Image.Image, box: tuple[int, int, int, int], light: Image.Image) -> None:
    """Lighten and darken a part of the picture: 128 changes nothing, 0 is black, 255 twice as light.

    `light` may be a column or a row: it's stretched over the box.
    """
    size = (box[2] - box[0], box[3] - box[1])
    shades = light.resize(size, Image.Resampling.NEAREST)
    dimmed = ImageChops.multiply(picture.crop(box), Image.merge("RGB", (shades, shades, shades)))
    picture.paste(ImageChops.add(dimmed, dimmed), box)


@lru_cache(maxsize=32)
def rounded(size: tuple[int, int], radius: float, inset: float = 0) -> Image.Image:
    """The mask of a rounded rectangle that leaves `inset` pixels free all around. To be pasted, not painted on."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (inset * fine, inset * fine, (size[0] - inset) * fine - 1, (size[1] - inset) * fine - 1)
        pen.rounded_rectangle(box, radius * fine, fill=255)

    return shape(size, draw)


@lru_cache(maxsize=16)
def star_mask(size: tuple[int, int], radius: float) -> Image.Image:
    """The mask of a five-pointed star in the middle of an area. To be pasted, not painted on."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        corners = []
        for corner in range(10):
            reach, turn = radius * (1 if corner % 2 == 0 else 0.42), corner * math.pi / 5
            corners.append(
                ((size[0] / 2 + reach * math.sin(turn)) * fine, (size[1] / 2 - reach * math.cos(turn)) * fine)
            )
        pen.polygon(corners, fill=255)

    return shape(size, draw)
