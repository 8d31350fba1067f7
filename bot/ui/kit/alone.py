"""Answers that only one person sees: which message was tapped, and whether the answer takes its place."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord

from bot.ui.kit.message import Post
from bot.ui.kit.sending import reply, reply_in_place


def is_public_board(interaction: discord.Interaction[Any]) -> bool:
    """Was the tap made under a board that everyone sees, or in a form opened there?"""
    message = interaction.message
    return message is not None and not message.flags.ephemeral


def private_panel(interaction: discord.Interaction[Any]) -> discord.Message | None:
    """The private answer that was tapped, or in a form opened there; None for anything else."""
    message = interaction.message
    return message if message is not None and message.flags.ephemeral else None


async def answer_alone(interaction: discord.Interaction[Any], post: Post) -> None:
    """Show one person a post: in place of a private answer that was tapped, otherwise in a new one."""
    if private_panel(interaction) is not None and not interaction.response.is_done():
        with suppress(discord.NotFound):  # it was closed a moment ago, by the same tap twice or on another phone
            await reply_in_place(interaction, post)
            return
    await reply(interaction, post)
