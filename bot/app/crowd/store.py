"""What crowds and guesses need stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Protocol

from bot.crowd.events import Event
from bot.crowd.records import CrowdRecord, Guess, Guesser, StoredCrowdEvent
from bot.records.matches import StoredEvent
from bot.records.people import Place


class CrowdStore(Protocol):
    """Crowds with their logs, and guesses."""

    async def create_crowd(
        self, place: Place, events: Sequence[Event], *, interaction_id: int | None = None, at: datetime
    ) -> CrowdRecord:
        """Store a crowd with its first events. Raises StaleAction when the interaction id is in a log already."""

    async def change_crowd(
        self,
        crowd_id: int,
        change: Callable[[CrowdRecord], Sequence[Event]],
        *,
        interaction_id: int | None = None,
        at: datetime,
    ) -> tuple[CrowdRecord, Sequence[Event]]:
        """Append what `change` makes of a crowd as it is within one transaction; returns it as it is then.

        `change` must be pure. An interaction that is in a log already changes nothing. Raises what `change` raises, and
        NotFound.
        """

    async def crowd_stored_by(self, interaction_id: int) -> int | None:
        """The crowd in which an interaction has caused events, if it has."""

    async def crowd(self, crowd_id: int) -> CrowdRecord:
        """One crowd. Raises NotFound."""

    async def crowd_of_match(self, match_id: int) -> CrowdRecord | None:
        """The crowd, or the two, of a match."""

    async def crowd_events(self, crowd_id: int) -> list[StoredCrowdEvent]:
        """The whole log of a crowd, oldest first."""

    async def crowd_posted(self, crowd_id: int, message_id: int) -> None:
        """Remember the message that calls for a crowd."""

    async def crowds_due(self, now: datetime, limit: int = 100) -> list[CrowdRecord]:
        """Crowds in which something has to happen by `now`, or for which their match may wait."""

    async def calls_before(self, at: datetime, limit: int = 100) -> list[CrowdRecord]:
        """Crowds called for by `at` that are not over and have no match, the oldest first."""

    async def crowds_going(self) -> list[CrowdRecord]:
        """All crowds whose match is under way."""

    async def crowds_open_for(self, user_id: int) -> list[CrowdRecord]:
        """The crowds that are not over in whose state a person is named."""

    async def crowds_of(self, user_id: int) -> list[CrowdRecord]:
        """The crowds that a person is, or was, part of, or has called for."""

    async def block_between(self, one_id: int, other_id: int) -> bool:
        """Has one of the two blocked the other?"""

    async def events(self, match_id: int) -> list[StoredEvent]:
        """The whole log of a match, oldest first."""

    async def guess(self, guess: Guess) -> bool:
        """Store a guess, or put it in place of the one before. Returns False if the match has moved on."""

    async def guesses(self, match_id: int) -> list[Guess]:
        """All guesses in a match, in order."""

    async def guesses_by(self, user_id: int) -> list[Guess]:
        """All guesses of a person, in order."""

    async def judge_guesses(self, judged: Sequence[Guess]) -> None:
        """Store what guesses are worth; what is not known of them yet stays as it is."""

    async def guessers(self, match_id: int) -> list[Guesser]:
        """The table of a match, the best first."""

    async def guessers_of_month(self, guild_id: int, since: datetime, until: datetime) -> list[Guesser]:
        """The table of a server for a time, the best first."""
