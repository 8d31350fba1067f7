"""Parts of charts: a page with a panel, numbers and lines beside a plot, round numbers and dates for its axes."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from PIL import ImageDraw

from bot.render.paint.page import EDGE, FOOT, HEAD, WIDTH, Area, Page, panel
from bot.render.paint.theme import RGB, Theme, contrast, mix, shape

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
        self._plot = plot
        self._sizes = sizes
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
