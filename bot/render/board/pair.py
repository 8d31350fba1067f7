"""Two boards, each with its own play: for plays whose arrows would cross on one board."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PIL import Image

from bot.render.board.arrows import Play, lay_plays, run_of
from bot.render.board.geometry import Layout
from bot.render.board.picture import compose_board
from bot.render.board.scene import BoardScene
from bot.render.paint.frame import plank
from bot.render.paint.page import Lettering
from bot.render.paint.theme import Theme
from bot.rules.position import BAR, OFF

_MARGIN: Final = 8
_GAP: Final = 24  # wood left and right of the boards, and between them
_POST: Final = 80
"""The least wood left and right of boards one above the other: at the full width they'd be higher than a phone."""
_NARROW: Final = 0.6  # what takes less of the width than this has room beside itself
_LIP: Final = 5  # the part of the frame around the felt that is kept
_NUMBERS: Final = 42
"""Height of a row of numbers: they are written anew, because those of a small board couldn't be read."""
_SIZES: Final = (31, 29, 27)
_WEIGHT: Final = 1.3  # how much thicker arrows are than on a board of its own


def is_stacked(plays: tuple[Play, Play], places: Layout) -> bool:
    """Do the two boards stand one above the other, because the plays need more than a half of the board?"""
    left, right = _kept(plays, places)
    return right - left >= places.width * _NARROW


def pair_of_boards(
    scene: BoardScene, plays: tuple[Play, Play], places: Layout, theme: Theme, *, low: bool = False
) -> Image.Image:
    """The board twice, each time with one play, between the strips of the players; in true color.

    Only what matters is shown, to leave more room for it: one half of the board side by side, or the whole felt one
    above the other; a tray only if a play ends in it. Halves fill the width, but in a `low` picture no more than they
    do on a board of their own.
    """
    bare = compose_board(scene)
    left, right = _kept(plays, places)
    beside = not is_stacked(plays, places)
    box = (left - _LIP, places.felt_top - _LIP, right + _LIP, places.felt_bottom + _LIP)
    wide = _width(box[2] - box[0], places.width, beside=beside, low=low)
    margin = (places.width - 2 * wide - _GAP) // 2 if beside else (places.width - wide) // 2
    high = (box[3] - box[1]) * wide // (box[2] - box[0])
    step = (wide + _GAP, 0) if beside else (0, high + 2 * _NUMBERS)
    height = 2 * places.strip + 2 * _NUMBERS + high + step[1]
    picture = _frame(theme, (places.width, height), places.strip, high, post=margin, beside=beside)
    picture.paste(bare.crop((0, 0, places.width, places.strip)), (0, 0))
    lowest = (0, places.height - places.strip, places.width, places.height)
    picture.paste(bare.crop(lowest), (0, height - places.strip))
    for number, (ways, style) in enumerate(plays):
        # Alone on its board, an arrow has no side to keep to.
        play = [(ways, replace(style, lane=0))]
        board = compose_board(replace(scene, numbers="none"), arrows=run_of(play, places)).convert("RGB")
        lay_plays(board, scene, play, places, _WEIGHT)
        left, top = margin + number * step[0], places.strip + _NUMBERS + number * step[1]
        small = board.crop(box).resize((wide, high), Image.Resampling.LANCZOS)
        picture.paste(small, (left, top))

        def spot(point: int, left: int = left, top: int = top) -> tuple[int, int] | None:
            middle = places.column_left(point) + places.point_width / 2
            row = top - _NUMBERS if point > 12 else top + high
            inside = box[0] < middle < box[2]
            return (left + round((middle - box[0]) * wide / (box[2] - box[0])), row) if inside else None

        _write_numbers(picture, scene, places, theme, spot)
    return picture


def _width(alone: int, whole: int, *, beside: bool, low: bool) -> int:
    """How wide each of the two boards is shown. As they are `alone`, they stay sharp, and take half the bytes."""
    room = (whole - 2 * _MARGIN - _GAP) // 2 if beside else whole - 2 * _POST
    return room if beside and not low else min(room, alone)


def _frame(theme: Theme, size: tuple[int, int], strip: int, board: int, *, post: int, beside: bool) -> Image.Image:
    """The wood around both boards of that height, its grain along each piece; `post`: that at the left and right."""
    wide, high = size
    picture = Image.new("RGB", size, theme["wood.mid"])
    post = max(post, _GAP)
    outer = plank(theme, (post, board), upright=True)
    uprights = [(0, outer), (wide - post, outer)]
    if beside:
        uprights.append(((wide - _GAP) // 2, plank(theme, (_GAP, board), upright=True)))
    tops = range(strip + _NUMBERS, high - strip - board, board + 2 * _NUMBERS)
    for left, wood in uprights:
        for top in tops:
            picture.paste(wood, (left, top))
    for number, edge in enumerate(edge for top in tops for edge in (top - _NUMBERS, top + board)):
        picture.paste(plank(theme, (wide, _NUMBERS), offset=60 * number), (0, edge))
    return picture


def _kept(plays: tuple[Play, Play], places: Layout) -> tuple[int, int]:
    """Left and right end of what is shown: the halves in which a checker moves, with a tray if one is borne off."""
    halves = sorted((places.outer_felt, places.home_felt))
    spots = [spot[0] for ways, _ in plays for way in ways for spot in (way.start, way.end)]
    moved = [half for half in halves if any(half[0] < x < half[2] for x in spots)] or halves
    left, right = moved[0][0], moved[-1][2]
    if any(halves[0][2] <= x <= halves[1][0] for x in spots):  # from the bar
        left, right = min(left, halves[0][2]), max(right, halves[1][0])
    for tray in places.trays:
        if any(tray[0] < way.end[0] < tray[2] for ways, _ in plays for way in ways):
            left, right = min(left, tray[0]), max(right, tray[2])
    return left, right


def _write_numbers(
    picture: Image.Image,
    scene: BoardScene,
    places: Layout,
    theme: Theme,
    spots: Callable[[int], tuple[int, int] | None],
) -> None:
    """The numbers of the points above and below a small board; `spots` gives a point's column and row, if shown."""
    if scene.numbered_by is None:
        return
    lettering = Lettering()
    for point in range(OFF + 1, BAR):
        number = point if scene.numbered_by == scene.bottom else places.facing(point)
        if (spot := spots(point)) is not None:
            area = (spot[0] - 24, spot[1], spot[0] + 24, spot[1] + _NUMBERS)
            lettering.write(picture, str(number), area, theme["numbers.ink"], sizes=_SIZES, align=0.5)
