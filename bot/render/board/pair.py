"""Two boards side by side, each with its own play: for plays whose arrows would cross on one board."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from bot.render.board.arrows import ArrowStyle, ArrowWay, lay_arrow
from bot.render.board.geometry import Layout
from bot.render.board.picture import compose_board
from bot.render.board.scene import BoardScene
from bot.render.paint.frame import plank
from bot.render.paint.page import Lettering
from bot.render.paint.theme import Theme
from bot.rules.position import BAR, OFF

_MARGIN: Final = 8
_GAP: Final = 24
"""Wood left and right of the boards, and between them."""
_LIP: Final = 5
"""The part of the frame around the felt that is kept."""
_NUMBERS: Final = 42
"""Height of a row of numbers: they are written anew, because those of a small board couldn't be read."""
_SIZES: Final = (31, 29, 27)
_WEIGHT: Final = 1.3
"""How much thicker arrows are than on a board of its own."""

Play = tuple[Sequence[ArrowWay], ArrowStyle]


def pair_of_boards(scene: BoardScene, plays: tuple[Play, Play], places: Layout, theme: Theme) -> Image.Image:
    """The board twice, each time with one play, between the strips of the players; in true color.

    The trays are left out unless a play ends in one, to leave more room for what matters.
    """
    bare = compose_board(replace(scene, numbers="none")).convert("RGB")
    left, right = _kept(plays, places)
    box = (left - _LIP, places.felt_top - _LIP, right + _LIP, places.felt_bottom + _LIP)
    wide = (places.width - 2 * _MARGIN - _GAP) // 2
    high = (box[3] - box[1]) * wide // (box[2] - box[0])
    height = 2 * places.strip + 2 * _NUMBERS + high
    picture = _frame(theme, (places.width, height), places.strip)
    picture.paste(bare.crop((0, 0, places.width, places.strip)), (0, 0))
    low = (0, places.height - places.strip, places.width, places.height)
    picture.paste(bare.crop(low), (0, height - places.strip))
    for number, (ways, style) in enumerate(plays):
        board = bare.copy()
        for way in ways:
            # Alone on its board, an arrow has no side to keep to.
            lay_arrow(board, way, replace(style, lane=0), places, _WEIGHT)
        left, top = _MARGIN + number * (wide + _GAP), places.strip + _NUMBERS
        small = board.crop(box).resize((wide, high), Image.Resampling.LANCZOS)
        picture.paste(small, (left, top))

        def spot(point: int, left: int = left) -> tuple[int, int]:
            middle = places.column_left(point) + places.point_width / 2 - box[0]
            row = places.strip if point > 12 else places.strip + _NUMBERS + high
            return left + round(middle * wide / (box[2] - box[0])), row

        _write_numbers(picture, scene, places, theme, spot)
    return picture


def _frame(theme: Theme, size: tuple[int, int], strip: int) -> Image.Image:
    """The wood around both boards, its grain along each piece."""
    wide, high = size
    picture = Image.new("RGB", size, theme["wood.mid"])
    post = plank(theme, (_GAP, high), upright=True)
    for left in (0, (wide - _GAP) // 2, wide - _GAP):
        picture.paste(post, (left, 0))
    for number, top in enumerate((strip, high - strip - _NUMBERS)):
        picture.paste(plank(theme, (wide, _NUMBERS), offset=60 * number), (0, top))
    return picture


def _kept(plays: tuple[Play, Play], places: Layout) -> tuple[int, int]:
    """Left and right end of the part of the board that is shown: the felt, with a tray if a checker is borne off."""
    first, second = sorted((places.outer_felt, places.home_felt))
    left, right = first[0], second[2]
    for tray in places.trays:
        if any(tray[0] < way.end[0] < tray[2] for ways, _ in plays for way in ways):
            left, right = min(left, tray[0]), max(right, tray[2])
    return left, right


def _write_numbers(
    picture: Image.Image, scene: BoardScene, places: Layout, theme: Theme, spots: Callable[[int], tuple[int, int]]
) -> None:
    """The numbers of the points above and below a small board; `spots` gives each point's column and row."""
    if scene.numbered_by is None:
        return
    lettering = Lettering()
    for point in range(OFF + 1, BAR):
        number = point if scene.numbered_by == scene.bottom else places.facing(point)
        column, top = spots(point)
        area = (column - 24, top, column + 24, top + _NUMBERS)
        lettering.write(picture, str(number), area, theme["numbers.ink"], sizes=_SIZES, align=0.5)
