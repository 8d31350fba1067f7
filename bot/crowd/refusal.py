"""Why a crowd does not allow something."""

from __future__ import annotations

from enum import StrEnum

from bot.errors import BotError


class CrowdReason(StrEnum):
    """Why a vote, or what goes with one, cannot be."""

    BEGUN = "begun"
    OVER = "over"
    FULL = "full"
    NO_SUCH_SIDE = "no_such_side"
    OTHER_SIDE = "other_side"
    """A person on both sides."""
    PLAYS_ALONE = "plays_alone"
    """They play the other side by themselves."""
    NOT_IN = "not_in"
    NOT_ASKED = "not_asked"
    """The other side has to decide."""
    OLD_ROLL = "old_roll"
    """A vote for a position that has moved on."""
    CLOSED = "closed"
    """Its time is up."""
    NO_SUCH_CHOICE = "no_such_choice"
    NOT_HOST = "not_host"
    NOT_OPPONENT = "not_opponent"
    NOT_READY = "not_ready"
    """The opponent has not said yes."""
    TOO_FEW = "too_few"
    MOTION_OPEN = "motion_open"
    NO_MOTION = "no_motion"
    MOTION_TOO_SOON = "motion_too_soon"
    NOTHING_TO_GUESS = "nothing_to_guess"
    PLAYER_GUESSES = "player_guesses"


class CrowdError(BotError):
    """A crowd does not allow it; `reason` says why."""

    def __init__(self, reason: CrowdReason) -> None:
        super().__init__(f"crowd: {reason.value}")
        self.reason = reason
