"""Every theme can be read: its contrasts, measured in its colors and again in finished pictures.

The least contrasts are those of WCAG 2.2, level AA: 4.5 for text, 3 for large text and for what a player has to see.
A checker is told from its ground by its body or by the line around it, whichever contrasts more; so are dice, the cube
and the marks of the last play. Dice that were played and the crossed out cube of a Crawford game are left out, as what
cannot be used may fade.
"""

import dataclasses
import io
import math
import os
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.board.geometry import layout
from bot.render.board.picture import BoardScene, LastMove, render_board
from bot.render.paint.pieces import paint_cube
from bot.render.paint.theme import load_theme, texture, theme_names
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from tests.nightly import NIGHTLY
from tests.render.scenes import SCENES
from tools.textures import MAKERS

GOLDEN = Path(__file__).parent / "golden" / "themes"
TOLERANCE = 3
"""Mean difference of a channel (0-255); the kept pictures have fewer colors."""
THEMES = theme_names()
W, B = Side.WHITE, Side.BLACK
TEXT, LARGE = 4.5, 3.0
PLACES = layout(1200)

SIGHTS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, severity 1.0; for linear light."""
SEEN = [(name, "normal") for name in THEMES] + [("colour_blind", sight) for sight in list(SIGHTS)[1:]]


def linear(colour, sight="normal"):
    """The color in linear light, as these eyes see it."""
    light = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour)]
    mixed = (sum(share * v for share, v in zip(row, light, strict=True)) for row in SIGHTS[sight])
    return tuple(min(1.0, max(0.0, v)) for v in mixed)


def contrast(first, second, sight="normal"):
    """The contrast ratio of WCAG, 1 to 21."""
    shares = (0.2126, 0.7152, 0.0722)
    lights = (sum(s * v for s, v in zip(shares, linear(c, sight), strict=True)) for c in (first, second))
    low, high = sorted(lights)
    return (high + 0.05) / (low + 0.05)


def difference(first, second, sight):
    """How far two colors are apart in CIE L*a*b* (D65); 2 is just visible, 100 black against white."""

    def lab(colour):
        red, green, blue = linear(colour, sight)
        x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
        y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
        fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
        return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)

    return math.dist(lab(first), lab(second))


PAIRS = (
    *((TEXT, f"{strip}.{ink}", f"{strip}.base") for strip in ("strip", "turn") for ink in ("ink", "quiet")),
    *((TEXT, f"{strip}.ink", f"{strip}.box") for strip in ("strip", "turn")),
    (TEXT, "caption.ink", "caption.base"),
    *((LARGE, "numbers.ink", ground) for ground in ("wood.mid", "numbers.shade", "tray.base")),
    *((LARGE, f"{side}.number", f"{side}.{part}") for side in ("white", "black") for part in ("light", "base")),
    *((LARGE, f"dice.{side}.pip", f"dice.{side}.{part}") for side in ("white", "black") for part in ("light", "dark")),
    *((LARGE, "cube.ink", f"cube.{part}") for part in ("light", "dark")),
    (LARGE, "white.base", "black.base"),
    (LARGE, "mark.ink", "felt.base"),
    (LARGE, "mark.ink", "mark.edge"),
    (LARGE, "mark.hit", "mark.edge"),
)


BODIES = (
    *((f"dice.{side}", ("light", "edge"), "felt.base") for side in ("white", "black")),
    *(("cube", ("light", "edge"), ground) for ground in ("wood.mid", "wood.light", "wood.dark", "felt.base")),
    *(
        ("mark", (ink, "edge"), ground)
        for ink in ("ink", "hit")
        for ground in ("felt.base", "points.light", "points.dark", "wood.mid", "white.base", "black.base", "tray.base")
    ),
)
"""Things of two colors, at least one of which has to stand out from the ground."""


@pytest.mark.parametrize(("name", "sight"), SEEN)
def test_colours_contrast(name, sight):
    theme = load_theme(name)
    found = {f"{ink} on {ground}": contrast(theme[ink], theme[ground], sight) / least for least, ink, ground in PAIRS}
    for side in ("white", "black"):
        for ground in ("felt.base", "points.light", "points.dark"):
            shown = max(contrast(theme[f"{side}.{part}"], theme[ground], sight) for part in ("base", "rim"))
            found[f"{side} checker on {ground}"] = shown / LARGE
    for body, parts, ground in BODIES:
        shown = max(contrast(theme[f"{body}.{part}"], theme[ground], sight) for part in parts)
        found[f"{body}, {parts[0]} on {ground}"] = shown / LARGE
    assert {pair: round(share, 2) for pair, share in found.items() if share < 1} == {}


@pytest.mark.parametrize("sight", SIGHTS)
def test_colours_of_the_colour_blind_theme_stay_apart(sight):
    theme = load_theme("colour_blind")
    grounds, marks = ("felt.base", "points.light", "points.dark"), ("mark.ink", "mark.hit")
    pairs = [(a, b) for group in (grounds, marks) for a in group for b in group if a < b]
    found = {pair: difference(*(theme[colour] for colour in pair), sight) for pair in pairs}
    for mark in marks:
        for ground in (*grounds, "white.base", "black.base"):
            parts = (theme[part] for part in (mark, "mark.edge"))
            found[mark, ground] = max(difference(part, theme[ground], sight) for part in parts)
    assert {pair: round(apart) for pair, apart in found.items() if apart < 20} == {}


SCENE = BoardScene(
    Position.of({25: 2, 22: 1, 17: 1, 12: 1, 6: 7, 4: 1, 0: 2}, {25: 2, 24: 1, 18: 1, 14: 1, 6: 6, 5: 1, 0: 3}),
    names=("Alexandra", "Magnus"),
    score=(3, 4),
    length=7,
    dice=Roll(5, 5),
    cube=Cube(2, W, turned=True),
    caption="a caption",
)
MOVED = (LastMove(B, 8, 5), LastMove(B, 17, 11))


@cache
def drawn(name, **fields):
    scene = dataclasses.replace(SCENE, theme=name, **fields)
    return Image.open(io.BytesIO(render_board(scene))).convert("RGB")


def pixels(picture):
    data = picture.tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


def around(x, y, reach):
    return x - reach, y - reach, x + reach, y + reach


def ink_and_ground(picture, box, sight, least=0.02):
    """The contrast of what is written in a box: its most common color against the one that stands out most."""
    region = picture.crop(box)
    counts = Counter(pixels(region))
    (ground, _), *_ = counts.most_common(1)
    inks = [colour for colour, count in counts.items() if count >= least * region.width * region.height]
    return max(contrast(ink, ground, sight) for ink in inks)


def felt_of(picture):
    """The most common color between the rows of points."""
    left = PLACES.outer_felt[0]
    counts = Counter(pixels(picture.crop((left + 30, PLACES.middle - 20, left + 90, PLACES.middle + 20))))
    return counts.most_common(1)[0][0]


def typical(colours):
    """The middle one of some colors, by brightness."""
    ordered = sorted(colours, key=lambda colour: contrast(colour, (0, 0, 0)))
    return ordered[len(ordered) // 2]


def body_and_line(picture, side, point, line):
    """The colors of a checker's face and of the line (so wide) around it, for the only checker on a point."""
    x, y = PLACES.slot(PLACES.place(side, point, W), 0)
    radius = PLACES.checker / 2 - line / 2
    turns = [math.radians(turn) for turn in (*range(-40, 41, 2), *range(140, 221, 2))]
    edge = [picture.getpixel((round(x + radius * math.cos(t)), round(y + radius * math.sin(t)))) for t in turns]
    face = pixels(picture.crop(around(x, y, 14)))
    return typical(face), typical(edge)


def places_of_writing():
    """What is written on a board, with its box and the least contrast."""
    high, low = PLACES.strip, PLACES.height - PLACES.strip
    for who, top in (("upper", 8), ("lower", low + 8)):
        bottom = top + high - 18
        yield f"name, {who}", (96, top, 280, bottom), TEXT
        yield f"pips, {who}", (900, top, 964, bottom), TEXT
        yield f"word pips, {who}", (976, top, 1034, bottom), TEXT
        yield f"score, {who}", (1080, top, 1156, bottom), TEXT
    rows = (("upper", high + 5), ("lower", PLACES.felt_bottom + 7))
    yield from ((f"numbers, {who}", (120, top, 164, top + 28), LARGE) for who, top in rows)
    yield "cube", around(*PLACES.cube_centre(W, W), 24), LARGE
    for side, point in ((W, 6), (B, 6)):
        yield f"count of {side.name}", around(*PLACES.slot(PLACES.place(side, point, W), 4), 20), LARGE
        yield f"count of {side.name} on the bar", around(*PLACES.bar_slot(1, lower=side is W), 18), LARGE
        left, upper, right, lower = PLACES.trays[side is W]
        spot = ((left + right) // 2, upper + 32 if side is W else lower - 32)
        yield f"count of {side.name} off", around(*spot, 20), LARGE
    start, _, end, _ = PLACES.outer_felt
    yield "caption", around((start + end) // 2, PLACES.middle, 24), TEXT


@pytest.mark.parametrize(("name", "sight"), SEEN)
def test_writing_contrasts_in_the_picture(name, sight):
    picture = drawn(name)
    found = {what: ink_and_ground(picture, box, sight) / least for what, box, least in places_of_writing()}
    assert {what: round(share, 2) for what, share in found.items() if share < 1} == {}


@pytest.mark.parametrize(("name", "sight"), SEEN)
def test_checkers_contrast_in_the_picture(name, sight):
    picture, line = drawn(name), max(1.0, load_theme(name).style.line)
    felt = felt_of(picture)
    grounds = {"felt": felt}
    for point in (2, 3):
        x, y = PLACES.slot(point, 0)
        (grounds[point], _), *_ = Counter(pixels(picture.crop(around(x, y, 20)))).most_common(1)
    faces = []
    for side, point in ((W, 4), (W, 17), (B, 5), (B, 24)):
        face, edge = body_and_line(picture, side, point, line)
        faces.append((side, face))
        for where, ground in grounds.items():
            shown = max(contrast(face, ground, sight), contrast(edge, ground, sight))
            assert shown >= LARGE, (side, point, where, round(shown, 2), face, edge, ground)
    for (side, face), (other, second) in zip(faces, faces[2:], strict=False):
        assert side != other
        assert contrast(face, second, sight) >= LARGE


def off_the_felt(side):
    """Where a side's checkers lie on the bar, in the tray and on the strip: the left edge of one, and its ground."""
    lower = side is W
    x, y = PLACES.bar_slot(0, lower=lower)
    reach, up = PLACES.checker // 2, -24 if lower else 24
    across = round(math.sqrt(reach**2 - up**2))
    yield "bar", (x - across - 1, y + up), "wood.mid"
    left, top, _, bottom = PLACES.trays[lower]
    slab = PLACES.px(5) + PLACES.px(19) // 2
    yield "tray", (left + 2 * PLACES.px(5), bottom - slab if lower else top + slab), "tray.base"
    yield "strip", (62 - 21, PLACES.height - 29 if lower else 29), "turn.base" if lower else "strip.base"


@pytest.mark.parametrize(("name", "sight"), SEEN)
def test_checkers_off_the_felt_contrast_in_the_picture(name, sight):
    picture, theme = drawn(name), load_theme(name)
    found = {}
    for side in Side:
        for where, (x, y), ground in off_the_felt(side):
            edge = [picture.getpixel((x + step, y)) for step in range(12)]
            found[side.name, where] = max(contrast(colour, theme[ground], sight) for colour in edge)
    assert {place: round(shown, 2) for place, shown in found.items() if shown < LARGE} == {}


@pytest.mark.parametrize(("name", "sight"), SEEN)
@pytest.mark.parametrize("side", Side)
def test_dice_contrast_in_the_picture(name, sight, side):
    picture = drawn(name, mover=side, dice=Roll(6, 5), position=Position.start(), caption="")
    left, _, right, _ = PLACES.half_of(lower=side is W)
    step = PLACES.die + PLACES.px(20)
    for offset in (-step // 2, step // 2):
        die = around((left + right) // 2 + offset, PLACES.middle, 24)
        assert ink_and_ground(picture, die, sight, 0.05) >= LARGE


@pytest.mark.parametrize(("name", "sight"), SEEN)
def test_trails_contrast_with_felt_in_the_picture(name, sight):
    before, after = drawn(name, caption=""), drawn(name, caption="", last_play=MOVED)
    felt = felt_of(before)
    box = ImageChops.difference(before, after).getbbox()
    pairs = zip(pixels(before.crop(box)), pixels(after.crop(box)), strict=True)
    changed = Counter(new for old, new in pairs if old == felt and new != old)
    inks = [colour for colour, count in changed.items() if count >= 0.15 * changed.total()]
    nearest = min(inks, key=lambda colour: difference(colour, load_theme(name)["mark.ink"], "normal"))
    assert changed.total() > 500
    assert contrast(nearest, felt, sight) >= LARGE


@pytest.mark.parametrize("name", THEMES)
def test_a_cube_that_was_not_turned_is_nearly_in_the_tone_of_the_bar(name):
    theme = load_theme(name)
    faces = [paint_cube(theme, 1, 66, quiet=quiet).convert("RGB").getpixel((52, 33)) for quiet in (True, False)]
    still, turned = (contrast(face, theme["wood.mid"]) for face in faces)
    assert still < max(2, turned / 2)


@pytest.mark.parametrize("name", THEMES)
def test_boards_of_a_theme_stay_small(name, play_scenes):
    scenes = [*SCENES.values(), *play_scenes(19, 40 if NIGHTLY else 12)]
    assert max(len(render_board(dataclasses.replace(scene, theme=name))) for scene in scenes) <= 130_000


def contact(name):
    """The ten boards of the golden pictures in one, small."""
    sheet = Image.new("RGB", (5 * 240, 2 * 180))
    for index, scene in enumerate(SCENES.values()):
        board = Image.open(io.BytesIO(render_board(dataclasses.replace(scene, theme=name)))).convert("RGB")
        small = board.resize((240, 180), Image.Resampling.BOX)
        sheet.paste(small, (index % 5 * 240, index // 5 * 180))
    return sheet


@pytest.mark.parametrize("name", [name for name in THEMES if name != "classic"])
def test_theme_looks_as_it_did(name, tmp_path):
    sheet = contact(name)
    path = GOLDEN / f"{name}.png"
    if os.environ.get("UPDATE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        sheet.quantize(96, dither=Image.Dither.NONE).save(path, optimize=True)
    with Image.open(path) as kept:
        apart = ImageChops.difference(sheet, kept.convert("RGB"))
    mean = max(ImageStat.Stat(apart).mean)
    if mean > TOLERANCE:
        sheet.save(tmp_path / f"{name}.png")
        pytest.fail(f"{name}: mean {mean:.2f}; the new picture is {tmp_path / name}.png")


@pytest.mark.parametrize("name", MAKERS)
def test_a_texture_as_shipped_is_the_one_that_is_drawn(name):
    made, kept = MAKERS[name](), texture(name)
    # Other processors may round another way.
    assert max(most for _, most in [ImageChops.difference(made.convert("L"), kept.convert("L")).getextrema()]) <= 1
