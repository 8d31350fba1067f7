"""The page of insights: where dots and intervals are, what is pale, and that it can be read."""

from pathlib import Path

import pytest

from bot.render.pages.chart import line_colour
from bot.render.pages.insight_page import InsightPage, InsightRow, Part, render_insight
from bot.render.paint.theme import load_theme, theme_names
from tests.render.golden_files import assert_looks_as_kept, opened

GOLDEN = Path(__file__).parent / "golden"
ROW = InsightRow
KINDS = (
    ROW("Opening", 7.4, 1.6, "7.4 ± 1.6", "142"),
    ROW("Contact", 11.8, 1.1, "11.8 ± 1.1", "702"),
    ROW("Race", 3.1, 1.2, "3.1 ± 1.2", "133"),
    ROW("Bear-off", 2.0, 0.9, "2.0 ± 0.9", "118"),
    ROW("Doubling", 18.3, 6.8, "18 ± 7", "82"),
    ROW("Taking", 31.0, 22.0, "31 ± 22", "17", pale=True),
)
PLANS = (
    ROW("Pure race", 2.6, 0.8, "2.6 ± 0.8", "215"),
    ROW("Racing", 8.1, 1.9, "8.1 ± 1.9", "171"),
    ROW("Attacking", 13.4, 3.1, "13.4 ± 3.1", "151"),
    ROW("Priming", 12.2, 2.2, "12.2 ± 2.2", "240"),
    ROW("Anchoring", 11.0, 2.4, "11.0 ± 2.4", "208"),
)
NERVES = (ROW("Too bold", 2.1, None, "2.1 PR", "34", bar=True), ROW("Too timid", 3.4, None, "3.4 PR", "51", bar=True))
MONTHS = tuple(
    ROW(f"2026-{month:02}", rating, 2.0, f"{rating:.1f}", "90", pale=month in (6, 9))
    for month, rating in zip(range(5, 12), (15.0, 9.0, 12.5, 11.0, 21.0, 10.0, 9.6), strict=True)
)
PAGE = InsightPage(
    "Insights: Alexandra",
    "PR 10.6 ± 0.7: 1204 decisions in 14 matches",
    10.6,
    (Part("By kind", KINDS), Part("Plays by game plan", PLANS), Part("Bold against timid: what it costs", NERVES)),
    "By month",
    MONTHS,
)
LEFT, RIGHT = 294, 856
"""The ends of the scale, which goes to 40 here."""
FIRST, STEP = 263, 54
"""The middle of the first row, and from one to the next."""


def of_ink(picture, row, ink):
    """The columns of a row of pixels that have a color."""
    pixels = (picture.getpixel((column, row)) for column in range(LEFT - 20, RIGHT + 20))
    return [
        LEFT - 20 + at
        for at, pixel in enumerate(pixels)
        if max(abs(a - b) for a, b in zip(pixel, ink, strict=True)) < 24
    ]


@pytest.mark.parametrize("theme", theme_names())
def test_every_theme(theme):
    data = render_insight(PAGE, theme)
    assert opened(data).width == 1200
    assert len(data) < 110_000


@pytest.mark.parametrize("theme", ["classic", "paper"])
def test_it_looks_as_it_did(theme, tmp_path):
    assert_looks_as_kept(render_insight(PAGE, theme), GOLDEN / f"insights_{theme}.png", tmp_path)


def test_a_line_of_each_row_is_its_interval():
    picture, ink = opened(render_insight(PAGE)), line_colour(load_theme("classic"))
    for number, row in enumerate(KINDS[:5]):
        columns = of_ink(picture, FIRST + number * STEP, ink)
        low, high = (LEFT + (row.rating + sign * row.uncertainty) / 40 * (RIGHT - LEFT) for sign in (-1, 1))
        assert columns[0] == pytest.approx(low, abs=4)
        assert columns[-1] == pytest.approx(high, abs=4)


def test_what_says_little_has_no_ink_of_its_own_and_ends_at_the_scale():
    picture, ink = opened(render_insight(PAGE)), line_colour(load_theme("classic"))
    assert of_ink(picture, FIRST + 5 * STEP, ink) == []
    ground = picture.getpixel((RIGHT + 12, FIRST + 5 * STEP))
    assert picture.getpixel((RIGHT - 6, FIRST + 5 * STEP)) != ground
    assert picture.getpixel((RIGHT + 6, FIRST + 5 * STEP)) == ground


@pytest.mark.parametrize(
    "page",
    [
        PAGE._replace(parts=PAGE.parts[:1], months=()),
        PAGE._replace(months=MONTHS[:2]),
        PAGE._replace(mean=0.0, parts=(Part("x", (ROW("Race", 0.0, 0.0, "0 ± 0", "40"),)),), months=()),
        PAGE._replace(parts=(Part("x", (ROW("Race", None, None, "-", "0", pale=True),)),)),
        PAGE._replace(
            title="W" * 200, mean=4000.0, parts=(Part("W" * 200, (ROW("W" * 99, 9e3, 9e3, "9" * 40, "9" * 9),)),)
        ),
        PAGE._replace(months=MONTHS * 12),
    ],
    ids=["kinds alone", "two months", "perfect", "nothing known", "absurd", "seven years"],
)
def test_any_page_is_drawn(page):
    assert opened(render_insight(page)).width == 1200
