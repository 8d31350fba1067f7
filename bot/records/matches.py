"""Matches as they travel between the use cases and the database."""

from datetime import datetime

import msgspec

from bot.dice.fairness import MatchDice
from bot.eventlog.log import Stored
from bot.ratings.counting import BY_TURNS
from bot.records.people import Person, Place, Style
from bot.rules.match.events import Event
from bot.rules.match.state import MatchState
from bot.rules.match.time_control import ClockKind, MatchClock


class BoardPost(msgspec.Struct, frozen=True):
    """The message that shows a match: where it is and the last `seq` it showed."""

    channel_id: int
    message_id: int
    seq: int


class OldBoard(msgspec.Struct, frozen=True):
    """A message that showed, or called to, what has that number, and has to be closed or edited."""

    number: int
    channel_id: int
    message_id: int


class MatchRecord(msgspec.Struct, frozen=True):
    """A match as stored: who plays where, and the folded state. `players` is indexed by `Side`.

    `thread_id` is the thread its boards are posted in, if it has one; `clock` its clock, if it is played with one.
    """

    match_id: int
    place: Place
    players: tuple[Person, Person]
    state: MatchState
    board: BoardPost | None
    created_at: datetime
    updated_at: datetime
    thread_id: int | None = None
    clock: MatchClock | None = None
    rated: bool = True
    """Does it count for the ratings? An unlimited session does not in any case."""
    commitment: str | None = None
    """The commitment of its dice; None for one whose dice cannot be checked. See `bot.dice.fairness`."""
    style: Style = Style()

    @property
    def agreed_clock(self) -> MatchClock | None:
        """Its clock, if one was agreed on; a rated match without one has the patience of a week."""
        return None if self.clock is None or self.clock.control.kind is ClockKind.PATIENCE else self.clock

    @property
    def number(self) -> int:
        """Its number, by the name that all records have for it."""
        return self.match_id

    @property
    def posts_to(self) -> int:
        """The channel or thread that its boards are posted in."""
        return self.thread_id or self.place.channel_id


class NewMatch(msgspec.Struct, frozen=True):
    """A match about to be stored. `challenge_id` is closed as accepted in the same transaction."""

    place: Place
    players: tuple[Person, Person]
    challenge_id: int | None = None
    clock: MatchClock | None = None
    pairing: tuple[int, int] | None = None
    """The tournament and the number of the pairing that it decides."""
    replaces: int | None = None
    """The match of that pairing which it takes the place of."""
    crowd: int | None = None  # the crowd, or pair of crowds, that plays it
    rated: bool = True
    rating_rule: int = BY_TURNS
    """By which rule it counts for the ratings; see `bot.ratings.counting`."""
    dice: MatchDice | None = None
    """The source of its rolls, where they can be checked."""
    style: Style = Style()


StoredEvent = Stored[Event]
"""An event in the log of a match."""
