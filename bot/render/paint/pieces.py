"""Checkers, dice and the cube in true color, each with the shadow it throws."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.render.paint.brushes import FINE, contrast, mix, rounded, shape, soft, upright
from bot.render.paint.fonts import font
from bot.render.paint.theme import RGB, Theme
from bot.rules.sides import Side

_PIPS: Final = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
"""Which of nine places (a-i, row by row) carry a pip."""
_CHECKER_RADIUS: Final = 36
"""Radius of the checkers on the board, in design pixels."""
_DIE_EDGE: Final = 66
"""Edge of the dice, in design pixels."""
_CUBE_EDGE: Final = 82
"""Edge of the cube on the bar, in design pixels."""
_LEAST_LINE: Final = 1.5
"""The thinnest line around a checker, in pixels: thinner ones fade into their ground."""
_SEEN: Final = 3.0
"""The least contrast of a thing with its ground (WCAG 2.2, level AA)."""


@lru_cache(maxsize=64)
def paint_checker(theme: Theme, side: Side, size: int) -> Image.Image:
    """A checker of `size` pixels across with transparent corners: a turned rim, a groove and a shallow dish.

    Every caller gets the same picture: it is to be pasted, not painted on.
    """
    light, base, dark, rim = (theme[f"{side.name.lower()}.{name}"] for name in ("light", "base", "dark", "rim"))
    full = size * FINE
    disc = Image.new("RGB", (full, full), rim)
    # Measured on the board's checkers, so that the smaller ones on the strips look the same.
    line = max(theme.style.line / _CHECKER_RADIUS, 2 * _LEAST_LINE / size if theme.style.line else 0)
    for radius, lit, shade in _rings(light, base, dark, line, relief=theme.style.relief):
        disc.paste(_lit(full, radius, lit, shade), (0, 0), _circle(full, radius))
    small = disc.resize((size, size), Image.Resampling.BOX)
    small.putalpha(_circle(full, 1.0).resize((size, size), Image.Resampling.BOX))
    return small


def paint_token(theme: Theme, side: Side, size: int, ground: RGB, ring: RGB) -> Image.Image:
    """A checker off the felt, ringed where the ground would swallow it."""
    if not swallowed(theme, side, ground):
        return paint_checker(theme, side, size)
    wide = max(2, size // 18)
    token = Image.new("RGB", (size, size), ring)
    inner = paint_checker(theme, side, size - 2 * wide)
    token.paste(inner, (wide, wide), inner)
    token.putalpha(paint_checker(theme, side, size).getchannel("A"))
    return token


def paint_pinned(theme: Theme, side: Side, size: int, *, upper: bool) -> Image.Image:
    """A pinned checker: crossed out on the part of it that can be seen."""
    checker = paint_checker(theme, side, size).copy()
    wide, reach = round(size * 0.44), size // 10
    left, top = (size - wide) // 2, (size - wide) // 2 + (-reach if upper else reach)
    ink = theme[f"{side.name.lower()}.number"]
    alpha = checker.getchannel("A")
    checker.paste(ink, (left, top, left + wide, top + wide), _cross(wide, 0.2))
    checker.putalpha(alpha)
    return checker


def swallowed(theme: Theme, side: Side, ground: RGB) -> bool:
    """True when neither face nor rim of a side's checkers stand out from a ground."""
    return max(contrast(theme[f"{side.name.lower()}.{part}"], ground) for part in ("base", "rim")) < _SEEN


def _rings(
    light: RGB, base: RGB, dark: RGB, line: float, *, relief: bool
) -> tuple[tuple[float, RGB, RGB], tuple[float, RGB, RGB], tuple[float, RGB, RGB]]:
    """The discs of a checker from the outside in: radius, color above and below. Without relief, a printed ring."""
    if not relief:
        ring = 0.74 - line / 2
        return (1 - line, base, base), (ring, dark, dark), (ring - max(0.05, line * 0.6), light, light)
    return (
        (1 - line, light, mix(base, dark, 0.9)),
        (0.80, mix(base, dark, 0.95), light),
        (0.765, mix(light, base, 0.5), mix(base, dark, 0.35)),
    )


def _lit(full: int, radius: float, lit: RGB, shade: RGB) -> Image.Image:
    """Ground lit from above within a radius: rows of one color, which make small files."""
    inset = round(full / 2 * (1 - radius))
    ground = Image.new("RGB", (full, full), lit)
    ground.paste(upright((full, full - 2 * inset), lit, shade), (0, inset))
    return ground


def _circle(full: int, radius: float) -> Image.Image:
    """The mask of a centered disc, its radius a share of the half width."""
    mask = Image.new("L", (full, full))
    inset = full / 2 * (1 - radius)
    ImageDraw.Draw(mask).ellipse((inset, inset, full - 1 - inset, full - 1 - inset), fill=255)
    return mask


def write_count(picture: Image.Image, centre: tuple[int, int], text: str, colour: RGB, size: int) -> None:
    """A number centered on a spot, `size` pixels of type."""
    pen = ImageDraw.Draw(picture)
    face = font(size)
    left, top, right, bottom = face.getbbox(text)
    pen.text((centre[0] - (left + right) / 2, centre[1] - (top + bottom) / 2), text, colour, face)


def paint_die(theme: Theme, side: Side, number: int, size: int, ground: RGB, *, used: bool) -> Image.Image:
    """A die on flat ground, with a margin of an eighth of its size for the shadow; a used one fades into the ground."""
    style = f"dice.{side.name.lower()}"
    margin = size // 8
    whole = Image.new("RGB", (size + 2 * margin, size + 2 * margin), ground)
    body = rounded((size, size), size * 0.2)
    if theme.style.relief:
        cast = Image.new("L", whole.size)
        cast.paste(body, (margin, margin + max(1, margin // 3)))
        whole.paste((0, 0, 0), (0, 0), soft(cast, margin / 2.6, 0.6))
    face = _die_face(theme, style, size)
    face.paste(theme[f"{style}.pip"], (0, 0, size, size), _pips(number, size))
    whole.paste(face, (margin, margin), body)
    if used:
        return Image.blend(whole, Image.new("RGB", whole.size, ground), 0.52)
    return whole


def _die_face(theme: Theme, style: str, size: int) -> Image.Image:
    """A die without pips: its edge line, a bevel if there is relief, its face."""
    light, dark = theme[f"{style}.light"], theme[f"{style}.dark"]
    line = theme.style.line * size / _DIE_EDGE
    face = Image.new("RGB", (size, size), theme[f"{style}.edge"])
    bevel = upright((size, size), mix(light, dark, 0.5), dark)
    face.paste(bevel, (0, 0), rounded((size, size), size * 0.2 - line, line))
    inset = line + (size * 0.03 if theme.style.relief else 0)
    face.paste(
        upright((size, size), light, mix(light, dark, 0.45)), (0, 0), rounded((size, size), size * 0.2 - inset, inset)
    )
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


def paint_cube(theme: Theme, value: int, size: int, *, crossed: bool = False) -> Image.Image:
    """The doubling cube with transparent corners, its number as large as fits; crossed out in the Crawford game."""
    face = Image.new("RGB", (size, size), theme["cube.edge"])
    light, dark = theme["cube.light"], theme["cube.dark"]
    line = max(1.0, size * 0.025, theme.style.line * size / _CUBE_EDGE)
    if theme.style.relief:
        bevel = upright((size, size), mix(light, dark, 0.2), mix(dark, theme["cube.edge"], 0.35))
        face.paste(bevel, (0, 0), rounded((size, size), size * 0.17, line))
        line += size * 0.05
    face.paste(
        upright((size, size), light, mix(light, dark, 0.5)), (0, 0), rounded((size, size), size * 0.18 - line / 2, line)
    )
    ink = mix(theme["cube.ink"], light, 0.55) if crossed else theme["cube.ink"]
    number = _narrowed(str(value), round(size * 0.70), size * 0.78)
    face.paste(ink, ((size - number.width) // 2, (size - number.height) // 2), number)
    if crossed:
        face.paste(theme["cube.cross"], (0, 0, size, size), _cross(size))
    face.putalpha(rounded((size, size), size * 0.18))
    return face


def _narrowed(text: str, kind: int, width: float) -> Image.Image:
    """The mask of a number, squeezed to fit a width; beyond what the eye accepts it also gets lower."""
    left, top, right, bottom = (round(edge) for edge in font(kind).getbbox(text))
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font(kind))
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
    """Put a piece with transparent corners on the picture, with a soft shadow below it unless `reach` is 0."""
    x, y = centre[0] - piece.width // 2, centre[1] - piece.height // 2
    if reach:
        _lay_cast(picture, piece, (x, y), reach)
    picture.paste(piece, (x, y), piece)


def _lay_cast(picture: Image.Image, piece: Image.Image, corner: tuple[int, int], reach: int) -> None:
    """The soft shadow of a piece whose upper left corner is given."""
    x, y = corner
    cast = Image.new("L", (piece.width + 2 * reach, piece.height + 2 * reach))
    cast.paste(piece.getchannel("A"), (reach, reach))
    shadow = cast.filter(ImageFilter.GaussianBlur(reach / 2.2)).point(
        [round(v / 51) * 51 * 6 // 10 for v in range(256)]
    )
    picture.paste(
        (0, 0, 0),
        (x - reach, y - reach + reach // 2, x + piece.width + reach, y + piece.height + reach + reach // 2),
        shadow,
    )
