"""The one message of a match that can be tapped. Whatever it replaces keeps its lines and its picture as the record.

What the last board said is remembered for a while, so that its controls can be taken off in one request. Nothing
depends on it: a board that is not known any more is read first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import structlog

from bot.app.recent import Recent
from bot.records.matches import BoardPost, MatchRecord
from bot.records.people import Place
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post
from bot.ui.kit.sending import UNREACHABLE, delete, disarm, edit, is_final

_log: Final = structlog.get_logger()
_MOST: Final = 500
"""Matches whose last board is remembered."""


@dataclass(frozen=True, slots=True)
class Board:
    """The message that shows a match, what is left of it once it is replaced, and the `seq` that it shows."""

    channel_id: int
    message_id: int
    seq: int
    history: Post | None = None


class Armed:
    """The newest board of each match."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._boards: Recent[int, Board] = Recent(_MOST)
        self._left: Recent[int, tuple[MatchRecord, Board, bool]] = Recent(_MOST)
        """Boards that could not be closed because Discord was out of reach."""

    def board_of(self, record: MatchRecord) -> Board | None:
        """The message that shows a match now; None if there is none."""
        known, stored = self._boards.get(record.match_id), record.board
        if known is not None and (stored is None or known.seq >= stored.seq) and not self._was_replaced(known, stored):
            return known
        return None if stored is None or not stored.message_id else _read(stored)

    def _was_replaced(self, known: Board, stored: BoardPost | None) -> bool:
        """Has another process shown the same position in another message?"""
        together, same = self._host.app.claims.together, stored is not None and known.seq == stored.seq
        return together and same and stored is not None and known.message_id != stored.message_id

    def shows(self, record: MatchRecord, message_id: int) -> bool:
        """Is this the message that shows a match now?"""
        board = self.board_of(record)
        return board is not None and board.message_id == message_id

    def was_noted(self, record: MatchRecord, message_id: int) -> bool:
        """Is this the message that was noted last for a match, in this process?"""
        known = self._boards.get(record.match_id)
        return known is not None and known.message_id == message_id

    def note(self, record: MatchRecord, channel_id: int, message_id: int, post: Post) -> None:
        """A message shows a match as it is now."""
        known = self._boards.get(record.match_id)
        if known is None or known.seq <= record.state.seq:
            board = Board(channel_id, message_id, record.state.seq, post.as_history())
            self._boards[record.match_id] = board

    def forget(self) -> None:
        """Forget every board, as a restart does."""
        self._boards.clear()

    async def supersede(self, record: MatchRecord, old: Board | None, *, remove: bool) -> None:
        """Take the controls off a board that another has replaced, or `remove` it. A failure is logged.

        Where that cannot be done, the board is disarmed when somebody taps it.
        """
        if old is None:
            return
        place = Place(old.channel_id, record.place.guild_id)
        try:
            if remove:
                await delete(self._host, place, old.message_id)
            elif old.history is not None:
                await edit(self._host, place, old.message_id, old.history)
            else:
                await disarm(self._host, place, old.message_id)
        except UNREACHABLE as error:
            if not is_final(error):
                self._left[old.message_id] = record, old, remove
            _log.info("old board not closed", match=record.match_id, error=str(error))

    async def try_again(self) -> None:
        """Close the boards that could not be closed before. Never raises what Discord may raise."""
        left = list(self._left.values())
        self._left.clear()
        for record, old, remove in left:
            if not self.was_noted(record, old.message_id):  # somebody may have gone on there
                await self.supersede(record, old, remove=remove)


def is_overtaken(record: MatchRecord, board: Board | None) -> bool:
    """Does a match's board show more than is known of the match here?

    Whoever brings a board up to date, or answers slowly, must not put an older position over a newer one.
    """
    return board is not None and board.seq > record.state.seq


def _read(stored: BoardPost) -> Board:
    return Board(stored.channel_id, stored.message_id, stored.seq)
