"""The time that all processes agree on: the database's, asked for now and then and counted on in between."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta


class SharedClock:
    """Now, by the database's clock. A machine whose own clock is wrong, or is set, harms nobody.

    `seconds` only grow. Until the database was asked for the first time it is the machine's own clock.
    """

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._base = datetime.now(UTC)
        self._at = seconds()

    def __call__(self) -> datetime:
        """Now, in UTC."""
        return self._base + timedelta(seconds=self._seconds() - self._at)

    def set(self, now: datetime) -> None:
        """It is `now` by the database's clock."""
        self._base, self._at = now, self._seconds()
