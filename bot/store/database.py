"""The database as the use cases see it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.store.analyses import AnalysisRows
from bot.store.backup import backup
from bot.store.challenges import ChallengeRows
from bot.store.clocks import ClockRows
from bot.store.crowds import CrowdRows
from bot.store.dice import DiceRows
from bot.store.imports import ImportRows
from bot.store.matches import MatchRows
from bot.store.people import PeopleRows
from bot.store.privacy import PrivacyRows
from bot.store.ratings import RatingRows
from bot.store.tournaments import TournamentRows


class Database(
    MatchRows,
    ChallengeRows,
    PeopleRows,
    ClockRows,
    PrivacyRows,
    TournamentRows,
    RatingRows,
    DiceRows,
    ImportRows,
    AnalysisRows,
    CrowdRows,
):
    """Everything that is stored, in one SQLite file; satisfies `bot.app.store.Store`.

    `path` is the file; `busy_timeout` says how many seconds to wait for another process that is writing. Every
    method raises StorageUnavailable when the database cannot serve it (nothing was changed then) and StorageCorrupt
    when what it read makes no sense. Answers come when they are durable: what was acknowledged survives a power cut.
    """

    async def backup(self, target: Path) -> None:
        """Write a consistent copy to `target` while the database is in use.

        Raises FileExistsError when `target` is there already; see `bot.store.backup.backup`.
        """
        await asyncio.to_thread(backup, self.path, target)
