"""Challenges, matches played here or imported, requests to study them, and tournaments, as they are stored."""

from datetime import datetime
from enum import StrEnum

import msgspec

from bot.dice.fairness import MatchDice, ServerSeed
from bot.eventlog.log import Stored
from bot.ratings.counting import BY_TURNS
from bot.records.people import Person, Place, Style
from bot.rules.match.events import Event
from bot.rules.match.state import MatchState
from bot.rules.match.time_control import ClockKind, MatchClock, TimeControl
from bot.rules.rules import Rules
from bot.rules.sides import Side


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


class AnalysisRequest(msgspec.Struct, frozen=True):
    """A message that shows how far the analysis of a match, or of one `game` of it, has come.

    `match` is the key of the match (see `bot.app.logged`), `token` lets the answer be edited for a quarter of an hour
    after `asked_at`; a `public` one is a message that everyone sees.
    """

    request_id: int
    user_id: int
    match: str
    game: int | None
    place: Place
    message_id: int | None
    token: str
    public: bool
    language: str
    asked_at: datetime
    is_studied: bool = False
    """Was it made, or given up, by whatever process?"""

    @property
    def subject(self) -> tuple[str, int | None]:
        """An analysis to be made."""
        return self.match, self.game


class OwnSide(StrEnum):
    """Which side of an imported match is its owner's."""

    WHITE = "white"
    BLACK = "black"
    NEITHER = "neither"

    @property
    def sides(self) -> tuple[Side, ...]:
        """The side, or none."""
        return () if self is OwnSide.NEITHER else (Side[self.name],)


class ImportedMatch(msgspec.Struct, frozen=True):
    """A match that somebody has brought in a file, to analyze it. `state` is the one that its log leads to."""

    import_id: int
    owner_id: int
    guild_id: int | None
    """The server in which it was imported; None in direct messages and groups."""
    names: tuple[str, str]
    """White's and Black's, as they stand in the file."""
    state: MatchState
    plays: int
    """Plays made, turns without a move not counted."""
    games_left_out: int
    """Games of the file after the match's end."""
    played_on: str
    """When it was played, `2026.01.31`; empty where the file does not say it."""
    shared: bool
    """May others of the server see it?"""
    created_at: datetime
    own_side: OwnSide | None = None
    """None: it isn't known, and its owner is asked."""

    @property
    def key(self) -> str:
        """Its name among all matches, such as `i12`."""
        return f"i{self.import_id}"


class Filing(StrEnum):
    """How an import ended."""

    STORED = "stored"
    KNOWN = "known"
    """Its owner had brought the same file before."""
    FULL = "full"
    """Its owner has the largest number that is allowed."""


class StoredImport(msgspec.Struct, frozen=True):
    """The outcome of an import: `match` is the match as stored or, where there was no room, its owner's oldest."""

    match: ImportedMatch
    filing: Filing
    length_told: bool = True
    """Does its file say how long the match is?"""


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
