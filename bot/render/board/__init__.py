"""Every picture with a board in it."""

from bot.render.board.picture import render_board
from bot.render.board.scene import BoardScene

__all__ = ["BoardScene", "render_board"]
