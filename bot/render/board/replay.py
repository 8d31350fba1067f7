"""A game as an animation: one board after the other, each for as long as it takes to read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.render.board.picture import BoardScene, compose_board
from bot.render.paint.gif import GifFrame, encode_gif
from bot.render.paint.theme import load_theme

WIDTH: Final = 800
"""Pixels across; a whole game at the width of a single board would be twice as large a file."""
REPEATS: Final = 2
"""How often an animation repeats before it stays on its last board."""
MOVED: Final = 0.2
"""Seconds of a shot with arrows in which the checkers have moved and the arrows aren't there yet.

The arrows are then laid on that board and taken off again, so they are stored once: a tenth of the file.
"""


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
    return encode_gif(_frames(shots, width), load_theme(theme).palette, repeats=repeats)


def _frames(shots: Sequence[Shot], width: int) -> Iterator[GifFrame]:
    """The boards one at a time: all of a long game together would take a hundred megabytes."""
    for shot in shots:
        picture = compose_board(shot.scene, width)
        if shot.scene.last_play:
            bare = compose_board(replace(shot.scene, last_play=()), width)
            yield GifFrame(bare, min(MOVED, shot.seconds / 2))
            yield GifFrame(picture, max(shot.seconds - MOVED, shot.seconds / 2), passing=True)
        else:
            yield GifFrame(picture, shot.seconds)
