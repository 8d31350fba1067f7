"""Clocks: live with delay and reserve, correspondence with reminders, pauses, vacations."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.rules.match.time_control import (
    LAST_REMINDER,
    AtZero,
    ClockKind,
    TimeControl,
    back_from_vacation,
    expired,
    handed_over,
    interrupted,
    live_control,
    next_reminder,
    on_vacation,
    paused,
    resumed,
    started,
    taken_up_again,
    time_used,
)
from bot.rules.sides import Side

WHITE, BLACK = Side.WHITE, Side.BLACK
NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
DAY = TimeControl(ClockKind.CORRESPONDENCE, turn=86400)


def after(**duration):
    return NOW + timedelta(**duration)


@pytest.mark.parametrize(("length", "reserve"), [(5, 600), (7, 840), (1, 120)])
def test_the_tournament_clock(length, reserve):
    """Two minutes a point; twelve seconds a turn."""
    control = live_control(length)
    assert (control.turn, control.reserve, control.at_zero) == (12, reserve, AtZero.LOSE)


def test_a_live_turn_within_the_delay_costs_nothing():
    clock = started(live_control(5), WHITE, NOW)
    assert clock.due == after(seconds=612)
    clock = handed_over(clock, BLACK, after(seconds=12), goes_on=False)
    assert clock.reserve == (600, 600)
    assert (clock.running, clock.due) == (BLACK, after(seconds=12 + 612))


def test_what_goes_beyond_the_delay_comes_off_the_reserve():
    clock = started(live_control(5), WHITE, NOW)
    clock = handed_over(clock, BLACK, after(seconds=72), goes_on=False)
    assert clock.reserve == (540, 600)
    clock = handed_over(clock, WHITE, after(seconds=80), goes_on=False)
    assert clock.due == after(seconds=80 + 12 + 540)


def test_roll_and_play_are_one_turn_with_one_delay():
    clock = started(live_control(5), WHITE, NOW)
    assert handed_over(clock, WHITE, after(seconds=10), goes_on=True) == clock


def test_the_next_turn_of_the_same_side_is_a_new_one():
    """The opponent danced by himself in between."""
    clock = started(DAY, WHITE, NOW)
    assert handed_over(clock, WHITE, after(hours=5), goes_on=False).due == after(hours=29)


def test_nobodys_time_runs_when_the_match_is_over():
    clock = handed_over(started(DAY, WHITE, NOW), None, after(hours=1), goes_on=False)
    assert (clock.running, clock.due, clock.remind) == (None, None, None)
    assert not clock.is_out(after(days=9))


def test_correspondence_reminds_at_half_and_an_hour_before_the_end():
    clock = started(DAY, WHITE, NOW)
    assert clock.remind == after(hours=12)
    assert next_reminder(clock, after(hours=12)) == after(hours=23)
    assert next_reminder(clock, after(hours=23)) is None


def test_a_short_correspondence_turn_has_no_reminder_before_it_begins():
    clock = started(TimeControl(ClockKind.CORRESPONDENCE, turn=3600), WHITE, NOW)
    assert clock.remind == after(minutes=30)
    assert next_reminder(clock, after(minutes=30)) is None


def test_time_is_up_at_its_very_moment():
    clock = started(DAY, WHITE, NOW)
    assert not clock.is_out(after(days=1) - timedelta(milliseconds=1))
    assert clock.is_out(after(days=1))
    assert clock.left(after(hours=20)) == timedelta(hours=4)
    assert clock.left(after(days=3)) == timedelta(0)


def test_a_late_turn_that_was_played_after_all_begins_the_next_one_afresh():
    clock = expired(started(DAY, WHITE, NOW))
    assert not clock.is_out(after(days=2))
    clock = handed_over(clock, BLACK, after(days=2), goes_on=False)
    assert (clock.expired, clock.due) == (False, after(days=3))


def test_a_pause_keeps_what_was_left():
    clock = paused(started(live_control(5), WHITE, NOW), after(seconds=100))
    assert not clock.is_out(after(hours=9))
    assert clock.left(after(hours=9)) == timedelta(seconds=512)
    clock = resumed(clock, after(hours=9))
    assert clock.due == after(hours=9, seconds=512)
    assert handed_over(clock, BLACK, after(hours=9), goes_on=False).reserve[WHITE] == 600 - 88


def test_time_the_bot_was_away_is_not_taken_from_the_reserve():
    clock = started(live_control(5), WHITE, NOW)
    given_back = type(clock)(**{**_fields(clock), "credit": 60_000, "due": after(seconds=672)})
    assert handed_over(given_back, BLACK, after(seconds=102), goes_on=False).reserve[WHITE] == 570


def test_a_turn_begins_after_the_vacation():
    clock = started(DAY, BLACK, NOW)
    clock = handed_over(clock, WHITE, after(hours=1), goes_on=False, away_until=after(days=3))
    assert (clock.due, clock.remind) == (after(days=4), after(days=3, hours=12))
    back = back_from_vacation(clock, after(days=1))
    assert (back.due, back.remind) == (after(days=2), after(days=1, hours=12))


def test_leaving_in_the_middle_of_a_turn_puts_it_off():
    clock = on_vacation(started(DAY, WHITE, NOW), after(hours=20), after(hours=20, days=5))
    assert clock.due == after(days=6)
    assert clock.remind == after(days=5, hours=23)
    assert on_vacation(started(live_control(5), WHITE, NOW), NOW, after(days=5)).due == after(seconds=612)


def _fields(clock):
    return {name: getattr(clock, name) for name in clock.__struct_fields__}


def test_a_first_turn_may_have_to_be_quick():
    """Each side shows within a minute that it is there; from then on it has all its time."""
    clock = started(replace(live_control(5), first=60), WHITE, NOW)
    assert clock.due == after(seconds=60)
    clock = handed_over(clock, BLACK, after(seconds=40), goes_on=False)
    assert clock.due == after(seconds=100)
    assert clock.reserve == (600 - 28, 600)
    clock = handed_over(clock, WHITE, after(seconds=50), goes_on=False)
    assert clock.due == after(seconds=50 + 12 + 572)


def test_a_host_has_the_time_of_a_turn_for_each_board_and_one_reminder():
    control = replace(DAY, host=WHITE)
    clock = started(control, WHITE, NOW, boards=7)
    assert clock.due == after(days=7)
    assert clock.remind == clock.due - LAST_REMINDER
    clock = handed_over(clock, BLACK, after(hours=1), goes_on=False)
    assert clock.due == after(days=1, hours=1)
    assert clock.remind == after(hours=13)
    clock = handed_over(clock, WHITE, after(hours=2), goes_on=False, boards=3)
    assert clock.due == after(days=3, hours=2)
    away = on_vacation(clock, after(hours=2), after(days=9, hours=2))
    assert back_from_vacation(away, after(days=1)).due == after(days=4)


def test_the_time_used_counts_what_runs_now():
    clock = started(live_control(5), WHITE, NOW)
    assert time_used(clock, after(seconds=10)) == pytest.approx((10.0, 0.0))
    moved = handed_over(clock, BLACK, after(seconds=25), goes_on=False)
    assert time_used(moved, after(seconds=32)) == pytest.approx((25.0, 7.0))


def test_an_offer_that_is_refused_gives_no_delay_again():
    control = TimeControl(ClockKind.LIVE, 12, 60)
    clock = started(control, WHITE, NOW)
    offered, refused, moved = (after(seconds=seconds) for seconds in (20, 30, 35))
    waiting = interrupted(clock, handed_over(clock, BLACK, offered, goes_on=False), offered)
    assert waiting.held == pytest.approx(52)
    again = taken_up_again(handed_over(waiting, WHITE, refused, goes_on=False), waiting.held, refused)
    assert again.due == refused + timedelta(seconds=52)
    # 20 seconds before the offer and 5 after it are 13 more than the delay.
    assert handed_over(again, BLACK, moved, goes_on=False).reserve[WHITE] == pytest.approx(60 - 13)
    assert time_used(again, moved) == pytest.approx((25, 10))
