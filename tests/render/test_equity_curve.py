"""How a match went, as a picture and in words."""

import io
from random import Random

import pytest
from PIL import Image

from bot.render.pages.chart import line_colour
from bot.render.pages.equity_curve import Blunder, EquityCurve, GameBorder, equity_alt_text, render_equity_curve
from bot.render.paint.theme import contrast, load_theme, theme_names
from bot.rules.sides import Side
from bot.texts.catalogue import speaking


def opened(curve):
    with Image.open(io.BytesIO(render_equity_curve(curve))) as picture:
        assert picture.size == (1200, 600)
        return picture.convert("RGB")


def at(picture, spot):
    return picture.getpixel((round(spot[0]), round(spot[1])))


def alike(first, second):
    return max(abs(a - b) for a, b in zip(first, second, strict=True)) <= 12


def random_curve(count, **options):
    chance = Random(count)
    return EquityCurve([chance.random() for _ in range(count)], **options)


@pytest.mark.parametrize("theme", theme_names())
@pytest.mark.parametrize(("scale", "value"), [("chance", 0.8), ("equity", -0.5)])
def test_the_line_is_where_the_values_are(theme, scale, value):
    curve = EquityCurve([value] * 21, scale=scale, theme=theme)
    picture = opened(curve)
    colour = line_colour(load_theme(theme))
    for index in (1, 10, 19):
        assert alike(at(picture, curve.spot(index)), colour)
    x, y = curve.spot(10)
    assert not alike(at(picture, (x, 600 - y)), colour)


def test_white_is_better_off_above():
    curve = EquityCurve([0.0, 0.25, 1.0])
    rows = [curve.spot(index)[1] for index in range(3)]
    assert rows == sorted(rows, reverse=True)
    assert curve.spot(0)[0] < curve.spot(1)[0] < curve.spot(2)[0]
    assert EquityCurve([-1.0, -0.5, 1.0], scale="equity").spot(1) == curve.spot(1)


@pytest.mark.parametrize("theme", theme_names())
def test_a_blunder_is_marked_in_the_colour_and_the_shape_of_its_side(theme):
    curve = EquityCurve([0.3] * 31, blunders=[Blunder(10, Side.WHITE), Blunder(20, Side.BLACK)], theme=theme)
    picture = opened(curve)
    white, black = at(picture, curve.spot(10)), at(picture, curve.spot(20))
    assert contrast(white, black) > 12
    # Off the middle the disc is wider than the square on its corner.
    (x, y), (other, _) = curve.spot(10), curve.spot(20)
    assert alike(at(picture, (x + 6, y - 6)), white)
    assert not alike(at(picture, (other + 8, y - 8)), black)


def test_games_begin_at_a_line_with_the_score_above():
    values = [0.5] * 100
    plain, games = opened(EquityCurve(values)), EquityCurve(values, [GameBorder(0, (0, 0)), GameBorder(50, (2, 1))])
    picture = opened(games)
    column = round(games.x(50))
    changed = [row for row in range(600) if picture.getpixel((column, row)) != plain.getpixel((column, row))]
    assert changed
    assert max(changed) - min(changed) > 200
    score = (column - 40, 116, column + 40, 150)
    assert picture.crop(score).tobytes() != plain.crop(score).tobytes()


@pytest.mark.parametrize("count", [0, 1, 2, 3, 60, 600, 3000])
def test_any_number_of_decisions(count):
    chance = Random(count)
    games = [GameBorder(start, (start, 0)) for start in sorted(chance.sample(range(count), min(count, 30)))]
    blunders = [Blunder(chance.randrange(count), chance.choice(list(Side))) for _ in range(count // 10)]
    curve = random_curve(count, games=games, blunders=blunders, title="x" * 200, names=("ä" * 90, ""), legend=("y", ""))
    assert len(render_equity_curve(curve)) < 200_000
    assert 0 < len(equity_alt_text(curve)) <= 1024
    opened(curve)


@pytest.mark.parametrize("value", [-0.01, 1.01, float("nan"), float("inf")])
def test_what_is_no_chance_is_refused(value):
    with pytest.raises(ValueError, match="is no chance"):
        EquityCurve([0.5, value])


def test_what_is_not_there_is_refused():
    for options in ({"games": [GameBorder(3, (0, 0))]}, {"blunders": [Blunder(-1, Side.WHITE)]}):
        with pytest.raises(ValueError, match="nothing at"):
            EquityCurve([0.5] * 3, **options)


def test_the_same_in_words():
    curve = EquityCurve(
        [0.5, 0.62, 0.1, 0.975, 1.0],
        [GameBorder(0, (0, 0)), GameBorder(3, (1, 0))],
        [Blunder(2, Side.BLACK), Blunder(1, Side.BLACK)],
        names=("Alexandra", "Magnus"),
    )
    assert equity_alt_text(curve) == (
        "Alexandra's chance of winning the match against Magnus over 5 steps, counting forced plays: 50% at first, "
        "100% at the end, lowest 10% at 3, highest 100% at 5. 2 games: from step 1 at 0 : 0, from step 4 at 1 : 0. "
        "Alexandra: nothing bad. Magnus: 2 bad or very bad decisions, at 2, 3."
    )
    assert equity_alt_text(EquityCurve([-0.25], scale="equity")).startswith(
        "White's equity against Black over 1 step, counting forced plays: -0.25 at first, -0.25 at the end"
    )
    assert equity_alt_text(EquityCurve([])) == "No decision in this match has been analyzed."
    for language, word in (("de", "schlechte oder sehr schlechte Entscheidungen"), ("tr", "kötü ya da çok kötü karar")):
        with speaking(language):
            assert word in equity_alt_text(curve)


@pytest.mark.parametrize("theme", theme_names())
def test_nothing_is_written_where_the_line_runs(theme):
    """Names are no part of the plot: in its upper and lower half there is only the ground, beside the line."""
    curve = EquityCurve([0.5] * 30, names=("Alexandra", "Magnus"), legend=("a", "b"), theme=theme)
    picture = opened(curve)
    for low, high in ((0.93, 0.6), (0.4, 0.07)):
        box = (round(curve.x(0)) + 6, round(curve.y(low)), round(curve.x(29)), round(curve.y(high)))
        assert len(picture.crop(box).getcolors(10)) == 1
