"""Challenges as they travel between the use cases and the database."""

from datetime import datetime
from enum import StrEnum

import msgspec

from bot.dice.fairness import ServerSeed
from bot.records.people import Person, Place, Style
from bot.rules.match.time_control import TimeControl
from bot.rules.rules import Rules


class ChallengeStatus(StrEnum):
    """How a challenge ended."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


class Terms(msgspec.Struct, frozen=True):
    """The terms of a match: the game, the length in points (0: unlimited session), the house rules and the clock.

    With them goes how it is shown, since both have to live with it.
    """

    variant: str
    length: int
    rules: Rules
    clock: TimeControl | None = None
    rated: bool = True
    style: Style = Style()


class ChallengeDice(msgspec.Struct, frozen=True):
    """The server seed of a match to be, and the click (an id of Discord's) by which it was proposed, if known."""

    seed: ServerSeed
    click: int | None = None


class NewChallenge(msgspec.Struct, frozen=True):
    """A challenge about to be stored; `opponent` None invites anyone."""

    place: Place
    challenger: Person
    opponent: Person | None
    terms: Terms
    created_at: datetime
    expires_at: datetime
    dice: ChallengeDice | None = None
    sought: bool = False  # nobody sees it: the bot pairs it with others who look for an opponent


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
    commitment: str | None = None
    """The commitment of the dice of the match to be."""
    sought: bool = False
