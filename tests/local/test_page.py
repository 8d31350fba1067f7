"""The local page: it serves, keeps matches between starts, and stops cleanly."""

import asyncio
import contextlib
import re
import signal
import socket
import sys
import time
from pathlib import Path

import aiohttp
import pytest
import simcord

from bot.local import live, page, stage
from bot.rules.dice import ScriptedDice
from bot.rules.match.state import Phase
from bot.ui.board.boards import Boards
from bot.ui.chouette.acting import ChouetteComputerDesk
from tests.nightly import NIGHTLY
from tests.ports import free_port
from tests.ui.table import posts_in, text_of

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def port():
    return free_port()


@contextlib.asynccontextmanager
async def serving(tmp_path, port):
    """`python -m bot play` in a process of its own; yields it and its first screen."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--no-browser"),
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "BACKGAMMON_PLAY_PORT": str(port), "PATH": "/usr/bin:/bin"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        async with asyncio.timeout(120):
            screen = (await process.stdout.readuntil(b"stops.")).decode()
        yield process, screen
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def stopped(process):
    process.send_signal(signal.SIGINT)
    async with asyncio.timeout(20):
        rest = await process.stdout.read()
        return await process.wait(), rest.decode()


@pytest.mark.slow
@pytest.mark.long
async def test_it_serves_says_what_to_do_and_stops_cleanly(tmp_path, port):
    async with serving(tmp_path, port) as (process, screen):
        address = re.search(r"http://127\.0\.0\.1:\d+/#\S+", screen)[0]
        assert "Play the computer" in screen
        assert "Traceback" not in screen
        assert "warning" not in screen
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            assert answer.status == 200
            assert "<html" in await answer.text()
        code, rest = await stopped(process)
        assert code == 0
        assert "Traceback" not in rest
    assert (tmp_path / "data" / "backgammon.db").exists()


@pytest.mark.skipif(not NIGHTLY, reason="another local page: make nightly")
async def test_a_port_in_use_is_said_with_the_way_out(tmp_path, port):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "play", "--no-browser"),
            cwd=tmp_path,
            env={"PYTHONPATH": str(ROOT), "BACKGAMMON_PLAY_PORT": str(port), "PATH": "/usr/bin:/bin"},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        async with asyncio.timeout(120):
            said, _ = await process.communicate()
    assert process.returncode == 1
    assert "BACKGAMMON_PLAY_PORT" in said.decode()
    assert "Traceback" not in said.decode()


async def test_matches_are_shown_again_and_ids_do_not_repeat(make_bot):
    """Two starts on one file: the same people and channel, the board posted anew, and no interaction id repeated."""
    used, people_of_starts = set(), []
    for start in range(2):
        bot = make_bot()
        dice = ScriptedDice([(3, 1), (6, 5)] if not start else [(6, 5)])
        for table in (bot.app.matches, bot.app.challenges):
            table.dice, table.fair = dice, None
        simulation = simcord.run(bot, check_errors=False)
        env = simulation._env
        channel, people = page.furnish(env)
        page.catch_up_with_the_present(env)
        people_of_starts.append([channel.id, *(person.id for person in people)])
        async with simulation:
            if not start:
                challenge = await people[0].slash(channel, "challenge", opponent=people[1], length=3)
                await people[1].click(challenge.response, label="Accept")
            await page.show_matches(bot, env, channel)
            board = channel.last_message
            assert board.id not in used
            used.add(board.id)
            await bot.get(Boards).live.note()
            record = await bot.store.match(1)
            assert (record.board.message_id, record.board.seq) == (board.id, record.state.seq)
            if not start:
                await people[0].slash(channel, "move", play="8/5 6/5")
            else:
                answer = await people[1].slash(channel, "roll")
                assert not answer.response.ephemeral
        await bot.store.close()
    assert people_of_starts[0] == people_of_starts[1]


async def test_the_clock_follows_without_catching_up_tick_by_tick(make_bot):
    bot = make_bot()
    simulation = simcord.run(bot, check_errors=False)
    page.furnish(simulation._env)
    page.catch_up_with_the_present(simulation._env)
    async with simulation as env:
        await env.advance_time(21)
        assert 2 <= bot.housekeeping.current_loop <= 4


async def test_the_people_of_the_page_have_played_before(make_bot):
    """One match is over, rated, with its card; in the other there are dice on the board. Every roll can be checked."""
    seeds = stage.Seeds()
    bot = make_bot(seeds=seeds)
    simulation = simcord.run(bot, check_errors=False)
    channel, people = page.furnish(simulation._env)
    page.catch_up_with_the_present(simulation._env, stage.LASTS)
    present = time.time()
    async with simulation as env:
        await stage.set_the_stage(bot, env, channel, people, stage.before_the_page().match, seeds=seeds)
        over, going_on = [await bot.store.match(number) for number in (1, 2)]
        assert over.state.phase is Phase.OVER
        assert going_on.state.phase is Phase.TO_PLAY
        for record in (over, going_on):
            assert (await bot.app.dice.report(record)).is_right
        texts = [text_of(message) for message in posts_in(env, channel)]
        assert any("Result of match 1" in text and "1500" in text for text in texts)
        assert "rolled" in texts[-1]
        assert abs(env.now().timestamp() - present) < 60

        await stage.open_chouette(channel, people, stage.before_the_page().chouette)
        lobby = channel.last_message
        await people[1].click(lobby, label="Join")
        await people[0].click(lobby, label="Start")
        assert "**Game 1** · ⚪ Box" in text_of(posts_in(env, channel)[-1])
        await bot.get(ChouetteComputerDesk).tasks.close()

        await page.welcome(bot, env, channel, people)
        post, words = channel.last_message, text_of(posts_in(env, channel)[-1])
        answer = (await people[0].click(post, label="Play the computer")).response
        assert "1-point match" in text_of(answer)
        assert "challenges" in text_of((await people[0].click(post, label="Challenge Bob")).response)
        watched = (await people[1].click(post, label="Watch")).response
        assert watched.ephemeral
        assert "Dave" in text_of(watched)
        for command, options, said in (
            ("vote", {"length": 1, "time": "20s"}, "Computer"),
            ("league create", {"name": "Club"}, "Club"),
        ):
            assert f"</{command}:" in words
            assert said in text_of((await people[0].slash(channel, command, **options)).response)


def test_what_is_changed_on_the_page_is_there():
    """Another simcord may say it differently: then the tools would stand open again, and this says so."""
    plain = (Path(simcord.__file__).parent / "preview" / "static" / "index.html").read_text()
    assert [before for before, _ in live.CHANGES if before not in plain] == []
