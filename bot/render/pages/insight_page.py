"""How somebody plays: ratings by kind with their intervals on one scale, and a curve by month. Words are handed in."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import ImageDraw

from bot.render.pages.chart import PANEL, Chart, Tick, line_colour, number_ticks
from bot.render.paint.page import FOOT, Area
from bot.render.paint.theme import RGB, load_theme, mix, rounded, shape

_LEFT, _TOP, _RIGHT, _ = PANEL
_NAMES: Final = 270  # room for the name of a row
_VALUES: Final = 320  # room for what is written behind the scale: the rating with its interval, and the count
_COUNT: Final = 110
_SCALE: Final = (_LEFT + _NAMES, _RIGHT - _VALUES)  # the columns of the scale
_ROW: Final = 54
_HEADING: Final = 60
_HEADLINE: Final = 64
_AXIS: Final = 56
_CURVE: Final = 220
_MONTHS: Final = 56
_TYPE: Final = (34, 32, 30)
_BOLD: Final = (40, 37, 34)
_WHISKER: Final = 4
_DOT: Final = 10
_PATH: Final = 5
_FEW: Final = 0.6  # how much paler something is that says little
_MOST_NUMBERS: Final = 6
_LEAST: Final = 5.0  # the shortest scale


class InsightRow(NamedTuple):
    """A row: its name, rating, half of the interval, both as they're written, and how many decisions.

    A `bar` is a share of the whole rating rather than a rating. A `pale` row says little. Without a rating there's
    nothing but what is written.
    """

    name: str
    rating: float | None
    uncertainty: float | None
    written: str
    total: str
    pale: bool = False
    bar: bool = False


class Part(NamedTuple):
    """Rows under a heading."""

    heading: str
    rows: tuple[InsightRow, ...]


class InsightPage(NamedTuple):
    """The contents of the page. `mean` is the rating of everything; `months` have the month as they're named."""

    title: str
    headline: str
    mean: float
    parts: tuple[Part, ...]
    curve: str
    """The heading of the months."""
    months: tuple[InsightRow, ...]


def render_insight(page: InsightPage, theme: str = "classic") -> bytes:
    """The page as a PNG 1200 pixels wide. Not for the event loop. Raises ThemeError for a theme that can't be used."""
    rows = sum(_HEADING + _ROW * len(part.rows) for part in page.parts)
    curve = _HEADING + _CURVE + _MONTHS if page.months else 0
    below = _TOP + _HEADLINE + rows + _AXIS + curve
    height = below + 24 + FOOT + 16
    scale = (_SCALE[0], _TOP + _HEADLINE + _HEADING, _SCALE[1], _TOP + _HEADLINE + rows)
    chart = Chart(load_theme(theme), page.title, scale, _TYPE, height)
    painter = _Painter(chart, page, scale)
    painter.paint_rows()
    if page.months:
        painter.paint_months(scale[3] + _AXIS)
    return chart.encoded()


class _Painter:
    def __init__(self, chart: Chart, page: InsightPage, scale: Area) -> None:
        self._chart, self._page, self._scale = chart, page, scale
        self._ink = line_colour(chart.theme)
        self._pale = mix(chart.theme["strip.base"], chart.theme["strip.quiet"], _FEW)
        shown = [row for part in page.parts for row in part.rows]
        self._numbers = number_ticks(0, _reach(page.mean, shown), _MOST_NUMBERS)

    def paint_rows(self) -> None:
        """The headline, the parts over one scale with the mean through all of them, and the numbers below."""
        chart, page = self._chart, self._page
        middle = (_LEFT + 24, _TOP + 8, _RIGHT - 24, _TOP + _HEADLINE)
        chart.write(page.headline, middle, sizes=_BOLD, align=0.5)
        quiet = mix(chart.theme["strip.base"], chart.theme["strip.quiet"], 0.35)
        for tick in self._numbers:
            column = self._x(tick.at)
            chart.picture.paste(quiet, (column - 1, self._scale[1], column + 1, self._scale[3]))
        mean = self._x(page.mean)
        chart.picture.paste(chart.theme["strip.ink"], (mean - 1, self._scale[1], mean + 2, self._scale[3]))
        for top, what in self._placed():
            if isinstance(what, str):
                self._write_heading(what, top)
            else:
                self._paint_row(what, top)
        marks = [(self._x(tick.at), tick.text) for tick in self._numbers]
        chart.write_marks(marks, (self._scale[3] + 4, self._scale[3] + _AXIS - 6), apart=16)

    def _placed(self) -> Iterator[tuple[int, str | InsightRow]]:
        """Headings and rows, each with where it begins."""
        top = _TOP + _HEADLINE
        for part in self._page.parts:
            yield top, part.heading
            top += _HEADING
            for row in part.rows:
                yield top, row
                top += _ROW

    def _x(self, rating: float) -> int:
        last = self._numbers[-1].at
        return round(self._scale[0] + min(1.0, rating / last) * (self._scale[2] - self._scale[0]))

    def _write_heading(self, text: str, top: int) -> None:
        chart = self._chart
        chart.picture.paste(chart.theme["strip.base"], (_LEFT + 6, top + 2, _RIGHT - 6, top + _HEADING - 4))
        chart.write(text, (_LEFT + 24, top + 6, _RIGHT - 24, top + _HEADING - 2), "strip.quiet")
        chart.rule((_LEFT + 24, _RIGHT - 24), top + 6)

    def _paint_row(self, row: InsightRow, top: int) -> None:
        chart = self._chart
        ink: str | RGB = self._pale if row.pale else "strip.ink"
        chart.write(row.name, (_LEFT + 24, top, _SCALE[0] - 16, top + _ROW), ink)
        chart.write(row.written, (_SCALE[1] + 14, top, _RIGHT - _COUNT - 16, top + _ROW), ink, align=1)
        count: str | RGB = self._pale if row.pale else "strip.quiet"
        chart.write(row.total, (_RIGHT - _COUNT - 8, top, _RIGHT - 20, top + _ROW), count, align=1)
        if row.rating is None:
            return
        middle, colour = top + _ROW // 2, self._pale if row.pale else self._ink
        if row.bar:
            chart.picture.paste(
                colour, (self._scale[0], middle - 10, max(self._scale[0] + 2, self._x(row.rating)), middle + 10)
            )
            return
        self._paint_whisker(row, middle, colour)
        self._paint_dot((self._x(row.rating), middle), colour)

    def _paint_whisker(self, row: InsightRow, middle: int, colour: RGB) -> None:
        """The interval: a line with an end on either side, none where it goes on beyond the scale."""
        if row.rating is None or row.uncertainty is None:
            return
        low, high = max(0.0, row.rating - row.uncertainty), row.rating + row.uncertainty
        paste, half = self._chart.picture.paste, _WHISKER // 2
        paste(colour, (self._x(low), middle - half, self._x(high) + 1, middle + half))
        for end in (low, high):
            if end <= self._numbers[-1].at:
                paste(colour, (self._x(end) - half, middle - 11, self._x(end) + half, middle + 11))

    def _paint_dot(self, at: tuple[int, int], colour: RGB, *, hollow: bool = False) -> None:
        left, top, size = at[0] - _DOT - 1, at[1] - _DOT - 1, 2 * _DOT + 2
        box = (left, top, left + size, top + size)
        self._chart.picture.paste(colour, box, rounded((size, size), size / 2))
        if hollow:
            self._chart.picture.paste(self._chart.theme["strip.base"], box, rounded((size, size), size / 2, 4))

    def paint_months(self, top: int) -> None:
        """A dot a month, hollow where there is little, with a line through them; better is lower."""
        chart, months = self._chart, self._page.months
        self._write_heading(self._page.curve, top)
        plot = (_LEFT + 110, top + _HEADING + 14, _RIGHT - 70, top + _HEADING + _CURVE - 10)
        numbers = number_ticks(0, _reach(self._page.mean, months), 4)
        for tick in numbers:
            row = _level(plot, numbers, tick.at)
            chart.rule((plot[0], plot[2]), row)
            chart.write(tick.text, (_LEFT + 8, row - 26, plot[0] - 16, row + 26), align=1)
        spots = [
            (_column(plot, at, len(months)), _level(plot, numbers, month.rating or 0.0))
            for at, month in enumerate(months)
        ]
        self._paint_path(spots)
        for spot, month in zip(spots, months, strict=True):
            self._paint_dot(spot, self._pale if month.pale else self._ink, hollow=month.pale)
        marks = [(column, month.name) for (column, _), month in zip(spots, months, strict=True)]
        chart.write_marks(marks, (plot[3] + 14, plot[3] + 14 + _MONTHS), apart=24)

    def _paint_path(self, spots: Sequence[tuple[int, int]]) -> None:
        left, top = spots[0][0] - _PATH, min(y for _, y in spots) - _PATH
        right, bottom = spots[-1][0] + _PATH, max(y for _, y in spots) + _PATH

        def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
            line = [((x - left) * fine, (y - top) * fine) for x, y in spots]
            pen.line(line, fill=255, width=_PATH * fine, joint="curve")

        ink = mix(self._chart.theme["strip.base"], self._ink, 0.62)
        self._chart.picture.paste(ink, (left, top, right, bottom), shape((right - left, bottom - top), draw))


def _reach(mean: float, rows: Sequence[InsightRow]) -> float:
    """The largest number that a scale has to show; what says little stretches it to thrice the mean at most."""
    sure = [(row.rating or 0.0) + (row.uncertainty or 0.0) for row in rows if not row.pale]
    faint = [min(3 * mean, row.rating or 0.0) for row in rows if row.pale]
    return max(_LEAST, mean, *sure, *faint)


def _level(plot: Area, numbers: Sequence[Tick], rating: float) -> int:
    share = min(1.0, rating / numbers[-1].at)
    return round(plot[3] - share * (plot[3] - plot[1]))


def _column(plot: Area, at: int, count: int) -> int:
    share = 0.5 if count == 1 else at / (count - 1)
    return round(plot[0] + 40 + share * (plot[2] - plot[0] - 80))
