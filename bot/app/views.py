"""Results of the use cases, to be shown."""

from dataclasses import dataclass
from enum import StrEnum

import msgspec

from bot.eventlog import log
from bot.eventlog.log import Turn as LoggedTurn
from bot.records.matches import ChallengeRecord, MatchRecord
from bot.records.tournaments import TournamentRecord
from bot.rules.match.events import Event
from bot.rules.match.state import MatchState
from bot.rules.sides import Side
from bot.tournaments.events import Event as TournamentEvent
from bot.tournaments.state import TournamentState

Step = log.Step[MatchState, Event]
"""One event of a match and the state it led to."""


@dataclass(frozen=True, slots=True)
class Turn(LoggedTurn[MatchRecord, MatchState, MatchState, Event]):
    """The result of one action in a match."""

    actor: Side | None = None


class TimeNotice(msgspec.Struct, frozen=True):
    """Somebody's time was up: they lost the match (`turn`), or the opponent may claim it now (None)."""

    record: MatchRecord
    turn: Turn | None


@dataclass(frozen=True, slots=True)
class TournamentTurn(LoggedTurn[TournamentRecord, TournamentRecord, TournamentState, TournamentEvent]):
    """The result of one command in a tournament; if carried out before, `before` is the tournament as it is now."""

    before: TournamentRecord
    closed: tuple[Turn, ...] = ()
    """The matches under way whose pairings a correction has taken back; they have ended."""


class What(StrEnum):
    """The settings of a tournament's calendar."""

    CHECK_IN = "check_in"
    REMINDER = "reminder"
    DEADLINE = "deadline"
    SEASON = "season"
    """The next season of a league is to be announced."""
    TURN = "turn"
    """It has started, or was called off because too few had signed up."""


class TournamentNotice(msgspec.Struct, frozen=True):
    """Something was due in a tournament; `turn` is what happened, `over` the matches that it ended."""

    record: TournamentRecord
    what: What
    turn: TournamentTurn | None = None
    over: tuple[Turn, ...] = ()


class Offer(msgspec.Struct, frozen=True):
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
