"""The pictures of a chouette: the crew's cubes below the board, the score sheet, the chart of points."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.errors import ThemeError
from bot.render.board.alt_text import board_alt_text, text_board
from bot.render.board.crew import crew_strip
from bot.render.board.picture import render_board
from bot.render.board.scene import BoardScene, CrewCube
from bot.render.pages.points_chart import PointLine, render_points_chart
from bot.render.pages.score_sheet import SheetCell, SheetRow, render_score_sheet
from bot.render.paint.theme import theme_names
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from tests.nightly import every
from tests.render.golden_files import assert_looks_as_kept, changed, opened
from tests.render.tournament.brackets import name_of

GOLDEN = Path(__file__).parent / "golden" / "chouette"


def crew(count):
    kinds = (
        CrewCube("", 1, "in the center", plays=True),
        CrewCube("", 2, "their own", Side.BLACK),
        CrewCube("", 4, "the box's", Side.WHITE),
        CrewCube("", 2, "out: +2", out=True),
    )
    return tuple(kinds[index % 4]._replace(name=name_of(index + 1), plays=index == 0) for index in range(count))


def scene(count, theme="classic"):
    return BoardScene(
        Position.start(),
        names=("Ann (box)", "Bo (captain)"),
        score=("\u22129.25", "+4"),
        dice=Roll(3, 1),
        cube_in_play=False,
        theme=theme,
        crew=crew(count),
    )


def sheet(players, games):
    rows = []
    for game in range(games):
        cells = tuple(
            SheetCell(f"{(game * 7 + place * 5) % 9 - 4:+}", box=place == game % players, partner=False)
            for place in range(players)
        )
        rows.append(SheetRow(str(game + 1), cells))
    names = [name_of(place + 1) for place in range(players)]
    return names, rows, [f"{place * 3 - 10:+}" for place in range(players)]


def lines(count):
    return [
        PointLine(name_of(place + 1), 1, tuple((game * (place - 4) * 3) % 17 - 8 for game in range(9)), f"{place:+}")
        for place in range(count)
    ]


@pytest.mark.parametrize(("count", "height"), [(0, 900), (2, 1012), (4, 1114), (11, 1318)])
def test_the_cubes_lie_below_the_board(count, height):
    data = render_board(scene(count))
    assert opened(data).size == (1200, height)
    assert len(data) < 170_000
    above = opened(data).crop((0, 0, 1200, 900))
    assert not changed(above, opened(render_board(replace(scene(count), crew=()))))


def test_a_small_board_has_them_as_well():
    assert opened(render_board(scene(4), 800)).size == (800, 743)


def test_who_is_captain_and_who_is_out_can_be_seen():
    usual = opened(render_board(scene(4)))
    for changes in ({"plays": True}, {"out": True}, {"owner": Side.WHITE}):
        second = scene(4).crew[1]._replace(**changes)
        other = replace(scene(4), crew=(scene(4).crew[0], second, *scene(4).crew[2:]))
        box = changed(usual, opened(render_board(other)))
        assert box is not None
        assert box[0] >= 590
        assert box[1] >= 900


def test_they_are_told_in_words():
    words = board_alt_text(scene(11))
    assert len(words) <= 1024
    assert f"{name_of(2)[:12]}" in words
    assert "their own" in words
    assert " 1, in the center;" in words, "a cube that's drawn as 64"
    assert "64" not in words + text_board(scene(4))
    assert "No cube" not in words
    assert f"[4] {name_of(3)[:11]}: the box's" in text_board(scene(4))


@pytest.mark.parametrize(("players", "games", "pages"), [(3, 0, 1), (12, 20, 1), (13, 21, 4)])
def test_pages_of_the_sheet(players, games, pages):
    made = render_score_sheet(*sheet(players, games), total="Total", title="Chouette")
    assert len(made) == pages
    assert all(opened(data).width == 1200 and opened(data).height <= 2000 and len(data) < 150_000 for data in made)


def test_no_number_of_the_sheet_is_cut():
    names, rows, totals = sheet(12, 1)
    pages = [opened(render_score_sheet(names, rows, [f"\u22121024.{end}", *totals[1:]], total="")[0]) for end in "05"]
    assert changed(*pages)


@pytest.mark.parametrize("language", ["de", "en", "tr"])
def test_the_name_of_the_last_line_is_whole(language):
    names, rows, totals = sheet(3, 1)
    with speaking(language):
        total = say("chouette-column", what="total")
    pages = [opened(render_score_sheet(names, rows, totals, total=name)[0]) for name in (total, total[:-1] + "a")]
    assert changed(*pages)


def test_the_box_is_marked_and_told_from_its_partner():
    names, rows, totals = sheet(4, 2)
    marked = opened(render_score_sheet(names, rows, totals, total="Total")[0])
    seen = []
    for cell in (SheetCell("+1"), SheetCell("+1", partner=True), SheetCell("+1", box=True)):
        first = SheetRow("1", (cell, *rows[0].cells[1:]))
        seen.append(opened(render_score_sheet(names, [first, rows[1]], totals, total="Total")[0]))
    assert changed(seen[0], seen[1])
    assert changed(seen[1], seen[2])
    assert changed(seen[0], marked)


@pytest.mark.parametrize("count", [0, 1, 5, 12])
def test_every_line_of_the_chart_is_drawn(count):
    drawn = [opened(render_points_chart(lines(count), "Points"))]
    assert drawn[0].width == 1200
    if count:
        moved = lines(count)
        moved[-1] = moved[-1]._replace(points=tuple(-value for value in moved[-1].points))
        assert changed(drawn[0], opened(render_points_chart(moved, "Points")))


@pytest.mark.parametrize("theme", every(theme_names(), daily=("paper", "dark")))
def test_in_every_theme(theme):
    assert crew_strip(scene(5, theme), 1200).height == 214
    assert len(render_points_chart(lines(12), "Points", theme)) < 90_000


def test_what_cannot_be_drawn():
    names, rows, totals = sheet(3, 1)
    with pytest.raises(ValueError, match="cells"):
        render_score_sheet(names[:2], rows, totals, total="Total")
    with pytest.raises(ValueError, match="more than 12"):
        render_points_chart(lines(13), "Points")
    with pytest.raises(ThemeError):
        render_score_sheet(names, rows, totals, total="Total", theme="nowhere")


@pytest.mark.parametrize("theme", ["classic", "paper"])
def test_pictures_look_as_kept(theme, tmp_path):
    board = render_board(scene(11, theme))
    assert_looks_as_kept(board, GOLDEN / f"chouette_board_{theme}.png", tmp_path)
    page = render_score_sheet(*sheet(12, 8), total="Total", title="Chouette", theme=theme)[0]
    assert_looks_as_kept(page, GOLDEN / f"chouette_sheet_{theme}.png", tmp_path)
    chart = render_points_chart(lines(7), "Points", theme)
    assert_looks_as_kept(chart, GOLDEN / f"chouette_chart_{theme}.png", tmp_path)
