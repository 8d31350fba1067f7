"""The course of a match: White's chances from decision to decision, where games begin, and where the blunders were.

All words on the picture are handed in; `equity_alt_text` says the same without a picture.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from PIL import Image, ImageDraw

from bot.render.pages.chart import PANEL, Chart, Point, number_ticks
from bot.render.paint.page import Area
from bot.render.paint.pieces import lay_piece, paint_token
from bot.render.paint.theme import RGB, load_theme, shape
from bot.render.paint.writing import shortened
from bot.rules.sides import Side
from bot.texts.catalogue import decimal, say

_LEFT, _TOP, _RIGHT, _BOTTOM = PANEL
_PLOT: Final[Area] = (_LEFT + 128, _TOP + 58, _RIGHT - 36, _BOTTOM - 112)
"""The place of the line; the scores are above it, the numbers to its left and below, then the legend."""
_TYPE: Final = (34, 32)  # sizes of the numbers; shown 360 pixels wide they are still ten pixels high
_NUMBER_GAP: Final = 16  # the gap between the plot and the numbers on its left, in pixels
_TOKEN: Final = 46  # size of the checkers beside the plot
_MOST_NUMBERS: Final = 7
_LINE: Final = 5
_MARK: Final = 11  # half the size of a blunder's mark
_MARKS: Final[tuple[RGB, RGB]] = ((255, 255, 255), (12, 12, 12))
"""The colors of the marks, each with an edge of the other: on any ground one of the two stands out."""
_GREYS: Final = tuple((level, level, level) for level in (12, 72, 134, 196, 255))
_TOLD: Final = 20  # most games, and blunders of a side, that the description names; of more, only the number

Scale = Literal["chance", "equity"]


@dataclass(frozen=True, slots=True)
class GameBorder:
    """The beginning of a game: the index of its first value, and the score then, indexed by Side."""

    start: int
    score: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Blunder:
    """A blunder of a side: the index of the value before it."""

    at: int
    side: Side


@dataclass(frozen=True, slots=True)
class EquityCurve:
    """The course of a match.

    `values` are White's, one for each decision and one more for the end if wanted: the chance to win the match from 0
    to 1, or with the scale "equity" the normalized equity from -1 to 1. `names` and `legend` (the words beside the mark
    of a blunder, such as "Bad or worse: Ann") are indexed by Side. Raises ValueError for values and indices out of
    range.
    """

    values: Sequence[float]
    games: Sequence[GameBorder] = ()
    blunders: Sequence[Blunder] = ()
    scale: Scale = "chance"
    title: str = ""
    names: tuple[str, str] = ("White", "Black")
    legend: tuple[str, str] = ("", "")
    theme: str = "classic"

    def __post_init__(self) -> None:
        least = -1.0 if self.scale == "equity" else 0.0
        for value in self.values:
            if not (math.isfinite(value) and least <= value <= 1.0):
                raise ValueError(f"{value} is no {self.scale}")
        for index in (*(game.start for game in self.games), *(blunder.at for blunder in self.blunders)):
            if not 0 <= index < len(self.values):
                raise ValueError(f"nothing at {index}")

    def written(self, value: float) -> str:
        """A value as it's written: "63%", or "+0.25"."""
        return decimal(f"{value:+.2f}") if self.scale == "equity" else say("percent", number=round(value * 100))

    def x(self, index: int) -> float:
        """The column of a value."""
        share = index / (len(self.values) - 1) if len(self.values) > 1 else 0.5
        return _PLOT[0] + share * (_PLOT[2] - _PLOT[0])

    def y(self, value: float) -> float:
        """The row of a value."""
        share = (value + 1) / 2 if self.scale == "equity" else value
        return _PLOT[3] - share * (_PLOT[3] - _PLOT[1])

    def spot(self, index: int) -> Point:
        """The place of a value."""
        return self.x(index), self.y(self.values[index])


def render_equity_curve(curve: EquityCurve) -> bytes:
    """The curve as a PNG of 1200 x 600 pixels; without values, the axes alone. White's chances are above.

    Takes a few tenths of a second at most: not for the event loop. Raises ThemeError for a theme that can't be used.
    """
    chart = Chart(load_theme(curve.theme), curve.title, _PLOT, _TYPE)
    line = _line_of(curve)
    chart.paint_shade([_strip(*before, *after) for before, after in pairwise(line)], 0.22)
    _write_levels(chart, curve)
    _write_games(chart, curve)
    _write_numbers(chart, curve)
    # A match with very many decisions is drawn finer, or its line would be a band.
    chart.paint_line(line, _LINE if len(line) <= 300 else 3)
    for blunder in sorted(curve.blunders, key=lambda one: one.at):
        _paint_mark(chart.picture, curve.spot(blunder.at), blunder.side)
    _write_legend(chart, curve)
    return chart.encoded(_GREYS)


def _line_of(curve: EquityCurve) -> list[Point]:
    """The line; a single value makes a short one."""
    if len(curve.values) == 1:
        x, y = curve.spot(0)
        return [(x - 20, y), (x + 20, y)]
    return [curve.spot(index) for index in range(len(curve.values))]


def _strip(x0: float, y0: float, x1: float, y1: float) -> list[Point]:
    """The area between a piece of the line and even chances; two triangles if the piece crosses them.

    One strip at a time is shaded: a polygon that crosses itself a hundred times is filled in patches.
    """
    middle = (_PLOT[1] + _PLOT[3]) / 2
    if (y0 - middle) * (y1 - middle) < 0:
        cross = x0 + (x1 - x0) * (middle - y0) / (y1 - y0)
        return [(x0, middle), (x0, y0), (cross, middle), (x1, y1), (x1, middle)]
    return [(x0, middle), (x0, y0), (x1, y1), (x1, middle)]


def _write_levels(chart: Chart, curve: EquityCurve) -> None:
    """The least, the middle and the greatest value, each with a thin line, and who is better off there."""
    least = -1.0 if curve.scale == "equity" else 0.0
    for value in (1.0, (1.0 + least) / 2, least):
        text = f"{value:+.0f}" if curve.scale == "equity" and value else curve.written(value)
        chart.write_level(round(curve.y(value)), "0" if not value and least else text, gap=_NUMBER_GAP)
    # A checker beside the plot says whose half it is: a name in it would be under the line.
    quarter = (_PLOT[3] - _PLOT[1]) // 4
    for side, row in ((Side.WHITE, _PLOT[1] + quarter), (Side.BLACK, _PLOT[3] - quarter)):
        token = paint_token(chart.theme, side, _TOKEN, chart.theme["strip.base"], chart.theme["strip.ink"])
        lay_piece(chart.picture, token, (_PLOT[0] - _NUMBER_GAP - _TOKEN, row), 0)


def _write_games(chart: Chart, curve: EquityCurve) -> None:
    """A line at the beginning of each game, and the score above it if there is room."""
    marks = [(round(curve.x(game.start)), f"{game.score[0]}-{game.score[1]}") for game in curve.games]
    for column, _ in marks:
        chart.picture.paste(chart.theme["strip.quiet"], (column - 1, _PLOT[1] - 14, column + 1, _PLOT[3]))
    chart.write_marks(marks, (_TOP + 6, _PLOT[1] - 10), apart=14)


def _write_numbers(chart: Chart, curve: EquityCurve) -> None:
    """The numbers of the decisions below, from 1, and a short line up from each."""
    count = len(curve.values)
    for tick in number_ticks(1, max(count, 1), _MOST_NUMBERS):
        if 1 <= tick.at <= count:
            column = round(curve.x(round(tick.at) - 1))
            chart.picture.paste(chart.theme["strip.quiet"], (column - 1, _PLOT[3], column + 2, _PLOT[3] + 10))
            chart.write(tick.text, (column - 60, _PLOT[3] + 10, column + 60, _PLOT[3] + 54), align=0.5)


def _paint_mark(page: Image.Image, spot: Point, side: Side) -> None:
    """A blunder: a disc in White's color, a square on its corner in Black's, each with an edge that can be seen."""
    size = 2 * _MARK + 10
    corner = round(spot[0]) - size // 2, round(spot[1]) - size // 2

    def mask(grow: float) -> Image.Image:
        def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
            middle, reach = size * fine / 2, (_MARK + grow) * fine
            if side is Side.WHITE:
                pen.ellipse((middle - reach, middle - reach, middle + reach, middle + reach), fill=255)
            else:
                far = reach * 1.2
                pen.polygon(
                    [(middle, middle - far), (middle + far, middle), (middle, middle + far), (middle - far, middle)],
                    fill=255,
                )

        return shape((size, size), draw)

    ink, edge = _MARKS[side], _MARKS[side.other]
    box = (*corner, corner[0] + size, corner[1] + size)
    page.paste(edge, box, mask(2.0))
    page.paste(ink, box, mask(-1.5))


def _write_legend(chart: Chart, curve: EquityCurve) -> None:
    """The words for the marks."""
    top, low = _PLOT[3] + 54, _BOTTOM - 4
    half = (_RIGHT - _LEFT) // 2
    for side in Side:
        if curve.legend[side]:
            left = _LEFT + 24 + side * half
            _paint_mark(chart.picture, (left + 16, (top + low) / 2), side)
            chart.write(curve.legend[side], (left + 44, top, left + half - 32, low))


def equity_alt_text(curve: EquityCurve) -> str:
    """The curve in words: begin, end, extremes, games and blunders; at most 1024 characters."""
    if not curve.values:
        return say("equity-empty")
    white, black = curve.names
    values = list(curve.values)
    low, high = min(range(len(values)), key=values.__getitem__), max(range(len(values)), key=values.__getitem__)
    told = [
        say(
            "equity-words",
            kind=curve.scale,
            white=white,
            black=black,
            count=len(values),
            first=curve.written(values[0]),
            last=curve.written(values[-1]),
            low=curve.written(values[low]),
            low_at=low + 1,
            high=curve.written(values[high]),
            high_at=high + 1,
        )
    ]
    games = [say("equity-game", at=game.start + 1, white=game.score[0], black=game.score[1]) for game in curve.games]
    if games:
        told.append(say("equity-games", count=len(games), games=", ".join(games[:_TOLD])))
    for side in Side:
        places = [blunder.at + 1 for blunder in sorted(curve.blunders, key=lambda one: one.at) if blunder.side is side]
        named = ", ".join(map(str, places[:_TOLD]))
        told.append(say("equity-blunders", who=curve.names[side], count=len(places), places=named))
    return shortened(" ".join(told))
