"""The formula of FIBS against cases computed by hand, and what holds of it in general."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ratings.formula import ESTABLISHED, START, Rating, change, is_provisional, pace

RATINGS = st.floats(500, 2500)
EXPERIENCE = st.integers(0, 2000)
LENGTHS = st.integers(1, 99)


@pytest.mark.parametrize(
    ("winner", "loser", "length", "won", "lost"),
    [
        # Equal ratings: P = 1/2, so that each K sqrt(n) is worth 2. K = 5 at first: 10, 22.36, 45.83.
        ((1500, 0), (1500, 0), 1, 10.0, 10.0),
        ((1500, 0), (1500, 0), 5, 22.360679775, 22.360679775),
        ((1500, 0), (1500, 0), 21, 45.825756950, 45.825756950),
        # K = 5 - 200/100 = 3, and 5 - 400/100 = 1, which is the least.
        ((1500, 200), (1500, 400), 1, 6.0, 2.0),
        ((1500, 400), (1500, 2000), 5, 4.472135955, 4.472135955),
        # D = 200, n = 1: Pu = 1 / (10^0.1 + 1) = 0.442688366. The favourite wins 4 K Pu ...
        ((1700, 400), (1500, 400), 1, 1.770753465, 1.770753465),
        ((1700, 0), (1500, 200), 1, 8.853767325, 5.312260395),
        # ... and the underdog 4 K (1 - Pu).
        ((1500, 400), (1700, 400), 1, 2.229246535, 2.229246535),
        ((1500, 0), (1700, 450), 1, 11.146232675, 2.229246535),
        # D = 200, n = 5: Pu = 1 / (10^0.2236068 + 1) = 0.374051718; 4 sqrt(5) = 8.94427191.
        ((1700, 400), (1500, 200), 5, 3.345620275, 10.036860826),
        ((1500, 200), (1700, 400), 5, 16.795954904, 5.598651635),
        # D = 400, n = 21: Pu = 1 / (10^0.9165151 + 1) = 0.108094524; 4 sqrt(21) = 18.33030278.
        ((1900, 400), (1500, 0), 21, 1.981405345, 9.907026727),
        ((1500, 0), (1900, 400), 21, 81.744487172, 16.348897434),
    ],
)
def test_hand_computed(winner, loser, length, won, lost):
    new_winner, new_loser = change(Rating(*winner), Rating(*loser), length)
    assert new_winner.rating - winner[0] == pytest.approx(won, abs=1e-8)
    assert loser[0] - new_loser.rating == pytest.approx(lost, abs=1e-8)
    assert new_winner.experience == winner[1] + length
    assert new_loser.experience == loser[1] + length


@pytest.mark.parametrize(
    ("experience", "factor"), [(0, 5), (100, 4), (200, 3), (399, 1.01), (400, 1), (401, 1), (9000, 1)]
)
def test_pace(experience, factor):
    assert pace(experience) == pytest.approx(factor)


def expected(rating, other, length):
    """The probability that a player rated `rating` wins."""
    return 1 / (10 ** ((other - rating) * length**0.5 / 2000) + 1)


@given(RATINGS, RATINGS, LENGTHS, EXPERIENCE)
def test_what_one_gains_the_other_loses_with_equal_experience(one, other, length, experience):
    winner, loser = change(Rating(one, experience), Rating(other, experience), length)
    assert winner.rating + loser.rating == pytest.approx(one + other)
    assert winner.rating >= one
    assert loser.rating <= other


@given(RATINGS, RATINGS, LENGTHS, EXPERIENCE, EXPERIENCE)
def test_on_average_nothing_is_gained(one, other, length, mine, theirs):
    """Somebody who wins as often as his rating says keeps it."""
    chance = expected(one, other, length)
    after_win = change(Rating(one, mine), Rating(other, theirs), length)[0].rating
    after_loss = change(Rating(other, theirs), Rating(one, mine), length)[1].rating
    assert chance * after_win + (1 - chance) * after_loss == pytest.approx(one)


@given(RATINGS, RATINGS, LENGTHS)
def test_weight_scales_the_change_and_not_the_experience(one, other, length):
    full = change(Rating(one), Rating(other), length)
    half = change(Rating(one), Rating(other), length, 0.5)
    for before, whole, part in zip((one, other), full, half, strict=True):
        assert part.rating - before == pytest.approx((whole.rating - before) / 2)
        assert part.experience == whole.experience == length


def test_a_session_is_not_rated():
    with pytest.raises(ValueError, match="0 points"):
        change(Rating(), Rating(), 0)


def test_provisional_until_experience_20():
    assert Rating() == Rating(START, 0) == Rating(1500.0, 0)
    assert ESTABLISHED == 20
    assert is_provisional(19, 5)
    assert not is_provisional(20, 5)


def test_provisional_until_five_different_opponents():
    assert is_provisional(400, 4)
    assert not is_provisional(400, 5)
