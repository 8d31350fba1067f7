"""A rating over time as a line, and counts of the dice's faces as bars, between two axes. All words are handed in."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render.paint.brushes import contrast, mix, shape
from bot.render.paint.page import EDGE, FOOT, HEAD, WIDTH, Area, Lettering, encoded, new_page, panel, rule, write_head
from bot.render.paint.patches import PAINTING
from bot.render.paint.theme import RGB, Theme, load_theme

_COUNT: Final = (36, 32, 28)
_FILLED: Final = 0.62
"""The part of its column that a bar takes."""
_HEADROOM: Final = 1.12
"""The count above the highest bar needs room."""
_AVERAGE: Final = 4
"""Thickness of the line of the average."""

_ROUND: Final = (1, 2, 5)
_DAYS: Final = (1, 2, 4, 7, 14)
_MONTHS: Final = (1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200)
_MOST: Final = 50
"""Steps in a span that are tried at most; coarser ones follow."""

HEIGHT: Final = 600
_GAP: Final = 16
_PANEL: Final[Area] = (EDGE, HEAD + _GAP, WIDTH - EDGE, HEIGHT - FOOT - _GAP)
_PLOT: Final[Area] = (EDGE + 140, HEAD + _GAP + 36, WIDTH - EDGE - 150, HEIGHT - FOOT - _GAP - 72)
"""Where the line is drawn; left of it and below are the numbers, right of it the rating at the end."""
_BARS: Final[Area] = (EDGE + 150, HEAD + _GAP + 64, WIDTH - EDGE - 40, _PLOT[3])
"""Where the bars of faces are drawn."""
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
    """What lies at the edges of the plot: moments in seconds since 1970, and the ratings on the left."""

    start: float
    end: float
    numbers: Sequence[Tick]

    def x(self, moment: float) -> float:
        """The column of a moment."""
        share = (moment - self.start) / (self.end - self.start)
        return _PLOT[0] + share * (_PLOT[2] - _PLOT[0])

    def y(self, rating: float) -> float:
        """The row of a rating."""
        return _height(_PLOT, self.numbers, rating)


def render_rating_chart(points: Sequence[tuple[datetime, float]], title: str, theme: str = "classic") -> bytes:
    """The points, oldest first, as a PNG of 1200 x 600 pixels; without any, the axes alone.

    Days are written as digits: year-month-day, year-month or years, in UTC. Raises ThemeError for a theme that
    cannot be used.
    """
    colours = load_theme(theme)
    points = _spread(points)
    with PAINTING:
        ratings = [rating for _, rating in points] or [1500.0]
        numbers = number_ticks(min(ratings), max(ratings), _MOST_NUMBERS)
        page, lettering = _axes(colours, title, _PLOT, numbers)
        moments, scale = _moments(points, numbers)
        line = [(scale.x(_second(at)), scale.y(rating)) for at, rating in points]
        if len(line) > 1:
            _paint_shade(page, colours, line)
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
    if not points:
        return [], _Scale(0, 1, numbers)
    start, end = points[0][0], points[-1][0]
    return time_ticks(start, end, _MOST_MOMENTS), _Scale(_second(start), _second(end), numbers)


def _axes(theme: Theme, title: str, plot: Area, numbers: Sequence[Tick]) -> tuple[Image.Image, Lettering]:
    """A page with its head and panel; the numbers on the left of the plot, a thin line from each to the right."""
    page = new_page(theme, HEIGHT)
    lettering = Lettering()
    write_head(page, theme, lettering, title, (1, 1))
    panel(page, theme, _PANEL)
    for number in numbers:
        row = round(_height(plot, numbers, number.at))
        page.paste(rule(theme), (plot[0], row - 1, plot[2], row + 1))
        area = (_PANEL[0] + 8, row - 28, plot[0] - 20, row + 28)
        lettering.write(page, number.text, area, theme["strip.ink"], sizes=_TYPE, align=1)
    return page, lettering


def _height(plot: Area, numbers: Sequence[Tick], value: float) -> float:
    """The row of a value between the first and the last number."""
    share = (value - numbers[0].at) / (numbers[-1].at - numbers[0].at)
    return plot[3] - share * (plot[3] - plot[1])


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


class Tick(NamedTuple):
    """A mark on an axis: where, and what is written there."""

    at: float
    text: str


def number_ticks(least: float, most: float, room: int) -> list[Tick]:
    """Round whole numbers from at or below `least` to at or above `most`, at most `room` + 1 of them, at least two."""
    steps = (factor * 10**power for power in range(300) for factor in _ROUND)
    step = next(step for step in steps if math.ceil(most / step) - math.floor(least / step) <= room)
    first = math.floor(least / step)
    last = max(first + 1, math.ceil(most / step))
    return [Tick(number * step, str(number * step)) for number in range(first, last + 1)]


def time_ticks(start: datetime, end: datetime, room: int) -> list[Tick]:
    """The beginnings of days, months or years between two moments in UTC, at most `room`, as seconds since 1970.

    They are written as digits: year-month-day, year-month or years. Where none lies between them it is the end's day.
    """
    start, end = start.astimezone(UTC), end.astimezone(UTC)
    for moments, form in _scales(start, end):
        ticks = [Tick(moment.timestamp(), moment.strftime(form)) for moment in moments if start <= moment <= end]
        if len(ticks) <= room:
            break
    return ticks or [Tick(end.timestamp(), end.strftime("%Y-%m-%d"))]


def _scales(start: datetime, end: datetime) -> Iterator[tuple[list[datetime], str]]:
    """Ever coarser sets of moments, and how they are written."""
    midnight = start.replace(hour=0, minute=0, second=0, microsecond=0)
    for days in _DAYS:
        if (end - start).days < _MOST * days:
            yield [midnight + timedelta(days=days * number) for number in range(_MOST + 2)], "%Y-%m-%d"
    for months in _MONTHS:
        if (end - start).days < _MOST * months * 28 or months == _MONTHS[-1]:
            form = "%Y" if months >= 12 else "%Y-%m"
            yield [_month(start, months, number) for number in range(_MOST + 2)], form


def _month(start: datetime, months: int, number: int) -> datetime:
    """The first moment of the `number`th round month from that of `start`."""
    index = (start.year * 12 + start.month - 1) // months * months + months * number
    return datetime(min(9999, index // 12), index % 12 + 1, 1, tzinfo=UTC)


def render_face_chart(faces: Sequence[int], title: str, expected: str, theme: str = "classic") -> bytes:
    """Counts of the faces 1 to 6 as a PNG of 1200 x 600 pixels.

    `expected` is written at the line of the average. Raises ThemeError for a theme that cannot be used.
    """
    colours = load_theme(theme)
    numbers = number_ticks(0, max(1, *faces) * _HEADROOM, _MOST_NUMBERS)
    top = numbers[-1].at
    with PAINTING:
        page, lettering = _axes(colours, title, _BARS, numbers)
        average = sum(faces) / len(faces)
        for index, count in enumerate(faces):
            _paint_bar(page, colours, index, count / top)
            _write_bar(page, colours, lettering, index, str(count), max(count, average) / top)
        _paint_average(page, colours, lettering, average / top, expected)
        return encoded(colours, page)


def _bar_row(share: float) -> int:
    """The row of a share of the largest number."""
    return round(_BARS[3] - share * (_BARS[3] - _BARS[1]))


def _column(index: int) -> tuple[int, int]:
    """Left and right edge of the column of a bar."""
    wide = (_BARS[2] - _BARS[0]) / 6
    return round(_BARS[0] + wide * index), round(_BARS[0] + wide * (index + 1))


def _paint_bar(page: Image.Image, theme: Theme, index: int, share: float) -> None:
    left, right = _column(index)
    room = round((right - left) * (1 - _FILLED) / 2)
    colour = mix(theme["strip.base"], line_colour(theme), 0.62)
    page.paste(colour, (left + room, _bar_row(share), right - room, _BARS[3]))


def _write_bar(  # noqa: PLR0917 - where and what
    page: Image.Image, theme: Theme, lettering: Lettering, index: int, count: str, above: float
) -> None:
    """The face below a bar; its count above the bar and the line, whichever is higher."""
    left, right = _column(index)
    row = _bar_row(above)
    lettering.write(page, count, (left, row - 52, right, row - 6), theme["strip.ink"], sizes=_COUNT, align=0.5)
    below = (left, _BARS[3] + 12, right, _PANEL[3] - 8)
    lettering.write(page, str(index + 1), below, theme["strip.ink"], sizes=_TYPE, align=0.5)


def _paint_average(page: Image.Image, theme: Theme, lettering: Lettering, share: float, expected: str) -> None:
    row = _bar_row(share)
    page.paste(theme["strip.ink"], (_BARS[0], row - _AVERAGE // 2, _BARS[2], row + _AVERAGE // 2))
    area = (_BARS[0], _PANEL[1] + 6, _BARS[2], _PANEL[1] + 46)
    lettering.write(page, expected, area, theme["strip.ink"], sizes=(32, 30, 28), align=1)
