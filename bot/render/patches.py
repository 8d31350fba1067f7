"""A bounded store of drawn patches: what was drawn once is kept as 8-bit pixels until room is needed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import RLock

from PIL import Image


class Patches:
    """The most recently used patches, at most `room` bytes of pixels. Safe to share between threads."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._held = 0
        self._lock = RLock()
        self._kept: OrderedDict[Hashable, Image.Image] = OrderedDict()

    def get(self, key: Hashable, paint: Callable[[], Image.Image]) -> Image.Image:
        """The patch of this key, painted now if it is not there. One thread paints at a time."""
        with self._lock:
            patch = self._kept.get(key)
            if patch is not None:
                self._kept.move_to_end(key)
                return patch
            patch = paint()
            self._kept[key] = patch
            self._held += patch.width * patch.height
            while self._held > self._room and len(self._kept) > 1:
                _, oldest = self._kept.popitem(last=False)
                self._held -= oldest.width * oldest.height
            return patch

    @property
    def held(self) -> int:
        """Bytes of pixels kept now."""
        return self._held
