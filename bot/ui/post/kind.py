"""A thing with a live board, such as a match: all that the board asks of it, and the answer to a turn that shows it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, Final, Generic, TypeAlias, TypeVar

import discord

from bot.records.chouettes import ChouetteRecord
from bot.records.matches import BoardPost, MatchRecord
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import edit, reply, reply_in_place

Shown = tuple[int, int] | None
"""The channel and the message that show a thing; None while nothing shows it."""
NO_MESSAGE: Final = 0
"""Stands for a message that can never be posted, so that nobody tries forever."""

Record: TypeAlias = MatchRecord | ChouetteRecord
"""One of a kind, as stored."""
R = TypeVar("R", bound=Record)


@dataclass(frozen=True, slots=True)
class Kind(Generic[R]):
    """The common part of all things of one kind. Reading and storing may raise what the database raises."""

    name: str
    """The kind in the log and in the database."""
    look: Callable[[int], Awaitable[R]]
    """One of them as it is now, by its number. Raises NotFound."""
    behind: Callable[[], Awaitable[list[R]]]
    """Those whose board shows less than what is stored, the longest behind first."""
    note: Callable[[int, BoardPost, Sequence[str]], Awaitable[bool]]
    """Store which message shows one of them, and what it tells. False if a later turn was noted before."""
    outdate: Callable[[int], Awaitable[None]]
    """Let a board count as behind."""
    move_to_thread: Callable[[int, int | None], Awaitable[None]]
    """Let one of them go on in a thread, or for None in its channel."""
    post: Callable[[R, bool], Awaitable[Post]]
    """One of them as it is, for everyone, with a ping or without, in the language spoken; not drawn yet."""
    on_controls: Callable[[R], tuple[str, int]]
    """The mark and the seq in the ids of what can be tapped on its board."""
    is_removed: Callable[[R], bool]
    """Is an old board deleted? Or it stays as the record, without its controls."""
    only_there: frozenset[str] = frozenset()
    """Actions of which one stands on every board that can be acted on, and on no other message that everyone sees."""
    told: Callable[[R], tuple[str, ...]] = lambda _: ()
    """The stored text of its board, if lines are added to that."""


@dataclass(frozen=True, slots=True)
class Board:
    """The message that shows a thing, and the `seq` that it shows."""

    channel_id: int
    message_id: int
    seq: int
    history: Post | None = None
    """What remains of it once it is replaced; None if that is not known any more."""
    told: tuple[str, ...] = ()
    """Its text, where lines are added to that."""


def has_board(record: Record) -> bool:
    """Does a message show the thing?"""
    return record.board is not None and bool(record.board.message_id)


def named(kind: Kind[R], record: R) -> dict[str, Any]:
    """A thing as the log calls it, such as `match=7`."""
    return {kind.name: record.number}


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
