"""The ways of the last play on a board: which checkers went where, and from which place of a stack to which."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.render.board.geometry import BAR_VISIBLE, VISIBLE, Layout
from bot.render.board.lanes import Lane, untangled
from bot.render.board.scene import BoardScene, LastMove
from bot.rules.position import BAR, HAND, OFF
from bot.rules.sides import Side

_APART: Final = 30  # the least distance of two heads that end in a tray, in design pixels
_PILED: Final = 7  # how much higher than the middle of its box the topmost checker in hand lies
_DESIGN: Final = 1200


@dataclass(frozen=True)
class Journey:
    """The way of one or more checkers in a play, by points of their side: where they left, are now, and hit."""

    side: Side
    source: int
    target: int
    checkers: int = 1
    hits: tuple[int, ...] = ()


class Arrow(NamedTuple):
    """An arrow for any geometry: places as (point of its side, which checker of the stack), and its bend.

    With `swing` its middle lies that share of the way from its end nearer to the middle of the board to that middle;
    with `across` it leaves the straight line by that share of its length, to the right of the way it goes on a screen.
    """

    way: Journey
    start: tuple[int, int]
    end: tuple[int, int]
    swing: float | None
    across: float


def steps_of(scene: BoardScene) -> Iterator[tuple[Journey, int, int]]:
    """The ways of the last play with the place in its stack of the first checker that left, and of the last one there.

    A checker that goes further swings wider, and so leaves from further up, and lands further up.
    """
    journeys = sorted(journeys_of(scene.last_play), key=lambda way: way.source - way.target)
    left: Counter[tuple[Side, int]] = Counter()
    to_land: Counter[tuple[Side, int]] = Counter()
    for way in journeys:
        to_land[way.side, way.target] += way.checkers
    for way in journeys:
        first = stack_on(scene, way.side, way.source) + left[way.side, way.source]
        left[way.side, way.source] += way.checkers
        to_land[way.side, way.target] -= way.checkers
        yield way, first, max(0, stack_on(scene, way.side, way.target) - to_land[way.side, way.target] - 1)


def arrows_of(scene: BoardScene) -> list[Arrow]:
    """The arrows of the last play, as on the picture of the scene."""
    places = Layout(_DESIGN, home_left=scene.home_left, same_way=scene.game.same_way)
    ends, lanes, journeys = [], [], []
    for number, (way, first, last) in enumerate(steps_of(scene)):
        journeys.append(way)
        ends.append(((way.source, first + way.checkers - 1), (way.target, last)))
        start, end = (spot_of(scene, places, way.side, *one) for one in ends[-1])
        lanes.append(Lane(start, end, way.target, number))
    bent = untangled(tuple(heads_apart(lanes, places)), places)
    return [Arrow(way, *both, *_bend(lane, places)) for way, both, lane in zip(journeys, ends, bent, strict=True)]


def _bend(lane: Lane, places: Layout) -> tuple[float | None, float]:
    """How an arrow bends, as a share of its measures."""
    (x0, y0), (x2, y2), (x, y) = lane.start, lane.end, lane.bend(places)
    if (y0 - places.middle) * (y2 - places.middle) > 0 and abs(x2 - x0) > abs(y2 - y0):
        nearest = min(y0, y2, key=lambda one: abs(one - places.middle))
        return round(((y0 + y2) / 2 + y - nearest) / (places.middle - nearest), 3), 0.0
    if abs(y2 - y0) >= abs(x2 - x0):
        return None, round(x / (y2 - y0), 3) if y2 != y0 else 0.0
    return None, round(y / (x0 - x2), 3)


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


def heads_apart(lanes: list[Lane], places: Layout) -> list[Lane]:
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


def room_on(point: int) -> int:
    """How many checkers are drawn on a point, on the bar or in hand; those in hand are in one pile."""
    return {BAR: BAR_VISIBLE, HAND: 1}.get(point, VISIBLE)


def stack_on(scene: BoardScene, side: Side, point: int) -> int:
    """How many checkers of either side are on a side's `point`; only its own on the bar, off and in hand."""
    if point == HAND:
        return scene.in_hand(side)
    mine = scene.counts(side)[point]
    return mine if point in (OFF, BAR) else mine + scene.counts(side.other)[scene.game.facing(point)]


def counted(scene: BoardScene, places: Layout) -> list[tuple[int, int]]:
    """The centers of the checkers that show how many there are, on the picture."""
    spots = []
    for side in Side:
        for point, count in enumerate(scene.counts(side)[OFF + 1 :], OFF + 1):
            if (point >= BAR and count > 1) or (count >= VISIBLE and stack_on(scene, side, point) > VISIBLE):
                x, y = spot_of(scene, places, side, point, min(count, room_on(point)) - 1)
                spots.append((x, y - places.px(_PILED) if point == HAND else y))
    return spots


def spot_of(scene: BoardScene, places: Layout, side: Side, point: int, index: int) -> tuple[int, int]:
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
