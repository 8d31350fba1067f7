"""The score sheet of a team match, and the arrows of a league's table."""

import io

import pytest
from PIL import Image

from bot.render.pages.standings import StandingRow, render_standings
from bot.render.pages.team_sheet import MOST_ROWS, SheetHead, SheetRow, render_team_sheet
from bot.render.paint.theme import theme_names

HEAD = SheetHead(("Reds", "Blues"), (7, 5), "game points 61 : 55", 0)
LONG = "Wilhelmine-Charlotte von Preußen"


def opened(data):
    return Image.open(io.BytesIO(data)).convert("RGB")


def test_twenty_boards_on_a_page_and_the_score_on_the_first():
    rows = [SheetRow(number, (LONG, LONG)) for number in range(1, 65)]
    pages = [opened(page) for page in render_team_sheet(HEAD, rows, LONG)]
    assert len(pages) == -(-64 // MOST_ROWS)
    assert {page.width for page in pages} == {1200}
    assert pages[0].height - pages[1].height > 100
    assert pages[1].height > pages[3].height


def test_a_long_name_of_a_team_is_whole():
    heads = (HEAD._replace(teams=(f"Backgammonclub Süd-Ost {end}", "Blues")) for end in ("1898", "1899"))
    first, second = (opened(render_team_sheet(head, [])[0]) for head in heads)
    assert first.tobytes() != second.tobytes()


@pytest.mark.parametrize("theme", theme_names())
def test_who_has_won_is_lit_in_every_theme(theme):
    one, other = (
        opened(render_team_sheet(HEAD, [SheetRow(1, ("A", "B"), ("5", "3"), winner)], "x", theme)[0])
        for winner in (0, 1)
    )
    middle = one.height - 18 - 18 - 29
    assert one.getpixel((300, middle)) != one.getpixel((900, middle))
    assert one.getpixel((300, middle)) == other.getpixel((900, middle))


def test_an_arrow_up_and_an_arrow_down_differ_from_a_place_that_stays():
    tables = [
        opened(
            render_standings([StandingRow(1, "A", ("3",), way), StandingRow(2, "B", ("1",))], ("P",), medals=False)[0]
        )
        for way in (1, -1, 0)
    ]
    parts = [table.crop((30, 155, 75, 205)).tobytes() for table in tables]
    assert len(set(parts)) == 3


def test_who_is_out_is_written_faintly():
    here, out = (
        opened(render_standings([StandingRow(1, "Alexandra", ("3",), 0, gone)], ("P",), medals=False)[0])
        for gone in (False, True)
    )
    assert max(here.crop((120, 155, 400, 205)).convert("L").getextrema()) > max(
        out.crop((120, 155, 400, 205)).convert("L").getextrema()
    )
