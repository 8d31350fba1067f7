"""Arrows on a board in true color: two plays from the same position, distinguished by more than color.

One kind is a solid line with a light edge, the other a broken one with a dark edge. Blue and orange can be told apart
with any color vision, and one of them is light and the other dark.
"""

import itertools
import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render.board.geometry import BAR_VISIBLE, VISIBLE, Layout
from bot.render.board.lanes import shares_of
from bot.render.board.picture import lay_over
from bot.render.board.scene import BoardScene, LastMove
from bot.render.board.ways import Journey, free_spot, journeys_of, stack_on
from bot.render.paint.theme import RGB, rounded, shape
from bot.render.paint.writing import baseline, fitted, write
from bot.rules.position import BAR, HAND, OFF
from bot.rules.sides import Side

Spot = tuple[float, float]
_STEPS: Final = 60
_LINE: Final = 11  # widths are design pixels, of a picture 1200 wide
_EDGE: Final = 4
_HEAD: Final = 40
_DASH: Final = 30
_GAP: Final = 17
_BADGE: Final = 42
_TOUCH: Final = 36  # arrows of one play that are closer than this are in each other's way
_TRIED: Final = 150  # most combinations of bends that are tried
_NEAR: Final = 40  # if arrows of two plays are closer than this to each other, they can't be told apart on a phone
_LANE: Final = 13  # how far each kind keeps to its side of the straight line, so that the two don't cover each other


@dataclass(frozen=True, slots=True)
class ArrowStyle:
    """A kind of arrow: its colors, whether its line is broken, and on which side of the way it lies (-1 or 1)."""

    ink: RGB
    edge: RGB
    broken: bool
    lane: int


BEST_PLAY: Final = ArrowStyle((20, 92, 214), (255, 255, 255), broken=False, lane=-1)
PLAYED: Final = ArrowStyle((255, 150, 26), (20, 14, 10), broken=True, lane=1)


class ArrowWay(NamedTuple):
    """The start and end of an arrow on the picture, and how many checkers go this way."""

    start: Spot
    end: Spot
    checkers: int
    share: float = 1.0
    """How much of its usual bend it has."""


Play = tuple[Sequence[ArrowWay], ArrowStyle]


def ways_of(scene: BoardScene, moves: Sequence[LastMove], places: Layout) -> list[ArrowWay]:
    """The moves of a play as seen on the picture of the position before it, equal ways together.

    An arrow leads from the topmost checker of a stack to the place where the checker will be, past the points where it
    only touches down. Arrows in each other's way have other bends, or the checkers another order.
    """
    journeys = journeys_of(moves)
    usual = _ways_in_order(scene, journeys, places)
    best, least = usual, _tangle(usual, places)
    for order in (usual, _ways_in_order(scene, journeys[::-1], places)):
        for shares in itertools.islice(shares_of(len(order)) if least else (), _TRIED):
            tried = [way._replace(share=share) for way, share in zip(order, shares, strict=True)]
            found = _tangle(tried, places)
            if found < least:
                best, least = tried, found
    return best


def _ways_in_order(scene: BoardScene, journeys: Sequence[Journey], places: Layout) -> list[ArrowWay]:
    """The ways with their usual bends: the first checker leaves from the top of a stack, and lands first."""
    left: Counter[int] = Counter()
    landed: Counter[int] = Counter()
    ways = []
    for way in journeys:
        # A checker that is pinned lies below; one that is hit has left.
        source, target = (
            stack_on(scene, way.side, point) if scene.game.pins else scene.counts(way.side)[point]
            for point in (way.source, way.target)
        )
        first = max(0, source - 1 - left[way.source])
        left[way.source] += way.checkers
        index = max(0, target - left[way.target]) + landed[way.target]
        landed[way.target] += way.checkers
        start = _spot(scene, places, way.side, way.source, first)
        ways.append(ArrowWay(start, _spot(scene, places, way.side, way.target, index), way.checkers))
    return ways


def _spot(scene: BoardScene, places: Layout, side: Side, point: int, index: int) -> Spot:
    """The place of checker number `index` of a side on a point, on the bar, in hand or in the tray."""
    lower = side == scene.bottom
    if point == HAND:
        left, top, right, bottom = places.hand_boxes[lower]
        return (left + right) / 2, (top + bottom) / 2
    if point == BAR:
        return places.bar_slot(min(index, BAR_VISIBLE - 1), lower=lower)
    if point == OFF:
        x0, y0, x1, y1 = places.trays[lower]
        return (x0 + x1) / 2, (y0 + y1) / 2
    return places.slot(places.place(side, point, scene.bottom), min(index, VISIBLE - 1))


def entangled(first: Sequence[ArrowWay], second: Sequence[ArrowWay], places: Layout) -> bool:
    """Would an arrow of the play made cover or cross one of the best play? Two of the same move lie side by side."""
    near = places.px(_NEAR)
    return any(
        math.dist(a, b) < near
        for mine, other in itertools.product(first, second)
        if mine != other
        for a in _path(mine, PLAYED, places)[::3]
        for b in _path(other, BEST_PLAY, places)[::3]
    )


def _tangle(ways: Sequence[ArrowWay], places: Layout) -> int:
    """How much the arrows of one play run into each other, or leave the felt."""
    middle = replace(PLAYED, lane=0)
    paths = [_path(way, middle, places)[::3] for way in ways] if len(ways) > 1 else []
    near = places.px(_TOUCH)
    meet = sum(math.dist(a, b) < near for one, two in itertools.combinations(paths, 2) for a in one for b in two)
    return meet + sum(not places.felt_top < y < places.felt_bottom for path in paths for _, y in path)


def run_of(plays: Sequence[Play], places: Layout) -> list[Spot]:
    """Where the arrows of plays run, as places on the picture."""
    return [spot for ways, style in plays for way in ways for spot in _path(way, style, places)]


def lay_plays(
    board: Image.Image, scene: BoardScene, plays: Sequence[Play], places: Layout, weight: float = 1.0
) -> None:
    """Draw the arrows of plays on a scene's board, below its dice, cube and counts, `weight` times as thick.

    How many checkers go a way comes last: neither an arrow nor a die covers it.
    """
    bare, scale = board.copy(), places.px(1000) / 1000 * weight
    drawn = [(way, style, _path(way, style, places)) for ways, style in plays for way in ways]
    for _, style, path in drawn:
        _draw(board, path, style, scale)
    taken = lay_over(board, bare, scene, [way.end for way, _, _ in drawn])
    high = round(_BADGE * scale)
    size = (high * 4 // 3, high)
    for way, style, path in drawn:
        if way.checkers > 1:
            others = [spot for _, _, other in drawn if other is not path for spot in other]
            _lay_count(board, free_spot(path[10:51], size, taken, others), style, way.checkers, size)


def _lay_count(picture: Image.Image, spot: Spot, style: ArrowStyle, count: int, size: tuple[int, int]) -> None:
    """How many checkers go this way, on a plate on the arrow; without its sign the number would look like a point's."""
    wide, high = size
    left, top = round(spot[0]) - wide // 2, round(spot[1]) - high // 2
    for colour, inset in ((style.edge, 0), (style.ink, 3)):
        picture.paste(colour, (left, top, left + wide, top + high), rounded(size, high / 2 - inset, inset))
    line = fitted(f"\N{MULTIPLICATION SIGN}{count}", (high * 2 // 3,), wide)
    write(picture, line, (spot[0] - line.width / 2, top + baseline(high, line.size)), style.edge)


def lay_sample(picture: Image.Image, start: Spot, end: Spot, style: ArrowStyle) -> None:
    """A straight arrow of this kind, for a legend."""
    _draw(picture, [_between(start, end, step / _STEPS) for step in range(_STEPS + 1)], style, 1.0)


def lay_sign(page: Image.Image, ink: RGB, corner: tuple[int, int], style: ArrowStyle, size: int) -> None:
    """A cross for the play made, a check mark for the best one."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        full, wide = size * fine, round(0.15 * size) * fine
        if style.broken:
            for ends in (((0.2, 0.2), (0.8, 0.8)), ((0.2, 0.8), (0.8, 0.2))):
                pen.line([(x * full, y * full) for x, y in ends], fill=255, width=wide)
        else:
            ticked = ((0.12, 0.52), (0.4, 0.8), (0.9, 0.18))
            pen.line([(x * full, y * full) for x, y in ticked], fill=255, width=wide, joint="curve")

    x, y = corner
    page.paste(ink, (x, y, x + size, y + size), shape((size, size), draw))


def _path(way: ArrowWay, style: ArrowStyle, places: Layout) -> list[Spot]:
    """The way of an arrow as a fine line from checker to checker, on its own side.

    Along a row of points it swings toward the middle of the board.
    """
    (x0, y0), (x2, y2) = way.start, way.end
    length = math.dist(way.start, way.end) or 1.0
    lane = style.lane * places.px(_LANE)
    # Sides are those of the picture, whatever the direction, so that arrows there and back don't meet either.
    across = ((y2 - y0) / length, -(x2 - x0) / length)
    if across < (0.0, 0.0):
        across = (-across[0], -across[1])
    x1, y1 = (x0 + x2) / 2 + 3 * lane * across[0], (y0 + y2) / 2 + 3 * lane * across[1]
    if (y0 - places.middle) * (y2 - places.middle) > 0:
        y1 += (places.middle - (y0 + y2) / 2) * 0.5 * way.share
    shift = lane * 0.8 * across[0], lane * 0.8 * across[1]
    curve = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        u = 1 - t
        x = u * u * x0 + 2 * t * u * x1 + t * t * x2 + shift[0]
        y = u * u * y0 + 2 * t * u * y1 + t * t * y2 + shift[1]
        curve.append((x, y))
    return curve


def _between(start: Spot, end: Spot, share: float) -> Spot:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _draw(picture: Image.Image, path: list[Spot], style: ArrowStyle, scale: float) -> None:
    """An arrow's edge and ink, in the part of the picture that it takes up."""
    reach = math.ceil((_HEAD + _EDGE) * scale)
    left, top = (math.floor(min(spot[axis] for spot in path)) - reach for axis in (0, 1))
    right, low = (math.ceil(max(spot[axis] for spot in path)) + reach for axis in (0, 1))
    local = [(x - left, y - top) for x, y in path]
    kept = list(local)
    while len(kept) > 2 and math.dist(kept[-1], local[-1]) < (_HEAD * scale * 0.7):
        kept.pop()
    line, tip = kept, kept[-1]
    pieces = _dashes(line, scale) if style.broken else [line]
    for colour, grow in ((style.edge, _EDGE * scale), (style.ink, 0.0)):
        mask = shape((right - left, low - top), _pen(pieces, tip, local[-1], scale, grow))
        picture.paste(colour, (left, top, right, low), mask)


def _pen(
    pieces: list[list[Spot]], base: Spot, tip: Spot, scale: float, grow: float
) -> Callable[[ImageDraw.ImageDraw, int], None]:
    """A function that draws the line and the head, larger by `grow` on all sides."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        half = (_LINE * scale / 2 + grow) * fine
        for piece in pieces:
            spots = [(x * fine, y * fine) for x, y in piece]
            pen.line(spots, fill=255, width=round(2 * half), joint="curve")
            for x, y in (spots[0], spots[-1]):
                pen.ellipse((x - half, y - half, x + half, y + half), fill=255)
        angle = math.atan2(tip[1] - base[1], tip[0] - base[0])
        size = _HEAD * scale
        back, side = -size - grow, size * 0.56 + grow * 1.5
        corners = ((grow * 1.9, 0.0), (back, side), (back, -side))
        turned = [
            (
                (tip[0] + x * math.cos(angle) - y * math.sin(angle)) * fine,
                (tip[1] + x * math.sin(angle) + y * math.cos(angle)) * fine,
            )
            for x, y in corners
        ]
        pen.polygon(turned, fill=255)

    return draw


def _dashes(path: list[Spot], scale: float) -> list[list[Spot]]:
    """The path, broken into pieces."""
    pieces: list[list[Spot]] = []
    walked = 0.0
    for before, after in itertools.pairwise(path):
        parts = max(1, round(math.dist(before, after)))
        for part in range(parts):
            spot = _between(before, after, part / parts)
            position = walked % ((_DASH + _GAP) * scale)
            if position < _DASH * scale:
                if not pieces or position < 1.0 or not pieces[-1]:
                    pieces.append([])
                pieces[-1].append(spot)
            walked += math.dist(before, after) / parts
    # A few places in a piece are enough; a line of many short parts would show cracks.
    return [[*piece[:-1:8], piece[-1]] for piece in pieces if len(piece) > 1]
