"""The score sheet of a team match: the two teams with their score, and a row for each board."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.paint.page import EDGE, FOOT, HEAD, WIDTH, Lettering, Page, panel, playing_colour
from bot.render.paint.theme import Theme, load_theme
from bot.render.paint.writing import in_two

MOST_ROWS: Final = 20
"""Most boards on a page."""
_SCORE: Final = 168  # height of the panel with the teams
_GAP: Final = 18
_ROW: Final = 58
_NUMBER: Final = 72
_MIDDLE: Final = 190  # width of a score between two names
_TEAM: Final = (46, 42, 38, 34, 30, 28, 26)
_IN_TWO: Final = (38, 34, 30, 28, 26)  # sizes of a team's name in two lines, if it's too long for one
_LARGE: Final = (84, 72, 60)


class SheetRow(NamedTuple):
    """A board: its number, both names, the points of both ("" before there are any), the winner (0 or 1), if any.

    `playing` says that the match is under way, `parted` that a round begins here.
    """

    number: int
    names: tuple[str, str]
    score: tuple[str, str] = ("", "")
    winner: int | None = None
    playing: bool = False
    parted: bool = False


class SheetHead(NamedTuple):
    """The teams, the matches each has won, a line below them, and which is ahead (0 or 1), if any."""

    teams: tuple[str, str]
    score: tuple[int, int]
    below: str = ""
    ahead: int | None = None


def render_team_sheet(
    head: SheetHead, rows: Sequence[SheetRow], title: str = "", theme: str = "classic"
) -> list[bytes]:
    """The sheet as PNGs, 1200 pixels wide, twenty boards on each, the score on the first. Raises ThemeError."""
    count = max(1, -(-len(rows) // MOST_ROWS))
    sheet = _Sheet(load_theme(theme), head)
    return [
        sheet.page(rows[at * MOST_ROWS : (at + 1) * MOST_ROWS], title, (at + 1, count)).encoded() for at in range(count)
    ]


class _Sheet:
    """Paints the pages of one sheet."""

    def __init__(self, theme: Theme, head: SheetHead) -> None:
        self._theme, self._head = theme, head
        self._lettering = Lettering()

    def page(self, rows: Sequence[SheetRow], title: str, numbers: tuple[int, int]) -> Page:
        """A page."""
        top = HEAD + _GAP + (_SCORE + _GAP if numbers[0] == 1 else 0)
        page = Page(self._theme, top + len(rows) * _ROW + _GAP + FOOT, title, numbers, self._lettering)
        if numbers[0] == 1:
            self._write_score(page, HEAD + _GAP)
        if rows:
            panel(page.picture, self._theme, (EDGE, top, WIDTH - EDGE, top + len(rows) * _ROW))
        for place, row in enumerate(rows):
            upper = top + place * _ROW
            if place:
                page.rule((EDGE + 3, WIDTH - EDGE - 3), upper, "strip.quiet" if row.parted else None, 1 + row.parted)
            self._write_row(page, row, upper)
        return page

    def _write_score(self, page: Page, top: int) -> None:
        """Both teams, the one that is ahead lit, and the matches won between them."""
        head, bottom = self._head, top + _SCORE
        panel(page.picture, self._theme, (EDGE, top, WIDTH - EDGE, bottom))
        half = (WIDTH - _MIDDLE) // 2 - 50
        for team, left in enumerate((EDGE + 12, WIDTH - EDGE - 12 - (half - EDGE - 12))):
            right = left + half - EDGE - 12
            lit = head.ahead == team
            if lit:
                page.lay("turn.base", (left, top + 24, right, bottom - 24), 14)
            name = head.teams[team]
            whole = self._lettering.width(name, _IN_TWO[0]) < right - left - 32
            names = [name] if whole else [part for part in in_two(name) if part]
            high = (bottom - top - 48) // len(names)
            for number, part in enumerate(names):
                row = top + 24 + number * high
                area, sizes = (left + 16, row, right - 16, row + high), _TEAM if whole else _IN_TWO
                page.write(part, area, "turn.ink" if lit else "strip.ink", sizes=sizes, align=0.5)
        middle = (half + 8, top + 12, WIDTH - half - 8, bottom - 56)
        page.write(f"{head.score[0]} : {head.score[1]}", middle, sizes=_LARGE, align=0.5)
        below = (half + 8, bottom - 60, WIDTH - half - 8, bottom - 12)
        page.write(head.below, below, "strip.quiet", sizes=(30, 28, 26, 24), align=0.5)

    def _write_row(self, page: Page, row: SheetRow, top: int) -> None:
        """The number, then the names on both sides of the score; the winner's is lit."""
        bottom, middle = top + _ROW, (WIDTH + _NUMBER) // 2
        area = (EDGE + 6, top, EDGE + _NUMBER - 6, bottom)
        page.write(str(row.number), area, "strip.quiet", sizes=(30, 28, 26), align=0.5)
        spans = ((EDGE + _NUMBER, middle - _MIDDLE // 2), (middle + _MIDDLE // 2, WIDTH - EDGE - 6))
        for side, (left, right) in enumerate(spans):
            lit = row.winner == side
            if lit:
                page.lay("turn.base", (left + 4, top + 6, right - 4, bottom - 6), 10)
            ink = "turn.ink" if lit else "strip.ink" if row.winner is None else "strip.quiet"
            page.write(row.names[side], (left + 16, top, right - 16, bottom), ink, align=1 - side)
        box = (middle - _MIDDLE // 2 + 24, top + 7, middle + _MIDDLE // 2 - 24, bottom - 7)
        if row.playing:
            page.lay(playing_colour(self._theme), box, 10)
            page.lay("strip.base", box, 7, 4)
        score = f"{row.score[0]} : {row.score[1]}" if any(row.score) else "" if row.winner is None else "\u2013"
        page.write(score, box, align=0.5)
