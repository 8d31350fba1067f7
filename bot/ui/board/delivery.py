"""Posting where a match is played: in its thread, or in its channel once the thread is gone."""

from __future__ import annotations

from typing import Final

import discord
import structlog
from msgspec import structs

from bot.records.matches import MatchRecord
from bot.records.people import Place
from bot.ui.board.answer import Shown
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.sending import UNREACHABLE, reply, send

_log: Final = structlog.get_logger()

NO_MESSAGE: Final = 0
"""Stands for a message that can never be posted, so that nobody tries forever."""


class Delivery:
    """Messages for everyone at a match."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def post(
        self, record: MatchRecord, post: Post, mentions: discord.AllowedMentions, guest: Interaction | None = None
    ) -> Shown:
        """Post where the match is played. Returns `NO_MESSAGE` for a message that Discord will never take.

        If its thread is gone, the match goes on in its channel. A guest answers `guest` once more, while it can.
        """
        try:
            if guest is not None and guest.response.is_done() and not guest.is_expired():
                message_id = await reply(guest, post, private=False, mentions=mentions) or NO_MESSAGE
            else:
                message_id = await send(
                    self._host, Place(record.posts_to, record.place.guild_id), post, mentions=mentions
                )
        except (discord.Forbidden, discord.NotFound) as error:
            if record.thread_id is not None:
                _log.info("thread is gone, back to the channel", match=record.match_id, error=str(error))
                return await self.post(await self._leave_thread(record), post, mentions)
            _log.warning("board refused", match=record.match_id, error=str(error))
            return record.posts_to, NO_MESSAGE
        except UNREACHABLE as error:
            _log.warning("board not posted", match=record.match_id, error=str(error))
            return None
        return record.posts_to, message_id

    async def say(self, record: MatchRecord, text: str, mentions: discord.AllowedMentions) -> bool:
        """Post a line where a match is played. Returns False if that failed."""
        try:
            await send(self._host, Place(record.posts_to, record.place.guild_id), text, mentions=mentions)
        except UNREACHABLE as error:
            gone = isinstance(error, discord.Forbidden | discord.NotFound)
            if gone and record.thread_id is not None:
                return await self.say(await self._leave_thread(record), text, mentions)
            _log.warning("not said", match=record.match_id, error=str(error))
            return False
        return True

    async def _leave_thread(self, record: MatchRecord) -> MatchRecord:
        """Move the match back to its channel, and return it."""
        await self._host.app.matches.move_to_thread(record.match_id, None)
        return structs.replace(record, thread_id=None)
