"""A rating over time as a line between two axes, in a theme's colours. All words are handed in."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render.chart_axes import Tick, number_ticks, time_ticks
from bot.render.paint.brushes import contrast, mix, shape
from bot.render.paint.page import EDGE, FOOT, HEAD, WIDTH, Area, Lettering, encoded, new_page, panel, rule, write_head
from bot.render.paint.patches import PAINTING
from bot.render.paint.theme import RGB, Theme, load_theme

HEIGHT: Final = 600
_GAP: Final = 16
_PANEL: Final[Area] = (EDGE, HEAD + _GAP, WIDTH - EDGE, HEIGHT - FOOT - _GAP)
_PLOT: Final[Area] = (EDGE + 140, HEAD + _GAP + 36, WIDTH - EDGE - 150, HEIGHT - FOOT - _GAP - 72)
"""Where the line is drawn; left of it and below are the numbers, right of it the rating at the end."""
_SIZE: Final = (_PANEL[2] - _PANEL[0], _PANEL[3] - _PANEL[1])
_TYPE: Final = (36, 34)
"""Sizes of the numbers; shown 360 pixels wide they are still ten pixels high."""
_LAST: Final = (44, 40, 36)
_MOST_NUMBERS: Final = 5
_MOST_MOMENTS: Final = 4
_LABEL: Final = 230
"""Width of what is written below the line."""
_LINE: Final = 6
_DOT: Final = 10
_CLEAR: Final = 3.0
"""The least contrast of the line (WCAG 2.1, 1.4.11)."""

Point = tuple[float, float]


class _Scale(NamedTuple):
    """What lies at the edges of the plot: moments in seconds since 1970, ratings."""

    start: float
    end: float
    least: float
    most: float

    def x(self, moment: float) -> float:
        """The column of a moment."""
        share = (moment - self.start) / (self.end - self.start)
        return _PLOT[0] + share * (_PLOT[2] - _PLOT[0])

    def y(self, rating: float) -> float:
        """The row of a rating."""
        share = (rating - self.least) / (self.most - self.least)
        return _PLOT[3] - share * (_PLOT[3] - _PLOT[1])


def render_rating_chart(points: Sequence[tuple[datetime, float]], title: str, theme: str = "classic") -> bytes:
    """The points, oldest first, as a PNG of 1200 x 600 pixels; without any, the axes alone.

    Days are written as digits: year-month-day, year-month or years, in UTC. Raises ThemeError for a theme that
    cannot be used.
    """
    colours = load_theme(theme)
    points = _spread(points)
    with PAINTING:
        page = new_page(colours, HEIGHT)
        lettering = Lettering()
        write_head(page, colours, lettering, title, (1, 1))
        panel(page, colours, _PANEL)
        ratings = [rating for _, rating in points] or [1500.0]
        numbers = number_ticks(min(ratings), max(ratings), _MOST_NUMBERS)
        moments, scale = _moments(points, numbers)
        line = [(scale.x(_second(at)), scale.y(rating)) for at, rating in points]
        if len(line) > 1:
            _paint_shade(page, colours, line)
        _write_numbers(page, colours, lettering, numbers, scale)
        _write_moments(page, colours, lettering, moments, scale)
        if line:
            _paint_line(page, colours, line)
            _write_last(page, colours, lettering, points[-1][1], scale)
        return encoded(colours, page)


def _spread(points: Sequence[tuple[datetime, float]]) -> list[tuple[datetime, float]]:
    """The points; those of one moment alone a second apart, so that they make a line all the same."""
    if not points or points[0][0] < points[-1][0]:
        return list(points)
    points = points if len(points) > 1 else [*points, *points]
    last = len(points) - 1
    return [(at - timedelta(seconds=last - number), rating) for number, (at, rating) in enumerate(points)]


def _second(moment: datetime) -> float:
    return moment.astimezone(UTC).timestamp()


def _moments(points: Sequence[tuple[datetime, float]], numbers: Sequence[Tick]) -> tuple[list[Tick], _Scale]:
    """What is written below the line, and the scale."""
    ends = (numbers[0].at, numbers[-1].at)
    if not points:
        return [], _Scale(0, 1, *ends)
    start, end = points[0][0], points[-1][0]
    return time_ticks(start, end, _MOST_MOMENTS), _Scale(_second(start), _second(end), *ends)


def _write_numbers(
    page: Image.Image, theme: Theme, lettering: Lettering, numbers: Sequence[Tick], scale: _Scale
) -> None:
    """The ratings on the left, and a thin line from each to the right."""
    for number in numbers:
        row = round(scale.y(number.at))
        page.paste(rule(theme), (_PLOT[0], row - 1, _PLOT[2], row + 1))
        area = (_PANEL[0] + 8, row - 28, _PLOT[0] - 20, row + 28)
        lettering.write(page, number.text, area, theme["strip.ink"], sizes=_TYPE, align=1)


def _write_moments(
    page: Image.Image, theme: Theme, lettering: Lettering, moments: Sequence[Tick], scale: _Scale
) -> None:
    """The moments below, and a short line up from each."""
    free = 0
    for moment in moments:
        column = round(scale.x(moment.at))
        wide = min(_LABEL, lettering.width(moment.text, _TYPE[0]) + 8)
        left = min(column - wide // 2, _PANEL[2] - 12 - wide)
        page.paste(theme["strip.quiet"], (column - 1, _PLOT[3], column + 2, _PLOT[3] + 12))
        if left < free:
            continue  # it would be written over the one before
        area = (left, _PLOT[3] + 14, left + wide, _PANEL[3] - 8)
        lettering.write(page, moment.text, area, theme["strip.ink"], sizes=_TYPE, align=0.5)
        free = left + wide + 20


def _on_panel(points: Sequence[Point]) -> list[Point]:
    """Points as seen from the corner of the panel, where the masks begin."""
    return _thinned([(x - _PANEL[0], y - _PANEL[1]) for x, y in points])


def _paint_shade(page: Image.Image, theme: Theme, points: Sequence[Point]) -> None:
    """A light shade from the line down."""
    line, floor = _on_panel(points), _PLOT[3] - _PANEL[1]

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        corners = [(line[0][0], floor), *line, (line[-1][0], floor)]
        pen.polygon([(x * fine, y * fine) for x, y in corners], fill=255)

    page.paste(mix(theme["strip.base"], line_colour(theme), 0.2), _PANEL, shape(_SIZE, draw))


def _paint_line(page: Image.Image, theme: Theme, points: Sequence[Point]) -> None:
    """The line, and a dot at its end."""
    line = _on_panel(points)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        if len(line) > 1:
            pen.line([(x * fine, y * fine) for x, y in line], fill=255, width=_LINE * fine, joint="curve")
        x, y = line[-1]
        pen.ellipse([(v + sign * _DOT) * fine for sign in (-1, 1) for v in (x, y)], fill=255)

    page.paste(line_colour(theme), _PANEL, shape(_SIZE, draw))


def _thinned(points: Sequence[Point]) -> list[Point]:
    """No more than four points a column of pixels: the first, the highest, the lowest and the last."""
    thinned: list[Point] = []
    for _, together in groupby(points, key=lambda point: int(point[0])):
        column = list(together)
        low, high = sorted((min(column, key=_row), max(column, key=_row)), key=column.index)
        thinned += dict.fromkeys((column[0], low, high, column[-1]))
    return thinned


def _row(point: Point) -> float:
    return point[1]


def _write_last(page: Image.Image, theme: Theme, lettering: Lettering, rating: float, scale: _Scale) -> None:
    """The rating at the end, beside the dot."""
    row = round(scale.y(rating))
    area = (_PLOT[2] + _DOT + 12, row - 32, _PANEL[2] - 8, row + 32)
    lettering.write(page, str(round(rating)), area, theme["strip.ink"], sizes=_LAST)


def line_colour(theme: Theme) -> RGB:
    """The theme's brightest sign that stands out from the panel."""
    candidates = [theme[name] for name in ("turn.base", "mark.ink", "points.dark", "strip.ink")]
    return next(colour for colour in candidates if contrast(colour, theme["strip.base"]) >= _CLEAR)
