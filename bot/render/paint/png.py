"""PNG files straight from the bytes of an 8-bit picture, and animated GIF files of such pictures.

The pictures here keep the filter byte of every row as their own column 0, so the pixels of the image are the scanlines
of the file and are copied only once. Filter 0 everywhere is also the best for palette pictures.

A picture may be deflated in bands. Bands that another picture had recently are reused: when somebody rolls, little but
the dice changes. A band is known by two 32-bit checksums, which aren't sums of each other.
"""

import importlib
import struct
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import pairwise
from threading import Lock, RLock
from types import ModuleType
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from PIL import Image, ImageChops

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_END: Final = struct.pack(">I4sI", 0, b"IEND", zlib.crc32(b"IEND"))


def _fast_library() -> ModuleType | None:
    """The fast deflate library; None if it isn't built for this machine."""
    try:
        return importlib.import_module("isal.isal_zlib")
    except ImportError:
        return None


def compressor(fast: ModuleType | None) -> Callable[[bytes | bytearray], bytes]:
    """Deflate with the fast library at level 2, or with the standard one at level 1: the same pixels, slower."""
    if fast is None:
        return lambda data: zlib.compress(data, 1)
    return lambda data: bytes(fast.compress(data, 2))


_FAST: Final = _fast_library()
_LIBRARY: Final = zlib if _FAST is None else _FAST
_deflate: Final = compressor(_FAST)
_LEVEL: Final = 1 if _FAST is None else 2
_BEGINS, _ENDS = b"\x78\x01", b"\x03\x00"
"""The bytes before the bands of a stream and, as an empty last block, after them."""
_ADLER: Final = 65521
_MOST: Final = 2000  # most bands that are kept: the last pictures of a hundred matches, some 12 MB
_bands: Final[OrderedDict[tuple[int, int, int], bytes]] = OrderedDict()
_lock: Final = Lock()


def chunk(kind: bytes, data: bytes) -> bytes:
    """One PNG chunk: length, kind, data and checksum."""
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))))


def header(width: int, height: int, palette: bytes) -> bytes:
    """Everything before the pixels of an 8-bit palette picture; it's the same for all pictures of a theme.

    `palette` holds red, green and blue of up to 256 colors, three bytes each.
    """
    shape = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return SIGNATURE + chunk(b"IHDR", shape) + chunk(b"PLTE", palette)


def encode(head: bytes, scanlines: bytes | bytearray, cuts: Sequence[int] = ()) -> bytes:
    """The whole file: the header and the rows, each with its filter byte in front.

    With `cuts` the rows are deflated in bands between these offsets, which include both ends.
    """
    stream = _banded(memoryview(scanlines), cuts) if cuts else _deflate(scanlines)
    return b"".join((head, chunk(b"IDAT", stream), _END))


def _banded(scanlines: memoryview, cuts: Sequence[int]) -> bytes:
    parts = [_BEGINS]
    low, high = 1, 0  # the two halves of the checksum (RFC 1950) of all bytes so far
    for start, end in pairwise(cuts):
        band = scanlines[start:end]
        checksum = _LIBRARY.adler32(band)
        parts.append(_deflated(band, (_LIBRARY.crc32(band), checksum, end - start)))
        high = (high + (checksum >> 16) + (end - start) * (low - 1)) % _ADLER
        low = (low + (checksum & 0xFFFF) - 1) % _ADLER
    return b"".join((*parts, _ENDS, struct.pack(">HH", high, low)))


def _deflated(band: memoryview, key: tuple[int, int, int]) -> bytes:
    """A part of a stream that depends on none of the parts before it."""
    with _lock:
        known = _bands.get(key)
        if known is not None:
            _bands.move_to_end(key)
            return known
    pen = _LIBRARY.compressobj(_LEVEL, zlib.DEFLATED, -15)
    made = bytes(pen.compress(band) + pen.flush(zlib.Z_FULL_FLUSH))
    with _lock:
        _bands[key] = made
        if len(_bands) > _MOST:
            _bands.popitem(last=False)
    return made


_PAINTING: Final = RLock()  # held while a patch is painted, so that several threads don't paint the same one


def lay(frame: Image.Image, patch: Image.Image, corner: tuple[int, int], mask: Image.Image | None = None) -> None:
    """Copy a patch, or the part of it that a mask leaves, onto a frame; both in palette indices.

    It copies pixels directly: the checks of Image.paste take longer than the copying, and a board has thirty.
    """
    width, height = patch.size
    box = (corner[0], corner[1], corner[0] + width, corner[1] + height)
    if mask is None:
        frame.im.paste(patch.im, box)
    else:
        frame.im.paste(patch.im, box, mask.im)


def mapped(picture: Image.Image, table: Sequence[int], mode: str) -> Image.Image:
    """An 8-bit picture in another mode of 8 bits, each value replaced by the table.

    Image.point spends most of its time looking at the table, and can't make palette indices from gray.
    """
    return picture._new(picture.im.point(table, mode))  # noqa: SLF001


class Sized(Protocol):
    """Anything with a size in pixels; each pixel takes a byte."""

    @property
    def width(self) -> int:
        """Width in pixels."""
        ...

    @property
    def height(self) -> int:
        """Height in pixels."""
        ...


_Patch = TypeVar("_Patch", bound=Sized)


class Patches(Generic[_Patch]):
    """The most recently used patches, at most `room` bytes of pixels. Safe to share between threads."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._held = 0
        self._lock = RLock()
        self._kept: OrderedDict[Hashable, _Patch] = OrderedDict()

    def get(self, key: Hashable, paint: Callable[[], _Patch]) -> _Patch:
        """The patch of this key, painted now if it isn't there. One thread paints at a time."""
        patch = self._find(key)
        if patch is None:
            with _PAINTING:
                patch = self._find(key) or self._keep(key, paint())
        return patch

    def _find(self, key: Hashable) -> _Patch | None:
        with self._lock:
            patch = self._kept.get(key)
            if patch is not None:
                self._kept.move_to_end(key)
            return patch

    def _keep(self, key: Hashable, patch: _Patch) -> _Patch:
        """Keep a patch, and forget the least recently used ones if room is needed."""
        with self._lock:
            self._kept[key] = patch
            self._held += patch.width * patch.height
            while self._held > self._room and len(self._kept) > 1:
                _, oldest = self._kept.popitem(last=False)
                self._held -= oldest.width * oldest.height
        return patch


_CLEAR: Final = 255  # the index that means transparent; a frame that needs it as a color has no transparency
_EQUAL: Final = bytes((_CLEAR, *[0] * 255))
_AS_IT_IS: Final = bytes(range(256))
_CODE_SIZE: Final = b"\x08"
_END_OF_IMAGE: Final = b"\0"
_TRAILER: Final = b";"
_LONGEST: Final = 65535  # the longest a frame can be shown, in hundredths of a second
_SHORTEST: Final = 2  # browsers show anything shorter for a tenth of a second
_KEEP: Final = 1 << 2
_TAKE_BACK: Final = 3 << 2  # the end of a frame's time: it stays, or the picture before it comes back


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

    Of each frame only the rectangle that changed is written, with the rest transparent. Pillow's own writer compares
    frames in true color, which takes ten times as long and makes files six times as large. Here pixels are palette
    indices and stay that way; Pillow only does the LZW.
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
