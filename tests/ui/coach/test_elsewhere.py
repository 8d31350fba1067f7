"""Analyses made by processes of their own for bots on the same database."""

import asyncio
import os
import signal
import sys
from collections import Counter
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app.coach import Finished
from bot.app.studying import shares
from bot.app.studying.shares import Shares
from bot.engine.pool import EnginePool
from bot.store import Database
from tests.nightly import NIGHTLY
from tests.store.conftest import Game, open_postgresql
from tests.ui.coach.coached import remember
from tests.ui.coach.test_analyses import Study

ROOT = Path(__file__).parents[3]
BOTH = 2


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    for module in (shares, shares):
        monkeypatch.setattr(module, "LOOK_EVERY", 0.01)
    monkeypatch.setattr("bot.app.coach.LOOK_EVERY", 0.01)
    monkeypatch.setattr(shares, "EVERY", 0.01)


@pytest.fixture
def ahead(monkeypatch):
    """How far the clock of the database is set forward."""
    passed = [timedelta(0)]
    now = Database.database_now

    async def later(store):
        return await now(store) + passed[0]

    monkeypatch.setattr(Database, "database_now", later)
    return passed


async def is_begun(store):
    return await store.read(lambda connection: connection.execute("SELECT 1 FROM studies LIMIT 1").fetchone())


def few_turns(seed):
    """A match that White gives up soon."""
    game = Game(seed, 3)
    for _ in range(14):
        game.next()
    game.resign()
    return tuple(game.log)


class Processes:
    """A bot that makes no analyses, and others that do nothing else, each with a connection of its own."""

    def __init__(self, path):
        self._path = path
        self.kept = Counter()
        self._open = []

    async def study(self, worker, *, here):
        store = Database(self._path)
        store.shared = True
        await store.open()
        keep = store.keep_analysis

        async def keeping(digest, level, place, analysis):
            self.kept[worker, digest, place] += 1
            await keep(digest, level, place, analysis)

        store.keep_analysis = keeping
        pool = EnginePool(workers=1)
        remember(pool)
        study = Study(store, pool)
        study.coach.shares = Shares(store, worker, here=here)
        self._open.append(study)
        return study

    async def working(self, worker):
        study = await self.study(worker, here=True)
        return asyncio.create_task(shares.work(study.coach, study.coach.shares, at_once=1))

    async def close(self):
        for study in self._open:
            await study.coach.close()
            await study.pool.close()
            await study.store.close()

    def twice(self):
        """Decisions that were worked out more than once, by whomever."""
        made = Counter()
        for (_, digest, place), count in self.kept.items():
            made[digest, place] += count
        return [one for one, count in made.items() if count > 1]


@pytest.fixture
async def processes(tmp_path):
    processes = Processes(tmp_path / "matches.db")
    yield processes
    await processes.close()


async def test_two_processes_share_what_a_bot_is_asked_for_and_no_decision_is_made_twice(processes):
    bot = await processes.study("bot", here=False)
    matches = [await bot.match(few_turns(seed)) for seed in (4, 5)]
    for number, match in enumerate([*matches, matches[0]]):
        await bot.ask(100 + number, match)
    engines = [await processes.working(name) for name in ("one", "two")]
    await bot.until_told(3)
    assert all(isinstance(news, Finished) for news in bot.told.values())
    assert {worker for worker, *_ in processes.kept} == {"one", "two"}
    assert processes.twice() == []
    assert await bot.store.analysis_requests() == []
    for engine in engines:
        engine.cancel()
    await asyncio.gather(*engines, return_exceptions=True)


async def test_what_a_process_was_making_when_it_died_is_finished_by_another(processes, ahead, monkeypatch):
    bot = await processes.study("bot", here=False)
    match = await bot.match(few_turns(16))
    await bot.ask(100, match)
    first = await processes.working("one")
    async with asyncio.timeout(60):
        while len(processes.kept) < 5:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    monkeypatch.setattr(Shares, "leave", lambda _: asyncio.sleep(0))  # a killed process gives nothing back
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    done = len(processes.kept)
    second = await processes.working("two")
    for _ in range(20):
        await asyncio.sleep(0.01)
    assert {worker for worker, *_ in processes.kept} == {"one"}, "it may be alive"
    ahead[0] = shares.LASTS + timedelta(seconds=1)
    await bot.until_told(1)
    assert isinstance(bot.told[100], Finished)
    assert len(processes.kept) > done
    assert processes.twice() == []
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)


async def test_a_process_that_was_away_for_too_long_stops(processes, ahead):
    """Its share is another's by then: what both made is stored once, and only one goes on."""
    bot = await processes.study("bot", here=False)
    match = await bot.match(few_turns(4))
    await bot.ask(100, match)
    study = await processes.study("one", here=True)
    request = await study.coach.shares.next()
    now = await bot.store.database_now() + shares.LASTS + timedelta(seconds=1)
    assert await bot.store.hold_study(request.subject, "two", now, now + shares.LASTS)
    never = asyncio.Event()
    study.coach._news = lambda *_: never.wait()
    with pytest.raises(shares.Lost):
        await study.coach.make(request)


@pytest.mark.skipif(not NIGHTLY or sys.platform == "win32", reason="three real processes on PostgreSQL")
async def test_a_killed_engine_process(postgresql, tmp_path):
    """`python -m bot engine` twice, one of them killed while it works."""
    environment = {
        **os.environ,
        "BACKGAMMON_DATABASE_URL": postgresql,
        "BACKGAMMON_ENGINE_WORKERS": "1",
        "BACKGAMMON_ANALYSIS_PLIES": "1",
    }

    async def start():
        command = (sys.executable, "-m", "bot", "engine")
        return await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment)

    async with open_postgresql(postgresql) as store:
        pool = EnginePool(workers=1)
        bot = Study(store, pool)
        bot.coach.shares = Shares(store, "bot", here=False)
        matches = [await bot.match(few_turns(seed)) for seed in (4, 5)]
        for number, match in enumerate(matches):
            await bot.ask(100 + number, match)
        engines = [await start() for _ in range(BOTH)]
        try:
            async with asyncio.timeout(120):
                while not await is_begun(store):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            engines[0].send_signal(signal.SIGKILL)
            await bot.until_told(2)
            assert [type(news) for news in bot.told.values()] == [Finished] * 2, bot.told
            engines[1].terminate()
            assert await engines[1].wait() == 0
        finally:
            for engine in engines:
                if engine.returncode is None:
                    engine.kill()
                await engine.wait()
            await bot.coach.close()
            await pool.close()
