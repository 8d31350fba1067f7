"""Which decisions of an analysis become cards, and which of them are one."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

import fsrs
from msgspec.structs import replace

from bot.app.studying.analyzing import is_common, is_nearby
from bot.records.analyses import DecisionAnalysis, DecisionKind
from bot.records.training import GOOD, MISTAKE, Card, Keeping, score_of
from bot.rules.match.state import MatchState

MOST: Final = 500
"""Mistakes a person, those parked among them."""
_MOST_QUIET: Final = 60
_QUIET_OF_A_MATCH: Final = 3
_WORTH_ASKING: Final = 0.040  # a decision that was right is asked if another choice would have lost as much


def cards_from(
    whose: tuple[int, str],
    decisions: Iterable[DecisionAnalysis],
    states: Mapping[int, MatchState],
    hints: frozenset[int],
    now: datetime,
) -> list[Card]:
    """The mistakes among a person's decisions in a match, and a few decisions that were right.

    `whose` is the person's id and the key of the match. `states` are those before each decision, by the decision's
    `seq`; `hints` the `seq` of those in which they had one.
    """
    cards, quiet = [], []
    for one in decisions:
        if not one.counted or not one.played or one.seq - 1 in hints or one.seq not in states:
            continue
        if one.loss >= MISTAKE:
            cards.append(_card(whose, one, states[one.seq], now))
        elif one.loss <= GOOD and not is_common(states[one.seq]) and _next_best(one) >= _WORTH_ASKING:
            quiet.append(one)
    quiet.sort(key=_next_best)
    chosen = (_card(whose, one, states[one.seq], now) for one in quiet[:_QUIET_OF_A_MATCH])
    return [*cards, *(replace(card, quiet=True) for card in chosen)]


def _next_best(one: DecisionAnalysis) -> float:
    """The loss by the best of the wrong choices."""
    losses = one.losses.values()
    return min((loss for loss in losses if loss > GOOD), default=0.0)


def _card(whose: tuple[int, str], one: DecisionAnalysis, state: MatchState, now: datetime) -> Card:
    return Card(
        card_id=0,
        user_id=whose[0],
        match=whose[1],
        seq=one.seq,
        variant=state.variant,
        kind=one.kind,
        roll=str(one.roll) if one.kind is DecisionKind.CHECKER else "",
        best=one.best,
        position=one.position,
        opening=is_common(state),
        loss=one.loss,
        quiet=False,
        due=now,
    )


def merged(cards: Sequence[Card], found: Iterable[Card]) -> tuple[list[Card], list[int]]:
    """The changes when decisions are `found`: the cards that are new or not as before, and the ids of those to drop.

    One that is like a card already there is the same mistake again; the card then shows the worse of the two.
    """
    known = {(card.match, card.seq) for card in cards}
    kept, changed = list(cards), dict[tuple[str, int], Card]()
    for new in found:
        if (new.match, new.seq) in known:
            continue
        place = next((place for place, card in enumerate(kept) if _alike(card, new)), len(kept))
        twin = kept[place] if place < len(kept) else None
        if twin is not None:
            if new.quiet or (not twin.quiet and new.loss <= twin.loss):
                continue
            changed.pop((twin.match, twin.seq), None)
        after = new if twin is None else _worse(twin, new)
        kept[place:] = [after, *kept[place + 1 :]]
        changed[after.match, after.seq] = after
    surplus = [*_surplus(kept)]
    for card in surplus:
        changed.pop((card.match, card.seq), None)
    return list(changed.values()), [card.card_id for card in surplus if card.card_id]


def _worse(card: Card, new: Card) -> Card:
    """A card with the worse decision. It keeps its schedule, unless it was a decision that had been right."""
    if card.quiet:
        return replace(new, card_id=card.card_id, reviews=card.reviews, keeping=card.keeping)
    return replace(card, match=new.match, seq=new.seq, position=new.position, loss=new.loss)


def _alike(card: Card, new: Card) -> bool:
    asked = (card.variant, card.kind, card.roll, card.best) == (new.variant, new.kind, new.roll, new.best)
    return asked and not card.opening and not new.opening and is_nearby(card.position, new.position)


def _surplus(cards: Iterable[Card]) -> Iterable[Card]:
    """Those beyond the limits: of the mistakes, the least of those never asked; of the others, the oldest."""
    wanted = [card for card in cards if card.keeping is not Keeping.GONE]
    quiet = [card for card in wanted if card.quiet]
    mistakes = [card for card in wanted if not card.quiet]
    mistakes.sort(key=lambda card: (card.reviews == 0, -card.loss))
    return [*mistakes[MOST:], *quiet[: max(0, len(quiet) - _MOST_QUIET)]]


_HARD: Final = 0.040  # the largest loss of an answer that was nearly right
_LAPSES: Final = 6  # after so many a card is parked


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
