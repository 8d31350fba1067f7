import itertools
import re

import pytest
from PIL import Image

from bot.assets import assets_folder
from bot.errors import InfrastructureError, ThemeError
from bot.render.board.geometry import layout
from bot.render.paint.theme import COLOURS, Style, load_theme, theme_names
from bot.rules.sides import Side
from tests.nightly import NIGHTLY, every
from tools import palette
from tools.palette import choose


@pytest.mark.parametrize("name", theme_names())
def test_every_colour_of_a_palette_maps_to_itself(name):
    theme = load_theme(name)
    ramp = Image.frombytes("RGB", (COLOURS, 1), theme.palette)
    again = theme.reduced(ramp)
    again.putpalette(theme.palette)
    assert again.convert("RGB").tobytes() == ramp.tobytes()


SOUND = (assets_folder() / "themes" / "classic.toml").read_text("utf-8")
BROKEN = {
    "not TOML": ("[felt]", "[felt", "", "not TOML"),
    "colour missing": ('base = "#2d6672"\n', "", "felt.base", "missing"),
    "colour misspelt": ('pip = "#241a16"', 'pipp = "#241a16"', "dice.white.pipp", "unknown"),
    "table unknown": ("[mark]", "[marks]", "marks.ink", "unknown"),
    "table for a colour": ("[wood]", "[wood.dark]", "wood.dark.dark", "unknown"),
    "no colour": ('"#2d6672"', '"greenish"', "felt.base", "'greenish' is not a colour"),
    "number for a colour": ('"#2d6672"', "7", "felt.base", "7 is not a colour"),
    "short colour": ('"#2d6672"', '"#256"', "felt.base", "'#256' is not a colour"),
    "palette cut": ('palette = """\n', 'palette = """\nff', "palette", "bytes"),
    "palette no hex": ('palette = """\n', 'palette = """\nxy', "palette", "hexadecimal"),
    "palette missing": ("palette =", "pallette =", "palette", "missing"),
    "palette a list": ('palette = """', 'palette = [1]\nother = """', "palette", "missing or no text"),
    "style unknown": ("line = 1.8", "lines = 1.8", "style.lines", "unknown"),
    "style too much": ("line = 1.8", "line = 99", "style.line", "99 is not 0 or a number"),
    "style not a number": ("line = 1.8", "line = nan", "style.line", "nan is not"),
    "style not known wood": ("line = 1.8", 'frame = "steel"', "style.frame", "'steel' is not one of wood"),
    "style not a truth": ("line = 1.8", "relief = 1", "style.relief", "1 is not true or false"),
    "style no table": ("[style]\nline = 1.8\n", "", "", ""),
}


@pytest.fixture
def themes(tmp_path, monkeypatch):
    """A folder of themes of its own, with a sound one in it."""
    monkeypatch.setattr("bot.render.paint.theme.assets_folder", lambda: tmp_path)
    load_theme.cache_clear()
    (tmp_path / "themes").mkdir()
    (tmp_path / "themes" / "sound.toml").write_text(SOUND, "utf-8")
    yield tmp_path / "themes"
    load_theme.cache_clear()


@pytest.mark.parametrize("case", [case for case in BROKEN if BROKEN[case][3]])
def test_a_broken_file_is_named_with_its_key(themes, case):
    before, after, key, detail = BROKEN[case]
    assert SOUND.count(before) >= 1
    (themes / "broken.toml").write_text(SOUND.replace(before, after, 1), "utf-8")
    with pytest.raises(ThemeError) as caught:
        load_theme("broken")
    assert (caught.value.file, caught.value.key) == ("broken.toml", key)
    assert detail in caught.value.detail
    assert str(caught.value).startswith(f"broken.toml: {key}")
    assert isinstance(caught.value, InfrastructureError)


def test_a_file_in_another_encoding_is_named(themes):
    (themes / "latin.toml").write_bytes(SOUND.replace("petrol", "gr\u00fcn").encode("latin-1"))
    with pytest.raises(ThemeError, match=r"latin\.toml: not UTF-8 at byte \d+"):
        load_theme("latin")


def test_too_many_colours_are_refused(themes):
    (themes / "many.toml").write_text(SOUND.replace('palette = """', 'palette = """' + "00" * 3 * COLOURS), "utf-8")
    with pytest.raises(ThemeError, match=r"many\.toml: palette: \d+ bytes"):
        load_theme("many")


@pytest.mark.parametrize("name", ["none", "../classic", "", "UPPER", "a" * 40, "nul\0"])
def test_unknown_names_are_refused(themes, name):
    with pytest.raises(ThemeError):
        load_theme(name)


def test_only_themes_that_load_are_offered(themes):
    (themes / "broken.toml").write_text("[felt", "utf-8")
    (themes / "Not a name.toml").write_text(SOUND, "utf-8")
    (themes / "folder.toml").mkdir()
    assert theme_names() == ("sound",)
    with pytest.raises(ThemeError, match=r"folder\.toml"):
        load_theme("folder")


def test_a_theme_without_a_style_is_drawn_of_wood(themes):
    before, after, _, _ = BROKEN["style no table"]
    (themes / "plain.toml").write_text(SOUND.replace(before, after), "utf-8")
    assert load_theme("plain").style == Style()


def test_a_repaired_file_is_read_again(themes):
    (themes / "broken.toml").write_text("", "utf-8")
    with pytest.raises(ThemeError):
        load_theme("broken")
    (themes / "broken.toml").write_text(SOUND, "utf-8")
    assert load_theme("broken").name in theme_names()


@pytest.mark.skipif(not NIGHTLY, reason="three seconds for a tool: make nightly")
def test_the_palette_tool_completes_a_file_without_one(themes):
    bare = re.sub(r'palette = """.*?"""', "", SOUND, flags=re.DOTALL)
    (themes / "fresh.toml").write_text(bare, "utf-8")
    palette.write("fresh")
    first = (themes / "fresh.toml").read_text("utf-8")
    palette.write("fresh")
    assert (themes / "fresh.toml").read_text("utf-8") == first
    assert load_theme("fresh").colours == load_theme("sound").colours


@pytest.mark.parametrize("name", every(theme_names(), daily=["classic", "paper"]))
def test_palette_is_chosen_from_the_theme(name):
    theme = load_theme(name)
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
