"""The computer and the engine's processes when everything ends at once; with the real engine and the real page."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from bot.engine.pool import EnginePool
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from bot.ui.computer.desk import ComputerDesk
from tests.engine.test_pool import OPENING, is_alive
from tests.inside import pids_of
from tests.nightly import NIGHTLY
from tests.ui.computer.computer_table import act, until_computer
from tests.ui.table import last_post, text_of

ROOT = Path(__file__).parents[3]

PAGE = """
import asyncio, sys
from bot.local import page
from tests.engine.test_pool import LONG
from tests.inside import pids_of

welcome = page.welcome

async def busy(bot, *others):
    await welcome(bot, *others)

    async def ask():
        while True:
            answer = asyncio.ensure_future(bot.engine.ask(LONG))
            answer.add_done_callback(lambda one: one.cancelled() or one.exception())
            while not pids_of(bot.engine):
                await asyncio.sleep(0.01)
            print("asked", *pids_of(bot.engine), file=sys.stderr, flush=True)
            await answer

    bot.asking = asyncio.create_task(ask())
    bot.asking.add_done_callback(lambda one: one.cancelled() or one.exception())

page.welcome = busy
from bot.__main__ import main
sys.exit(main(["play", "--no-browser"]))
"""
"""The local page with an engine that always has something to do."""

KILLED = """
import asyncio, os, signal, sys
from bot.engine.pool import EnginePool
from tests.engine.test_pool import LONG
from tests.inside import pids_of

async def main():
    pool = EnginePool(workers=1)
    asyncio.ensure_future(pool.ask(LONG))
    while not pids_of(pool):
        await asyncio.sleep(0.01)
    print(pids_of(pool)[0], flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""
"""A bot that is killed while a worker works for it."""


def gone(pid, seconds=30):
    """Does a process end by itself within `seconds`?"""
    until = time.monotonic() + seconds
    while is_alive(pid) and time.monotonic() < until:
        time.sleep(0.05)
    return not is_alive(pid)


def started(program, tmp_path, **environment):
    return subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "BACKGAMMON_DATABASE_URL": f"sqlite:///{tmp_path}/page.db", **environment},
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.skipif(not NIGHTLY, reason="another local page: make nightly")
async def test_control_c_in_the_page_leaves_no_worker_and_no_traceback(tmp_path):
    page = started(PAGE, tmp_path, BACKGAMMON_PLAY_PORT="0")
    try:
        pids = [int(pid) for pid in (await asyncio.to_thread(page.stderr.readline)).split()[1:]]
        # A terminal does this: it interrupts everything in the foreground, even workers that are still starting.
        os.killpg(page.pid, signal.SIGINT)
        _, told = await asyncio.to_thread(page.communicate, timeout=30)
    finally:
        page.kill()
    assert pids
    assert page.returncode == 0
    assert not any(map(is_alive, pids))
    assert "Traceback" not in told


async def test_a_worker_whose_bot_was_killed_ends_in_silence(tmp_path):
    bot = started(KILLED, tmp_path)
    try:
        pid = int(await asyncio.to_thread(bot.stdout.readline))
        bot.kill()
        assert await asyncio.to_thread(gone, pid)
        told = await asyncio.to_thread(bot.stderr.read)
    finally:
        bot.kill()
        bot.wait()
        bot.stdout.close()
        bot.stderr.close()
    assert told == ""


@pytest.mark.usefixtures("engine_processes")
async def test_a_worker_is_not_interrupted_with_the_terminal():
    pool = EnginePool(workers=1)
    await pool.ask(OPENING)
    assert os.getpgid(pids_of(pool)[0]) != os.getpgid(0)
    await pool.close()


async def test_the_computer_does_not_begin_a_turn_while_the_bot_stops(table):
    state = await until_computer(table)
    desk = table.bot.get(ComputerDesk)
    await desk.tasks.close()
    del desk.tasks.wake  # the class's own again
    desk.wake(await table.bot.store.match(1))
    assert not desk.tasks._running, "the network is stopping too: the simple player would act in its place"
    await table.env.settle()
    assert await table.state() == state


async def test_where_the_network_does_not_answer_the_board_says_who_has_decided(table):
    await until_computer(table, level="world_class")
    table.bot.app.computers.patience = 60.0
    turn = await table.bot.app.computers.take_turn(1)
    await table.bot.get(Boards).announce(turn)
    assert "our own simple player" not in text_of(last_post(table))
    state = await table.state()
    while state.waiting_for is Side.WHITE:
        table.board = last_post(table)
        await act(table, state, Random(1))
        state = await table.state()
    await table.bot.engine.close()
    turn = await table.bot.app.computers.take_turn(1)
    await table.bot.get(Boards).announce(turn)
    assert "didn't answer in time, so our own simple player decided" in text_of(last_post(table))
