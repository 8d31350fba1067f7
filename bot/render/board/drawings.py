"""All patches of one theme and picture size, painted when first needed and kept as palette indices.

A patch includes its background, so laying it on a frame is a plain copy of rows. Places are those of the frame, whose
column 0 is the filter byte of the file: everything lies one pixel further right than on the picture.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Final, Literal

from PIL import Image

from bot.render.board.geometry import BAR_VISIBLE, VISIBLE, Box, Layout, layout
from bot.render.board.paint_board import paint_board, paint_hand, paint_tray
from bot.render.board.paint_strips import (
    mark_turn,
    paint_digits,
    paint_strip,
    paint_words,
    write_name,
    write_pips,
    write_points,
    write_score,
)
from bot.render.board.scene import pips_word
from bot.render.board.stamps import Stamp, burst_stamp, dot_stamp, head_stamp, make_stamp, ring_stamp
from bot.render.paint import png
from bot.render.paint.names import side_word
from bot.render.paint.patches import PAINTING, Patches
from bot.render.paint.pieces import (
    lay_piece,
    paint_checker,
    paint_cube,
    paint_die,
    paint_pinned,
    paint_token,
    write_count,
)
from bot.render.paint.theme import Theme, load_theme
from bot.rules.sides import Side

_ROOM: Final = 6_000_000
"""Bytes for what does not depend on who plays."""
_NAME_ROOM: Final = 10_000_000
"""Bytes for name strips: enough for the players of fifty matches at once, two strips each."""
_STAMP_ROOM: Final = 1_000_000
"""Bytes for the marks of plays and the cubes on offer: some four hundred of them."""

Mark = Literal["head", "burst", "ring", "dot"]


class Drawings:
    """Patches and stamps for one theme, width and orientation."""

    def __init__(self, theme: Theme, places: Layout) -> None:
        self.theme = theme
        self.layout = places
        self._patches: Patches[Image.Image] = Patches(_ROOM)
        self._names: Patches[Image.Image] = Patches(_NAME_ROOM)
        self._stamps: Patches[Stamp] = Patches(_STAMP_ROOM)

    @cached_property
    def head(self) -> bytes:
        """The header of every file made of these drawings."""
        return png.header(self.layout.width, self.layout.height, self.theme.palette)

    @cached_property
    def board(self) -> Image.Image:
        """The empty board with the filter column in front."""
        with PAINTING:
            picture = self.theme.reduced(paint_board(self.theme, self.layout))
        framed = Image.new("P", (picture.width + 1, picture.height), 0)
        framed.paste(picture, (1, 0))
        return framed

    @property
    def held(self) -> int:
        """Bytes of pixels of all patches kept now."""
        return self._patches.held + self._names.held

    def _painted(
        self, key: tuple[object, ...], box: Box, paint: Callable[[Image.Image, tuple[int, int]], None]
    ) -> Image.Image:
        """A patch of the board's part in `box` (on the picture), painted over; `paint` gets it and its corner."""

        def make() -> Image.Image:
            ground = self.board.crop((box[0] + 1, box[1], box[2] + 1, box[3]))
            ground.putpalette(self.theme.palette)
            piece = ground.convert("RGB")
            paint(piece, (box[0], box[1]))
            return self.theme.reduced(piece)

        return self._patches.get(key, make)

    def checker(self, side: Side) -> Image.Image:
        """A checker in true color, for painting patches."""
        return paint_checker(self.theme, side, self.layout.checker)

    def _stack(self, picture: Image.Image, spots: list[tuple[int, int]], piece: Image.Image) -> None:
        """Checkers on their spots."""
        for spot in spots:
            lay_piece(picture, piece, spot, self.theme.style.cast(self.layout.shadow))

    def _count(self, picture: Image.Image, spot: tuple[int, int], side: Side, count: int) -> None:
        """The number of checkers of a stack, on the last of them."""
        write_count(picture, spot, str(count), self.theme[f"{side.name.lower()}.number"], self.layout.px(42))

    def column(self, point: int, side: Side, count: int, *, pinning: bool = False) -> Image.Image:
        """A point with checkers on it, above one they pin if `pinning`; the same for all of one color and row."""
        places = self.layout
        box = places.columns[point]

        def paint(picture: Image.Image, corner: tuple[int, int]) -> None:
            spots = [_from(places.slot(point, index), corner) for index in range(min(count + pinning, VISIBLE))]
            if pinning:
                under = paint_pinned(self.theme, side.other, places.checker, upper=point > 12)
                self._stack(picture, [spots[0]], under)
            self._stack(picture, spots[pinning:], self.checker(side))
            if count + pinning > VISIBLE:
                self._count(picture, spots[-1], side, count)

        return self._painted(("column", point > 12, point % 2, side, count, pinning), box, paint)

    def bar(self, side: Side, count: int, *, lower: bool) -> Image.Image:
        """A side's checkers on the bar, counted from two."""

        def paint(picture: Image.Image, corner: tuple[int, int]) -> None:
            shown = range(min(count, BAR_VISIBLE))
            spots = [_from(self.layout.bar_slot(index, lower=lower), corner) for index in shown]
            wood, ring = self.theme["wood.mid"], self.theme["numbers.ink"]
            self._stack(picture, spots, paint_token(self.theme, side, self.layout.checker, wood, ring))
            if count > 1:
                self._count(picture, spots[-1], side, count)

        return self._painted(("bar", side, count, lower), self.layout.bar_boxes[lower], paint)

    def hand(self, side: Side, count: int, *, lower: bool) -> Image.Image:
        """The checkers of a side that have not entered yet, and their number."""

        def paint(picture: Image.Image, _: tuple[int, int]) -> None:
            paint_hand(picture, self.theme, side, count, self.layout)

        return self._painted(("hand", side, count, lower), self.layout.hand_boxes[lower], paint)

    def tray(self, side: Side, count: int, *, lower: bool) -> Image.Image:
        """A tray with borne off checkers seen from the side, and their number."""

        def paint(picture: Image.Image, _: tuple[int, int]) -> None:
            paint_tray(picture, self.theme, side, count, self.layout, lower=lower)

        return self._painted(("tray", side, count, lower), self.layout.trays[lower], paint)

    def cube_box(self, centre: tuple[int, int]) -> Box:
        """The place of the cube and its shadow."""
        reach = self.layout.cube // 2 + self.layout.px(6)
        return centre[0] - reach, centre[1] - reach, centre[0] + reach, centre[1] + reach

    def cube(self, value: int, centre: tuple[int, int], *, crossed: bool) -> Image.Image:
        """The cube on its place on the bar."""

        def paint(picture: Image.Image, corner: tuple[int, int]) -> None:
            cube = paint_cube(self.theme, value, self.layout.cube, crossed=crossed)
            lay_piece(picture, cube, _from(centre, corner), self.theme.style.cast(self.layout.px(5)))

        return self._painted(("cube", value, centre[1], crossed), self.cube_box(centre), paint)

    def die(self, side: Side, number: int, *, used: bool) -> Image.Image:
        """A die on the felt."""

        def make() -> Image.Image:
            felt = self.theme["felt.base"]
            return self.theme.reduced(paint_die(self.theme, side, number, self.layout.die, felt, used=used))

        return self._patches.get(("die", side, number, used), make)

    def points(self, *, upper: bool, turned: bool, head: Side | None = None) -> Image.Image:
        """A rail with its numbers, and with the mark of the side that has its head there."""
        top = self.layout.strip if upper else self.layout.felt_bottom
        box = (0, top, self.layout.width, top + self.layout.row)

        def paint(picture: Image.Image, _: tuple[int, int]) -> None:
            write_points(picture, self.theme, self.layout, upper=upper, turned=turned, head=head)

        return self._painted(("points", upper, turned, head), box, paint)

    def words(self, text: str, room: int) -> Image.Image:
        """A few words on the felt, at most `room` pixels wide."""

        def make() -> Image.Image:
            return self.theme.reduced(paint_words(self.theme, self.layout, text, room))

        return self._names.get(("words", text, room), make)

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

    def strip_left(self, side: Side, name: str, *, marked: bool, won: bool, lower: bool, end: int) -> Image.Image:
        """The left end of a strip, up to `end`: the mark of the turn, the checker, the name."""
        instead = side_word(side)

        def make() -> Image.Image:
            strip = self._strip(marked=marked, lower=lower).crop((0, 0, end, self.layout.strip))
            if marked:
                mark_turn(strip, self.theme, self.layout, won=won)
            write_name(strip, self.theme, self.layout, side, name, instead=instead, marked=marked)
            return self.theme.reduced(strip)

        return self._names.get(("name", side, name, instead, marked, won, lower), make)

    def digit(self, digit: str, *, marked: bool, lower: bool) -> Image.Image:
        """A digit of a pip count; "" for the blank ground of the strip."""

        def make() -> Image.Image:
            strip = self._strip(marked=marked, lower=lower)
            tiles = paint_digits(self.theme, self.layout, strip, marked=marked)
            tile = tiles[int(digit)] if digit else strip.crop((0, 0, tiles[0].width, strip.height))
            return self.theme.reduced(tile)

        return self._patches.get(("digit", digit, marked, lower), make)

    def stamp(self, kind: Mark, direction: int = 0, *, hit: bool = False) -> Stamp:
        """A mark of the last play; only heads have a direction, and differ where a checker was hit."""
        px = self.layout.px

        def make() -> Stamp:
            if kind == "head":
                return head_stamp(self.theme, px(50), direction, hit=hit)
            if kind == "burst":
                return burst_stamp(self.theme, px(78))
            return ring_stamp(self.theme, px(68)) if kind == "ring" else dot_stamp(self.theme, px(17))

        return self._stamps.get((kind, direction, hit), make)

    @cached_property
    def offered_cube(self) -> int:
        """Edge of the big cube of a double on offer."""
        return self.layout.px(118)

    def offer(self, value: int) -> Stamp:
        """The big cube of a double on offer."""

        def make() -> Stamp:
            cube = paint_cube(self.theme, value, self.offered_cube)
            return make_stamp(self.theme, cube.convert("RGB"), cube.getchannel("A"), self.theme["cube.edge"])

        return self._stamps.get(("offer", value), make)


def _from(spot: tuple[int, int], corner: tuple[int, int]) -> tuple[int, int]:
    return spot[0] - corner[0], spot[1] - corner[1]


@lru_cache(maxsize=12)
def drawings(theme: str, width: int, *, home_left: bool, same_way: bool = False) -> Drawings:
    """The drawings of a theme, width, orientation and kind of board; the most used dozen stay in memory."""
    return Drawings(load_theme(theme), layout(width, home_left=home_left, same_way=same_way))
