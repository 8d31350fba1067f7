"""Several connections to the gateway: Discord asks for one in 2,500 servers, in one process or in several.

Each connection, a shard, hears from its own servers. Discord lets only so many of them begin in five seconds
(`max_concurrency`), whatever process they are in. So each has its turn by the clock, and no process has to ask another:
https://discord.com/developers/docs/events/gateway#sharding-max-concurrency
"""

import asyncio
import time
from math import ceil
from typing import Any, Final

import structlog
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.config import Settings
from bot.ui.kit.connection import MISSED_AFTER, UNREACHABLE, Connection

_log: Final = structlog.get_logger()

APART: float = 5.5
"""Seconds between the beginnings of two shards that must not begin together."""


def options_of(settings: Settings) -> dict[str, Any]:
    """discord.py's options for the shards in the settings; none if there are no shards."""
    if settings.shard_range is None:
        return {}
    first, last, count = settings.shard_range
    return {"shard_ids": list(range(first, last + 1)), "shard_count": count}


def seconds_to_turn(shard_id: int, count: int, at_once: int, now: float) -> float:
    """How long a shard waits for its turn, which comes again and again; `now` is in seconds since 1970.

    Shards that may begin at the same time have the same turn: of `at_once` in a row, no two are in one of Discord's
    buckets (the id modulo `max_concurrency`).
    """
    turns = ceil(count / at_once)
    if turns == 1:
        return 0.0
    return (shard_id // at_once * APART - now) % (turns * APART)


class Sharding(commands.AutoShardedBot, Connection):
    """The differences between a bot with several shards and `Connection`, which comes after it in the class order.

    It's out of reach when all of its shards are. One that is gone for long makes it unwell.
    """

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self._gone_since: dict[int, float] = {}

    async def launch_shards(self) -> None:
        """Connect each shard when it's its turn."""
        if self.is_closed() or self.shard_count is None:
            return
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = ids = self.shard_ids or list(range(self.shard_count))
        try:
            at_once = max(1, (await self.fetch_session_start_limits()).max_concurrency)
        except UNREACHABLE as error:
            _log.warning("not known how many shards may begin at once", error=repr(error))
            at_once = 1
        _log.info("shards", first=ids[0], last=ids[-1], count=self.shard_count, at_once=at_once)
        await asyncio.gather(*(self._launch_in_turn(one, self.shard_count, at_once) for one in ids))

    async def _launch_in_turn(self, shard_id: int, count: int, at_once: int) -> None:
        await asyncio.sleep(seconds_to_turn(shard_id, count, at_once, time.time()))
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id, initial=True)

    def hears_of(self, guild_id: int) -> bool:
        """Is a server one of those that this process hears from?"""
        count = self.shard_count or 1
        return (guild_id >> 22) % count in (self.shard_ids or range(count))

    def trouble(self) -> str:
        """Why the bot can't do its work; see `Connection.trouble`."""
        trouble = super().trouble()
        now = time.monotonic()
        away = [one for one, since in self._gone_since.items() if now - since > MISSED_AFTER]
        return trouble or (f"no connection of shard {', '.join(map(str, sorted(away)))}" if away else "")

    async def on_disconnect(self) -> None:
        """Nothing yet: which shard it is comes next."""

    on_connect = on_resumed = on_disconnect

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """One shard is gone."""
        self._gone_since.setdefault(shard_id, time.monotonic())
        if len(self._gone_since) == len(self.shard_ids or ()):
            await super().on_disconnect()

    async def on_shard_connect(self, shard_id: int) -> None:
        """One shard is there again, or for the first time."""
        self._gone_since.pop(shard_id, None)
        await super().on_connect()

    on_shard_resumed = on_shard_connect
