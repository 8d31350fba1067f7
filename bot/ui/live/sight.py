"""Who may see a match at the live board: its players, and everybody who sees the channel where it's played.

What isn't known counts as no. Discord is asked for somebody once a minute at most.
"""

import time
from collections.abc import Callable
from typing import Final

import discord

from bot.app.recent import Recent
from bot.records.matches import MatchRecord
from bot.ui.kit.host import Host
from bot.ui.kit.sending import UNREACHABLE
from bot.ui.match.lookup import may_see

_LASTS: Final = 60.0  # seconds for which an answer is taken to be true


class Sight:
    """Asks Discord what people see, and remembers it for a minute."""

    def __init__(self, host: Host, seconds: Callable[[], float] = time.monotonic) -> None:
        self._host, self._seconds = host, seconds
        self._known: Recent[tuple[int, int], tuple[float, bool]] = Recent(2000)

    async def may_see(self, user_id: int, record: MatchRecord) -> bool:
        """May somebody see a match?"""
        if any(person.user_id == user_id for person in record.players):
            return True
        guild_id, channel_id = record.place.guild_id, record.posts_to
        if guild_id is None:
            return False  # direct messages and groups: the players alone
        at, seen = self._known.get((user_id, channel_id), (0.0, False))
        if not at or self._seconds() - at >= _LASTS:
            seen = await self._sees(user_id, guild_id, channel_id)
            self._known[user_id, channel_id] = self._seconds(), seen
        return seen

    async def _sees(self, user_id: int, guild_id: int, channel_id: int) -> bool:
        try:
            guild = await self._host.server(guild_id)
            channel = None if guild is None else await self._channel(guild, channel_id)
            if guild is None or channel is None:
                return False
            member = await guild.fetch_member(user_id)
            if isinstance(channel, discord.Thread) and channel.is_private():
                return bool(may_see(channel, member)) or await self._is_in(channel, member)
            return bool(may_see(channel, member))
        except UNREACHABLE:
            return False

    @staticmethod
    async def _channel(guild: discord.Guild, channel_id: int) -> discord.abc.GuildChannel | discord.Thread | None:
        known = guild.get_channel_or_thread(channel_id)
        return known if known is not None else await guild.fetch_channel(channel_id)

    @staticmethod
    async def _is_in(thread: discord.Thread, member: discord.Member) -> bool:
        """Is somebody a member of a private thread, and still sees the channel that it's in?"""
        parent = thread.parent
        if parent is None or not parent.permissions_for(member).view_channel:
            return False
        await thread.fetch_member(member.id)  # raises for who isn't
        return True
