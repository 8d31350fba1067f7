"""Where an interaction happens, and whether the bot may play there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.records import Place
from bot.texts.catalogue import say

if TYPE_CHECKING:
    from bot.ui.client import BackgammonBot


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """The channel of an interaction."""
    return Place(interaction.channel_id or 0, interaction.guild_id)


def missing_permissions(interaction: discord.Interaction[BackgammonBot]) -> list[str]:
    """The names of the permissions without which no match can be played in this channel."""
    has = interaction.app_permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    needed = {
        say("permission-view"): has.view_channel,
        say("permission-send-in-threads") if is_thread else say("permission-send"): (
            has.send_messages_in_threads if is_thread else has.send_messages
        ),
        say("permission-attach"): has.attach_files,
    }
    return [name for name, granted in needed.items() if not granted]
