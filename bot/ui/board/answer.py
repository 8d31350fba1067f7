"""The answer to a turn, ready to send: where it belongs, and the one request that sends it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.records import MatchRecord
from bot.ui.kit.message import Post
from bot.ui.kit.places import is_guest
from bot.ui.kit.sending import reply, reply_in_place

Shown = tuple[int, int] | None
"""The channel and the message that show a match; None while nothing shows it."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A board ready to send: who may be pinged, and whether it replaces the board that was tapped.

    With `elsewhere` the board goes where its match is shown, and the interaction gets a short reply.
    """

    post: Post
    mentions: discord.AllowedMentions
    in_place: bool
    elsewhere: bool = False

    def in_words(self) -> Answer:
        """The same answer without pictures, as a new message."""
        return Answer(replace(self.post, pictures=()), self.mentions, in_place=False)


async def respond(interaction: discord.Interaction[Any], board: Answer) -> Shown:
    """Answer with a board, or with a follow-up if there was an answer already."""
    if board.in_place and interaction.message is not None:
        await reply_in_place(interaction, board.post, mentions=board.mentions)
        return interaction.message.channel.id, interaction.message.id
    message_id = await reply(interaction, board.post, private=False, mentions=board.mentions)
    return None if message_id is None else (interaction.channel_id or 0, message_id)


def is_away(interaction: discord.Interaction[Any], record: MatchRecord) -> bool:
    """Was this asked in a channel other than the match's own, so that its board does not belong there?

    The opponent may not even see that channel. A guest has no choice: it can answer, but post nowhere.
    """
    return interaction.channel_id != record.posts_to and not is_guest(interaction)


def is_public_board(interaction: discord.Interaction[Any]) -> bool:
    """Was the tap made under a board that everyone sees, or in a form opened there?"""
    message = interaction.message
    return message is not None and not message.flags.ephemeral


def has_board(record: MatchRecord) -> bool:
    """Does a message show the match?"""
    return record.board is not None and bool(record.board.message_id)
