"""The state of a crowd: the fold of its events. Times are aware, in UTC; ids are Discord's."""

from datetime import datetime
from enum import StrEnum
from typing import Final

import msgspec

from bot.rules.rules import Rules
from bot.rules.sides import Side

LARGEST_TEAM: Final = 5
SMALLEST_TEAM: Final = 2
PATIENCE: Final = 3
"""Nobody waits any more for a person who has missed so many decisions running."""
MOST_UNDECIDED: Final = 10
"""After so many decisions running without a single vote the side gives the match up."""
MOTION_EVERY: Final = 10
"""Turns of its own between two motions of a side to resign."""


class Mode(StrEnum):
    """How the people of a side decide."""

    VOTE = "vote"
    TEAM = "team"
    """They propose, and their captain decides."""


class Question(StrEnum):
    """A kind of decision."""

    PLAY = "play"
    NAME = "name"
    """Which doublet to play, in games in which one is named."""
    CUBE = "cube"
    """To roll, or to double."""
    DOUBLE = "double"
    """To take, or to pass."""
    RESIGNATION = "resignation"
    """To accept what is offered, or to play on."""


class Ending(StrEnum):
    """How a decision came about."""

    VOTES = "votes"
    CAPTAIN = "captain"
    NOBODY = "nobody"
    """Nobody said anything: a computer decides."""


ROLL: Final = "roll"
DOUBLE: Final = "double"
TAKE: Final = "take"
PASS: Final = "pass"  # noqa: S105 - of the dice, not of a lock
ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
MATCH: Final = "match"
"""A motion to give up the whole match; others name the grade of the game."""


class CrowdPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game, and who plays whom. `crowds` says for White and Black whether several people play that side."""

    mode: Mode
    crowds: tuple[bool, bool]
    window: int
    """Seconds in which a play has to be decided."""
    variant: str = "backgammon"
    length: int = 3
    rules: Rules = Rules()
    opponent: int = 0
    """The person who plays Black by themselves; 0: nobody."""
    name: str = ""
    """That person's name."""
    level: str = ""
    """The level of the computer that plays Black; empty: none."""


class Voter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody of a side. `missed` is how many decisions running went by without them."""

    id: int
    name: str
    side: Side
    missed: int = 0

    @property
    def is_awaited(self) -> bool:
        """Is a decision kept open for them?"""
        return self.missed < PATIENCE


class Vote(msgspec.Struct, frozen=True, array_like=True):
    """Somebody's vote; `order` is the number of the event, so that the older vote is known."""

    voter: int
    choice: str
    order: int


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision: `votes` of `cast`, and the votes for the others. `choice` is empty if nobody said anything."""

    ending: Ending
    choice: str = ""
    votes: int = 0
    cast: int = 0
    others: tuple[tuple[str, int], ...] = ()
    by: int = 0
    """The captain who decided."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that is open, or was settled last. `seq` is the length of the match's log when it was asked."""

    seq: int
    side: Side
    question: Question
    until: datetime
    votes: tuple[Vote, ...] = ()
    captain: int = 0
    """Which of a team decides, counted from its captain; those before were silent."""
    ruling: Ruling | None = None

    def vote_of(self, voter: int) -> Vote | None:
        """Somebody's vote."""
        return next((vote for vote in self.votes if vote.voter == voter), None)


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A motion to resign: `what` is a grade or MATCH. The person who moved it has agreed to it."""

    side: Side
    what: str
    mover: int
    until: datetime
    game: int
    turn: int
    agreed: tuple[int, ...] = ()
    against: tuple[int, ...] = ()
    carried: bool = False


class CrowdState(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything about the crowd, or the two, of a match."""

    plan: CrowdPlan
    host: int
    seq: int = 0
    """Number of events folded so far."""
    voters: tuple[Voter, ...] = ()
    ready: bool = False
    """Has the person who plays alone said yes?"""
    decision: Decision | None = None
    last: Decision | None = None
    """The decision settled last, without its votes, which are in the log."""
    undecided: tuple[int, int] = (0, 0)
    """How many decisions running of each side went by without a vote."""
    motion: Motion | None = None
    moved: tuple[tuple[int, int] | None, tuple[int, int] | None] = (None, None)
    """The game and the turn of each side's latest motion."""
    over: bool = False

    def find(self, person: int) -> Voter | None:
        """Somebody of either side."""
        return next((voter for voter in self.voters if voter.id == person), None)

    def members(self, side: Side) -> tuple[Voter, ...]:
        """The people of a side, in the order in which they joined."""
        return tuple(voter for voter in self.voters if voter.side is side)

    @property
    def open(self) -> Decision | None:
        """The decision that is being made."""
        decision = self.decision
        return decision if decision is not None and decision.ruling is None else None

    @property
    def due(self) -> datetime | None:
        """When something has to happen without anybody's doing; None if nothing is open."""
        motion = self.motion
        ends = [] if self.open is None else [self.open.until]
        ends += [] if motion is None or motion.carried else [motion.until]
        return min(ends, default=None)


def captain(state: CrowdState, decision: Decision) -> Voter | None:
    """Who of a team decides now; None when all have been silent."""
    members = state.members(decision.side)
    return members[decision.captain] if decision.captain < len(members) else None
