"""New boards first: while some are being made, what they replace is not tidied away yet."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

_LONGEST: Final = 1.0
"""Seconds after which old boards are closed however many new ones are being made."""


class NewFirst:
    """Counts the boards that are being drawn or sent now."""

    def __init__(self) -> None:
        self._boards = 0
        self._idle = asyncio.Event()

    @contextmanager
    def board(self) -> Iterator[None]:
        """Draw or send a board inside the block."""
        self._boards += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._boards -= 1
            if not self._boards:
                self._idle.set()

    async def all_sent(self) -> None:
        """Wait until no board is being made, a second at most."""
        if self._boards:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._idle.wait(), _LONGEST)
