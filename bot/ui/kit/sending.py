"""The one way to Discord. Every message is sent and edited here, and here "Discord failed" is defined.

Nobody is pinged unless `mentions` says so. If Discord refuses a request or cannot be reached, the functions here raise
one of `UNREACHABLE` and nothing else. `is_final` says whether Discord would refuse the same request again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

import aiohttp
import discord
import structlog

from bot.records import Place
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post

_log: Final = structlog.get_logger()
_T = TypeVar("_T")

UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What a request may raise when Discord refuses it or cannot be reached."""
QUIET: Final = discord.AllowedMentions.none()
_SOON: Final = 1.0
"""Seconds after which a slow answer is announced; Discord waits three."""
_ARCHIVE_AFTER: Final = 10080
"""Minutes without a message after which Discord archives a thread: a week."""
_TITLE_PATIENCE: Final = 5.0
"""Seconds to wait for a new title. Discord allows two changes in ten minutes, and a later one will do."""

Message = Post | discord.ui.LayoutView | str
"""What can be said: a post with its pictures, a view made by hand, or a line of text."""


def is_final(error: BaseException) -> bool:
    """Would Discord say the same again: is the message gone, the thread archived, the permission missing?"""
    return isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status != 429


async def reply(
    interaction: discord.Interaction[Any],
    message: Message,
    *,
    private: bool = True,
    mentions: discord.AllowedMentions = QUIET,
    file: discord.File | None = None,
) -> int | None:
    """Answer an interaction with a new message, as the first answer or a later one. Returns its id if Discord tells it.

    `file` goes with a line of text or a view, or alone with an empty line.
    """
    content = _content(message)
    if file is not None:
        content["files"] = [file]
    if interaction.response.is_done():
        sent = await interaction.followup.send(**content, ephemeral=private, allowed_mentions=mentions, wait=True)
        return sent.id
    response = await interaction.response.send_message(**content, ephemeral=private, allowed_mentions=mentions)
    return response.message_id


async def reply_in_place(
    interaction: discord.Interaction[Any], post: Post, *, mentions: discord.AllowedMentions = QUIET
) -> None:
    """Replace the message that was tapped, or the first answer if there is one, with a post."""
    content: dict[str, Any] = {"view": post.view(), "attachments": post.files(), "allowed_mentions": mentions}
    if interaction.response.is_done():
        await interaction.edit_original_response(**content)
    else:
        await interaction.response.edit_message(**content)


async def ask_form(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> None:
    """Open a form."""
    await interaction.response.send_modal(form)


async def patiently(interaction: discord.Interaction[Any], work: Awaitable[_T], *, private: bool = True) -> _T:
    """Wait for the result of `work`. If it takes more than a second, the answer is announced."""
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=_SOON)
    if not done:
        await announce_reply(interaction, private=private)
    return await task


async def announce_reply(interaction: discord.Interaction[Any], *, private: bool = True) -> None:
    """Tell Discord that the answer takes a moment, unless there is an answer already."""
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=private, thinking=True)


async def defer_in_place(interaction: discord.Interaction[Any]) -> None:
    """Tell Discord that the tapped message will be edited in a moment."""
    await interaction.response.defer()


async def send(host: Host, place: Place, message: Message, *, mentions: discord.AllowedMentions = QUIET) -> int:
    """Post in a channel or thread. Returns the id of the message."""
    channel = host.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    sent = await channel.send(**_content(message), allowed_mentions=mentions)
    return sent.id


async def edit(
    host: Host, place: Place, message_id: int, post: Post, *, mentions: discord.AllowedMentions = QUIET
) -> None:
    """Replace one of the bot's messages with a post. It pings nobody: an edit never does."""
    channel = host.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    message = channel.get_partial_message(message_id)
    await message.edit(view=post.view(), attachments=post.files(), allowed_mentions=mentions)


async def edit_by_token(host: Host, token: str, message_id: int, post: Post) -> None:
    """Edit any answer to an interaction, even a private one after a restart, by its token, which lasts 15 minutes."""
    if host.application_id is None:
        raise OSError("not logged in")
    webhook = discord.Webhook.partial(host.application_id, token, client=host)
    await webhook.edit_message(message_id, view=post.view(), attachments=post.files(), allowed_mentions=QUIET)


async def person_by_id(host: Host, user_id: int) -> discord.User:
    """Somebody as Discord knows them now. Raises discord.NotFound for an account that is gone."""
    return await host.fetch_user(user_id)


async def message_person(host: Host, user_id: int, message: Message, *, but_in: int | None = None) -> bool:
    """Send somebody a direct message, unless they would get it in the channel `but_in`. Returns whether it was sent."""
    channel = await host.create_dm(discord.Object(user_id))
    if channel.id == but_in:
        return False
    await channel.send(**_content(message), allowed_mentions=QUIET)
    return True


async def tell_person(host: Host, user_id: int, message: Message) -> bool:
    """Send somebody a direct message. Never raises: a failure is logged and returns False."""
    try:
        return await message_person(host, user_id, message)
    except UNREACHABLE as error:
        _log.info("person not told", user=user_id, error=str(error))
        return False


async def open_thread(host: Host, place: Place, message_id: int, title: str) -> discord.Thread:
    """Begin a thread under one of the bot's messages."""
    channel = host.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    message = channel.get_partial_message(message_id)
    return await message.create_thread(name=title, auto_archive_duration=_ARCHIVE_AFTER)


async def rename(thread: discord.Thread, title: str) -> None:
    """Give a thread another title. Raises TimeoutError if Discord makes the bot wait for it."""
    await asyncio.wait_for(thread.edit(name=title), _TITLE_PATIENCE)


def _content(message: Message) -> dict[str, Any]:
    if isinstance(message, str):
        return {"content": message[:2000]} if message else {}
    if isinstance(message, Post):
        return {"view": message.view(), "files": message.files()}
    return {"view": message}
