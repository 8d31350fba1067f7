"""Which kind a decision is of, whether a wrong play was bold, and what many of them say together."""

import math
import statistics
from datetime import date
from random import Random

import pytest
from msgspec.structs import replace

from bot.app.insights.insights import blots_in_reach, insight_of, judged
from bot.records.analyses import DecisionAnalysis, DecisionKind
from bot.records.insights import Judged, Kind, Nerve, Performance, Plan
from bot.rules.dice import Roll
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.sides import Side
from tests.engine.matches import state_at

DAY = date(2026, 3, 14)
SIX_ONE = Roll(6, 1)
START = ({24: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5})


def decision(state, played, best, loss=0.1, kind=DecisionKind.CHECKER):
    roll = state.roll
    return DecisionAnalysis(1, 5, Side.WHITE, kind, state.position, roll, played, best, loss, True, False, 0.1)


def stands(mine, theirs, *, turns=20, roll=SIX_ONE):
    return replace(state_at(mine, theirs, roll=roll), turns=turns)


@pytest.mark.parametrize(
    ("mine", "theirs", "turns", "kind"),
    [
        (*START, 5, Kind.OPENING),
        (*START, 6, Kind.CONTACT),
        ({6: 5, 5: 5, 4: 5}, {6: 15}, 6, Kind.BEAR_OFF),
        ({6: 5, 5: 5, 4: 5}, {24: 1, 6: 14}, 30, Kind.BEAR_OFF),
        ({7: 1, 6: 4, 5: 5, 4: 5}, {6: 15}, 6, Kind.RACE),
        ({7: 1, 6: 14}, {24: 1, 6: 14}, 30, Kind.CONTACT),
        ({25: 1, 6: 14}, {6: 15}, 30, Kind.CONTACT),
    ],
)
def test_a_play_is_of_the_first_kind_that_fits(mine, theirs, turns, kind):
    state = stands(mine, theirs, turns=turns)
    assert judged(decision(state, "a", "b", 0.0), state).kind is kind


def test_a_cube_decision_is_of_its_own_kind_even_in_the_opening():
    state = stands(*START, turns=2)
    for kind, expected in ((DecisionKind.DOUBLE, Kind.DOUBLING), (DecisionKind.TAKE, Kind.TAKING)):
        assert judged(decision(state, "take", "pass", kind=kind), state).kind is expected


def test_blots_count_only_where_an_opposing_checker_has_not_passed_them():
    behind = Position.of({20: 1, 10: 1, 4: 1, 6: 12}, {24: 1, 15: 1, 6: 13})
    assert blots_in_reach(behind) == 3, "one stands on the ace point"
    ahead = Position.of({20: 1, 10: 1, 4: 1, 6: 12}, {18: 1, 6: 14})
    assert blots_in_reach(ahead) == 2, "it stands on the 7 point: the blot on 4 is past it"
    assert blots_in_reach(Position.of({20: 1, 10: 1, 4: 1, 6: 12}, {25: 1, 6: 14})) == 3, "from the bar"
    assert blots_in_reach(Position.of({24: 1, 23: 1, 6: 13}, {6: 15})) == 2, "where their home board is"
    assert blots_in_reach(Position.of({10: 1, 6: 14}, {6: 15})) == 0


def test_a_wrong_play_is_bold_with_more_blots_than_the_best_and_timid_with_fewer():
    state = stands(*START, roll=Roll(4, 3))
    assert {"13/9 13/10", "13/6"} <= {play.notation for play in plays_now(state)}
    assert judged(decision(state, "13/9 13/10", "13/6"), state).nerve is Nerve.BOLD
    assert judged(decision(state, "13/6", "13/9 13/10"), state).nerve is Nerve.TIMID
    assert judged(decision(state, "24/21 13/9", "13/9 13/10"), state).nerve is Nerve.BOLD, "three instead of two"
    assert judged(decision(state, "13/9 13/10", "24/21 13/9", 0.010), state).nerve is Nerve.TIMID
    assert judged(decision(state, "24/21 13/9", "24/20 13/10"), state).nerve is None, "as many"
    assert judged(decision(state, "13/6", "13/9 13/10", 0.009), state).nerve is None, "as good as the best"
    assert judged(decision(state, "13/6", "13/6", 0.0), state).nerve is None


def test_nobody_is_bold_where_nothing_is_hit():
    state = replace(stands(*START, roll=Roll(4, 3)), variant="plakoto")
    assert judged(decision(state, "13/9 13/10", "13/6"), state).nerve is None


def test_the_interval_is_that_of_the_mean():
    random = Random(5)
    losses = [random.expovariate(40) for _ in range(250)]
    one = Performance.of(losses)
    assert one.rating == pytest.approx(500 * statistics.fmean(losses))
    assert one.uncertainty == pytest.approx(500 * 1.96 * statistics.stdev(losses) / math.sqrt(250))
    assert Performance.of([0.1]).uncertainty is None
    assert Performance.of([0.1] * 7).uncertainty is None, "they do not say how much others vary"
    assert Performance.of([]).rating is None


def test_the_interval_holds_the_true_rating_in_95_of_100_cases():
    random = Random(7)

    def holds():
        one = Performance.of(random.choice((0, 0, 0, 0.02, 0.05, 0.2)) for _ in range(200))
        return abs(one.rating - 500 * 0.045) <= one.uncertainty

    assert 930 <= sum(holds() for _ in range(1000)) <= 970


def told(kind, losses, **more):
    return [Judged(kind, loss, **more) for loss in losses]


def test_the_weakest_kind_loses_most_beyond_the_mean_in_total_rather_than_a_decision():
    many = told(Kind.CONTACT, [0.04] * 200)
    few = told(Kind.DOUBLING, [0.06] * 40)
    rare = told(Kind.TAKING, [0.9] * 2)
    easy = told(Kind.RACE, [0.0] * 200)
    insight = insight_of([(DAY, [*many, *few, *rare, *easy])])
    mean = insight.whole.rating
    assert mean == pytest.approx(500 * (8 + 2.4 + 1.8) / 442)
    assert insight.kinds[Kind.DOUBLING].rating > insight.kinds[Kind.CONTACT].rating
    assert insight.weakest is Kind.CONTACT
    assert insight_of([(DAY, [*few, *rare, *easy])]).weakest is Kind.DOUBLING
    assert insight_of([(DAY, rare)]).weakest is None, "too few"
    assert insight_of([(DAY, told(Kind.RACE, [0.02] * 64))]).weakest is None, "there is no other"


def test_months_are_in_order_and_everything_is_counted_once():
    later = told(Kind.CONTACT, [0.1, 0.0], plan=Plan.PRIMING, nerve=Nerve.BOLD)
    earlier = told(Kind.RACE, [0.2])
    insight = insight_of([(date(2026, 3, 30), later), (date(2026, 3, 2), later), (date(2025, 12, 31), earlier)])
    assert [(month, one.decisions) for month, one in insight.months] == [(date(2025, 12, 1), 1), (date(2026, 3, 1), 4)]
    assert insight.matches == 3
    assert sum(one.decisions for one in insight.kinds.values()) == insight.whole.decisions == 5
    assert insight.plans[Plan.PRIMING].decisions == insight.nerves[Nerve.BOLD].decisions == 4
