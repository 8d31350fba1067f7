"""Posts digests when they're due, each once, whichever process does it."""

from typing import Final

import discord
import structlog

from bot.app.locks import each
from bot.app.recent import Recent
from bot.records.digests import DigestOrder
from bot.records.people import Place
from bot.texts.catalogue import speaking
from bot.ui.digest.words import digest_post
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post
from bot.ui.kit.places import lacking, language_of_place
from bot.ui.kit.sending import UNREACHABLE, is_final, send
from bot.ui.match.lookup import is_open_beside

_AT_ONCE: Final = 2  # servers whose digests are made at the same time
_KEPT: Final = 20  # digests that are kept until they could be posted
_log: Final = structlog.get_logger()


class DigestDesk:
    """The digests of all servers."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._made: Recent[tuple[int, int], Post | None] = Recent(_KEPT)

    async def keep(self) -> None:
        """Post what is due. Raises StorageUnavailable."""
        await each(await self._host.app.digests.due(), self._see_to, at_once=_AT_ONCE)

    async def _see_to(self, order: DigestOrder) -> None:
        """Make a digest and post it, unless another process was first, or nothing was played."""
        digests, place = self._host.app.digests, Place(order.channel_id, order.guild_id)
        guild = await self._host.server(order.guild_id)
        channel = None if guild is None else guild.get_channel(order.channel_id)
        if guild is not None and (channel is None or lacking(channel.permissions_for(guild.me), in_thread=False)):
            if await self._host.app.digests.take(order):
                _log.warning("no channel for the digest", guild=order.guild_id, channel=order.channel_id)
                await self._host.app.digests.not_posted(order, for_good=True)
            return
        made = order.guild_id, order.week
        if made not in self._made:
            digest = await digests.of(order.guild_id, lambda where: is_open_beside(guild, where, order.channel_id))
            with speaking(await language_of_place(self._host, place)):
                self._made[made] = await digest_post(self._host, digest, place) if digest.matches else None
        post = self._made[made]
        if not await digests.take(order) or post is None:
            return
        try:
            await send(self._host, place, post)
        except UNREACHABLE as error:
            for_good = isinstance(error, discord.HTTPException) and is_final(error)
            _log.warning("digest not posted", guild=order.guild_id, error=repr(error))
            await digests.not_posted(order, for_good=for_good)
