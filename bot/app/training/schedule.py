"""When a card is asked again, by FSRS-6 (the `fsrs` library): once nine of ten like it would still be known."""

from datetime import UTC, datetime
from typing import Final

import fsrs
from msgspec.structs import replace

from bot.records.training import Card, Keeping, score_of

_HARD: Final = 0.040
"""The largest loss of an answer that was nearly right."""
_LAPSES: Final = 6
"""After so many a card is parked."""


def scheduler(*, fuzz: bool = True) -> fsrs.Scheduler:
    """Days between answers, a year at most. With `fuzz`, long intervals vary, so that cards don't come in bunches."""
    return fsrs.Scheduler(
        desired_retention=0.9, learning_steps=(), relearning_steps=(), maximum_interval=365, enable_fuzzing=fuzz
    )


_FUZZY: Final = scheduler()


def grade(loss: float | None) -> fsrs.Rating:
    """How an answer is rated. Nobody says of themselves that it was easy. A loss that isn't known is a mistake."""
    if loss is None or loss > _HARD:
        return fsrs.Rating.Again
    return fsrs.Rating.Good if score_of(loss) == 1 else fsrs.Rating.Hard


def reviewed(card: Card, loss: float | None, at: datetime, by: fsrs.Scheduler = _FUZZY) -> Card:
    """A card after an answer. A quiet one has no schedule: it comes again after the other quiet ones.

    Days are counted by UTC and begin at midnight: all that is asked on a day is there when it begins, at whatever hour
    it was answered before.
    """
    at = at.astimezone(UTC)
    after = replace(card, reviewed_at=at, reviews=card.reviews + 1)
    if card.quiet:
        return after
    rating = grade(loss)
    known = card.stability is not None
    memory = fsrs.Card(
        card_id=card.card_id,
        state=fsrs.State.Review if known else fsrs.State.Learning,
        stability=card.stability,
        difficulty=card.difficulty,
        due=card.due,
        last_review=_day(card.reviewed_at) if known and card.reviewed_at is not None else None,
    )
    memory, _ = by.review_card(memory, rating, _day(at))
    lapses = card.lapses + (known and rating is fsrs.Rating.Again)
    return replace(
        after,
        due=memory.due,
        stability=memory.stability,
        difficulty=memory.difficulty,
        lapses=lapses,
        keeping=Keeping.PARKED if lapses >= _LAPSES else card.keeping,
    )


def _day(moment: datetime) -> datetime:
    return moment.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
