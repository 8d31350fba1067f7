"""Plain records of positions that people solve, alone or all of a server the same one each day."""

import hashlib
from datetime import datetime

import msgspec

from bot.records.positions import Puzzle
from bot.rules.position import Position

NO_SERVER = 0
"""Stands for the server of what is solved outside of servers."""
SHORTEST_STREAK = 2
"""The shortest streak that is told, in days."""


def board_of(position: Position) -> str:
    """A digest of where the checkers are, the same whichever side looks."""
    sides = sorted((tuple(position.mine), tuple(position.theirs)))
    return hashlib.blake2b(msgspec.json.encode(sides), digest_size=8).hexdigest()


class Asked(msgspec.Struct, frozen=True):
    """A position that a person was asked, and their answer once there is one."""

    puzzle_id: int
    user_id: int
    key: str
    variant: str
    theme: str
    """The theme they asked for; empty: any."""
    board: str
    """Where its checkers are; see `board_of`."""
    rated: bool
    """Does the answer count for the ratings?"""
    asked_at: datetime
    answered_at: datetime | None = None
    chosen: str | None = None
    loss: float | None = None
    score: float | None = None
    before: float | None = None
    """The person's rating before the answer, and after it; None for one that wasn't rated."""
    after: float | None = None


class OwnServer(msgspec.Struct, frozen=True):
    """A server that makes positions of its own: of matches that were played and analyzed there."""

    guild_id: int
    since: datetime
    looked_at: int = 0
    """Decisions that were looked at so far, how many of them may be asked, and the matches they're from."""
    admitted: int = 0
    matches: int = 0


class OwnPosition(msgspec.Struct, frozen=True):
    """A position from a match of a server, which may be asked there alone."""

    guild_id: int
    match_id: int
    puzzle: Puzzle


class DailyPlan(msgspec.Struct, frozen=True):
    """When and where a server gets its daily position: at `hour` (0 to 23) by the clock of `zone`."""

    guild_id: int
    channel_id: int
    hour: int
    zone: str
    """As the time zone database calls it, such as `Europe/Berlin`."""
    variant: str
    sealed: bool
    """Is nothing told before it closes? Or each is told at once, and then it can't be changed."""
    next_at: datetime
    trouble: str = ""
    """The reason why the last one wasn't posted: `channel`, `rights` or `pack`; empty if there is none."""


class Tally(msgspec.Struct, frozen=True):
    """How the answers to a daily position were, once it's closed: nobody in particular."""

    answers: int
    solved: int
    """Those that were as good as the best."""
    choices: tuple[tuple[str, int], ...]
    """Each choice that somebody made and how many did, the most frequent first."""


class Daily(msgspec.Struct, frozen=True):
    """A position that all of a server are asked."""

    daily_id: int
    guild_id: int
    channel_id: int
    day: str
    """The date by the clock of its server, `2026-03-29`: there is one a day."""
    puzzle: Puzzle
    sealed: bool
    rated: bool
    """False for one that comes again."""
    opened_at: datetime
    closes_at: datetime
    closed_at: datetime | None = None
    message_id: int | None = None
    thread_id: int | None = None
    stale: bool = False
    """Is its message to be edited: it's closed, or somebody named there is gone?"""
    tally: Tally | None = None
    answers: int = 0
    """How many there are now."""
    zone: str | None = None
    """The time zone of `day`; None where that wasn't stored."""

    @property
    def created_at(self) -> datetime:
        """When it was made, by the name that all records have for it."""
        return self.opened_at


class DailyAnswer(msgspec.Struct, frozen=True):
    """A person's answer to a daily position."""

    daily_id: int
    user_id: int
    interaction_id: int
    """Of two answers the one with the later interaction holds."""
    chosen: str
    loss: float
    at: datetime
    rated: bool
    counted: bool = True
    """False for somebody who has played the match that the position is from: nothing but their streak counts."""
    before: float | None = None
    """The person's rating before and after, once it's rated; `deviation` is how unsure it was before."""
    deviation: float | None = None
    after: float | None = None


class Streak(msgspec.Struct, frozen=True):
    """Somebody whose days in a row are told."""

    user_id: int
    streak: int
