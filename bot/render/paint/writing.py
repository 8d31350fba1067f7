"""Text of any script on a picture: written on a baseline, shrunk, cut or wrapped to fit.

Also the text that goes with a picture, cut to the length that Discord accepts.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render.paint.fonts import font
from bot.render.paint.names import ELLIPSIS, Run, fit
from bot.render.paint.theme import RGB

ALT_TEXT_LIMIT: Final = 1024
"""The most characters the description of a picture may have."""


class Line(NamedTuple):
    """A line ready to be written: its runs from left to right and the size of its type in pixels."""

    runs: list[Run]
    size: int

    @property
    def width(self) -> float:
        """Width in pixels."""
        return sum(run.length(self.size) for run in self.runs)

    @property
    def whole(self) -> bool:
        """False if the end was cut off."""
        return not any(run.text.endswith(ELLIPSIS) for run in self.runs)


def fitted(text: str, sizes: Sequence[int], width: float, instead: str = " ") -> Line:
    """The text in the first size in which it fits, or cut in the last; `instead` of one that has nothing readable."""
    line = Line(fit(text, instead, sizes[0], width), sizes[0])
    for size in sizes[1:]:
        if line.whole:
            break
        line = Line(fit(text, instead, size, width), size)
    return line


def wrapped(text: str, size: int, width: float, most: int) -> list[Line]:
    """The text broken between words into lines of this width; anything that doesn't fit into `most` of them is cut."""
    lines: list[Line] = []
    words = text.split()
    while words and len(lines) < most - 1:
        taken = next((n for n in range(len(words), 1, -1) if fitted(" ".join(words[:n]), (size,), width).whole), 1)
        lines.append(fitted(" ".join(words[:taken]), (size,), width))
        words = words[taken:]
    return [*lines, fitted(" ".join(words), (size,), width)] if words else lines


def in_two(text: str) -> tuple[str, str]:
    """The text broken at the space nearest to its middle; without one, nothing comes second."""
    spaces = [place for place, letter in enumerate(text) if letter == " "]
    at = min(spaces, key=lambda place: abs(2 * place - len(text)), default=len(text))
    return text[:at], text[at + 1 :]


def baseline(height: int, size: int) -> int:
    """The baseline, in pixels below the upper edge of an area, for type of this size in the middle of its height."""
    return height // 2 + round(size * 0.36)


def write(picture: Image.Image, line: Line, at: tuple[float, int], ink: RGB | int) -> None:
    """Write a line, starting on a baseline; `ink` is a number on a picture of one channel.

    A glyph too wide for FreeType is left out.
    """
    pen = ImageDraw.Draw(picture)
    x = at[0]
    for run in line.runs:
        with suppress(OSError):
            pen.text((x, at[1]), run.text, ink, font(line.size, run.font), anchor="ls", direction=run.direction)
        x += run.length(line.size)


def shortened(text: str, limit: int = ALT_TEXT_LIMIT) -> str:
    """A text of at most `limit` characters, ending in an ellipsis if the end is missing."""
    return text if len(text) <= limit else text[: limit - 1] + ELLIPSIS
