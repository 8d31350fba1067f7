"""The score sheet of a chouette: players as columns, games as lines with the box lit, the totals below."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

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
from bot.render.paint.writing import in_two

MOST_GAMES: Final = 20
"""Lines on a page."""
MOST_PLAYERS: Final = 12
"""Columns on a page."""
_ROW: Final = 70
_UPRIGHT: Final = 250  # height of names that are written upward
_ACROSS: Final = 84  # height of names that are written across, which they are if each has `_WIDE` pixels
_WIDE: Final = 180
_WIDEST: Final = 260
_NUMBER: Final = 120
_AIR: Final = 18
_NAMES: Final = (40, 36, *TYPE)
_IN_TWO: Final = (*TYPE, 28, 26)
_POINTS: Final = (44, 40, 36, 32, 30, 28, 26, 24, 22, 20, 18, 16)  # a number is never cut


class SheetCell(NamedTuple):
    """A player's points in a game, such as "+2.5"; empty if they sat out. The box is lit, its partner only framed."""

    text: str = ""
    box: bool = False
    partner: bool = False


class SheetRow(NamedTuple):
    """A game: its name, and a cell for each player."""

    name: str
    cells: tuple[SheetCell, ...]


def render_score_sheet(
    names: Sequence[str],
    rows: Sequence[SheetRow],
    totals: Sequence[str],
    *,
    total: str,
    title: str = "",
    theme: str = "classic",
) -> list[bytes]:
    """The games as PNGs of 1200 pixels width, twenty games and twelve players on each; `total` names the last line.

    The totals are below the last games. Raises ValueError unless every line has a cell for each of the names,
    ThemeError for a theme that can't be used.
    """
    if len(totals) != len(names) or any(len(row.cells) != len(names) for row in rows):
        raise ValueError(f"not {len(names)} cells in every line")
    colours = load_theme(theme)
    last = SheetRow(total, tuple(SheetCell(text) for text in totals))
    shown = [(some, columns) for some in parts(len(rows), MOST_GAMES) for columns in parts(len(names), MOST_PLAYERS)]
    pages = []
    for number, (some, columns) in enumerate(shown, 1):
        lines = [rows[row] for row in some]
        sheet = _Sheet(colours, [names[column] for column in columns])
        sums = last if some.stop == len(rows) else None
        pages.append(sheet.page(lines, sums, columns, title, (number, len(shown))).encoded())
    return pages


class _Sheet:
    """Paints a page."""

    def __init__(self, theme: Theme, names: Sequence[str]) -> None:
        self._theme, self._names = theme, names
        self._lettering = Lettering()
        room = WIDTH - 2 * EDGE - _NUMBER
        self._wide = min(_WIDEST, room // max(1, len(names)))
        self._left = (WIDTH - _NUMBER - self._wide * len(names)) // 2
        self._across = self._wide >= _WIDE
        self._names_high = _ACROSS if self._across else _UPRIGHT

    def page(
        self, rows: Sequence[SheetRow], sums: SheetRow | None, columns: range, title: str, numbers: tuple[int, int]
    ) -> Page:
        """A page."""
        top = HEAD + self._names_high
        lines = len(rows) + (sums is not None)
        page = Page(self._theme, top + lines * _ROW + _AIR + FOOT, title, numbers, self._lettering)
        self._write_names(page, (HEAD, top))
        if not lines:
            return page
        right = WIDTH - self._left
        panel(page.picture, self._theme, (self._left, top, right, top + lines * _ROW))
        for index, row in enumerate(rows):
            y = top + index * _ROW
            self._write_row(page, row, columns, y)
            if index:
                page.rule((self._left + 3, right - 3), y)
        self._rule_columns(page, top, lines)
        if sums is not None:
            y = top + len(rows) * _ROW
            page.rule((self._left + 3, right - 3), y, "strip.quiet", 2)
            self._write_row(page, sums, columns, y)
        return page

    def _column(self, index: int) -> int:
        return self._left + _NUMBER + index * self._wide

    def _rule_columns(self, page: Page, top: int, lines: int) -> None:
        for index in range(len(self._names)):
            x = self._column(index)
            page.picture.paste(rule(self._theme), (x - 1, top + 3, x + 1, top + lines * _ROW - 3))

    def _write_names(self, page: Page, span: tuple[int, int]) -> None:
        """Across if there is room, otherwise upward, as on the paper that players use."""
        for index, name in enumerate(self._names):
            left, (top, bottom) = self._column(index), span
            area = (left + 8, top, left + self._wide - 8, bottom)
            if self._across:
                self._write_name(page.picture, name, area, 0.5)
                continue
            text = page.picture.crop((area[0], top + 10, area[2], bottom - 10)).rotate(-90, expand=True)
            self._write_name(text, name, (0, 0, text.width, text.height), 0)
            page.picture.paste(text.rotate(90, expand=True), (area[0], top + 10))

    def _write_name(self, picture: Image.Image, name: str, area: Area, align: float) -> None:
        """In one line, or in two if it has a space and doesn't fit into one."""
        ink, (left, top, right, bottom) = self._theme["numbers.ink"], area
        first, second = in_two(name)
        if not second or self._lettering.width(name, _NAMES[-1]) < right - left:
            self._lettering.write(picture, name, area, ink, sizes=_NAMES, align=align)
            return
        middle = (top + bottom) // 2
        for line, above, below in ((first, top + 4, middle + 2), (second, middle - 2, bottom - 4)):
            self._lettering.write(picture, line, (left, above, right, below), ink, sizes=_IN_TWO, align=align)

    def _write_row(self, page: Page, row: SheetRow, columns: range, top: int) -> None:
        name = (self._left + 8, top, self._left + _NUMBER - 10, top + _ROW)
        page.write(row.name, name, "strip.quiet", sizes=_POINTS, align=0.5)
        for index, column in enumerate(columns):
            left = self._column(index)
            self._write_cell(page, row.cells[column], (left, top, left + self._wide, top + _ROW))

    def _write_cell(self, page: Page, cell: SheetCell, box: Area) -> None:
        left, top, right, bottom = box
        inner = (left + 5, top + 5, right - 5, bottom - 5)
        if cell.box or cell.partner:
            page.lay(playing_colour(self._theme) if cell.box else "strip.quiet", inner, 10)
            page.lay("turn.base" if cell.box else "strip.base", inner, 8, 3)
        ink = "turn.ink" if cell.box else "strip.ink"
        page.write(cell.text, (left + 9, top, right - 9, bottom), ink, sizes=_POINTS, align=0.5)
