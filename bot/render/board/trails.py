"""The last play: an arrow for each checker, from the ghost where it left to its place now."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.render.board.drawings import Drawings
from bot.render.board.geometry import VISIBLE, Box
from bot.render.board.lanes import Lane, Spot, untangled
from bot.render.board.scene import BoardScene
from bot.render.board.ways import Journey, counted, heads_apart, room_on, spot_of, stack_on, steps_of
from bot.rules.position import BAR, OFF
from bot.rules.sides import Side

_LABEL_STEPS: Final = (18, 22, 14, 26, 11, 29, 8)
"""Where on the forty pieces of an arrow its label may be, the best place first."""
_BESIDE: Final = 50
"""How far a number is from the last checker of a stack that shows its count, in design pixels."""


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
