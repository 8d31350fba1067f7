"""The materials in gray: grain of wood, veneer, leather, and the light on a checker; a theme gives the colors."""

from functools import cache
from typing import Final

from PIL import Image

from bot.assets import assets_folder

MIDDLE: Final = 128
"""The shade that stands for the color of the material itself."""
CORNER: Final = 0.44
"""Radius of the corners of dice and cubes, a share of half their edge."""


@cache
def texture(name: str) -> Image.Image:
    """A texture that `tools/textures.py` has drawn, loaded once. To be pasted, not painted on."""
    with Image.open(assets_folder() / "textures" / f"{name}.png") as picture:
        return picture.convert(picture.mode)
