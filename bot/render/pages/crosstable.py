"""The crosstable of a round robin: everybody against everybody, the opponents across in the order of the rows."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.paint.page import (
    EDGE,
    FOOT,
    HEAD,
    TYPE,
    WIDTH,
    Area,
    Lettering,
    Page,
    panel,
    parts,
    playing_colour,
    rule,
)
from bot.render.paint.theme import Theme, load_theme

MOST: Final = 12
"""Rows and opponents on a page."""
_ROW: Final = 66
_HEADINGS: Final = 58
_NUMBER: Final = 56
_LEAST_NAME: Final = 250
_MOST_NAME: Final = 420
_CELL: Final = (60, 110)  # the least and the greatest width of a cell, in pixels
_TOTAL: Final = 84
_AIR: Final = 20
_BOTTOM: Final = 18
_SCORES: Final = (34, 32, 30, 28, 26, 24, 22)


class CrosstableCell(NamedTuple):
    """A match as the row's player sees it: a short text such as "7", lit if won. An empty one is yet to be played."""

    text: str = ""
    won: bool = False
    playing: bool = False


def render_cross_table(
    names: Sequence[str],
    cells: Sequence[Sequence[CrosstableCell]],
    totals: Sequence[Sequence[str]],
    title: str = "",
    theme: str = "classic",
    *,
    headings: Sequence[str] = (),
) -> list[bytes]:
    """The table as PNGs of 1200 pixels width, with at most twelve rows and twelve opponents on each.

    `cells[row][column]` is the match of two players (those on the diagonal are ignored), `totals[row]` is written after
    a row, under `headings`. If there are more than twelve players, the first pages have the first rows.

    Raises ValueError unless the table is square and has a total for each heading, ThemeError for a theme that can't be
    used.
    """
    size = len(names)
    if len(cells) != size or len(totals) != size or any(len(row) != size for row in cells):
        raise ValueError(f"{len(cells)} rows and {len(totals)} totals for {size} names, or rows of other lengths")
    if any(len(total) != len(headings) for total in totals):
        raise ValueError(f"not {len(headings)} totals in every row, one for each heading")
    table = _Table(load_theme(theme), names, cells, totals, headings)
    pages = [(rows, columns) for rows in parts(size, MOST) for columns in parts(size, MOST)]
    return [
        table.page(rows, columns, title, (number, len(pages))).encoded()
        for number, (rows, columns) in enumerate(pages, 1)
    ]


class _Table:
    """Paints parts of one table."""

    def __init__(
        self,
        theme: Theme,
        names: Sequence[str],
        cells: Sequence[Sequence[CrosstableCell]],
        totals: Sequence[Sequence[str]],
        headings: Sequence[str],
    ) -> None:
        self._theme, self._names, self._cells, self._totals = theme, names, cells, totals
        self._headings = headings
        self._lettering = Lettering()
        self._widths = [
            min(150, max(_TOTAL, *(self._lettering.width(text, TYPE[1]) + _AIR for text in column)))
            for column in zip(headings, *totals, strict=True)
        ]

    def page(self, rows: range, columns: range, title: str, numbers: tuple[int, int]) -> Page:
        """A part of the table."""
        top = HEAD + _HEADINGS
        page = Page(self._theme, top + len(rows) * _ROW + _BOTTOM + FOOT, title, numbers, self._lettering)
        if not rows:
            return page
        room = WIDTH - 2 * EDGE - _NUMBER - sum(self._widths)
        cell = max(_CELL[0], min(_CELL[1], (room - _LEAST_NAME) // len(columns)))
        # A small table isn't stretched: names far from their results are hard to follow.
        name = min(_MOST_NAME, room - cell * len(columns))
        left = (WIDTH - _NUMBER - name - cell * len(columns) - sum(self._widths)) // 2
        start = left + _NUMBER + name
        panel(page.picture, self._theme, (left, top, WIDTH - left, top + len(rows) * _ROW))
        for place, column in enumerate(columns):
            area = (start + place * cell, HEAD, start + (place + 1) * cell, top)
            page.write(str(column + 1), area, "numbers.ink", align=0.5)
        self._write_totals(page, self._headings, start + cell * len(columns), (HEAD, top), "numbers.ink")
        for place, row in enumerate(rows):
            upper = top + place * _ROW
            if place:
                page.rule((left + 3, WIDTH - left - 3), upper)
            self._write_row(page, row, columns, (left, upper, start, upper + _ROW), cell)
        for place in range(len(columns) + 1):
            x = start + place * cell
            page.picture.paste(rule(self._theme), (x - 1, top + 3, x + 1, top + len(rows) * _ROW - 3))
        return page

    def _write_row(self, page: Page, row: int, columns: range, area: Area, cell: int) -> None:
        """Number and name in an area, then the cells of a row and its totals."""
        left, top, start, bottom = area
        page.write(str(row + 1), (left + 6, top, left + _NUMBER - 4, bottom), "strip.quiet", align=0.5)
        page.write(self._names[row], (left + _NUMBER, top, start - 10, bottom))
        for place, column in enumerate(columns):
            box = (start + place * cell, top, start + (place + 1) * cell, bottom)
            if row == column:
                # Nobody plays against themselves.
                page.picture.paste(rule(self._theme), (box[0], box[1] + 3, box[2], box[3] - 3))
            else:
                self._write_cell(page, self._cells[row][column], box)
        self._write_totals(page, self._totals[row], start + cell * len(columns), (top, bottom), "strip.ink")

    def _write_cell(self, page: Page, cell: CrosstableCell, box: Area) -> None:
        """A match: lit if won, framed while it's being played."""
        left, top, right, bottom = box
        inner = (left + 5, top + 6, right - 5, bottom - 6)
        if cell.won or cell.playing:
            page.lay(playing_colour(self._theme) if cell.playing else "turn.base", inner, 10)
        if cell.playing:
            page.lay("strip.base", inner, 7, 4)
        ink = "turn.ink" if cell.won and not cell.playing else "strip.ink"
        page.write(cell.text, (left + 6, top, right - 6, bottom), ink, sizes=_SCORES, align=0.5)

    def _write_totals(self, page: Page, texts: Sequence[str], left: int, span: tuple[int, int], ink: str) -> None:
        """The totals of a row or their headings."""
        for text, width in zip(texts, self._widths, strict=True):
            area = (left + 6, span[0], left + width - 6, span[1])
            page.write(text, area, ink, sizes=(*TYPE, 28, 26), align=0.5)
            left += width
