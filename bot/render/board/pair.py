"""Halves of two boards, each with its own play: for plays whose arrows would cross on one board."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from PIL import Image

from bot.render.board.arrows import ArrowStyle, Play, lay_plays, lay_sign, run_of
from bot.render.board.geometry import Layout
from bot.render.board.picture import compose_board
from bot.render.board.scene import BoardScene
from bot.render.paint.page import Lettering, plank
from bot.render.paint.theme import Theme
from bot.rules.position import BAR, OFF

_MARGIN: Final = 8
_GAP: Final = 40  # the least wood left and right of the boards, and between them
_HEAD: Final = 44  # height of the band above a board that says whose play it is: two halves look like one board
_HEAD_SIZES: Final = (38, 34)
_SIGN: Final = 32
_NARROW: Final = 0.6  # what takes less of the width than this has room beside itself
_LIP: Final = 5  # the part of the frame around the felt that is kept
_NUMBERS: Final = 42  # height of a row of numbers, written anew because those of a small board couldn't be read
_SIZES: Final = (31, 29, 27)
_WEIGHT: Final = 1.3  # how much thicker arrows are than on a board of its own


def fit_in_halves(plays: tuple[Play, Play], places: Layout) -> bool:
    """Can the two boards stand side by side, because the plays need no more than a half of the board?"""
    left, right = _kept(plays, places)
    return right - left < places.width * _NARROW


def pair_of_boards(
    scene: BoardScene, plays: tuple[Play, Play], places: Layout, theme: Theme, heads: tuple[str, str]
) -> Image.Image:
    """Half the board twice, each time with one play under its head, between the strips of the players; in true color.

    Only what matters is shown, to leave more room for it: a tray only if a play ends in it.
    """
    bare = compose_board(scene)
    stand = _standing(plays, places)
    box, strip = stand.box, places.strip
    picture = _frame(theme, stand, places.width)
    picture.paste(bare.crop((0, 0, places.width, strip)), (0, 0))
    lowest = (0, places.height - strip, places.width, places.height)
    picture.paste(bare.crop(lowest), (0, stand.height - strip))
    for (ways, style), head, (left, top) in zip(plays, heads, stand.corners, strict=True):
        # Alone on its board, an arrow has no side to keep to.
        play = [(ways, replace(style, lane=0))]
        board = compose_board(replace(scene, numbers="none"), arrows=run_of(play, places)).convert("RGB")
        lay_plays(board, scene, play, places, _WEIGHT)
        small = board.crop(box).resize((stand.wide, stand.high), Image.Resampling.LANCZOS)
        picture.paste(small, (left, top))
        _write_head(picture, theme, head, style, (left, top - _NUMBERS - _HEAD, left + stand.wide, top - _NUMBERS))

        def spot(point: int, left: int = left, top: int = top) -> tuple[int, int] | None:
            middle = places.column_left(point) + places.point_width / 2
            row = top - _NUMBERS if point > 12 else top + stand.high
            inside = box[0] < middle < box[2]
            return (left + round((middle - box[0]) * stand.wide / (box[2] - box[0])), row) if inside else None

        _write_numbers(picture, scene, places, theme, spot)
    return picture


class _Standing(NamedTuple):
    """Where both boards stand in the picture."""

    box: tuple[int, int, int, int]  # what is shown of a board
    wide: int
    high: int
    post: int  # the wood left and right of them
    gap: int  # and between them
    corners: tuple[tuple[int, int], tuple[int, int]]
    height: int  # that of the picture


def _standing(plays: tuple[Play, Play], places: Layout) -> _Standing:
    left, right = _kept(plays, places)
    box = (left - _LIP, places.felt_top - _LIP, right + _LIP, places.felt_bottom + _LIP)
    # As wide as on a board of its own, a half stays sharp, and takes half the bytes.
    wide = min((places.width - 2 * _MARGIN - _GAP) // 2, box[2] - box[0])
    high = (box[3] - box[1]) * wide // (box[2] - box[0])
    free = places.width - 2 * wide
    gap = max(_GAP, free // 3)
    post = (free - gap) // 2
    top = places.strip + _HEAD + _NUMBERS
    height = top + high + _NUMBERS + places.strip
    return _Standing(box, wide, high, post, gap, ((post, top), (post + wide + gap, top)), height)


def _frame(theme: Theme, stand: _Standing, wide: int) -> Image.Image:
    """The wood around both boards, its grain along each piece, with a band for the head of each."""
    picture = Image.new("RGB", (wide, stand.height), theme["wood.mid"])
    post = max(stand.post, _GAP)
    outer = plank(theme, (post, stand.high), upright=True)
    inner = plank(theme, (stand.gap, stand.high), upright=True)
    top = stand.corners[0][1]
    for left, wood in ((0, outer), (wide - post, outer), ((wide - stand.gap) // 2, inner)):
        picture.paste(wood, (left, top))
    for number, edge in enumerate((top - _NUMBERS, top + stand.high)):
        picture.paste(plank(theme, (wide, _NUMBERS), offset=60 * number), (0, edge))
    band = top - _NUMBERS - _HEAD
    picture.paste(theme["strip.base"], (0, band, wide, band + _HEAD))
    return picture


def _write_head(
    picture: Image.Image, theme: Theme, head: str, style: ArrowStyle, area: tuple[int, int, int, int]
) -> None:
    """The sign of a play and its head in the middle of the band above its board."""
    lettering, room = Lettering(), 2 * _SIGN
    left, top, right, bottom = area
    wide = min(lettering.width(head, _HEAD_SIZES[0]), right - left - room) if head else 0
    start = left + (right - left - wide - room) // 2
    lay_sign(picture, theme["strip.ink"], (start, top + (_HEAD - _SIGN) // 2), style, _SIGN)
    words = (start + room - _SIGN // 2, top, right, bottom)
    lettering.write(picture, head, words, theme["strip.ink"], sizes=_HEAD_SIZES)


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
