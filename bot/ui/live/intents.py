"""Which match somebody meant who has launched the Activity: Discord can't tell the page."""

import time
from collections.abc import Callable
from typing import Final

from bot.app.recent import Recent

_LASTS: Final = 120.0
"""Seconds in which an Activity has opened."""
_MOST: Final = 1000


class Intents:
    """Remembers for two minutes where people wanted to go. What is forgotten leads to the list of their boards."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._known: Recent[int, tuple[float, int]] = Recent(_MOST)

    def note(self, user_id: int, match_id: int) -> None:
        """Somebody goes to a match."""
        self._known[user_id] = self._seconds(), match_id

    def of(self, user_id: int) -> int | None:
        """Where somebody wanted to go just now."""
        at, match_id = self._known.get(user_id, (0.0, 0))
        return match_id if match_id and self._seconds() - at < _LASTS else None
