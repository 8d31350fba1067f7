"""What a match counts when the same two play one after another."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.ratings.farming import APART, FAR_APART, FULL_MATCHES, makes_established, period_of, share, weight


def test_three_in_full_then_half_of_the_one_before():
    assert FULL_MATCHES == 3
    assert [weight(earlier) for earlier in range(7)] == [1, 1, 1, 0.5, 0.25, 0.125, 0.0625]


def test_however_many_they_never_count_as_much_as_four():
    assert sum(weight(earlier) for earlier in range(1000)) <= 4


@pytest.mark.parametrize("hour", [0, 11, 23])
def test_a_day_is_one_in_utc(hour):
    start = datetime(2026, 3, 1, tzinfo=UTC)
    moment = start + timedelta(hours=hour, minutes=59, seconds=59, microseconds=999_999)
    assert period_of(moment) == (start, start + timedelta(days=1))


def test_a_moment_of_elsewhere_belongs_to_its_day_in_utc():
    late = datetime(2026, 3, 1, 23, tzinfo=timezone(timedelta(hours=-5)))
    assert period_of(late)[0] == datetime(2026, 3, 2, tzinfo=UTC)


def test_two_who_have_little_to_do_with_each_other_are_rated_in_full_overall():
    assert [share(apart) for apart in (0, 1, 4, FAR_APART, 20)] == [0.1, 0.2, 0.5, 1, 1]
    assert share(None) == 1


def test_two_of_one_circle_repeat_themselves_for_a_month():
    moment = datetime(2026, 3, 30, 12, tzinfo=UTC)
    day, month = datetime(2026, 3, 30, tzinfo=UTC), datetime(2026, 3, 1, tzinfo=UTC)
    assert [period_of(moment, apart)[0] for apart in (0, APART - 1, APART, None)] == [month, month, day, day]
    assert {period_of(moment, apart)[1] for apart in (0, APART, None)} == {datetime(2026, 3, 31, tzinfo=UTC)}


def test_a_circle_makes_nobody_established():
    assert [makes_established(apart) for apart in (0, APART - 1, APART, None)] == [False, False, True, True]
