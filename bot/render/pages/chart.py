"""A rating over time as a line, and counts of the dice's faces as bars, between two axes. All words are handed in."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Final, NamedTuple

from PIL import ImageDraw

from bot.render.paint.page import EDGE, FOOT, HEAD, WIDTH, Area, Page, panel
from bot.render.paint.theme import RGB, Theme, contrast, load_theme, mix, shape

HEIGHT: Final = 600
"""Height of a chart in pixels."""
_GAP: Final = 16
PANEL: Final[Area] = (EDGE, HEAD + _GAP, WIDTH - EDGE, HEIGHT - FOOT - _GAP)
"""The panel that a chart is drawn on."""
_CLEAR: Final = 3.0  # the least contrast of a line with the panel (WCAG 2.2, 1.4.11)
_ROUND: Final = (1, 2, 5)
_DAYS: Final = (1, 2, 4, 7, 14)
_MONTHS: Final = (1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200)
_MOST: Final = 50  # most steps of one length that are tried; for a longer span the steps are longer

Point = tuple[float, float]
"""A place on the page, in pixels."""


class Tick(NamedTuple):
    """A mark on an axis: its place, and the text written there."""

    at: float
    text: str


class Chart(Page):
    """A page with a title and an empty panel, to be drawn on."""

    def __init__(self, theme: Theme, title: str, plot: Area, sizes: Sequence[int], height: int = HEIGHT) -> None:
        """`plot` is the part of the panel between the axes; `sizes` are those of the type beside it."""
        super().__init__(theme, height, title)
        self._plot, self._sizes = plot, sizes
        self._panel = (*PANEL[:3], PANEL[3] + height - HEIGHT)
        panel(self.picture, theme, self._panel)

    def write_level(self, row: int, text: str, *, gap: int) -> None:
        """Draw a thin line across the plot, and `gap` pixels to the left of it the number it stands for."""
        left, _, right, _ = self._plot
        self.rule((left, right), row)
        self.write(text, (PANEL[0] + 8, row - 28, left - gap, row + 28), align=1)

    def write_marks(
        self, marks: Iterable[tuple[int, str]], rows: tuple[int, int], *, apart: int, widest: int = WIDTH
    ) -> None:
        """Write texts between two rows, each in the middle of its column, from left to right.

        A text that would be less than `apart` pixels from the one before it is left out.
        """
        free = 0
        for column, text in marks:
            wide = min(widest, self._lettering.width(text, self._sizes[0]) + 8)
            left = min(max(column - wide // 2, PANEL[0] + 8), PANEL[2] - 8 - wide)
            if left >= free:
                self.write(text, (left, rows[0], left + wide, rows[1]), align=0.5)
                free = left + wide + apart

    def paint_line(self, points: Sequence[Point], width: int, *, dot: int = 0, ink: RGB | None = None) -> None:
        """Draw a line through these points, `width` pixels wide, with a dot of this radius at its end."""
        line = _on_panel(points)

        def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
            if len(line) > 1:
                pen.line([(x * fine, y * fine) for x, y in line], fill=255, width=width * fine, joint="curve")
            if dot:
                x, y = line[-1]
                pen.ellipse([(v + sign * dot) * fine for sign in (-1, 1) for v in (x, y)], fill=255)

        self._paste(ink or line_colour(self.theme), draw)

    def paint_shade(self, polygons: Sequence[Sequence[Point]], share: float) -> None:
        """Paint areas in a light shade of the line: `share` (0-1) of its color in that of the panel."""

        def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
            for polygon in polygons:
                pen.polygon([(x * fine, y * fine) for x, y in _on_panel(polygon)], fill=255)

        self._paste(mix(self.theme["strip.base"], line_colour(self.theme), share), draw)

    def _paste(self, colour: RGB, draw: Callable[[ImageDraw.ImageDraw, int], None]) -> None:
        left, top, right, bottom = self._panel
        self.picture.paste(colour, self._panel, shape((right - left, bottom - top), draw))


def _on_panel(points: Sequence[Point]) -> list[Point]:
    """The points relative to the corner of the panel, where the masks begin."""
    return [(x - PANEL[0], y - PANEL[1]) for x, y in points]


def line_colour(theme: Theme) -> RGB:
    """The brightest of the theme's signs that stands out from the panel."""
    candidates = [theme[name] for name in ("turn.base", "mark.ink", "points.dark", "strip.ink")]
    return next(colour for colour in candidates if contrast(colour, theme["strip.base"]) >= _CLEAR)


def number_ticks(least: float, most: float, room: int) -> list[Tick]:
    """Round whole numbers from at or below `least` to at or above `most`, at most `room` + 1 of them, at least two."""
    steps = (factor * 10**power for power in range(300) for factor in _ROUND)
    step = next(step for step in steps if math.ceil(most / step) - math.floor(least / step) <= room)
    first = math.floor(least / step)
    last = max(first + 1, math.ceil(most / step))
    return [Tick(number * step, str(number * step)) for number in range(first, last + 1)]


def time_ticks(start: datetime, end: datetime, room: int) -> list[Tick]:
    """The beginnings of days, months or years between two moments in UTC, at most `room`, as seconds since 1970.

    They are written as digits: year-month-day, year-month or years. If there are none between them, it's the end's day.
    """
    start, end = start.astimezone(UTC), end.astimezone(UTC)
    for moments, form in _scales(start, end):
        ticks = [Tick(moment.timestamp(), moment.strftime(form)) for moment in moments if start <= moment <= end]
        if len(ticks) <= room:
            break
    return ticks or [Tick(end.timestamp(), end.strftime("%Y-%m-%d"))]


def _scales(start: datetime, end: datetime) -> Iterator[tuple[list[datetime], str]]:
    """Coarser and coarser sets of moments, and how they are written."""
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


_LEFT, _TOP, _RIGHT, _BOTTOM = PANEL
_PLOT: Final[Area] = (_LEFT + 140, _TOP + 36, _RIGHT - 150, _BOTTOM - 72)
"""The place of the line; the numbers are left of it and below, the final rating right of it."""
_BARS: Final[Area] = (_LEFT + 150, _TOP + 64, _RIGHT - 40, _PLOT[3])  # the place of the bars of faces
_TYPE: Final = (36, 34, 30, 26, 22)
"""Sizes of the numbers; shown 360 pixels wide, those of up to six digits are still ten pixels high."""
_NUMBER_GAP: Final = 20  # the gap between the plot and the numbers on its left, in pixels
_MOST_NUMBERS: Final = 5

_MOST_MOMENTS: Final = 4
_MOMENT: Final = 230  # the greatest width of a day below the line
_LINE: Final = 6
_DOT: Final = 10
_LAST: Final = (44, 40, 36)  # sizes of the final rating


_LEAST_SPAN: Final = 100  # rating points that a chart shows at least


class _Scale(NamedTuple):
    """The values at the edges of the plot: moments in seconds since 1970, and the ratings on the left."""

    start: float
    end: float
    numbers: Sequence[Tick]

    def x(self, moment: float) -> float:
        """The column of a moment."""
        share = (moment - self.start) / (self.end - self.start)
        return _PLOT[0] + share * (_PLOT[2] - _PLOT[0])

    def y(self, rating: float) -> float:
        """The row of a rating."""
        return _row(_PLOT, self.numbers, rating)


def render_rating_chart(points: Sequence[tuple[datetime, float]], title: str, theme: str = "classic") -> bytes:
    """The points, oldest first, as a PNG of 1200 x 600 pixels; without any, the axes alone.

    Days are written as digits: year-month-day, year-month or years, in UTC. Raises ThemeError for a theme that can't be
    used.
    """
    colours = load_theme(theme)
    points = _spread(points)
    numbers = rating_ticks([rating for _, rating in points] or [1500.0])
    chart = _between_axes(colours, title, _PLOT, numbers)
    if points:
        scale = _Scale(_second(points[0][0]), _second(points[-1][0]), numbers)
        line = _thinned([(scale.x(_second(at)), scale.y(rating)) for at, rating in points])
        chart.paint_shade([[(line[0][0], _PLOT[3]), *line, (line[-1][0], _PLOT[3])]], 0.2)
        _write_moments(chart, time_ticks(points[0][0], points[-1][0], _MOST_MOMENTS), scale)
        chart.paint_line(line, _LINE, dot=_DOT)
        _write_last(chart, points[-1][1], scale)
    return chart.encoded()


def rating_ticks(ratings: Sequence[float]) -> list[Tick]:
    """The numbers beside a line of ratings. They span enough that a single match doesn't look like a crash."""
    least, most = min(ratings), max(ratings)
    beside = max(0.0, _LEAST_SPAN - (most - least)) / 2
    return number_ticks(least - beside, most + beside, _MOST_NUMBERS)


def _spread(points: Sequence[tuple[datetime, float]]) -> list[tuple[datetime, float]]:
    """The points; if all are at the same moment, they are put a second apart, so that they still make a line."""
    if not points or points[0][0] < points[-1][0]:
        return list(points)
    points = points if len(points) > 1 else [*points, *points]
    last = len(points) - 1
    return [(at - timedelta(seconds=last - number), rating) for number, (at, rating) in enumerate(points)]


def _second(moment: datetime) -> float:
    return moment.astimezone(UTC).timestamp()


def _between_axes(theme: Theme, title: str, plot: Area, numbers: Sequence[Tick]) -> Chart:
    """A chart with numbers on the left of the plot and a thin line from each of them to the right."""
    chart = Chart(theme, title, plot, _TYPE)
    for number in numbers:
        chart.write_level(round(_row(plot, numbers, number.at)), number.text, gap=_NUMBER_GAP)
    return chart


def _row(plot: Area, numbers: Sequence[Tick], value: float) -> float:
    """The row of a value between the first and the last number."""
    share = (value - numbers[0].at) / (numbers[-1].at - numbers[0].at)
    return plot[3] - share * (plot[3] - plot[1])


def _write_moments(chart: Chart, moments: Sequence[Tick], scale: _Scale) -> None:
    """The moments below, and a short line up from each."""
    marks = [(round(scale.x(moment.at)), moment.text) for moment in moments]
    for column, _ in marks:
        chart.picture.paste(chart.theme["strip.quiet"], (column - 1, _PLOT[3], column + 2, _PLOT[3] + 12))
    chart.write_marks(marks, (_PLOT[3] + 14, _BOTTOM - 8), apart=20, widest=_MOMENT)


def _thinned(points: Sequence[Point]) -> list[Point]:
    """No more than four points in a column of pixels: the first, the highest, the lowest and the last."""
    thinned: list[Point] = []
    for _, together in groupby(points, key=lambda point: int(point[0])):
        column = list(together)
        low, high = sorted((min(column, key=_height), max(column, key=_height)), key=column.index)
        thinned += dict.fromkeys((column[0], low, high, column[-1]))
    return thinned


def _height(point: Point) -> float:
    return point[1]


def _write_last(chart: Chart, rating: float, scale: _Scale) -> None:
    """The final rating, beside the dot."""
    row = round(scale.y(rating))
    chart.write(str(round(rating)), (_PLOT[2] + _DOT + 12, row - 32, _RIGHT - 8, row + 32), sizes=_LAST)


_COUNT: Final = (36, 32, 28)  # sizes of the count above a bar
_FILLED: Final = 0.62  # the part of its column that a bar fills
_HEADROOM: Final = 1.12  # how much higher than the highest bar the axis goes: its count is above it
_AVERAGE: Final = 4  # thickness of the line of the average


def render_face_chart(faces: Sequence[int], title: str, expected: str, theme: str = "classic") -> bytes:
    """Counts of the faces 1 to 6 as a PNG of 1200 x 600 pixels.

    `expected` is written at the line of the average. Raises ThemeError for a theme that can't be used.
    """
    colours = load_theme(theme)
    numbers = number_ticks(0, max(1, *faces) * _HEADROOM, _MOST_NUMBERS)
    average = sum(faces) / len(faces)
    chart = _between_axes(colours, title, _BARS, numbers)
    line = round(_row(_BARS, numbers, average))
    for index, count in enumerate(faces):
        _paint_bar(chart, index, count, round(_row(_BARS, numbers, count)), line)
    chart.picture.paste(colours["strip.ink"], (_BARS[0], line - _AVERAGE // 2, _BARS[2], line + _AVERAGE // 2))
    chart.write(expected, (_BARS[0], _TOP + 6, _BARS[2], _TOP + 46), sizes=(32, 30, 28), align=1)
    return chart.encoded()


def _paint_bar(chart: Chart, index: int, count: int, top: int, line: int) -> None:
    """A bar with its face below it; its count is above the bar and above the line of the average."""
    wide = (_BARS[2] - _BARS[0]) / 6
    left, right = round(_BARS[0] + wide * index), round(_BARS[0] + wide * (index + 1))
    room = round((right - left) * (1 - _FILLED) / 2)
    colour = mix(chart.theme["strip.base"], line_colour(chart.theme), 0.62)
    chart.picture.paste(colour, (left + room, top, right - room, _BARS[3]))
    low = min(top, line) - 6
    chart.write(str(count), (left, low - 46, right, low), sizes=_COUNT, align=0.5)
    chart.write(str(index + 1), (left, _BARS[3] + 12, right, _BOTTOM - 8), align=0.5)
