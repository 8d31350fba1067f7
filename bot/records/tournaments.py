"""Tournaments as they travel between the use cases and the database."""

from datetime import datetime, timedelta

import msgspec

from bot.records.people import Place, Style
from bot.rules.match.time_control import TimeControl
from bot.rules.rules import Rules
from bot.tournaments.state import StageKey, TournamentState


class TournamentPost(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a tournament is announced as well, and the message, if it is known."""

    place: Place
    message_id: int | None = None


class TournamentPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """The terms of a tournament's matches, and when things happen; the bracket's terms are its state's."""

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
    event_id: int | None = None
    """Its event in the server's calendar, if it is known."""
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
    podium_id: int | None = None  # the message that tells who won


class TournamentRecord(msgspec.Struct, frozen=True):
    """A tournament as stored. `next_at` is when it has to be looked at."""

    tournament_id: int
    place: Place
    organizer_id: int
    name: str
    plan: TournamentPlan
    state: TournamentState
    agenda: Agenda
    message_id: int | None
    created_at: datetime
    updated_at: datetime
    next_at: datetime | None
    commitment: str | None = None
    """The commitment of the dice of its matches; None for one whose dice cannot be checked."""
    missed: int = 0
    """Milliseconds in which nobody could play since it was stored; its deadlines are later by them."""
    given_back: timedelta = timedelta(0)
    """Time in which nobody could play since it was announced."""
