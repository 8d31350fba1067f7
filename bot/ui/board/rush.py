"""New boards first: while some are being made, what they replace is not tidied away yet."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

_LONGEST: Final = 1.0
"""Seconds after which old boards are closed however many new ones are being made."""


class Rush:
    """How many boards are being drawn or sent now."""

    def __init__(self) -> None:
        self._boards = 0
        self._calm = asyncio.Event()

    @contextmanager
    def board(self) -> Iterator[None]:
        """A board is being drawn or sent inside the block."""
        self._boards += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._boards -= 1
            if not self._boards:
                self._calm.set()

    async def over(self) -> None:
        """Wait until no board is being made, a second at most."""
        if self._boards:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._calm.wait(), _LONGEST)
