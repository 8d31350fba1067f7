"""When a card is asked again: the days of py-fsrs 6.3.2, the scores, a year of training."""

import random
from datetime import UTC, datetime, timedelta

import fsrs
import pytest
from msgspec.structs import replace

from bot.app.training.cards import grade, reviewed, scheduler
from bot.app.training.training import A_DAY, Standing
from bot.records.analyses import DecisionKind
from bot.records.training import Card, Keeping, Review, score_of
from bot.rules.position import Position

START = datetime(2026, 3, 1, 18, tzinfo=UTC)
EXACT = scheduler(fuzz=False)
GOOD, HARD, AGAIN = 0.005, 0.03, 0.2


def card(number=1, **fields):
    made = Card(
        number, 7, "1", number, "backgammon", DecisionKind.CHECKER, "3-1", "8/5 6/5", Position.start(), False, 0.1,
        quiet=False, due=START,
    )  # fmt: skip
    return replace(made, **fields)


def days(losses):
    """The days until a card comes back after each of these answers, each given when it's due."""
    one, found = card(), []
    for loss in losses:
        after = reviewed(one, loss, one.due, EXACT)
        found.append((after.due.date() - one.due.date()).days)
        one = after
    return found


def test_a_card_is_there_when_its_day_begins_at_whatever_hour_it_was_answered():
    late = reviewed(card(), GOOD, START.replace(hour=23, minute=59), EXACT)
    early = reviewed(card(), GOOD, START.replace(hour=0, minute=1), EXACT)
    assert late.due == early.due == datetime(2026, 3, 3, tzinfo=UTC)
    again = [reviewed(late, GOOD, late.due + timedelta(hours=hour), EXACT) for hour in (0, 12, 23)]
    assert len({(one.due, one.stability) for one in again}) == 1
    assert again[0].due == datetime(2026, 3, 14, tzinfo=UTC)


def test_what_was_asked_by_the_hour_before_goes_on_by_the_day():
    """A card that was stored with the hour of its answer, 20 hours before the next: a day has passed all the same."""
    before = replace(card(), reviews=1, stability=2.3, difficulty=5.0, reviewed_at=START.replace(hour=20), due=START)
    evening, morning = (
        reviewed(before, GOOD, START + timedelta(days=2) + timedelta(hours=hours), EXACT) for hours in (4, -8)
    )
    assert (evening.due, evening.stability) == (morning.due, morning.stability)


@pytest.mark.parametrize(
    ("losses", "expected"),
    [
        ([GOOD] * 5, [2, 11, 46, 163, 365]),
        ([GOOD, GOOD, AGAIN, GOOD, GOOD], [2, 11, 2, 5, 12]),
        ([HARD] * 4, [1, 3, 7, 12]),
    ],
)
def test_a_card_comes_back_after_the_days_of_the_library(losses, expected):
    assert days(losses) == expected


def test_the_library_gives_the_days_that_its_authors_state():
    by, memory, found = fsrs.Scheduler(enable_fuzzing=False), fsrs.Card(card_id=1, due=START), []
    good, again = fsrs.Rating.Good, fsrs.Rating.Again
    for rating in (good,) * 6 + (again,) * 2 + (good,) * 5:
        at = memory.due
        memory, _ = by.review_card(memory, rating, at)
        found.append((memory.due - at).days)
    assert found == [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]


@pytest.mark.parametrize(("loss", "score"), [(0.009, 1), (0.010, 1), (0.045, 0.5), (0.079, 0.014), (0.080, 0)])
def test_an_answer_scores_by_its_loss(loss, score):
    assert score_of(loss) == pytest.approx(score, abs=0.0005)


@pytest.mark.parametrize(
    ("loss", "rating"),
    [(0.0, "Good"), (0.010, "Good"), (0.011, "Hard"), (0.040, "Hard"), (0.041, "Again"), (None, "Again")],
)
def test_an_answer_is_rated_by_its_loss_and_never_easy(loss, rating):
    assert grade(loss).name == rating


def test_six_lapses_park_a_card():
    one = card()
    for lapses in (0, 1, 2, 3, 4, 5, 6):
        assert one.keeping is Keeping.KEPT
        one = reviewed(one, AGAIN, one.due, EXACT)
        assert one.lapses == lapses
    assert one.keeping is Keeping.PARKED


def test_a_quiet_card_has_no_schedule():
    after = reviewed(card(quiet=True), AGAIN, START, EXACT)
    assert (after.reviews, after.due, after.stability, after.lapses) == (1, START, None, 0)


def test_a_year_of_training_is_twenty_a_day_at_most_and_never_early():
    lot = random.Random(5)
    cards = {number: card(number, loss=lot.uniform(0.08, 0.5)) for number in range(1, 301)}
    cards |= {number: card(number, quiet=True, loss=0.0) for number in range(301, 321)}
    asked, quiet = 0, 0
    for day in range(365):
        now, today = START + timedelta(days=day), []
        while True:
            standing = Standing(list(cards.values()), today, now)
            if standing.is_enough or not standing.next():
                break
            one = standing.next()[0]
            assert one.due <= now
            assert one.keeping is Keeping.KEPT
            today.append(Review(one.card_id, one.reviews, 7, now, "x", 0.0))
            loss = lot.choice([GOOD, GOOD, GOOD, GOOD, HARD, AGAIN])
            cards[one.card_id] = reviewed(one, loss, now)
            quiet += one.quiet
        assert len(today) <= A_DAY
        assert sum(not review.number and not cards[review.card_id].quiet for review in today) <= 5
        asked += len(today)
    assert asked > 1500
    assert asked / 5 < quiet < asked / 3.5
    assert all(one.reviews for one in cards.values()), "each had its turn"
