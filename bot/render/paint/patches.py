"""A bounded cache of drawings: patches of 8-bit pixels are kept until room is needed for others."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from threading import RLock
from typing import Final, Generic, Protocol, TypeVar

from PIL import Image

_PAINTING: Final = RLock()
"""Held while a patch is painted, so that several threads don't paint the same one."""


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

    @property
    def held(self) -> int:
        """Bytes of pixels kept now."""
        return self._held

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
