"""The connection to Discord: how it is made and kept, and how long it has been gone."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, Literal

import aiohttp
import discord
import structlog
from discord.backoff import ExponentialBackoff
from discord.ext import commands

_log: Final = structlog.get_logger()

LONGEST_WAIT: Final = 20.0
"""Seconds at most between two attempts to reach Discord: a match goes on soon after it is back."""
_MISSED_AFTER: Final = 60.0
"""Seconds without a connection after which the bot is not well; shorter breaks are everyday."""
_AWAY: Final = (OSError, aiohttp.ClientError, TimeoutError, discord.DiscordServerError)
"""What logging in raises while Discord is away, so that another attempt may help."""


class Backoff(ExponentialBackoff[Literal[False]]):
    """Discord.py's waits between two attempts, which would grow to 17 minutes, cut at `LONGEST_WAIT`."""

    def delay(self) -> float:
        """Seconds to wait now."""
        return min(super().delay(), LONGEST_WAIT)


# `Client.connect` has no parameter for it; discord.py is pinned to one version, and a test looks at the waits.
discord.client.ExponentialBackoff = Backoff  # type: ignore[assignment, attr-defined]


class Connection(commands.Bot):
    """A bot that knows whether Discord hears it."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.out_of_reach = False
        """True while the connection to Discord is broken."""
        self._seen = False
        self._lost_at = time.monotonic()

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in, as soon as Discord lets the bot, and stay connected until the bot is closed.

        Raises discord.LoginFailure for a wrong token, and what `setup_hook` raises.
        """
        backoff = Backoff()
        while True:
            try:
                await self.login(token)
                break
            except _AWAY as error:
                if self.application is not None:
                    raise  # Discord has answered; it is the bot that cannot be set up
                wait = backoff.delay()
                _log.warning("Discord cannot be reached", error=repr(error), again_in=round(wait, 1))
                await self.http.close()
                self.http.connector = discord.utils.MISSING
                await asyncio.sleep(wait)
        await self.connect(reconnect=reconnect)

    def trouble(self) -> str:
        """Why the bot cannot do its work, for whoever keeps it running; "" while all is well."""
        if not self._seen:
            return "not connected to Discord yet"
        gone = time.monotonic() - self._lost_at
        return f"no connection to Discord for {gone:.0f} s" if self.out_of_reach and gone > _MISSED_AFTER else ""

    async def on_disconnect(self) -> None:
        """While Discord is out of reach nobody can play, so nobody's time runs: see `TimeKeeper`.

        It is called again with each attempt that fails.
        """
        if not self.out_of_reach:
            self.out_of_reach, self._lost_at = True, time.monotonic()

    async def on_connect(self) -> None:
        """Discord is there again, or for the first time."""
        self.out_of_reach, self._seen = False, True

    async def on_resumed(self) -> None:
        """Discord is there again."""
        self.out_of_reach = False
