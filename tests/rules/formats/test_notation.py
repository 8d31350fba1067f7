"""Text to play and back."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import AmbiguousPlay, IllegalPlay, IllegalReason
from bot.rules.notation import format_play, parse_play
from bot.rules.play import Move
from bot.rules.plays import legal_plays
from bot.rules.position import BAR, Position
from bot.rules.rules import Rules
from tests.nightly import NIGHTLY, examples

START = Position.start()
ROLLS = st.tuples(st.integers(1, 6), st.integers(1, 6))


def on_my_points(points):
    return {25 - point: count for point, count in points.items()}


TWO_STOPS = Position.of({13: 2, 6: 5}, on_my_points({7: 1, 24: 2}))
"""With 6-4, 13/3 hits on the 7-point or does not."""


def read(text, position=START, roll=(6, 5), **rules):
    return parse_play(text, position, roll, rules=Rules(**rules)).notation


def refused(text, position=START, roll=(6, 5)):
    with pytest.raises(IllegalPlay) as refusal:
        parse_play(text, position, roll)
    return refusal.value


# Reading


@pytest.mark.parametrize(
    "text",
    [
        "24/18 13/8",
        "13/8 24/18",
        "24-18, 13-8",
        "24-18,13-8",
        "  24/18   13/8\n",
        "24 / 18  13 / 8",
        "24/18; 13/8",
        "24/18 - 13/8",
        "24/18-13/8",
        "24/18 & 13/8",
        "24\u201318 13\u20138",
        "24\u201418, 13\u20148",
        "24\u221218, 13\u22128",
        "24→18 13→8",
        "24->18 13->8",
        "24 > 18, 13 > 8",
        "24/18\u00a013/8",
        "65: 24/18 13/8",
        "6-5: 24/18 13/8",
        "56: 24/18 13/8",
        "65:24-18 13-8",
        "24/18 13/8,",
    ],
)
def test_every_way_to_write_two_moves(text):
    assert read(text) == "24/18 13/8"


@pytest.mark.parametrize("text", ["24/13", "24-13", "24/18/13", "24/19/13", "24/18 18/13", "18/13 24/18", "24→19→13"])
def test_both_dice_with_one_checker(text):
    if "19" in text:
        assert refused(text).reason is IllegalReason.BLOCKED
    else:
        assert read(text) == "24/13"


@pytest.mark.parametrize("text", ["bar/20", "Bar-20", "BAR/20", "b/20", "B-20", "25/20", "bar / 20", "52: bar/20"])
def test_every_way_to_write_the_bar(text):
    position = Position.of({BAR: 2, 6: 5}, on_my_points({23: 2}))
    assert read(text, position, (5, 2)) == "bar/20"


@pytest.mark.parametrize("text", ["6/off 5/off", "6/o 5/o", "6/0 5/0", "6/OFF, 5/Off", "6-off 5-off", "5/off 6/off"])
def test_every_way_to_write_off(text):
    assert read(text, Position.of({6: 2, 5: 2}, {})) == "6/off 5/off"


@pytest.mark.parametrize("text", ["8/3", "8/7/3", "8/4/3", "8/7 7/3", "7/3 8/7", "8-7-3"])
def test_stops(text):
    assert read(text, Position.of({8: 1}, {}), (4, 1)) == "8/3"


@pytest.mark.parametrize(
    "text",
    [
        "24/20*/16* 6/2(2)",
        "6/2(2) 24/20*/16*",
        "6/2(2)24/20*/16*",
        "6/2 6/2 24/20* 20/16*",
        "24/16 6/2(2)",
        "24/16* 6/2(2)",
        "24/20*/16 6/2 (2)",
        "24/20/16 6/2( 2 )",
        "24/20\\*/16\\* 6/2(2)",
        "24/20 * /16 * 6/2(2)",
        "20/16* 24/20* 6/2 6/2",
    ],
)
def test_repeats_and_hits_with_and_without_marks(text):
    """Green's 4-4 in the sample game of test_written_rules."""
    position = parse_play("13/9 6/5", START, (4, 1)).after.swapped()
    assert read(text, position, (4, 4)) == "24/20*/16* 6/2(2)"


def test_a_wrong_hit_mark_is_overlooked_where_only_one_play_fits():
    assert read("24/18* 13/8*") == "24/18 13/8"


def test_two_checkers_to_one_blot_hit_it_once():
    position = Position.of({8: 2, 13: 1}, on_my_points({4: 1, 9: 2}))
    assert read("8/4*(2)", position, (4, 4)) == "8/4*(2)"
    assert read("8/4(2)", position, (4, 4)) == "8/4*(2)"
    assert read("8/4(2)*", position, (4, 4)) == "8/4*(2)"
    assert read("8/4* 8/4", position, (4, 4)) == "8/4*(2)"


# Two plays in one text


def test_a_text_that_may_hit_or_not_is_ambiguous():
    with pytest.raises(AmbiguousPlay) as ambiguous:
        parse_play("13/3", TWO_STOPS, (6, 4))
    assert set(ambiguous.value.candidates) == {"13/7*/3", "13/9/3"}


@pytest.mark.parametrize("text", ["13/7*/3", "13/7/3", "13/7 7/3", "7/3 13/7*"])
def test_stops_and_marks_decide_for_the_hit(text):
    assert parse_play(text, TWO_STOPS, (6, 4)).after.theirs[BAR] == 1


@pytest.mark.parametrize("text", ["13/9/3", "13/9 9/3"])
def test_stops_decide_against_the_hit(text):
    play = parse_play(text, TWO_STOPS, (6, 4))
    assert play.after.theirs[BAR] == 0
    assert play.notation == "13/9/3"


def test_a_mark_at_the_end_says_that_nothing_was_hit_before():
    position = Position.of({13: 2, 6: 5}, on_my_points({7: 1, 3: 1}))
    assert read("13/3*", position, (6, 4)) == "13/9/3*"
    assert read("13/7*/3*", position, (6, 4)) == "13/7*/3*"
    with pytest.raises(AmbiguousPlay):
        read("13/3", position, (6, 4))
    # A mark that cannot be meant leaves the question open.
    with pytest.raises(AmbiguousPlay):
        read("13*/3", position, (6, 4))


def test_a_mark_between_two_ways_that_both_hit():
    position = Position.of({13: 2, 6: 5}, on_my_points({7: 1, 9: 1}))
    with pytest.raises(AmbiguousPlay) as ambiguous:
        read("13/3", position, (6, 4))
    assert set(ambiguous.value.candidates) == {"13/7*/3", "13/9*/3"}
    assert read("13/9/3", position, (6, 4)) == "13/9*/3"


# Writing


def test_moves_can_be_written_without_their_position():
    assert format_play([Move(13, 8, hit=False), Move(24, 18, hit=True)]) == "24/18* 13/8"
    assert format_play([(24, 20, True), (20, 16, True), (6, 2, False), (6, 2, False)]) == "24/20*/16* 6/2(2)"
    assert format_play([]) == ""
    play = parse_play("24/18 13/8", START, (6, 5))
    assert format_play(play) == str(play) == play.notation == "24/18 13/8"


def test_a_stop_is_written_only_where_it_matters():
    assert read("13/7*/3", TWO_STOPS, (6, 4)) == "13/7*/3"
    assert read("13/9/3", TWO_STOPS, (6, 4)) == "13/9/3"
    assert read("24/14", START, (6, 4)) == "24/14"
    # The 6 alone would leave the 1 to be played, so 6/off is both.
    assert read("6/5/off", Position.of({6: 1, 2: 3}, {}), (6, 1)) == "6/5/off"
    assert read("6/off", Position.of({6: 2, 5: 3}, {}), (5, 1), free_choice=False) == "6/off"


@pytest.mark.slow
def test_reading_what_was_written_gives_the_same_play(random_turns):
    random = Random(3)
    for position, roll, plays in random_turns(4_000 if NIGHTLY else 1_000, seed=3):
        for play in random.sample(plays, min(3, len(plays))):
            assert parse_play(play.notation, position, roll) == play, (position, roll)


@pytest.mark.slow
def test_reading_and_writing_at_length(random_turns):
    random = Random(5)
    for position, roll, plays in random_turns(20_000 if NIGHTLY else 1_000, seed=5):
        texts = [play.notation for play in plays]
        assert len(set(texts)) == len(texts), (position, roll)
        if plays:
            play = random.choice(plays)
            assert parse_play(play.notation, position, roll) == play, (position, roll)


@pytest.mark.slow
@settings(max_examples=examples(200), deadline=None)
@given(seed=st.integers(0, 2**32), roll=ROLLS)
def test_every_play_of_any_position_has_a_text_of_its_own(random_position, seed, roll):
    position = random_position(Random(seed))
    plays = legal_plays(position, roll)
    assert len({play.notation for play in plays}) == len(plays)
    for play in plays[:10]:
        assert parse_play(play.notation, position, roll) == play
        one_by_one = " ".join(format_play([move]) for move in play.moves)
        assert parse_play(one_by_one, position, roll) == play


def test_a_combined_bear_off_that_is_the_only_reading_is_read():
    """ "`3/off` for 3-1 where nothing else can be meant" """
    assert read("3/off", Position.of({3: 1, 2: 1, 1: 1}, {}), (3, 1)) == "3/2/off"
    assert read("6/off", Position.of({6: 1, 2: 3}, {}), (6, 1)) == "6/5/off"
    assert read("3/off 1/off", Position.of({3: 1, 2: 1, 1: 1}, {}), (3, 1)) == "3/off 1/off"
    with pytest.raises(IllegalPlay):  # 3/1 with the 2 leaves nothing that the 1 could not play
        read("3/off", Position.of({6: 2, 3: 1, 2: 1}, {}), (3, 2))
