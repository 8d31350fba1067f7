"""What holds in every game with hits: texts read back, plays can be put together, matches end, the log tells all."""

from functools import cache
from itertools import islice
from random import Random

import pytest

from bot.rules.match.partial import PartialStep, begin, decode_steps, encode_steps, steps_with
from bot.rules.match.turn import game_of, hand_of, numbers_now, plays_now
from bot.rules.notation import parse_numbers
from bot.rules.rules import Rules
from tests.inside import with_step
from tests.nightly import NIGHTLY, every
from tests.rules.variants.helpers import random_turns

PLAIN = Rules(cube=False)
LIMITED = Rules(cube=False, five_checkers=True)
CHOOSING = Rules(cube=False, free_choice=True)
TABLES = [
    ("backgammon", LIMITED),
    ("nackgammon", PLAIN),
    ("nackgammon", LIMITED),
    ("hypergammon", PLAIN),
    ("longgammon", PLAIN),
    ("egyptian", PLAIN),
    ("runte", PLAIN),
    ("runte", CHOOSING),
    ("runte", LIMITED),
    ("portes", PLAIN),
    ("american_acey_deucey", PLAIN),
    ("european_acey_deucey", PLAIN),
    ("sugoroku", PLAIN),
    ("sugoroku", CHOOSING),
]
tables = pytest.mark.parametrize(("key", "rules"), TABLES, ids=lambda value: value if isinstance(value, str) else "")


@cache
def match_of(key, rules, seed):
    """A random match. `random_turns` looks at every event: checkers are conserved, and the log leads to the state."""
    return tuple(random_turns(key, rules, seed))


def turns_of(key, rules, seed):
    """The turns of a random match; by day the same one for all that is asked of it."""
    return match_of(key, rules, seed if NIGHTLY else 0)


def some(states, random, share):
    """A share of the states, by day half of it."""
    share = share if NIGHTLY else share / 2
    return (state for state in states if random.random() < share)


@tables
def test_whole_matches_end_with_a_winner(key, rules):
    for seed in every(range(3), daily=[0]):
        assert len(turns_of(key, rules, seed)) > 5


@pytest.mark.slow
@tables
def test_what_is_written_is_read_as_the_same_play(key, rules):
    random = Random(7)
    for state in some(turns_of(key, rules, 21), random, 0.3):
        plays = plays_now(state)
        texts = [play.notation for play in plays]
        assert len(set(texts)) == len(texts)
        assert len({play.after for play in plays}) == len(plays)
        game = game_of(state)
        for play in random.sample(plays, min(6, len(plays))):
            assert game.apply(state.position, play.moves) == play.after
            assert parse_numbers(play.notation, state.position, hand_of(state), game, rules) == play
            assert parse_numbers(play.notation.upper(), state.position, hand_of(state), game, rules) == play


@tables
def test_every_play_can_be_tapped_together_in_the_order_of_its_moves(key, rules):
    random = Random(8)
    for state in some(turns_of(key, rules, 22), random, 0.25):
        plays = plays_now(state)
        for play in random.sample(plays, min(4, len(plays))):
            steps = steps_with(play, numbers_now(state))
            assert decode_steps(encode_steps(steps)) == steps
            assert begin(state, plays, steps).finished() == play


@tables
def test_whatever_is_offered_leads_to_a_legal_play(key, rules):
    random = Random(9)
    for state in some(turns_of(key, rules, 23), random, 0.25):
        plays = plays_now(state)
        partial = begin(state, plays)
        while not partial.is_complete:
            options = partial.options()
            assert 1 <= len(options) <= 2
            for die, moves in options.items():
                assert 1 <= len(moves) <= 25
                assert len({PartialStep(move.source, die, move.target > move.source) for move in moves}) == len(moves)
            die = random.choice(list(options))
            move = random.choice(options[die])
            partial = with_step(partial, PartialStep(move.source, die, move.target > move.source))
        assert partial.finished() in plays


def reachable(partial, most):
    """All positions that can be reached, or None when there are too many ways to try."""
    ends, ways = set(), [partial]
    for _ in range(most):
        if not ways:
            return ends
        current = ways.pop()
        if current.is_complete:
            ends.add(current.finished().after)
            continue
        for die, moves in current.options().items():
            ways += [with_step(current, PartialStep(move.source, die, move.target > move.source)) for move in moves]
    return None


@tables
def test_every_legal_play_can_be_reached_and_nothing_else(key, rules):
    tried = 0
    for state in islice(turns_of(key, rules, 24), 60):
        plays = plays_now(state)
        ends = reachable(begin(state, plays), 150) if len(plays) < 30 else None
        if ends is not None:
            tried += 1
            assert ends == {play.after for play in plays}
    assert tried > 5
