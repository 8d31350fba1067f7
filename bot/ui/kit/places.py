"""Where an interaction happens, and whether the bot may play there."""

from typing import Any, Final

import discord

from bot.records.people import Place
from bot.texts.catalogue import say
from bot.ui.kit.host import Interaction
from bot.ui.kit.sending import reply

_SITE: Final = "https://discord.com/channels"


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """The channel of an interaction."""
    return Place(interaction.channel_id or 0, interaction.guild_id)


def is_direct(interaction: discord.Interaction[Any]) -> bool:
    """Is this a direct message with the bot, with nobody else in it?"""
    return interaction.guild_id is None and not interaction.context.private_channel


def is_guest(interaction: discord.Interaction[Any]) -> bool:
    """Is the bot here only as somebody's own app, not as a member: in a group, or in a server that hasn't added it?

    If so, it can answer and do nothing else.
    """
    if interaction.guild_id is None:
        return not is_direct(interaction)
    return interaction.is_user_integration() and not interaction.is_guild_integration()


def missing_permissions(interaction: Interaction) -> list[str]:
    """The names of the permissions that are missing here and without which no match can be played."""
    if is_guest(interaction):
        return []  # answers need none
    return lacking(interaction.app_permissions, in_thread=isinstance(interaction.channel, discord.Thread))


def lacking(has: discord.Permissions, *, in_thread: bool) -> list[str]:
    """The names of the permissions that a match needs and that the bot lacks in its channel."""
    needed = {
        say("permission-view"): has.view_channel,
        say("permission-send-in-threads") if in_thread else say("permission-send"): (
            has.send_messages_in_threads if in_thread else has.send_messages
        ),
        say("permission-attach"): has.attach_files,
    }
    return [name for name, granted in needed.items() if not granted]


async def count_post(interaction: Interaction) -> None:
    """Count a new public post of the person in this channel. Raises FenceError if it's one too many."""
    await interaction.client.app.fence.post(interaction.user.id, place_of(interaction).channel_id)


async def can_play_here(interaction: Interaction) -> bool:
    """May the bot do here what a match needs? If not, the person is told."""
    missing = missing_permissions(interaction)
    if missing:
        names = ", ".join(f"**{name}**" for name in missing)
        await reply(interaction, say("challenge-needs-permissions", permissions=names))
    return not missing


def message_url(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """The address of a message, or of a channel."""
    channel = f"{_SITE}/{guild_id or '@me'}/{channel_id}"
    return f"{channel}/{message_id}" if message_id else channel
