"""The database as a whole, as the use cases together need it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from bot.app.challenges import ChallengeStore
from bot.app.clocks import ClockStore
from bot.app.coach import CoachStore
from bot.app.computer import WaitingStore
from bot.app.dice import DiceStore
from bot.app.following import FollowStore
from bot.app.imports import ImportStore
from bot.app.logged import LogStore
from bot.app.people import PeopleStore
from bot.app.privacy import PrivacyStore
from bot.app.ratings import RatingStore
from bot.app.tournament.stored import TournamentStore


class Store(
    ChallengeStore,
    PeopleStore,
    FollowStore,
    ClockStore,
    TournamentStore,
    RatingStore,
    DiceStore,
    ImportStore,
    LogStore,
    CoachStore,
    WaitingStore,
    PrivacyStore,
    Protocol,
):
    """Everything that the use cases need stored."""

    async def open(self) -> None:
        """Bring the schema up to date and open the connections."""

    async def close(self) -> None:
        """Finish what is being written and close."""

    async def backup(self, target: Path) -> None:
        """Write a consistent copy of the database to `target` while it is in use."""
