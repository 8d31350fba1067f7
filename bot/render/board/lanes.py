"""The ways of the arrows of one play: curves from rim to rim, chosen so that none runs through another's head."""

import itertools
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from bot.render.board.geometry import Layout

Spot = tuple[float, float]
Place = tuple[int, int]
_CURVE_STEPS: Final = tuple((step / 24, 1 - step / 24) for step in range(25))
_POINTS: Final = 40  # the number of pieces a way is cut into
_HEAD: Final = 12  # half the length of a head, in design pixels
_ROOM: Final = 21
"""How close to the middle of a head nothing else may run: half its width, its edge, half a shaft, and some air."""
_TRIED: Final = 150  # most combinations that are tried
BENDS: Final = (1.0, 0.55, -1.0, 1.5, 0.15)
"""How much of its usual bend an arrow may have, the usual first."""


@dataclass(frozen=True, slots=True)
class Lane:
    """An arrow on the picture: its start and end, and the `target` it shares with others."""

    start: Place
    end: Place
    target: int
    number: int = 0
    """Its place among the arrows of the play: neighbors bend to different sides."""
    share: float = 1.0
    """How much of its usual bend it has."""

    def bend(self, places: Layout) -> Place:
        """How far its middle leaves the straight way, right and down."""
        x, y = _bend(self.start, self.end, places, self.number)
        return round(x * self.share), round(y * self.share)

    def path(self, places: Layout) -> list[Spot]:
        """Its way, relative to its start."""
        way = self.end[0] - self.start[0], self.end[1] - self.start[1]
        return path_of(way, self.bend(places), places.checker)


@lru_cache(maxsize=1024)
def untangled(lanes: tuple[Lane, ...], places: Layout) -> tuple[Lane, ...]:
    """The arrows, with other bends or with their landing places on a point swapped if one ran through a head.

    A clash that can't be removed is left as small as possible.
    """
    best = lanes
    least = _clashes(best, places) if len(best) > 1 else 0
    if not least:
        return best
    for tried in itertools.islice(_choices(lanes), _TRIED):
        found = _clashes(tried, places)
        if found < least:
            best, least = tried, found
        if not least:
            break
    return best


def _choices(lanes: Sequence[Lane]) -> Iterator[tuple[Lane, ...]]:
    """Every way to land on shared points, the usual one first, with every combination of bends."""
    together: dict[int, list[int]] = defaultdict(list)
    for index, lane in enumerate(lanes):
        together[lane.target].append(index)
    groups = list(together.values())
    orders = list(itertools.product(*(itertools.permutations(group) for group in groups)))[:6]
    for shares in shares_of(len(lanes)):
        for order in orders:
            made = list(lanes)
            for group, swapped in zip(groups, order, strict=True):
                for index, other in zip(group, swapped, strict=True):
                    made[index] = replace(lanes[index], end=lanes[other].end, share=shares[index])
            yield tuple(made)


def shares_of(count: int) -> Iterator[tuple[float, ...]]:
    """The bends of all arrows: the usual ones, then those with one of them changed, then with two."""
    usual = (BENDS[0],) * count
    yield usual
    for changed in (1, 2):
        for which in itertools.combinations(range(count), changed):
            for bends in itertools.product(BENDS[1:], repeat=changed):
                new = dict(zip(which, bends, strict=True))
                yield tuple(new.get(index, share) for index, share in enumerate(usual))


def _clashes(lanes: Sequence[Lane], places: Layout) -> int:
    """How many arrows run through the head of another, or side by side with it from one place, or leave the felt."""
    paths = [(lane.start, lane.path(places)) for lane in lanes]
    reach, long = places.px(_ROOM), places.px(_HEAD)
    found = 0
    for (first, path), (second, other) in itertools.combinations(paths, 2):
        middle = path[_POINTS // 2]
        found += first == second and any(math.dist(middle, spot) < 2 * reach for spot in other[8:32:2])
    for lane, ((x, y), path) in zip(lanes, paths, strict=True):
        # Only the bend toward the rail can lead there.
        found += lane.share < 0 and any(not places.felt_top < y + down < places.felt_bottom for _, down in path[::4])
        (x0, y0), (x1, y1) = path[-6], path[-1]
        part = math.dist(path[-6], path[-1]) or 1.0
        head = x + x1 - (x1 - x0) / part * long, y + y1 - (y1 - y0) / part * long
        for (left, top), other in paths:
            if other is not path or (left, top) != (x, y):
                near = head[0] - left, head[1] - top
                found += any(abs(a - near[0]) < reach and math.dist((a, b), near) < reach for a, b in other[::2])
    return found


def _bend(start: Place, end: Place, places: Layout, number: int) -> tuple[float, float]:
    """How far the middle of an arrow usually leaves the straight way.

    Along a row it swings toward the middle of the board, the longer the further, so that a short arrow lies under a
    long one; across the board it bends a little, one arrow to this side and the next to the other.
    """
    (x0, y0), (x2, y2) = start, end
    if (y0 - places.middle) * (y2 - places.middle) > 0 and abs(x2 - x0) > abs(y2 - y0):
        reach = min(1.0, 0.35 + 0.65 * abs(x2 - x0) / places.px(700))
        nearest = min(y0, y2, key=lambda y: abs(y - places.middle))
        return 0, (places.middle - nearest) * 0.95 * reach + (nearest - (y0 + y2) / 2)
    # Away from the middle of a half, where dice and words are; the next arrow the other way.
    left, _, right, _ = places.half_of(lower=(x0 + x2) // 2 > places.width // 2)
    outwards = ((x0 + x2) < left + right) == (y2 < y0)
    side = -0.10 if outwards == (number % 2 == 0) else 0.10
    return (y2 - y0) * side, (x0 - x2) * side


@lru_cache(maxsize=2048)
def path_of(way: Place, bend: Place, checker: int) -> list[Spot]:
    """The curve from the rim of the ghost at (0, 0) to that of the checker."""
    x2, y2 = way
    x1, y1 = x2 / 2 + bend[0], y2 / 2 + bend[1]
    curve = [(2 * t * u * x1 + t * t * x2, 2 * t * u * y1 + t * t * y2) for t, u in _CURVE_STEPS]
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(curve))
    start, end = checker * 0.47, length - checker * 0.53
    if end - start < checker * 0.5:
        start, end = length * 0.2, length * 0.9
    distances = [start + (end - start) * step / _POINTS for step in range(_POINTS + 1)]
    found: list[Spot] = []
    walked = 0.0
    for a, b in itertools.pairwise(curve):
        part = math.dist(a, b)
        while len(found) < len(distances) and distances[len(found)] <= walked + part and part:
            share = (distances[len(found)] - walked) / part
            found.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
        walked += part
    return found + [curve[-1]] * (len(distances) - len(found))
