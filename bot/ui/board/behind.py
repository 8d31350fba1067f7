"""What a board that is behind does not show of its match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.app.matches import follow
from bot.app.views import Turn
from bot.computers import is_computer
from bot.records import MatchRecord
from bot.rules.match.events import Event
from bot.rules.match.machine import fold

_TOLD: Final = 8
"""So many of the last events of a match are told when its end is shown late."""


def missed(record: MatchRecord, log: Sequence[Event]) -> Turn:
    """What has happened to a match that its board does not show, the last of it."""
    told = max(_shown(record, log), len(log) - _TOLD)
    before = fold(log[:told])
    return Turn(record, before, follow(before, log[told:]), None)


def waits_for_person(record: MatchRecord) -> bool:
    """Is it somebody's turn who can be pinged?"""
    side = record.state.waiting_for
    return side is not None and not is_computer(record.players[side].user_id)


def has_news(record: MatchRecord, log: Sequence[Event]) -> bool:
    """Is it the turn of a person who has not been told so, though there is a board?

    It was another's turn when the board was shown, or the board that was to call him did not get into the thread.
    """
    board = record.board
    if board is None or not board.message_id or not waits_for_person(record):
        return False
    passed = fold(log[: _shown(record, log)]).waiting_for is not record.state.waiting_for
    return passed or board.channel_id != record.posts_to


def _shown(record: MatchRecord, log: Sequence[Event]) -> int:
    """How many events the board shows: the first at least, all but the last at most."""
    return max(1, min(record.board.seq if record.board is not None else 1, len(log) - 1))
