"""Marks that tell two things of the same number apart.

Numbers are given in turn. After a backup is restored, they are given again, while the buttons of what is gone are still
to be seen. So each button carries a mark of what it is about, which anything else of that number does not share.
"""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from bot.records.chouettes import ChouetteRecord
from bot.records.matches import ChallengeRecord, ImportedMatch, MatchRecord
from bot.records.puzzles import Daily
from bot.records.tournaments import TournamentRecord

Marked = MatchRecord | ChallengeRecord | ImportedMatch | TournamentRecord | ChouetteRecord | Daily
"""The kinds of things that have a number of ours and can have buttons."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_KINDS: Final[dict[type[Marked], str]] = {
    MatchRecord: "m",
    ChallengeRecord: "c",
    ImportedMatch: "i",
    TournamentRecord: "t",
    ChouetteRecord: "h",
    Daily: "d",
}


def record_mark(record: Marked) -> str:
    """Its mark: a letter for its kind, and five hexadecimal digits of the moment at which it was made."""
    return _KINDS[type(record)] + _digits(record.created_at)


@lru_cache(maxsize=1024)
def _digits(moment: datetime) -> str:
    stored = (moment - _EPOCH) // timedelta(milliseconds=1)  # no finer: this much is stored
    return blake2b(str(stored).encode(), digest_size=3).hexdigest()[:5]
