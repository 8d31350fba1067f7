"""What the use cases of a chouette need stored."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from bot.chouette.events import Event
from bot.chouette.state import ChouetteState
from bot.chouette.timing import ChouetteClock
from bot.dice.fairness import MatchDice
from bot.records.chouettes import (
    Attended,
    ChouetteRecord,
    GameResult,
    NewChouette,
    Progress,
    Standing,
    StoredChouetteEvent,
)
from bot.records.matches import BoardPost


class ChouetteStore(Protocol):
    """Chouettes, their logs and the tables of servers."""

    async def create_chouette(
        self,
        new: NewChouette,
        events: Sequence[Event],
        state: ChouetteState,
        clock: ChouetteClock,
        *,
        interaction_id: int | None,
        at: datetime,
    ) -> ChouetteRecord:
        """Store a chouette with its first events. Raises StaleAction when the interaction id is in a log already."""

    async def append_chouette(
        self,
        record: ChouetteRecord,
        events: Sequence[Event],
        progress: Progress,
        *,
        actor_id: int | None,
        caused: int | None = None,
        interaction_id: int | None,
        at: datetime,
    ) -> ChouetteRecord:
        """Append events and store everything that comes of them, all or nothing. Raises StaleAction and NotFound."""

    async def reschedule_chouette(self, record: ChouetteRecord, clock: ChouetteClock) -> ChouetteRecord:
        """Store another clock, and nothing else. Raises StaleAction."""

    async def chouette(self, chouette_id: int) -> ChouetteRecord:
        """One chouette. Raises NotFound."""

    async def chouette_events(self, chouette_id: int) -> list[StoredChouetteEvent]:
        """The whole log of a chouette, oldest first: what is sealed is in it."""

    async def chouette_stored_by(self, interaction_id: int) -> int | None:
        """The chouette in which an interaction has caused events, if it has."""

    async def chouette_dice(self, chouette_id: int) -> MatchDice | None:
        """What its rolls are drawn from; until the order is thrown for, without the players' seeds."""

    async def joining_click(self, chouette_id: int, user_id: int) -> int | None:
        """The click by which somebody last came in; None for a computer."""

    async def chouettes_in(self, channel_id: int, limit: int = 25) -> list[ChouetteRecord]:
        """The chouettes of a channel or thread that are not over, the latest first."""

    async def chouettes_with(self, user_id: int) -> list[ChouetteRecord]:
        """The chouettes under way in which a person plays or waits for a place, the latest touched first."""

    async def all_chouettes_with(self, user_id: int) -> list[ChouetteRecord]:
        """Every chouette in which a person has ever been, oldest first."""

    async def chouettes_due(self, now: datetime, limit: int = 100) -> list[ChouetteRecord]:
        """Chouettes in which some time was up by `now`, the longest ago first."""

    async def chouettes_for_computers(self, limit: int = 100) -> list[ChouetteRecord]:
        """Chouettes in which a computer has to act, the longest waiting first."""

    async def chouettes_behind(self, limit: int = 100) -> list[ChouetteRecord]:
        """Chouettes whose message (if any) shows less than their log, the longest behind first."""

    async def chouette_shown(self, chouette_id: int, post: BoardPost, lines: Sequence[str] = ()) -> None:
        """Remember what the message of a chouette shows and tells. An older `seq` never replaces a newer one."""

    async def chouette_outdated(self, chouette_id: int) -> None:
        """Mark the message of a chouette as behind, so that it is brought up to date."""

    async def chouette_thread_made(self, chouette_id: int, thread_id: int | None) -> None:
        """Remember the thread of a chouette; None when it is gone."""

    async def results_of_chouette(self, chouette_id: int) -> list[GameResult]:
        """What each finished game brought everyone who played in it."""

    async def chouette_table(self, guild_id: int, limit: int) -> list[Standing]:
        """The points of a server, the best first."""

    async def chouette_standing(self, user_id: int, guild_id: int | None) -> Standing | None:
        """A person's points in a server, or everywhere; None for one who has finished no game."""

    async def chouettes_attended(self, user_id: int, guild_id: int | None, limit: int = 25) -> list[Attended]:
        """The chouettes in which a person has finished games (in a server, if given), the latest first."""
