"""What is true of every legal play."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.ids import parse_xgid, xgid
from bot.rules.play import Move, Play
from bot.rules.plays import legal_plays
from bot.rules.position import BAR, OFF, Position
from bot.rules.variants import BACKGAMMON
from tests.nightly import examples

SEEDS = st.integers(0, 2**32)
ROLLS = st.tuples(st.integers(1, 6), st.integers(1, 6))


@settings(max_examples=examples(200), deadline=None)
@given(seed=SEEDS, roll=ROLLS)
def test_checkers_are_conserved_and_nobody_shares_a_point(random_position, seed, roll):
    position = random_position(Random(seed))
    for play in legal_plays(position, roll):
        after = play.after
        assert sum(after.mine) == sum(position.mine)
        assert sum(after.theirs) == sum(position.theirs)
        assert min(after.mine) >= 0
        assert min(after.theirs) >= 0
        assert not any(after.mine[point] and after.theirs[25 - point] for point in range(1, 25))


@settings(max_examples=examples(200), deadline=None)
@given(seed=SEEDS, roll=ROLLS)
def test_pips_go_down_by_what_was_rolled_or_less(random_position, seed, roll):
    position = random_position(Random(seed))
    total = sum(roll) * (2 if roll[0] == roll[1] else 1)
    for play in legal_plays(position, roll):
        gone = position.pip_count - play.after.pip_count
        assert gone == sum(source - target for source, target, _ in play.moves)
        assert 0 < gone <= total
        lost = sum(target for _, target, hit in play.moves if hit)
        assert play.after.opponent_pip_count - position.opponent_pip_count == lost


@settings(max_examples=examples(200), deadline=None)
@given(seed=SEEDS, roll=ROLLS)
def test_the_order_of_the_dice_makes_no_difference(random_position, seed, roll):
    position = random_position(Random(seed))
    assert set(legal_plays(position, roll)) == set(legal_plays(position, roll[::-1]))


@settings(max_examples=examples(200), deadline=None)
@given(seed=SEEDS, roll=ROLLS)
def test_the_two_sides_are_mirror_images(random_position, seed, roll):
    """The board turned round, with the colours exchanged and the other side on roll, has the same plays."""
    board = xgid(random_position(Random(seed))).removeprefix("XGID=").split(":")[0]
    dice = f"{roll[0]}{roll[1]}"
    white = parse_xgid(f"{board}:0:0:1:{dice}:0:0:0:0:10")
    black = parse_xgid(f"{board[::-1].swapcase()}:0:0:-1:{dice}:0:0:0:0:10")
    assert white.position == black.position
    assert legal_plays(white.position, roll) == legal_plays(black.position, roll)


@settings(max_examples=examples(200), deadline=None)
@given(seed=SEEDS, roll=ROLLS)
def test_every_play_uses_the_same_number_of_dice(random_position, seed, roll):
    plays = legal_plays(random_position(Random(seed)), roll)
    assert len({len(play.moves) for play in plays}) <= 1
    assert all(1 <= len(play.moves) <= (4 if roll[0] == roll[1] else 2) for play in plays)


@settings(max_examples=examples(100), deadline=None)
@given(seed=SEEDS, roll=ROLLS)
def test_moves_applied_one_by_one_lead_to_the_same_position(random_position, seed, roll):
    position = random_position(Random(seed))
    for play in legal_plays(position, roll):
        assert BACKGAMMON.apply(position, play.moves) == play.after


def test_random_games_end(random_turns):
    won = sum(any(play.after.is_won for play in plays) for _, _, plays in random_turns(3_000, seed=2))
    assert won > 10


@pytest.mark.parametrize("roll", [(0, 1), (1, 7), (-1, 3), (7, 7)])
def test_no_such_roll(roll):
    with pytest.raises(ValueError, match="no such roll"):
        legal_plays(Position.start(), roll)


def test_nothing_is_left_to_play_once_all_are_off():
    assert legal_plays(Position.of({}, {1: 1}), (6, 5)) == ()


def test_plays_are_values():
    start = Position.start()
    one, other = Play(start, (13, 8, 24, 18)), Play(start, (24, 18, 13, 8))
    assert one == other
    assert hash(one) == hash(other)
    assert one != Play(start, (13, 8, 13, 7))
    assert one != "13/8 24/18"
    assert one.moves == (Move(13, 8, hit=False), Move(24, 18, hit=False))
    assert "24/18 13/8" in repr(one)
    assert str(one) == "24/18 13/8"


def test_a_blot_is_hit_once():
    position = Position.of({8: 2, 13: 1}, {21: 1, 16: 2})
    (play,) = [play for play in legal_plays(position, (4, 4)) if play.notation == "8/4*(2)"]
    assert [move.hit for move in play.moves] == [True, False]
    assert (play.after.mine[4], play.after.theirs[BAR], play.after.theirs[21]) == (2, 1, 0)


def test_bearing_off_all_at_once():
    (play,) = legal_plays(Position.of({6: 2, 3: 2}, {1: 1}), (6, 6))
    assert play.notation == "6/off(2) 3/off(2)"
    assert play.after.mine[OFF] == 15
    assert play.after.is_won
