"""Events of a crowd: facts that are stored and folded into the state.

The class name is the tag, and a stored event never changes its meaning.
"""

from datetime import datetime
from typing import Final

import msgspec

from bot.crowd.state import CrowdPlan, Question, Ruling
from bot.rules.sides import Side

VERSION: Final = 1
"""The version of the events written now."""


class Opened(msgspec.Struct, frozen=True, tag=True):
    """Somebody called for a crowd."""

    plan: CrowdPlan
    host: int


class OfPerson(msgspec.Struct, frozen=True, tag=True):
    """An event that a person caused."""

    id: int


class Readied(OfPerson, frozen=True):
    """The person who plays alone said yes."""


class Joined(OfPerson, frozen=True):
    """Somebody joined a side."""

    name: str
    side: Side


class Left(OfPerson, frozen=True):
    """Somebody left their side; a vote of theirs that was open goes with them."""


class Asked(msgspec.Struct, frozen=True, tag=True):
    """A side has to decide. `seq` is the length of the match's log."""

    seq: int
    side: Side
    question: Question
    until: datetime


class Voted(OfPerson, frozen=True):
    """Somebody voted, or in a team proposed something; it takes the place of what they were for before."""

    choice: str


class CaptainSilent(msgspec.Struct, frozen=True, tag=True):
    """The time of a team's captain was up: the next one decides."""

    until: datetime


class TimeGivenBack(msgspec.Struct, frozen=True, tag=True):
    """Nobody could vote for a time: what is open stays open for as long. Below 0 the clock was set back."""

    milliseconds: int


class Settled(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The open question was decided; if that was `early`, before its time was up, nobody has missed it."""

    ruling: Ruling
    early: bool = False


class Dropped(msgspec.Struct, frozen=True, tag=True):
    """The match went on without the open question being decided: somebody resigned."""


class Moved(OfPerson, frozen=True):
    """A voter moved to resign: the game at a grade, or the match."""

    side: Side
    what: str
    until: datetime
    game: int
    turn: int


class Answered(OfPerson, frozen=True):
    """A voter agreed to a motion, or spoke against it."""

    agrees: bool


class Woke(OfPerson, frozen=True):
    """A voter who was not awaited any more has answered a motion, or moved one where nobody else is awaited."""


class Carried(msgspec.Struct, frozen=True, tag=True):
    """Enough voters agreed to the motion."""


class MotionClosed(msgspec.Struct, frozen=True, tag=True):
    """The motion lapsed, or was carried out."""


class Closed(msgspec.Struct, frozen=True, tag=True):
    """The match is over, or never began."""


Votes = Asked | Voted | CaptainSilent | TimeGivenBack | Settled | Dropped
Motions = Moved | Answered | Woke | Carried | MotionClosed
Event = Opened | Readied | Joined | Left | Votes | Motions | Closed
