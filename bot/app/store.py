"""The database as a whole, as the use cases together need it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import ClassVar, Protocol

from bot.app.absence import Awake
from bot.app.analyzing import CoachStore
from bot.app.challenges import ChallengeStore
from bot.app.chouette.store import ChouetteStore
from bot.app.clocks import ClockStore
from bot.app.cluster.claims import ClaimStore
from bot.app.cluster.leases import LeaseStore
from bot.app.computer import WaitingStore
from bot.app.crowd.store import CrowdStore
from bot.app.dice import DiceStore
from bot.app.following import FollowStore
from bot.app.imports import ImportStore
from bot.app.logged import LogStore
from bot.app.people import PeopleStore
from bot.app.privacy import PrivacyStore
from bot.app.ratings import RatingStore
from bot.app.studying.shares import StudyStore
from bot.app.tournament.stored import TournamentStore


class Store(
    ChallengeStore,
    PeopleStore,
    FollowStore,
    Awake,
    ClockStore,
    TournamentStore,
    RatingStore,
    DiceStore,
    ImportStore,
    LogStore,
    CoachStore,
    StudyStore,
    WaitingStore,
    ChouetteStore,
    CrowdStore,
    PrivacyStore,
    LeaseStore,
    ClaimStore,
    Protocol,
):
    """Everything that the use cases need stored."""

    shared: ClassVar[bool]
    """May other processes use it at the same time?"""

    def acting_for(self, number: int) -> AbstractContextManager[None]:
        """Look after the match, tournament or chouette of that number in the block.

        What is stored in it raises StaleAction once another process has taken it over.
        """

    async def open(self) -> None:
        """Bring the schema up to date and open the connections."""

    async def close(self) -> None:
        """Finish what is being written and close."""

    def watch_writes(self) -> Callable[[], bool]:
        """Returns what tells whether this task, or one that it starts, has stored anything since."""

    async def backup(self, target: Path) -> None:
        """Write a consistent copy of the database to `target` while it is in use."""
