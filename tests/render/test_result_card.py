"""The result card: what it shows, what it leaves out, and that it can be read."""

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.errors import ThemeError
from bot.render.pages.result_card import MOST_ACTIONS, MOST_GAMES, GameRow, ResultCard, render_result_card
from bot.render.paint.theme import contrast, load_theme, theme_names
from bot.rules.sides import Side
from tests.nightly import every
from tests.render.golden_files import assert_looks_as_kept, changed, opened

GOLDEN = Path(__file__).parent / "golden"
W, B = Side
GAMES = (
    GameRow(1, W, 1, "Pass beim Verdoppeln auf 2", (1, 0)),
    GameRow(2, B, 4, "Gammon, Würfel auf 2", (1, 4)),
    GameRow(3, W, 2, "düz oyun, küp 2'de", (3, 4)),
    GameRow(4, W, 2, "Crawford: mars", (5, 4)),
)
ACTIONS = (
    "1. Alexandra doppelt auf 2, さくら passt",
    "2. さくら doppelt auf 2, Alexandra nimmt an",
    "3. Alexandra 2'ye katladi, さくら kabul etti",
)
CARD = ResultCard(
    names=("Alexandra", "さくら 🌸"),
    score=(5, 4),
    length=5,
    winner=W,
    games=GAMES,
    cube_actions=ACTIONS,
    best_roll="Alexandra: 6-6 in Partie 4, von der Bar mit zwei Steinen und einem Schlag auf dem Sechspunkt",
    title="Alexandra gewinnt, İyi oyundu, Straße, ğış",
)


def drawn(**fields):
    return opened(render_result_card(replace(CARD, **fields)))


def many(count):
    return [GameRow(number, B, 1, f"how {number}", (0, number)) for number in range(1, count + 1)]


@pytest.mark.parametrize("name", theme_names())
def test_card_is_1200_wide_and_light_in_every_theme(name):
    data = render_result_card(replace(CARD, theme=name))
    assert opened(data).width == 1200
    assert len(data) <= 100_000


def test_every_part_has_its_place():
    assert 306 <= changed(drawn(), drawn(games=(*GAMES[:3], GAMES[3]._replace(how="other"))))[1] < 500
    assert 500 <= changed(drawn(), drawn(cube_actions=(*ACTIONS[:2], "other")))[1] < 660
    assert changed(drawn(), drawn(best_roll="\n".join(["a" * 60] * 2)))[1] >= 660
    title = changed(drawn(), drawn(title="other"))
    assert title[3] <= 96
    score = changed(drawn(), drawn(score=(5, 3)))
    assert score[0] > 900
    assert 192 < score[1] < score[3] < 288


def test_parts_without_words_take_no_room():
    bare = drawn(games=(), cube_actions=(), best_roll="", title="")
    heights = [drawn(**{part: empty}).height for part, empty in {"title": "", "best_roll": "", "games": ()}.items()]
    assert max(heights) < drawn().height
    assert bare.height < 240


@pytest.mark.parametrize("length", [0, 5])
def test_a_session_has_no_length_behind_its_score(length):
    box = (900, 96, 1200, 192)
    assert drawn(length=5).crop(box).tobytes() != drawn(length=0).crop(box).tobytes()


def test_only_the_last_games_and_actions_are_shown():
    most, more, end = (drawn(games=many(count)).height for count in (MOST_GAMES, MOST_GAMES + 1, 99))
    assert most == more == end
    assert drawn(games=many(MOST_GAMES - 1)).height < most
    kept = [many(30)[0]._replace(how="the first"), *many(30)[1:]]
    assert changed(drawn(games=many(30)), drawn(games=kept)) is None
    assert changed(drawn(games=many(30)), drawn(games=many(31)))
    few, full, over = (drawn(cube_actions=["a double"] * n).height for n in (4, MOST_ACTIONS, 40))
    assert few < full == over


def test_the_fullest_card_is_about_as_high_as_wide():
    full = drawn(games=many(40), cube_actions=["a double"] * 40, best_roll="lucky " * 40)
    assert full.height <= 1260


def test_nothing_is_written_over_anything_else():
    """However long a text, the columns to its right stay as they are."""
    long = [game._replace(how="W" * 80) for game in GAMES]
    assert changed(drawn(), drawn(games=long))[2] <= 860
    assert changed(drawn(), drawn(names=("W" * 80, CARD.names[1])))[2] <= 960
    assert changed(drawn(), drawn(cube_actions=["W" * 80] * 3))[2] <= 1160
    assert changed(drawn(), drawn(title="W" * 80))[3] <= 96
    points = [game._replace(points=10**9, score=(10**9, 10**9), number=10**9) for game in GAMES]
    assert drawn(games=points, score=(10**12, 10**12), length=10**12).size == drawn().size


@pytest.mark.parametrize("winner", [W, B, None])
def test_the_winner_is_lit(winner):
    card = drawn(winner=winner)
    white, black = (sum(card.getpixel((600, 100 + side * 96))) for side in Side)
    assert (white > 1.5 * black, black > 1.5 * white) == tuple(winner == side for side in Side)


def test_absurd_names_are_drawn():
    plain = drawn(names=("White", "Black"))
    assert changed(plain, drawn(names=("", "\u200b\ud800"))) is None


@pytest.mark.parametrize("name", theme_names())
def test_signs_of_the_sides_stand_out(name):
    """The outermost line of a checker, or its face, against the panel it lies on."""
    card, theme = drawn(theme=name), load_theme(name)
    for row in (0, 1):
        x, y = 111, 306 + 6 + row * 45 + 22
        line = [card.getpixel((x + side, y)) for side in range(-19, -9)]
        assert max(contrast(colour, theme["strip.box"]) for colour in line) >= 3


def test_type_is_tall_enough_for_a_phone():
    """Digits 7 pixels high where the card is shown 360 wide."""
    card = drawn(games=[GAMES[0]._replace(how="", score=(8, 8))])
    ground = card.getpixel((1020, 330))
    region = card.crop((1080, 312, 1170, 357))
    ink = ImageChops.difference(region, Image.new("RGB", region.size, ground)).convert("L")
    box = ink.point([0] * 90 + [255] * 166).getbbox()
    assert box[3] - box[1] >= 24


def test_a_theme_that_is_not_there_is_refused():
    with pytest.raises(ThemeError, match="none-such"):
        render_result_card(replace(CARD, theme="none-such"))


@pytest.mark.parametrize("name", ["classic", "paper"])
def test_card_looks_as_it_did(name, tmp_path):
    data = render_result_card(replace(CARD, theme=name))
    assert_looks_as_kept(data, GOLDEN / f"result_card_{name}.png", tmp_path)


def test_what_is_left_out_is_said_in_words():
    asked = []
    drawn(games=many(40), cube_actions=["a double"] * 40, left_out=lambda count: asked.append(count) or "more")
    assert asked == [40 - MOST_GAMES + 1, 40 - MOST_ACTIONS + 1]


FACTS = ("Rating 1500 → 1512 · PR 5.42 · luck +0.21", "Rating 1612 → 1600 · PR 8.10 · luck -0.34")


@pytest.mark.parametrize("theme", every(theme_names(), daily=("paper", "tournament")))
def test_what_is_known_of_a_player_stands_below_the_name(theme):
    """In each strip, between its name and the next strip; a card without it is as high as before."""
    plain, told = drawn(theme=theme), drawn(theme=theme, facts=FACTS)
    assert told.height == plain.height + 2 * 46
    for side, top in ((W, 96), (B, 96 + 142)):
        other = [*FACTS]
        other[side] = "something else"
        box = changed(told, drawn(theme=theme, facts=tuple(other)))
        assert top + 70 <= box[1]
        assert box[3] <= top + 142
        assert box[0] >= 126
        assert box[2] <= 960


def test_both_sides_facts_have_letters_of_one_size():
    short = drawn(facts=("Rating 1500", "Rating 1612"))
    long = drawn(facts=("Rating 1500", "Rating 1612 → 1600 · rolls 131 pips below average"))
    assert changed(short, long)[1] < 96 + 142, "the other side's as well"


def test_the_luck_behind_a_rating_and_a_performance_is_whole_in_german():
    facts = "Wertung 1873 → 1921 · PR 12,5 ± 4,2 · Glück +0,3"
    assert changed(*(drawn(facts=(facts + end, "")) for end in "12"))


def test_the_longest_run_has_the_checker_of_its_side():
    white, black = (drawn(longest_run="Longest run: 3 games", runner=side) for side in (W, B))
    box = changed(white, black)
    assert box[0] >= 40
    assert box[2] <= 100
    assert white.height > drawn().height
    assert len(render_result_card(replace(CARD, facts=FACTS, longest_run="Longest run: 3 games"))) < 100_000


@pytest.mark.parametrize("name", ["classic", "high_contrast"])
def test_card_with_facts_looks_as_it_did(name, tmp_path):
    card = replace(CARD, theme=name, facts=FACTS, longest_run="Longest run: Alexandra, 3 games in a row for 7 points")
    assert_looks_as_kept(render_result_card(card), GOLDEN / f"result_card_facts_{name}.png", tmp_path)
