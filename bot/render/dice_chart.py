"""How often each face came, as six bars and a line where fair dice would end. All words are handed in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.render.chart_axes import number_ticks
from bot.render.pages.chart import line_colour
from bot.render.paint.brushes import mix
from bot.render.paint.page import EDGE, FOOT, HEAD, WIDTH, Area, Lettering, encoded, new_page, panel, rule, write_head
from bot.render.paint.patches import PAINTING
from bot.render.paint.theme import Theme, load_theme

HEIGHT: Final = 600
_GAP: Final = 16
_PANEL: Final[Area] = (EDGE, HEAD + _GAP, WIDTH - EDGE, HEIGHT - FOOT - _GAP)
_PLOT: Final[Area] = (EDGE + 150, HEAD + _GAP + 64, WIDTH - EDGE - 40, HEIGHT - FOOT - _GAP - 72)
_TYPE: Final = (36, 34)
_COUNT: Final = (36, 32, 28)
_FILLED: Final = 0.62
"""The part of its column that a bar takes."""
_MOST_NUMBERS: Final = 5
_HEADROOM: Final = 1.12
"""The count above the highest bar needs room."""
_LINE: Final = 4


def render_face_chart(faces: Sequence[int], title: str, expected: str, theme: str = "classic") -> bytes:
    """Counts of the faces 1 to 6 as a PNG of 1200 x 600 pixels.

    `expected` is written at the line of the average. Raises ThemeError for a theme that cannot be used.
    """
    colours = load_theme(theme)
    most = max(1, *faces)
    numbers = number_ticks(0, most * _HEADROOM, _MOST_NUMBERS)
    top = numbers[-1].at
    with PAINTING:
        page = new_page(colours, HEIGHT)
        lettering = Lettering()
        write_head(page, colours, lettering, title, (1, 1))
        panel(page, colours, _PANEL)
        for number in numbers:
            row = _row(number.at / top)
            page.paste(rule(colours), (_PLOT[0], row - 1, _PLOT[2], row + 1))
            area = (_PANEL[0] + 8, row - 28, _PLOT[0] - 20, row + 28)
            lettering.write(page, number.text, area, colours["strip.ink"], sizes=_TYPE, align=1)
        average = sum(faces) / len(faces)
        for index, count in enumerate(faces):
            _paint_bar(page, colours, index, count / top)
            _write_bar(page, colours, lettering, index, str(count), max(count, average) / top)
        _paint_average(page, colours, lettering, average / top, expected)
        return encoded(colours, page)


def _row(share: float) -> int:
    """The row of a share of the largest number."""
    return round(_PLOT[3] - share * (_PLOT[3] - _PLOT[1]))


def _column(index: int) -> tuple[int, int]:
    """Left and right edge of the column of a bar."""
    wide = (_PLOT[2] - _PLOT[0]) / 6
    return round(_PLOT[0] + wide * index), round(_PLOT[0] + wide * (index + 1))


def _paint_bar(page: Image.Image, theme: Theme, index: int, share: float) -> None:
    left, right = _column(index)
    room = round((right - left) * (1 - _FILLED) / 2)
    colour = mix(theme["strip.base"], line_colour(theme), 0.62)
    page.paste(colour, (left + room, _row(share), right - room, _PLOT[3]))


def _write_bar(  # noqa: PLR0917 - where and what
    page: Image.Image, theme: Theme, lettering: Lettering, index: int, count: str, above: float
) -> None:
    """The face below a bar; its count above the bar and the line, whichever is higher."""
    left, right = _column(index)
    row = _row(above)
    lettering.write(page, count, (left, row - 52, right, row - 6), theme["strip.ink"], sizes=_COUNT, align=0.5)
    below = (left, _PLOT[3] + 12, right, _PANEL[3] - 8)
    lettering.write(page, str(index + 1), below, theme["strip.ink"], sizes=_TYPE, align=0.5)


def _paint_average(page: Image.Image, theme: Theme, lettering: Lettering, share: float, expected: str) -> None:
    row = _row(share)
    page.paste(theme["strip.ink"], (_PLOT[0], row - _LINE // 2, _PLOT[2], row + _LINE // 2))
    area = (_PLOT[0], _PANEL[1] + 6, _PLOT[2], _PANEL[1] + 46)
    lettering.write(page, expected, area, theme["strip.ink"], sizes=(32, 30, 28), align=1)
