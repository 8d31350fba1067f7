"""Several processes share the work: what each takes, what it hears of, and which of them shows a board."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.app.chouette.chouettes import Chouettes
from bot.app.cluster import leases
from bot.app.cluster.leases import OWN, Claims, Leases, SharedClock
from bot.chouette.settings import ChouetteSettings
from bot.errors import StorageUnavailable
from bot.store.connections import PARTITIONS
from tests.app.conftest import ALICE, HERE

LONG = timedelta(minutes=5)


@pytest.fixture
async def process(house, monkeypatch):
    """Leases that are renewed all the time, and how often its process has looked for what was left undone."""
    monkeypatch.setattr(leases, "EVERY", 0.001)
    one = Leases(house.store, lambda _: None)
    yield one
    await one.end()


class Looks:
    """Counts looks, each of which lasts until it is let go."""

    def __init__(self):
        self.begun, self.seen, self.may_end = 0, asyncio.Event(), asyncio.Event()

    async def __call__(self):
        self.begun += 1
        self.seen.set()
        await self.may_end.wait()


async def rounds(house, number):
    """So many renewals pass."""
    seen, renew = asyncio.Semaphore(0), house.store.renew_leases

    async def counted(*args):
        done = await renew(*args)
        seen.release()
        return done

    house.store.renew_leases = counted
    for _ in range(number):
        await asyncio.wait_for(seen.acquire(), 60)
    house.store.renew_leases = renew


async def test_what_others_leave_is_gained_once_and_looked_at_once_at_a_time(house, process):
    assert process.count == PARTITIONS  # whoever shares nothing looks after everything
    await house.store.renew_leases("other", LONG)
    looks = Looks()
    await process.begin(looks)
    await rounds(house, 2)
    assert (process.count, process.looks_after(3), process.take_gained(), looks.begun) == (0, False, False, 0)
    await house.store.leave_leases("other")
    await asyncio.wait_for(looks.seen.wait(), 60)
    assert process.count == PARTITIONS
    assert all(map(process.looks_after, (0, 3, PARTITIONS, PARTITIONS + 3)))
    await rounds(house, 2)
    assert (looks.begun, process.take_gained(), process.take_gained()) == (1, True, False)
    looks.may_end.set()
    await rounds(house, 2)
    assert looks.begun == 1
    await process.end()
    await house.store.renew_leases("other", LONG)
    assert len(house.store.held.epochs) == PARTITIONS


async def test_what_is_being_renewed_at_the_end_is_given_back(house, process, monkeypatch):
    renew, asked, may_go = house.store.renew_leases, asyncio.Event(), asyncio.Event()

    async def slow(*given):
        async def late():
            await may_go.wait()
            return await renew(*given)

        asked.set()
        return await asyncio.shield(asyncio.create_task(late()))  # as in a thread, whoever waits for it

    await process.begin(Looks())
    monkeypatch.setattr(house.store, "renew_leases", slow)
    await asyncio.wait_for(asked.wait(), 60)
    ending = asyncio.create_task(process.end())
    await asyncio.sleep(0.01)
    may_go.set()
    await ending
    await asyncio.sleep(0.05)
    await renew("other", LONG)
    assert len(house.store.held.epochs) == PARTITIONS


@pytest.mark.parametrize("error", [StorageUnavailable("away"), ValueError("nobody knows")])
async def test_after_the_database_was_away_it_looks_for_what_was_left_undone(house, process, monkeypatch, error):
    heard, looks = [], Looks()
    process._learn = heard.append
    await process.begin(looks)
    assert process.take_gained()
    assert abs(heard[0] - await house.store.database_now()) < LONG
    failed = asyncio.Semaphore(0)

    async def away(*_):
        failed.release()
        raise error

    with monkeypatch.context() as patched:
        patched.setattr(house.store, "renew_leases", away)
        for _ in range(3):
            await asyncio.wait_for(failed.acquire(), 60)
    assert looks.begun == 0
    await asyncio.wait_for(looks.seen.wait(), 60)
    looks.may_end.set()
    await rounds(house, 3)
    assert looks.begun == 1


async def test_some_partitions_are_some_numbers(house, process):
    await process.begin(Looks())
    await house.store.renew_leases("other", LONG)
    await rounds(house, 2)
    await house.store.renew_leases("other", LONG)
    await rounds(house, 2)
    assert process.count == PARTITIONS // 2
    mine = {number for number in range(PARTITIONS) if process.looks_after(number)}
    assert mine == {number - PARTITIONS for number in range(PARTITIONS, 2 * PARTITIONS) if process.looks_after(number)}
    assert len(mine) == process.count


def claims_of(house, *, together):
    return Claims(house.store, replace(house.table, together=together))


async def test_a_board_is_left_to_the_process_that_stored_its_turn_for_a_while(house):
    record = await house.store.match(await house.begin())
    one, alone = claims_of(house, together=True), claims_of(house, together=False)
    for passed, left in ((timedelta(0), False), (OWN, False), (timedelta(milliseconds=1), True)):
        house.now += passed
        assert (one.is_left(record), one.is_free(record)) == (left, left)
        assert (alone.is_left(record), alone.is_free(record)) == (False, True)


async def test_a_board_that_fell_behind_is_claimed_by_one_and_by_nobody_who_looks_after_others(house):
    record = await house.store.match(await house.begin())
    one, alone = claims_of(house, together=True), claims_of(house, together=False)
    assert [await alone.take(record) for _ in range(2)] == [True, True]
    await house.store.renew_leases("other", LONG)
    await house.store.renew_leases("one", LONG)
    assert house.store.mine.count("1") == 0
    assert not await one.take(record)
    house.store.held = None
    assert [await one.take(record) for _ in range(2)] == [True, False]


async def test_a_chouette_is_shown_by_one_at_a_time_and_alone_by_whoever_wants(house, monkeypatch):
    monkeypatch.setattr(leases, "_LOOK_EVERY", 0)
    opened = await Chouettes(house.store, house.people, house, house.table).open(
        HERE, ALICE, ChouetteSettings(), interaction_id=house.interaction()
    )
    number, one, alone = opened.record.chouette_id, claims_of(house, together=True), claims_of(house, together=False)
    shown, looked, claim = [], asyncio.Event(), house.store.claim_chouette

    async def show(name):
        async with one.showing(number):
            shown.append(name)

    async def seen(*args):
        done = await claim(*args)
        if done is None:
            looked.set()
        return done

    monkeypatch.setattr(house.store, "claim_chouette", seen)
    async with one.showing(number):
        waiting = asyncio.create_task(show("next"))
        await asyncio.wait_for(looked.wait(), 60)
        assert shown == []
        async with alone.showing(number), alone.showing(number):
            shown.append("alone")
    await asyncio.wait_for(waiting, 60)
    assert shown == ["alone", "next"]
    with pytest.raises(ValueError, match="no picture"):
        async with one.showing(number):
            raise ValueError("no picture")
    await asyncio.wait_for(show("again"), 60)


def test_all_processes_have_the_time_of_the_database_whatever_their_machines_say():
    seconds = 100.0
    clock = SharedClock(lambda: seconds)
    machine = datetime.now(UTC)
    assert abs(clock() - machine) < LONG
    seconds = 160.0
    assert abs(clock() - machine - timedelta(minutes=1)) < timedelta(seconds=30)
    clock.set(datetime(2030, 1, 1, tzinfo=UTC))
    assert clock() == datetime(2030, 1, 1, tzinfo=UTC)
    seconds = 161.5
    assert clock() == datetime(2030, 1, 1, 0, 0, 1, 500_000, tzinfo=UTC)
