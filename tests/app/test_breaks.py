"""Pauses and vacations: what they add to a turn, and that neither counts twice."""

from datetime import timedelta

import pytest

from bot.errors import ClockError, ClockReason
from bot.records.computers import ComputerLevel, computer
from bot.records.matches import Terms
from bot.rules.match import commands as cmd
from bot.rules.match.time_control import live_control
from bot.rules.rules import Rules
from bot.rules.sides import Side
from tests.app.conftest import ALICE, BOB, HERE
from tests.app.test_clocks import DAY, play


async def test_a_pause_needs_both_and_either_ends_it(house):
    match_id = await house.begin(DAY)
    house.wait(hours=4)
    asked = await house.clocks.pause(match_id, ALICE)
    assert (asked.clock.pause_asked_by, asked.clock.is_paused) == (Side.WHITE, False)
    with pytest.raises(ClockError):
        await house.clocks.pause(match_id, ALICE)
    assert (await house.clocks.pause(match_id, BOB)).clock.is_paused
    house.wait(days=9)
    assert await house.clocks.run_out() == []
    assert await house.clocks.reminders() == []
    with pytest.raises(ClockError) as caught:
        await house.act(match_id, ALICE, play("8/5 6/5"))
    assert caught.value.reason is ClockReason.STANDS_STILL
    with pytest.raises(ClockError):
        await house.clocks.pause(match_id, BOB)
    resumed = await house.clocks.resume(match_id, ALICE)
    assert resumed.clock.due - house.now == timedelta(hours=20)
    with pytest.raises(ClockError):
        await house.clocks.resume(match_id, ALICE)
    await house.act(match_id, ALICE, play("8/5 6/5"))


async def test_a_match_without_a_clock_has_nothing_to_pause(house):
    match_id = await house.begin()
    with pytest.raises(ClockError) as caught:
        await house.clocks.pause(match_id, ALICE)
    assert caught.value.reason is ClockReason.NO_CLOCK


async def test_giving_a_game_up_in_a_pause_leaves_the_clock_as_it_is(house):
    match_id = await house.begin(live_control(5))
    house.wait(seconds=42)
    await house.clocks.pause(match_id, ALICE)
    await house.clocks.pause(match_id, BOB)
    house.wait(days=2)
    turn = await house.act(match_id, ALICE, lambda side: cmd.Resign(side, 3), (6, 1))
    assert turn.record.clock.is_paused
    assert turn.record.clock.reserve == (570, 600)
    house.wait(days=1)
    resumed = await house.clocks.resume(match_id, BOB)
    assert resumed.clock.due - house.now == timedelta(seconds=12 + 570)


async def test_an_offer_to_resign_in_a_pause_can_be_answered(house):
    match_id = await house.begin(DAY)
    await house.clocks.pause(match_id, ALICE)
    await house.clocks.pause(match_id, BOB)
    await house.act(match_id, ALICE, lambda side: cmd.Resign(side, 1))
    turn = await house.act(match_id, BOB, cmd.AcceptResignation, (6, 1))
    assert turn.record.state.score == (0, 1)
    assert turn.record.clock.is_paused


async def test_a_vacation_begun_in_a_pause_holds_when_it_ends(house):
    match_id = await house.begin(DAY)
    await house.clocks.pause(match_id, ALICE)
    await house.clocks.pause(match_id, BOB)
    await house.clocks.leave(ALICE.user_id, 5)
    resumed = await house.clocks.resume(match_id, BOB)
    assert resumed.clock.due - house.now == timedelta(days=6)


async def test_a_pause_in_a_vacation_does_not_give_it_twice(house):
    match_id = await house.begin(DAY)
    await house.clocks.leave(ALICE.user_id, 10)
    house.wait(days=2)
    await house.clocks.pause(match_id, ALICE)
    await house.clocks.pause(match_id, BOB)
    house.wait(days=1)
    resumed = await house.clocks.resume(match_id, BOB)
    assert resumed.clock.due - house.now == timedelta(days=7 + 1)
    assert resumed.clock.remind - house.now == timedelta(days=7, hours=12)


async def test_a_pause_that_outlasts_a_vacation_leaves_the_turn(house):
    match_id = await house.begin(DAY)
    await house.clocks.leave(BOB.user_id, 10)
    await house.act(match_id, ALICE, play("8/5 6/5"))
    await house.clocks.pause(match_id, ALICE)
    await house.clocks.pause(match_id, BOB)
    house.wait(days=20)
    resumed = await house.clocks.resume(match_id, BOB)
    assert resumed.clock.due - house.now == timedelta(days=1)


async def test_an_offer_to_resign_that_a_computer_answers_ends_no_pause(house):
    beginner = computer(ComputerLevel.BEGINNER)
    house.rolls((3, 1))
    begun = await house.challenges.play_computer(
        HERE, ALICE, ComputerLevel.BEGINNER, Terms("backgammon", 3, Rules(), DAY), interaction_id=house.interaction()
    )
    match_id = begun.record.match_id
    await house.clocks.pause(match_id, ALICE)
    turn = await house.act(match_id, ALICE, lambda side: cmd.Resign(side, 1))
    assert turn.record.clock.is_paused
    house.wait(hours=1)
    turn = await house.act(match_id, beginner, cmd.RefuseResignation)
    assert turn.record.clock.is_paused
    house.wait(days=3)
    resumed = await house.clocks.resume(match_id, ALICE)
    assert resumed.clock.due - house.now == timedelta(days=1)


async def test_vacation_puts_turns_off_and_is_limited(house):
    match_id = await house.begin(DAY)
    house.wait(hours=10)
    gone = await house.clocks.leave(ALICE.user_id, 10)
    assert house.clocks.vacation_left(gone) == 20
    clock = (await house.store.match(match_id)).clock
    assert clock.due - house.now == timedelta(days=10, hours=14)
    with pytest.raises(ClockError):
        await house.clocks.leave(ALICE.user_id, 0)
    with pytest.raises(ClockError) as caught:
        await house.clocks.leave(ALICE.user_id, 21)
    assert (caught.value.reason, caught.value.days) == (ClockReason.NO_VACATION_LEFT, 20)
    house.wait(days=2)
    back = await house.clocks.come_back(ALICE.user_id)
    assert house.clocks.vacation_left(back) == 28
    assert (await house.store.match(match_id)).clock.due - house.now == timedelta(days=1)
    with pytest.raises(ClockError):
        await house.clocks.come_back(ALICE.user_id)


async def test_one_day_is_a_vacation(house):
    assert house.clocks.vacation_left(await house.clocks.leave(ALICE.user_id, 1)) == 29


async def test_a_turn_that_comes_during_a_vacation_begins_at_its_end(house):
    match_id = await house.begin(DAY)
    await house.clocks.leave(BOB.user_id, 5)
    turn = await house.act(match_id, ALICE, play("8/5 6/5"))
    assert turn.record.clock.due - house.now == timedelta(days=6)


async def test_a_match_that_begins_in_a_vacation_waits_for_its_end(house):
    await house.clocks.leave(ALICE.user_id, 5)
    match_id = await house.begin(DAY)
    assert (await house.store.match(match_id)).clock.due - house.now == timedelta(days=6)


@pytest.mark.parametrize("away_before", [False, True])
async def test_a_turn_that_goes_on_after_an_offer_to_resign_waits_for_the_end_of_a_vacation(house, away_before):
    match_id = await house.begin(DAY)
    if away_before:
        await house.clocks.leave(ALICE.user_id, 5)
    house.wait(hours=20)
    await house.act(match_id, ALICE, lambda side: cmd.Resign(side, 1))
    if not away_before:
        await house.clocks.leave(ALICE.user_id, 5)
    house.wait(hours=10)
    turn = await house.act(match_id, BOB, cmd.RefuseResignation)
    left = timedelta(days=6) - timedelta(hours=30) if away_before else timedelta(days=5) - timedelta(hours=6)
    assert turn.record.clock.due - house.now == left
