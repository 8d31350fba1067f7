"""Animated GIF files of 8-bit pictures: only the rectangle of each frame that changed, with the rest transparent.

Pillow's own writer compares frames in true color, which takes ten times as long and makes files six times as large.
Here a frame's pixels are palette indices and stay that way; Pillow only does the LZW.
"""

import struct
from collections.abc import Iterable
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from bot.render.paint.png import mapped

_CLEAR: Final = 255
"""The index that means transparent. A frame that needs it as a color is written without transparency."""
_EQUAL: Final = bytes((_CLEAR, *[0] * 255))
_AS_IT_IS: Final = bytes(range(256))
_CODE_SIZE: Final = b"\x08"
_END_OF_IMAGE: Final = b"\0"
_TRAILER: Final = b";"
_LONGEST: Final = 65535  # the longest a frame can be shown, in hundredths of a second
_SHORTEST: Final = 2  # browsers show anything shorter for a tenth of a second
_KEEP: Final = 1 << 2
_TAKE_BACK: Final = 3 << 2
"""The end of a frame's time: it stays, or the picture before it comes back."""


class GifFrame(NamedTuple):
    """A picture of palette indices, and how many seconds it's shown.

    A `passing` frame is taken away again before the next one: its additions are stored once and needn't be undone.
    """

    picture: Image.Image
    seconds: float
    passing: bool = False


class _Block(NamedTuple):
    """The rectangle of a frame, compressed, and whether it has transparent pixels."""

    data: bytes
    transparent: bool


def encode_gif(frames: Iterable[GifFrame], palette: bytes, *, repeats: int = 0, plain: bytes = _AS_IT_IS) -> bytes:
    """The file of an animation that is shown once and `repeats` times more, and then stays on its last frame.

    All pictures have the same size and the 256 colors of `palette`, three bytes each; `plain` has for each of them the
    one to write instead. A frame that looks like the one
    before only makes that last longer. Raises ValueError if there is no frame, or if the first one is `passing`.
    """
    parts: list[bytes] = []
    ground: Image.Image | None = None
    waiting: tuple[_Block, int] | None = None
    shown = 0.0
    for frame in frames:
        if ground is None:
            if frame.passing:
                raise ValueError("nothing is left when the first frame is taken away")
            parts += [_screen(frame.picture.size, palette), _loop(repeats)]
        disposal = _TAKE_BACK if frame.passing else _KEEP
        block = _changed(ground, frame.picture, plain)
        if block is None and waiting is not None and waiting[1] == _TAKE_BACK:
            block = _spot(frame.picture, plain)
        if block is not None:
            if waiting is not None:
                parts += _shown(*waiting, shown)
            waiting, shown = (block, disposal), 0.0
        if not frame.passing:
            ground = frame.picture
        shown += frame.seconds
    if waiting is None:
        raise ValueError("an animation without frames")
    return b"".join((*parts, *_shown(*waiting, shown), _TRAILER))


def _screen(size: tuple[int, int], palette: bytes) -> bytes:
    """The header of the file: the size and the colors."""
    width, height = size
    return b"GIF89a" + struct.pack("<HHBBB", width, height, 0xF7, 0, 0) + palette


def _loop(repeats: int) -> bytes:
    """How often the animation repeats; without this block it never does."""
    return b"" if repeats == 0 else b"!\xff\x0bNETSCAPE2.0\x03\x01" + struct.pack("<H", repeats) + b"\0"


def _shown(block: _Block, disposal: int, seconds: float) -> tuple[bytes, bytes]:
    """A frame with its time and its disposal afterward."""
    hundredths = min(_LONGEST, max(_SHORTEST, round(seconds * 100)))
    control = struct.pack("<BHB", disposal | block.transparent, hundredths, _CLEAR)
    return b"!\xf9\x04" + control + b"\0", block.data


def _changed(ground: Image.Image | None, picture: Image.Image, plain: bytes) -> _Block | None:
    """The difference from the picture already shown; None if there is none."""
    if ground is None:
        return _Block(_image(mapped(picture, plain, "L"), (0, 0)), transparent=False)
    difference = ImageChops.difference(ground, picture)
    box = difference.getbbox()
    if box is None:
        return None
    part = mapped(picture.crop(box), plain, "L")
    if _CLEAR in plain and part.getextrema()[1] == _CLEAR:
        return _Block(_image(part, box[:2]), transparent=False)
    # What is equal becomes the highest index, which is the transparent one.
    part = ImageChops.lighter(part, mapped(difference.crop(box), _EQUAL, "L"))
    return _Block(_image(part, box[:2]), transparent=True)


def _spot(picture: Image.Image, plain: bytes) -> _Block:
    """A single pixel, unchanged: a frame that changes nothing, but comes after one that is taken away."""
    return _Block(_image(mapped(picture.crop((0, 0, 1, 1)), plain, "L"), (0, 0)), transparent=False)


def _image(part: Image.Image, corner: tuple[int, int]) -> bytes:
    """The block of one image: its place and its compressed pixels."""
    place = b"," + struct.pack("<HHHHB", *corner, *part.size, 0)
    return place + _CODE_SIZE + part.tobytes("gif", "L", 8, 0) + _END_OF_IMAGE
