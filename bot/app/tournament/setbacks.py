"""Tournaments in which something fails: each waits, longer each time, and holds up no other."""

import secrets
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

_log: Final = structlog.get_logger()
_FIRST_WAIT: Final = timedelta(seconds=30)
_LONGEST_WAIT: Final = timedelta(hours=1)


class Setbacks:
    """Which tournaments failed when they were last looked at, and until when each is passed over.

    It is kept in memory: after a restart each is tried at once.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._waits: dict[int, tuple[timedelta, datetime]] = {}

    def __len__(self) -> int:
        return len(self._waits)

    def is_waiting(self, tournament_id: int) -> bool:
        """Is a tournament to be passed over for now?"""
        wait = self._waits.get(tournament_id)
        return wait is not None and self._now() < wait[1]

    def failed(self, tournament_id: int, error: BaseException) -> None:
        """Log what went wrong under an incident code, and let the tournament wait twice as long as the time before."""
        before = self._waits.get(tournament_id)
        wait = _FIRST_WAIT if before is None else min(2 * before[0], _LONGEST_WAIT)
        self._waits[tournament_id] = wait, self._now() + wait
        _log.error(
            "tournament failed",
            incident=secrets.token_hex(3),
            tournament=tournament_id,
            again_in=round(wait.total_seconds()),
            exc_info=error,
        )

    def succeeded(self, tournament_id: int) -> None:
        """Forget what went wrong before."""
        self._waits.pop(tournament_id, None)
