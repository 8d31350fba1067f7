"""Glicko-2 for those who solve positions, and for the positions."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ratings.glicko import _SCALE, FIRST_DEVIATION, START, Result, Strength, _expected, after, answered, daily, idle

_EXAMPLE = Strength(1500, 200, 0.06)
_OPPONENTS = (
    Result(Strength(1400, 30, 0.06), 1.0),
    Result(Strength(1550, 100, 0.06), 0.0),
    Result(Strength(1700, 300, 0.06), 0.0),
)
strengths = st.builds(Strength, st.floats(400, 2600), st.floats(45, 350), st.floats(0.04, 0.09))
scores = st.floats(0, 1)


def expected(one, other):
    """The score that `one` can expect against `other`."""
    return _expected((one.rating - START) / _SCALE, other)


def test_the_example_of_its_author():
    found = after(_EXAMPLE, _OPPONENTS)
    assert found.rating == pytest.approx(1464.05, abs=0.005)
    assert found.deviation == pytest.approx(151.52, abs=0.005)
    assert found.volatility == pytest.approx(0.059996, abs=0.000001)


@pytest.mark.parametrize(
    ("person", "position", "score", "rating", "deviation"),
    [
        # From `glicko2` 2.1. Its volatilities aren't compared: its f has the rating where the paper has the deviation.
        ((1500, 350, 0.06), (1250, 100), 1.0, 1585.304, 277.190),
        ((1500, 350, 0.06), (1250, 100), 0.3, 1290.203, 277.190),
        ((1740, 61, 0.055), (1702, 88), 0.0, 1728.651, 60.868),
        ((1312, 120, 0.06), (1900, 250), 1.0, 1372.025, 119.373),
    ],
)
def test_one_answer_is_a_period(person, position, score, rating, deviation):
    found = after(Strength(*person), [Result(Strength(*position), score)])
    assert found.rating == pytest.approx(rating, abs=0.02)
    assert found.deviation == pytest.approx(deviation, abs=0.02)


def test_an_unsure_position_moves_a_person_by_half_either_way():
    person = Strength(1500, 80)
    for score in (0.0, 0.3, 1.0):
        unsure, sure = Strength(1500, 110.1), Strength(1500, 110.0)
        whole = after(person, [Result(unsure, score)])
        found, _ = answered(person, unsure, score)
        assert found.rating - 1500 == pytest.approx((whole.rating - 1500) / 2)
        assert (found.deviation, found.volatility) == (whole.deviation, whole.volatility)
        assert answered(person, sure, score)[0] == after(person, [Result(sure, score)])


def test_an_unsure_person_does_not_move_a_position():
    position = Strength(1500, 100)
    assert answered(Strength(1500, 230.1), position, 0.0)[1] == position
    moved = answered(Strength(1500, 230.0), position, 0.0)[1]
    assert moved.rating > 1500
    assert moved.deviation < 100
    assert moved == after(position, [Result(Strength(1500, 230.0), 1.0)])


def test_a_day_moves_a_position_once_and_by_thirty_at_most():
    position = Strength(1500, FIRST_DEVIATION)
    person = Strength(1500, 60)
    assert daily(position, [(person, 0.0)] * 400).rating == 1530
    assert daily(position, [(person, 1.0)] * 400).rating == 1470
    few = daily(Strength(1500, 60), [(person, 0.0), (person, 1.0), (person, 0.0)])
    assert 1500 < few.rating < 1530
    assert few.deviation < 60
    assert daily(position, [(Strength(), 0.0)] * 400) == position
    assert daily(position, []) == position


def test_who_does_not_answer_becomes_unsure_slowly():
    one = Strength(1600, 50, 0.06)
    assert idle(one, 29.99) == one
    month = idle(one, 30)
    assert month.rating == 1600
    assert month.deviation == pytest.approx((50**2 + (173.7178 * 0.06) ** 2) ** 0.5)
    assert idle(idle(one, 30), 30).deviation == pytest.approx(idle(one, 60).deviation)
    assert idle(one, 360) == idle(one, 30_000)
    assert idle(Strength(1600, 349.99), 360).deviation == 350


@given(strengths, strengths, scores)
def test_limits_hold_and_ratings_go_the_right_way(person, position, score):
    new, moved = answered(person, position, score)
    for one in (new, moved):
        assert 45 <= one.deviation <= 350
        assert 0 < one.volatility < 0.2
    ahead = score - expected(person, position)
    assert (new.rating - person.rating) * ahead >= 0


def test_a_person_settles_where_they_belong():
    random, person, true = Random(1), Strength(), Strength(1300, 45)
    ratings = []
    for _ in range(2000):
        position = Strength(person.rating + random.uniform(-100, 100), 60)
        solved = random.random() < expected(true, position)
        person, _ = answered(person, position, float(solved))
        ratings.append(person.rating)
    settled = ratings[200:]
    assert sum(settled) / len(settled) == pytest.approx(1300, abs=15)
    assert person.deviation < 70
