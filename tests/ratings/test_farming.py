"""What a match counts when the same two play one after another."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.ratings.farming import FULL_MATCHES, day_of, weight


def test_three_in_full_then_half_of_the_one_before():
    assert FULL_MATCHES == 3
    assert [weight(earlier) for earlier in range(7)] == [1, 1, 1, 0.5, 0.25, 0.125, 0.0625]


def test_however_many_they_never_count_as_much_as_four():
    assert sum(weight(earlier) for earlier in range(1000)) <= 4


@pytest.mark.parametrize("hour", [0, 11, 23])
def test_a_day_is_one_in_utc(hour):
    start = datetime(2026, 3, 1, tzinfo=UTC)
    moment = start + timedelta(hours=hour, minutes=59, seconds=59, microseconds=999_999)
    assert day_of(moment) == (start, start + timedelta(days=1))


def test_a_moment_of_elsewhere_belongs_to_its_day_in_utc():
    late = datetime(2026, 3, 1, 23, tzinfo=timezone(timedelta(hours=-5)))
    assert day_of(late)[0] == datetime(2026, 3, 2, tzinfo=UTC)
