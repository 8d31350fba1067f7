"""One socket's way out: frames wait here for a slow reader, up to a limit, and hold nobody up."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final

from aiohttp import web

from bot.metrics.meter import LIVE_CLOSED

MOST: Final = 256 * 1024
"""Bytes that may wait for a reader; a slower one is closed, and comes back."""
TOO_SLOW: Final = 1013
"""*Try again later*, in the registry of RFC 6455."""
_GOODBYE: Final = 1.0  # seconds that a reader is waited for when it's told goodbye


class Line:
    """Sends frames in order."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._waiting: deque[str] = deque()
        self._size = 0
        self._sending: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._is_closed = False

    def put(self, text: str) -> None:
        """Send a frame as soon as the reader has taken those before it."""
        if self._is_closed:
            return
        self._waiting.append(text)
        self._size += len(text)
        if self._size > MOST:
            self.close(TOO_SLOW)
        elif self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._waiting:
                text = self._waiting[0]
                await self._socket.send_str(text)
                if self._waiting:  # not if it was dropped meanwhile
                    self._waiting.popleft()
                self._size -= len(text)
        except (ConnectionError, RuntimeError):  # the reader is gone, as the one who listens to them finds out
            self.drop()
        finally:
            self._sending = None

    def drop(self) -> None:
        """Send nothing any more."""
        self._is_closed = True
        self._waiting.clear()

    def close(self, code: int) -> None:
        """Close the socket with a code. What waits is thrown away, unless the reader takes it at once."""
        if not self._is_closed:
            self._is_closed = True
            LIVE_CLOSED.add(1, str(code))
            self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        with suppress(ConnectionError, RuntimeError, TimeoutError):
            async with asyncio.timeout(_GOODBYE):
                if self._sending is not None:
                    await asyncio.wait([self._sending], timeout=_GOODBYE / 2)
                await self._socket.close(code=code)
        if self._sending is not None:
            self._sending.cancel()

    async def flushed(self) -> None:
        """Wait until the goodbye has been said, if there is one."""
        if self._closing is not None:
            await asyncio.wait([self._closing])
