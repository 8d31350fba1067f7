"""Text that is not a legal play: what is said about it, and where."""

import time
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import AmbiguousPlay, IllegalPlay, IllegalReason, NotationError
from bot.rules.notation import format_play, parse_play
from bot.rules.plays import legal_plays
from bot.rules.position import BAR, Position
from tests.nightly import examples

START = Position.start()
ROLLS = st.tuples(st.integers(1, 6), st.integers(1, 6))


def on_my_points(points):
    return {25 - point: count for point, count in points.items()}


def refused(text, position=START, roll=(6, 5)):
    with pytest.raises(IllegalPlay) as refusal:
        parse_play(text, position, roll)
    return refusal.value


# Not a play


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0),
        ("   ", 3),
        ("hello", 0),
        ("24", 2),
        ("24/", 3),
        ("24/18 13", 8),
        ("24/18 13/", 9),
        ("/18", 0),
        ("26/20", 0),
        ("24/99", 3),
        ("24/18 nonsense", 6),
        ("24/18x", 3),
        ("24/18 13/8(0)", 10),
        ("24/18(22)", 5),
        ("24/18(-1)", 5),
        ("24/18(", 5),
        ("6/2*2", 4),
        ("24//18", 3),
        ("-4/2", 0),
        ("²⁴/18", 0),
        ("٢٤/18", 0),
        ("\uff12\uff14/18", 0),
        ("24/18\x00", 5),
        ("bars/20", 0),
        ("65:", 3),
        ("77: 24/18", 0),
        ("🎲", 0),
    ],
)
def test_what_is_not_a_play(text, at):
    with pytest.raises(NotationError) as refusal:
        parse_play(text, START, (6, 5))
    assert (refusal.value.expected, refusal.value.position) == ("play", at)
    assert refusal.value.text == text


@pytest.mark.parametrize(
    "text",
    [
        "24/18 " * 20_000,
        "(" * 100_000,
        "9" * 100_000,
        " " * 100_000,
        "24/" * 33_000,
        "٣" * 100_000,
        "bar" * 33_000,
        "24/18(9)" * 24,
        "24/23" + "/22" * 60,
    ],
    ids=lambda text: text[:6],
)
def test_huge_texts_are_refused_at_once(text):
    begun = time.thread_time()
    with pytest.raises((NotationError, IllegalPlay)) as refusal:
        parse_play(text, START, (4, 4))
    assert time.thread_time() - begun < 0.2
    assert len(str(refusal.value)) < 1_000


# Readable, but not legal


@pytest.mark.parametrize(
    ("text", "roll", "reason", "move"),
    [
        ("18/24 8/13", (6, 5), IllegalReason.WRONG_WAY, (18, 24)),
        ("1/5 19/23(2)", (4, 4), IllegalReason.WRONG_WAY, (1, 5)),
        ("20/bar", (5, 1), IllegalReason.WRONG_WAY, (20, 25)),
        ("off/6", (6, 1), IllegalReason.WRONG_WAY, (0, 6)),
        ("12/7 24/18", (6, 5), IllegalReason.NO_CHECKER, (12, 7)),
        ("24/18(2) 24/18", (6, 6), IllegalReason.NO_CHECKER, (24, 18)),
        ("bar/20 24/18", (6, 5), IllegalReason.NO_CHECKER, (25, 20)),
        ("24/19 13/7", (6, 5), IllegalReason.BLOCKED, (24, 19)),
        ("24/12", (6, 6), IllegalReason.BLOCKED, (24, 12)),
        ("24/20 13/8", (6, 5), IllegalReason.WRONG_DISTANCE, (24, 20)),
        ("24/18 13/7", (6, 5), IllegalReason.USED_NUMBER, (13, 7)),
        ("13/10 6/3", (5, 3), IllegalReason.USED_NUMBER, (6, 3)),
        ("24/24 13/8", (6, 5), IllegalReason.WRONG_DISTANCE, (24, 24)),
        ("6/off 13/8", (6, 5), IllegalReason.NOT_HOME, (6, 0)),
        ("24/18", (6, 5), IllegalReason.MUST_USE_BOTH, None),
        ("13/8(2)", (5, 5), IllegalReason.MUST_USE_MORE, None),
        ("24/18 13/8 6/5", (6, 5), IllegalReason.TOO_MANY_MOVES, None),
        ("24/13 13/8", (6, 5), IllegalReason.TOO_MANY_MOVES, None),
        ("13/8(5)", (5, 5), IllegalReason.TOO_MANY_MOVES, None),
        ("64: 24/18 13/9", (6, 5), IllegalReason.WRONG_DISTANCE, (24, 18)),
    ],
)
def test_reasons_from_the_start(text, roll, reason, move):
    refusal = refused(text, START, roll)
    assert (refusal.reason, refusal.move) == (reason, move)
    plays = legal_plays(START, roll)
    assert refusal.count == len(plays)
    assert 0 < len(refusal.legal) <= 5
    assert set(refusal.legal) <= {play.notation for play in plays}


@pytest.mark.parametrize(
    ("mine", "theirs", "roll", "text", "reason", "move"),
    [
        ({BAR: 1, 13: 2}, {}, (6, 5), "13/7 13/8", IllegalReason.BAR_FIRST, (13, 7)),
        ({BAR: 2, 13: 2}, {}, (6, 5), "bar/19 13/8", IllegalReason.BAR_FIRST, (13, 8)),
        ({BAR: 2, 13: 2}, {}, (6, 5), "bar/14", IllegalReason.BAR_FIRST, (25, 14)),
        ({BAR: 1, 13: 2}, {20: 2}, (6, 5), "bar/20 13/7", IllegalReason.BLOCKED, (25, 20)),
        ({6: 2, 4: 2, 7: 1}, {}, (6, 4), "6/off 4/off", IllegalReason.NOT_HOME, (6, 0)),
        ({6: 2, 3: 2}, {}, (5, 4), "3/off 6/2", IllegalReason.HIGHER_CHECKER, (3, 0)),
        ({6: 1, 3: 2}, {}, (3, 1), "3/off 3/off", IllegalReason.USED_NUMBER, (3, 0)),  # 3/off is right once
        ({4: 1, 3: 2}, {}, (5, 1), "4/off 3/off", IllegalReason.USED_NUMBER, (3, 0)),  # as 4/off is
        ({6: 2, 5: 2}, {}, (3, 1), "6/off 5/off", IllegalReason.WRONG_DISTANCE, (6, 0)),
        ({24: 1}, {17: 2}, (6, 1), "24/23", IllegalReason.MUST_USE_HIGHER, (24, 23)),
        ({24: 2}, {18: 2, 23: 2}, (6, 1), "24/18", IllegalReason.CANNOT_MOVE, None),
        ({BAR: 1}, {24: 2, 19: 2}, (6, 1), "bar/24", IllegalReason.CANNOT_MOVE, None),
        ({13: 1}, {7: 2, 9: 2}, (6, 4), "13/3", IllegalReason.CANNOT_MOVE, None),
        ({13: 1, 8: 1}, {7: 2, 9: 2}, (6, 4), "13/3", IllegalReason.BLOCKED, (13, 7)),
    ],
)
def test_reasons_elsewhere(mine, theirs, roll, text, reason, move):
    refusal = refused(text, Position.of(mine, on_my_points(theirs)), roll)
    assert refusal.reason is reason
    if move is not None or reason is IllegalReason.CANNOT_MOVE:
        assert refusal.move == move


def test_the_examples_come_nearest_to_what_was_asked_for():
    assert refused("24/18").legal[0] in {"24/18 13/8", "24/18 8/3", "24/13"}
    assert refused("13/8 8/6").legal[0].endswith("13/8")


def test_a_part_is_never_taken_for_the_whole():
    for roll in ((6, 5), (3, 1), (4, 4)):
        for play in legal_plays(START, roll):
            for left_out in range(len(play.moves)):
                moves = play.moves[:left_out] + play.moves[left_out + 1 :]
                if moves:
                    with pytest.raises(IllegalPlay):
                        parse_play(" ".join(format_play([move]) for move in moves), START, roll)


def test_no_such_roll():
    with pytest.raises(ValueError, match="no such roll"):
        parse_play("24/18", START, (7, 1))


# Anything at all


@settings(max_examples=examples(400), deadline=None)
@given(text=st.text(max_size=60) | st.text(alphabet="0123456789/-*() baroff,:→", max_size=40), roll=ROLLS)
def test_any_text_is_a_play_or_refused(text, roll):
    try:
        play = parse_play(text, START, roll)
    except (NotationError, IllegalPlay, AmbiguousPlay):
        return
    assert play in legal_plays(START, roll)


@settings(max_examples=examples(400), deadline=None)
@given(
    seed=st.integers(0, 2**32),
    roll=ROLLS,
    moves=st.lists(st.tuples(st.integers(0, 25), st.integers(0, 25)), min_size=1, max_size=4),
)
def test_reasons_tell_the_truth(random_position, seed, roll, moves):
    position = random_position(Random(seed))
    try:
        parse_play(" ".join(f"{source}/{target}" for source, target in moves), position, roll)
    except (AmbiguousPlay, IllegalPlay) as error:
        assert_true(error, position, roll, moves)


def assert_true(refusal, position, roll, moves):
    if isinstance(refusal, AmbiguousPlay):
        assert len(set(refusal.candidates)) >= 2
        return
    source, target = refusal.move or (None, None)
    plays = legal_plays(position, roll)
    assert refusal.count == len(plays)
    match refusal.reason:
        case IllegalReason.CANNOT_MOVE:
            assert not plays
        case IllegalReason.BAR_FIRST:
            assert position.mine[BAR]
        case IllegalReason.NO_CHECKER:
            leaving = sum(move[0] == source for move in moves)
            assert leaving > position.mine[source]
        case IllegalReason.BLOCKED:
            assert position.theirs[25 - target] >= 2
        case IllegalReason.NOT_HOME:
            assert any(position.mine[7:])
        case IllegalReason.WRONG_WAY:
            assert target > source
        case IllegalReason.TOO_MANY_MOVES:
            assert len(moves) > 1
        case IllegalReason.USED_NUMBER:
            assert len(moves) > 1
        case IllegalReason.MUST_USE_BOTH | IllegalReason.MUST_USE_MORE:
            assert len(plays[0].moves) > 1
        case IllegalReason.MUST_USE_HIGHER:
            assert len(plays[0].moves) == 1
            assert source - target != max(roll)
        case reason:
            assert reason in {IllegalReason.WRONG_DISTANCE, IllegalReason.HIGHER_CHECKER}
