"""Words on the board in any of the languages: every letter is drawn, and all of it fits its place."""

import dataclasses

import pytest
from PIL import Image, ImageDraw

from bot.render.board.drawings import Drawings, drawings
from bot.render.board.geometry import layout
from bot.render.board.paint_strips import PIPS_END, SCORE_START, paint_strip, write_pips
from bot.render.board.picture import BoardScene, compose_board
from bot.render.board.scene import pips_word
from bot.render.paint.fonts import TEXT, coverage, font
from bot.render.paint.names import side_word
from bot.render.paint.theme import load_theme
from bot.render.paint.writing import fitted, wrapped
from bot.rules.position import Position
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.texts.catalogue import languages, say, speaking

LETTERS = "ğĞ\u0131şŞİIßẞäöüÄÖÜçÇâîû\u2019„“\u2013"
PLACES = layout(1200)
LONG = "Die Verdopplung auf 64 wird angeboten, die Partie zählt dann vierundsechzig Punkte"


def glyph(letter):
    """The pixels of a letter in the font of the board."""
    tile = Image.new("L", (80, 80))
    ImageDraw.Draw(tile).text((20, 60), letter, 255, font(42), anchor="ls")
    return tile.tobytes()


def test_every_letter_has_a_shape_of_its_own():
    missing = glyph("\U0010ffff")
    shapes = {letter: glyph(letter) for letter in (*LETTERS, *"gGsSiuoac")}
    assert {ord(letter) for letter in LETTERS} <= coverage(TEXT)
    assert missing not in shapes.values()
    assert len(set(shapes.values())) == len(shapes)


def label(text, room=464):
    """The label of a few words, its width and height."""
    return drawings("classic", 1200, home_left=False).words(text, room).size


def test_long_words_shrink_then_wrap_then_end():
    widths = [label(text) for text in ("ş\u0131k", "Verdopplung auf 16384", "Verdopplung auf vierundsechzig", LONG)]
    assert all(width <= 464 for width, _ in widths)
    assert [height for _, height in widths] == [58, 58, 96, 96]
    assert fitted("Verdopplung auf 16384", (38, 35, 32), 424).size < 38
    lines = wrapped("Verdopplung auf vierundsechzig", 32, 424, 2)
    cut = wrapped(LONG, 32, 424, 2)
    assert [line.whole for line in lines] == [True, True]
    assert [line.whole for line in cut] == [True, False]
    assert "".join(run.text for line in lines for run in line.runs) == "Verdopplung aufvierundsechzig"


def test_two_lines_are_about_as_long():
    lost, half = "6-5: die 5 war nicht spielbar", "nicht spielbar"
    assert label(lost)[0] <= label(half)[0]


def test_a_word_without_end_is_cut():
    lines = wrapped("Wahrscheinlichkeitsverteilungsfunktionstabelle und mehr", 32, 300, 2)
    assert [line.whole for line in lines] == [False, True]
    assert all(line.width <= 300 for line in lines)


SPOKEN = {
    **{f"wins {side.name}": ("board-wins", {"side": side.name.lower()}, 444) for side in Side},
    "Crawford": ("board-crawford", {}, 444),
    "post-Crawford": ("board-post-crawford", {}, 444),
    "doubles": ("board-doubles", {"side": "black", "again": 0}, 316),
    "raccoons": ("board-doubles", {"side": "black", "again": 2}, 316),
    "points": ("caption-points", {"points": 192}, 444),
    "danced": ("caption-danced", {"roll": "66"}, 444),
    "resignation": ("caption-resignation", {"side": "black"}, 444),
}
"""What is written on the felt: key, values, and the room of its label."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("what", SPOKEN)
def test_the_words_of_the_board_fit_whole(what, language):
    key, values, room = SPOKEN[what]
    with speaking(language):
        text = say(key, **values)
        lines = wrapped(text, 32, room - 40, 2)
    assert text != key
    assert [line.whole for line in lines] == [True] * len(lines)
    assert label(text, room)[0] <= room


@pytest.mark.parametrize("language", languages())
def test_the_word_for_pips_fits_before_the_score(language):
    theme = load_theme("classic")
    strip = paint_strip(theme, PLACES, marked=False, lower=True)
    blank = strip.copy()
    with speaking(language):
        write_pips(strip, theme, PLACES, pips_word(), marked=False)
        line = fitted(pips_word(), (32, 29, 26, 23), SCORE_START - PIPS_END - 16)
    assert line.whole
    left, right = PIPS_END + 10, SCORE_START
    changed = [x for x in range(1200) if column(strip, x) != column(blank, x)]
    assert left <= changed[0] < changed[-1] < right


def column(picture, x):
    return picture.crop((x, 0, x + 1, picture.height)).tobytes()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("doubler", Side)
def test_a_double_says_whose_it_is(monkeypatch, language, doubler):
    """The mark is at whoever answers, so that the words alone tell who has doubled."""
    written = []
    words = Drawings.words
    monkeypatch.setattr(Drawings, "words", lambda self, text, room: written.append(text) or words(self, text, room))
    with speaking(language):
        compose_board(BoardScene(Position.start(), offered=2, offered_by=doubler), 1200)
        name = say("side", side=doubler.name.lower())
    assert [name in text for text in written] == [True], written


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [1200, 800])
def test_a_double_is_told_in_its_half_and_lies_on_the_bar(language, width):
    scene = BoardScene(Position.start(), cube=Cube(512, Side.WHITE, turned=True), offered=1024)
    plain = dataclasses.replace(scene, offered=None, cube_in_play=False)
    with speaking(language):
        pictures = [compose_board(one, width).convert("RGB") for one in (scene, plain)]
    places = layout(width)
    left, _, right, _ = places.half_of(lower=False)
    row = [
        x for x in range(width) if pictures[0].getpixel((x, places.middle)) != pictures[1].getpixel((x, places.middle))
    ]
    words, cube = [x for x in row if x < right], [x for x in row if x >= right]
    assert left < words[0] < words[-1] < right
    glow = width // 200  # beyond the edges of the bar
    assert right <= cube[0] < cube[-1] < places.half_of(lower=True)[0] + glow


@pytest.mark.parametrize("language", languages())
def test_a_player_without_a_readable_name_is_called_by_the_side(language):
    with speaking(language):
        names = (side_word(Side.WHITE), side_word(Side.BLACK))
        called, unnamed = (compose_board(BoardScene(Position.start(), names=n)) for n in (names, ("", "\u200b")))
    assert names[0] != names[1]
    assert called.tobytes() == unnamed.tobytes()
