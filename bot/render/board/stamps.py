"""Small marks laid over whatever is there: the dots, arrow heads and rings of the last play, the cube on offer.

A frame has only palette indices, so a mark cannot be blended pixel by pixel. Its core is pasted as it is, and the
half-covered pixels of its outline are darkened through a table; that is smooth enough and takes microseconds.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.render.paint.brushes import shape
from bot.render.paint.patches import lay
from bot.render.paint.theme import RGB, Theme

DIRECTIONS: Final = 48
"""Directions in which arrow heads are drawn."""


@dataclass(frozen=True)
class Stamp:
    """A mark in palette indices: its core, the pixels it covers, and those it only darkens."""

    core: Image.Image
    covered: Image.Image
    touched: Image.Image | None
    table: bytes

    @property
    def width(self) -> int:
        """Width of the mark in pixels."""
        return self.core.width

    @property
    def height(self) -> int:
        """Height of the mark in pixels."""
        return self.core.height

    def press(self, frame: Image.Image, centre: tuple[int, int]) -> None:
        """Lay the mark on the frame, around a spot."""
        width, height = self.core.size
        left, top = centre[0] - width // 2, centre[1] - height // 2
        if self.touched is not None:
            under = frame.crop((left, top, left + width, top + height)).tobytes().translate(self.table)
            lay(frame, Image.frombytes("P", (width, height), under), (left, top), self.touched)
        lay(frame, self.core, (left, top), self.covered)


def make_stamp(theme: Theme, picture: Image.Image, alpha: Image.Image, edge: RGB) -> Stamp:
    """A stamp of a picture with soft edges of the color `edge`."""
    return Stamp(theme.reduced(picture), _above(alpha, 160), _above(alpha, 48), theme.shaded(edge, 0.5))


def _above(alpha: Image.Image, least: int) -> Image.Image:
    """The pixels that are covered at least to this level (0-255)."""
    return alpha.point([255 if level >= least else 0 for level in range(256)]).convert("1")


def _outlined(theme: Theme, size: int, outer: Image.Image, inner: Image.Image, ink: RGB) -> Stamp:
    """A mark of one color with a dark outline. There are many on a picture: their outer edge is left hard."""
    edge = theme["mark.edge"]
    picture = Image.new("RGB", (size, size), edge)
    picture.paste(ink, (0, 0, size, size), inner)
    return Stamp(theme.reduced(picture), _above(outer, 112), None, b"")


def dot_stamp(theme: Theme, size: int) -> Stamp:
    """A dot of a trail, `size` pixels across."""

    def disc(share: float) -> Image.Image:
        inset = size * (1 - share) / 2

        def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
            pen.ellipse((inset * fine, inset * fine, (size - inset) * fine - 1, (size - inset) * fine - 1), fill=255)

        return shape((size, size), draw)

    return _outlined(theme, size, disc(1.0), disc(0.66), theme["mark.ink"])


def head_stamp(theme: Theme, size: int, direction: int, *, hit: bool) -> Stamp:
    """An arrow head pointing in one of DIRECTIONS, counted clockwise from right; a hit adds a burst behind it."""
    turn = direction * math.tau / DIRECTIONS

    def arrow(grow: float) -> Image.Image:
        def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
            corners = (
                (0.40 + grow, 0.0),
                (-0.24 - grow * 0.8, 0.31 + grow),
                (-0.10, 0.0),
                (-0.24 - grow * 0.8, -0.31 - grow),
            )
            pen.polygon([_turned(x, y, turn, size, fine) for x, y in corners], fill=255)

        return shape((size, size), draw)

    ink = theme["mark.hit"] if hit else theme["mark.ink"]
    return _outlined(theme, size, arrow(0.07), arrow(0.0), ink)


def burst_stamp(theme: Theme, size: int) -> Stamp:
    """The mark of a hit: a star of eight rays around the arrow head."""

    def rays(inner: float, outer: float, width: float) -> Image.Image:
        def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
            for ray in range(8):
                turn = (ray + 0.5) * math.tau / 8
                ends = (_turned(inner, 0, turn, size, fine), _turned(outer, 0, turn, size, fine))
                pen.line(ends, fill=255, width=round(width * size * fine))

        return shape((size, size), draw)

    return _outlined(theme, size, rays(0.28, 0.49, 0.10), rays(0.31, 0.46, 0.055), theme["mark.hit"])


def ring_stamp(theme: Theme, size: int) -> Stamp:
    """Where a checker left: a broken ring of its size."""

    def ring(outer: float, inner: float, spread: float) -> Image.Image:
        def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
            full = size * fine
            box = [full * (0.5 - outer), full * (0.5 - outer), full * (0.5 + outer), full * (0.5 + outer)]
            for part in range(8):
                middle = part * 45 + 22.5
                pen.arc(box, middle - spread, middle + spread, fill=255, width=round((outer - inner) * full))

        return shape((size, size), draw)

    return _outlined(theme, size, ring(0.49, 0.385, 15.5), ring(0.468, 0.405, 13.5), theme["mark.ink"])


def _turned(x: float, y: float, turn: float, size: int, fine: int) -> tuple[float, float]:
    """A place on a stamp (shares of its size from the middle), turned around the middle, on the fine grid."""
    across, down = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
    return (across + 0.5) * size * fine, (down + 0.5) * size * fine
