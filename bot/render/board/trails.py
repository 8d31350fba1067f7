"""The last play: from the ring where a checker left, a trail of dots to an arrow head where it landed."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.render.board.drawings import Drawings
from bot.render.board.geometry import BAR_VISIBLE, VISIBLE, Box, Layout
from bot.render.board.scene import BoardScene
from bot.render.board.stamps import DIRECTIONS
from bot.rules.position import BAR, HAND, OFF
from bot.rules.sides import Side

Spot = tuple[float, float]
_CURVE_STEPS: Final = tuple((step / 14, 1 - step / 14) for step in range(15))


@dataclass(frozen=True)
class Trail:
    """One checker's move: where it left, where it landed, whether it hit there, and whether it went on from there."""

    start: Spot
    end: Spot
    hit: bool
    onward: bool


class TrailWay(NamedTuple):
    """Where the dots of a trail lie, and where its arrow head lies and points."""

    dots: tuple[Spot, ...]
    head: Spot
    turn: int


def lay_trails(frame: Image.Image, scene: BoardScene, art: Drawings, kept: list[Box]) -> None:
    """Draw the moves of the last play: a ring at every place left, dots, an arrow head at every place reached.

    No dots are drawn in the boxes of `kept`: something else is laid there later.
    """
    places = art.layout
    numbers = [*kept, *_numbered(scene, places)]
    ring = art.stamp("ring")
    trails = dict.fromkeys(_trails(scene, places))
    burst = {trail.end for trail in trails if trail.hit}
    for x, y in dict.fromkeys(_rings(scene, places)):
        if (x, y) not in burst:
            ring.press(frame, (round(x) + 1, round(y)))
    for trail in trails:
        _lay_trail(frame, art, trail, numbers)


def _trails(scene: BoardScene, places: Layout) -> list[Trail]:
    """The moves with their places. Several checkers that reach one point land on top of each other in turn."""
    left: Counter[tuple[Side, int]] = Counter()
    landed: Counter[tuple[Side, int]] = Counter()
    total = Counter((move.side, move.target) for move in scene.last_play)
    leaving = Counter((move.side, move.source) for move in scene.last_play)
    trails = []
    for move in scene.last_play:
        source, target = (move.side, move.source), (move.side, move.target)
        start = _spot(scene, places, *source, _stack(scene, *source) + left[source])
        left[source] += 1
        onward = leaving[target] > landed[target] + left[target]
        stay = _stack(scene, *target) - total[target] + leaving[target] + landed[target]
        index = _stack(scene, *target) + landed[target] if onward else stay
        landed[target] += 1
        trails.append(Trail(start, _spot(scene, places, *target, max(0, index)), move.hit, onward))
    return trails


def _rings(scene: BoardScene, places: Layout) -> list[Spot]:
    """The free places where checkers stood; above a full stack there is none to show."""
    left: Counter[tuple[Side, int]] = Counter()
    rings = []
    for move in scene.last_play:
        source = (move.side, move.source)
        index = _stack(scene, *source) + left[source]
        left[source] += 1
        if index < _room(move.source):
            rings.append(_spot(scene, places, *source, index))
    return rings


def _room(point: int) -> int:
    """How many checkers are drawn on a point, on the bar or in hand; those in hand lie in one pile."""
    return {BAR: BAR_VISIBLE, HAND: 1}.get(point, VISIBLE)


def _stack(scene: BoardScene, side: Side, point: int) -> int:
    """How many checkers of either side stand on a side's `point`; only its own on the bar, off and in hand."""
    if point == HAND:
        return scene.in_hand(side)
    mine = scene.counts(side)[point]
    return mine if point in (OFF, BAR) else mine + scene.counts(side.other)[scene.game.facing(point)]


def _spot(scene: BoardScene, places: Layout, side: Side, point: int, index: int) -> Spot:
    """Centre of the checker number `index` on a point, the bar, in the tray or in hand, on the picture."""
    lower = side == scene.bottom
    if point == HAND:
        left, top, right, bottom = places.hand_boxes[lower]
        return (left + right) / 2, (top + bottom) / 2
    if point == BAR:
        return places.bar_slot(index, lower=lower)
    if point == OFF:
        left, top, right, bottom = places.trays[lower]
        reach = min(places.px(17) * (index + 1), bottom - top - places.px(90))
        return (left + right) / 2, bottom - reach if lower else top + reach
    return places.slot(places.place(side, point, scene.bottom), index)


def _lay_trail(frame: Image.Image, art: Drawings, trail: Trail, numbers: list[Box]) -> None:
    """Dots along a curve that bends towards the middle of the board, and an arrow head where the checker stayed.

    Dots that would lie on a number are left out.
    """
    way = _way(trail.start, trail.end, art.layout, onward=trail.onward)
    dot = art.stamp("dot")
    for x, y in way.dots:
        if not any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in numbers):
            dot.press(frame, (round(x) + 1, round(y)))
    if trail.hit:
        art.stamp("burst").press(frame, (round(trail.end[0]) + 1, round(trail.end[1])))
    if not trail.onward:
        art.stamp("head", way.turn, hit=trail.hit).press(frame, (round(way.head[0]) + 1, round(way.head[1])))


@lru_cache(maxsize=2048)
def _way(start: Spot, end: Spot, places: Layout, *, onward: bool) -> TrailWay:
    """The marks on the way between two places; the same few hundred ways come up again and again."""
    path = _curve(start, end, places.middle)
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(path))
    tip = max(length - places.checker * 0.72, 0)
    dots = _spread(places.checker * 0.56, tip if onward else tip - places.px(30), places.px(32))
    *spots, before, head = _along(path, [*dots, max(tip - places.px(20), 0), tip])
    angle = math.atan2(head[1] - before[1], head[0] - before[0])
    return TrailWay(tuple(spots), head, round(angle / math.tau * DIRECTIONS) % DIRECTIONS)


def _numbered(scene: BoardScene, places: Layout) -> list[Box]:
    """The boxes around numbers on tall stacks, on the bar and on the cube, with room for a dot on every side."""
    reach = places.px(32)
    spots = [
        _spot(scene, places, side, point, min(count - 1, BAR_VISIBLE - 1 if point == BAR else VISIBLE - 1))
        for side in Side
        for point, count in enumerate(scene.counts(side))
        if count > VISIBLE or (point == BAR and count > 1) or (point == HAND and count)
    ]
    if scene.cube_in_play and scene.offered is None:
        spots.append(places.cube_centre(scene.cube.owner, scene.bottom))
    return [(round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach) for x, y in spots]


def _curve(start: Spot, end: Spot, middle: int) -> list[Spot]:
    """A quadratic curve; moves along a row swing towards the middle, moves across it go almost straight."""
    (x0, y0), (x2, y2) = start, end
    x1, y1 = (x0 + x2) / 2, (y0 + y2) / 2
    if (y0 - middle) * (y2 - middle) > 0:
        nearest = min(y0, y2, key=lambda y: abs(y - middle))
        y1 = nearest + (middle - nearest) * 0.55
    return [
        (u * u * x0 + 2 * t * u * x1 + t * t * x2, u * u * y0 + 2 * t * u * y1 + t * t * y2) for t, u in _CURVE_STEPS
    ]


def _spread(start: float, end: float, gap: float) -> list[float]:
    """Distances from start to end, evenly spread about a gap apart."""
    count = max(0, round((end - start) / gap))
    return [start + (end - start) * index / count for index in range(count)]


def _along(path: list[Spot], distances: list[float]) -> list[Spot]:
    """The places on the path at these distances from its start, which ascend."""
    found: list[Spot] = []
    walked = 0.0
    for a, b in itertools.pairwise(path):
        part = math.dist(a, b)
        while len(found) < len(distances) and distances[len(found)] <= walked + part and part:
            share = (distances[len(found)] - walked) / part
            found.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
        walked += part
    return found + [path[-1]] * (len(distances) - len(found))
