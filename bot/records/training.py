"""Plain records of training: decisions of one's own that are asked again, and how they were answered."""

from datetime import datetime
from enum import StrEnum

import msgspec

from bot.records.analyses import DecisionKind
from bot.rules.position import Position

GOOD = 0.010
"""The largest loss of an answer that is as good as the best."""
MISTAKE = 0.080
"""The least loss of a mistake that is asked again."""


class Keeping(StrEnum):
    """How a card ended, or that it goes on."""

    KEPT = "kept"
    PARKED = "parked"
    """Forgotten so often that it isn't asked until its owner wants it."""
    GONE = "gone"
    """Its owner doesn't want it any more. It stays, so that it doesn't come back with the next analysis."""


class Card(msgspec.Struct, frozen=True):
    """A decision that is asked again: that of a person which led to event `seq` of `match` (the key of a match)."""

    card_id: int
    """0 before it's stored."""
    user_id: int
    match: str
    seq: int
    variant: str
    kind: DecisionKind
    roll: str
    """The roll, `3-1`; empty for the cube."""
    best: str
    position: Position
    opening: bool
    """One of the first two turns of a game: alike by chance."""
    loss: float
    """The loss by the decision."""
    quiet: bool
    """It was right: asked among the others, so that nobody knows that a position is one of their mistakes."""
    due: datetime
    keeping: Keeping = Keeping.KEPT
    reviewed_at: datetime | None = None
    stability: float | None = None
    """FSRS: days after which nine of ten are remembered. None before the first answer."""
    difficulty: float | None = None
    """FSRS: from 1 to 10."""
    reviews: int = 0
    lapses: int = 0
    """Times that it was forgotten after it had been asked before."""


class Review(msgspec.Struct, frozen=True):
    """An answer: the card's answer number `number`, from 0. `loss` is None where nobody could tell."""

    card_id: int
    number: int
    user_id: int
    at: datetime
    chosen: str
    loss: float | None


class TrainingCall(msgspec.Struct, frozen=True):
    """Somebody who wants a message a day when there is something to train.

    `language` was spoken when they chose it; `day`, such as `2026-03-01`, is that of the last message or of the choice.
    """

    user_id: int
    language: str
    day: str


def score_of(loss: float) -> float:
    """The score of an answer: 1 for one as good as the best, 0 for a mistake, in proportion between."""
    return 1.0 if loss <= GOOD else max(0.0, (MISTAKE - loss) / (MISTAKE - GOOD))
