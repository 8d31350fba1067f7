"""Events of a crowd: facts that are stored and folded into the state.

The class name is the tag, and a stored event never changes its meaning.
"""

from datetime import datetime, timedelta
from typing import Final

import msgspec

from bot.crowd.state import CrowdPlan, CrowdState, Question, Ruling
from bot.eventlog.log import Stored
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


CALL_LASTS: Final = timedelta(days=1)


class CrowdRecord(msgspec.Struct, frozen=True):
    """A crowd, or the two of a match, as stored. `match_id` is ours, set once it has begun."""

    crowd_id: int
    channel_id: int
    guild_id: int | None
    state: CrowdState
    match_id: int | None
    message_id: int | None
    created_at: datetime
    missed: int = 0
    """Milliseconds in which nobody could vote, and that are not given back yet."""

    @property
    def has_begun(self) -> bool:
        """Is there a match?"""
        return self.match_id is not None

    @property
    def people(self) -> set[int]:
        """All who take part: the host, the person who plays alone, the voters."""
        state = self.state
        return {state.host, state.plan.opponent, *(voter.id for voter in state.voters)}

    @property
    def expires_at(self) -> datetime:
        """When a call that has not led to a match is closed."""
        return self.created_at + CALL_LASTS


StoredCrowdEvent = Stored[Event]
"""An event in the log of a crowd."""


class Guess(msgspec.Struct, frozen=True):
    """A spectator's guess at the next play. `play` is as buttons write it, `seq` the length of the match's log."""

    match_id: int
    seq: int
    user_id: int
    name: str
    guild_id: int | None
    play: str
    at: datetime
    same: bool | None = None
    """Was it played? None until that is known."""
    bonus: int | None = None
    """Points for how good it is; None while the match is not analyzed."""


class Guesser(msgspec.Struct, frozen=True):
    """A line of a table of guesses: `hits` of `guesses` were what was played."""

    user_id: int
    name: str
    points: int
    hits: int
    guesses: int
