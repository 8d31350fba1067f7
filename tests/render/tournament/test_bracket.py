"""Brackets: what shares a page, how a page leads to the next, and that everything can be read."""

import re
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.errors import ThemeError
from bot.render.pages.bracket import render_bracket
from bot.render.pages.bracket_layout import (
    MOST_COLUMNS,
    MOST_ROWS,
    BracketLayout,
    BracketPicture,
    Column,
    Key,
    PairingBox,
    SlotLine,
    laid_out,
)
from bot.render.paint.theme import contrast, load_theme, theme_names
from tests.nightly import every
from tests.render.golden_files import assert_looks_as_kept, changed, opened
from tests.render.tournament.brackets import bracket_of, double_elimination, single_elimination

GOLDEN = Path(__file__).parent / "golden"
ALL_THEMES = theme_names()


def drawn(picture, theme="classic"):
    return [opened(data) for data in render_bracket(picture, theme)]


def one_match(**fields):
    return BracketPicture([BracketLayout([Column("Final", [PairingBox(**fields)])])])


def drawn_keys(picture):
    return [key for page in laid_out(picture) for segment in page for key in segment.rows]


@pytest.mark.parametrize("size", [2, 3, 5, 8, 13, 16, 17, 33, 64, 100, 129, 256])
@pytest.mark.parametrize("make", [single_elimination, double_elimination])
def test_every_match_is_drawn_once(make, size):
    picture = make(size)
    keys = drawn_keys(picture)
    assert len(keys) == len(set(keys))
    matches = {
        Key(number, column, index)
        for number, bracket in enumerate(picture.brackets)
        for column, round_ in enumerate(bracket.columns)
        for index, pairing in enumerate(round_.pairings)
        if not pairing.byes
    }
    assert matches <= set(keys)


@pytest.mark.parametrize("size", [2, 3, 8, 13, 16, 33, 64, 129, 256])
@pytest.mark.parametrize("make", [single_elimination, double_elimination])
def test_nothing_is_crowded(make, size):
    for page in laid_out(make(size)):
        for segment in page:
            assert segment.places <= MOST_COLUMNS
            assert segment.height <= MOST_ROWS
            for column in segment.columns:
                rows = sorted(row for key, row in segment.rows.items() if key.column == column)
                assert all(after - before >= 1 for before, after in pairwise(rows))
                assert not rows or 0.5 <= rows[0] <= rows[-1] <= segment.height - 0.5


def test_pairings_stand_between_those_that_lead_to_them():
    (segment,) = laid_out(single_elimination(8))[0]
    assert [segment.rows[0, 0, index] for index in range(4)] == [0.5, 1.5, 2.5, 3.5]
    assert [segment.rows[0, 1, index] for index in range(2)] == [1, 3]
    assert segment.rows[0, 2, 0] == 2


@pytest.mark.parametrize(
    ("size", "pages"), [(2, 1), (8, 1), (9, 1), (13, 1), (16, 1), (17, 1), (32, 2), (64, 5), (128, 9), (256, 18)]
)
def test_number_of_pages(size, pages):
    assert len(laid_out(single_elimination(size))) == pages


def test_a_final_stands_between_its_semi_finals_where_there_is_room():
    ((segment,),) = laid_out(single_elimination(16))
    assert (segment.tucked, segment.places, len(segment.columns)) == (True, 3, 4)
    apart = laid_out(single_elimination(9))[0]
    assert not any(segment.tucked for segment in apart)


def test_byes_are_left_out_of_a_round_that_has_more_of_them_than_matches():
    few, many = (drawn_keys(single_elimination(size)) for size in (13, 9))
    assert sum(key.column == 0 for key in few) == 8
    assert sum(key.column == 0 for key in many) == 1


def test_a_match_of_two_byes_is_never_drawn():
    nobody = PairingBox(SlotLine(bye=True), SlotLine(bye=True), "done", 0)
    picture = bracket_of([[PairingBox(SlotLine("A"), SlotLine("B"), leads_to=0), nobody], [PairingBox(SlotLine("A"))]])
    assert drawn_keys(picture) == [(0, 1, 0), (0, 0, 0)] or set(drawn_keys(picture)) == {(0, 0, 0), (0, 1, 0)}


def test_small_brackets_share_a_page():
    assert len(laid_out(double_elimination(8))) == 1
    assert {segment.bracket for segment in laid_out(double_elimination(8))[0]} == {0, 1}


@pytest.mark.parametrize(
    ("make", "size"),
    every(
        product((single_elimination, double_elimination), (13, 64, 256)),
        daily=[(single_elimination, 13), (double_elimination, 64), (single_elimination, 256)],
    ),
)
def test_pages_are_light_and_of_a_size_a_phone_can_show(make, size):
    for data in render_bracket(make(size)):
        page = opened(data)
        assert page.width == 1200
        assert page.height <= 1500
        assert len(data) < 150_000


def test_a_page_in_front_of_others_says_where_it_goes_on():
    """A number at the right edge, where otherwise there is nothing."""
    whole = single_elimination(32)
    first = BracketPicture([BracketLayout(whole.brackets[0].columns[:3])], "")
    ends = [replace(pairing, leads_to=None) for pairing in first.brackets[0].columns[2].pairings]
    alone = BracketPicture([BracketLayout([*first.brackets[0].columns[:2], Column("Round 3", ends)])])
    ink = load_theme("classic")["numbers.ink"]
    with_number, without = (
        {c for _, c in drawn(p)[0].crop((1155, 160, 1174, 500)).getcolors()} for p in (whole, alone)
    )
    assert ink in with_number
    assert ink not in without


@pytest.mark.parametrize("theme", ALL_THEMES)
def test_words_on_the_felt_stand_out(theme):
    colours = load_theme(theme)
    assert contrast(colours["numbers.ink"], colours["felt.base"]) >= 3  # large and bold
    assert contrast(colours["strip.quiet"], colours["strip.base"]) >= 4.5
    assert contrast(colours["turn.ink"], colours["turn.base"]) >= 4.5


@pytest.mark.parametrize("theme", ALL_THEMES)
def test_winner_match_under_way_and_champion_look_different(theme):
    upper, lower = SlotLine("Alexandra", 1, "7"), SlotLine("Magnus", 2, "3")
    looks = [
        one_match(upper=upper, lower=lower),
        one_match(upper=upper, lower=lower, state="playing"),
        one_match(upper=replace(upper, winner=True), lower=lower, state="done"),
        one_match(upper=upper, lower=replace(lower, winner=True), state="done"),
        one_match(upper=replace(upper, winner=True, champion=True), lower=lower, state="done"),
    ]
    pages = {drawn(look, theme)[0].tobytes() for look in looks}
    assert len(pages) == len(looks)


def test_names_are_tall_enough_for_a_phone():
    """Capitals of the least type are 7 pixels high, with ascenders and descenders 9, where the page is 360 wide."""
    narrow = "Ág" * 6
    page = drawn(bracket_of([[PairingBox(SlotLine(narrow), leads_to=0)], [PairingBox(leads_to=0)], [PairingBox()]]))[0]
    ground = load_theme("classic")["strip.base"]
    region = page.crop((40, 168, 340, 205))
    ink = ImageChops.difference(region, Image.new("RGB", region.size, ground)).convert("L")
    box = ink.point([0] * 90 + [255] * 166).getbbox()
    assert (box[3] - box[1]) * 360 / 1200 >= 9


def test_however_long_a_name_the_score_stays():
    plain = one_match(upper=SlotLine("A", 1, "7"), lower=SlotLine("B", 2, "3"))
    long = one_match(upper=SlotLine("W" * 32, 1, "7"), lower=SlotLine("ﷺ" * 32, 2, "3"))
    box = changed(drawn(plain)[0], drawn(long)[0])
    assert box[2] <= 24 + 560 - 66
    assert box[0] >= 24 + 46


def test_however_long_a_name_the_sign_of_a_match_under_way_stays_clear():
    short, long = (SlotLine(name, 1) for name in ("A", "Wil" * 12))
    first, second = (drawn(one_match(upper=slot, lower=slot, state="playing"))[0] for slot in (short, long))
    assert changed(first, second)[2] < 24 + 560 - 19


def test_absurd_texts_are_drawn():
    for text in ("", "\u200b\ud800", "👩‍👩‍👧‍👦" * 20, "x" * 5000, "\n\n", "Zalgo" + "\u0301" * 500):
        slot = SlotLine(text, 256, text, winner=True, note=text)
        picture = BracketPicture([BracketLayout([Column(text, [PairingBox(slot, slot, "done")])], text)], text)
        assert drawn(picture)[0].width == 1200


def test_a_slot_nobody_has_come_to_says_where_from():
    assert changed(drawn(one_match())[0], drawn(one_match(upper=SlotLine(note="Winner of 12")))[0])
    assert changed(drawn(one_match(upper=SlotLine("Gone")))[0], drawn(one_match(upper=SlotLine("Gone", out=True)))[0])
    noted = one_match(upper=SlotLine("Known", note="Winner of 12"))
    assert changed(drawn(noted)[0], drawn(one_match(upper=SlotLine("Known")))[0]) is None


def test_where_the_whole_has_no_room_names_are_cut_evenly():
    shorter = ("Maximilian or Alexandra" * 2, "Max… or Ale…", "M… or A…")
    noted = one_match(upper=SlotLine(note="Maximilian or Alexandra" * 3, shorter=shorter))
    assert changed(drawn(noted)[0], drawn(one_match(upper=SlotLine(note="Max… or Ale…")))[0]) is None
    fits = one_match(upper=SlotLine(note="Max or Ale", shorter=("M… or A…",)))
    assert changed(drawn(fits)[0], drawn(one_match(upper=SlotLine(note="Max or Ale")))[0]) is None


def test_nothing_to_draw_makes_one_page():
    assert len(render_bracket(BracketPicture([], "Cup"))) == 1


def test_pairings_that_lead_nowhere_are_refused():
    with pytest.raises(ValueError, match=re.escape("'R' leads to number 1 of 1")):
        render_bracket(bracket_of([[PairingBox(leads_to=1)], [PairingBox()]], title="R"))
    with pytest.raises(ValueError, match="leads to number 0 of 0"):
        render_bracket(bracket_of([[PairingBox(leads_to=0)]]))
    with pytest.raises(ValueError, match="more than two"):
        render_bracket(bracket_of([[PairingBox(leads_to=0)] * 3, [PairingBox()]]))


def test_a_theme_that_is_not_there_is_refused():
    with pytest.raises(ThemeError, match="none-such"):
        render_bracket(one_match(), "none-such")


@pytest.mark.parametrize("theme", ["classic", "paper", "high_contrast"])
def test_bracket_looks_as_it_did(theme, tmp_path):
    (data,) = render_bracket(single_elimination(13, played=3), theme)
    assert_looks_as_kept(data, GOLDEN / f"bracket_{theme}.png", tmp_path)


def test_brackets_of_a_double_elimination_look_as_they_did(tmp_path):
    (data,) = render_bracket(double_elimination(8))
    assert_looks_as_kept(data, GOLDEN / "bracket_double.png", tmp_path)
