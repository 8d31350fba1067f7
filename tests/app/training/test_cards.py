"""Which decisions become cards, and which of them are the same mistake."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.app.training.cards import MOST, cards_from, merged
from bot.records.analyses import Chances, CubeVerdict, DecisionAnalysis, DecisionKind, RankedPlay
from bot.records.training import Card, Keeping
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.sides import Side
from tests.app.training.test_schedule import card
from tests.engine.matches import state_at

NOW = datetime(2026, 3, 1, tzinfo=UTC)
HERE = Position.of({24: 2, 13: 4, 8: 4, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5})
NEAR = Position.of({24: 2, 13: 3, 8: 4, 6: 6}, {24: 1, 23: 1, 13: 5, 8: 3, 6: 5})
FAR = Position.of({24: 2, 13: 2, 8: 4, 6: 7}, {24: 1, 23: 1, 13: 5, 8: 3, 6: 5})


def decision(seq, loss, **fields):
    made = DecisionAnalysis(
        1, seq, Side.WHITE, DecisionKind.CHECKER, HERE, Roll(3, 1), "8/4", "8/5 6/5", loss, True, False, 0.1,
        plays=(RankedPlay("8/5 6/5", 0.2, 0.0), RankedPlay("24/20", 0.14, 0.06)),
    )  # fmt: skip
    return replace(made, **fields)


def found(*decisions, hints=(), turns=4):
    states = {one.seq: replace(state_at({6: 15}, {6: 15}, roll=Roll(3, 1)), turns=turns) for one in decisions}
    return cards_from((7, "12"), decisions, states, frozenset(hints), NOW)


def test_costly_decisions_that_counted_and_had_no_hint_become_cards():
    decisions = (
        decision(11, 0.080), decision(12, 0.0799), decision(13, 0.2, counted=False), decision(14, 0.2),
        decision(15, 0.2, played=""),
    )  # fmt: skip
    [one] = found(*decisions, hints=(13,))
    assert (one.user_id, one.match, one.seq, one.best, one.roll, one.quiet) == (7, "12", 11, "8/5 6/5", "3-1", False)


def test_three_right_decisions_of_a_match_are_quiet():
    right = [decision(seq, 0.0, played="8/5 6/5") for seq in range(11, 16)]
    cards = found(*right, decision(16, 0.0, played="8/5 6/5", plays=(RankedPlay("8/5 6/5", 0.2, 0.0),)))
    assert [(one.seq, one.quiet) for one in cards] == [(11, True), (12, True), (13, True)]
    assert found(*right, turns=1) == [], "openings are known"


def test_a_double_that_was_right_is_quiet_only_if_the_other_choice_is_wrong():
    def double(no_double):
        chances = Chances(0.7, 0.2, 0.0, 0.1, 0.0)
        cube = CubeVerdict(no_double, 0.8, 1.0, chances)
        return decision(
            11,
            0.0,
            kind=DecisionKind.DOUBLE,
            roll=None,
            played="double",
            best="double",
            equity=0.8,
            plays=(),
            cube=cube,
        )

    assert [one.roll for one in found(double(0.7))] == [""]
    assert found(double(0.79)) == []


def merge(cards, *new):
    changed, dropped = merged(cards, new)
    return [(one.card_id, one.seq, one.loss) for one in changed], dropped


def test_the_same_mistake_again_is_the_same_card_with_the_larger_loss():
    first = card(1, seq=5, position=HERE, loss=0.2, due=NOW, reviews=2)
    assert merge([first], replace(first, card_id=0, seq=9, position=NEAR, loss=0.1)) == ([], [])
    worse = replace(first, card_id=0, seq=9, position=NEAR, loss=0.3, reviews=0)
    [[after], _] = merged([first], [worse])
    assert (after.card_id, after.seq, after.loss, after.position, after.reviews) == (1, 9, 0.3, NEAR, 2)
    both_new = replace(first, card_id=0), replace(worse, seq=9)
    assert merge([], *both_new) == ([(0, 9, 0.3)], []), "once, though it was made twice"


@pytest.mark.parametrize(
    "other",
    [
        {"position": FAR},
        {"roll": "3-2"},
        {"best": "24/20"},
        {"kind": DecisionKind.DOUBLE},
        {"variant": "nackgammon"},
        {"opening": True},
    ],
)
def test_another_mistake_is_another_card(other):
    first = card(1, seq=5, position=HERE, loss=0.2)
    assert merge([first], replace(first, card_id=0, seq=9, **other))[0] == [(0, 9, 0.2)]


def test_openings_are_each_a_card():
    first = card(1, seq=5, position=HERE, opening=True)
    assert merge([first], replace(first, card_id=0, seq=9))[0] == [(0, 9, 0.1)]


def test_what_is_known_does_not_come_twice_and_what_is_not_wanted_does_not_come_back():
    gone = card(1, seq=5, position=HERE, keeping=Keeping.GONE)
    assert merge([gone], replace(gone, card_id=0)) == ([], [])
    [[after], _] = merged([gone], [replace(gone, card_id=0, seq=9, loss=0.4, keeping=Keeping.KEPT)])
    assert after.keeping is Keeping.GONE


def test_a_decision_that_was_right_and_is_wrong_now_is_a_mistake():
    right = card(1, seq=5, position=HERE, loss=0.0, quiet=True, reviews=3)
    [[after], _] = merged([right], [card(0, seq=9, position=NEAR, loss=0.1)])
    assert (after.card_id, after.quiet, after.reviews, after.stability) == (1, False, 3, None)


def test_beyond_five_hundred_the_least_that_was_never_asked_goes():
    cards: list[Card] = [card(number, best=str(number), loss=0.1 + number / 10_000) for number in range(1, MOST + 1)]
    cards[0] = replace(cards[0], reviews=1)
    new = card(0, seq=9_000, best="new", loss=0.5)
    assert merge(cards, new) == ([(0, 9_000, 0.5)], [2])
    assert merge(cards, replace(new, loss=0.09)) == ([], [])
