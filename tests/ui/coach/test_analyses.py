"""Studies in the background with real workers and a real database: killed, cancelled, asked for twice, resumed."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from bot.app.coach import MOST_WAITING, Coach, Finished
from bot.app.dice import FairDice
from bot.app.logged import Logs, Viewer
from bot.engine.analyst import PoolAnalyst
from bot.engine.pool import EnginePool
from bot.errors import CoachError, CoachReason
from bot.records.analyses import Progress
from bot.records.matches import AnalysisRequest, NewMatch
from bot.records.people import Person, Place
from bot.rules.formats.event_log import from_json
from bot.rules.match import commands as cmd
from bot.rules.match.machine import fold
from bot.rules.transcript import from_mat, to_mat
from bot.store import Database
from tests.inside import pids_of
from tests.nightly import NIGHTLY
from tests.store.conftest import Game, Sample
from tests.ui.coach.coached import Counted, remember, short_log

HERE = Place(5, 6)
SEVEN_POINTS = from_json((Path(__file__).parent / "seven_points.json").read_bytes()).events
"""A match between two levels of the computer."""


class Study:
    """A coach with its store and its engine, and what those who wait were told."""

    def __init__(self, store, pool):
        self.store, self.pool = store, pool
        self.logs = Logs(store, FairDice(store))
        self.told = {}
        self.reached = asyncio.Event()
        self.reach = None
        self.open()

    def open(self):
        self.coach = Coach(self.store, self.logs, PoolAnalyst(self.pool, 1))

    async def tell(self, request, news):
        if isinstance(news, Progress):
            if self.reach is not None and news.done >= self.reach:
                self.reached.set()
        else:
            self.told[request.user_id] = news

    async def analyzed(self, logged, analysis):
        pass

    async def match(self, log):
        players = (Person(1, "Alice"), Person(2, "Bob"))
        at = Sample.now
        record = await self.store.create_match(
            NewMatch(HERE, players), log[:2], fold(log[:2]), actor_id=1, interaction_id=None, at=at
        )
        await self.store.append(record, log[2:], fold(log), actor_id=1, interaction_id=None, at=at)
        return str(record.match_id)

    def request(self, user_id, match, game=None):
        return AnalysisRequest(0, user_id, match, game, HERE, 9, "token", False, "en", Sample.now)

    async def ask(self, user_id, match, game=None):
        return await self.coach.ask(self.request(user_id, match, game), self)

    async def until_told(self, count):
        async with asyncio.timeout(120):
            while len(self.told) < count:  # noqa: ASYNC110 - each test waits for another number of people
                await asyncio.sleep(0.02)

    async def logged(self, match):
        return await self.logs.load(match, Viewer(1, HERE))


@pytest.fixture
async def analysis(request, tmp_path):
    store = Database(tmp_path / "matches.db")
    await store.open()
    pool = EnginePool(workers=2)
    if "engine_processes" not in request.fixturenames:
        remember(pool)
    analysis = Study(store, pool)
    yield analysis
    await analysis.coach.close()
    await analysis.pool.close()
    await store.close()


@pytest.mark.skipif(not NIGHTLY, reason="many analyses: make nightly")
@pytest.mark.slow
@pytest.mark.usefixtures("engine_processes")
async def test_many_analyses_outlive_the_death_of_every_worker(analysis):
    """Fifty different matches of a few turns each; all workers are killed again meanwhile."""
    many, killings = MOST_WAITING, 5
    matches = [await analysis.match(resigned(seed)) for seed in range(many)]
    for number, match in enumerate(matches):
        await analysis.ask(100 + number, match)
    killed = 0
    for told in range(0, many, many // killings):
        await analysis.until_told(told + 1)  # so that a quick machine loses its workers as often as a slow one
        for pid in pids_of(analysis.pool):
            os.kill(pid, signal.SIGKILL)
            killed += 1
    await analysis.until_told(many)
    assert killed >= killings
    assert all(isinstance(news, Finished) for news in analysis.told.values())
    assert all(news.analysis.decisions for news in analysis.told.values())
    assert await analysis.store.analysis_requests() == []


def resigned(seed):
    """A match of a few turns, played at random, that White gives up."""
    game = Game(seed, 3)
    for _ in range(5):
        game.next()
    game.do(cmd.ResignMatch(game.state.waiting_for))
    return tuple(game.log)


async def test_two_who_ask_for_the_same_wait_for_the_same(analysis):
    match = await analysis.match(short_log())
    counted = Counted(analysis.pool)
    await analysis.ask(1, match)
    await analysis.ask(2, match)
    await analysis.until_told(2)
    first, second = analysis.told[1], analysis.told[2]
    assert isinstance(first, Finished)
    assert first.analysis == second.analysis
    assert counted.asked == len(first.analysis.decisions)
    assert await analysis.store.analysis_requests() == []


async def test_asked_twice_by_the_same_person_the_newer_message_counts(analysis):
    match = await analysis.match(short_log())
    first, none, _ = await analysis.ask(1, match)
    _, replaced, _ = await analysis.ask(1, match)
    assert none is None
    assert replaced == first
    await analysis.until_told(1)
    assert len(analysis.told) == 1


async def test_one_at_a_time_a_person(analysis):
    one, other = await analysis.match(short_log()), await analysis.match(short_log(5))
    await analysis.ask(1, one)
    with pytest.raises(CoachError) as refused:
        await analysis.ask(1, other)
    assert (refused.value.reason, refused.value.match) == (CoachReason.ONE_AT_A_TIME, one)


async def test_no_more_than_so_many_wait(analysis):
    match = await analysis.match(short_log())
    analysis.coach.room = asyncio.Semaphore(0)  # nobody is served
    for number in range(MOST_WAITING):
        await analysis.ask(100 + number, str(1000 + number))
    with pytest.raises(CoachError) as refused:
        await analysis.ask(1, match)
    assert refused.value.reason is CoachReason.BUSY


async def test_cancelled_nothing_more_is_studied_and_what_was_is_kept(analysis):
    match = await analysis.match(short_log())
    analysis.reach = 5
    await analysis.ask(1, match)
    await analysis.reached.wait()
    assert (await analysis.coach.cancel(1)).match == match
    counted = Counted(analysis.pool)
    assert await analysis.coach.cancel(1) is None
    assert await analysis.coach.ready(await analysis.logged(match), None) is None
    await asyncio.sleep(0.2)
    assert counted.asked == 0
    assert analysis.told == {}
    await analysis.ask(1, match)
    await analysis.until_told(1)
    assert counted.asked <= len(analysis.told[1].analysis.decisions) - 5


async def test_cancelled_by_one_of_two_it_goes_on_for_the_other(analysis):
    match = await analysis.match(short_log())
    await analysis.ask(1, match)
    await analysis.ask(2, match)
    await analysis.coach.cancel(1)
    await analysis.until_told(1)
    assert set(analysis.told) == {2}


async def test_stopped_in_the_middle_it_goes_on_in_the_next_process(analysis):
    match = await analysis.match(short_log())
    analysis.reach = 7
    await analysis.ask(1, match)
    await analysis.reached.wait()
    await analysis.coach.close()
    counted = Counted(analysis.pool)
    analysis.open()
    await analysis.coach.resume(analysis)
    await analysis.coach.resume(analysis)
    await analysis.until_told(1)
    assert counted.asked <= len(analysis.told[1].analysis.decisions) - 7
    assert await analysis.coach.ready(await analysis.logged(match), None) == analysis.told[1].analysis


async def test_a_match_from_a_file_is_known(analysis):
    """The same match, exported and read again, has the same games."""
    log = short_log()
    match = await analysis.match(log)
    again = await analysis.match(tuple(from_mat(to_mat(log, ("Alice", "Bob"))).events))
    await analysis.ask(1, match)
    await analysis.until_told(1)
    known = await analysis.coach.ready(await analysis.logged(again), None)
    assert known is not None
    assert known.sides == analysis.told[1].analysis.sides


@pytest.mark.slow
@pytest.mark.skipif(not NIGHTLY, reason="half a minute of the engine: make nightly")
async def test_a_match_to_seven_points_beside_gnu_backgammon(analysis):
    """What GNU Backgammon 1.07 says about the same match at its 2-ply, exported as .mat.

    Errors of 0.0251 and 0.0312 per decision, "casual player" and "beginner", luck of -2.0 each; the six worst below.
    """
    analysis.coach = Coach(analysis.store, analysis.logs, PoolAnalyst(analysis.pool, 2))
    match = await analysis.match(SEVEN_POINTS)
    await analysis.ask(1, match)
    await analysis.until_told(1)
    found = analysis.told[1].analysis
    white, black = found.sides
    assert white.error == pytest.approx(0.0251, abs=0.004)
    assert black.error == pytest.approx(0.0312, abs=0.004)
    assert (white.choices, black.choices) == (pytest.approx(156, abs=5), pytest.approx(126, abs=5))
    assert (white.luck, black.luck) == (pytest.approx(-2.0, abs=0.6), pytest.approx(-2.0, abs=0.6))
    marked = {one.played for one in found.blunders}
    assert marked >= {"bar/20 5/4", "24/23 7/5*", "21/15 3/2*", "20/15(2) 13/8(2)", "13/11 5/1 3/1"}
    assert [game.game for game in found.games] == [1, 2, 3, 4, 5]
