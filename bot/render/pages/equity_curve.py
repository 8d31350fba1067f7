"""How a match went: White's chances from decision to decision, where games begin, and where the blunders were.

All words on the picture are handed in; `equity_alt_text` says the same without a picture.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from PIL import Image, ImageDraw

from bot.render.pages.chart import line_colour, number_ticks
from bot.render.paint.brushes import mix, shape
from bot.render.paint.page import EDGE, FOOT, HEAD, WIDTH, Area, Lettering, encoded, new_page, panel, rule, write_head
from bot.render.paint.patches import PAINTING
from bot.render.paint.theme import RGB, Theme, load_theme
from bot.render.paint.writing import shortened
from bot.rules.sides import Side
from bot.texts.catalogue import say

HEIGHT: Final = 600
_GAP: Final = 16
_PANEL: Final[Area] = (EDGE, HEAD + _GAP, WIDTH - EDGE, HEIGHT - FOOT - _GAP)
_PLOT: Final[Area] = (EDGE + 128, HEAD + _GAP + 58, WIDTH - EDGE - 36, HEIGHT - FOOT - _GAP - 112)
"""Where the line is drawn; the scores are above it, the numbers to its left and below, then the legend."""
_SIZE: Final = (_PANEL[2] - _PANEL[0], _PANEL[3] - _PANEL[1])
_TYPE: Final = (34, 32)
"""Sizes of the numbers; shown 360 pixels wide they are still ten pixels high."""
_MOST_NUMBERS: Final = 7
_LINE: Final = 5
_MARK: Final = 11
"""Half the size of a blunder's mark."""
_MARKS: Final[tuple[RGB, RGB]] = ((255, 255, 255), (12, 12, 12))
"""The colours of the marks, each with an edge of the other: on any ground one of the two stands out."""
_GREYS: Final = tuple((level, level, level) for level in (12, 72, 134, 196, 255))
_TOLD: Final = 20
"""So many blunders of a side and games are named in the description; of more, only the number is told."""

Scale = Literal["chance", "equity"]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class GameBorder:
    """Where a game begins: the index of its first value, and the score then, indexed by Side."""

    start: int
    score: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Blunder:
    """A blunder of a side: the index of the value before it."""

    at: int
    side: Side


@dataclass(frozen=True, slots=True)
class EquityCurve:
    """How a match went.

    `values` are White's, one a decision and one more for the end if wanted: the chance to win the match from 0 to 1,
    or with the scale "equity" the normalised equity from -1 to 1. `names` and `legend` (what the mark of a blunder is
    called, such as "Blunder: Alexandra") are indexed by Side. Raises ValueError for values and indices out of range.
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

    def share(self, value: float) -> float:
        """How high a value lies between the least (0) and the most there is (1)."""
        return (value + 1) / 2 if self.scale == "equity" else value

    def written(self, value: float) -> str:
        """A value as it is written: "63%", or "+0.25"."""
        return f"{value:+.2f}" if self.scale == "equity" else f"{round(value * 100)}%"

    def x(self, index: int) -> float:
        """The column of a value."""
        share = index / (len(self.values) - 1) if len(self.values) > 1 else 0.5
        return _PLOT[0] + share * (_PLOT[2] - _PLOT[0])

    def y(self, value: float) -> float:
        """The row of a value."""
        return _PLOT[3] - self.share(value) * (_PLOT[3] - _PLOT[1])

    def spot(self, index: int) -> Point:
        """Where a value lies."""
        return self.x(index), self.y(self.values[index])


def render_equity_curve(curve: EquityCurve) -> bytes:
    """The curve as a PNG of 1200 x 600 pixels; without values, the axes alone. White's chances are above.

    Takes up to some tenths of a second: not for the event loop. Raises ThemeError for a theme that cannot be used.
    """
    theme = load_theme(curve.theme)
    with PAINTING:
        page = new_page(theme, HEIGHT)
        lettering = Lettering()
        write_head(page, theme, lettering, curve.title, (1, 1))
        panel(page, theme, _PANEL)
        _paint_shade(page, theme, curve)
        _write_levels(page, theme, lettering, curve)
        _write_games(page, theme, lettering, curve)
        _write_numbers(page, theme, lettering, curve)
        _paint_line(page, theme, curve)
        for blunder in sorted(curve.blunders, key=lambda one: one.at):
            _paint_mark(page, curve.spot(blunder.at), blunder.side)
        _write_legend(page, theme, lettering, curve)
        return encoded(theme, page, _GREYS)


def _on_panel(spots: Sequence[Point]) -> list[Point]:
    """Places as seen from the corner of the panel, where the masks begin."""
    return [(x - _PANEL[0], y - _PANEL[1]) for x, y in spots]


def _line_of(curve: EquityCurve) -> list[Point]:
    """The line; a single value makes a short one."""
    if len(curve.values) == 1:
        (x, y) = curve.spot(0)
        return _on_panel([(x - 20, y), (x + 20, y)])
    return _on_panel([curve.spot(index) for index in range(len(curve.values))])


def _paint_shade(page: Image.Image, theme: Theme, curve: EquityCurve) -> None:
    """A light shade between the line and even chances."""
    line = _line_of(curve)
    if not line:
        return
    middle = (_PLOT[1] + _PLOT[3]) / 2 - _PANEL[1]

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for (x0, y0), (x1, y1) in pairwise(line):
            # One strip at a time: a polygon that crosses itself a hundred times is filled in patches.
            pen.polygon([(x * fine, y * fine) for x, y in _strip(x0, y0, x1, y1, middle)], fill=255)

    page.paste(mix(theme["strip.base"], line_colour(theme), 0.22), _PANEL, shape(_SIZE, draw))


def _strip(x0: float, y0: float, x1: float, y1: float, middle: float) -> list[Point]:
    """The area between a piece of the line and the middle; two triangles where the piece crosses it."""
    if (y0 - middle) * (y1 - middle) < 0:
        cross = x0 + (x1 - x0) * (middle - y0) / (y1 - y0)
        return [(x0, middle), (x0, y0), (cross, middle), (x1, y1), (x1, middle)]
    return [(x0, middle), (x0, y0), (x1, y1), (x1, middle)]


def _write_levels(page: Image.Image, theme: Theme, lettering: Lettering, curve: EquityCurve) -> None:
    """The least, the middle and the most there is, each with a thin line, and who is better off there."""
    least = -1.0 if curve.scale == "equity" else 0.0
    for value in (1.0, (1.0 + least) / 2, least):
        row = round(curve.y(value))
        page.paste(rule(theme), (_PLOT[0], row - 1, _PLOT[2], row + 1))
        area = (_PANEL[0] + 8, row - 26, _PLOT[0] - 16, row + 26)
        text = f"{value:+.0f}" if curve.scale == "equity" and value else curve.written(value)
        lettering.write(page, "0" if not value and least else text, area, theme["strip.ink"], sizes=_TYPE, align=1)
    for name, row in ((curve.names[0], _PLOT[1] + 28), (curve.names[1], _PLOT[3] - 28)):
        area = (_PLOT[0] + 12, row - 24, _PLOT[2] - 12, row + 24)
        lettering.write(page, name, area, theme["strip.quiet"], sizes=_TYPE)


def _write_games(page: Image.Image, theme: Theme, lettering: Lettering, curve: EquityCurve) -> None:
    """A line where a game begins, and the score above it where there is room."""
    free = float(_PANEL[0])
    for game in curve.games:
        column = round(curve.x(game.start))
        page.paste(theme["strip.quiet"], (column - 1, _PLOT[1] - 14, column + 1, _PLOT[3]))
        text = f"{game.score[0]}-{game.score[1]}"
        wide = lettering.width(text, _TYPE[0]) + 8
        left = min(max(column - wide // 2, _PANEL[0] + 8), _PANEL[2] - 8 - wide)
        if left < free:
            continue  # it would be written over the one before
        area = (left, _PANEL[1] + 6, left + wide, _PLOT[1] - 10)
        lettering.write(page, text, area, theme["strip.ink"], sizes=_TYPE, align=0.5)
        free = left + wide + 14


def _write_numbers(page: Image.Image, theme: Theme, lettering: Lettering, curve: EquityCurve) -> None:
    """The numbers of the decisions below, from 1, and a short line up from each."""
    count = len(curve.values)
    for tick in number_ticks(1, max(count, 1), _MOST_NUMBERS):
        if not 1 <= tick.at <= count:
            continue
        column = round(curve.x(round(tick.at) - 1))
        page.paste(theme["strip.quiet"], (column - 1, _PLOT[3], column + 2, _PLOT[3] + 10))
        area = (column - 60, _PLOT[3] + 10, column + 60, _PLOT[3] + 54)
        lettering.write(page, tick.text, area, theme["strip.ink"], sizes=_TYPE, align=0.5)


def _paint_line(page: Image.Image, theme: Theme, curve: EquityCurve) -> None:
    """The curve."""
    line = _line_of(curve)
    if not line:
        return
    # A match with very many decisions is drawn finer, or its line would be a band.
    wide = _LINE if len(line) <= 300 else 3

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        pen.line([(x * fine, y * fine) for x, y in line], fill=255, width=wide * fine, joint="curve")

    page.paste(line_colour(theme), _PANEL, shape(_SIZE, draw))


def _paint_mark(page: Image.Image, spot: Point, side: Side) -> None:
    """A blunder: a disc in White's colour, a square on its corner in Black's, each with an edge that can be seen."""
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


def _write_legend(page: Image.Image, theme: Theme, lettering: Lettering, curve: EquityCurve) -> None:
    """What the marks are called."""
    top, low = _PLOT[3] + 54, _PANEL[3] - 4
    half = (_PANEL[2] - _PANEL[0]) // 2
    for side in Side:
        if curve.legend[side]:
            left = _PANEL[0] + 24 + side * half
            _paint_mark(page, (left + 16, (top + low) / 2), side)
            area = (left + 44, top, left + half - 32, low)
            lettering.write(page, curve.legend[side], area, theme["strip.ink"], sizes=_TYPE)


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
