"""What the live board is laid with: made from the themes as they are, complete, and light."""

import re

import pytest
from PIL import Image

from bot.render.paint.theme import load_theme, theme_names
from bot.rules.sides import Side
from tools import live

AGAIN = "run `python -m tools.live`"


@pytest.mark.parametrize("name", theme_names())
def test_the_colours_are_those_of_the_theme(name):
    assert (live.live_folder() / name / "look.js").read_text("utf-8") == live.look_text(name), AGAIN


def test_no_theme_is_without_pictures_and_none_has_too_many_bytes():
    folders = {path.name for path in live.live_folder().iterdir() if path.is_dir()}
    assert folders == set(theme_names()), AGAIN
    for name in folders:
        size = sum(path.stat().st_size for path in (live.live_folder() / name).iterdir())
        assert 10_000 < size <= live.MOST, name


@pytest.mark.parametrize("name", theme_names())
def test_the_pictures_are_those_that_the_theme_gives(name):
    theme, folder = load_theme(name), live.live_folder() / name
    drawn = dict(live.sprites(theme)) | dict(live.tiles(theme))
    assert {path.name for path in folder.glob("*.webp")} == set(drawn), AGAIN
    for file, picture in drawn.items():
        with Image.open(folder / file) as kept:
            assert kept.size == picture.size, f"{name}/{file}: {AGAIN}"
            ours, theirs = (one.convert("RGBA").resize((16, 16), Image.Resampling.BOX) for one in (picture, kept))
        for at in ((x, y) for x in range(16) for y in range(16)):
            wanted, found = ours.getpixel(at), theirs.getpixel(at)
            if wanted[3] > 200:
                assert max(abs(a - b) for a, b in zip(wanted, found, strict=True)) < 24, f"{name}/{file}: {AGAIN}"


def test_a_checker_keeps_its_place_in_its_sprite():
    sprites = dict(live.sprites(load_theme("classic")))
    middle = sprites["white.webp"].crop((live.PAD, live.PAD, live.PAD + live.CHECKER, live.PAD + live.CHECKER))
    assert middle.getpixel((live.CHECKER // 2, 2))[3] > 200
    assert sprites["white.webp"].getpixel((2, 2))[3] == 0
    assert {f"dice-{side.name.lower()}.webp" for side in Side} <= set(sprites)


def test_only_names_that_the_page_knows_are_drawn():
    page = "".join(path.read_text("utf-8") for path in live.live_folder().parent.glob("*.js"))
    for name in {file for theme in theme_names() for file, _ in live.sprites(load_theme(theme))}:
        stem = re.sub(r"^token-.*", "token-", name.removesuffix(".webp"))
        stem = re.sub(r"^(white|black)$", "", stem)
        assert stem in page, name
