"""The card of a tournament's winner: a trophy on the highest of three steps, with medals for all three."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from bot.render.paint.fonts import font
from bot.render.paint.page import EDGE, FOOT, HEAD, TYPE, WIDTH, Area, Lettering, Page, plank
from bot.render.paint.pieces import lay_piece
from bot.render.paint.theme import FINE, RGB, Theme, load_theme, mix, rounded, shape, star_mask, upright
from bot.render.paint.writing import in_two


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
_TONES: Final = 7
METAL_COLOURS: Final = tuple(
    mix(first, second, step / _TONES)
    for metal in METALS
    for first, second in ((metal.light, metal.base), (metal.base, metal.dark), (metal.dark, metal.edge))
    for step in range(_TONES + (second == metal.edge))
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


_GOLD: Final = METALS[0]
_SHINE: Final = ((0, -0.5), (10, 0.1), (22, 1), (32, 0.9), (46, 0.1), (64, -0.2), (82, -1), (93, -0.8), (100, -0.3))
"""The brightness of polished metal across its width in percent: 1 is the light color, 0 the middle, -1 the dark."""
_SHADES: Final = 6  # shades on either side of the middle one: few, which makes small files
_Profile = Sequence[tuple[float, float]]
"""Heights and half widths of a turned piece from top to bottom, in percent of the height of the trophy."""
_BOWL: Final[_Profile] = tuple((8 + 48 * k / 24, 5 + 18 * (1 - (k / 24) ** 2.6) ** 0.8) for k in range(25))
_STEM: Final[_Profile] = ((55, 5.5), (58, 4.5), (62, 3.5), (68, 4.2), (71, 6.5), (74, 11.5), (76, 17))
_KNOB: Final[_Profile] = ((60, 5), (61, 7), (63, 7.6), (65, 7), (66, 5))
_RIM: Final[_Profile] = ((3, 23.5), (3.8, 25), (7.4, 25), (8.6, 23))
_FOOT: Final[_Profile] = ((75, 18.5), (76, 20), (79.5, 20))
_LEDGE: Final[_Profile] = ((96, 25), (97, 27), (100, 27))
_PLINTH: Final = (27, 79.5, 73, 97)
_PLAQUE: Final = (37, 83.5, 63, 93.5)
_HANDLE: Final = (9.5, 13.5, 42, 44.5)  # the outer box of the left handle, most of it behind the bowl
_THICK: Final = 4.6

MOST_LINES: Final = 4
"""Most lines below the steps; any more are left out."""
_GROUND: Final = 812  # the ground on which the steps rest, from the top
_STEPS: Final = ((384, 816, 250), (34, 372, 180), (828, 1166, 130))  # left, right and height of the steps of the places
_PLATE: Final = 68
_LINE: Final = 52
_TROPHY: Final = 420
_MEDAL: Final = 96
_RAYS: Final = 28
_GLOW: Final = 10  # shades of the light around the trophy
_HALO: Final = 300  # the reach of that light
_CONFETTI: Final = 130
_SEED: Final = 4


@dataclass(frozen=True)
class Podium:
    """The content of the card. `second` and `third` may be empty if nobody came that far.

    Players who share a place have a line of their own; if there are more than two, the second line says how many more.
    """

    title: str
    first: str
    second: str = ""
    third: str = ""
    lines: Sequence[str] = ()
    """Shown below the steps, one under the other: the date, the number of players, the last score."""
    theme: str = "classic"


def render_podium(card: Podium) -> bytes:
    """The card as a PNG, 1200 pixels wide, at most about as high. Raises ThemeError for a theme that can't be used."""
    theme = load_theme(card.theme)
    return _painted(card, theme).encoded((*_glow_colours(theme), *METAL_COLOURS))


def _painted(card: Podium, theme: Theme) -> Page:
    lines = [line for line in card.lines if line][:MOST_LINES]
    foot = len(lines) * _LINE + 36 if lines else 0
    page = Page(theme, _GROUND + 14 + foot + FOOT, card.title)
    _paint_glow(page.picture, theme)
    page.picture.paste(plank(theme, (WIDTH, 14), offset=40), (0, _GROUND))
    if not theme.style.relief:
        page.picture.paste(theme["wood.light"], (0, _GROUND, WIDTH, _GROUND + 4))
    for place, name in enumerate((card.first, card.second, card.third), 1):
        if name:
            _paint_step(page, place, name)
    for number, text in enumerate(lines):
        top = _GROUND + 14 + 18 + number * _LINE
        area = (EDGE, top, WIDTH - EDGE, top + _LINE)
        page.write(text, area, "numbers.ink", sizes=(38, 36, *TYPE), align=0.5)
    return page


def _paint_step(page: Page, place: int, name: str) -> None:
    """A step, the trophy or the medal on it, the name on a plate at its front."""
    theme, picture = page.theme, page.picture
    left, right, high = _STEPS[place - 1]
    top = _GROUND - high
    _paint_block(picture, theme, (left, top, right, _GROUND), offset=60 * place)
    middle = (left + right) // 2
    if place == 1:
        lay_piece(picture, paint_trophy(_TROPHY, relief=theme.style.relief), (middle, top - _TROPHY // 2), 0)
        lay_piece(picture, paint_medal(1, _MEDAL), (middle, _GROUND - 70), theme.style.cast(8))
    else:
        lay_piece(picture, paint_medal(place, _MEDAL), (middle, top - _MEDAL // 2 - 2), theme.style.cast(8))
    names = name.split("\n")
    if len(names) == 1 and Lettering().width(name, TYPE[-1]) > right - left - 64:
        names = [part for part in in_two(name) if part]
    if len(names) > 2:
        names = [names[0], f"{names[1]}  +{len(names) - 2}"]
    plate = (left + 18, top + 24, right - 18, top + 24 + (_PLATE if len(names) == 1 else 2 * _PLATE - 44))
    style = "turn" if place == 1 else "strip"
    page.lay(f"{style}.line", plate, 12)
    page.lay(f"{style}.base", plate, 9, 3)
    row = (plate[3] - plate[1]) // len(names)
    for number, text in enumerate(names):
        area = (plate[0] + 14, plate[1] + number * row, plate[2] - 14, plate[1] + (number + 1) * row)
        sizes = TYPE if len(names) > 1 else (46, 42, 38, *TYPE) if place == 1 else (38, *TYPE)
        page.write(text, area, f"{style}.ink", sizes=sizes, align=0.5)


def _paint_block(page: Image.Image, theme: Theme, box: Area, offset: int) -> None:
    """A block of the frame's material, with a lip on top and its edges in shadow."""
    left, top, right, bottom = box
    page.paste(plank(theme, (right - left, bottom - top), offset=offset), (left, top))
    if not theme.style.relief:
        ImageDraw.Draw(page).rectangle((left, top, right - 1, bottom + 3), outline=theme["wood.light"], width=4)
        return
    pen = ImageDraw.Draw(page)
    shadow = mix(theme["wood.dark"], (0, 0, 0), 0.4)
    pen.rectangle((left, top, left + 3, bottom), fill=shadow)
    pen.rectangle((right - 4, top, right - 1, bottom), fill=shadow)
    pen.rectangle((left - 8, top, right + 7, top + 13), fill=theme["wood.light"])
    pen.rectangle((left - 8, top + 12, right + 7, top + 15), fill=shadow)


def _glow_colours(theme: Theme) -> list[RGB]:
    """The ground from the rays on: felt with more and more gold in it."""
    return [mix(theme["felt.base"], METALS[0].base, 0.035 * step) for step in range(1, _GLOW + 1)]


def _paint_glow(page: Image.Image, theme: Theme) -> None:
    """Rays of light behind the trophy, and confetti."""
    x, y = WIDTH // 2, _GROUND - _STEPS[0][2] - _TROPHY * 3 // 5
    size = (WIDTH, _GROUND - HEAD)
    reach = 1000

    def rays(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for ray in range(_RAYS):
            ends = [(ray + side) * math.tau / _RAYS for side in (-0.25, 0.25)]
            tips = [(x + reach * math.cos(end), y - HEAD + reach * math.sin(end)) for end in ends]
            pen.polygon([(v * fine, w * fine) for v, w in ((x, y - HEAD), *tips)], fill=255)

    mask = shape(size, rays)
    colours = _glow_colours(theme)
    light = page.crop((0, HEAD, WIDTH, _GROUND))
    light.paste(colours[1 if theme.style.relief else 2], (0, 0), mask)
    if theme.style.relief:
        for step, colour in enumerate(colours[2:], 2):
            radius = _HALO * (_GLOW - step + 3) // (_GLOW + 2)
            light.paste(colour, (x - radius, y - HEAD - radius), rounded((2 * radius, 2 * radius), radius))
    page.paste(light, (0, HEAD))
    _scatter(page, theme, (x, y))


def _scatter(page: Image.Image, theme: Theme, trophy: tuple[int, int]) -> None:
    """Confetti in the colors of the theme, the same on every card; none right behind the trophy."""
    chance = random.Random(_SEED)  # noqa: S311 - decoration
    names = ("points.light", "points.dark", "mark.ink", "turn.base", "white.base")
    for _ in range(_CONFETTI):
        x, y = chance.randrange(20, WIDTH - 20), chance.randrange(HEAD + 10, _GROUND - 130)
        if math.dist((x, y), trophy) < _TROPHY // 2:
            continue
        turn, long = chance.uniform(0, math.pi), chance.randrange(9, 15)
        colour = theme[chance.choice(names)]

        def draw(pen: ImageDraw.ImageDraw, fine: int, turn: float = turn, long: int = long) -> None:
            corners = []
            for along, across in ((-1, -0.5), (1, -0.5), (1, 0.5), (-1, 0.5)):
                right = along * math.cos(turn) - across * math.sin(turn)
                down = along * math.sin(turn) + across * math.cos(turn)
                corners.append(((16 + long * right) * fine, (16 + long * down) * fine))
            pen.polygon(corners, fill=255)

        page.paste(colour, (x - 16, y - 16), shape((32, 32), draw))


@lru_cache(maxsize=4)
def paint_trophy(height: int, *, relief: bool) -> Image.Image:
    """The cup, as wide as high, with transparent corners; without relief in three flat tones.

    Every caller gets the same picture: paste it, don't paint on it.
    """
    trophy = Image.new("RGB", (height, height), _GOLD.edge)
    whole = Image.new("L", trophy.size)
    _paint_handles(trophy, whole)
    _paint_plinth(trophy, whole)
    for profile in (_STEM, _KNOB, _FOOT, _LEDGE, _BOWL, _RIM):
        _turn(trophy, whole, profile, relief=relief)
    size = round(height * 0.19)
    at = ((height - size) // 2, round(height * 0.19))
    for shift, colour in ((max(1, height // 150), _GOLD.light), (0, mix(_GOLD.dark, _GOLD.edge, 0.5))):
        trophy.paste(colour, (at[0] + shift, at[1] + shift), star_mask((size, size), size / 2))
    trophy.putalpha(whole)
    return trophy


def _turn(trophy: Image.Image, whole: Image.Image, profile: _Profile, *, relief: bool) -> None:
    """Paint a turned piece with a dark line around it."""
    unit = trophy.height / 100
    right = [(50 + half, y) for y, half in profile]
    corners = [*right, *((100 - x, y) for x, y in reversed(right))]

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        pen.polygon([(x * unit * fine, y * unit * fine) for x, y in corners], fill=255)

    mask = shape(trophy.size, draw)
    outline = mask.filter(ImageFilter.MaxFilter(5))
    trophy.paste(_GOLD.edge, (0, 0), outline)
    whole.paste(255, (0, 0), outline)
    half = max(half for _, half in profile) * unit
    left = round(trophy.width / 2 - half)
    metal = Image.new("RGB", trophy.size, _GOLD.base)
    metal.paste(_polished(round(2 * half), trophy.height, relief=relief), (left, 0))
    trophy.paste(metal, (0, 0), mask)


def _polished(width: int, height: int, *, relief: bool) -> Image.Image:
    """Metal as it shines on something round, the same in all rows."""
    row = Image.new("RGB", (width, 1))
    steps = _SHADES if relief else 1
    for x in range(width):
        share = round(_shine(100 * x / width) * steps) / steps
        row.putpixel((x, 0), mix(_GOLD.base, _GOLD.light, share) if share > 0 else mix(_GOLD.base, _GOLD.dark, -share))
    return row.resize((width, height), Image.Resampling.NEAREST)


def _shine(at: float) -> float:
    """The brightness of metal at a percentage of its width."""
    for (left, first), (right, second) in pairwise(_SHINE):
        if at <= right:
            return first + (second - first) * (at - left) / (right - left)
    return _SHINE[-1][1]


def _paint_handles(trophy: Image.Image, whole: Image.Image) -> None:
    """Two rings, lit on the inside of their upper half."""
    unit = trophy.height / 100
    left, top, right, bottom = (v * unit for v in _HANDLE)
    thick = _THICK * unit

    def ring(inset: float, wide: float, start: float, end: float) -> Image.Image:
        def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
            box = (left + inset, top + inset, right - inset, bottom - inset)
            for mirrored in (False, True):
                edges = (trophy.width - box[2], box[1], trophy.width - box[0], box[3]) if mirrored else box
                arc = (180 - end, 180 - start) if mirrored else (start, end)
                pen.arc([v * fine for v in edges], *arc, fill=255, width=round(wide * fine))

        return shape(trophy.size, draw)

    outline = ring(-2, thick + 4, 0, 360)
    trophy.paste(_GOLD.edge, (0, 0), outline)
    whole.paste(255, (0, 0), outline)
    trophy.paste(_GOLD.base, (0, 0), ring(0, thick, 0, 360))
    trophy.paste(_GOLD.dark, (0, 0), ring(thick * 0.66, thick * 0.34, 0, 360))
    trophy.paste(_GOLD.light, (0, 0), ring(thick * 0.12, thick * 0.3, 150, 280))


def _paint_plinth(trophy: Image.Image, whole: Image.Image) -> None:
    """A block of dark wood between golden edges, with a plaque."""
    unit = trophy.height / 100
    for box, colour, grown in (
        (_PLINTH, _GOLD.dark, 3),
        (_PLINTH, _GOLD.ink, 0),
        (_PLAQUE, _GOLD.edge, 2),
        (_PLAQUE, _GOLD.base, 0),
    ):
        edges = [round(v * unit) for v in box]
        area = (edges[0] - grown, edges[1] - grown, edges[2] + grown, edges[3] + grown)
        trophy.paste(colour, area)
        whole.paste(255, area)
    left, top, right, _ = (round(v * unit) for v in _PLAQUE)
    trophy.paste(_GOLD.light, (left, top, right, top + max(1, FINE // 2)))
