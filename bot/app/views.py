"""What the use cases return to be shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.records.challenges import ChallengeRecord
from bot.records.matches import MatchRecord
from bot.records.tournaments import TournamentRecord
from bot.rules.match.events import Event
from bot.rules.match.state import MatchState
from bot.rules.sides import Side
from bot.tournaments.events import Event as TournamentEvent


@dataclass(frozen=True, slots=True)
class Step:
    """One event and the state it led to."""

    event: Event
    state: MatchState


@dataclass(frozen=True, slots=True)
class Turn:
    """What one action did to a match.

    `before` is the state it was decided on (None for the start of a match), `steps` what happened, in order
    (empty for an interaction that had already been carried out), `record` the match afterwards.
    """

    record: MatchRecord
    before: MatchState | None
    steps: tuple[Step, ...]
    actor: Side | None
    caused: int | None = None
    """How many of the steps the actor caused; the rest followed automatically. None: all."""
    stood_in: bool = False
    """Did our own simple player decide because the network did not answer?"""

    @property
    def is_repeat(self) -> bool:
        """True when the very same interaction had been carried out before."""
        return not self.steps


@dataclass(frozen=True, slots=True)
class TimeNotice:
    """Somebody's time was up: they lost the match (`turn`), or the opponent may claim it now (None)."""

    record: MatchRecord
    turn: Turn | None


@dataclass(frozen=True, slots=True)
class TournamentTurn:
    """What one command did to a tournament: the tournament afterwards and before, and the events."""

    record: TournamentRecord
    before: TournamentRecord
    events: tuple[TournamentEvent, ...]


class What(StrEnum):
    """What a tournament's calendar says."""

    CHECK_IN = "check_in"
    REMINDER = "reminder"
    DEADLINE = "deadline"
    SEASON = "season"
    """The next season of a league is to be announced."""
    TURN = "turn"
    """It has started, or was called off because too few had signed up."""


@dataclass(frozen=True, slots=True)
class TournamentNotice:
    """Something was due in a tournament; `turn` is what happened, `over` the matches that it ended."""

    record: TournamentRecord
    what: What
    turn: TournamentTurn | None = None
    over: tuple[Turn, ...] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """Something a person may accept or decline: a double or resignation in a match, or a challenge."""

    match: MatchRecord | None = None
    challenge: ChallengeRecord | None = None

    @property
    def guild_id(self) -> int | None:
        """The server it was made in, if any."""
        made = self.match or self.challenge
        return None if made is None else made.place.guild_id

    @property
    def key(self) -> str:
        """A short text that names it: `m12` for match 12, `c5` for challenge 5."""
        if self.match is not None:
            return f"m{self.match.match_id}"
        return f"c{self.challenge.challenge_id}" if self.challenge is not None else ""

    @property
    def is_to_anyone(self) -> bool:
        """Is it a challenge that anyone may accept?"""
        return self.challenge is not None and self.challenge.opponent is None
