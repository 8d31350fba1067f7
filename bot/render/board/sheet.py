"""A contact sheet: up to nine small boards in one picture, for the list of matches being played."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from typing import Final

from PIL import Image

from bot.render.board.geometry import layout
from bot.render.board.picture import compose_board, compose_shot, score_text
from bot.render.board.scene import BoardScene
from bot.render.paint.names import side_word
from bot.render.paint.pieces import lay_piece, paint_token
from bot.render.paint.png import GifFrame, encode_gif
from bot.render.paint.theme import Theme, load_theme, strip_style
from bot.render.paint.writing import baseline, fitted, write
from bot.rules.position import Position
from bot.rules.sides import Side

MOST: Final = 9
"""Boards on a sheet."""
_WIDTH: Final = 1200
_SQUARE: Final = 400
_CUT: Final = 22  # how much of the frame above and below the felt is left out, in pixels of a board 1200 wide


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
    sheet = Image.new("RGB", (width, rows * (high + gap) + gap), load_theme(scenes[0].theme)["felt.base"])
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


WIDTH: Final = 800
"""Pixels across; a whole game at the width of a single board would be twice as large a file."""
REPEATS: Final = 2
"""How often an animation repeats before it stays on its last board."""
MOVED: Final = 0.2
"""Seconds of a shot with arrows in which the checkers have moved and the arrows aren't there yet.

The arrows are then laid on that board and taken off again, so they are stored once: a tenth of the file.
"""

_ALIKE: Final = 14.0  # how far two colors may be apart, of 255, and be drawn as one
_HUE: Final = 1.2


@dataclass(frozen=True, slots=True)
class Shot:
    """One board of an animation, and how many seconds it's shown."""

    scene: BoardScene
    seconds: float


def render_replay(shots: Sequence[Shot], width: int = WIDTH, *, repeats: int = REPEATS) -> bytes:
    """The shots in order as the bytes of an animated GIF, `width` (1200 or 800) pixels wide.

    All are drawn in the theme and orientation of the first, because a file has one palette. Takes about three
    milliseconds a picture, so it belongs in another process. Raises ValueError without shots.
    """
    if not shots:
        raise ValueError("a replay without shots")
    theme = shots[0].scene.theme
    if any(shot.scene.theme != theme for shot in shots):
        raise ValueError("a replay in more than one theme")
    return encode_gif(_frames(shots, width), load_theme(theme).palette, repeats=repeats, plain=plain_colors(theme))


def _frames(shots: Sequence[Shot], width: int) -> Iterator[GifFrame]:
    """The boards one at a time: all of a long game together would take a hundred megabytes."""
    for shot in shots:
        bare, picture = compose_shot(shot.scene, width)
        if shot.scene.last_play:
            yield GifFrame(bare, min(MOVED, shot.seconds / 2))
            yield GifFrame(picture, max(shot.seconds - MOVED, shot.seconds / 2), passing=True)
        else:
            yield GifFrame(picture, shot.seconds)


@cache
def plain_colors(theme: str) -> bytes:
    """For each color the one that an animation has instead: of those much alike, the most frequent.

    Leather, grain and the finest steps of light take a third of the file. They'd be lost on a board that moves.
    """
    palette = load_theme(theme).palette
    counts = compose_board(BoardScene(Position.start(), theme=theme), WIDTH).histogram()
    colors = list(zip(palette[0::3], palette[1::3], palette[2::3], strict=True))
    kept: list[int] = []
    plain = bytearray(256)
    for index in sorted(range(256), key=lambda index: -counts[index]):
        plain[index] = next((one for one in kept if _alike(colors[one], colors[index])), index)
        if plain[index] == index:
            kept.append(index)
    return bytes(plain)


def _alike(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    """Are two colors hard to tell apart? A different hue is seen sooner than a different lightness."""
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    light = 0.3 * red + 0.59 * green + 0.11 * blue
    return math.hypot(light, _HUE * (red - light), _HUE * (blue - light)) <= _ALIKE
