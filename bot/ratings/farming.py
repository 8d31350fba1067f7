"""How much a match counts when the same two play several in a day.

The first three rated matches of two players in one game on one day (UTC) count in full. Each later one counts half as
much as the one before: a half, a quarter, an eighth. A match belongs to the day on which it ended, and matches on all
servers count together. Experience is always gained in full.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

FULL_MATCHES: Final = 3
"""Rated matches of the same two that count in full on one day."""


def weight(earlier: int) -> float:
    """The weight of a match that follows `earlier` rated ones of the same two on the same day; 1 is in full."""
    return float(0.5 ** max(0, earlier + 1 - FULL_MATCHES))


def day_of(ended_at: datetime) -> tuple[datetime, datetime]:
    """The day in UTC that a match counts toward: its first moment, and the next day's."""
    start = ended_at.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return start, start + timedelta(days=1)
