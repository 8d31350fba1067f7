"""The last play: an arrow for each checker, from the ghost where it left to its place now."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from bot.render.board.drawings import Drawings
from bot.render.board.geometry import BAR_VISIBLE, VISIBLE, Box, Layout
from bot.render.board.lanes import Lane, Spot, untangled
from bot.render.board.scene import BoardScene, LastMove
from bot.rules.position import BAR, HAND, OFF
from bot.rules.sides import Side

_LABEL_STEPS: Final = (18, 22, 14, 26, 11, 29, 8)
"""Where on the forty pieces of an arrow its label may be, the best place first."""
_APART: Final = 30
"""The least distance of two heads that end in a tray, in design pixels."""
_BESIDE: Final = 50
"""How far a number is from the last checker of a stack that shows its count, in design pixels."""


@dataclass(frozen=True)
class Journey:
    """The way of one or more checkers in a play, by points of their side: where they left, are now, and hit."""

    side: Side
    source: int
    target: int
    checkers: int = 1
    hits: tuple[int, ...] = ()


def lay_trails(frame: Image.Image, scene: BoardScene, art: Drawings, dice: Sequence[Box] = ()) -> list[Spot]:
    """Draw the last play: ghosts where checkers left, arrows to where they are, a ring around each that hit.

    Nothing is drawn where a checker only passed, unless it hit there. Checkers that go the same way share an arrow,
    which says how many they are, beside the `dice`. Returns the ways of all arrows, as places on the picture.
    """
    # A checker that goes further swings wider, and so leaves from further up, and lands further up.
    journeys = sorted(journeys_of(scene.last_play), key=lambda way: way.source - way.target)
    places = art.layout
    left: Counter[tuple[Side, int]] = Counter()
    landed: Counter[tuple[Side, int]] = Counter()
    total = Counter({(way.side, way.target): 0 for way in journeys})
    for way in journeys:
        total[way.side, way.target] += way.checkers
    lanes, numbers = [], _Told(scene, art)
    for number, way in enumerate(journeys):
        source, target = (way.side, way.source), (way.side, way.target)
        first = _stack(scene, *source) + left[source]
        left[source] += way.checkers
        landed[target] += way.checkers
        for index in range(first, min(first + way.checkers, _room(way.source))):
            art.ghost.press(frame, _pixel(_spot(scene, places, *source, index)))
        last = max(0, _stack(scene, *target) - total[target] + landed[target] - 1)
        start = _spot(scene, places, *source, first + way.checkers - 1)
        if first >= _room(way.source) and OFF < way.source < BAR:
            start = _peeping(frame, art, start)
        elif first < _room(way.source):
            numbers.left[source] = start
        end = _spot(scene, places, *target, last)
        for point in way.hits:
            spot = end if point == way.target else _spot(scene, places, way.side, point, 0)
            art.hit.press(frame, _pixel(spot))
        lanes.append(Lane(start, end, way.target, number))
        numbers.reached[target] = end
    paths = [_lay_arrow(frame, art, lane) for lane in untangled(tuple(_apart(lanes, places)), places)]
    _lay_counts(frame, art, journeys, paths, dice)
    numbers.lay(frame)
    return [spot for path in paths for spot in path]


def _lay_counts(
    frame: Image.Image, art: Drawings, journeys: Sequence[Journey], paths: Sequence[list[Spot]], dice: Sequence[Box]
) -> None:
    """Say beside an arrow how many checkers share it, clear of the other arrows and of the dice."""
    for way, path in zip(journeys, paths, strict=True):
        if way.checkers > 1 and path:
            label = art.plate(f"\N{MULTIPLICATION SIGN}{way.checkers}")
            others = [spot for other in paths if other is not path for spot in other]
            x, y = free_spot(path, (label.width, label.height), dice, others)
            label.press(frame, (1 + round(x), round(y)))


class _Told:
    """The mover's numbers at the ends of arrows, once a point, where the rails wear other numbers.

    They stand on the ghosts (`left`) and the checkers (`reached`), by the side and its point; bar and tray have none.
    """

    def __init__(self, scene: BoardScene, art: Drawings) -> None:
        self._scene, self._art = scene, art
        self.left: dict[tuple[Side, int], tuple[int, int]] = {}
        self.reached: dict[tuple[Side, int], tuple[int, int]] = {}

    def lay(self, frame: Image.Image) -> None:
        """Write them above the arrows."""
        art, scene = self._art, self._scene
        for (side, point), spot in self.left.items():
            if scene.tells(side) and OFF < point < BAR:
                art.number(point).press(frame, _pixel(spot))
        for (side, point), (x, y) in self.reached.items():
            if not scene.tells(side) or not OFF < point < BAR:
                continue
            if _stack(scene, side, point) <= VISIBLE:
                art.face(side, point).press(frame, _pixel((x, y)))
            else:  # the last checker shows how many there are
                beside = art.layout.px(_BESIDE) if y < art.layout.middle else -art.layout.px(_BESIDE)
                art.plate(str(point)).press(frame, _pixel((x, y + beside)))


def _peeping(frame: Image.Image, art: Drawings, last: tuple[int, int]) -> tuple[int, int]:
    """Draw the ghost of a checker that has no room on its stack, behind the `last` one; returns its place."""
    upper = last[1] < art.layout.middle
    spot = last[0], last[1] + (art.layout.peep if upper else -art.layout.peep)
    art.peeping_ghost(upper=upper).press(frame, _pixel(spot))
    return spot


def journeys_of(moves: Sequence[LastMove]) -> list[Journey]:
    """The moves of a play, first those of one checker joined, then those that go the same way together."""
    single: list[Journey] = []
    for move in moves:
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


def _apart(lanes: list[Lane], places: Layout) -> list[Lane]:
    """The arrows with those into the tray, which ascend, so far apart that each head is seen."""
    off = [index for index, lane in enumerate(lanes) if lane.target == OFF]
    if len(off) < 2:
        return lanes
    x, tip = lanes[off[-1]].end
    lower = tip > places.middle
    step = places.px(_APART) if lower else -places.px(_APART)
    _, top, _, bottom = places.trays[lower]
    deepest = bottom - places.px(20) if lower else top + places.px(20)
    first = min(tip, deepest - step * (len(off) - 1)) if lower else max(tip, deepest - step * (len(off) - 1))
    spread = list(lanes)
    for rank, index in enumerate(reversed(off)):
        spread[index] = replace(lanes[index], end=(x, first + rank * step))
    return spread


def _room(point: int) -> int:
    """How many checkers are drawn on a point, on the bar or in hand; those in hand are in one pile."""
    return {BAR: BAR_VISIBLE, HAND: 1}.get(point, VISIBLE)


def _stack(scene: BoardScene, side: Side, point: int) -> int:
    """How many checkers of either side are on a side's `point`; only its own on the bar, off and in hand."""
    if point == HAND:
        return scene.in_hand(side)
    mine = scene.counts(side)[point]
    return mine if point in (OFF, BAR) else mine + scene.counts(side.other)[scene.game.facing(point)]


def _spot(scene: BoardScene, places: Layout, side: Side, point: int, index: int) -> tuple[int, int]:
    """Center of checker number `index` on a point, on the bar, in the tray or in hand, on the picture."""
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


def _lay_arrow(frame: Image.Image, art: Drawings, lane: Lane) -> list[Spot]:
    """An arrow from rim to rim. Returns its way on the picture."""
    if lane.start == lane.end:
        return []
    (x0, y0), (x2, y2) = lane.start, lane.end
    path = lane.path(art.layout)
    art.arrow((x2 - x0, y2 - y0, *lane.bend(art.layout)), path).put(frame, (x0 + 1, y0))
    return [(x0 + x, y0 + y) for x, y in path]


def free_spot(path: Sequence[Spot], size: tuple[int, int], dice: Sequence[Box], others: Sequence[Spot]) -> Spot:
    """The place of a label on an arrow: near its middle, over no die and as little as possible of the other arrows."""
    wide, high = size[0] / 2, size[1] / 2

    def covered(spot: Spot) -> tuple[int, int]:
        x, y = spot
        return (
            sum(box[0] - wide < x < box[2] + wide and box[1] - high < y < box[3] + high for box in dice),
            sum(abs(x - left) < wide and abs(y - top) < high for left, top in others),
        )

    return min((path[step] for step in _LABEL_STEPS), key=covered)
