"""What a process does when others, or the database, come and go."""

import asyncio
from contextlib import nullcontext
from datetime import UTC, datetime

import pytest

from bot.app.cluster import leases
from bot.app.cluster.leases import DatabaseLock, Leases
from bot.errors import InfrastructureError, StorageUnavailable


class Told:
    """A store of leases that gives, at each renewal, what it was told to."""

    def __init__(self, *answers):
        self._answers = list(answers)
        self.mine = ""

    async def renew_leases(self, *_):
        answer = self._answers.pop(0) if self._answers else self.mine
        if isinstance(answer, Exception):
            raise answer
        self.mine = answer
        return datetime.now(UTC)

    async def leave_leases(self, *_):
        pass


@pytest.mark.parametrize(
    ("answers", "looks"),
    [
        (["0011", "0111"], True),
        (["0011", "0110"], True),
        (["0011", StorageUnavailable("gone"), "0011"], True),
        (["0011", KeyError("of ours"), "0011"], True),
        (["0011", "0001"], False),
    ],
    ids=["more", "others", "the database was away", "a mistake", "less"],
)
async def test_what_may_have_been_left_undone_is_looked_at_at_once(monkeypatch, answers, looks):
    monkeypatch.setattr(leases, "EVERY", 0.01)
    store, looked = Told(*answers), asyncio.Event()
    mine = Leases(store, lambda _: None)

    async def look():
        mine.take_gained()
        looked.set()

    await mine.begin(look)
    mine.take_gained()
    async with asyncio.timeout(60):
        while store._answers:  # noqa: ASYNC110 - what it asks for
            await asyncio.sleep(0.01)
    await asyncio.sleep(0)
    await mine.end()
    assert looked.is_set() is looks


async def test_a_bot_ends_when_another_has_its_database(monkeypatch):
    monkeypatch.setattr("bot.app.cluster.leases.EVERY", 0.01)
    answers = iter(
        [None, StorageUnavailable("gone"), KeyError("of ours"), None, InfrastructureError("in use by another bot")]
    )

    def keep():
        answer = next(answers)
        if answer is not None:
            raise answer

    hold = DatabaseLock(lambda: nullcontext(keep))
    await hold.begin()
    with pytest.raises(InfrastructureError, match="in use by another bot"):
        async with hold.lasting():
            await asyncio.sleep(20)
    assert next(answers, "all asked") == "all asked"
