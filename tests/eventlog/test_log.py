"""A log of numbers that are added up, and turns of it."""

from dataclasses import dataclass

import pytest

from bot.eventlog.log import Draft, Step, Turn, fold, follow, joined
from bot.rules.match.machine import MatchDraft
from bot.tournaments.progress import TournamentDraft


def add(state, event):
    """The sum so far; the first event has to be 1."""
    if state is None and event != 1:
        raise ValueError("a log begins with 1")
    return (state or 0) + event


@dataclass(frozen=True, slots=True)
class Sum(Turn[str, int, int, int]):
    """A turn of this log."""


def test_a_log_leads_to_its_state():
    assert fold(add, [1, 2, 3]) == 6
    assert fold(add, [], 6) == 6
    assert fold(add, [4], 6) == 10
    with pytest.raises(ValueError, match="an empty log has no state"):
        fold(add, [])
    with pytest.raises(ValueError, match="begins with 1"):
        fold(add, [2])


def test_each_step_has_the_state_that_follows():
    assert follow(add, None, [1, 2, 3]) == (Step(1, 1), Step(2, 3), Step(3, 6))
    assert follow(add, 6, iter([4, 5])) == (Step(4, 10), Step(5, 15))
    assert follow(add, 6, []) == ()


def test_a_draft_moves_on_with_what_it_records():
    draft = Draft(add, 6)
    draft.record(4)
    draft.record(5)
    assert (draft.state, draft.events, draft.steps) == (15, (4, 5), [Step(4, 10), Step(5, 15)])


def test_what_cannot_come_there_is_not_recorded():
    draft = Draft(add, None)
    with pytest.raises(ValueError, match="begins with 1"):
        draft.record(2)
    assert (draft.state, draft.events) == (None, ())


@pytest.mark.parametrize("kind", [MatchDraft, TournamentDraft])
def test_the_kinds_share_it(kind):
    assert kind.record is Draft.record


def test_a_turn_says_what_happened():
    turn = Sum("log", 6, follow(add, 6, [4, 5]), actor=7)
    assert (turn.events, turn.is_repeat) == ((4, 5), False)
    assert Sum("log", None, ()).is_repeat


def test_turns_that_follow_each_other_are_one():
    first = Sum("at 10", 6, follow(add, 6, [4]), actor=7, caused=1, stood_in=True)
    second = Sum("at 15", 10, follow(add, 10, [5]), actor=8, late=True)
    assert joined([first, second]) == Sum("at 15", 6, follow(add, 6, [4, 5]), actor=7, late=True, stood_in=True)
    assert joined([]) is None
    assert type(joined([first])) is Sum
