"""What has a live board, such as a match: all that the board asks of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Generic, Protocol, TypeVar

from bot.records.matches import BoardPost
from bot.records.people import Place
from bot.ui.kit.message import Post


class _State(Protocol):
    @property
    def seq(self) -> int:
        """How long the log is."""


class Record(Protocol):
    """One of a kind, as stored."""

    @property
    def number(self) -> int:
        """Its number."""

    @property
    def place(self) -> Place:
        """Where it was begun."""

    @property
    def state(self) -> _State:
        """Its state."""

    @property
    def board(self) -> BoardPost | None:
        """The message that shows it, as it was noted last."""

    @property
    def updated_at(self) -> datetime:
        """When something last happened in it."""

    @property
    def thread_id(self) -> int | None:
        """The thread that it is played in, if it has one."""

    @property
    def posts_to(self) -> int:
        """The channel or thread that its boards are posted in."""


R = TypeVar("R", bound=Record)


@dataclass(frozen=True, slots=True)
class Kind(Generic[R]):
    """What all things of one kind have in common. What reads or stores may raise what the database raises."""

    name: str
    """The kind in the log and in the database."""
    look: Callable[[int], Awaitable[R]]
    """One of them as it is now, by its number. Raises NotFound."""
    behind: Callable[[], Awaitable[list[R]]]
    """Those whose board shows less than what is stored, the longest behind first."""
    note: Callable[[int, BoardPost, Sequence[str]], Awaitable[None]]
    """Store which message shows one of them, and what it tells."""
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
    told: Callable[[R], tuple[str, ...]] = lambda _: ()
    """What its board tells, as stored, if that is added to."""


@dataclass(frozen=True, slots=True)
class Board:
    """The message that shows a thing, and the `seq` that it shows."""

    channel_id: int
    message_id: int
    seq: int
    history: Post | None = None
    """What is left of it once it is replaced; None if that is not known any more."""
    told: tuple[str, ...] = ()
    """What it tells, where that is added to."""


def has_board(record: Record) -> bool:
    """Does a message show the thing?"""
    return record.board is not None and bool(record.board.message_id)


def named(kind: Kind[R], record: R) -> dict[str, Any]:
    """A thing as the log calls it, such as `match=7`."""
    return {kind.name: record.number}
