"""A contact sheet: up to nine small boards in one picture, for the list of matches being played."""

import math
from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from typing import Final

from PIL import Image

from bot.render.board.geometry import layout
from bot.render.board.picture import compose_board, score_text
from bot.render.board.scene import BoardScene
from bot.render.paint.names import side_word
from bot.render.paint.pieces import lay_piece, paint_token
from bot.render.paint.theme import Theme, load_theme, strip_style
from bot.render.paint.writing import baseline, fitted, write
from bot.rules.sides import Side

MOST: Final = 9
"""Boards on a sheet."""
_WIDTH: Final = 1200
_SQUARE: Final = 400
_CUT: Final = 22
"""How much of the frame above and below the felt is left out, in pixels of a board 1200 wide."""


def render_thumbnails(scenes: Sequence[BoardScene], width: int = _WIDTH) -> bytes:
    """The scenes as one PNG, `width` pixels wide and as high as needed, row by row in order.

    Each board has its players' names and scores above and below it, in type that can be read when the picture is shown
    360 pixels wide. If all have one theme the file is about 130 KB, otherwise five times as large. Raises ValueError
    unless there are one to nine scenes.
    """
    if not 1 <= len(scenes) <= MOST:
        raise ValueError(f"{len(scenes)} boards on a sheet, not 1 to {MOST}")
    columns = 1 if len(scenes) == 1 else 2 if len(scenes) <= 4 else 3
    gap = width // 75
    wide = (width - (columns + 1) * gap) // columns
    pictures = [_thumbnail(scene, wide, width * 4 // 100) for scene in scenes]
    high = pictures[0].height
    rows = math.ceil(len(scenes) / columns)
    themes = {scene.theme for scene in scenes}
    ground = load_theme(scenes[0].theme)["felt.base"]
    sheet = Image.new("RGB", (width, rows * (high + gap) + gap), ground)
    for index, picture in enumerate(pictures):
        row, column = divmod(index, columns)
        sheet.paste(picture, (gap + column * (wide + gap), gap + row * (high + gap)))
    return _png(sheet, load_theme(scenes[0].theme) if len(themes) == 1 else None)


def render_square(scene: BoardScene, width: int = _SQUARE) -> bytes:
    """A scene as a square PNG of `width` pixels, for a place that cuts anything else to one: the felt is all of it."""
    theme = load_theme(scene.theme)
    board = _felt(scene, width)
    square = Image.new("RGB", (width, width), theme["felt.base"])
    square.paste(board, (0, (width - board.height) // 2))
    return _png(square, theme)


def _png(sheet: Image.Image, theme: Theme | None) -> bytes:
    """The file of a sheet: in the colors of its only theme, or in true color, as 256 are too few for several themes."""
    file = BytesIO()
    (theme.reduced(sheet) if theme else sheet).save(file, "PNG")
    return file.getvalue()


def _thumbnail(scene: BoardScene, wide: int, strip: int) -> Image.Image:
    """A small board without numbers between two strips of this height."""
    small = _felt(scene, wide)
    picture = Image.new("RGB", (wide, small.height + 2 * strip))
    picture.paste(small, (0, strip))
    for side in Side:
        y = picture.height - strip if side == scene.bottom else 0
        picture.paste(_strip(scene, side, (wide, strip)), (0, y))
    return picture


def _felt(scene: BoardScene, wide: int) -> Image.Image:
    """A small board without numbers and strips."""
    top = layout(_WIDTH).strip + _CUT
    board = compose_board(replace(scene, numbers="none")).convert("RGB")
    board = board.crop((0, top, board.width, board.height - top))
    return board.resize((wide, round(board.height * wide / board.width)), Image.Resampling.LANCZOS, reducing_gap=2)


def _strip(scene: BoardScene, side: Side, size: tuple[int, int]) -> Image.Image:
    """A side's checker, name and score, lit like the strip of a whole board."""
    theme = load_theme(scene.theme)
    style = strip_style(scene.to_act == side or (scene.over and scene.winner == side))
    strip = Image.new("RGB", size, theme[f"{style}.base"])
    wide, high = size
    if style == "turn":
        edge = max(2, high // 14)
        top = 0 if side == scene.bottom else high - edge
        strip.paste(theme["turn.line"], (0, top, wide, top + edge))
    air, kind = high // 5, round(high * 0.68)
    score = fitted(score_text(scene, side), range(kind, kind // 2, -2), wide / 3)
    box = round(score.width) + 2 * air
    strip.paste(theme[f"{style}.box"], (wide - box, high // 8, wide, high - high // 8))
    piece = paint_token(theme, side, round(high * 0.7), theme[f"{style}.base"], theme["wood.line"])
    lay_piece(strip, piece, (air + piece.width // 2, high // 2), 0)
    x = 2 * air + piece.width
    name = fitted(scene.names[side], (kind, kind * 7 // 8), wide - box - air - x, side_word(side))
    line = baseline(high, kind)
    write(strip, name, (x, line), theme[f"{style}.ink"])
    write(strip, score, (wide - box + air, line), theme[f"{style}.ink"])
    return strip
