"""The events of a match: facts that are stored and folded into the state.

Each event's class name is its tag in the log, and its fields are its payload. A stored event never changes its meaning:
a new field gets a default, a new meaning gets a new event. `VERSION` is stored beside each event.
"""

from enum import StrEnum
from typing import Final

import msgspec

from bot.rules.dice import Roll
from bot.rules.play import Move
from bot.rules.rules import Rules
from bot.rules.sides import Side

VERSION: Final = 1
"""The version of the events written now."""


class MatchStarted(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Two players agreed on a match. `length` is in points, 0 for an unlimited session."""

    variant: str
    length: int
    rules: Rules
    edition: int = 1
    """The edition of the games' own rules it's played by; `bot.rules.variants` says how they differ."""


class GameStarted(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A game began. `opening` holds the opening rolls, White's die first; all but the last are ties.

    Without an opening roll, `first` is the side that begins because it won the game before.
    """

    game: int
    opening: tuple[Roll, ...]
    first: Side | None = None


class OfSide(msgspec.Struct, frozen=True, tag=True):
    """An event of one side."""

    side: Side


class DiceRolled(OfSide, frozen=True):
    """A side rolled."""

    roll: Roll


class PlayMade(OfSide, frozen=True):
    """A side made a play of its roll."""

    moves: tuple[Move, ...]


class TurnPassed(OfSide, frozen=True):
    """A side couldn't move any checker, and its turn ended by itself."""


class DoubleOffered(OfSide, frozen=True):
    """A side doubled; `value` is what the cube will show once it's taken."""

    value: int


class CubeBeavered(OfSide, frozen=True):
    """A side turned the cube again, instead of taking or after it; `value` is what it shows once that is taken."""

    value: int


class DoubletNamed(OfSide, frozen=True):
    """A side named the doublet that it plays now."""

    number: int


class DoubleTaken(OfSide, frozen=True):
    """A side took the double, the cube now showing `value`. The side that was doubled first owns it."""

    value: int


class DoublePassed(OfSide, frozen=True):
    """A side passed the double; the game ends at the cube's value before it."""


class ResignationOffered(OfSide, frozen=True):
    """A side offered to lose the game at `grade` times the cube, worth `points`."""

    grade: int
    points: int


class ResignationRefused(OfSide, frozen=True):
    """A side wants to play on: it refuses the offer, or takes its own back."""


class Ending(StrEnum):
    """How a game ended."""

    BORNE_OFF = "borne_off"
    PASSED = "passed"
    RESIGNED = "resigned"
    MATCH_RESIGNED = "match_resigned"
    TIME_RAN_OUT = "time_ran_out"


class GameEnded(msgspec.Struct, frozen=True, tag=True):
    """A game ended: `winner` gets `points` for a win of `grade` times the cube (1 single, 2 gammon, 3 backgammon)."""

    winner: Side
    points: int
    grade: int
    ending: Ending


class GameDrawn(msgspec.Struct, frozen=True, tag=True):
    """A game ended without a winner; nobody gets points."""


class PassingAsked(OfSide, frozen=True):
    """A side that is closed out wants to be passed until it can move, and gives up doubling meanwhile."""


class TimeRanOut(OfSide, frozen=True):
    """A side's time was up, so its opponent won the match; `claimed` says whether the opponent asked for it."""

    claimed: bool = False


class Closing(StrEnum):
    """Why a match was closed before its end."""

    UNTOUCHED = "untouched"
    """Nobody touched it for a long time."""
    CALLED_OFF = "called_off"
    """The tournament it belonged to was called off."""
    ENTRANT_OUT = "entrant_out"
    """A player is out of that tournament, or both are."""
    RESULT_ENTERED = "result_entered"
    """An organizer of that tournament has entered the result."""
    ROUND_OVER = "round_over"
    """The time for it was over, and neither player had won it."""
    OTHER_PLAYERS = "other_players"
    """Others play that pairing of the tournament now, or nobody does."""


class MatchAbandoned(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The match was closed before its end and has no winner.

    `favoured` is the winner of the pairing as its tournament counts it, None if there is none.
    """

    closing: Closing = Closing.UNTOUCHED
    favoured: Side | None = None


class MatchEnded(msgspec.Struct, frozen=True, tag=True):
    """The match ended. `winner` is None for a session that ended level."""

    winner: Side | None


Turns = DiceRolled | PlayMade | TurnPassed | DoubletNamed | PassingAsked
Cubes = DoubleOffered | CubeBeavered | DoubleTaken | DoublePassed
Resignations = ResignationOffered | ResignationRefused
Ends = GameEnded | GameDrawn | TimeRanOut | MatchAbandoned | MatchEnded
Event = MatchStarted | GameStarted | Turns | Cubes | Resignations | Ends
