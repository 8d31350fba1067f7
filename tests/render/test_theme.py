import itertools

import pytest
from PIL import Image

from bot.render.geometry import layout
from bot.render.palette import choose
from bot.render.theme import COLOURS, find_theme, theme_names
from bot.rules.sides import Side


@pytest.mark.parametrize("name", theme_names())
def test_every_colour_of_a_palette_maps_to_itself(name):
    theme = find_theme(name)
    ramp = Image.frombytes("RGB", (COLOURS, 1), theme.palette)
    again = theme.reduced(ramp)
    again.putpalette(theme.palette)
    assert again.convert("RGB").tobytes() == ramp.tobytes()


@pytest.mark.parametrize("name", theme_names())
def test_themes_have_all_colours_of_the_classic_one(name):
    assert set(find_theme(name).colours) == set(find_theme("classic").colours)


@pytest.mark.parametrize("name", theme_names())
def test_palette_is_chosen_from_the_theme(name):
    theme = find_theme(name)
    chosen = choose(theme)
    assert len(chosen) <= 3 * COLOURS
    colours = {chosen[at : at + 3] for at in range(0, len(chosen), 3)}
    assert bytes(theme["felt.base"]) in colours


@pytest.mark.parametrize("width", [1200, 800])
@pytest.mark.parametrize("home_left", [False, True])
def test_nothing_overlaps(width, home_left):
    places = layout(width, home_left=home_left)
    columns = places.columns[1:]
    spans = sorted({(box[0], box[2]) for box in columns} | {(places.bar[0], places.bar[2])})
    spans = sorted({*spans, (places.trays[0][0], places.trays[0][2])})
    assert all(first[1] <= second[0] for first, second in itertools.pairwise(spans))
    assert spans[0][0] >= 0
    assert spans[-1][1] <= width
    upper, lower = max(box[3] for box in columns[12:]), min(box[1] for box in columns[:12])
    assert lower - upper >= places.die


@pytest.mark.parametrize("home_left", [False, True])
def test_points_lie_where_players_expect_them(home_left):
    places = layout(1200, home_left=home_left)
    home, outer = places.home_felt, places.outer_felt
    assert all(home[0] <= places.columns[point][0] < home[2] for point in (*range(1, 7), *range(19, 25)))
    assert all(outer[0] <= places.columns[point][0] < outer[2] for point in range(7, 19))
    assert places.columns[1][0] == places.columns[24][0]
    assert places.place(Side.BLACK, 6, Side.WHITE) == 19
