"""What follows a turn once it has been shown: a thread for a new match, its title, the result card, word to followers.

None of it concerns the turn itself, which is stored and shown: what fails here is logged and nothing more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import discord
import structlog

from bot.app.views import Turn
from bot.errors import BotError
from bot.ratings.records import RatingChange
from bot.records import MatchRecord
from bot.rules.match import events as ev
from bot.texts.catalogue import say, speaking
from bot.ui.board.threads import _ARCHIVE_AFTER, _PATIENCE
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import public_language
from bot.ui.kit.message import Post
from bot.ui.kit.sending import UNREACHABLE
from bot.ui.match.narration import match_title, rating_lines, score_line
from bot.ui.result.card import hint_lines
from bot.ui.result.results import _result
from bot.ui.watching.following import tell_followers

if TYPE_CHECKING:
    from bot.ui.client import BackgammonBot

_log: Final = structlog.get_logger()


class Aftermath:
    """What follows turns."""

    def __init__(self, bot: BackgammonBot) -> None:
        self._bot = bot

    async def follow_up(self, turn: Turn, interaction: Interaction | None = None) -> None:
        """Do whatever follows a turn that has been shown; what fails keeps nothing else from being done."""
        record, kinds = turn.record, {type(step.event) for step in turn.steps}
        if ev.MatchStarted in kinds:
            await self._attempt(record, self.open_thread(record))
        if record.state.is_over:
            await self._attempt(record, self._show_result(record, await self._rated(record), interaction))
        if record.thread_id is not None and kinds & {ev.GameEnded, ev.MatchAbandoned}:
            await self._attempt(record, self._rename(record))
        if record.state.is_over:
            await self._attempt(record, self._bot.desk.match_ended(record))
        await tell_followers(self._bot, turn)
        self._bot.computer_desk.wake(record, interaction)

    @staticmethod
    async def _attempt(record: MatchRecord, step: Awaitable[None]) -> None:
        try:
            await step
        except (BotError, *UNREACHABLE) as error:
            _log.warning("aftermath failed", match=record.match_id, error=repr(error))

    async def open_thread(self, record: MatchRecord) -> None:
        """Give a match a thread of its own where the server wants that, and go on there."""
        settings = await self._bot.people.settings(record.place.guild_id)
        channel = self._bot.get_channel(record.place.channel_id)
        board = (await self._bot.matches.match(record.match_id)).board
        if not settings.threads or not isinstance(channel, discord.TextChannel) or board is None:
            return
        with speaking(await self._bot.boards.language_of(record)):
            title = match_title(record)
        message = channel.get_partial_message(board.message_id)
        try:
            thread = await message.create_thread(name=title, auto_archive_duration=_ARCHIVE_AFTER)
        except UNREACHABLE as error:
            _log.warning("no thread", match=record.match_id, error=str(error))
            # The first board called nobody, since the thread was to do so.
            await self._bot.boards.call_next(await self._bot.matches.match(record.match_id))
            return
        await self._bot.matches.move_to_thread(record.match_id, thread.id)
        if not await self._bot.boards.post_anew(await self._bot.matches.match(record.match_id), ping=True):
            await self._bot.store.board_outdated(record.match_id)
            return
        with speaking(await self._bot.boards.language_of(record)):
            pointer = Post((score_line(record), say("goes-on-in-thread", thread=thread.mention)), ())
        # Two boards to tap would be one too many.
        await message.edit(view=pointer.view(), attachments=[], allowed_mentions=discord.AllowedMentions.none())

    async def _rename(self, record: MatchRecord) -> None:
        """The score in the title of the thread."""
        channel = self._bot.get_channel(record.thread_id or 0)
        if not isinstance(channel, discord.Thread):
            return
        with speaking(await self._bot.boards.language_of(record)):
            title = match_title(record)
        await asyncio.wait_for(channel.edit(name=title), _PATIENCE)

    async def _rated(self, record: MatchRecord) -> list[RatingChange]:
        """What the match does to the ratings; nothing for now should that fail, and housekeeping makes up for it."""
        try:
            return await self._bot.ratings.rate(record)
        except BotError as error:
            _log.warning("not rated", match=record.match_id, error=repr(error))
            return []

    async def _show_result(
        self, record: MatchRecord, changes: list[RatingChange], interaction: Interaction | None
    ) -> None:
        """The result card, under the last board."""
        log = [stored.event for stored in await self._bot.matches.log(record.match_id)]
        language = await self._bot.boards.language_of(record) if interaction is None else public_language(interaction)
        with speaking(language):
            theme = self._bot.boards.posts.public_theme(record)
            post = await asyncio.to_thread(_result, record, log, theme)
            hints = await self._bot.store.hints_in(record.match_id)
            post = replace(post, lines=(*post.lines, *rating_lines(record, changes), *hint_lines(record, hints)))
        quiet = discord.AllowedMentions.none()
        if interaction is not None and interaction.response.is_done() and not interaction.is_expired():
            await interaction.followup.send(view=post.view(), files=post.files(), allowed_mentions=quiet)
            return
        posts_to = (await self._bot.matches.match(record.match_id)).posts_to  # its thread may have been gone
        channel = self._bot.get_partial_messageable(posts_to, guild_id=record.place.guild_id)
        await channel.send(view=post.view(), files=post.files(), allowed_mentions=quiet)
