"""Nobody loses by what the opponent does not do: silence without a clock, and offers to resign."""

from datetime import timedelta

import pytest

from bot.errors import ClockError, ClockReason, ResignationRefused
from bot.records.matches import Terms
from bot.rules.match import commands as cmd
from bot.rules.match.time_control import live_control
from bot.rules.rules import Rules
from bot.rules.sides import Side
from tests.app.conftest import ALICE, BOB, HERE


def play(text):
    return lambda side: cmd.MakePlay(side, text)


async def test_a_rated_match_without_a_clock_may_be_claimed_after_a_week_of_silence(house):
    match_id = await house.begin()
    reminded = []
    for day in range(1, 7):
        house.wait(days=1)
        reminded += [day for _ in await house.clocks.reminders()]
        with pytest.raises(ClockError) as caught:
            await house.clocks.claim(match_id, BOB, interaction_id=house.interaction())
        assert caught.value.reason is ClockReason.NOT_OUT
    assert reminded == [5, 6]
    assert await house.clocks.run_out() == []
    house.wait(days=1)
    [notice] = await house.clocks.run_out()
    assert (notice.turn, notice.record.clock.expired) == (None, True)
    with pytest.raises(ClockError):
        await house.clocks.claim(match_id, ALICE, interaction_id=house.interaction())
    turn = await house.clocks.claim(match_id, BOB, interaction_id=house.interaction())
    assert turn.record.state.winner is Side.BLACK


async def test_every_move_begins_the_week_anew(house):
    match_id = await house.begin()
    house.wait(days=6, hours=23)
    await house.act(match_id, ALICE, play("8/5 6/5"))
    house.wait(days=6, hours=23)
    assert await house.clocks.run_out() == []
    turn = await house.act(match_id, BOB, cmd.RollDice, (2, 1))
    assert not turn.record.state.is_over


async def test_after_90_days_a_rated_match_without_a_clock_is_lost(house):
    match_id = await house.begin()
    await house.act(match_id, ALICE, play("8/5 6/5"))
    house.wait(days=89, hours=23)
    assert await house.clocks.abandon() == []
    house.wait(hours=1)
    [turn] = await house.clocks.abandon()
    assert turn.record.state.winner is Side.WHITE


@pytest.mark.parametrize(("length", "rated"), [(5, False), (0, True)])
async def test_what_is_not_rated_has_no_patience_and_no_loser(house, length, rated):
    house.rolls((3, 1))
    terms = Terms("backgammon", length, Rules(), rated=rated)
    challenge = await house.challenges.challenge(HERE, ALICE, BOB, terms)
    turn = await house.challenges.accept(challenge.challenge_id, BOB, interaction_id=house.interaction())
    assert turn.record.clock is None
    house.wait(days=90)
    [turn] = await house.clocks.abandon()
    assert (turn.record.state.is_over, turn.record.state.winner) == (True, None)


async def test_twelve_offers_to_resign_in_one_turn_cost_the_opponent_nothing(house):
    match_id = await house.begin(live_control(5))
    begun = (await house.store.match(match_id)).clock.due
    for number in range(12):
        offer = house.act(match_id, BOB, lambda side: cmd.Resign(side, 1))
        if number:
            with pytest.raises(ResignationRefused):
                await offer
            continue
        turn = await offer
        # Bob's clock runs until Alice has answered.
        assert turn.record.clock.running is Side.BLACK
        house.wait(seconds=42)
        turn = await house.act(match_id, ALICE, cmd.RefuseResignation)
        assert turn.record.clock.running is Side.WHITE
        assert turn.record.clock.reserve == (600, 570)
    clock = (await house.store.match(match_id)).clock
    assert clock.due == begun + timedelta(seconds=42)
    house.wait(seconds=12)
    turn = await house.act(match_id, ALICE, play("8/5 6/5"))
    assert turn.record.clock.reserve == (600, 570)


async def test_whoever_offers_to_resign_pays_for_the_answer(house):
    match_id = await house.begin(live_control(5))
    house.wait(seconds=10)
    turn = await house.act(match_id, ALICE, lambda side: cmd.Resign(side, 1))
    assert turn.record.clock.running is Side.WHITE
    house.wait(seconds=10)
    turn = await house.act(match_id, ALICE, cmd.RefuseResignation)  # takes it back
    turn = await house.act(match_id, ALICE, play("8/5 6/5"))
    assert turn.record.clock.reserve == (592, 600)


async def test_whose_time_is_up_while_their_offer_stands_loses(house):
    match_id = await house.begin(live_control(5))
    await house.act(match_id, BOB, lambda side: cmd.Resign(side, 1))
    house.wait(seconds=613)
    [notice] = await house.clocks.run_out()
    assert notice.turn.record.state.winner is Side.WHITE
