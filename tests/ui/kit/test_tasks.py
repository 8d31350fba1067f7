"""One task for each subject: woken again, failing, left behind, stopped."""

import asyncio

import pytest
import structlog

from bot.errors import StorageUnavailable
from bot.ui.kit.tasks import Tasks


class Work:
    """Two steps for each subject, as long as nobody holds it up."""

    def __init__(self, waiting=()):
        self.done, self.open, self.failure = [], asyncio.Event(), None
        self.open.set()
        self.tasks = Tasks("work", self.step, self.found)
        self.waiting = waiting

    async def step(self, number):
        await self.open.wait()
        if self.failure is not None:
            raise self.failure
        self.done.append(number)
        return self.done.count(number) % 2 == 1

    async def found(self):
        return self.waiting

    async def rest(self):
        for _ in range(1000):
            if not self.tasks._running:
                return self.done
            await asyncio.sleep(0)
        raise AssertionError("it does not end")


async def test_a_subject_that_is_woken_meanwhile_is_seen_to_again_and_others_do_not_wait():
    work = Work()
    work.open.clear()
    for number in (1, 1, 1, 2):
        work.tasks.wake(number)
    await asyncio.sleep(0)
    work.open.set()
    assert sorted(await work.rest()) == [1, 1, 1, 1, 2, 2]


@pytest.mark.parametrize(("failure", "level"), [(StorageUnavailable("gone"), "warning"), (KeyError("?"), "error")])
async def test_a_failure_is_logged_and_housekeeping_tries_again(failure, level):
    work = Work(waiting=[7])
    work.failure = failure
    with structlog.testing.capture_logs() as logs:
        work.tasks.wake(7)
        await work.rest()
    assert [(one["log_level"], one["number"]) for one in logs] == [(level, 7)]
    work.failure = None
    await work.tasks.keep()
    assert await work.rest() == [7, 7]


async def test_housekeeping_leaves_alone_what_is_seen_to():
    work = Work(waiting=[7])
    work.open.clear()
    work.tasks.wake(7)
    await work.tasks.keep()
    work.open.set()
    assert await work.rest() == [7, 7]


async def test_what_is_stopped_does_nothing_more():
    work = Work(waiting=[7])
    work.open.clear()
    for _ in range(2):
        work.tasks.wake(7)
    await asyncio.sleep(0)
    await work.tasks.close()
    work.open.set()
    work.tasks.wake(8)
    await work.tasks.keep()
    assert await work.rest() == []
