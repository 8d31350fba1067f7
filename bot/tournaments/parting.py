"""Drawing the field so that pairs to be kept apart don't meet first, if the seeding allows another draw.

A random draw may be changed anywhere. Seeds by rating, or in sign-up order, change places only with those that a
bracket treats alike (3 and 4, 5 to 8, 9 to 16), or with those of the same lap of the groups. An order that an organizer
wrote down stands.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

import networkx as nx

from bot.tournaments.queries import PairingTally
from bot.tournaments.settings import Format, Seeding, TournamentSettings

Apart = frozenset[frozenset[int]]
"""The ids of pairs."""

_MOVED: Final = 1
_CLASH: Final = 1 << 16  # cost of a meeting of two who are to be kept apart, higher than that of moving everybody
_TRIED: Final = 24  # how many first matches are redrawn at first; all are only if that doesn't part everybody


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
    # Entrants with a bye come before those who play: within a tier they may have changed places.
    drawn.sort(key=lambda match: (match[1] < len(order), match[0]))
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


_POINTS: Final = 1 << 24
"""Cost of one point of difference, above everything that folding can add up to (128 pairings of 256 squared)."""
_BYE: Final = 1 << 44  # cost of each place by which the bye goes to somebody other than the lowest
_BYE_AGAIN: Final = 1 << 56
_REMATCH: Final = 1 << 68
_APART: Final = 1 << 92
_EVERY_PAIR: Final = 48  # up to this many entrants every pairing is weighed
_NEIGHBOURS: Final = (5, 20)
"""Above that, this many neighbors of each entrant are tried first, and all only if somebody has no opponent then."""


def swiss_rounds(entrants: int, wanted: int) -> int:
    """The number of rounds: `wanted`, or if that is 0 the fewest that leave one undefeated."""
    return wanted or max(1, (entrants - 1).bit_length())


def pair_swiss(
    ranked: Sequence[int], tally: PairingTally, apart: Apart = frozenset()
) -> tuple[list[tuple[int, int]], int | None]:
    """The pairings of the next round, best first, and the entrant with the bye (None for an even number).

    `ranked` holds the ids of those who play, sorted by points and seed; `tally` counts the rounds before; `apart` are
    pairs that meet only if nothing else can be drawn. An edge of the graph costs whatever is bad about a pairing, and
    networkx finds the matching that costs least (Edmonds' blossom algorithm). The criteria, each above all that follow:
    as few pairs as possible who are to be kept apart, and rematches, counted from the draw, so that a match that was
    forfeited isn't drawn again either; nobody a second bye; the bye to the lowest; the smallest differences of points;
    and among equals the upper half against the lower half.
    """
    odd = len(ranked) % 2 == 1
    table = _Table(ranked, tally, apart)
    matching: set[frozenset[int]] = set()
    for neighbours in _NEIGHBOURS if len(ranked) > _EVERY_PAIR else ():
        matching = _match(table.near(neighbours, odd=odd))
        if 2 * len(matching) == len(ranked) + odd:
            break
    else:
        matching = _match(table.every(odd=odd))
    pairs = sorted(sorted(pair) for pair in matching)
    bye = next((ranked[one] for one, other in pairs if other == len(ranked)), None)
    return [(ranked[one], ranked[other]) for one, other in pairs if other < len(ranked)], bye


def _match(edges: Iterable[tuple[int, int, int]]) -> set[frozenset[int]]:
    graph = nx.Graph()
    graph.add_weighted_edges_from((one, other, -cost) for one, other, cost in edges)
    matching = nx.max_weight_matching(graph, maxcardinality=True)
    return {frozenset(pair) for pair in matching}


class _Table:
    """The entrants by rank from 0, the bye after the last, and the cost of each pairing of two ranks."""

    def __init__(self, ranked: Sequence[int], tally: PairingTally, apart: Apart) -> None:
        self._count = len(ranked)
        self._points = [tally.score(entrant) for entrant in ranked]
        self._byes = [tally.byes[entrant] for entrant in ranked]
        rank = {entrant: index for index, entrant in enumerate(ranked)}
        self._met: list[dict[int, int]] = [{} for _ in ranked]
        for index, entrant in enumerate(ranked):
            for opponent in tally.opponents[entrant]:
                if opponent in rank:
                    met = self._met[index]
                    met[rank[opponent]] = met.get(rank[opponent], 0) + 1
        self._apart = {frozenset(rank[one] for one in pair) for pair in apart if pair <= rank.keys()}
        sizes = {points: self._points.count(points) for points in set(self._points)}
        self._half = [sizes[points] // 2 for points in self._points]

    def _cost(self, one: int, other: int) -> int:
        if other == self._count:
            return self._byes[one] * _BYE_AGAIN + (self._count - 1 - one) * _BYE
        difference = self._points[one] - self._points[other]
        ideal = self._half[one] * (difference == 0)
        rematches = self._met[one].get(other, 0)
        kept_apart = frozenset((one, other)) in self._apart
        return kept_apart * _APART + rematches**2 * _REMATCH + difference**2 * _POINTS + (other - one - ideal) ** 2

    def every(self, *, odd: bool) -> Iterator[tuple[int, int, int]]:
        """Every possible pairing, with its cost."""
        for one in range(self._count):
            for other in range(one + 1, self._count + odd):
                yield one, other, self._cost(one, other)

    def near(self, neighbours: int, *, odd: bool) -> Iterator[tuple[int, int, int]]:
        """Pairings that are no worse than uneven: with next ranks, and with those half a score group away."""
        edges = {
            (min(one, other), max(one, other))
            for one in range(self._count)
            for start in (one, one + self._half[one])
            for step in (-1, 1)
            for other in self._fresh(one, start, step, neighbours)
        }
        if odd:
            without = [one for one in range(self._count - 1, -1, -1) if not self._byes[one]]
            edges.update((one, self._count) for one in without[: 2 * neighbours])
        for one, other in sorted(edges):
            yield one, other, self._cost(one, other)

    def _fresh(self, one: int, start: int, step: int, wanted: int) -> Iterator[int]:
        """The first `wanted` ranks from `start` that `one` hasn't met and may meet."""
        other = start
        while 0 <= other < self._count and wanted:
            if other != one and other not in self._met[one] and frozenset((one, other)) not in self._apart:
                wanted -= 1
                yield other
            other += step
