"""Where everything is on the picture: points to pixels, for either orientation.

All measures are pixels of the finished picture. The design is drawn at 1200 x 900; other sizes are scaled from it.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from bot.render.board.scene import facing
from bot.rules.position import BAR, OFF
from bot.rules.sides import Side

DESIGN_WIDTH: Final = 1200
DESIGN_HEIGHT: Final = 900
WIDTHS: Final = (1200, 800)
"""The widths a picture may have; the height is three quarters of it."""

VISIBLE: Final = 5
"""Checkers of a stack that are drawn; taller stacks show their number."""
BAR_VISIBLE: Final = 3
"""Checkers of one side on the bar that are drawn."""

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""


@dataclass(frozen=True)
class Layout:
    """The measures of one picture size and the places on it, for home boards on the right or left.

    If both sides move the `same_way`, the upper side's home is opposite the lower side's, corner to corner: its tray is
    there, and the bar, which these games don't need, shrinks to a hinge.
    """

    width: int
    home_left: bool = False
    same_way: bool = False

    def px(self, design: float) -> int:
        """A design measure in pixels of this picture."""
        return round(design * self.width / DESIGN_WIDTH)

    @cached_property
    def height(self) -> int:
        """Height of the picture."""
        return self.width * DESIGN_HEIGHT // DESIGN_WIDTH

    @cached_property
    def strip(self) -> int:
        """Height of a name strip."""
        return self.px(58)

    @cached_property
    def row(self) -> int:
        """Height of a row of point numbers, the frame above and below the felt."""
        return self.px(40)

    @cached_property
    def felt_top(self) -> int:
        """Upper edge of the felt."""
        return self.strip + self.row

    @cached_property
    def felt_bottom(self) -> int:
        """Lower edge of the felt."""
        return self.height - self.felt_top

    @cached_property
    def bands(self) -> tuple[int, ...]:
        """Rows at which a picture is divided for deflating: the strips, the rails, the dice, and the felt in parts."""
        part, dice = self.px(48), (self.middle - self.px(30), self.middle + self.px(42))
        upper, lower = range(self.felt_top, dice[0], part), range(self.felt_bottom, dice[1], -part)
        return (0, self.strip, *upper, *dice, *reversed(lower), self.height - self.strip, self.height)

    @cached_property
    def middle(self) -> int:
        """The line between the two rows of points."""
        return self.height // 2

    @cached_property
    def point_width(self) -> int:
        """Width of a point."""
        return self.half_width // 6

    @cached_property
    def point_height(self) -> int:
        """Height of a point's triangle."""
        return self.px(296)

    @cached_property
    def inlay(self) -> int:
        """Width of a point's triangle at its base."""
        return self.px(74)

    @cached_property
    def checker(self) -> int:
        """Diameter of a checker."""
        return self.px(64)

    @cached_property
    def step(self) -> int:
        """Distance between the centers of two checkers of a stack; they touch, and no part of them is hidden."""
        return self.px(62)

    @cached_property
    def peep(self) -> int:
        """How far a checker's ghost shows from behind the last one drawn of a stack."""
        return self.px(24)

    @cached_property
    def lip(self) -> int:
        """Felt between the frame and the first checker of a stack."""
        return self.px(3)

    @cached_property
    def shadow(self) -> int:
        """A checker's height above the board: its shadow reaches twice as far below it."""
        return self.px(6)

    @cached_property
    def die(self) -> int:
        """Edge of a die."""
        return self.px(74)

    @cached_property
    def old_die(self) -> int:
        """Edge of a die of the last play."""
        return self.px(64)

    @cached_property
    def cube(self) -> int:
        """Edge of the cube."""
        return self.px(76)

    def flip(self, box: Box) -> Box:
        """The box, mirrored left to right if home is on the left."""
        if not self.home_left:
            return box
        left, top, right, bottom = box
        return self.width - right, top, self.width - left, bottom

    @cached_property
    def half_width(self) -> int:
        """Width of the felt of one half of the board."""
        return self.px(456)

    @cached_property
    def air(self) -> int:
        """The space that six points of whole pixels leave at both ends of a half."""
        return (self.half_width - 6 * self.point_width) // 2

    @cached_property
    def side(self) -> int:
        """Width of the upright pieces of the frame at both ends of the board."""
        return self.px(20 if self.same_way else 28)

    @cached_property
    def outer_felt(self) -> Box:
        """The felt of the outer boards (points 7-18)."""
        left = self._beside if self.same_way else self.side
        return self.flip((left, self.felt_top, left + self.half_width, self.felt_bottom))

    @cached_property
    def _beside(self) -> int:
        """Width of the parts beside the felt if there are trays at both ends: frame, tray, frame."""
        return self.side + self.px(92) + self.px(16)

    @cached_property
    def home_felt(self) -> Box:
        """The felt of the home boards; of the lower side's home and the upper side's start in same-way games."""
        left = self.side + self.half_width + self.px(96)
        if self.same_way:
            left = self.width - self._beside - self.half_width
        return self.flip((left, self.felt_top, left + self.half_width, self.felt_bottom))

    @cached_property
    def bar(self) -> Box:
        """The bar between the two halves."""
        left, right = sorted((self.outer_felt, self.home_felt))
        return left[2], self.felt_top, right[0], self.felt_bottom

    @cached_property
    def trays(self) -> tuple[Box, Box]:
        """The insides of the trays for borne off checkers: the upper side's, the lower side's."""
        return self._tray(lower=False), self._tray(lower=True)

    def _tray(self, *, lower: bool) -> Box:
        right = self.width - self.px(24)
        left = right - self.px(112)
        gap = self.px(10)
        rows = (self.middle + gap, self.felt_bottom) if lower else (self.felt_top, self.middle - gap)
        if self.same_way:
            left = self.width - self.side - self.px(92) if lower else self.side
            right = left + self.px(92)
        return self.flip((left, rows[0], right, rows[1]))

    def tray_step(self, count: int) -> int:
        """From one borne off checker to the next, with this many in the tray: all have to fit, and their number."""
        left = self.trays[0][3] - self.trays[0][1] - self.px(70)
        return min(self.px(20.6), left // max(1, count))

    @cached_property
    def columns(self) -> tuple[Box, ...]:
        """The place of each point (in the lower side's numbering; 0 is none), and that of a full stack on it."""
        return (0, 0, 0, 0), *(self._column(point) for point in range(1, BAR))

    def _column(self, point: int) -> Box:
        left = self.column_left(point)
        tall = self.lip + self.checker + (VISIBLE - 1) * self.step
        if point > 12:
            return left, self.felt_top, left + self.point_width, self.felt_top + tall
        return left, self.felt_bottom - tall, left + self.point_width, self.felt_bottom

    def stack_box(self, point: int, count: int) -> Box:
        """The part of a point that a stack of `count` checkers and its shadow cover."""
        left, top, right, bottom = self.columns[point]
        free = (VISIBLE - min(count, VISIBLE)) * self.step
        if point > 12:
            return left, top, right, bottom - free + 2 * self.shadow
        return left, top + free, right, bottom

    def end(self, point: int) -> int:
        """-1 for a half's first point from the left, 1 for its last, otherwise 0: the frame's shadow falls on them."""
        return {0: -1, 5: 1}.get(self._across(point) % 6, 0)

    def _across(self, point: int) -> int:
        """The place of a point in its row, 0 to 11 from the left."""
        across = point - 13 if point > 12 else 12 - point
        return 11 - across if self.home_left else across

    def column_left(self, point: int) -> int:
        """Left edge of a point, in the lower side's numbering."""
        across = self._across(point)
        felts = sorted((self.outer_felt, self.home_felt))
        return felts[across // 6][0] + self.air + across % 6 * self.point_width

    def slot(self, point: int, index: int) -> tuple[int, int]:
        """Center of checker number `index` (from 0, at most the fifth) of a stack on a point."""
        x = self.columns[point][0] + self.point_width // 2
        y = self.lip + self.checker // 2 + min(index, VISIBLE - 1) * self.step
        return (x, self.felt_top + y) if point > 12 else (x, self.felt_bottom - y)

    def bar_slot(self, index: int, *, lower: bool) -> tuple[int, int]:
        """Center of a side's checker number `index` (from 0) on the bar, the first nearest the middle."""
        left, _, right, _ = self.bar
        y = self.cube // 2 + self.px(14) + self.checker // 2 + min(index, BAR_VISIBLE - 1) * self.step
        return (left + right) // 2, self.middle + y if lower else self.middle - y

    def cube_centre(self, owner: Side | None, bottom: Side) -> tuple[int, int]:
        """Center of the cube: in the middle of the bar, or at its owner's end of it."""
        left, top, right, low = self.bar
        reach = self.cube // 2 + self.px(8)
        y = self.middle if owner is None else low - reach if owner == bottom else top + reach
        return (left + right) // 2, y

    @cached_property
    def bar_boxes(self) -> tuple[Box, Box]:
        """The parts of the bar that hold checkers: the upper side's, the lower side's."""
        return self._bar_box(lower=False), self._bar_box(lower=True)

    def _bar_box(self, *, lower: bool) -> Box:
        left, _, right, _ = self.bar
        reach = self.checker // 2 + self.px(9)
        rows = [self.bar_slot(index, lower=lower)[1] for index in (0, BAR_VISIBLE - 1)]
        return left, min(rows) - reach, right, max(rows) + reach

    @cached_property
    def hand_boxes(self) -> tuple[Box, Box]:
        """The boxes for checkers that haven't entered yet: the upper side's, the lower side's.

        They're at the end of the bar beside the quarter in which they enter, the opponent's home: games with a hand
        have no cube that could be there.
        """
        left, top, right, bottom = self.bar
        inset, high = self.px(9), self.px(98)
        low = (left + inset, bottom - inset - high, right - inset, bottom - inset)
        return low, (left + inset, top + inset, right - inset, top + inset + high)

    def half_of(self, *, lower: bool) -> Box:
        """The felt on a player's right, where they throw: the right half for the lower player, otherwise the left."""
        first, second = sorted((self.outer_felt, self.home_felt))
        return second if lower else first

    def place(self, side: Side, point: int, bottom: Side) -> int:
        """A side's point 1-24 in the lower side's numbering; bar, hand and off keep their numbers."""
        return point if side == bottom or not OFF < point < BAR else facing(self.same_way)[point]

    def facing(self, point: int) -> int:
        """A side's point 1-24 in the other side's numbering."""
        return facing(self.same_way)[point]


@cache
def layout(width: int, *, home_left: bool = False, same_way: bool = False) -> Layout:
    """The layout of a picture width. Raises ValueError for a width that has no drawings."""
    if width not in WIDTHS:
        raise ValueError(f"no board {width} pixels wide, only {WIDTHS}")
    return Layout(width, home_left, same_way)
