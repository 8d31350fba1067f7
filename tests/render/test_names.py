import pytest
from fontTools.ttLib import TTFont
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.render.board.picture import BoardScene, render_board
from bot.render.paint import names
from bot.render.paint.fonts import CHAIN, coverage, font_path
from bot.render.paint.names import ELLIPSIS, can_shape, fit
from bot.rules.position import Position

HOSTILE = [
    "",
    " ",
    "\u200b\u200d\ufeff",
    "\ud800",
    "a\udfffb",
    "\x00\x07\x1b[31m",
    "Z\u0351\u036f\u0321\u0489" + "\u0301" * 500 + "algo",
    "\u202e\u202dreverse",
    "\u3164",
    "\u2800\u2800",
    "\U0010ffff\ue000",
    "𒐫𒐫𒐫",
    "x" * 5000,
    "👨\u200d👩\u200d👧\u200d👦" * 40,
    "\u0301",
    "\u200d",
    "🏳\ufe0f\u200d🌈🇦🇧🇨",
    "1\ufe0f\u20e3",
    "ﷺ﷽",
    "ก็็็็็็็็็",
    "\u0627" * 300,
    "क्षत्रियाणां",
    "A\nB\tC",
]
FANCY = ("\U0001d4d5\U0001d4ea\U0001d4f7\U0001d4ec\U0001d502", "\uff37\uff29\uff24\uff25")
REAL = [
    "Żółć",
    "Ελένη",
    "Ольга",
    "שרה לוי",
    "محمد",
    "さくら",
    "김민준",
    "王小明",
    "สมชาย",
    "राहुल",
    "ახალი",
    "Արմեն",
    *FANCY,
    "🎲 Dicey 🎲",
]


def drawn(name, width=10_000):
    return [run.text for run in fit(name, "White", 40, width)]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_drawn_without_complaint(name):
    assert render_board(BoardScene(Position.start(), names=(name, name), caption=name), 800)


@settings(deadline=None, max_examples=300)
@given(name=st.text(max_size=40))
def test_no_name_raises_or_draws_a_box(name):
    assert_no_box(name)


@pytest.mark.parametrize("name", HOSTILE + REAL)
def test_no_box_is_drawn(name):
    assert_no_box(name)


def assert_no_box(name):
    runs = fit(name, "White", 40, 600)
    assert runs
    for run in runs:
        assert set(map(ord, run.text)) <= coverage(run.font)


@pytest.mark.parametrize("name", CHAIN)
def test_coverage_is_what_the_font_says(name):
    with TTFont(font_path(name)) as face:
        mapped = {point for point, glyph in face.getBestCmap().items() if glyph != ".notdef"}
    assert coverage(name) == mapped


@pytest.mark.skipif(not can_shape(), reason="Pillow cannot shape text here")
@pytest.mark.parametrize("name", [name for name in REAL if name not in FANCY])
def test_names_in_many_scripts_are_kept_whole(name):
    assert sorted("".join(drawn(name))) == sorted(name)


def test_fancy_letters_become_plain_ones():
    assert drawn(FANCY[0]) == ["Fancy"]


@pytest.mark.parametrize("name", ["", "\u200b", "\u3164", "𒐫", "\ud800"])
def test_unreadable_names_give_way_to_the_side(name):
    assert drawn(name) == ["White"]


def test_unreadable_parts_are_left_out():
    assert drawn("Anna 𒐫") == ["Anna"]


def test_long_names_are_cut_to_the_width():
    runs = fit("Bartholomew Featherstonehaugh the Third", "White", 40, 400)
    assert runs[-1].text.endswith(ELLIPSIS)
    assert sum(run.length(40) for run in runs) <= 400


@pytest.mark.parametrize(
    "name", ["W" * 70, "i" * 70, "Wi" * 9 + " MM MMM", "\u0645\u062d\u0645\u062f " * 9, "ﷺ" * 5, "i" * 30 + "W" * 30]
)
@pytest.mark.parametrize("width", [15, 90, 400, 700])
def test_as_much_as_possible_is_kept(name, width):
    """However far off the first guess was; beside the cut one letter after the other."""
    runs, clusters = fit(name, "White", 40, width), list(filter(None, map(names._written, names._clusters(name))))
    whole = names._runs(names._stripped(clusters))
    if len(clusters) <= 64 and sum(run.length(40) for run in whole) <= width:
        assert runs == whole
        return
    begun = [names._runs([*names._stripped(clusters[:n]), (ELLIPSIS, names.TEXT)]) for n in range(64, 0, -1)]
    assert runs == next((one for one in begun if sum(run.length(40) for run in one) <= width), [])


def test_few_marks_stay_on_a_letter():
    assert len(drawn("e" + "\u0323\u0307\u0330\u0331")[0]) <= 3


@pytest.mark.skipif(not can_shape(), reason="Pillow cannot shape text here")
def test_mixed_directions_stand_in_reading_order():
    assert drawn("Ali שרה") == ["Ali ", "שרה"]
    assert drawn("שרה Ali") == ["Ali", " ", "שרה"] or drawn("שרה Ali") == ["Ali", "שרה "]
    assert drawn("abc שרה 12 xyz")[0].startswith("abc")
    assert "".join(drawn("2. שרה, game 3: 5-2")).endswith("game 3: 5-2")


def test_without_shaping_right_to_left_is_left_to_the_message(monkeypatch):
    monkeypatch.setattr(names, "can_shape", lambda: False)
    monkeypatch.setattr(names, "_written", names._written.__wrapped__)  # what was found with shaping isn't asked
    assert [run.text for run in fit("שרה Ali", "White", 40, 500)] == ["Ali"]
    assert fit("Ali", "White", 40, 500)[0].direction is None
