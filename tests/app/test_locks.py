import asyncio

import pytest

from bot.app.locks import Locks, until_first
from bot.errors import StaleAction
from bot.rules.match import commands as cmd
from bot.rules.match.time_control import paused
from tests.app.test_clocks import DAY


async def test_one_at_a_time_in_order_and_nothing_is_kept():
    locks, order, inside = Locks(), [], 0

    async def work(number):
        nonlocal inside
        async with locks.holding("match"):
            inside += 1
            assert inside == 1
            await asyncio.sleep(0)
            order.append(number)
            inside -= 1

    await asyncio.gather(*(work(number) for number in range(20)))
    assert order == list(range(20))
    assert len(locks) == 0


async def test_other_keys_do_not_wait():
    locks = Locks()
    async with locks.holding(1), locks.holding(2):
        assert len(locks) == 2
    assert len(locks) == 0


async def test_an_error_or_a_cancelled_waiter_frees_the_lock():
    locks = Locks()
    with pytest.raises(ValueError, match="x"):
        async with locks.holding(1):
            raise ValueError("x")

    async def wait():
        async with locks.holding(1):
            await asyncio.sleep(60)

    async with locks.holding(1):
        waiter = asyncio.create_task(wait())
        await asyncio.sleep(0)
        waiter.cancel()
        await asyncio.gather(waiter, return_exceptions=True)
    assert len(locks) == 0


def losing(times):
    """What is too late so many times, and tells the attempt that it was in time with."""
    tried = []

    async def attempt():
        tried.append(None)
        if len(tried) <= times:
            raise StaleAction("somebody was faster")
        return len(tried)

    return attempt, tried


async def test_it_is_tried_until_nobody_is_faster():
    attempt, _ = losing(2)
    assert await until_first(attempt, attempts=3) == 3


async def test_it_is_not_tried_for_ever():
    attempt, tried = losing(3)
    with pytest.raises(StaleAction):
        await until_first(attempt, attempts=3)
    assert len(tried) == 3


async def test_what_another_look_would_not_change_is_not_tried_again():
    attempt, tried = losing(1)

    async def is_final(_):
        return True

    with pytest.raises(StaleAction):
        await until_first(attempt, is_final=is_final)
    assert len(tried) == 1


async def test_what_happens_to_a_match_happens_though_another_process_has_just_changed_its_clock(house, monkeypatch):
    match_id = await house.begin(DAY)
    append = house.store.append

    async def overtaken(record, *given, **named):
        monkeypatch.setattr(house.store, "append", append)
        await house.store.change_clock(record, paused(record.clock, house.now))
        return await append(record, *given, **named)

    monkeypatch.setattr(house.store, "append", overtaken)
    turn = await house.matches.happen(match_id, lambda record: cmd.Abandon(record.state.waiting_for))
    assert turn.record.state.is_over
