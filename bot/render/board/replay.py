"""A game as an animation: one board after the other, each for as long as it takes to read."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.render.board.picture import BoardScene, compose_board, compose_shot
from bot.render.paint.gif import GifFrame, encode_gif
from bot.render.paint.theme import load_theme
from bot.rules.position import Position

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
