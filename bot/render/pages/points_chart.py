"""The points of each player of a chouette over its games, as lines that end at their names."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.pages.chart import HEIGHT, PANEL, Chart, Point, number_ticks
from bot.render.paint.page import Area
from bot.render.paint.theme import RGB, Theme, contrast, load_theme, mix

MOST: Final = 12
"""Lines on a chart."""
_LEFT, _TOP, _RIGHT, _BOTTOM = PANEL
_LABEL: Final = 40  # height of a name at the end of its line
_NAMES: Final = 360  # room for the names
_TYPE: Final = (34, 32)
_MOST_NUMBERS: Final = 6
_LAST: Final = (34, 32, 30, 28, 26)
_LINE: Final = 5
_DOT: Final = 8
_INKS: Final[tuple[RGB, ...]] = (
    (0x4F, 0xA3, 0xE0),
    (0xF2, 0xA9, 0x3B),
    (0x5B, 0xC4, 0x8D),
    (0xE8, 0x6A, 0x6A),
    (0xB7, 0x8C, 0xE8),
    (0xE6, 0xD6, 0x5C),
    (0x6F, 0xD3, 0xD6),
    (0xE8, 0x8F, 0xBF),
    (0xA9, 0xB5, 0x4A),
    (0x9A, 0xA7, 0xB8),
    (0xC9, 0x7B, 0x42),
    (0x7E, 0x9B, 0xFF),
)
_LEAST: Final = 3.0  # the least contrast of a line with the panel (WCAG 2.2, 1.4.11)


class PointLine(NamedTuple):
    """A player: the points after each game from their first one on (counted from 1), such as "+2.5" at the end."""

    name: str
    first: int
    points: tuple[float, ...]
    last: str


def render_points_chart(lines: Sequence[PointLine], title: str, theme: str = "classic") -> bytes:
    """The lines as a PNG 1200 pixels wide, with the names at their ends. Without a game, the axes alone.

    Raises ValueError for more than twelve lines, ThemeError for a theme that can't be used.
    """
    if len(lines) > MOST:
        raise ValueError(f"{len(lines)} lines, more than {MOST}")
    colours = load_theme(theme)
    height = max(HEIGHT, HEIGHT + _LABEL * (len(lines) - 8))
    plot = (_LEFT + 120, _TOP + 30, _RIGHT - _NAMES, _BOTTOM - 62 + height - HEIGHT)
    inks = [_clear(ink, colours) for ink in _INKS]
    chart = Chart(colours, title, plot, _TYPE, height)
    _Points(chart, plot, lines).paint(inks)
    return chart.encoded(inks)


def _clear(ink: RGB, theme: Theme) -> RGB:
    """A color as strong as it has to be on a theme's panel."""
    ground = theme["strip.base"]
    towards: RGB = (0, 0, 0) if contrast((0, 0, 0), ground) > contrast((255, 255, 255), ground) else (255, 255, 255)
    shades = (mix(ink, towards, share / 10) for share in range(10))
    return next((shade for shade in shades if contrast(shade, ground) >= _LEAST), towards)


class _Points:
    def __init__(self, chart: Chart, plot: Area, lines: Sequence[PointLine]) -> None:
        self._chart, self._plot, self._lines = chart, plot, lines
        values = [0.0, *(value for line in lines for value in line.points)]
        self._numbers = number_ticks(min(values), max(values), _MOST_NUMBERS)
        self._games = max([1, *(line.first + len(line.points) - 1 for line in lines)])

    def paint(self, inks: Sequence[RGB]) -> None:
        """Everything but the page and its title."""
        left, _, right, bottom = self._plot
        for number in self._numbers:
            self._chart.write_level(round(self._y(number.at)), number.text.replace("-", "\u2212"), gap=18)
        self._write_games(bottom)
        zero = round(self._y(0))
        self._chart.picture.paste(self._chart.theme["strip.quiet"], (left, zero - 1, right, zero + 2))
        ends = []
        for line, ink in zip(self._lines, inks, strict=False):
            points = [
                (self._x(line.first - 1), self._y(0)),
                *((self._x(line.first + index), self._y(value)) for index, value in enumerate(line.points)),
            ]
            self._chart.paint_line(points, _LINE, dot=_DOT, ink=ink)
            ends.append((points[-1], line, ink))
        self._write_names(ends)

    def _x(self, game: float) -> float:
        return self._plot[0] + (self._plot[2] - 24 - self._plot[0]) * game / self._games

    def _y(self, points: float) -> float:
        first, last = self._numbers[0].at, self._numbers[-1].at
        return self._plot[3] - (points - first) / (last - first) * (self._plot[3] - self._plot[1])

    def _write_games(self, bottom: int) -> None:
        ticks = [tick for tick in number_ticks(0, self._games, 8) if 0 < tick.at <= self._games]
        marks = [(round(self._x(tick.at)), tick.text) for tick in ticks]
        self._chart.write_marks(marks, (bottom + 10, bottom + 54), apart=16)

    def _write_names(self, ends: Sequence[tuple[Point, PointLine, RGB]]) -> None:
        """Each name beside the end of its line, or as near as the others leave room, joined to it by a thin line."""
        ordered = sorted(ends, key=lambda end: end[0][1])
        top, bottom = self._plot[1] - 12, self._plot[3] + 12
        rows: list[float] = []
        for (_, y), *_rest in ordered:
            rows.append(max(y, rows[-1] + _LABEL if rows else top + _LABEL / 2))
        lowest = bottom - _LABEL / 2
        for index in range(len(rows) - 1, -1, -1):
            rows[index] = min(rows[index], lowest)
            lowest = rows[index] - _LABEL
        start = self._plot[2] + 26
        for ((x, y), line, ink), row in zip(ordered, rows, strict=True):
            self._chart.paint_line([(x, y), (self._plot[2], y), (start - 6, row)], 2, ink=ink)
            high = (round(row) - _LABEL // 2, round(row) + _LABEL // 2)
            self._chart.write(line.last, (_RIGHT - 140, high[0], _RIGHT - 10, high[1]), ink=ink, sizes=_LAST, align=1)
            self._chart.write(line.name, (start, high[0], _RIGHT - 146, high[1]), ink=ink, sizes=(34, 32, 30))
