"""Servers on demand: a bot behind HTTP hears of none, and asks for the few in which somebody does something.

The answers are kept for some minutes, and only for the servers used last: a bot in a hundred thousand servers holds a
few hundred.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import discord
import structlog

from bot.ui.kit.reach import UNREACHABLE

if TYPE_CHECKING:
    from discord.state import ConnectionState

_log: Final = structlog.get_logger()

MOST: Final = 300
"""Servers that are known at once."""
_LASTS: Final = 300.0
"""Seconds for which a server's data is taken to be current."""


class Servers:
    """The servers that a client without a gateway has asked for. `clock` gives seconds that only grow."""

    def __init__(self, client: discord.Client, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._clock = clock
        self._known: dict[int, float] = {}
        self._asking: dict[int, asyncio.Task[None]] = {}

    async def meet(self, guild_id: int) -> discord.Guild | None:
        """A server with its roles, its channels, its threads and the bot in it; None if the bot isn't in it.

        Raises nothing of Discord's: a server that can't be asked for counts as one that the bot isn't in.
        """
        if self._clock() - self._known.get(guild_id, -_LASTS) >= _LASTS:
            task = self._asking.get(guild_id)
            if task is None:
                task = self._asking[guild_id] = asyncio.create_task(self._ask(guild_id))
                task.add_done_callback(lambda _: self._asking.pop(guild_id, None))
            await asyncio.shield(task)
        return self._client.get_guild(guild_id)

    async def _ask(self, guild_id: int) -> None:
        state: ConnectionState = self._client._connection  # noqa: SLF001 - where `get_guild` looks; one version is pinned
        try:
            guild = await self._client.fetch_guild(guild_id, with_counts=False)
            user = self._client.user
            channels, me, threads = await asyncio.gather(
                guild.fetch_channels(), guild.fetch_member(user.id if user else 0), guild.active_threads()
            )
        except UNREACHABLE as error:
            _log.info("server not known", guild=guild_id, error=str(error))
            return
        for channel in channels:
            guild._add_channel(channel)  # noqa: SLF001
        for thread in threads:
            guild._add_thread(thread)  # noqa: SLF001
        guild._add_member(me)  # noqa: SLF001
        state._add_guild(guild)  # noqa: SLF001
        self._known.pop(guild_id, None)
        self._known[guild_id] = self._clock()
        if len(self._known) > MOST:
            oldest = next(iter(self._known))
            del self._known[oldest]
            gone = self._client.get_guild(oldest)
            if gone is not None:
                state._remove_guild(gone)  # noqa: SLF001
