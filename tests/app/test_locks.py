import asyncio

import pytest

from bot.app.acting import Locks
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
            assert locks.users("match") == 20 - number
            order.append(number)
            inside -= 1

    await asyncio.gather(*(work(number) for number in range(20)))
    assert order == list(range(20))
    assert (len(locks), locks.users("match")) == (0, 0)


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
