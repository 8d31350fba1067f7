"""Checkers, dice and the cube in true color, each with the shadow it throws."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageOps

from bot.render.paint.fonts import CUBE, font
from bot.render.paint.theme import (
    CORNER,
    FINE,
    MIDDLE,
    RGB,
    Theme,
    contrast,
    lay_shadow,
    mix,
    rounded,
    shape,
    soft,
    texture,
)
from bot.rules.sides import Side

_PIPS: Final = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}  # which of nine places (a-i) hold a pip
_CHECKER_RADIUS: Final = 32  # radius of the checkers on the board, in design pixels
_DIE_EDGE: Final = 74  # edge of the dice, in design pixels
_CUBE_EDGE: Final = 76  # edge of the cube on the bar, in design pixels
_LEAST_LINE: Final = 1.5  # the thinnest line around a checker, in pixels: thinner ones fade into their ground
_QUIET: Final = 0.62  # how much of a cube that hasn't been turned is in the tone of the bar
_SEEN: Final = 3.0  # the least contrast of a thing with its ground (WCAG 2.2, level AA)


@lru_cache(maxsize=64)
def paint_checker(theme: Theme, side: Side, size: int, *, marked: bool = True) -> Image.Image:
    """A checker of `size` pixels across with transparent corners: a turned rim, a groove and a shallow dish.

    If a theme marks the black ones, they have a rhombus in the middle, unless they aren't to be `marked`: a number or a
    cross goes there. Every caller gets the same picture: paste it, don't paint on it.
    """
    style = side.name.lower()
    # Measured on the board's checkers, so that the smaller ones on the strips look the same.
    line = max(theme.style.line / _CHECKER_RADIUS, 2 * _LEAST_LINE / size if theme.style.line else 0)
    disc = (_turned if theme.style.relief else _printed)(theme, style, size, line)
    if marked and theme.style.mark and side is Side.BLACK:
        disc.paste(theme[f"{style}.number"], (0, 0, size, size), _rhomb(size))
    disc.putalpha(_disc(size, 1.0))
    return disc


def _turned(theme: Theme, style: str, size: int, line: float) -> Image.Image:
    """A checker turned from wood, in the light."""
    disc = lit(theme, "checker", size, (f"{style}.dark", f"{style}.base", f"{style}.light"))
    disc.paste(theme[f"{style}.rim"], (0, 0, size, size), ImageChops.invert(_disc(size, 1 - line)))
    return disc


def _printed(theme: Theme, style: str, size: int, line: float) -> Image.Image:
    """A checker as in a book: its line, and a ring within."""
    disc = Image.new("RGB", (size, size), theme[f"{style}.rim"])
    ring = 0.74 - line / 2
    for part, radius in (("base", 1 - line), ("dark", ring), ("light", ring - max(0.05, line * 0.6))):
        disc.paste(theme[f"{style}.{part}"], (0, 0, size, size), _disc(size, radius))
    return disc


def lit(theme: Theme, texture_name: str, size: int, colours: tuple[str, str, str]) -> Image.Image:
    """A piece in these colors (in shadow, its own, in the light) with light falling on it."""
    light = texture(texture_name).resize((size, size), Image.Resampling.BOX)
    dark, base, bright = (theme[name] for name in colours)
    return ImageOps.colorize(light, dark, bright, base, midpoint=MIDDLE)


def _rhomb(size: int) -> Image.Image:
    """The mask of the mark in the middle of a checker."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        middle, reach = size * fine / 2, size * fine * 0.14
        pen.polygon(
            [(middle, middle - reach), (middle + reach, middle), (middle, middle + reach), (middle - reach, middle)],
            fill=255,
        )

    return shape((size, size), draw)


def _disc(size: int, radius: float) -> Image.Image:
    """The mask of a centered disc, its radius a share of the half width."""
    full = size * FINE
    inset = full / 2 * (1 - radius)
    mask = Image.new("L", (full, full))
    ImageDraw.Draw(mask).ellipse((inset, inset, full - 1 - inset, full - 1 - inset), fill=255)
    return mask.resize((size, size), Image.Resampling.BOX)


def paint_token(theme: Theme, side: Side, size: int, ground: RGB, ring: RGB, *, marked: bool = True) -> Image.Image:
    """A checker off the felt, ringed where the ground would swallow it."""
    if not swallowed(theme, side, ground):
        return paint_checker(theme, side, size, marked=marked)
    wide = max(2, size // 24)
    token = Image.new("RGB", (size, size), ring)
    inner = paint_checker(theme, side, size - 2 * wide, marked=marked)
    token.paste(inner, (wide, wide), inner)
    token.putalpha(_disc(size, 1.0))
    return token


def paint_pinned(theme: Theme, side: Side, size: int, *, upper: bool) -> Image.Image:
    """A pinned checker: crossed out on the part of it that can be seen."""
    checker = paint_checker(theme, side, size, marked=False).copy()
    wide, reach = round(size * 0.44), size // 10
    left, top = (size - wide) // 2, (size - wide) // 2 + (-reach if upper else reach)
    ink = theme[f"{side.name.lower()}.number"]
    alpha = checker.getchannel("A")
    checker.paste(ink, (left, top, left + wide, top + wide), _cross(wide, 0.2))
    checker.putalpha(alpha)
    return checker


def swallowed(theme: Theme, side: Side, ground: RGB) -> bool:
    """True if neither face nor rim of a side's checkers stand out from a ground."""
    return max(contrast(theme[f"{side.name.lower()}.{part}"], ground) for part in ("base", "rim")) < _SEEN


def write_count(picture: Image.Image, centre: tuple[int, int], text: str, colour: RGB, size: int) -> None:
    """Write a number centered on a spot, `size` pixels high."""
    pen = ImageDraw.Draw(picture)
    face = font(size)
    left, top, right, bottom = face.getbbox(text)
    pen.text((centre[0] - (left + right) / 2, centre[1] - (top + bottom) / 2), text, colour, face)


def paint_die(theme: Theme, side: Side, number: int, size: int) -> Image.Image:
    """A die with transparent corners."""
    style = f"dice.{side.name.lower()}"
    face = paint_block(theme, style, size, theme.style.line * size / _DIE_EDGE)
    pips = _pips(number, size)
    if theme.style.relief:
        # The lower edge of a hollow catches the light.
        shine = Image.new("L", (size, size))
        shine.paste(pips.point([level // 4 for level in range(256)]), (1, 1))
        face.paste((255, 255, 255), (0, 0, size, size), shine)
    face.paste(theme[f"{style}.pip"], (0, 0, size, size), pips)
    return face


def faded(piece: Image.Image, ground: RGB, share: float, *, grayed: float = 0.65) -> Image.Image:
    """A piece no longer in use: `grayed` of its color gone, and with `share` of the ground in it."""
    grey = Image.blend(piece.convert("RGB"), piece.convert("L").convert("RGB"), grayed)
    pale = Image.blend(grey, Image.new("RGB", piece.size, ground), share)
    pale.putalpha(piece.getchannel("A"))
    return pale


def worn_ground(theme: Theme, side: Side) -> RGB:
    """The tone in which a side's old dice fade: that of the felt, for light ones a warm shade of it."""
    return mix(theme["felt.base"], (70, 52, 30), 0.7) if side is Side.WHITE else theme["felt.base"]


def paint_block(theme: Theme, style: str, size: int, line: float) -> Image.Image:
    """A die or a cube without anything on its face."""
    if theme.style.relief:
        shades = texture("block").resize((size, size), Image.Resampling.BOX)
        shade = mix(theme[f"{style}.dark"], theme[f"{style}.edge"], 0.5)
        shine = mix(theme[f"{style}.light"], (255, 255, 255), 0.6)
        face = ImageOps.colorize(shades, shade, shine, theme[f"{style}.light"], midpoint=MIDDLE)
    else:
        face = Image.new("RGB", (size, size), theme[f"{style}.light"])
    corner = CORNER * size / 2
    inner = rounded((size, size), max(1.0, corner - line), line)
    face.paste(theme[f"{style}.edge"], (0, 0, size, size), ImageChops.invert(inner))
    face.putalpha(rounded((size, size), corner))
    return face


def _pips(number: int, size: int) -> Image.Image:
    """The mask of a die's pips."""
    radius = size * 0.098

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for place in _PIPS[number]:
            row, column = divmod(ord(place) - ord("a"), 3)
            x, y = (size * (0.5 + (k - 1) * 0.265) for k in (column, row))
            pen.ellipse([fine * v for v in (x - radius, y - radius, x + radius, y + radius)], fill=255)

    return shape((size, size), draw)


def paint_cube(theme: Theme, value: int, size: int, *, crossed: bool = False, quiet: bool = False) -> Image.Image:
    """The doubling cube with transparent corners, its number as large as fits; crossed out in the Crawford game.

    Until it's turned it is `quiet`, nearly in the tone of the bar: a bright 64 for a game worth 1 would puzzle people.
    """
    light = theme["cube.light"]
    line = max(1.0, theme.style.line * size / _CUBE_EDGE)
    face = paint_block(theme, "cube", size, line)
    alpha = face.getchannel("A")
    if theme.style.relief:
        inset = size * 0.125
        frame = rounded((size, size), size * 0.09, inset).copy()
        frame.paste(0, (0, 0, size, size), rounded((size, size), size * 0.08, inset + max(1, size / 60)))
        face.paste(mix(theme["cube.ink"], light, 0.6), (0, 0, size, size), frame)
    ink = mix(theme["cube.ink"], light, 0.55) if crossed else theme["cube.ink"]
    number, digits = Image.new("L", face.size), _narrowed(str(value), round(size * 0.66), size * 0.66)
    number.paste(digits, ((size - digits.width) // 2, (size - digits.height) // 2))
    if theme.style.relief:
        # Cut into the ivory: its lower right edge catches the light, its upper left wall lies in shadow.
        face.paste((255, 255, 255), (0, 0, size, size), _beside(ImageChops.offset(number, 1, 2), number, 0.9))
    face.paste(ink, (0, 0, size, size), number)
    if theme.style.relief:
        face.paste(mix(ink, (0, 0, 0), 0.75), (0, 0, size, size), _beside(number, ImageChops.offset(number, 2, 2), 0.6))
    if crossed:
        face.paste(theme["cube.cross"], (0, 0, size, size), _cross(size))
    if quiet:
        # Where the light tone of the wood is that of lines and stitches, the bar has but the other.
        lines = contrast(theme["wood.light"], theme["wood.mid"]) >= _SEEN
        bar = theme["wood.mid" if lines else "wood.light"]
        face = Image.blend(face.convert("RGB"), Image.new("RGB", face.size, bar), _QUIET)
    face.putalpha(alpha)
    return face


def _beside(mask: Image.Image, other: Image.Image, share: float) -> Image.Image:
    """The part of a mask that another doesn't cover, `share` as strong."""
    return ImageChops.subtract(mask, other).point([round(level * share) for level in range(256)])


def _narrowed(text: str, kind: int, width: float) -> Image.Image:
    """The mask of a number, squeezed to fit a width; beyond what the eye accepts it also gets lower."""
    face = font(kind, CUBE)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text))
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, face)
    squeeze = min(1.0, width / mask.width)
    lower = min(1.0, squeeze / 0.70)
    return mask.resize((round(mask.width * squeeze), max(1, round(mask.height * lower))), Image.Resampling.LANCZOS)


def _cross(size: int, width: float = 0.09) -> Image.Image:
    """The mask of two bold strokes from corner to corner, their width a share of its size."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        near, far = size * 0.16 * fine, size * 0.84 * fine
        for stroke in ((near, near, far, far), (near, far, far, near)):
            pen.line(stroke, fill=255, width=round(size * width * fine))

    return shape((size, size), draw)


def lay_piece(picture: Image.Image, piece: Image.Image, centre: tuple[int, int], reach: int) -> None:
    """Put a piece with transparent corners on the picture, with soft shadows to the lower right unless `reach` is 0."""
    lay_pieces(picture, piece, (centre,), reach)


def lay_pieces(picture: Image.Image, piece: Image.Image, centres: Iterable[tuple[int, int]], reach: int) -> None:
    """The same for several identical pieces, one after the other."""
    thrown = shadows(piece.getchannel("A"), reach) if reach else []
    for centre in centres:
        x, y = centre[0] - piece.width // 2, centre[1] - piece.height // 2
        for shadow, corner in thrown:
            lay_shadow(picture, shadow, (x + corner[0], y + corner[1]))
        picture.paste(piece, (x, y), piece)


def shadows(alpha: Image.Image, reach: int) -> list[tuple[Image.Image, tuple[int, int]]]:
    """The shadow that a piece throws, and the dark line where it touches the ground, each with its place."""
    found = []
    for right, down, blur, strength in ((1 / 3, 2 / 3, 0.5, 0.48), (0, 1 / 6, 0.18, 0.38)):
        cast = Image.new("L", (alpha.width + 4 * reach, alpha.height + 4 * reach))
        cast.paste(alpha, (2 * reach + round(reach * right), 2 * reach + round(reach * down)))
        found.append((soft(cast, blur * reach, strength), (-2 * reach, -2 * reach)))
    return found
