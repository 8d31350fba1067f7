"""A database that is kept from others: as long as it can be, and nothing is done in it once it can't."""

import asyncio
from contextlib import contextmanager

import pytest

from bot.app.cluster import leases
from bot.app.cluster.leases import DatabaseLock
from bot.errors import InfrastructureError, StorageUnavailable


class Kept:
    """What keeps a database; each look at it finds the next of some errors, and at the end none."""

    def __init__(self, *errors):
        self.errors, self.looks, self.is_open, self.seen = list(errors), 0, False, asyncio.Event()
        self.loop = asyncio.get_running_loop()

    @contextmanager
    def __call__(self):
        self.is_open = True
        yield self.look
        self.is_open = False

    def look(self):
        self.looks += 1
        if self.errors:
            raise self.errors.pop(0)
        self.loop.call_soon_threadsafe(self.seen.set)


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    monkeypatch.setattr(leases, "EVERY", 0.001)


async def test_it_is_looked_after_again_when_the_server_was_away_or_something_went_wrong():
    kept = Kept(StorageUnavailable("away"), ValueError("nobody knows"))
    lock = DatabaseLock(kept)
    await lock.begin()
    async with lock.lasting():
        await asyncio.wait_for(kept.seen.wait(), 60)
    assert kept.looks >= 3
    assert kept.is_open
    lock.end()
    assert not kept.is_open
    kept.seen.clear()
    await lock.begin()
    async with lock.lasting():
        await asyncio.wait_for(kept.seen.wait(), 60)
    lock.end()


async def test_once_others_have_it_what_is_done_in_it_is_broken_off():
    lock = DatabaseLock(Kept(InfrastructureError("others")))
    await lock.begin()
    with pytest.raises(InfrastructureError, match="others"):
        async with lock.lasting():
            await asyncio.wait_for(asyncio.Event().wait(), 60)
    assert not asyncio.current_task().cancelling()


async def test_whoever_breaks_it_off_themselves_is_told_of_nothing_else():
    lock = DatabaseLock()
    await lock.begin()

    async def live():
        async with lock.lasting():
            await asyncio.wait_for(asyncio.Event().wait(), 60)

    life = asyncio.create_task(live())
    await asyncio.sleep(0)
    life.cancel()
    with pytest.raises(asyncio.CancelledError):
        await life
