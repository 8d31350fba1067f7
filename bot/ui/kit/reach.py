"""Does Discord hear the bot? While it doesn't, nobody can play, and nobody's time runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""Errors a request may raise when Discord refuses it or can't be reached."""
SILENCE: Final = 30.0
"""Seconds without a heartbeat, or of failed requests, after which Discord counts as away."""
FAILURES: Final = 3
"""How many requests in a row have to fail before that."""
_BROKEN: Final = 500
"""From this status on, an answer says that Discord itself is in trouble."""


class Reach:
    """Hears of each request and of the gateway, and says whether Discord is away. The first success means it's back."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._failures = 0
        self._succeeded_at = seconds()
        self._lost_at: float | None = None

    @property
    def is_away(self) -> bool:
        """Is the gateway gone, or does every request fail?"""
        return self._lost_at is not None or self._fails

    @property
    def _fails(self) -> bool:
        return self._failures >= FAILURES and self._seconds() - self._succeeded_at > SILENCE

    @property
    def gone(self) -> float:
        """Seconds for which Discord has been away; 0 while it's there."""
        since = [] if self._lost_at is None else [self._lost_at]
        since += [self._succeeded_at] if self._fails else []
        return self._seconds() - min(since) if since else 0.0

    def lost(self) -> None:
        """The gateway is gone. Saying so again changes nothing."""
        self._lost_at = self._seconds() if self._lost_at is None else self._lost_at

    def found(self) -> None:
        """The gateway is there."""
        self._lost_at = None
        self.succeeded()

    def succeeded(self) -> None:
        """A request was answered by Discord, whatever it said."""
        self._failures, self._succeeded_at = 0, self._seconds()

    def failed(self) -> None:
        """A request got no answer, or one that says Discord is in trouble."""
        self._failures += 1

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Have every request of an HTTP session reported here too."""
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._broke)
        return trace

    async def _ended(self, _: aiohttp.ClientSession, __: SimpleNamespace, done: aiohttp.TraceRequestEndParams) -> None:
        (self.failed if done.response.status >= _BROKEN else self.succeeded)()

    async def _broke(self, *_: object) -> None:
        self.failed()
