"""Preparations before the first turn."""

from bot.render.board import BoardScene, render_board
from bot.render.paint.theme import theme_names
from bot.rules.position import Position
from bot.texts.catalogue import load_languages


def draw_once(theme: str) -> None:
    """Load fonts, sprites and languages."""
    for name in (theme, *theme_names()):
        render_board(BoardScene(position=Position.start(), theme=name))
    load_languages()
