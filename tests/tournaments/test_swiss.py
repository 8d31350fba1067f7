"""What the pairings of a Swiss round cost."""

from collections import Counter
from types import SimpleNamespace

from bot.tournaments.swiss import _Table


def test_a_third_meeting_is_worth_four_second_ones_and_not_five():
    """Whoever has to meet again does so with somebody met as seldom as possible."""
    opponents = {1: [2, 2], 2: [1, 1], 3: [4], 4: [3], 5: [], 6: []}
    tally = SimpleNamespace(score=lambda _: 0, byes=Counter(), opponents=opponents)
    costs = {(one, other): cost for one, other, cost in _Table(range(1, 7), tally, frozenset()).every(odd=False)}
    third, second, first = costs[0, 1], costs[2, 3], costs[4, 5]
    assert third > second > first
    assert third - first == 4 * (second - first)
