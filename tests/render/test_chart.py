"""The chart of a rating: where the line runs, what is written on its axes, and that it can be read."""

from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.errors import ThemeError
from bot.render.pages.chart import (
    HEIGHT,
    line_colour,
    number_ticks,
    rating_ticks,
    render_face_chart,
    render_rating_chart,
    time_ticks,
)
from bot.render.paint.theme import contrast, load_theme, theme_names
from tests.render.golden_files import assert_looks_as_kept, opened

GOLDEN = Path(__file__).parent / "golden"
START = datetime(2026, 1, 3, 15, tzinfo=UTC)
DAY = timedelta(days=1)
MOMENTS = st.datetimes(datetime(2016, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001 - it is given
REAL = partial(st.floats, allow_subnormal=False)
LEFT, RIGHT, TOP, BOTTOM = 164, 1026, 148, 494
"""The edges of the plot."""


def history(count=120, seed=4):
    chance, at, rating = Random(seed), START, 1500.0
    points = [(at, rating)]
    for _ in range(count):
        at += timedelta(hours=chance.expovariate(1 / 20))
        rating += chance.choice((-14, 14.5, 9, -9, 22, -21))
        points.append((at, rating))
    return points


def drawn(points, title="Alexandra", theme="classic"):
    return opened(render_rating_chart(points, title, theme))


def row_of_line(picture, column, theme="classic"):
    """The first row from the top in which the line crosses a column."""
    ink = line_colour(load_theme(theme))
    rows = range(TOP - 12, BOTTOM + 12)
    return next(
        row for row in rows if max(abs(a - b) for a, b in zip(picture.getpixel((column, row)), ink, strict=True)) < 40
    )


@pytest.mark.parametrize("theme", theme_names())
def test_the_size_in_every_theme(theme):
    data = render_rating_chart(history(), "Alexandra: Backgammon", theme)
    assert opened(data).size == (1200, HEIGHT) == (1200, 600)
    assert len(data) < 60_000


@pytest.mark.parametrize("theme", theme_names())
def test_the_line_stands_out(theme):
    colours = load_theme(theme)
    assert contrast(line_colour(colours), colours["strip.base"]) >= 3


def test_the_line_runs_where_the_ratings_are():
    """From 1500 at the left end up to 1600 in the middle and back."""
    picture = drawn([(START, 1500), (START + DAY, 1600), (START + 2 * DAY, 1500)])
    assert row_of_line(picture, LEFT + 2) == pytest.approx(BOTTOM, abs=8)
    assert row_of_line(picture, (LEFT + RIGHT) // 2) == pytest.approx(TOP, abs=8)
    assert row_of_line(picture, LEFT + (RIGHT - LEFT) // 4) == pytest.approx((TOP + BOTTOM) / 2, abs=8)
    assert row_of_line(picture, RIGHT - 2) == pytest.approx(BOTTOM - 10, abs=8)


def test_the_rating_at_the_end_is_written_beside_it():
    one, other = (drawn([(START, 1500), (START + DAY, 1600), (START + 2 * DAY, end)]) for end in (1541, 1547))
    box = ImageChops.difference(
        one.crop((RIGHT + 14, 112, 1200, 566)), other.crop((RIGHT + 14, 112, 1200, 566))
    ).getbbox()
    assert box
    assert 195 < box[1] < box[3] < 265


def test_numbers_are_tall_enough_for_a_phone():
    """Digits 7 pixels high where the chart is shown 360 wide."""
    picture = drawn([(START, 1500), (START + DAY, 1600)])
    region = picture.crop((50, BOTTOM - 27, LEFT - 10, BOTTOM + 27))
    ground = Image.new("RGB", region.size, region.getpixel((0, 0)))
    box = ImageChops.difference(region, ground).convert("L").point([0] * 90 + [255] * 166).getbbox()
    assert box[3] - box[1] >= 24


@pytest.mark.parametrize(
    "points",
    [
        [],
        [(START, 1500.0)],
        [(START, 1500.0), (START, 1522.36)],
        [(START, 1500.0)] * 5,
        [(START, -3.5), (START + DAY, 99_999.0)],
        [(START, 1500.0), (START + 30_000 * DAY, 1501.0)],
        history(5000),
    ],
    ids=["none", "one", "one match", "one moment", "absurd ratings", "a lifetime", "thousands"],
)
def test_any_points_are_drawn(points):
    data = render_rating_chart(points, "W" * 200)
    assert opened(data).size == (1200, 600)
    assert len(data) < 100_000


def test_one_match_makes_a_line_from_left_to_right():
    picture = drawn([(START, 1500.0), (START, 1510.0)])
    assert (
        row_of_line(picture, LEFT + 20) > row_of_line(picture, (LEFT + RIGHT) // 2) > row_of_line(picture, RIGHT - 30)
    )


def test_nothing_leaves_the_panel():
    """However long the title and however large the ratings, what is around the panel stays as it is."""
    absurd = [(START, -(10.0**12)), (START + DAY, 10.0**12)]
    plain, wild = drawn(history()), drawn(absurd)
    for box in ((0, 96, 24, 600), (1176, 96, 1200, 600), (0, 568, 1200, 600)):
        assert plain.crop(box).tobytes() == wild.crop(box).tobytes()


def test_thousands_of_points_look_like_all_of_them():
    """The highest and the lowest are never left out."""
    points = history(3000)
    peak = max(range(len(points)), key=lambda index: points[index][1])
    flat = [*points[:peak], (points[peak][0], points[peak - 1][1]), *points[peak + 1 :]]
    assert ImageChops.difference(drawn(points), drawn(flat)).getbbox()


def test_a_theme_that_is_not_there_is_refused():
    with pytest.raises(ThemeError, match="none-such"):
        render_rating_chart(history(), "", "none-such")


@pytest.mark.parametrize(
    ("least", "most", "numbers"),
    [
        (1500, 1500, [1500, 1501]),
        (1500, 1522.36, [1500, 1505, 1510, 1515, 1520, 1525]),
        (1463, 1751, [1400, 1500, 1600, 1700, 1800]),
        (1499.5, 1500.5, [1499, 1500, 1501]),
        (-30, 30, [-40, -20, 0, 20, 40]),
    ],
)
def test_round_numbers(least, most, numbers):
    ticks = number_ticks(least, most, 5)
    assert [tick.at for tick in ticks] == numbers
    assert [tick.text for tick in ticks] == [str(number) for number in numbers]


@given(REAL(-1e6, 1e6), REAL(0, 1e6), st.integers(2, 8))
def test_numbers_hold_everything_and_are_few(least, span, room):
    ticks = number_ticks(least, least + span, room)
    assert 2 <= len(ticks) <= room + 1
    assert ticks[0].at <= least
    assert least + span <= ticks[-1].at
    assert len({after.at - before.at for before, after in pairwise(ticks)}) == 1


@pytest.mark.parametrize(
    ("span", "texts"),
    [
        (timedelta(minutes=5), ["2026-01-03"]),
        (2 * DAY, ["2026-01-04", "2026-01-05"]),
        (7 * DAY, ["2026-01-05", "2026-01-07", "2026-01-09"]),
        (100 * DAY, ["2026-02", "2026-03", "2026-04"]),
        (365 * DAY, ["2026-04", "2026-07", "2026-10", "2027-01"]),
        (1500 * DAY, ["2027", "2028", "2029", "2030"]),
    ],
)
def test_round_moments(span, texts):
    assert [tick.text for tick in time_ticks(START, START + span, 4)] == texts


@given(MOMENTS, st.timedeltas(timedelta(seconds=1), 20_000 * DAY), st.integers(2, 6))
def test_moments_are_few_in_order_and_within(start, span, room):
    ticks = time_ticks(start, start + span, room)
    assert 1 <= len(ticks) <= room
    moments = [tick.at for tick in ticks]
    assert moments == sorted(set(moments))
    assert start.timestamp() <= moments[0]
    assert moments[-1] <= (start + span).timestamp()
    assert len({tick.text for tick in ticks}) == len(ticks)


@pytest.mark.parametrize("theme", ["classic", "paper"])
def test_chart_looks_as_it_did(theme, tmp_path):
    data = render_rating_chart(history(), "Alexandra: Backgammon, ğış さくら", theme)
    assert_looks_as_kept(data, GOLDEN / f"chart_{theme}.png", tmp_path)


def test_millions_of_rolls_are_told_from_tens_of_millions():
    axis = (30, 150, 160, 200)
    few, many = (opened(render_face_chart([count] * 6, "Rolls", "")).crop(axis) for count in (1_200_000, 12_000_000))
    assert few.tobytes() != many.tobytes()


def test_one_match_does_not_look_like_a_crash():
    ticks = rating_ticks([1500.0, 1492.4])
    assert ticks[0].at <= 1450
    assert ticks[-1].at >= 1540
