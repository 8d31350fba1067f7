"""Brackets drawn over as many pages as it takes to be read on a phone."""

from __future__ import annotations

from bot.render.bracket_parts import (
    Bracket,
    BracketPicture,
    BracketRow,
    Column,
    Pairing,
    PairingState,
    Slot,
    check,
    describe,
)
from bot.render.pages.bracket import BracketPainter
from bot.render.pages.bracket_layout import laid_out
from bot.render.paint.page import encoded
from bot.render.paint.patches import PAINTING
from bot.render.paint.theme import load_theme

__all__ = [
    "Bracket",
    "BracketPicture",
    "BracketRow",
    "Column",
    "Pairing",
    "PairingState",
    "Slot",
    "describe",
    "render_bracket",
]


def render_bracket(picture: BracketPicture, theme: str = "classic") -> list[bytes]:
    """The pages as PNGs in reading order, each 1200 pixels wide, at most 1500 high, with "2/5" where there are several.

    A page has up to three rounds side by side and eight pairings below each other; the later rounds follow on a
    further page, to which an arrow and its number point. A final that would stand alone on a page stands between its
    semi-finals instead. Byes are left out of a round that has more of them than matches.

    Raises ValueError for a pairing that leads nowhere, ThemeError for a theme that cannot be used.
    """
    check(picture)
    colours = load_theme(theme)
    pages = laid_out(picture)
    with PAINTING:
        painter = BracketPainter(picture, pages, colours)
        return [encoded(colours, painter.page(number)) for number in range(len(pages))]
