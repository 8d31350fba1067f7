"""What tournaments need stored."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from bot.dice.fairness import ServerSeed
from bot.records.matches import MatchRecord, NewMatch
from bot.records.people import Person
from bot.records.tournaments import StoredTournamentEvent, TournamentRecord
from bot.rules.match.events import Event as MatchEvent
from bot.rules.match.state import MatchState
from bot.tournaments.events import Event


class TournamentStore(Protocol):
    """Tournaments, their logs and their matches."""

    async def create_tournament(
        self,
        new: TournamentRecord,
        events: Sequence[Event],
        *,
        interaction_id: int | None,
        seed: ServerSeed | None = None,
    ) -> TournamentRecord:
        """Store a tournament with its first events; `new.tournament_id` is ignored. Raises StaleAction.

        `seed` is what the dice of its matches are drawn from.
        """

    async def append_tournament(
        self,
        before: TournamentRecord,
        after: TournamentRecord,
        events: Sequence[Event],
        *,
        actor_id: int | None,
        interaction_id: int | None,
        at: datetime,
    ) -> TournamentRecord:
        """Append events and store the tournament as it is `after` them, all or nothing. Raises StaleAction."""

    async def reschedule(self, before: TournamentRecord, after: TournamentRecord) -> TournamentRecord:
        """Store another agenda and `next_at`, and nothing else. Raises StaleAction."""

    async def tournament(self, tournament_id: int) -> TournamentRecord:
        """One tournament. Raises NotFound."""

    async def tournament_events(self, tournament_id: int) -> list[StoredTournamentEvent]:
        """The whole log of a tournament, oldest first."""

    async def tournaments_in(self, guild_id: int, limit: int = 25) -> list[TournamentRecord]:
        """The tournaments of a server, the latest first."""

    async def tournaments_to_check_in(self, user_id: int) -> list[TournamentRecord]:
        """The tournaments whose start is set and that a person may have signed up for, the earliest first."""

    async def tournaments_of(self, user_id: int) -> list[TournamentRecord]:
        """The tournaments that are not over and that a person has signed up for."""

    async def running_tournaments(self) -> list[int]:
        """The numbers of the tournaments that are being played."""

    async def tournaments_due(self, now: datetime, limit: int = 100) -> list[int]:
        """The numbers of the tournaments that have to be looked at by `now`, the longest ago first."""

    async def tournament_posted(self, tournament_id: int, message_id: int) -> None:
        """Remember the message that announces a tournament."""

    async def matches_of_tournament(self, tournament_id: int, first: int = 1) -> dict[int, int]:
        """The match of each pairing from number `first` on that has one, by the number of the pairing."""

    async def tournament_matches_open(self) -> dict[int, dict[int, int]]:
        """All matches under way that are played for pairings, by tournament and by the number of the pairing."""

    async def pairing_of(self, match_id: int) -> tuple[int, int] | None:
        """The tournament and pairing that a match belongs to, if it does."""

    async def match(self, match_id: int) -> MatchRecord:
        """One match. Raises NotFound."""

    async def blocked_by(self, user_id: int) -> list[Person]:
        """The people that a person has blocked."""

    async def block_between(self, one_id: int, other_id: int) -> bool:
        """Has one of the two blocked the other?"""

    async def create_match(
        self,
        new: NewMatch,
        events: Sequence[MatchEvent],
        state: MatchState,
        *,
        actor_id: int | None,
        interaction_id: int | None,
        at: datetime,
    ) -> MatchRecord:
        """Store a match with its first events in one transaction."""
