"""The ways of the last play on a board: which checkers went where, and from which place of a stack to which."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from PIL import Image

from bot.render.board.drawings import Drawings
from bot.render.board.geometry import BAR_VISIBLE, VISIBLE, Box, Layout
from bot.render.board.lanes import Lane, Spot, untangled
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


_LABEL_STEPS: Final = (18, 22, 14, 26, 11, 29, 8)
"""Where on the forty pieces of an arrow its label may be, the best place first."""
_BESIDE: Final = 50  # how far a number is from the last checker of a stack that shows its count, in design pixels


def lay_trails(frame: Image.Image, scene: BoardScene, art: Drawings, taken: Sequence[Box] = ()) -> list[Spot]:
    """Draw the last play: ghosts where checkers left, arrows to where they are, a ring around each that hit.

    Nothing is drawn where a checker only passed, unless it hit there. Checkers that go the same way share an arrow,
    which says how many they are, beside what is `taken`. Returns the ways of all arrows, as places on the picture.
    """
    places, journeys = art.layout, []
    lanes, numbers = [], _Told(scene, art)
    for number, (way, first, last) in enumerate(steps_of(scene)):
        journeys.append(way)
        source, target = (way.side, way.source), (way.side, way.target)
        for index in range(first, min(first + way.checkers, room_on(way.source))):
            art.ghost.press(frame, _pixel(spot_of(scene, places, *source, index)))
        start = spot_of(scene, places, *source, first + way.checkers - 1)
        if first >= room_on(way.source) and OFF < way.source < BAR:
            start = _peeping(frame, art, start)
        elif first < room_on(way.source):
            numbers.left[source] = start
        end = spot_of(scene, places, *target, last)
        for point in way.hits:
            spot = end if point == way.target else spot_of(scene, places, way.side, point, 0)
            art.hit.press(frame, _pixel(spot))
        lanes.append(Lane(start, end, way.target, number))
        numbers.reached[target] = end
    counts = [(art.under(frame, _pixel(spot)), spot) for spot in counted(scene, places)]
    paths = [_lay_arrow(frame, art, lane) for lane in untangled(tuple(heads_apart(lanes, places)), places)]
    for face, spot in counts:
        face.press(frame, _pixel(spot))
    reach = places.checker // 3
    written = (*(spot for _, spot in counts), *numbers.left.values(), *numbers.reached.values())
    faces = [(x - reach, y - reach, x + reach, y + reach) for x, y in written]
    _lay_plates(frame, art, journeys, paths, [*taken, *faces])
    numbers.lay(frame, taken)
    return [spot for path in paths for spot in path]


def _lay_plates(
    frame: Image.Image, art: Drawings, journeys: Sequence[Journey], paths: Sequence[list[Spot]], taken: Sequence[Box]
) -> None:
    """Say beside an arrow how many checkers share it, clear of the others, of their labels, and of what is `taken`."""
    taken = [*taken]
    for way, path in zip(journeys, paths, strict=True):
        if way.checkers > 1 and path:
            label = art.plate(f"\N{MULTIPLICATION SIGN}{way.checkers}")
            others = [spot for other in paths if other is not path for spot in other]
            x, y = free_spot(path, (label.width, label.height), taken, others)
            label.press(frame, (1 + round(x), round(y)))
            left, top = round(x) - label.width // 2, round(y) - label.height // 2
            taken.append((left, top, left + label.width, top + label.height))


class _Told:
    """The mover's numbers at the ends of arrows, once a point, where the rails wear other numbers.

    They stand on the ghosts (`left`) and the checkers (`reached`), by the side and its point; bar and tray have none.
    """

    def __init__(self, scene: BoardScene, art: Drawings) -> None:
        self._scene, self._art = scene, art
        self.left: dict[tuple[Side, int], tuple[int, int]] = {}
        self.reached: dict[tuple[Side, int], tuple[int, int]] = {}

    def lay(self, frame: Image.Image, taken: Sequence[Box]) -> None:
        """Write them above the arrows, over nothing that is `taken`."""
        art, scene = self._art, self._scene
        for (side, point), spot in self.left.items():
            if scene.tells(side) and OFF < point < BAR:
                art.number(point).press(frame, _pixel(spot))
        for (side, point), spot in self.reached.items():
            if not scene.tells(side) or not OFF < point < BAR:
                continue
            if stack_on(scene, side, point) <= VISIBLE:
                art.face(side, point).press(frame, _pixel(spot))
            else:
                self._lay_beside(frame, side, point, spot, taken)

    def _lay_beside(
        self, frame: Image.Image, side: Side, point: int, last: tuple[int, int], taken: Sequence[Box]
    ) -> None:
        """The number of a full point: its `last` checker shows how many there are."""
        art, (x, y) = self._art, last
        inward, plate = 1 if y < art.layout.middle else -1, art.plate(str(point))
        beside, reach = y + inward * art.layout.px(_BESIDE), plate.width // 2
        if any(box[0] - reach < x < box[2] + reach and box[1] < beside < box[3] for box in taken):
            art.face(side, point).press(frame, _pixel((x, y - inward * art.layout.step)))
        else:
            plate.press(frame, _pixel((x, beside)))


def _peeping(frame: Image.Image, art: Drawings, last: tuple[int, int]) -> tuple[int, int]:
    """Draw the ghost of a checker that has no room on its stack, behind the `last` one; returns its place."""
    upper = last[1] < art.layout.middle
    spot = last[0], last[1] + (art.layout.peep if upper else -art.layout.peep)
    art.peeping_ghost(upper=upper).press(frame, _pixel(spot))
    return spot


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


def free_spot(path: Sequence[Spot], size: tuple[int, int], taken: Sequence[Box], others: Sequence[Spot]) -> Spot:
    """The place of a label on an arrow: near its middle, over nothing `taken`, as little as can be of other arrows."""
    wide, high = size[0] / 2, size[1] / 2

    def covered(spot: Spot) -> tuple[int, int]:
        x, y = spot
        return (
            sum(box[0] - wide < x < box[2] + wide and box[1] - high < y < box[3] + high for box in taken),
            sum(abs(x - left) < wide and abs(y - top) < high for left, top in others),
        )

    return min((path[step] for step in _LABEL_STEPS), key=covered)
