"""Deadlines, reminders, pauses, vacations, abandoned matches: each fires once, whatever the bot's life is like."""

import asyncio
from datetime import timedelta
from random import Random

import pytest
from msgspec.structs import replace

from bot.app.acting import AT_ONCE
from bot.errors import AccessError, ClockError, ClockReason, StaleAction, WrongPhase
from bot.records.matches import NewMatch
from bot.records.people import Person
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.machine import decide, evolve
from bot.rules.match.time_control import AtZero, ClockKind, TimeControl, live_control
from bot.rules.rules import Rules
from bot.rules.sides import Side
from tests.app.conftest import ALICE, BOB, CAROL, HERE

DAY = TimeControl(ClockKind.CORRESPONDENCE, turn=86400)
CLAIM = TimeControl(ClockKind.CORRESPONDENCE, turn=86400, at_zero=AtZero.CLAIM)


def play(text):
    return lambda side: cmd.MakePlay(side, text)


def fold_on(state, events):
    for event in events:
        state = evolve(state, event)
    return state


async def kinds(house, match_id):
    return [type(stored.event) for stored in await house.store.events(match_id)]


async def test_the_clock_runs_for_whoever_has_to_act(house):
    match_id = await house.begin(DAY)
    clock = (await house.store.match(match_id)).clock
    assert (clock.running, clock.due - house.now) == (Side.WHITE, timedelta(days=1))
    house.wait(hours=20)
    turn = await house.act(match_id, ALICE, play("8/5 6/5"))
    assert (turn.record.clock.running, turn.record.clock.due - house.now) == (Side.BLACK, timedelta(days=1))
    house.wait(hours=2)
    turn = await house.act(match_id, BOB, cmd.RollDice, (2, 1))
    assert turn.record.clock.due - house.now == timedelta(hours=22)


async def test_time_up_loses_the_match_once(house):
    match_id = await house.begin(DAY)
    house.wait(days=1, seconds=-1)
    assert await house.clocks.run_out() == []
    house.wait(seconds=1)
    [notice] = await house.clocks.run_out()
    assert notice.turn.record.state.winner is Side.BLACK
    assert await house.clocks.run_out() == []
    await house.restart()
    assert await house.clocks.run_out() == []
    assert (await kinds(house, match_id)).count(ev.TimeRanOut) == 1


async def test_whoever_acts_at_the_last_moment_loses_nothing_by_a_look_that_began_before(house, monkeypatch):
    match_id = await house.begin(DAY)
    house.wait(days=1, seconds=-1)
    found = [await house.store.match(match_id)]
    await house.act(match_id, ALICE, play("8/5 6/5"))
    house.wait(seconds=1)

    async def seen_before(*_, **__):
        return [found.pop()] if found else []

    monkeypatch.setattr(house.store, "matches_due", seen_before)
    assert await house.clocks.run_out() == []
    assert not (await house.store.match(match_id)).state.is_over


async def test_a_move_after_the_time_comes_too_late(house):
    match_id = await house.begin(live_control(5))
    house.wait(seconds=613)
    turn = await house.act(match_id, ALICE, play("8/5 6/5"))
    assert [type(step.event) for step in turn.steps] == [ev.TimeRanOut, ev.GameEnded, ev.MatchEnded]
    assert await house.clocks.run_out() == []


async def test_a_match_that_may_be_claimed_is_not_lost_by_itself(house):
    match_id = await house.begin(CLAIM)
    house.wait(days=1)
    [notice] = await house.clocks.run_out()
    assert notice.turn is None
    assert notice.record.clock.expired
    assert await house.clocks.run_out() == []
    turn = await house.act(match_id, ALICE, play("8/5 6/5"))  # late, and nobody has claimed
    assert (turn.record.clock.expired, turn.record.clock.running) == (False, Side.BLACK)


async def test_claiming(house):
    match_id = await house.begin(CLAIM)
    with pytest.raises(ClockError) as caught:
        await house.clocks.claim(match_id, BOB, interaction_id=house.interaction())
    assert caught.value.reason is ClockReason.NOT_OUT
    house.wait(days=1)
    with pytest.raises(ClockError) as caught:
        await house.clocks.claim(match_id, ALICE, interaction_id=house.interaction())
    assert caught.value.reason is ClockReason.OWN_TIME
    with pytest.raises(AccessError):
        await house.clocks.claim(match_id, CAROL, interaction_id=house.interaction())
    turn = await house.clocks.claim(match_id, BOB, interaction_id=house.interaction())
    assert turn.record.state.winner is Side.BLACK
    assert turn.steps[0].event == ev.TimeRanOut(Side.WHITE, claimed=True)


async def test_what_has_no_clock_stands_still_or_is_over_is_not_claimed(house):
    record = await house.store.match(await house.begin(CLAIM))
    reasons = []
    for one in (
        replace(record, clock=None),
        replace(record, clock=replace(record.clock, since=None, paused_at=house.now)),
    ):
        with pytest.raises(ClockError) as caught:
            house.clocks.check_claim(one, Side.BLACK)
        reasons.append(caught.value.reason)
    assert reasons == [ClockReason.NO_CLOCK, ClockReason.STANDS_STILL]
    house.clocks.check_claim(replace(record, clock=replace(record.clock, expired=True)), Side.BLACK)
    over = (await house.act(record.match_id, ALICE, cmd.ResignMatch)).record
    with pytest.raises(WrongPhase):
        house.clocks.check_claim(over, Side.WHITE)


async def test_matches_whose_time_is_up_within_a_day_are_soon(house):
    number = await house.begin(TimeControl(ClockKind.CORRESPONDENCE, turn=2 * 86400))
    house.wait(days=1, seconds=-1)
    assert await house.clocks.soon() == []
    house.wait(seconds=1)
    assert [one.match_id for one in await house.clocks.soon()] == [number]
    assert [one.match_id for one in await house.clocks.running_for(ALICE.user_id)] == [number]
    assert await house.clocks.running_for(BOB.user_id) == []


async def test_reminders_at_half_and_at_an_hour_left_each_once(house):
    match_id = await house.begin(DAY)
    told = []
    for _ in range(23 * 4):
        house.wait(minutes=15)
        for record in await house.clocks.reminders():
            assert record.match_id == match_id
            told.append(record.clock.due - house.now)
        if house.now.minute == 30:
            await house.restart()
    assert told == [timedelta(hours=12), timedelta(hours=1)]


async def test_a_live_clock_is_for_matches_to_a_length(house):
    with pytest.raises(ClockError) as caught:
        await house.begin(live_control(5), length=0)
    assert caught.value.reason is ClockReason.SESSION


async def test_time_the_bot_was_away_is_given_back(house):
    match_id = await house.begin(DAY)
    assert await house.absence.look() == timedelta(0)
    house.wait(hours=20)
    assert await house.absence.look() == timedelta(hours=20)
    before = await house.store.match(match_id)
    await house.restart()
    house.wait(hours=10)  # the time ran out while it was down
    assert await house.absence.look() == timedelta(hours=10)
    assert await house.absence.look() == timedelta(0)
    after = await house.store.match(match_id)
    assert after.clock.due - before.clock.due == timedelta(hours=10)
    assert await house.clocks.run_out() == []
    house.wait(days=1)
    await house.store.awake(house.now, gap=timedelta(days=9))
    [notice] = await house.clocks.run_out()
    assert notice.record.clock.credit == 30 * 3600 * 1000
    assert await house.clocks.run_out() == []


@pytest.mark.parametrize("woken", [True, False])
async def test_a_clock_set_back_and_forth_gives_nobody_an_hour(house, woken):
    """Whether housekeeping or a player is the first to act by the wrong clock, and by the right one again."""
    match_id = await house.begin(live_control(5))
    await house.absence.look()
    house.wait(hours=-1)
    if woken:
        await house.absence.look()
    turn = await house.act(match_id, ALICE, play("8/5 6/5"))
    assert turn.record.clock.due - house.now == timedelta(seconds=612)
    house.wait(hours=1, seconds=10)
    if woken:
        await house.absence.look()
    turn = await house.act(match_id, BOB, cmd.RollDice, (2, 1))
    assert turn.record.clock.reserve == (600, 600)
    assert turn.record.clock.left(house.now) == timedelta(seconds=612)
    house.wait(seconds=42)
    turn = await house.act(match_id, BOB, play("13/11 6/5"))
    assert turn.record.clock.reserve == (600, 570)


async def test_time_given_back_reaches_a_match_that_is_being_played(house):
    """The machine slept in mid-match: the copy kept at hand must not bring the old deadline back."""
    match_id = await house.begin(live_control(5))
    await house.absence.look()
    await house.act(match_id, ALICE, play("8/5 6/5"))
    house.wait(hours=3)
    assert await house.absence.look() == timedelta(hours=3)
    turn = await house.act(match_id, BOB, cmd.RollDice, (2, 1))
    assert not turn.record.state.is_over
    assert turn.record.clock.due - house.now == timedelta(seconds=612)


async def test_a_tap_before_the_bot_has_noticed_that_it_was_away_loses_nothing(house):
    match_id = await house.begin(live_control(5))
    await house.absence.look()
    await house.restart()
    house.wait(hours=3)
    turn = await house.act(match_id, ALICE, play("8/5 6/5"))
    assert not turn.record.state.is_over
    assert await house.absence.look() == timedelta(0)


async def test_a_turn_decided_before_time_was_given_back_is_not_stored_over_it(house):
    match_id = await house.begin(DAY)
    record = await house.store.match(match_id)
    await house.absence.look()
    house.wait(hours=10)
    await house.absence.look()
    rolled = cmd.ResignMatch(Side.WHITE)
    events = decide(record.state, rolled, house)
    with pytest.raises(StaleAction):
        await house.store.append(
            record, events, fold_on(record.state, events), actor_id=11, interaction_id=None, at=house.now
        )


async def test_offering_to_resign_gains_no_time(house):
    match_id = await house.begin(DAY)
    house.wait(hours=23, minutes=59)
    turn = await house.act(match_id, ALICE, lambda side: cmd.Resign(side, 1))
    assert turn.record.clock.due - house.now == timedelta(days=1)
    house.wait(hours=3)
    turn = await house.act(match_id, BOB, cmd.RefuseResignation)
    assert turn.record.clock.due - house.now == timedelta(minutes=1)


async def test_who_does_not_answer_an_offer_to_resign_gets_it(house):
    match_id = await house.begin(DAY)
    await house.act(match_id, ALICE, lambda side: cmd.Resign(side, 1))
    house.wait(days=1)
    house.rolls((6, 1))
    [notice] = await house.clocks.run_out()
    assert notice.turn.record.state.score == (0, 1)
    assert not notice.turn.record.state.is_over
    assert await house.clocks.run_out() == []


@pytest.mark.parametrize("by_claim", [True, False])
async def test_nor_does_who_offered_win_the_match_by_it_where_it_may_be_claimed(house, by_claim):
    match_id = await house.begin(CLAIM)
    await house.act(match_id, ALICE, lambda side: cmd.Resign(side, 1))
    house.wait(days=1)
    house.rolls((6, 1))
    if by_claim:
        record = (await house.clocks.claim(match_id, ALICE, interaction_id=house.interaction())).record
    else:
        [notice] = await house.clocks.run_out()
        record = notice.turn.record
    assert record.state.score == (0, 1)
    assert not record.state.is_over


async def test_what_followed_by_itself_has_no_actor(house):
    await house.people.prefer(BOB.user_id, auto_roll=True)
    match_id = await house.begin()
    await house.act(match_id, ALICE, play("8/5 6/5"))
    await house.act(match_id, BOB, cmd.OfferDouble)
    await house.act(match_id, ALICE, cmd.Take, (5, 2))  # Bob cannot double again, and rolls automatically
    log = await house.store.events(match_id)
    assert [(type(one.event), one.actor_id) for one in log[-2:]] == [(ev.DoubleTaken, 11), (ev.DiceRolled, None)]


async def test_a_match_nobody_touches_is_abandoned_once(house):
    match_id = await house.begin(length=0)
    house.wait(days=89)
    assert await house.clocks.abandon() == []
    house.wait(days=1)
    [turn] = await house.clocks.abandon()
    assert (turn.record.state.is_over, turn.record.state.winner) == (True, None)
    assert await house.clocks.abandon() == []
    assert (await kinds(house, match_id)).count(ev.MatchAbandoned) == 1


async def test_deadlines_fire_exactly_once_with_restarts_at_random(house):
    """Twenty matches, the clock moved at random, the bot restarted at random; each tick runs as a life of it would."""
    random = Random(5)
    matches = []
    for number in range(20):
        matches.append(await house.begin(CLAIM if number % 2 else DAY))
        house.wait(minutes=2)
    lost, claimable, reminded = [], [], []
    while house.now.month == 5 and house.now.day < 5:
        house.wait(seconds=random.randrange(30, 7200))
        if random.random() < 0.3:
            await house.restart()
        for notice in await house.clocks.run_out():
            (claimable if notice.turn is None else lost).append(notice.record.match_id)
        reminded += [(record.match_id, record.clock.remind) for record in await house.clocks.reminders()]
        if house.now.day == 1 and random.random() < 0.3:
            match_id = random.choice(matches)
            record = await house.store.match(match_id)
            side = record.state.waiting_for
            if record.state.seq == 2:
                await house.act(match_id, record.players[side], play("8/5 6/5"))
    assert sorted(lost) == matches[::2]
    assert sorted(claimable) == matches[1::2]
    assert len(reminded) == len(set(reminded))
    for match_id in matches[::2]:
        assert (await kinds(house, match_id)).count(ev.TimeRanOut) == 1


async def test_habits_chain_over_both_players_in_one_turn(house):
    """Bob is asked for nothing: no cube, one legal play; what follows by itself is stored with the turn."""
    await house.people.prefer(BOB.user_id, auto_roll=True)
    match_id = await house.begin(rules=Rules(cube=False))
    turn = await house.act(match_id, ALICE, play("8/5 6/5"), (6, 1))
    assert [type(step.event) for step in turn.steps] == [ev.PlayMade, ev.DiceRolled]
    await house.people.prefer(ALICE.user_id, auto_roll=True, auto_forced=True)
    again = await house.begin(rolls=((3, 1),))
    turn = await house.act(again, ALICE, play("8/5 6/5"))
    assert turn.record.state.waiting_for is Side.BLACK  # Bob may double


async def test_many_at_once_are_told_side_by_side_each_as_soon_as_it_is_stored(house):
    """More than one look at the database finds, and not all at the same time: taps go between them."""
    store, told, busy = house.store, [], []
    one = await store.match(await house.begin(DAY))
    log = [stored.event for stored in await store.events(one.match_id)]
    for number in range(129):
        players = Person(1000 + 2 * number, "Ann"), Person(1001 + 2 * number, "Bill")
        new = NewMatch(HERE, players, clock=one.clock)
        await store.create_match(new, log, one.state, actor_id=None, interaction_id=None, at=house.now)
    house.wait(days=1)

    async def tell(notice):
        assert (await store.match(notice.record.match_id)).state.is_over
        told.append(notice.record.match_id)
        busy.append(len(told) - len(done))
        await asyncio.sleep(0)
        done.append(1)

    done = []
    notices = await house.clocks.run_out(tell)
    assert sorted(told) == sorted(one.record.match_id for one in notices) == list(range(1, 131))
    assert 1 < max(busy) <= AT_ONCE
    assert await house.clocks.run_out(tell) == []
