"""The legal plays against a second reading of the rules: slow, plain, and sharing nothing with the generator."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.plays import legal_plays
from bot.rules.position import Position
from bot.rules.rules import Rules
from tests.nightly import NIGHTLY, examples

pytestmark = pytest.mark.slow

TURNS = 20_000 if NIGHTLY else 2_000


def one_die(mine, theirs, die):
    """Every (mine, theirs) after one checker moved `die` points, straight from https://www.bkgm.com/rules.html."""
    after = []
    for source in range(1, 26):
        if mine[source] == 0:
            continue
        if mine[25] > 0 and source != 25:
            continue  # "may not move any other checkers until all of the checkers on the bar have re-entered"
        target = source - die
        if target <= 0:
            home = sum(mine[0:7])
            if home < sum(mine):
                continue  # "may not bear off any checkers unless all of his checkers are in his home board"
            if target < 0 and sum(mine[source + 1 : 7]) > 0:
                continue  # "unless there are no checkers on any higher points"
            target = 0
        elif theirs[25 - target] >= 2:
            continue  # "may never land on a point occupied by two or more enemy checkers"
        my_new, their_new = list(mine), list(theirs)
        my_new[source] -= 1
        my_new[target] += 1
        if target > 0 and theirs[25 - target] == 1:
            their_new[25 - target] = 0
            their_new[25] += 1
        after.append((tuple(my_new), tuple(their_new)))
    return after


def in_this_order(position, dice):
    """How many of the dice can be played in this order, and everything that can then be reached."""
    reached, played = {(position.mine, position.theirs)}, 0
    for die in dice:
        following = {result for mine, theirs in reached for result in one_die(mine, theirs, die)}
        if not following:
            break
        reached, played = following, played + 1
    return played, reached


def oracle(position, roll, *, free_choice=False):
    first, second = roll
    if first == second:
        played, reached = in_this_order(position, (first,) * 4)
        return reached if played else set()
    high_first = in_this_order(position, (max(roll), min(roll)))
    low_first = in_this_order(position, (min(roll), max(roll)))
    most = max(high_first[0], low_first[0])
    if most == 0:
        return set()
    if most == 1 and high_first[0] == 1 and not free_choice:
        return high_first[1]
    return set().union(*(reached for played, reached in (high_first, low_first) if played == most))


def assert_agrees(position, roll, plays, *, free_choice=False):
    afters = [play.after for play in plays]
    expected = oracle(position, roll, free_choice=free_choice)
    assert {(after.mine, after.theirs) for after in afters} == expected, (position, roll)
    assert len(set(afters)) == len(afters), (position, roll)
    for play in plays:
        assert_can_be_made(position, roll, play)


def assert_can_be_made(position, roll, play):
    """The moves of a play, one after the other, are each possible with a die that is left."""
    stages = {(position.mine, position.theirs, tuple(sorted(roll * (2 if roll[0] == roll[1] else 1))))}
    for source, target, hit in play.moves:
        following = set()
        for mine, theirs, left in stages:
            for die in set(left):
                rest = list(left)
                rest.remove(die)
                for mine_after, theirs_after in one_die(mine, theirs, die):
                    moved = mine_after[source] == mine[source] - 1 and mine_after[target] == mine[target] + 1
                    if moved and (theirs_after[25] > theirs[25]) == hit:
                        following.add((mine_after, theirs_after, tuple(rest)))
        assert following, (position, roll, play.moves)
        stages = following
    assert {stage[:2] for stage in stages} == {(play.after.mine, play.after.theirs)}


def test_random_games(random_turns):
    seen = {"bar": 0, "bearing off": 0, "doublet": 0, "stuck": 0}
    for position, roll, plays in random_turns(TURNS, seed=7):
        assert_agrees(position, roll, plays)
        seen["bar"] += position.mine[25] > 0
        seen["bearing off"] += not any(position.mine[7:])
        seen["doublet"] += roll[0] == roll[1]
        seen["stuck"] += not plays
    assert min(seen.values()) > TURNS // 100, seen


@settings(max_examples=examples(300), deadline=None)
@given(seed=st.integers(0, 2**32), roll=st.tuples(st.integers(1, 6), st.integers(1, 6)), free_choice=st.booleans())
def test_any_position(random_position, seed, roll, free_choice):
    position = random_position(Random(seed))
    plays = legal_plays(position, roll, rules=Rules(free_choice=free_choice))
    assert_agrees(position, roll, plays, free_choice=free_choice)


# Distinct plays from the start, larger die first; each counted with GNU Backgammon 1.07 (`hint 200`) as well.
OPENING_COUNTS = {
    1: (42,),
    2: (15, 75),
    3: (16, 17, 73),
    4: (14, 18, 17, 52),
    5: (8, 8, 9, 9, 4),
    6: (10, 14, 14, 14, 7, 11),
}


@pytest.mark.parametrize("high", range(1, 7))
def test_the_start(high):
    for low in range(1, high + 1):
        for roll in {(high, low), (low, high)}:
            plays = legal_plays(Position.start(), roll)
            assert len(plays) == OPENING_COUNTS[high][low - 1]
            assert_agrees(Position.start(), roll, plays)
