"""Standings, cross-tables and the winner's card: what they show, where it stands, and that it can be read."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.errors import ThemeError
from bot.render.pages.crosstable import CrosstableCell, render_cross_table
from bot.render.pages.podium import METALS, MOST_LINES, Podium, paint_medal, render_podium
from bot.render.pages.standings import StandingRow, render_standings
from bot.render.paint.page import with_colours
from bot.render.paint.theme import contrast, theme_names
from tests.nightly import every
from tests.render import golden_files
from tests.render.golden_files import assert_looks_as_kept, opened
from tests.render.tournament.brackets import name_of

GOLDEN = Path(__file__).parent / "golden"
ALL_THEMES = theme_names()
HEADINGS = ("Points", "Buchholz", "+/-")
CARD = Podium("Monday Cup", "Alexandra", "Magnus", "さくら 🌸", ("16 players", "Final 7:5"))


def changed(first, second):
    """The box in which the pictures of two files differ, or None."""
    return golden_files.changed(opened(first), opened(second))


def rows(count):
    return [StandingRow(n, name_of(n), (f"{(count - n) / 4:.1f}", str(90 - n), f"+{n}")) for n in range(1, count + 1)]


def table(size):
    """Everybody who stands higher has won, but the last two are still playing."""
    cells = [
        [CrosstableCell("7", won=True) if row < column else CrosstableCell("3") for column in range(size)]
        for row in range(size)
    ]
    cells[-1][-2] = cells[-2][-1] = CrosstableCell("2", playing=True)
    return [name_of(n + 1) for n in range(size)], cells, [(str(size - n), f"{n}.50") for n in range(size)]


def cross(size, theme="classic"):
    return render_cross_table(*table(size), "Group A", theme, headings=("Pts", "S-B"))


@pytest.mark.parametrize(
    ("count", "pages"), [(0, 1), (1, 1), (20, 1), (21, 2), (40, 2), *every([(61, 4), (256, 13)], daily=[(61, 4)])]
)
def test_twenty_rows_a_page(count, pages):
    made = render_standings(rows(count), HEADINGS, "Swiss")
    assert len(made) == pages
    assert all(opened(data).width == 1200 and opened(data).height <= 1300 and len(data) < 150_000 for data in made)


def test_columns_stand_in_line_on_all_pages():
    """A wide text on the last page moves the columns of the first."""
    plain = rows(21)
    wide = [*plain[:-1], plain[-1]._replace(columns=("1", "1", "1234567890"))]
    assert changed(render_standings(plain, HEADINGS)[0], render_standings(wide, HEADINGS)[0])


def test_a_name_never_reaches_the_columns():
    plain = rows(5)
    long = [plain[0]._replace(name="W" * 80), *plain[1:]]
    box = changed(render_standings(plain, HEADINGS)[0], render_standings(long, HEADINGS)[0])
    assert box[0] >= 100
    assert box[2] < 760


def test_many_columns_leave_room_for_names():
    headings = ["A long heading"] * 8
    made = [[StandingRow(4, name, ("123456",) * 8)] for name in ("", "W" * 80)]
    box = changed(*(render_standings(one, headings)[0] for one in made))
    assert box[2] - box[0] > 280


def test_first_three_places_have_medals():
    one, other = (render_standings(rows(5), HEADINGS, medals=medals)[0] for medals in (True, False))
    box = changed(one, other)
    assert box[2] <= 120
    assert box[3] <= 96 + 58 + 3 * 54
    shared = [row._replace(place=1) for row in rows(2)]
    picture = opened(render_standings(shared, HEADINGS)[0])
    medals = [picture.crop((48, 154 + 54 * n + 3, 96, 154 + 54 * n + 50)).tobytes() for n in (0, 1)]
    assert medals[0] == medals[1]


@pytest.mark.parametrize("theme", ALL_THEMES)
def test_medals_keep_their_colours_in_every_theme(theme):
    picture = opened(render_standings(rows(3), HEADINGS, theme=theme)[0])
    for n, metal in enumerate(METALS):
        centre = (72, 154 + 54 * n + 27)
        found = {picture.getpixel((centre[0] + x, centre[1] - 14)) for x in range(-6, 7)}
        assert any(max(abs(a - b) for a, b in zip(colour, metal.light, strict=True)) < 70 for colour in found)
        assert contrast(metal.ink, metal.base) >= 4.5


def test_medals_differ_in_more_than_colour():
    looks = {
        paint_medal(place, 48).convert("L").point(lambda level: 255 * (level > 90)).tobytes() for place in (1, 2, 3)
    }
    assert len(looks) == 3


def test_colours_take_the_place_of_those_without_use():
    """Each new color once, what is used stays, and no two are mapped as one."""
    full = b"".join(bytes((4 * n % 256, n // 64 * 4, 0)) for n in range(256))
    busy = [1000] * 256
    assert with_colours(full, [(9, 9, 9)], busy) == full
    grown = with_colours(full, [(9, 9, 9), (9, 9, 10), (40, 0, 1)], [1000] * 200 + [0] + [1000] * 55)
    assert [grown[at : at + 3] for at in range(0, 768, 3) if grown[at : at + 3] != full[at : at + 3]] == [b"\t\t\n"]
    assert grown[600:603] == b"\t\t\n"


def test_rows_and_headings_have_to_agree():
    with pytest.raises(ValueError, match="3 columns in the row of 'Alexandra', 2 headings"):
        render_standings(rows(1), HEADINGS[:2])


@pytest.mark.parametrize(("size", "pages"), [(0, 1), (1, 1), (2, 1), (12, 1), (13, 4), (24, 4), (25, 9)])
def test_twelve_by_twelve_a_page(size, pages):
    names, cells, totals = table(size) if size > 1 else (["A"] * size, [[CrosstableCell()]] * size, [("1", "2")] * size)
    made = render_cross_table(names, cells, totals, "Group", headings=("Pts", "S-B"))
    assert len(made) == pages
    assert all(opened(data).width == 1200 and len(data) < 150_000 for data in made)


def test_what_is_on_the_diagonal_is_not_looked_at():
    names, cells, totals = table(4)
    cells[2][2] = CrosstableCell("9", won=True)
    assert changed(cross(4)[0], render_cross_table(names, cells, totals, "Group A", headings=("Pts", "S-B"))[0]) is None


@pytest.mark.parametrize("theme", ALL_THEMES)
def test_cells_differ_by_what_happened(theme):
    """Won, lost, being played, to be played, and the diagonal."""
    names, cells, totals = table(2)
    looks = [CrosstableCell("5"), CrosstableCell("5", won=True), CrosstableCell("5", playing=True), CrosstableCell()]
    pages = set()
    for look in looks:
        cells[0][1] = look
        pages.add(render_cross_table(names, cells, totals, "", theme, headings=("Pts", "S-B"))[0])
    assert len(pages) == len(looks)


def test_long_names_and_results_stay_in_their_cells():
    names, cells, totals = table(10)
    result = [list(row) for row in cells]
    result[0][1] = CrosstableCell("W" * 30, won=True)
    box = changed(cross(10)[0], render_cross_table(names, result, totals, "Group A", headings=("Pts", "S-B"))[0])
    assert box[2] - box[0] <= 70
    long = render_cross_table(["W" * 80, *names[1:]], cells, totals, "Group A", headings=("Pts", "S-B"))[0]
    box = changed(cross(10)[0], long)
    assert box[2] <= 400


def test_tables_that_are_not_square_are_refused():
    names, cells, totals = table(3)
    with pytest.raises(ValueError, match="rows"):
        render_cross_table(names, cells[:2], totals, headings=("Pts", "S-B"))
    with pytest.raises(ValueError, match="rows"):
        render_cross_table(names, [row[:2] for row in cells], totals, headings=("Pts", "S-B"))
    with pytest.raises(ValueError, match="not 1 totals"):
        render_cross_table(names, cells, totals, headings=("Pts",))


@pytest.mark.parametrize("theme", ALL_THEMES)
def test_winners_card_is_light_in_every_theme(theme):
    data = render_podium(replace(CARD, theme=theme))
    picture = opened(data)
    assert picture.width == 1200
    assert picture.height <= 1200
    assert len(data) < 150_000


def test_places_nobody_took_are_left_out():
    alone, two, three = (
        render_podium(replace(CARD, **fields)) for fields in ({"second": "", "third": ""}, {"third": ""}, {})
    )
    assert changed(alone, two)[2] <= 384
    assert changed(two, three)[0] >= 816


def test_two_can_share_a_step():
    single, shared = (render_podium(replace(CARD, third=third)) for third in ("Zoë", "Zoë\nLi"))
    box = changed(single, shared)
    assert box[0] >= 828
    assert box[2] <= 1166


def test_more_than_two_on_a_step_are_counted():
    """Nobody is left out without a word: two and three on a step differ, and so do three and four."""
    pages = [render_podium(replace(CARD, third="\n".join(names))) for names in (("A", "B"), ("A", "B", "C"), "ABCD")]
    assert len(set(pages)) == 3


@pytest.mark.parametrize("theme", ALL_THEMES)
def test_the_cup_is_gold_in_every_theme(theme):
    """Its star and its metal have the colors they are painted with, whatever the palette of the boards is short of."""
    picture = opened(render_podium(replace(CARD, theme=theme)))
    for spot in ((600, 262), (520, 200)):
        red, green, blue = picture.getpixel(spot)
        assert red > green > blue
        assert 0.45 < green / red < 0.95


def test_absurd_names_stay_on_their_plates():
    long = replace(CARD, first="W" * 80, second="\u200b", third="\ud800" * 9, title="W" * 200)
    assert opened(render_podium(long)).size == opened(render_podium(CARD)).size
    box = changed(render_podium(CARD), render_podium(replace(CARD, first="W" * 80)))
    assert box[0] >= 402
    assert box[2] <= 798


def test_a_long_name_is_whole_on_its_plate():
    assert changed(
        *(render_podium(replace(CARD, first=f"Alexandra Featherstonehaugh {end}")) for end in ("3rd", "4th"))
    )


def test_lines_that_do_not_fit_are_left_out():
    most, more = (render_podium(replace(CARD, lines=["line"] * n)) for n in (MOST_LINES, MOST_LINES + 5))
    assert most == more
    assert opened(render_podium(replace(CARD, lines=()))).height < opened(most).height


def test_a_theme_that_is_not_there_is_refused():
    for render in (
        lambda: render_standings((), (), theme="none-such"),
        lambda: render_cross_table((), (), (), theme="none-such"),
        lambda: render_podium(replace(CARD, theme="none-such")),
    ):
        with pytest.raises(ThemeError, match="none-such"):
            render()


@pytest.mark.parametrize("theme", ["classic", "paper"])
def test_they_look_as_they_did(theme, tmp_path):
    (page,) = cross(10, theme)
    assert_looks_as_kept(page, GOLDEN / f"crosstable_{theme}.png", tmp_path)
    assert_looks_as_kept(
        render_standings(rows(40), HEADINGS, "Swiss", theme)[0], GOLDEN / f"standings_{theme}.png", tmp_path
    )
    assert_looks_as_kept(render_podium(replace(CARD, theme=theme)), GOLDEN / f"podium_{theme}.png", tmp_path)
