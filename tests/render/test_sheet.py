"""The contact sheet: what is on it, where, and that it can be read."""

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.render.board.sheet import render_thumbnails
from bot.render.paint.theme import load_theme, theme_names
from bot.rules.sides import Side
from tests.render.golden_files import assert_looks_as_kept, opened
from tests.render.scenes import SCENES

GOLDEN = Path(__file__).parent / "golden"
BOARDS = list(SCENES.values())
GAP = 16
CELLS = {1: (1, 1), 2: (2, 1), 3: (2, 2), 4: (2, 2), 5: (3, 2), 6: (3, 2), 7: (3, 3), 9: (3, 3)}
"""Columns and rows for a number of boards."""


def cells(picture, columns, rows):
    """The parts of a sheet, row by row."""
    wide, high = ((edge - GAP) // parts for edge, parts in zip(picture.size, (columns, rows), strict=True))
    return [
        picture.crop((GAP + column * wide, GAP + row * high, (column + 1) * wide, (row + 1) * high))
        for row in range(rows)
        for column in range(columns)
    ]


@pytest.mark.parametrize("count", CELLS)
def test_as_many_boards_as_scenes(count):
    picture = opened(render_thumbnails(BOARDS[:count]))
    columns, rows = CELLS[count]
    felt = load_theme("classic")["felt.base"]
    filled = [len(cell.getcolors(1 << 20)) > 10 for cell in cells(picture, columns, rows)]
    assert picture.width == 1200
    assert filled == [True] * count + [False] * (columns * rows - count)
    assert picture.getpixel((GAP // 2, GAP // 2)) == felt


@pytest.mark.parametrize("count", [0, 10])
def test_other_numbers_of_boards_are_refused(count):
    with pytest.raises(ValueError, match=f"{count} boards"):
        render_thumbnails((BOARDS * 2)[:count])


def test_boards_lie_in_their_order():
    alone = [
        opened(render_thumbnails([BOARDS[0]] * at + [scene] + [BOARDS[0]] * (3 - at)))
        for at, scene in enumerate(BOARDS[1:5])
    ]
    together = opened(render_thumbnails(BOARDS[1:5]))
    for at, picture in enumerate(alone):
        assert cells(picture, 2, 2)[at].tobytes() == cells(together, 2, 2)[at].tobytes()


def strips(**fields):
    """The strips of a board on a sheet of nine, upper and lower."""
    scenes = [replace(BOARDS[0], **fields), *BOARDS[1:9]]
    cell = cells(opened(render_thumbnails(scenes)), 3, 3)[0]
    return cell.crop((0, 0, cell.width, 48)), cell.crop((0, cell.height - 48, cell.width, cell.height))


def test_a_name_too_long_is_cut_before_the_score():
    short, long = (strips(names=(name, name), score=(13, 13), length=25) for name in ("A", "W" * 40))
    for one, other in zip(short, long, strict=True):
        changed = ImageChops.difference(one, other).getbbox()
        assert changed[0] > 48
        assert 200 < changed[2] < 275
        assert one.crop((275, 0, *one.size)).tobytes() == other.crop((275, 0, *one.size)).tobytes()


@pytest.mark.parametrize(
    ("fields", "lit"),
    [
        ({}, [False, True]),
        ({"mover": Side.BLACK}, [True, False]),
        ({"offered": 2}, [True, False]),
        ({"over": True, "winner": Side.BLACK}, [True, False]),
        ({"over": True}, [False, False]),
    ],
)
def test_who_has_to_act_and_who_won_is_lit(fields, lit):
    """A line towards the board is lit: at the lower edge of the upper strip and the upper edge of the lower one."""
    shown = zip(strips(names=("", ""), **fields), (-1, 0), strict=True)
    assert [sum(strip.getpixel((200, row % strip.height))) > 400 for strip, row in shown] == lit


def test_writing_is_tall_enough_for_a_phone():
    """A sheet is shown 360 pixels wide: digits 7 pixels high there are 23 high here."""
    _, lower = strips(names=("", ""), score=(8, 0), length=9)
    ground = lower.getpixel((lower.width - 3, 3))
    ink = ImageChops.difference(lower, Image.new("RGB", lower.size, ground)).convert("L")
    box = ink.crop((lower.width - 25, 0, *lower.size)).point([0] * 90 + [255] * 166).getbbox()
    assert box[3] - box[1] >= 23


def test_other_widths():
    assert opened(render_thumbnails(BOARDS[:2], width=800)).width == 800


def test_boards_of_several_themes_keep_their_colours():
    themed = [replace(scene, theme=name) for scene, name in zip(BOARDS, theme_names(), strict=False)]
    picture = opened(render_thumbnails(themed))
    felts = [load_theme(name)["felt.base"] for name in theme_names()]
    found = [
        felt in {colour for _, colour in cell.getcolors(1 << 20)}
        for cell, felt in zip(cells(picture, 3, 2), felts, strict=True)
    ]
    assert all(found)


def test_sheet_looks_as_it_did(tmp_path):
    scenes = [replace(scene, theme="tournament") for scene in BOARDS[1:]]
    assert_looks_as_kept(render_thumbnails(scenes), GOLDEN / "sheet.png", tmp_path)
