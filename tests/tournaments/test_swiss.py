"""What the pairings of a Swiss round cost."""

import random
from collections import Counter
from types import SimpleNamespace

import pytest

from bot.tournaments.parting import _match, _Table, pair_swiss
from bot.tournaments.queries import PairingTally
from bot.tournaments.settings import Format


def test_a_first_round_pairs_everybody_but_the_last_of_an_odd_number():
    assert pair_swiss((7, 1, 2, 3), PairingTally(())) == ([(7, 2), (1, 3)], None)
    assert pair_swiss((7, 1, 2, 3, 4), PairingTally(())) == ([(7, 2), (1, 3)], 4)


def test_a_third_meeting_is_worth_four_second_ones_and_not_five():
    """Whoever has to meet again does so with somebody met as seldom as possible."""
    opponents = {1: [2, 2], 2: [1, 1], 3: [4], 4: [3], 5: [], 6: []}
    tally = SimpleNamespace(score=lambda _: 0, byes=Counter(), opponents=opponents)
    costs = {(one, other): cost for one, other, cost in _Table(range(1, 7), tally, frozenset()).every(odd=False)}
    third, second, first = costs[0, 1], costs[2, 3], costs[4, 5]
    assert third > second > first
    assert third - first == 4 * (second - first)


def test_a_large_field_is_paired_as_well_as_if_every_pairing_was_weighed():
    """Fifty players with 0 to 2 points, and pairs who are to be kept apart, so that next best neighbors are needed."""
    lots, size = random.Random(0), 50
    points = sorted((lots.randint(0, 2) for _ in range(size)), reverse=True)
    apart = frozenset(frozenset(lots.sample(range(size), 2)) for _ in range(200))
    tally = SimpleNamespace(score=points.__getitem__, byes=Counter(), opponents={one: [] for one in range(size)})
    every = list(_Table(range(size), tally, apart).every(odd=False))
    costs = {(one, other): cost for one, other, cost in every}
    pairs, _ = pair_swiss(range(size), tally, apart)
    assert sum(costs[pair] for pair in pairs) == sum(costs[tuple(sorted(pair))] for pair in _match(every))


def pairs_of(state, round_):
    return [one.entrants for one in state.pairings if one.round == round_]


def test_the_upper_half_meets_the_lower_half_of_those_with_as_many_points(tournament):
    """Eight players of whom the better one always wins."""
    state = tournament(8, Format.SWISS, swiss_rounds=3).play_out(favourites=True).state
    assert [pairs_of(state, number) for number in (1, 2, 3)] == [
        [(1, 5), (2, 6), (3, 7), (4, 8)],
        [(1, 3), (2, 4), (5, 7), (6, 8)],
        [(1, 2), (3, 5), (4, 6), (7, 8)],
    ]


@pytest.mark.parametrize("size", [7, 8, 60, 61])
def test_nobody_meets_anybody_again_or_has_a_second_bye_in_a_small_field_or_a_large_one(tournament, size):
    """Above 48 entrants, neighbors are tried first."""
    state = tournament(size, Format.SWISS, swiss_rounds=4).play_out(favourites=True).state
    half = size // 2
    first = [(one, one + half) for one in range(1, half + 1)]
    assert pairs_of(state, 1) == (first if size % 2 == 0 else [*first, (size, None)])
    met = Counter(frozenset(one.entrants) for one in state.pairings)
    assert set(met.values()) == {1}
    assert len(met) == 4 * (half + size % 2)
    points = Counter()
    for number in range(1, 5):
        assert max(abs(points[one] - points[other]) for one, other in pairs_of(state, number) if other) <= 1
        points.update(one.result.winner for one in state.pairings if one.round == number)
