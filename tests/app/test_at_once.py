"""Many things at once: some of them at a time, in their order, and what fails keeps nothing from the others."""

import asyncio

import pytest

from bot.app.acting import each


async def looked_for(subjects):
    for subject in subjects:
        await asyncio.sleep(0)
        yield subject


class Work:
    """Each takes a moment; who is under way is known, and how many there were at most."""

    def __init__(self):
        self.begun, self.done, self.most = [], [], 0

    async def __call__(self, subject):
        self.begun.append(subject)
        self.most = max(self.most, len(self.begun) - len(self.done))
        for _ in range(5):
            await asyncio.sleep(0)
        self.done.append(subject)
        if subject == "bad":
            raise ValueError(subject)


@pytest.mark.parametrize("found", [range, lambda count: looked_for(range(count))])
async def test_some_at_once_in_their_order(found):
    work = Work()
    await each(found(10), work, at_once=3)
    assert work.begun == list(range(10))
    assert (sorted(work.done), work.most) == (work.begun, 3)


async def test_a_failure_is_raised_when_the_others_are_done():
    work = Work()
    with pytest.raises(ValueError, match="bad"):
        await each([1, "bad", 2, 3], work, at_once=2)
    assert sorted(map(str, work.done)) == ["1", "2", "3", "bad"]


async def test_what_has_begun_is_done_though_no_more_can_be_found():
    async def found():
        yield 1
        raise LookupError

    work = Work()
    with pytest.raises(LookupError):
        await each(found(), work)
    assert work.done == [1]


async def test_a_stop_stops_what_is_under_way():
    stopped = []

    async def waits(subject):
        try:
            await asyncio.Event().wait()
        finally:
            stopped.append(subject)

    task = asyncio.create_task(each([1, 2, 3], waits, at_once=2))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert stopped == [1, 2]
