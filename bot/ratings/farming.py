"""How much a match counts when the same people play each other again and again.

The first three rated matches of two players in one game on one day (UTC) count in full. Each later one counts half as
much as the one before: a half, a quarter, an eighth. A match belongs to the day on which it ended, and matches on all
servers count together. Experience is always gained in full: withheld, it would help a
farm, since beginners' ratings move fast.

Overall ratings also ask how connected the two are, since one person with several accounts can hold a whole ring of
them. Let q be the number of the other's rated opponents whom a player has never met, the smaller of both sides'
numbers. A ring knows only itself, so its q is near 0; two people from elsewhere soon have a q of ten. Both changes are
multiplied by (1 + q) / 10, up to 1; below a q of `APART` matches of the last 30 days count as those of one day do; and
only opponents who were met with a q of `APART` make a rating established. A server's own list doesn't ask: who plays
there is the server's affair.
"""

from datetime import UTC, datetime, timedelta
from typing import Final

FULL_MATCHES: Final = 3
"""Rated matches of the same two that count in full in one period."""
APART: Final = 5
"""The q from which two players have little to do with each other."""
FAR_APART: Final = 9
"""The q from which a match counts in full overall; no more of it needs counting."""
_DAY: Final = timedelta(days=1)
_PERIOD: Final = timedelta(days=30)


def weight(earlier: int) -> float:
    """The weight of a match that follows `earlier` rated ones of the same two in the same period; 1 is in full."""
    return float(0.5 ** max(0, earlier + 1 - FULL_MATCHES))


def share(apart: int | None) -> float:
    """The part of a change that counts overall, by q; all of it where nobody asks (None)."""
    return 1.0 if apart is None else min(1.0, (1 + apart) / (1 + FAR_APART))


def makes_established(apart: int | None) -> bool:
    """Does an opponent met with that q (None: nobody asks) count toward an established rating?"""
    return apart is None or apart >= APART


def period_of(ended_at: datetime, apart: int | None = None) -> tuple[datetime, datetime]:
    """The period whose matches are counted: its first moment, and the one after its last.

    That's the day in UTC on which the match ended, or the 30 days up to it for two who are hardly apart.
    """
    start = ended_at.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    end = start + _DAY
    return (start if makes_established(apart) else end - _PERIOD), end
