"""The emoji as they lie in assets: complete, sound, and still what the code draws."""

import re

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.paint.emoji import (
    CUBE_VALUES,
    EDGE,
    checker_name,
    cube_name,
    die_name,
    draw_emoji,
    emoji_folder,
    write_emoji,
)
from bot.rules.sides import Side

NAMES = [
    *(die_name(number, side) for side in Side for number in range(1, 7)),
    *(cube_name(value) for value in CUBE_VALUES),
    *(checker_name(side) for side in Side),
]
DISCORD_DARK, DISCORD_LIGHT = (49, 51, 56), (255, 255, 255)


def opened(name):
    with Image.open(emoji_folder() / f"{name}.png") as picture:
        picture.load()
        return picture


def in_text(name, ground):
    """The picture as Discord shows it in a line of text."""
    page = Image.new("RGB", (22, 22), ground)
    small = opened(name).resize((22, 22), Image.Resampling.LANCZOS)
    page.paste(small, (0, 0), small)
    return page


def difference(first, second):
    return sum(ImageStat.Stat(ImageChops.difference(first.convert("RGB"), second.convert("RGB"))).mean) / 3


def test_there_is_one_for_each_die_cube_and_checker():
    assert sorted(path.stem for path in emoji_folder().iterdir()) == sorted(NAMES)
    assert {"bgdie_w6", "bgdie_b1", "bgcube_64", "bgchecker_w", "bgchecker_b"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_discord_takes_it(name):
    # The bot adds seven characters.
    assert re.fullmatch(r"[A-Za-z0-9_]{2,25}", name)
    assert (emoji_folder() / f"{name}.png").stat().st_size < 10_000
    picture = opened(name)
    assert (picture.format, picture.mode, picture.size) == ("PNG", "RGBA", (EDGE, EDGE))


@pytest.mark.parametrize("name", NAMES)
def test_the_body_is_solid_and_the_corners_are_not(name):
    alpha = opened(name).getchannel("A")
    last = EDGE - 1
    assert [alpha.getpixel(corner) for corner in ((0, 0), (last, 0), (0, last), (last, last))] == [0] * 4
    assert alpha.getbbox() == (3, 3, EDGE - 3, EDGE - 3)
    assert alpha.crop((24, 24, EDGE - 24, EDGE - 24)).getextrema() == (255, 255)


def test_they_are_what_the_code_draws():
    for name, drawn in draw_emoji():
        kept = opened(name)
        # Other builds of FreeType move an edge of a number.
        assert difference(kept, drawn) < 1, name
        assert ImageStat.Stat(ImageChops.difference(kept.getchannel("A"), drawn.getchannel("A"))).mean[0] < 1, name


@pytest.mark.parametrize("ground", [DISCORD_DARK, DISCORD_LIGHT], ids=["dark", "light"])
def test_they_are_told_apart_in_a_line_of_text(ground):
    shown = {name: in_text(name, ground) for name in NAMES}
    blank = Image.new("RGB", (22, 22), ground)
    for index, name in enumerate(NAMES):
        assert difference(shown[name], blank) > 20, name
        for other in NAMES[index + 1 :]:
            assert difference(shown[name], shown[other]) > 4, (name, other)


def test_every_pip_is_seen_in_a_line_of_text():
    for number in range(1, 7):
        for side, is_pip in ((Side.WHITE, lambda level: level < 110), (Side.BLACK, lambda level: level > 170)):
            inside = in_text(die_name(number, side), DISCORD_DARK).convert("L").crop((3, 3, 19, 19))
            assert spots(inside, is_pip) == number, (number, side)


def spots(picture, belongs):
    """How many separate spots of pixels a picture has."""
    left = {(x, y) for x in range(picture.width) for y in range(picture.height) if belongs(picture.getpixel((x, y)))}
    count = 0
    while left:
        count += 1
        reached = [left.pop()]
        while reached:
            x, y = reached.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.remove(near)
                    reached.append(near)
    return count


def test_they_are_written_where_asked(tmp_path):
    write_emoji(tmp_path / "new" / "emoji")
    assert sorted(path.stem for path in (tmp_path / "new" / "emoji").glob("*.png")) == sorted(NAMES)
