"""What the use cases need from the outside; the database, the clock and the dice satisfy it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Protocol

from bot.records import (
    BoardPost,
    ChallengeRecord,
    ChallengeStatus,
    MatchRecord,
    NewChallenge,
    NewMatch,
    Person,
    Place,
    ServerSettings,
    StoredEvent,
)
from bot.rules.events import Event
from bot.rules.state import MatchState


class Clock(Protocol):
    """The one clock of the bot."""

    def __call__(self) -> datetime:
        """Now, as an aware datetime in UTC."""
        ...


class MatchStore(Protocol):
    """Matches and their logs. Every method raises StorageUnavailable when the database cannot serve it."""

    async def create_match(
        self,
        new: NewMatch,
        events: Sequence[Event],
        state: MatchState,
        *,
        actor_id: int,
        interaction_id: int,
        at: datetime,
    ) -> MatchRecord:
        """Store a match with its first events in one transaction, closing its challenge as accepted.

        Raises ChallengeError when that challenge is not open any more, and StaleAction when the interaction id is
        in a log already.
        """
        ...

    async def match(self, match_id: int) -> MatchRecord:
        """One match; a single row however long it is. Raises NotFound."""
        ...

    async def append(
        self,
        record: MatchRecord,
        events: Sequence[Event],
        state: MatchState,
        *,
        actor_id: int,
        interaction_id: int | None,
        at: datetime,
    ) -> MatchRecord:
        """Append events after `record.state.seq` and store the new state and `record.players` names, all or nothing.

        Returns the record as stored. Raises StaleAction when the log has grown since `record` was read, or when
        the interaction id is in a log already.
        """
        ...

    async def interaction_seen(self, interaction_id: int) -> bool:
        """Has this interaction already caused events?"""
        ...

    async def events(self, match_id: int) -> list[StoredEvent]:
        """The whole log of a match, oldest first; empty when there is no such match."""
        ...

    async def matches_waiting_for(self, user_id: int, channel_id: int | None, limit: int = 25) -> list[MatchRecord]:
        """Matches that wait for this person (in this channel, if given), the longest waiting first."""
        ...

    async def matches_of(
        self, user_id: int, channel_id: int | None, *, ongoing: bool = True, limit: int = 25
    ) -> list[MatchRecord]:
        """Matches this person plays, the latest touched first; `ongoing=False` gives the finished ones."""
        ...

    async def matches_in(self, channel_id: int, limit: int = 25) -> list[MatchRecord]:
        """Ongoing matches of a channel, the latest touched first."""
        ...

    async def board_shown(self, match_id: int, post: BoardPost) -> None:
        """Remember what the board message of a match shows. An older `seq` never replaces a newer one."""
        ...

    async def boards_behind(self, limit: int = 100) -> list[MatchRecord]:
        """Matches whose board message (if any) shows less than their log, the longest behind first."""
        ...


class ChallengeStore(Protocol):
    """Challenges."""

    async def create_challenge(self, new: NewChallenge, *, limit: int) -> ChallengeRecord:
        """Store an open challenge.

        Raises ChallengeError with DUPLICATE when the same person already has an open challenge to the same
        opponent (or to anyone) in this channel, TOO_MANY when he has `limit` open ones here.
        """
        ...

    async def challenge(self, challenge_id: int) -> ChallengeRecord:
        """One challenge. Raises NotFound."""
        ...

    async def close_challenge(self, challenge_id: int, status: ChallengeStatus) -> ChallengeRecord:
        """Close an open challenge. Raises ChallengeError naming what became of it when it is not open any more."""
        ...

    async def challenge_posted(self, challenge_id: int, message_id: int) -> None:
        """Remember the message that carries a challenge."""
        ...

    async def open_challenges(self, place: Place, now: datetime) -> list[ChallengeRecord]:
        """Open, unexpired challenges of a channel, newest first."""
        ...

    async def expire_challenges(self, now: datetime, limit: int = 100) -> list[ChallengeRecord]:
        """Close every challenge that ran out by `now` as expired and return them."""
        ...


class PeopleStore(Protocol):
    """Players and servers."""

    async def remember_person(self, person: Person, at: datetime) -> None:
        """Keep a person's display name as last seen."""
        ...

    async def server_settings(self, guild_id: int) -> ServerSettings:
        """A server's settings; the defaults for one that never changed any."""
        ...

    async def save_server_settings(self, guild_id: int, settings: ServerSettings) -> None:
        """Store a server's settings."""
        ...


class Store(MatchStore, ChallengeStore, PeopleStore, Protocol):
    """The database as a whole."""

    async def open(self) -> None:
        """Bring the schema up to date and open the connections."""
        ...

    async def close(self) -> None:
        """Finish what is being written and close."""
        ...

    async def backup(self, target: Path) -> None:
        """Write a consistent copy of the database to `target` while it is in use."""
        ...
