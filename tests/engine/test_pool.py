"""The pool with real processes: killed, stopped, too slow, not installed, and at the end."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.engine.pool import EnginePool
from bot.engine.requests import AnalyzePosition, ChooseAction
from bot.errors import EngineUnavailable
from bot.rules.dice import Roll
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.workers import process
from bot.workers.worker import packed
from tests.engine.matches import level_match, state_at, states_of
from tests.inside import pids_of
from tests.nightly import NIGHTLY

ROOT = Path(__file__).parents[2]
START = {24: 2, 13: 5, 8: 3, 6: 5}
OPENING = AnalyzePosition(state_at(START, START, roll=Roll(3, 1)), 2)
LONG = AnalyzePosition(state_at({20: 2, 13: 5, 8: 3, 6: 5}, {22: 2, 13: 5, 8: 4, 6: 4}, roll=Roll(2, 2)), 3)


@pytest.fixture
async def pool():
    pool = EnginePool(workers=2)
    yield pool
    await pool.close()


def is_alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_nothing_is_started_before_it_is_needed(pool):
    assert pids_of(pool) == ()
    analysis = await pool.ask(OPENING)
    assert analysis.plays[0].play == "8/5 6/5"
    assert len(pids_of(pool)) == 1


@pytest.mark.skipif(not NIGHTLY, reason="half a minute of the engine: make nightly")
async def test_killing_every_worker_during_many_requests_loses_none(pool):
    """Fifty, by day thirty."""
    states = [state for state in states_of(level_match(11, 3)) if plays_now(state)]
    states = (states * 2)[: 50 if NIGHTLY else 30]
    requests = [AnalyzePosition(state, 3 if number % 4 == 1 else 2) for number, state in enumerate(states)]
    asked = [asyncio.create_task(pool.ask(one, urgent=number % 2 == 0)) for number, one in enumerate(requests)]
    killed = set()
    for answered in (5, 20):
        # By then both processes have loaded the network and are in the middle of something.
        while sum(one.done() for one in asked) < answered:  # noqa: ASYNC110 - how many are waited for differs
            await asyncio.sleep(0.01)
        for pid in pids_of(pool):
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
    assert not all(one.done() for one in asked)
    answers = await asyncio.gather(*asked)
    assert len(killed) >= 3
    for request, answer in zip(requests, answers, strict=True):
        assert answer.plays[0].play in {play.notation for play in plays_now(request.state)}


async def test_workers_killed_while_they_work(pool):
    """Both processes die with a request in hand; both requests are answered by others."""
    await asyncio.gather(pool.ask(OPENING), pool.ask(OPENING, urgent=False))
    before = set(pids_of(pool))
    asked = [asyncio.create_task(pool.ask(LONG)) for _ in range(len(before))]
    await asyncio.sleep(0)
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    answers = await asyncio.gather(*asked)
    assert all(answer.plays for answer in answers)
    assert not before & set(pids_of(pool))


async def test_a_worker_that_hangs_is_replaced(pool):
    await pool.ask(OPENING)
    (stopped,) = pids_of(pool)
    os.kill(stopped, signal.SIGSTOP)
    began = time.perf_counter()
    patience = 10  # the next process has to load its network in that time too, on a busy machine as well
    analysis = await pool.ask(OPENING, timeout=patience)
    assert analysis.plays[0].play == "8/5 6/5"
    assert time.perf_counter() - began >= patience
    assert stopped not in pids_of(pool)
    assert not is_alive(stopped)


async def test_what_always_takes_too_long_is_given_up(pool):
    with pytest.raises(EngineUnavailable):
        await pool.ask(LONG, timeout=0.001)
    assert (await pool.ask(OPENING)).plays


async def test_what_cannot_be_asked_is_said_plainly(pool):
    with pytest.raises(ValueError, match="does not know"):
        await pool.ask(AnalyzePosition(state_at(START, START, variant="makhbusa", rules=Rules(pinned_start=True))))
    with pytest.raises(ValueError, match="no level"):
        await pool.ask(ChooseAction(OPENING.state, "godlike", 1))
    assert (await pool.ask(OPENING)).plays


async def test_urgent_requests_do_not_wait_for_the_others(pool):
    await asyncio.gather(pool.ask(OPENING), pool.ask(OPENING))
    answered = []

    async def ask(name, *, urgent):
        await pool.ask(OPENING, urgent=urgent)
        answered.append(name)

    background = [asyncio.create_task(ask("background", urgent=False)) for _ in range(20)]
    await asyncio.sleep(0)
    await asyncio.gather(*[ask("urgent", urgent=True) for _ in range(3)])
    assert answered.count("background") < 10
    await asyncio.gather(*background)


async def test_background_work_leaves_a_worker_free(pool):
    asked = [asyncio.create_task(pool.ask(OPENING, urgent=False)) for _ in range(10)]
    while not all(one.done() for one in asked):
        assert len(pids_of(pool)) <= 1
        await asyncio.sleep(0.01)


async def test_one_worker_serves_both_kinds():
    pool = EnginePool(workers=1)
    asked = [asyncio.create_task(pool.ask(OPENING, urgent=number == 9)) for number in range(10)]
    done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    assert asked[9] in done
    await asyncio.gather(*asked)
    await pool.close()


async def test_what_is_cancelled_is_not_begun():
    pool = EnginePool(workers=1)
    await pool.ask(OPENING)
    began = time.perf_counter()
    await pool.ask(LONG)
    one_takes = time.perf_counter() - began
    asked = [asyncio.create_task(pool.ask(LONG)) for _ in range(200)]
    await asyncio.sleep(0)
    for one in asked:
        one.cancel()
    began = time.perf_counter()
    await pool.ask(OPENING)
    assert time.perf_counter() - began < 20 * one_takes
    await asyncio.gather(*asked, return_exceptions=True)
    await pool.close()


async def test_idle_processes_end_and_come_back():
    pool = EnginePool(workers=1, idle=0.2)
    await pool.ask(OPENING)
    (pid,) = pids_of(pool)
    for _ in range(1200):
        await asyncio.sleep(0.05)
        if not pids_of(pool):
            break
    assert pids_of(pool) == ()
    assert not is_alive(pid)
    assert (await pool.ask(OPENING)).plays
    await pool.close()


async def test_closing_leaves_nothing_behind():
    pool = EnginePool(workers=2)
    await asyncio.gather(pool.ask(OPENING), pool.ask(OPENING))
    pids = pids_of(pool)
    asked = [asyncio.create_task(pool.ask(LONG)) for _ in range(5)]
    await asyncio.sleep(0)
    await pool.close()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert {type(answer) for answer in answers} == {EngineUnavailable}
    assert not any(is_alive(pid) for pid in pids)
    with pytest.raises(EngineUnavailable):
        await pool.ask(OPENING)


async def test_closing_while_processes_start():
    pool = EnginePool(workers=2)
    asked = asyncio.create_task(pool.ask(OPENING))
    await asyncio.sleep(0)
    await pool.close()
    with pytest.raises(EngineUnavailable):
        await asked
    assert pids_of(pool) == ()


async def test_the_loop_goes_on_meanwhile(pool):
    """The longest wait of a coroutine that only wants to go on, while both workers are busy."""
    await asyncio.gather(pool.ask(OPENING), pool.ask(OPENING))
    asked = [asyncio.create_task(pool.ask(LONG)) for _ in range(4)]
    waits = []
    while not all(one.done() for one in asked):
        began = time.perf_counter()
        await asyncio.sleep(0.001)
        waits.append(time.perf_counter() - began)
    waits.sort()
    assert waits[len(waits) // 2] < 0.05


def test_a_worker_gets_no_token_and_no_password(monkeypatch):
    tokens = ("DISCORD_TOKEN", "BACKGAMMON_DISCORD_TOKEN", "discord_token")
    for name in (*tokens, "BACKGAMMON_DATABASE_URL", "PGPASSWORD", "BACKGAMMON_SENTRY_DSN"):
        monkeypatch.setenv(name, "secret")
    monkeypatch.setenv("LANG", "C.UTF-8")
    given = process._environment()
    assert "secret" not in given.values()
    assert given["LANG"] == "C.UTF-8"


WITHOUT = """
import asyncio, sys
sys.modules["bgsage"] = None
from bot.engine.pool import EnginePool, engine_installed
from bot.engine.requests import AnalyzePosition
from bot.errors import EngineMissing
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.match.state import MatchState

async def main():
    pool = EnginePool()
    assert not engine_installed()
    try:
        await pool.ask(AnalyzePosition(MatchState("backgammon", Rules(), 5, Position.start())))
    except EngineMissing:
        print("missing", *pool._processes)
    await pool.close()

asyncio.run(main())
"""


def test_without_the_engine_the_pool_says_so():
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", WITHOUT], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout == "missing\n", done.stderr


def test_the_bot_loads_no_network():
    code = "import sys, bot.engine.pool, bot.engine.analyst; print('bgsage' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False False\n"


async def test_an_answer_to_something_else_loses_no_request(pool):
    """The worker that gave it is ended and not heard any more, and what it was asked is asked again."""
    await pool.ask(OPENING)
    [process] = pool._processes
    asked = asyncio.ensure_future(pool.ask(OPENING, timeout=120))
    await asyncio.sleep(0)
    assert process in pool._busy
    process.pipe_data_received(1, packed((0, None, "something else")))
    process.pipe_data_received(1, packed((pool._busy[process].job.number, None, "too late")))
    assert (await asked).plays[0].play == "8/5 6/5"
    assert process not in pool._processes
