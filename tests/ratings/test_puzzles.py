"""Which position somebody is asked next."""

from random import Random

import pytest

from bot.ratings.glicko import nearest, target

_RATINGS = [1000.0, 1200.0, 1240.0, 1270.0, 1500.0]


@pytest.mark.parametrize(
    ("scores", "wanted"),
    [
        ([], 1250),
        ([1.0], 1350),
        ([0.5], 1350),
        ([0.49], 1100),
        ([1.0, 0.0, 1.0, 0.2], 1150),
    ],
)
def test_somebody_new_begins_easily(scores, wanted):
    assert target(1900, scores, Random(1)) == wanted


def test_afterwards_positions_are_as_hard_as_people_are_strong():
    random = Random(1)
    asked = [target(1700, [1.0] * 5, random) for _ in range(500)]
    assert 1600 <= min(asked) < 1610
    assert 1790 < max(asked) <= 1800


@pytest.mark.parametrize(
    ("wanted", "seen", "found"),
    [
        (1250, (), 1240),
        (1250, (1240.0,), 1270),
        (1250, (1240.0, 1270.0), 1200),
        (1250, (1240.0, 1270.0, 1200.0), 1000),
        (900, (), 1000),
        (2500, (), 1500),
        (2500, (1500.0,), 1270),
        (1250, tuple(_RATINGS), None),
    ],
)
def test_the_nearest_that_was_not_seen(wanted, seen, found):
    assert nearest(wanted, _RATINGS, lambda one: one, lambda one: one in seen) == found


def test_there_may_be_none():
    assert nearest(1500, [], float, lambda _: False) is None
