"""The answer to a turn, ready to send: the board it shows, and where it belongs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, Final

import discord

from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import edit, reply, reply_in_place

Shown = tuple[int, int] | None
"""The channel and the message that show a thing; None while nothing shows it."""
NO_MESSAGE: Final = 0
"""Stands for a message that can never be posted, so that nobody tries forever."""


class Where(Enum):
    """Where the board of a turn goes."""

    TAPPED = auto()
    """In place of the board that was tapped."""
    BOARD = auto()
    """In place of the thing's board, which is another message; the interaction gets a short private answer."""
    BELOW = auto()
    """A new message, which answers the interaction."""
    ELSEWHERE = auto()
    """A new message where the thing is played, which is another channel; the interaction gets a pointer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A board ready to send: who may be pinged, and where it goes."""

    post: Post
    mentions: discord.AllowedMentions
    where: Where

    def in_words(self) -> Answer:
        """The same answer without pictures, as a new message."""
        return Answer(replace(self.post, pictures=()), self.mentions, Where.BELOW)


async def respond(interaction: discord.Interaction[Any], board: Answer) -> Shown:
    """Answer with a board, or with a follow-up if there was an answer already."""
    if board.where is Where.TAPPED and interaction.message is not None:
        await reply_in_place(interaction, board.post, mentions=board.mentions)
        return interaction.message.channel.id, interaction.message.id
    message_id = await reply(interaction, board.post, private=False, mentions=board.mentions)
    return None if message_id is None else (interaction.channel_id or 0, message_id)


async def update_tapped(interaction: Interaction, post: Post) -> None:
    """Bring a message that everyone sees up to date, in answer to a tap on it, such as the call for a vote.

    Where Discord no longer knows the interaction, the message is edited by the channel.
    """
    try:
        await reply_in_place(interaction, post)
    except discord.NotFound:
        if interaction.message is None:
            raise
        await edit(interaction.client, place_of(interaction), interaction.message.id, post)
