"""The last play: from the ring where a checker left, a trail of dots to an arrow head where it landed."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

from PIL import Image

from bot.render.drawings import Drawings
from bot.render.geometry import VISIBLE, Box, Layout
from bot.render.scene import BoardScene, LastMove, mirrored_point
from bot.render.stamps import DIRECTIONS
from bot.rules.position import BAR, OFF
from bot.rules.sides import Side

Spot = tuple[float, float]


def lay_trails(frame: Image.Image, scene: BoardScene, art: Drawings) -> None:
    """Draw the moves of the last play. Equal moves of a doublet share a trail, each with its ring."""
    left: Counter[tuple[Side, int]] = Counter()
    taken = _taken(scene, art.layout)
    drawn: set[tuple[Side, int, int]] = set()
    for move in scene.last_play:
        start = _departure(scene, art.layout, move, left[move.side, move.source])
        left[move.side, move.source] += 1
        end = _arrival(scene, art.layout, move)
        if _stack(scene, move.side, move.source) + left[move.side, move.source] <= VISIBLE:
            art.stamp("ring").press(frame, (round(start[0]) + 1, round(start[1])))
        if (move.side, move.source, move.target) not in drawn:
            drawn.add((move.side, move.source, move.target))
            _lay_trail(frame, art, (start, end), taken, hit=move.hit)


def _stack(scene: BoardScene, side: Side, point: int) -> int:
    """How many checkers, of either side, stand where a side counts `point`; its own on the bar and in the tray."""
    mine = scene.counts(side)[point]
    return mine if point in (OFF, BAR) else mine + scene.counts(side.other)[mirrored_point(point)]


def _departure(scene: BoardScene, places: Layout, move: LastMove, before: int) -> Spot:
    """Where the checker stood: the first free place of its point now."""
    index = _stack(scene, move.side, move.source) + before
    return _spot(scene, places, move.side, move.source, index)


def _arrival(scene: BoardScene, places: Layout, move: LastMove) -> Spot:
    """Where the checker stands now: the last one of its point, or the first place if it has moved on."""
    return _spot(scene, places, move.side, move.target, max(0, _stack(scene, move.side, move.target) - 1))


def _spot(scene: BoardScene, places: Layout, side: Side, point: int, index: int) -> Spot:
    """Centre of the checker number `index` on a point, the bar or in the tray, on the picture."""
    lower = side == scene.bottom
    if point == BAR:
        return places.bar_slot(index, lower=lower)
    if point == OFF:
        left, top, right, bottom = places.tray(lower=lower)
        reach = min(places.px(17) * (index + 1), bottom - top - places.px(90))
        return (left + right) / 2, bottom - reach if lower else top + reach
    return places.slot(places.place(side, point, scene.bottom), index)


def _lay_trail(frame: Image.Image, art: Drawings, ends: tuple[Spot, Spot], taken: list[Box], *, hit: bool) -> None:
    """Dots along a curve that bends towards the middle of the board, and an arrow head at its end.

    Dots that would lie on checkers are left out: the trail seems to pass below them, and numbers stay readable.
    """
    places = art.layout
    path = list(_curve(*ends, places.middle))
    tip = max(_length(path) - places.checker * 0.60, 0)
    for at in _steps(places.checker * 0.56, tip - places.px(34), places.px(32)):
        x, y = (round(v) for v in _along(path, at))
        if not any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in taken):
            art.stamp("dot").press(frame, (x + 1, y))
    head, before = _along(path, tip), _along(path, max(tip - places.px(24), 0))
    angle = math.atan2(head[1] - before[1], head[0] - before[0])
    if hit:
        art.stamp("burst").press(frame, (round(ends[1][0]) + 1, round(ends[1][1])))
    turn = round(angle / math.tau * DIRECTIONS) % DIRECTIONS
    art.stamp("head", turn, hit=hit).press(frame, (round(head[0]) + 1, round(head[1])))


def _taken(scene: BoardScene, places: Layout) -> list[Box]:
    """Where checkers and the cube lie, with a dot's breadth around them."""
    reach = places.checker // 2 + places.px(5)
    boxes = []
    for side in Side:
        for point, count in enumerate(scene.counts(side)):
            if count and point != OFF:
                spots = [_spot(scene, places, side, point, index) for index in (0, count - 1)]
                rows = [round(y) for _, y in spots]
                x = round(spots[0][0])
                boxes.append((x - reach, min(rows) - reach, x + reach, max(rows) + reach))
    if scene.cube_in_play and scene.offered is None:
        x, y = places.cube_centre(scene.cube.owner, scene.bottom)
        boxes.append((x - reach, y - reach, x + reach, y + reach))
    return boxes


def _curve(start: Spot, end: Spot, middle: int) -> Iterator[Spot]:
    """A quadratic curve; moves along a row swing towards the middle, moves across it go almost straight."""
    across = (start[0] + end[0]) / 2
    same = (start[1] - middle) * (end[1] - middle) > 0
    nearest = min(start[1], end[1], key=lambda y: abs(y - middle))
    control = (across, nearest + (middle - nearest) * 0.55 if same else (start[1] + end[1]) / 2)
    for step in range(25):
        t = step / 24
        yield (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * control[0] + t**2 * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * control[1] + t**2 * end[1],
        )


def _length(path: list[Spot]) -> float:
    return sum(math.dist(a, b) for a, b in zip(path, path[1:], strict=False))


def _along(path: list[Spot], distance: float) -> Spot:
    """The place on the path so far from its start."""
    for a, b in zip(path, path[1:], strict=False):
        part = math.dist(a, b)
        if distance <= part and part:
            share = distance / part
            return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        distance -= part
    return path[-1]


def _steps(start: float, end: float, gap: float) -> Iterator[float]:
    """Distances from start to end, evenly spread about a gap apart."""
    count = max(0, round((end - start) / gap))
    for index in range(count):
        yield start + (end - start) * index / count
