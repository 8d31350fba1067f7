"""Standings and leaderboards: a row for each player, medals for the first three, twenty rows a page."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render.pages.podium import METAL_COLOURS, paint_medal
from bot.render.paint.page import EDGE, FOOT, HEAD, TYPE, WIDTH, Lettering, Page, panel
from bot.render.paint.pieces import lay_piece
from bot.render.paint.theme import Theme, load_theme

MOST_ROWS: Final = 20
"""Most rows on a page."""
_ROW: Final = 54
_HEADINGS: Final = 58
_PLACE: Final = 96
_NAME: Final = 340  # the least width of a name
_LEAST: Final = 84  # width of the narrowest column
_AIR: Final = 26
_MEDAL: Final = 48
_BOTTOM: Final = 18
_ARROW: Final = 32  # width and height of an arrow


class StandingRow(NamedTuple):
    """A player: place from 1 (equal ones share it, 0: unranked), name, a short text for each column, such as "4.5".

    `way` is 1 for players who go up, -1 for those who go down: an arrow says so, and a line separates them from the
    rest. Players who are `is_out` are written faintly.
    """

    place: int
    name: str
    columns: tuple[str, ...] = ()
    way: int = 0
    is_out: bool = False


def render_standings(
    rows: Sequence[StandingRow],
    headings: Sequence[str],
    title: str = "",
    theme: str = "classic",
    *,
    medals: bool = True,
) -> list[bytes]:
    """The rows as PNGs of 1200 pixels width, twenty on each; `headings` has one text for each of their columns.

    Without `medals` the first three places have numbers like all others. Without rows there is one empty page. Raises
    ValueError if a row has more or fewer columns than there are headings, ThemeError for a theme that can't be used.
    """
    for row in rows:
        if len(row.columns) != len(headings):
            raise ValueError(f"{len(row.columns)} columns in the row of {row.name!r}, {len(headings)} headings")
    count = max(1, -(-len(rows) // MOST_ROWS))
    list_ = _List(load_theme(theme), headings, rows, medals=medals)
    return [
        list_.page(rows[at * MOST_ROWS : (at + 1) * MOST_ROWS], title, (at + 1, count)).encoded(METAL_COLOURS)
        for at in range(count)
    ]


def _arrow(middle: tuple[int, int], way: int) -> tuple[tuple[int, int], Image.Image]:
    """The place to paste an arrow up (`way` 1) or down (-1), and its mask."""
    fine = 4 * _ARROW
    mask = Image.new("L", (fine, fine))
    tip, base = (0.08, 0.55) if way > 0 else (0.92, 0.45)
    end = 1 - tip
    points = ((0.5, tip), (0.92, base), (0.64, base), (0.64, end), (0.36, end), (0.36, base), (0.08, base))
    ImageDraw.Draw(mask).polygon([(x * fine, y * fine) for x, y in points], fill=255)
    corner = (middle[0] - _ARROW // 2, middle[1] - _ARROW // 2)
    return corner, mask.resize((_ARROW, _ARROW), Image.Resampling.LANCZOS)


class _List:
    """Paints pages whose columns all have the same widths."""

    def __init__(self, theme: Theme, headings: Sequence[str], rows: Sequence[StandingRow], *, medals: bool) -> None:
        self._theme, self._headings, self._medals = theme, headings, medals
        self._lettering = Lettering()
        self._widths = self._measured(rows)
        self._has_ways = any(row.way for row in rows)

    def _measured(self, rows: Sequence[StandingRow]) -> list[int]:
        """The widths of the columns: what their texts need, or less if that would leave too little for the names."""
        widths = []
        for column, heading in enumerate(self._headings):
            longest = sorted({row.columns[column] for row in rows}, key=len)[-3:]
            needed = [self._lettering.width(text, TYPE[0]) for text in (heading, *longest)]
            widths.append(max(_LEAST, *needed) + _AIR)
        room = WIDTH - 2 * EDGE - _PLACE - _NAME
        share = min(1.0, room / max(1, sum(widths)))
        return [int(width * share) for width in widths]

    def page(self, rows: Sequence[StandingRow], title: str, numbers: tuple[int, int]) -> Page:
        """A page."""
        top = HEAD + _HEADINGS
        page = Page(self._theme, top + len(rows) * _ROW + _BOTTOM + FOOT, title, numbers, self._lettering)
        self._write_columns(page, self._headings, (HEAD, top), "numbers.ink")
        if rows:
            panel(page.picture, self._theme, (EDGE, top, WIDTH - EDGE, top + len(rows) * _ROW))
        for number, row in enumerate(rows):
            upper = top + number * _ROW
            if number:
                parts = rows[number - 1].way != row.way
                page.rule((EDGE + 3, WIDTH - EDGE - 3), upper, "strip.ink" if parts else None, 1 + parts)
            self._write_row(page, row, upper)
        return page

    def _write_row(self, page: Page, row: StandingRow, top: int) -> None:
        """The place or its medal, the name, the columns."""
        left, bottom = EDGE + _PLACE, top + _ROW
        if self._medals and 1 <= row.place <= 3:
            lay_piece(page.picture, paint_medal(row.place, _MEDAL), (EDGE + _PLACE // 2, top + _ROW // 2), 0)
        else:
            area = (EDGE + 8 + (_ARROW if self._has_ways else 0), top, left - 8, bottom)
            if row.way:
                middle = (EDGE + 12 + _ARROW // 2, top + _ROW // 2)
                page.picture.paste(self._theme["strip.ink"], *_arrow(middle, row.way))
            page.write(str(row.place or "\u2013"), area, "strip.quiet", align=0.5)
        area = (left, top, WIDTH - EDGE - sum(self._widths), bottom)
        ink = "strip.quiet" if row.is_out else "strip.ink"
        page.write(row.name, area, ink)
        self._write_columns(page, row.columns, (top, bottom), ink)

    def _write_columns(self, page: Page, texts: Sequence[str], span: tuple[int, int], ink: str) -> None:
        """Texts that end where their columns end."""
        left = WIDTH - EDGE - sum(self._widths)
        for text, width in zip(texts, self._widths, strict=True):
            area = (left + _AIR // 2, span[0], left + width - _AIR // 2, span[1])
            page.write(text, area, ink, sizes=(*TYPE, 28, 26), align=1)
            left += width
