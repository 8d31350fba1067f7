"""What the use cases need from the outside; the database, the clock and the dice satisfy it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from types import EllipsisType
from typing import Protocol

from bot.app.dice_store import DiceStore
from bot.app.import_store import ImportStore
from bot.app.rating_store import RatingStore
from bot.app.study_store import StudyStore
from bot.fairness import ServerSeed
from bot.records import (
    BoardPost,
    ChallengeRecord,
    ChallengeStatus,
    MatchRecord,
    NewChallenge,
    NewMatch,
    Person,
    Place,
    Preferences,
    ServerSettings,
    StoredEvent,
    StoredTournamentEvent,
    TournamentRecord,
)
from bot.rules.match.events import Event
from bot.rules.match.state import MatchState
from bot.rules.match.time_control import MatchClock
from bot.tournaments.events import Event as TournamentEvent


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
        actor_id: int | None,
        interaction_id: int | None,
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
        actor_id: int | None,
        caused: int | None = None,
        clock: MatchClock | EllipsisType | None = ...,
        interaction_id: int | None,
        at: datetime,
    ) -> MatchRecord:
        """Append events after `record.state.seq` and store the new state with them, all or nothing.

        The names of `record.players` are stored as well, and `clock`, which is `record.clock` unless given. `caused`
        says how many of the events the actor caused (all unless given); the rest followed by itself.
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

    async def matches_in_server(self, guild_id: int, limit: int = 100) -> list[MatchRecord]:
        """Ongoing matches of a server, whatever their channels, the latest touched first."""
        ...

    async def board_shown(self, match_id: int, post: BoardPost) -> None:
        """Remember what the board message of a match shows. An older `seq` never replaces a newer one."""
        ...

    async def board_outdated(self, match_id: int) -> None:
        """Let the board of a match count as behind, so that it is brought up to date."""
        ...

    async def thread_made(self, match_id: int, thread_id: int | None) -> None:
        """Remember the thread of a match; None when it is gone."""
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

    async def preferences(self, user_id: int) -> Preferences:
        """What a player has chosen; the defaults for one who never chose anything."""
        ...

    async def save_preferences(self, user_id: int, preferences: Preferences) -> None:
        """Store what a player has chosen."""
        ...

    async def block(self, user_id: int, blocked_id: int) -> None:
        """Let a person not be challenged by another. Blocking twice is the same as once."""
        ...

    async def unblock(self, user_id: int, blocked_id: int) -> None:
        """Undo `block`; nothing happens to whoever was not blocked."""
        ...

    async def blocked_by(self, user_id: int) -> list[Person]:
        """Whom a person has blocked; a name that was never seen is empty."""
        ...

    async def block_between(self, one_id: int, other_id: int) -> bool:
        """Has one of the two blocked the other?"""
        ...

    async def follow(self, match_id: int, user_id: int) -> None:
        """Let a person be told when a match becomes interesting or ends."""
        ...

    async def unfollow(self, match_id: int, user_id: int) -> None:
        """Undo `follow`."""
        ...

    async def followers(self, match_id: int) -> list[int]:
        """The ids of those who follow a match."""
        ...

    async def followed_by(self, user_id: int, limit: int = 25) -> list[MatchRecord]:
        """The matches a person follows, the latest touched first."""
        ...


class ClockStore(Protocol):
    """Deadlines, and when the bot was last awake."""

    async def change_clock(self, record: MatchRecord, clock: MatchClock) -> MatchRecord:
        """Put `clock` in place of the record's own; the match is not touched otherwise. Raises StaleAction."""
        ...

    async def matches_due(self, now: datetime, limit: int = 100) -> list[MatchRecord]:
        """Matches in which somebody's time was up by `now`, the longest ago first."""
        ...

    async def matches_to_remind(self, now: datetime, limit: int = 100) -> list[MatchRecord]:
        """Matches whose reminder should have been sent by `now`, the longest ago first."""
        ...

    async def matches_untouched(self, before: datetime, limit: int = 100) -> list[MatchRecord]:
        """Ongoing matches in which nothing has happened since `before`, the longest ago first."""
        ...

    async def clocks_running_for(self, user_id: int) -> list[MatchRecord]:
        """Matches in which this person's time is running."""
        ...

    async def awake(self, now: datetime, *, gap: timedelta) -> timedelta:
        """Note that the bot is awake. Returns how long it was away before: nothing if less than `gap`.

        The time it was away is given back to everyone whose clock was running, in the same transaction.
        """
        ...

    async def last_awake(self) -> datetime | None:
        """When the bot last noted that it was awake."""
        ...


class PrivacyStore(Protocol):
    """One person in everything that is stored."""

    async def person_seen(self, user_id: int) -> tuple[Person, datetime] | None:
        """A person as last seen, and when that was; None for one who was never seen."""
        ...

    async def has_preferences(self, user_id: int) -> bool:
        """Are preferences of this person stored?"""
        ...

    async def all_matches_of(self, user_id: int) -> list[MatchRecord]:
        """Every match this person plays or has played, oldest first."""
        ...

    async def events_caused(self, user_id: int) -> int:
        """How many events in the logs of his matches this person has caused."""
        ...

    async def challenges_of(self, user_id: int) -> list[ChallengeRecord]:
        """Every challenge by or to this person, open or closed, oldest first."""
        ...

    async def all_followed_by(self, user_id: int) -> list[MatchRecord]:
        """Every match this person follows, oldest first."""
        ...

    async def delete_person(self, user_id: int) -> tuple[Person, list[int]]:
        """Delete a person in one transaction. Returns who stands in for him now, and in which matches.

        The stand-in has a negative id of its own and an empty name. Raises StaleAction, and changes nothing, while a
        match of the person goes on.
        """
        ...


class TournamentStore(Protocol):
    """Tournaments and their logs."""

    async def create_tournament(
        self,
        new: TournamentRecord,
        events: Sequence[TournamentEvent],
        *,
        interaction_id: int | None,
        seed: ServerSeed | None = None,
    ) -> TournamentRecord:
        """Store a tournament with its first events; `new.tournament_id` is not looked at. Raises StaleAction.

        `seed` is what the dice of its matches are drawn from.
        """
        ...

    async def append_tournament(
        self,
        before: TournamentRecord,
        after: TournamentRecord,
        events: Sequence[TournamentEvent],
        *,
        actor_id: int | None,
        interaction_id: int | None,
        at: datetime,
    ) -> TournamentRecord:
        """Append events and store the tournament as it is `after` them, all or nothing. Raises StaleAction."""
        ...

    async def reschedule(self, before: TournamentRecord, after: TournamentRecord) -> TournamentRecord:
        """Store another agenda and `next_at`; nothing has happened otherwise. Raises StaleAction."""
        ...

    async def tournament(self, tournament_id: int) -> TournamentRecord:
        """One tournament. Raises NotFound."""
        ...

    async def tournament_events(self, tournament_id: int) -> list[StoredTournamentEvent]:
        """The whole log of a tournament, oldest first."""
        ...

    async def tournaments_in(self, guild_id: int, limit: int = 25) -> list[TournamentRecord]:
        """The tournaments of a server, the latest first."""
        ...

    async def tournaments_of(self, user_id: int) -> list[TournamentRecord]:
        """The tournaments that are not over and that a person has signed up for."""
        ...

    async def running_tournaments(self) -> list[TournamentRecord]:
        """The tournaments that are being played."""
        ...

    async def tournaments_due(self, now: datetime, limit: int = 100) -> list[TournamentRecord]:
        """Tournaments that have to be looked at by `now`."""
        ...

    async def tournament_posted(self, tournament_id: int, message_id: int) -> None:
        """Remember the message that announces a tournament."""
        ...

    async def matches_of_tournament(self, tournament_id: int) -> dict[int, int]:
        """The match of each pairing that has one, by the number of the pairing."""
        ...

    async def pairing_of(self, match_id: int) -> tuple[int, int] | None:
        """The tournament and pairing that a match belongs to, if it does."""
        ...


class PlayStore(MatchStore, ClockStore, Protocol):
    """What playing needs."""


class Store(
    MatchStore,
    ChallengeStore,
    PeopleStore,
    ClockStore,
    PrivacyStore,
    TournamentStore,
    RatingStore,
    DiceStore,
    ImportStore,
    StudyStore,
    Protocol,
):
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
