"""Crowds, and guesses of spectators, as they are stored."""

from datetime import datetime, timedelta
from typing import Final

import msgspec

from bot.crowd.events import Event
from bot.crowd.state import CrowdState
from bot.eventlog.log import Stored

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
