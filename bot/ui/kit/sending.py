"""The one way to Discord. Every message is sent and edited here, and here "Discord failed" is defined.

Nobody is pinged unless `mentions` says so. If Discord refuses a request or can't be reached, the functions here raise
one of `UNREACHABLE` and nothing else. `is_final` says whether Discord would refuse the same request again.
"""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, TypeVar

import discord
import structlog

from bot.records.people import Place
from bot.ui.kit import connection
from bot.ui.kit.host import Answered, Host
from bot.ui.kit.message import Post

_log: Final = structlog.get_logger()
_T = TypeVar("_T")

UNREACHABLE: Final = connection.UNREACHABLE
"""Errors a request may raise when Discord refuses it or can't be reached."""

QUIET: Final = discord.AllowedMentions.none()
_SOON: Final = 1.0  # seconds after which a slow answer is announced; Discord waits three
_ARCHIVE_AFTER: Final = 10080  # minutes without a message after which Discord archives a thread: a week
_BAD_REQUEST: Final = 400
_ARCHIVED: Final = 50083
"""Discord's code, with 400, for a message to a thread that is archived and that the bot may not open again."""
_LOOKED_THROUGH: Final = 30  # messages to look through for one that a process has posted and not noted
_TITLE_PATIENCE: Final = 5.0  # seconds to wait for a new title: Discord allows two in ten minutes, a later one will do

Message = Post | discord.ui.LayoutView | str
"""A message to send: a post with its pictures, a view made by hand, or a line of text."""


def is_final(error: BaseException) -> bool:
    """Would Discord say the same again: is the message gone, the thread archived, the permission missing?"""
    return isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status != 429


def is_closed(error: BaseException) -> bool:
    """Is a channel gone or closed to the bot? A thread is that somebody has archived and locked."""
    return isinstance(error, discord.Forbidden | discord.NotFound) or getattr(error, "code", 0) == _ARCHIVED


async def reply(
    interaction: discord.Interaction[Any],
    message: Message,
    *,
    private: bool = True,
    mentions: discord.AllowedMentions = QUIET,
    file: discord.File | None = None,
) -> int | None:
    """Answer an interaction with a new message, as the first answer or a later one. Returns its id if Discord gives it.

    `file` goes with a line of text or a view, or alone with an empty line.
    """
    content = _content(message)
    if file is not None:
        content["files"] = [file]
    if interaction.response.is_done():
        sent = await interaction.followup.send(**content, ephemeral=private, allowed_mentions=mentions, wait=True)
        interaction.client.answers.note(sent.id, interaction, first=False)
        return sent.id
    response = await interaction.response.send_message(**content, ephemeral=private, allowed_mentions=mentions)
    interaction.client.answers.note(response.message_id, interaction, first=True)
    return response.message_id


async def reply_in_place(
    interaction: discord.Interaction[Any], post: Post, *, mentions: discord.AllowedMentions = QUIET
) -> None:
    """Replace the message that was tapped, or the first answer if there is one, with a post."""
    content = {**_replacement(post), "allowed_mentions": mentions}
    if interaction.response.is_done():
        await interaction.edit_original_response(**content)
    else:
        await interaction.response.edit_message(**content)
        if interaction.message is not None:
            interaction.client.answers.note(interaction.message.id, interaction, first=True)


async def ask_form(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> None:
    """Open a form."""
    await interaction.response.send_modal(form)


async def patiently(interaction: discord.Interaction[Any], work: Awaitable[_T], *, private: bool = True) -> _T:
    """Wait for the result of `work`. If it takes more than a second, the answer is announced.

    If Discord doesn't accept that, it raises one of `UNREACHABLE` once the work is done: nothing goes on unwatched.
    """
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=_SOON)
    if not done:
        try:
            await announce_reply(interaction, private=private)
        except UNREACHABLE:
            await task
            raise
    return await task


async def announce_reply(interaction: discord.Interaction[Any], *, private: bool = True) -> None:
    """Tell Discord that the answer takes a moment, unless there is an answer already."""
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=private, thinking=True)


async def defer_in_place(interaction: discord.Interaction[Any]) -> None:
    """Tell Discord that the tapped message will be edited in a moment."""
    await interaction.response.defer()


async def launch_activity(interaction: discord.Interaction[Any]) -> None:
    """Open the application's Activity for the person who tapped."""
    await interaction.response.launch_activity()


async def send(host: Host, place: Place, message: Message, *, mentions: discord.AllowedMentions = QUIET) -> int:
    """Post in a channel or thread. Returns the id of the message."""
    channel = host.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    sent = await channel.send(**_content(message), allowed_mentions=mentions)
    return sent.id


async def own_messages(host: Host, place: Place) -> list[discord.Message]:
    """The bot's own latest messages in a channel, the oldest first."""
    channel = host.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    own = 0 if host.user is None else host.user.id
    found = [one async for one in channel.history(limit=_LOOKED_THROUGH) if one.author.id == own]
    return sorted(found, key=lambda one: one.id)


def lines_of(message: discord.Message) -> list[str]:
    """The lines of text in one of the bot's messages."""
    if not message.flags.components_v2:
        return message.content.splitlines()
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    texts = [one.content for one in view.walk_children() if isinstance(one, discord.ui.TextDisplay)]
    return [line for text in texts for line in text.splitlines()]


async def edit(
    host: Host, place: Place, message_id: int, post: Post, *, mentions: discord.AllowedMentions = QUIET
) -> None:
    """Replace one of the bot's messages with a post. It pings nobody: an edit never does."""
    try:
        await _edit(host, place, message_id, post, mentions)
    except discord.HTTPException as error:
        if error.status != _BAD_REQUEST or not post.kept:
            raise
        _log.warning("pictures not kept, sent again", message=message_id, error=str(error))
        await _edit(host, place, message_id, replace(post, kept=0).drawn(), mentions)


async def _edit(
    host: Host, place: Place, message_id: int, post: Post, mentions: discord.AllowedMentions = QUIET
) -> None:
    """By the token of an interaction while there is one, otherwise by the channel."""
    answered = host.answers.of(message_id)
    if answered is not None:
        try:
            await _edit_answered(answered, post, mentions)
        except discord.HTTPException as error:
            if not is_final(error) or error.status == _BAD_REQUEST:
                raise
            host.answers.forget(message_id)
        else:
            return
    await _message(host, place, message_id).edit(**_replacement(post), allowed_mentions=mentions)


async def _edit_answered(answered: Answered, post: Post, mentions: discord.AllowedMentions = QUIET) -> None:
    content = {**_replacement(post), "allowed_mentions": mentions}
    if answered.first:
        await answered.interaction.edit_original_response(**content)
    else:
        await answered.interaction.followup.edit_message(answered.message_id, **content)


async def _delete_answered(answered: Answered) -> None:
    if answered.first:
        await answered.interaction.delete_original_response()
    else:
        await answered.interaction.followup.delete_message(answered.message_id)


async def disarm(host: Host, place: Place, message_id: int) -> None:
    """Take the controls off one of the bot's messages whose text is no longer known: it's read first."""
    channel = host.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    message = await channel.fetch_message(message_id)
    view = without_controls(message)
    if view is not None:
        await message.edit(view=view, allowed_mentions=QUIET)


async def disarm_tapped(interaction: discord.Interaction[Any]) -> None:
    """Take the controls off the message that was tapped, if it has any, as the first answer."""
    view = None if interaction.message is None else without_controls(interaction.message)
    if view is not None:
        await interaction.response.edit_message(view=view, allowed_mentions=QUIET)


def without_controls(message: discord.Message) -> discord.ui.LayoutView | None:
    """A message without its buttons and lists; its pictures stay. None if there is nothing to take off."""
    if not message.flags.components_v2:
        return None
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    rows = [item for item in view.walk_children() if isinstance(item, discord.ui.ActionRow)]
    for row in rows:
        parent: Any = view if row.parent is None else row.parent
        parent.remove_item(row)
    for item in view.walk_children():
        if isinstance(item, discord.ui.MediaGallery):
            item.items = [_kept(one) for one in item.items]
    return view if rows else None


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """A picture that stays, named as the message's file: its address would be good for a day only."""
    name = item.media.url.partition("?")[0].rpartition("/")[2]
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description, spoiler=item.spoiler)


async def delete(host: Host, place: Place, message_id: int) -> None:
    """Delete one of the bot's messages: by the token of an interaction while there is one, otherwise by the channel."""
    answered = host.answers.of(message_id)
    host.answers.forget(message_id)
    if answered is not None:
        try:
            await _delete_answered(answered)
        except discord.HTTPException as error:
            if not is_final(error) or isinstance(error, discord.NotFound):
                raise
        else:
            return
    await _message(host, place, message_id).delete()


async def close_private(host: Host, message_id: int, closing: Post | None = None) -> None:
    """Delete a private answer, or let it say one last thing, and delete the one that did so before in this channel.

    If that fails, it stays, and taps on it are answered.
    """
    answered = host.answers.of(message_id)
    if answered is None:
        return
    try:
        if closing is None:
            host.answers.forget(message_id)
            await _delete_answered(answered)
        else:
            await _edit_answered(answered, closing)
            if (before := host.answers.speak_last(answered)) is not None:
                await close_private(host, before)
    except UNREACHABLE as error:
        _log.info("private answer not closed", message=message_id, error=str(error))


async def close_led_to(interaction: discord.Interaction[Any]) -> None:
    """Delete the private answers that led somebody to what they have done, and that look as if it weren't done."""
    for message_id in interaction.client.answers.led_to(interaction):
        await close_private(interaction.client, message_id)


def _message(host: Host, place: Place, message_id: int) -> discord.PartialMessage:
    channel = host.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    return channel.get_partial_message(message_id)


def _replacement(post: Post) -> dict[str, Any]:
    """The content that replaces a message: a post, and its pictures unless those already there stay."""
    return {"view": post.view()} if post.kept else {"view": post.view(), "attachments": post.files()}


async def edit_by_token(host: Host, token: str, message_id: int, post: Post) -> None:
    """Edit any answer to an interaction, even a private one after a restart, by its token, which lasts 15 minutes."""
    if host.application_id is None:
        raise OSError("not logged in")
    webhook = discord.Webhook.partial(host.application_id, token, client=host)
    await webhook.edit_message(message_id, view=post.view(), attachments=post.files(), allowed_mentions=QUIET)


async def person_by_id(host: Host, user_id: int) -> discord.User:
    """The person as Discord knows them now. Raises discord.NotFound for an account that is gone."""
    return await host.fetch_user(user_id)


async def message_person(host: Host, user_id: int, message: Message, *, but_in: int | None = None) -> None:
    """Send somebody a direct message, unless they would get it in the channel `but_in`."""
    channel = await host.create_dm(discord.Object(user_id))
    if channel.id != but_in:
        await channel.send(**_content(message), allowed_mentions=QUIET)


async def tell_person(host: Host, user_id: int, message: Message) -> None:
    """Send somebody a direct message. Never raises: a failure is logged."""
    try:
        await message_person(host, user_id, message)
    except UNREACHABLE as error:
        _log.info("person not told", user=user_id, error=str(error))


async def open_thread(host: Host, place: Place, message_id: int, title: str) -> discord.Thread:
    """Begin a thread under one of the bot's messages."""
    channel = host.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    message = channel.get_partial_message(message_id)
    return await message.create_thread(name=title, auto_archive_duration=_ARCHIVE_AFTER)


async def open_private_thread(host: Host, place: Place, title: str) -> discord.Thread:
    """Begin a thread that only the people let in can see. Raises OSError if there can't be any."""
    channel = host.get_channel(place.channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise OSError("no channel for a private thread")
    kind = discord.ChannelType.private_thread
    return await channel.create_thread(name=title[:100], type=kind, auto_archive_duration=_ARCHIVE_AFTER)


async def rename(thread: discord.Thread, title: str) -> None:
    """Give a thread another title. Raises TimeoutError if Discord makes the bot wait for it."""
    await asyncio.wait_for(thread.edit(name=title), _TITLE_PATIENCE)


async def move_event(event: discord.ScheduledEvent, location: str) -> None:
    """Say of an event in the server's calendar that it takes place elsewhere."""
    await event.edit(location=location)


def _content(message: Message) -> dict[str, Any]:
    if isinstance(message, str):
        return {"content": message[:2000]} if message else {}
    if isinstance(message, Post):
        return {"view": message.view(), "files": message.files()}
    return {"view": message}


def is_public_board(interaction: discord.Interaction[Any]) -> bool:
    """Was the tap made under a board that everyone sees, or in a form opened there?"""
    message = interaction.message
    return message is not None and not message.flags.ephemeral


def private_panel(interaction: discord.Interaction[Any]) -> discord.Message | None:
    """The private answer that was tapped, or in a form opened there; None for anything else."""
    message = interaction.message
    return message if message is not None and message.flags.ephemeral else None


async def ask_alone(interaction: discord.Interaction[Any], post: Post) -> None:
    """Show one person a post as `answer_alone` does. It goes once they act in another way than by its buttons."""
    interaction.client.answers.note_passing(await answer_alone(interaction, post), interaction)


async def answer_alone(interaction: discord.Interaction[Any], post: Post) -> int | None:
    """Show one person a post: in place of a private answer that was tapped, otherwise in a new one. Returns its id."""
    panel = private_panel(interaction)
    if panel is not None and not interaction.response.is_done():
        with suppress(discord.NotFound):  # it was closed a moment ago, by the same tap twice or on another phone
            await reply_in_place(interaction, post)
            return panel.id
    return await reply(interaction, post)
