"""Pairing a Swiss round as a matching of the least cost.

The entrants are the nodes of a graph, an edge costs whatever is bad about the pairing, and networkx finds the perfect
matching that costs least (Edmonds' blossom algorithm, which nobody wants to write and maintain themselves). The
criteria, each above all that follow: as few pairs as possible who are to be kept apart; as few rematches as possible;
nobody a second bye; the bye to the lowest; the smallest differences of points; and among equals the upper half against
the lower half. Rematches are counted from the draw, so a match that was forfeited isn't drawn again either.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import networkx as nx

from bot.tournaments.parting import Apart
from bot.tournaments.queries import PairingTally

_POINTS: Final = 1 << 24
"""Cost of one point of difference, above everything that folding can add up to (128 pairings of 256 squared)."""
_BYE: Final = 1 << 44
"""Cost of each place by which the bye goes to somebody other than the lowest."""
_BYE_AGAIN: Final = 1 << 56
_REMATCH: Final = 1 << 68
_APART: Final = 1 << 92
_EVERY_PAIR: Final = 48
"""Up to this many entrants every pairing is weighed."""
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
    pairs that meet only if nothing else can be drawn.
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
