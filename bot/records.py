"""Plain records that travel between the use cases and the database.

Neither room imports the other: both know these. Times are aware datetimes in UTC, ids are Discord snowflakes
except where they are said to be ours.
"""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec

from bot.fairness import MatchDice, ServerSeed
from bot.ratings.counting import AS_PLAYED
from bot.rules.match.events import Event
from bot.rules.match.state import MatchState
from bot.rules.match.time_control import ClockKind, MatchClock, TimeControl
from bot.rules.rules import Rules
from bot.tournaments.events import Event as TournamentEvent
from bot.tournaments.state import StageKey, TournamentState


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


class Posting(StrEnum):
    """How a match is shown: a new board for each turn; one that moves (the old one is deleted); one in place."""

    TURNS = "turns"
    MOVES = "moves"
    LIVE = "live"


class Style(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match is shown, where its players have chosen it; None: as the server has it."""

    posting: Posting | None = None
    fixed_numbers: bool | None = None
    """Are the points numbered from White's side for both?"""
    gathered: bool = False  # one of the many boards of an arena or a simul: no card, no thread of its own


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
    """What its dice were committed to; None for one whose dice cannot be checked. See `bot.fairness`."""
    style: Style = Style()

    @property
    def agreed_clock(self) -> MatchClock | None:
        """Its clock, if one was agreed on; a rated match without one has the patience of a week."""
        return None if self.clock is None or self.clock.control.kind is ClockKind.PATIENCE else self.clock

    @property
    def posts_to(self) -> int:
        """The channel or thread that its boards are posted in."""
        return self.thread_id or self.place.channel_id


class Room(msgspec.Struct, frozen=True):
    """How many matches a person may have under way at once: of all kinds, and against computers."""

    matches: int
    computers: int


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
    rating_rule: int = AS_PLAYED
    """By which rule it counts for the ratings; see `bot.ratings.counting`."""
    room: Room | None = None
    """How many matches each player may have, this one included; None: as many as there are, as in a tournament."""
    dice: MatchDice | None = None
    """What its rolls are drawn from, where they can be checked."""
    style: Style = Style()


class StoredEvent(msgspec.Struct, frozen=True):
    """An event in the log of a match. `seq` counts from 1 without gaps; `actor_id` is who caused it."""

    seq: int
    event: Event
    actor_id: int | None
    at: datetime


class StoredTournamentEvent(msgspec.Struct, frozen=True):
    """An event in the log of a tournament."""

    seq: int
    event: TournamentEvent
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
    """What the dice of the match to be are committed to."""


class Numbering(StrEnum):
    """Whose point numbers a private board shows."""

    MOVER = "mover"
    """Those of the side on roll, as on the public board."""
    OWN = "own"
    """Always one's own."""
    NONE = "none"
    """None at all."""


class Tutor(StrEnum):
    """The mistakes before which the bot asks a player in a practice match whether they mean it."""

    NONE = "none"
    BAD = "bad"
    """Those that lose 0.08 or more."""
    VERY_BAD = "very_bad"
    """Those that lose 0.16 or more."""


class ServerSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server has chosen; the defaults are what a new server gets. None: as the bot does by itself."""

    default_length: int = 5
    """Points of a challenge that names no length."""
    default_clock: TimeControl | None = None
    """The clock of a challenge that names none."""
    language: str | None = None
    theme: str | None = None
    posting: Posting = Posting.TURNS
    fixed_numbers: bool = False
    """Are the points numbered from White's side for both, in words and pictures?"""
    threads: bool = False
    """Give each match a thread of its own."""
    house_rules: Rules | None = None
    """The house rules of a challenge that names none; None: the usual ones of the game."""
    organiser_role: int | None = None
    """The role that may organize tournaments; None: those who may manage the server, and who announced it."""


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player has chosen; the defaults are what a new player gets. None: as the server does."""

    auto_roll: bool = False
    """Roll by itself when no double is possible."""
    auto_forced: bool = False
    """Play by itself when all legal plays lead to the same position."""
    auto_bear_off: bool = False
    """Bear off by itself, as many checkers as possible, once the sides have passed each other."""
    confirm: bool = True
    """Ask before a play is made; `confirm_double`: before a double is offered."""
    confirm_double: bool = True
    home_left: bool = False
    """Private boards with the home boards on the left."""
    numbering: Numbering = Numbering.MOVER
    theme: str | None = None
    text_board: bool = False
    """Private boards in words instead of a picture."""
    language: str | None = None
    house_rules: Rules | None = None
    """The house rules of the player's challenges; None: as the server has it."""
    last_challenge: str = ""  # as the form of a challenge writes it; empty: there was none
    reminders: bool = True  # be mentioned when time runs short
    away_until: datetime | None = None
    """The end of the present vacation, if it is still to come."""
    vacation_year: int = 0
    vacation_used: int = 0
    """Days of vacation taken in `vacation_year`."""
    dice_phrase: str | None = None
    """What the player adds to the seeds of their dice; None: only their clicks."""
    tutor: Tutor = Tutor.NONE
    """Ask the player before mistakes in practice matches."""
    dm_turns: bool = False
    """Get a direct message when a match waits for them."""
    dm_closed: bool = False
    """Could they not be sent a direct message, so that `dm_turns` was switched off?"""
    shown_outside: bool = False
    """Be named to people of other servers, on the leaderboard of all of them."""


class TournamentPost(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a tournament is announced as well, and the message, if it is known."""

    place: Place
    message_id: int | None = None


class TournamentPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the matches of a tournament are played for, and when things happen; the bracket's terms are its state's."""

    lengths: tuple[int, ...] = (5,)
    """Points of a match by round, from the first; the last one holds for all later rounds."""
    final_length: int | None = None  # points of the final, where they are others
    variant: str = "backgammon"
    rules: Rules = Rules()
    clock: TimeControl | None = None
    starts_at: datetime | None = None
    """When it starts by itself; None: when an organizer starts it."""
    check_in: int = 0
    """Minutes before the start in which entrants have to say that they are here; 0: they need not."""
    round_hours: int = 0  # hours that a round may take; 0: as long as it takes
    weekly: bool = False  # announce it again a week later
    rated: bool = True
    fillers: str = ""
    """The level of the computer players that take the places of byes (a `ComputerLevel`); empty: there are byes."""
    style: Style = Style()
    season: int = 1
    """League: the number of the season."""
    after: int | None = None
    """League: the tournament that was the season before."""
    break_days: int = 0
    """League: days from the end of a season to the next; 0: an organizer starts it."""
    away: TournamentPost | None = None
    """Team match: the second channel, where every second board is played, and its announcement."""
    code: str = ""
    """Team match: what organizers of another channel give to take part; empty: nobody was asked."""
    minutes: int = 0
    """Arena: how long it lasts."""

    def length(self, round_number: int) -> int:
        """Points of a match in a round, from 1."""
        return self.lengths[min(round_number, len(self.lengths)) - 1]


class Agenda(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a tournament is in time: the round that is played and when it began, and what has been said of it."""

    stage: StageKey | None = None
    round: int = 0
    began_at: datetime | None = None
    reminded: bool = False
    """Has the check-in been called, or the deadline of the round been reminded of?"""
    thread_id: int | None = None  # the thread that all its boards are posted in, if they have one together


class TournamentRecord(msgspec.Struct, frozen=True):
    """A tournament as stored. `next_at` is when it has to be looked at."""

    tournament_id: int
    place: Place
    organiser_id: int
    name: str
    plan: TournamentPlan
    state: TournamentState
    agenda: Agenda
    message_id: int | None
    created_at: datetime
    updated_at: datetime
    next_at: datetime | None
    commitment: str | None = None
    """What the dice of its matches are committed to; None for one whose dice cannot be checked."""
