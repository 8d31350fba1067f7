"""The application's own emoji: dice, cube and checkers at 128 x 128, made to be read at 22.

`python -m bot.render.paint.emoji` writes them to `assets/emoji/`; the bot uploads the ones it finds there. They are
seen on white and on nearly black pages, so every body has an edge that stands out from both.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.assets import assets_folder
from bot.render.paint.fonts import font
from bot.render.paint.theme import FINE, RGB, mix, upright
from bot.rules.sides import Side

EDGE: Final = 128
"""Width and height of a picture in pixels; Discord shows it at 22 in a line of text, at 48 if it's alone."""
CUBE_VALUES: Final = (2, 4, 8, 16, 32, 64)
"""The numbers on the faces of a cube."""

_FREE: Final = 3  # transparent pixels around every body
_PIPS: Final = {1: "e", 2: "cg", 3: "ceg", 4: "acgi", 5: "acegi", 6: "acdfgi"}  # which of nine places (a-i) hold a pip
_STEP: Final = 33
"""From one place to the next, in pixels. Three rows of pips stay apart at 22 pixels: the gap is one of them."""


class _Look(NamedTuple):
    """The colors of a body, lit from above."""

    light: RGB
    dark: RGB
    edge: RGB
    ink: RGB
    shine: RGB  # the lower lip of a hollow in the body


_DICE: Final = {
    Side.WHITE: _Look((255, 254, 247), (229, 217, 190), (96, 80, 52), (36, 25, 20), (255, 255, 255)),
    Side.BLACK: _Look((86, 80, 88), (26, 23, 28), (194, 182, 164), (255, 248, 228), (120, 112, 118)),
}
_CHECKERS: Final = {
    Side.WHITE: _Look((255, 252, 240), (214, 196, 152), (96, 80, 52), (170, 148, 104), (255, 255, 250)),
    Side.BLACK: _Look((92, 86, 94), (22, 19, 24), (194, 182, 164), (12, 10, 13), (130, 122, 128)),
}
_CUBE: Final = _Look((255, 254, 247), (232, 221, 196), (128, 26, 22), (128, 22, 18), (255, 255, 255))


def die_name(number: int, side: Side) -> str:
    """The name of the emoji for a die (1-6) in a side's color."""
    return f"bgdie_{'wb'[side]}{number}"


def cube_name(value: int) -> str:
    """The name of the emoji for the cube; there is one for each of `CUBE_VALUES`."""
    return f"bgcube_{value}"


def checker_name(side: Side) -> str:
    """The name of the emoji for a side's checker."""
    return f"bgchecker_{'wb'[side]}"


def emoji_folder() -> Path:
    """The folder with the pictures, each named after its emoji."""
    return assets_folder() / "emoji"


def draw_emoji() -> Iterator[tuple[str, Image.Image]]:
    """Every emoji's name and picture, freshly drawn: RGBA, transparent around the body."""
    for side in Side:
        for number in _PIPS:
            yield die_name(number, side), _die(number, _DICE[side])
        yield checker_name(side), _checker(_CHECKERS[side])
    for value in CUBE_VALUES:
        yield cube_name(value), _cube(value)


def write_emoji(folder: Path) -> None:
    """Draw every emoji into a folder, which is made if it's missing. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in draw_emoji():
        picture.save(folder / f"{name}.png", optimize=True)


def _die(number: int, look: _Look) -> Image.Image:
    """A die: edge, bevel, face, and pips sunk into it."""
    radius = 29
    body = _plain(look.edge)
    _lay(body, look.light, mix(look.dark, look.edge, 0.25), _square(4.5, radius))
    _lay(body, mix(look.light, look.dark, 0.08), mix(look.light, look.dark, 0.7), _square(8, radius))
    places = [divmod("abcdefghi".index(place), 3) for place in _PIPS[number]]
    pip = 16 if number == 1 else 13.5
    for row, column in places:
        x, y = EDGE / 2 + (column - 1) * _STEP, EDGE / 2 + (row - 1) * _STEP
        _lay(body, look.shine, look.shine, _disc(pip, x, y + 1.5))
        _lay(body, look.ink, look.ink, _disc(pip, x, y))
    return _finished(body, _square(0, radius))


def _checker(look: _Look) -> Image.Image:
    """A checker from above: edge, turned rim, groove, and a shallow dish."""
    body = _plain(look.edge)
    half = EDGE / 2 - _FREE
    _lay(body, look.light, look.dark, _disc(half - 5))
    _lay(body, look.ink, look.shine, _disc(half - 21))
    _lay(body, mix(look.dark, look.light, 0.35), mix(look.dark, look.light, 0.85), _disc(half - 25))
    return _finished(body, _disc(half))


def _cube(value: int) -> Image.Image:
    """The doubling cube, its number as large as fits."""
    radius = 22
    body = _plain(_CUBE.edge)
    _lay(body, _CUBE.light, mix(_CUBE.dark, _CUBE.edge, 0.2), _square(7, radius))
    _lay(body, _CUBE.light, _CUBE.dark, _square(10, radius))
    number = _number(str(value), height=76, width=94)
    body.paste(_CUBE.ink, ((body.width - number.width) // 2, (body.height - number.height) // 2), number)
    return _finished(body, _square(0, radius))


def _number(text: str, *, height: int, width: int) -> Image.Image:
    """The mask of a number, narrowed to fit a width."""
    face = font(100 * FINE)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text))
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, face)
    high = height * FINE
    wide = min(width * FINE, round(mask.width * high / mask.height))
    return mask.resize((wide, high), Image.Resampling.LANCZOS)


def _plain(colour: RGB) -> Image.Image:
    """A ground of one color, to the corners: no dark fringe comes in where the body is cut out."""
    return Image.new("RGB", (EDGE * FINE, EDGE * FINE), colour)


def _lay(body: Image.Image, top: RGB, bottom: RGB, mask: Image.Image) -> None:
    """Lay a gradient from the mask's uppermost row to its lowest over the body."""
    box = mask.getbbox() or (0, 0, *mask.size)
    gradient = upright((body.width, box[3] - box[1]), top, bottom)
    body.paste(gradient, (0, box[1]), mask.crop((0, box[1], body.width, box[3])))


def _square(inset: float, radius: float) -> Image.Image:
    """The mask of the rounded square `inset` pixels inside a body whose corners have this radius."""
    mask = Image.new("L", (EDGE * FINE, EDGE * FINE))
    near, far = (_FREE + inset) * FINE, (EDGE - _FREE - inset) * FINE - 1
    ImageDraw.Draw(mask).rounded_rectangle((near, near, far, far), (radius - inset) * FINE, fill=255)
    return mask


def _disc(radius: float, x: float = EDGE / 2, y: float = EDGE / 2) -> Image.Image:
    mask = Image.new("L", (EDGE * FINE, EDGE * FINE))
    box = [edge * FINE for edge in (x - radius, y - radius, x + radius, y + radius)]
    ImageDraw.Draw(mask).ellipse((box[0], box[1], box[2] - 1, box[3] - 1), fill=255)
    return mask


def _finished(body: Image.Image, outline: Image.Image) -> Image.Image:
    """The body cut out along its outline, at the size of an emoji."""
    small = body.resize((EDGE, EDGE), Image.Resampling.BOX)
    small.putalpha(outline.resize((EDGE, EDGE), Image.Resampling.BOX))
    return small


if __name__ == "__main__":
    write_emoji(emoji_folder())
