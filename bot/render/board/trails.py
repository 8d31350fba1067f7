"""The last play: an arrow for each checker, from the ghost where it left to where it stands now."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.render.board.drawings import Drawings
from bot.render.board.geometry import BAR_VISIBLE, VISIBLE, Layout
from bot.render.board.scene import BoardScene
from bot.rules.position import BAR, HAND, OFF
from bot.rules.sides import Side

Spot = tuple[float, float]
_CURVE_STEPS: Final = tuple((step / 24, 1 - step / 24) for step in range(25))


@dataclass(frozen=True)
class Journey:
    """The way of one or more checkers in a play, by points of their side: where they left, stand now, and hit."""

    side: Side
    source: int
    target: int
    checkers: int = 1
    hits: tuple[int, ...] = ()


def lay_trails(frame: Image.Image, scene: BoardScene, art: Drawings) -> None:
    """Draw the last play: ghosts where checkers left, arrows to where they stand, a ring around each that hit.

    Nothing is drawn where a checker only passed, unless it hit there. Checkers that go the same way share an arrow.
    """
    journeys = _journeys(scene)
    places = art.layout
    left: Counter[tuple[Side, int]] = Counter()
    landed: Counter[tuple[Side, int]] = Counter()
    total = Counter({(way.side, way.target): 0 for way in journeys})
    for way in journeys:
        total[way.side, way.target] += way.checkers
    arrows = []
    for way in journeys:
        source, target = (way.side, way.source), (way.side, way.target)
        first = _stack(scene, *source) + left[source]
        left[source] += way.checkers
        landed[target] += way.checkers
        for index in range(first, min(first + way.checkers, _room(way.source))):
            art.ghost(way.side).press(frame, _pixel(_spot(scene, places, *source, index)))
        last = max(0, _stack(scene, *target) - total[target] + landed[target] - 1)
        start = _spot(scene, places, *source, first + way.checkers - 1)
        end = _spot(scene, places, *target, last)
        for point in way.hits:
            spot = end if point == way.target else _spot(scene, places, way.side, point, 0)
            art.hit.press(frame, _pixel(spot))
        arrows.append((start, end, way))
    for number, (start, end, way) in enumerate(arrows):
        _lay_arrow(frame, art, (start, end), way, number)


def _journeys(scene: BoardScene) -> list[Journey]:
    """The moves of the last play, those of one checker as one, and then those that go the same way together."""
    single: list[Journey] = []
    for move in scene.last_play:
        hits: tuple[int, ...] = (move.target,) if move.hit else ()
        on = next((at for at, way in enumerate(single) if (way.side, way.target) == (move.side, move.source)), None)
        if on is None:
            single.append(Journey(move.side, move.source, move.target, hits=hits))
        else:
            single[on] = replace(single[on], target=move.target, hits=(*single[on].hits, *hits))
    together: dict[tuple[Side, int, int], Journey] = {}
    for way in single:
        known = together.get((way.side, way.source, way.target))
        if known:
            hits = tuple(dict.fromkeys((*known.hits, *way.hits)))
            together[way.side, way.source, way.target] = replace(known, checkers=known.checkers + 1, hits=hits)
        else:
            together[way.side, way.source, way.target] = way
    return list(together.values())


def _room(point: int) -> int:
    """How many checkers are drawn on a point, on the bar or in hand; those in hand lie in one pile."""
    return {BAR: BAR_VISIBLE, HAND: 1}.get(point, VISIBLE)


def _stack(scene: BoardScene, side: Side, point: int) -> int:
    """How many checkers of either side stand on a side's `point`; only its own on the bar, off and in hand."""
    if point == HAND:
        return scene.in_hand(side)
    mine = scene.counts(side)[point]
    return mine if point in (OFF, BAR) else mine + scene.counts(side.other)[scene.game.facing(point)]


def _spot(scene: BoardScene, places: Layout, side: Side, point: int, index: int) -> tuple[int, int]:
    """Centre of the checker number `index` on a point, the bar, in the tray or in hand, on the picture."""
    lower = side == scene.bottom
    if point == HAND:
        left, top, right, bottom = places.hand_boxes[lower]
        return (left + right) // 2, (top + bottom) // 2
    if point == BAR:
        return places.bar_slot(index, lower=lower)
    if point == OFF:
        left, top, right, bottom = places.trays[lower]
        reach = places.tray_step(scene.counts(side)[OFF]) * (index + 1)
        return (left + right) // 2, bottom - reach if lower else top + reach
    return places.slot(places.place(side, point, scene.bottom), index)


def _pixel(spot: tuple[int, int]) -> tuple[int, int]:
    """A place of the picture on the frame, whose column 0 is the filter byte."""
    return spot[0] + 1, spot[1]


def _lay_arrow(
    frame: Image.Image, art: Drawings, ends: tuple[tuple[int, int], tuple[int, int]], way: Journey, number: int
) -> None:
    """An arrow from rim to rim, and how many checkers it stands for."""
    (x0, y0), (x2, y2) = ends
    if ends[0] == ends[1]:
        return
    bend = _bend(ends, art.layout, number)
    path = _path((x2 - x0, y2 - y0), bend, art.layout.checker)
    art.arrow((x2 - x0, y2 - y0, *bend), path).put(frame, (x0 + 1, y0))
    if way.checkers > 1:
        x, y = path[len(path) * 9 // 20]
        art.times(way.checkers).press(frame, (x0 + 1 + round(x), y0 + round(y)))


def _bend(ends: tuple[tuple[int, int], tuple[int, int]], places: Layout, number: int) -> tuple[int, int]:
    """How far the middle of an arrow leaves the straight way, right and down.

    Along a row it swings towards the middle of the board, the longer the further, so that a short arrow lies under
    a long one; across the board it bends a little, one arrow to this side and the next to the other.
    """
    (x0, y0), (x2, y2) = ends
    if (y0 - places.middle) * (y2 - places.middle) > 0 and abs(x2 - x0) > abs(y2 - y0):
        reach = min(1.0, 0.35 + 0.65 * abs(x2 - x0) / places.px(700))
        nearest = min(y0, y2, key=lambda y: abs(y - places.middle))
        return 0, round((places.middle - nearest) * 0.95 * reach + (nearest - (y0 + y2) / 2))
    # Away from the middle of a half, where dice and words lie; the next arrow the other way.
    left, _, right, _ = places.half_of(lower=(x0 + x2) // 2 > places.width // 2)
    outwards = ((x0 + x2) < left + right) == (y2 < y0)
    side = -0.10 if outwards == (number % 2 == 0) else 0.10
    return round((y2 - y0) * side), round((x0 - x2) * side)


@lru_cache(maxsize=2048)
def _path(way: tuple[int, int], bend: tuple[int, int], checker: int) -> list[Spot]:
    """The curve from the rim of the ghost at (0, 0) to that of the checker."""
    x2, y2 = way
    x1, y1 = x2 / 2 + bend[0], y2 / 2 + bend[1]
    curve = [(2 * t * u * x1 + t * t * x2, 2 * t * u * y1 + t * t * y2) for t, u in _CURVE_STEPS]
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(curve))
    start, end = checker * 0.47, length - checker * 0.53
    if end - start < checker * 0.5:
        start, end = length * 0.2, length * 0.9
    return _along(curve, [start + (end - start) * step / 40 for step in range(41)])


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
