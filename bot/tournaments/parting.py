"""Drawing the field so that pairs to be kept apart don't meet first, if the seeding allows another draw.

A random draw may be changed anywhere. Seeds by rating, or in sign-up order, change places only with those that a
bracket treats alike (3 and 4, 5 to 8, 9 to 16), or with those of the same lap of the groups. An order that an organizer
wrote down stands.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final

import networkx as nx

from bot.tournaments.settings import Format, Seeding, TournamentSettings

Apart = frozenset[frozenset[int]]
"""The ids of pairs."""

_MOVED: Final = 1
_CLASH: Final = 1 << 16
"""Cost of a meeting of two who are to be kept apart, higher than that of moving everybody."""
_TRIED: Final = 24
"""How many first matches are redrawn at first; all are only if that doesn't part everybody."""


def parted(order: tuple[int, ...], settings: TournamentSettings, apart: Apart, *, is_fixed: bool) -> tuple[int, ...]:
    """The ids, top seed first, with as few pairs as possible of `apart` meeting in the first round or in a group.

    With `is_fixed` the order was written down. Swiss rounds are parted when they are paired.
    """
    if (
        not apart
        or settings.format in (Format.SWISS, Format.SIMUL)
        or (is_fixed and settings.seeding is Seeding.MANUAL)
    ):
        return order
    by_lot = settings.seeding is Seeding.RANDOM
    if settings.format is Format.ROUND_ROBIN:
        return _parted_groups(order, settings.groups, apart, by_lot=by_lot)
    return _parted_bracket(order, apart, by_lot=by_lot)


def _parted_bracket(order: tuple[int, ...], apart: Apart, *, by_lot: bool) -> tuple[int, ...]:
    """First matches as a matching of the least cost, in which ranks from the last entrant on are byes."""
    places = 1 << (len(order) - 1).bit_length()
    matches = [(rank, places - 1 - rank) for rank in range(places // 2)]

    def clashes(one: int, other: int) -> bool:
        return other < len(order) and frozenset((order[one], order[other])) in apart

    wrong = [match for match in matches if clashes(*match)]
    if not wrong:
        return order
    nearest = sorted(matches, key=lambda match: min(abs(match[0] - one) for one, _ in wrong))
    for tried in (nearest[:_TRIED], nearest):
        redrawn = _redrawn(tried, len(order), clashes, by_lot=by_lot)
        if len(tried) == len(matches) or not any(clashes(*match) for match in redrawn):
            break
    drawn = [*redrawn, *(match for match in matches if match not in tried)]
    # Within a tier, entrants with a bye come before those who play.
    drawn.sort(key=lambda match: (0 if by_lot else _tier(match[0]), match[1] < len(order), match[0]))
    ranks = [one for one, _ in drawn] + [other for _, other in reversed(drawn)]
    return tuple(order[rank] for rank in ranks if rank < len(order))


def _redrawn(
    matches: Sequence[tuple[int, int]], count: int, clashes: Callable[[int, int], bool], *, by_lot: bool
) -> list[tuple[int, int]]:
    """How the ranks of some matches could be matched differently, as pairs of a lower and a higher rank."""
    graph = nx.Graph()
    usual = set(matches)
    for one, other in _possible(matches, count, by_lot=by_lot):
        cost = (_CLASH if clashes(one, other) else 0) + (0 if (one, other) in usual else _MOVED)
        graph.add_edge(one, other, weight=-cost)
    matching = nx.max_weight_matching(graph, maxcardinality=True)
    return [(min(pair), max(pair)) for pair in matching]


def _possible(matches: Sequence[tuple[int, int]], count: int, *, by_lot: bool) -> Iterator[tuple[int, int]]:
    """Possible matches: any, if at random; otherwise upper against lower half, and byes only in tiers that have one."""
    if by_lot:
        ranks = sorted(rank for match in matches for rank in match)
        yield from ((one, other) for one, other in combinations(ranks, 2) if one < count)
        return
    has_bye = {_tier(one) for one, other in matches if other >= count}
    plays = {_tier(one) for one, other in matches if other < count}
    for one, _ in matches:
        for _, other in matches:
            if _tier(one) in (plays if other < count else has_bye):
                yield one, other


def _tier(rank: int) -> int:
    """The group of ranks that a bracket treats alike: the first, the second, 2 and 3, 4 to 7, 8 to 15 (all from 0)."""
    return rank.bit_length()


def _parted_groups(order: tuple[int, ...], groups: int, apart: Apart, *, by_lot: bool) -> tuple[int, ...]:
    """Exchange two entrants as long as that leaves fewer clashing pairs in one group."""
    count = max(1, min(groups, len(order) // 2))
    drawn = list(order)

    def clashing() -> int:
        return sum(len({group_at(drawn.index(one), count) for one in pair}) == 1 for pair in known)

    known = [pair for pair in apart if pair <= set(order)]
    best = clashing()
    swaps = [
        (one, other)
        for one, other in combinations(range(len(drawn)), 2)
        if group_at(one, count) != group_at(other, count) and (by_lot or one // count == other // count)
    ]
    is_better = best > 0
    while is_better:
        is_better = False
        for one, other in swaps:
            drawn[one], drawn[other] = drawn[other], drawn[one]
            now = clashing()
            if now < best:
                best, is_better = now, True
                break
            drawn[one], drawn[other] = drawn[other], drawn[one]
    return tuple(drawn)


def group_at(index: int, count: int) -> int:
    """The group of a place in the order, by snake."""
    lap, place = divmod(index, count)
    return place if lap % 2 == 0 else count - 1 - place
