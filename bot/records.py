"""Plain records that travel between the use cases and the database.

Neither room imports the other: both know these. Times are aware datetimes in UTC, ids are Discord snowflakes
except where they are said to be ours.
"""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec

from bot.rules.events import Event
from bot.rules.rules import Rules
from bot.rules.state import MatchState


class Place(msgspec.Struct, frozen=True):
    """Where something happens: a channel, and the server it belongs to (None in direct messages)."""

    channel_id: int
    guild_id: int | None = None


class Person(msgspec.Struct, frozen=True):
    """A Discord user as last seen: id and display name."""

    user_id: int
    name: str


class BoardPost(msgspec.Struct, frozen=True):
    """The message that shows a match: where it is and the last `seq` it showed."""

    channel_id: int
    message_id: int
    seq: int


class MatchRecord(msgspec.Struct, frozen=True):
    """A match as stored: who plays where, and the folded state. `players` is indexed by `Side`."""

    match_id: int
    place: Place
    players: tuple[Person, Person]
    state: MatchState
    board: BoardPost | None
    created_at: datetime
    updated_at: datetime


class NewMatch(msgspec.Struct, frozen=True):
    """A match about to be stored. `challenge_id` is closed as accepted in the same transaction."""

    place: Place
    players: tuple[Person, Person]
    challenge_id: int | None = None


class StoredEvent(msgspec.Struct, frozen=True):
    """An event in the log of a match. `seq` counts from 1 without gaps; `actor_id` is who caused it."""

    seq: int
    event: Event
    actor_id: int | None
    at: datetime


class ChallengeStatus(StrEnum):
    """What became of a challenge."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


class Terms(msgspec.Struct, frozen=True):
    """What is played for: the game, its length in points (0: unlimited session) and the house rules."""

    variant: str
    length: int
    rules: Rules


class NewChallenge(msgspec.Struct, frozen=True):
    """A challenge about to be stored; `opponent` None invites anyone."""

    place: Place
    challenger: Person
    opponent: Person | None
    terms: Terms
    created_at: datetime
    expires_at: datetime


class ChallengeRecord(msgspec.Struct, frozen=True):
    """A challenge as stored; `match_id` is ours, set once it was accepted; `message_id` is its post, if known."""

    challenge_id: int
    place: Place
    challenger: Person
    opponent: Person | None
    terms: Terms
    status: ChallengeStatus
    created_at: datetime
    expires_at: datetime
    match_id: int | None
    message_id: int | None


class ServerSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server has chosen; the defaults are what a new server gets."""

    default_length: int = 5
    """Points of a challenge that names no length."""
