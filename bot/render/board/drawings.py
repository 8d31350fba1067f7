"""All patches of one theme and picture size, painted when first needed and kept as palette indices.

A patch includes its background, so laying it on a frame is a plain copy of rows. Places are those of the frame, whose
column 0 is the filter byte of the file: everything is one pixel further to the right than on the picture.
"""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import Final, Literal

from PIL import Image, ImageChops

from bot.render.board.geometry import BAR_VISIBLE, DESIGN_WIDTH, VISIBLE, Box, Layout, layout
from bot.render.board.paint_board import paint_board, paint_glow, paint_hand, paint_tray
from bot.render.board.paint_strips import (
    mark_turn,
    paint_digit,
    paint_strip,
    paint_words,
    write_name,
    write_pips,
    write_points,
    write_score,
)
from bot.render.board.scene import pips_word
from bot.render.board.stamps import (
    Arrow,
    Outline,
    Spot,
    Stamp,
    draw_arrow,
    face_stamp,
    ghost_stamp,
    hit_stamp,
    number_stamp,
    plate_stamp,
)
from bot.render.paint import png
from bot.render.paint.names import is_plain, side_word
from bot.render.paint.pieces import (
    faded,
    lay_piece,
    lay_pieces,
    paint_checker,
    paint_cube,
    paint_die,
    paint_pinned,
    paint_token,
    worn_ground,
    write_count,
)
from bot.render.paint.png import Patches
from bot.render.paint.theme import Theme, load_theme
from bot.rules.sides import Side

_ROOM: Final = 6_000_000  # bytes for patches that don't depend on who plays
_NAME_ROOM: Final = 10_000_000
"""Bytes for names and labels: a player has four, some 20 KB each, so it's enough for sixty matches at once."""
_ARROW_ROOM: Final = 6_000_000  # bytes for the arrows of plays: some two hundred of them
_OUTLINE_ROOM: Final = 4_000_000
"""Bytes for the parts arrows are made from: some two thousand, nearly all that are ever played."""

QUIET_CUBE: Final = 66
"""Edge of a cube that hasn't been turned, in design pixels."""

Laid = tuple[Image.Image, tuple[int, int]]
"""A patch and the place of its corner on the frame."""
DieLook = Literal["new", "used", "old"]
"""A die still to be played, one that was, one of the play before."""


class Drawings:
    """Patches and stamps for one theme, width and orientation."""

    def __init__(self, theme: Theme, places: Layout) -> None:
        self.theme, self.layout = theme, places
        self._patches: Patches[Image.Image] = Patches(_ROOM)
        self._names: Patches[Image.Image] = Patches(_NAME_ROOM)
        self._arrows: Patches[Arrow] = Patches(_ARROW_ROOM)
        self._outlines: Patches[Outline] = Patches(_OUTLINE_ROOM)

    @cached_property
    def head(self) -> bytes:
        """The header of every file made with these drawings."""
        return png.header(self.layout.width, self.layout.height, self.theme.palette)

    @cached_property
    def board(self) -> Image.Image:
        """The empty board with the filter column in front."""
        picture = self.theme.reduced(paint_board(self.theme, self.layout))
        framed = Image.new("P", (picture.width + 1, picture.height), 0)
        framed.paste(picture, (1, 0))
        return framed

    @cached_property
    def _rows(self) -> bytes:
        return self.board.tobytes()

    def fresh(self) -> tuple[Image.Image, bytearray]:
        """The empty board to lay patches on, and the scanlines of the file, which are this picture's memory."""
        rows = bytearray(self._rows)
        return Image.frombuffer("P", self.board.size, rows, "raw", "P", 0, 1), rows

    def _painted(
        self, key: tuple[object, ...], box: Box, paint: Callable[[Image.Image, tuple[int, int]], None]
    ) -> Image.Image:
        """A patch of the part of the board in `box` (on the picture), painted over; `paint` gets it and its corner."""

        def make() -> Image.Image:
            ground = self.board.crop((box[0] + 1, box[1], box[2] + 1, box[3]))
            ground.putpalette(self.theme.palette)
            piece = ground.convert("RGB")
            paint(piece, (box[0], box[1]))
            return self.theme.reduced(piece)

        return self._patches.get(key, make)

    def _stack(self, picture: Image.Image, spots: list[tuple[int, int]], piece: Image.Image) -> None:
        lay_pieces(picture, piece, spots, self.theme.style.cast(self.layout.shadow))

    def _count(self, picture: Image.Image, spot: tuple[int, int], side: Side, count: int) -> None:
        """The number of checkers of a stack, on the last of them."""
        write_count(picture, spot, str(count), self.theme[f"{side.name.lower()}.number"], self.layout.px(36))

    def column(self, point: int, side: Side, count: int, *, pinning: bool = False) -> Laid:
        """A stack on a point, above a checker it pins if `pinning`; the same for all alike points of a row."""
        places = self.layout
        box = places.stack_box(point, count + pinning)

        def paint(picture: Image.Image, corner: tuple[int, int]) -> None:
            spots = [_from(places.slot(point, index), corner) for index in range(min(count + pinning, VISIBLE))]
            if pinning:
                under = paint_pinned(self.theme, side.other, places.checker, upper=point > 12)
                self._stack(picture, [spots[0]], under)
            self._stack(picture, spots[pinning:], paint_checker(self.theme, side, places.checker))
            if count + pinning > VISIBLE:
                self._stack(picture, spots[-1:], paint_checker(self.theme, side, places.checker, marked=False))
                self._count(picture, spots[-1], side, count)

        key = ("column", point > 12, point % 2, places.end(point), side, count, pinning)
        return self._painted(key, box, paint), (box[0] + 1, box[1])

    def bar(self, side: Side, count: int, *, lower: bool) -> Image.Image:
        """A side's checkers on the bar, counted from two."""

        def paint(picture: Image.Image, corner: tuple[int, int]) -> None:
            shown = range(min(count, BAR_VISIBLE))
            spots = [_from(self.layout.bar_slot(index, lower=lower), corner) for index in shown]
            wood, ring = self.theme["wood.mid"], self.theme["wood.line"]
            for spot in spots:
                marked = count == 1 or spot != spots[-1]
                self._stack(
                    picture, [spot], paint_token(self.theme, side, self.layout.checker, wood, ring, marked=marked)
                )
            if count > 1:
                self._count(picture, spots[-1], side, count)

        return self._painted(("bar", side, count, lower), self.layout.bar_boxes[lower], paint)

    def hand(self, side: Side, count: int, *, lower: bool) -> Image.Image:
        """A side's checkers that haven't entered yet, and their number."""

        def paint(picture: Image.Image, _: tuple[int, int]) -> None:
            paint_hand(picture, self.theme, side, count, self.layout)

        return self._painted(("hand", side, count, lower), self.layout.hand_boxes[lower], paint)

    def tray(self, side: Side, count: int, *, lower: bool) -> Image.Image:
        """A tray with borne off checkers seen from the side, and their number."""

        def paint(picture: Image.Image, _: tuple[int, int]) -> None:
            paint_tray(picture, self.theme, side, count, self.layout, lower=lower)

        return self._painted(("tray", side, count, lower), self.layout.trays[lower], paint)

    def cube(
        self, value: int, centre: tuple[int, int], *, crossed: bool = False, offered: bool = False, quiet: bool = False
    ) -> tuple[Laid, Image.Image]:
        """The cube in its place on the bar, in a glow while it's on offer, `quiet` until it's turned; and its mask."""
        reach = self.layout.cube // 2 + self.layout.px(13)
        size = self.layout.px(QUIET_CUBE) if quiet else self.layout.cube
        box = (centre[0] - reach, centre[1] - reach, centre[0] + reach, centre[1] + reach)

        def paint(picture: Image.Image, corner: tuple[int, int]) -> None:
            spot = _from(centre, corner)
            if offered:
                paint_glow(picture, self.theme, self.layout)
            cube = paint_cube(self.theme, value, size, crossed=crossed, quiet=quiet)
            lay_piece(picture, cube, spot, self.theme.style.cast(self.layout.px(3 if quiet else 7)))

        patch = self._painted(("cube", value, centre[1], crossed, offered, quiet), box, paint)
        return (patch, (box[0] + 1, box[1])), self._body(size, reach - size // 2, reach - size // 2, patch.size)

    def die(
        self, side: Side, number: int, corner: tuple[int, int], look: DieLook = "new"
    ) -> tuple[Image.Image, Image.Image]:
        """A die on the felt, and its mask without the shadow; its upper left corner is at this place of the picture."""
        old = look == "old"
        size, margin = self.layout.old_die if old else self.layout.die, self.layout.px(4 if old else 13)
        box = (corner[0] - margin, corner[1], corner[0] + size + margin, corner[1] + size + margin)

        def paint(picture: Image.Image, _: tuple[int, int]) -> None:
            die = paint_die(self.theme, side, number, size)
            if look != "new":
                ground = worn_ground(self.theme, side) if old else self.theme["felt.base"]
                worn = old and self.theme.style.relief
                die = faded(die, ground, 0.34, grayed=0.25) if worn else faded(die, ground, 0.5)
            reach = self.layout.px(3 if old else 9 if look == "new" else 0)
            lay_piece(picture, die, (margin + size // 2, size // 2), self.theme.style.cast(reach))

        patch = self._painted(("die", side, number, look, corner), box, paint)
        return patch, self._body(size, margin, 0, patch.size)

    def _body(self, edge: int, left: int, top: int, size: tuple[int, int]) -> Image.Image:
        """The mask of a die or a cube in a patch of this size, without its shadow."""

        def make() -> Image.Image:
            mask = Image.new("L", size)
            mask.paste(paint_die(self.theme, Side.WHITE, 1, edge).getchannel("A"), (left, top))
            return mask.point([255 if level >= 128 else 0 for level in range(256)]).convert("1")

        return self._patches.get(("body", edge, left, top), make)

    def points(self, *, upper: bool, turned: bool, head: Side | None = None) -> Image.Image:
        """A rail with its numbers, and with the mark of the side that has its head there."""
        top = self.layout.strip if upper else self.layout.felt_bottom
        box = (0, top, self.layout.width, top + self.layout.row)

        def paint(picture: Image.Image, _: tuple[int, int]) -> None:
            write_points(picture, self.theme, self.layout, upper=upper, turned=turned, head=head)

        return self._painted(("points", upper, turned, head), box, paint)

    def words(self, text: str, room: int) -> Image.Image:
        """A few words on the felt, at most `room` pixels wide."""
        key, theme = ("words", text, room), self.theme
        return self._names.get(key, lambda: theme.reduced(paint_words(theme, self.layout, text, room)))

    def _strip(self, *, marked: bool, lower: bool) -> Image.Image:
        return paint_strip(self.theme, self.layout, marked=marked, lower=lower)

    def strip_right(self, score: str, *, marked: bool, lower: bool, start: int) -> Image.Image:
        """The right end of a strip, from `start`: the word for pips and the score."""
        pips = pips_word()

        def make() -> Image.Image:
            strip = self._strip(marked=marked, lower=lower)
            write_pips(strip, self.theme, self.layout, pips, marked=marked)
            write_score(strip, self.theme, self.layout, score, marked=marked)
            return self.theme.reduced(strip.crop((start, 0, strip.width, strip.height)))

        return self._names.get(("score", score, pips, marked, lower), make)

    def strip(self, *, marked: bool, lower: bool) -> Image.Image:
        """An empty strip."""
        return self._patches.get(
            ("strip", marked, lower), lambda: self.theme.reduced(self._strip(marked=marked, lower=lower))
        )

    def strip_left(self, side: Side, name: str, *, marked: bool, won: bool, lower: bool, end: int) -> Image.Image:
        """The left end of a strip, at most up to `end`: the mark of the turn, the checker, the name."""
        instead = "" if is_plain(name) else side_word(side)

        def make() -> Image.Image:
            empty = self._strip(marked=marked, lower=lower)
            strip = empty.crop((0, 0, end, self.layout.strip))
            if marked:
                mark_turn(strip, self.theme, self.layout, won=won)
            write_name(strip, self.theme, self.layout, side, name, instead=instead, marked=marked)
            # Most names are short: the rest of the strip behind them isn't kept with each.
            written = ImageChops.difference(strip, empty.crop((0, 0, *strip.size))).getbbox()
            return self.theme.reduced(strip.crop((0, 0, written[2] if written else 1, strip.height)))

        return self._names.get(("name", side, name, instead, marked, won, lower), make)

    def digit(self, digit: str, *, marked: bool, lower: bool) -> Image.Image:
        """A digit of a pip count."""

        def make() -> Image.Image:
            strip = self._strip(marked=marked, lower=lower)
            return self.theme.reduced(paint_digit(self.theme, self.layout, strip, digit, marked=marked))

        return self._patches.get(("digit", digit, marked, lower), make)

    @cached_property
    def ghost(self) -> Stamp:
        """The mark of a place that a checker has left."""
        return ghost_stamp(self.theme, self.layout.checker, self._scale)

    @lru_cache(maxsize=2)  # noqa: B019 - there are a dozen drawings, and they stay
    def peeping_ghost(self, *, upper: bool) -> Stamp:
        """The same beyond a full stack: only the part that the last checker drawn leaves free."""
        above = self.layout.peep if upper else -self.layout.peep
        return ghost_stamp(self.theme, self.layout.checker, self._scale, above)

    @lru_cache(maxsize=32)  # noqa: B019
    def number(self, point: int) -> Stamp:
        """The number of a point on a ghost."""
        return number_stamp(self.theme, str(point), self._scale)

    @lru_cache(maxsize=64)  # noqa: B019
    def face(self, side: Side, point: int) -> Stamp:
        """The number of a point on a side's checker."""
        return face_stamp(self.theme, side, str(point), self.layout.checker)

    @cached_property
    def middle(self) -> Image.Image:
        """The mask of what a number on a checker covers."""
        return face_stamp(self.theme, Side.WHITE, "1", self.layout.checker).covered

    def under(self, frame: Image.Image, centre: tuple[int, int]) -> Stamp:
        """The middle of a checker as it is on a frame, to be laid there again."""
        mask = self.middle
        left, top = centre[0] - mask.width // 2, centre[1] - mask.height // 2
        return Stamp(frame.crop((left, top, left + mask.width, top + mask.height)), mask)

    @cached_property
    def hit(self) -> Stamp:
        """The mark around a checker that hit."""
        return hit_stamp(self.theme, self.layout.checker, self._scale)

    @cached_property
    def _scale(self) -> float:
        """This picture's pixels in a design pixel."""
        return self.layout.width / DESIGN_WIDTH

    @lru_cache(maxsize=48)  # noqa: B019
    def plate(self, text: str) -> Stamp:
        """A small label, on an arrow that stands for several checkers or beside a stack that shows its count."""
        return plate_stamp(self.theme, text, self._scale)

    def arrow(self, key: tuple[int, ...], path: Sequence[Spot]) -> Arrow:
        """An arrow along a path; the same `key` for the same path."""

        def ink() -> Arrow:
            outline = self._outlines.get(key, lambda: draw_arrow(path, self._scale))
            return outline.inked(self.theme, self.theme["mark.ink"])

        return self._arrows.get(key, ink)


def _from(spot: tuple[int, int], corner: tuple[int, int]) -> tuple[int, int]:
    return spot[0] - corner[0], spot[1] - corner[1]


@lru_cache(maxsize=12)
def drawings(theme: str, width: int, *, home_left: bool, same_way: bool = False) -> Drawings:
    """The drawings of a theme, width, orientation and kind of board; the dozen most used stay in memory."""
    return Drawings(load_theme(theme), layout(width, home_left=home_left, same_way=same_way))
