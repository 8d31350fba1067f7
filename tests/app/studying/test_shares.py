"""What a process was making is left to others when it stops, or when they have taken it over."""

import asyncio
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

from bot.app.studying import shares
from bot.app.studying import shares as module
from bot.app.studying.shares import Lost, Shares
from bot.errors import StorageUnavailable


class Shared(SimpleNamespace):
    """A database that several processes share, which notes who leaves."""

    shared = True

    async def leave_studies(self, worker):
        self.left.append(worker)
        if self.is_down:
            raise StorageUnavailable("gone")


async def test_it_leaves_what_it_was_making_and_a_database_that_is_down_is_no_obstacle():
    for is_down in (False, True):
        store = Shared(left=[], is_down=is_down)
        await Shares(store, "one").leave()
        assert store.left == ["one"]


async def test_alone_with_its_database_it_makes_everything():
    store = Shared(left=[], is_down=False)
    store.shared = False
    shares = Shares(store, "one")
    await shares.leave()
    assert store.left == []
    assert await shares.take(("1", None))


async def now():
    return datetime(2026, 5, 1, tzinfo=UTC)


async def test_a_database_that_is_down_for_a_moment_costs_no_analysis_but_another_maker_does(monkeypatch):
    monkeypatch.setattr(module, "EVERY", 0)
    answers, held = [StorageUnavailable("gone"), True, False], []

    async def hold(*_):
        held.append(answers[len(held)])
        if isinstance(held[-1], Exception):
            raise held[-1]
        return held[-1]

    async def make():
        async with Shares(Shared(hold_study=hold, database_now=now), "one").making(("1", None)):
            for _ in range(100):
                await asyncio.sleep(0)

    with pytest.raises(Lost):
        await make()
    assert held == answers


async def test_an_analysis_is_held_on_to_now_and_then_and_let_go_at_its_end():
    told = []

    async def noted(*what):
        told.append(what)

    async with Shares(Shared(hold_study=noted, end_study=noted, database_now=noted), "one").making(("1", None)):
        for _ in range(10):
            await asyncio.sleep(0)
        assert told == []  # its time isn't up yet
    assert told == [(), (("1", None), None)]


async def test_an_analysis_that_is_broken_off_is_held_on_to_no_longer_and_is_not_lost_to_others(monkeypatch):
    monkeypatch.setattr(module, "EVERY", 0)
    held = []

    async def hold(*_):
        held.append(None)
        return True

    async def make():
        async with Shares(Shared(hold_study=hold, database_now=now), "one").making(("1", None)):
            await asyncio.Event().wait()

    making = asyncio.create_task(make())
    for _ in range(10):
        await asyncio.sleep(0)
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    before = len(held)
    for _ in range(10):
        await asyncio.sleep(0)
    assert len(held) == before > 0


async def test_so_many_are_made_at_once_and_what_was_begun_is_left_when_it_stops(monkeypatch):
    """One that cannot be made holds up no other, and where there is nothing to do it looks again."""
    monkeypatch.setattr(shares, "LOOK_EVERY", 0)
    waiting, begun, left = list("abcdef"), [], []
    full = asyncio.Event()

    class Maker:
        async def make(self, request):
            begun.append(request.match)
            if request.match == "a":
                raise StorageUnavailable("gone")
            if request.match == "b":
                raise Lost
            if len(begun) == 4:
                full.set()
            await asyncio.Event().wait()

    class Shares:
        async def next(self):
            return SimpleNamespace(match=waiting.pop(0), game=None) if waiting else None

        async def leave(self):
            left.append(sorted(begun))

    working = asyncio.create_task(shares.work(Maker(), Shares(), at_once=2))
    await asyncio.wait_for(full.wait(), 60)
    for _ in range(10):
        await asyncio.sleep(0)
    assert (sorted(begun), waiting, left) == (list("abcd"), list("ef"), [])
    working.cancel()
    with pytest.raises(asyncio.CancelledError):
        await working
    assert left == [list("abcd")]
