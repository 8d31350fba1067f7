"""The bot as a process of its own: what it says of its health, and how it stops."""

import asyncio
import re
import resource
import signal
import sys
import time
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.config import Settings
from bot.engine.pool import engine_installed
from bot.service.health import trouble_of
from tests import forkserver
from tests.discord_server.fixtures import discord_server  # noqa: F401
from tests.loopback.boards import begin, go_on
from tests.nightly import NIGHTLY, every

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")

ROOT = Path(__file__).parents[2]
STOPS_WITHIN = 5.0 if NIGHTLY else 30.0
"""Seconds; by day the machine has other things to do, and what the bot would wait for takes a minute and more."""


async def eventually(condition, within):
    """Wait until something holds that nobody tells of; `condition` may be a coroutine function."""
    ends = time.monotonic() + within
    while time.monotonic() < ends:
        held = condition()
        if await held if asyncio.iscoroutine(held) else held:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"not within {within} s")


def workers_of(pid):
    """The processes that a process has started, with the environment of each."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {child: Path(f"/proc/{child}/environ").read_bytes() for child in children}


def lives(pid):
    return Path(f"/proc/{pid}").exists()


class Process:
    """`python -m bot` in an empty directory, against the loopback server."""

    def __init__(self, server, directory, **settings):
        self._log = directory / "log"
        self.environment = {
            **{name: value for name, value in server.environment.items() if not name.startswith("BACKGAMMON_")},
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": server.token,
            "BACKGAMMON_UPLOAD_EMOJI": "false",
            "BACKGAMMON_DRAW_APART": "false",
            **settings,
        }
        self._directory = directory
        self._health = directory / Settings.model_fields["health_file"].default

    async def run(self, *command, log=None, anew=False):
        with (self._log if log is None else log).open("ab") as output:
            return await forkserver.start(*command, cwd=self._directory, env=self.environment, output=output, anew=anew)

    async def start(self, *command, anew=False):
        self._process = await self.run(*command or ("tests.discord_server.child", "bot"), anew=anew)

    @property
    def pid(self):
        return self._process.pid

    @property
    def log(self):
        return self._log.read_text()

    async def says(self, text, within=60):
        """Wait until it has logged a text."""
        async with asyncio.timeout(within):
            while text not in self.log:
                assert self._process.returncode is None, self.log
                await asyncio.sleep(0.05)

    async def health(self):
        """The exit code of `python -m bot health`, and what it says."""
        output = self._directory / "said"
        output.unlink(missing_ok=True)
        code = await (await self.run("bot", "health", log=output)).wait()
        return code, output.read_text().strip()

    async def says_of_itself(self, text):
        """Does `python -m bot health` say so? It is asked once the file that it reads does: it is a process."""
        return text in trouble_of(self._health) and text in (await self.health())[1]

    async def is_well(self):
        return not trouble_of(self._health) and await self.health() == (0, "")

    async def stop(self):
        """Ask it to stop: it does soon, without a failure and without complaining."""
        said = len(self.log)
        began = time.monotonic()
        self._process.terminate()
        code = await asyncio.wait_for(self._process.wait(), 4 * STOPS_WITHIN)
        assert time.monotonic() - began < STOPS_WITHIN
        assert code == 0, self.log
        assert "Traceback" not in self.log[said:]

    async def end(self):
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


@asynccontextmanager
async def started(server, directory, *command, anew=False, **settings):
    process = Process(server, directory, **settings)
    await process.start(*command, anew=anew)
    try:
        yield process
    finally:
        await process.end()


def is_ready_to_stop(pid):
    """Does it do something of its own when it is asked to stop? It does so before anything else."""
    said = re.search(r"^SigCgt:\s*(\w+)", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    return int(said[1], 16) >> signal.SIGTERM - 1 & 1


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
@pytest.mark.parametrize("seconds", [0, 0.2])
async def test_it_stops_just_after_the_start(discord_server, tmp_path, seconds):  # noqa: F811
    """It is still importing what it needs."""
    async with started(discord_server, tmp_path, "bot", anew=True) as process:
        await eventually(lambda: is_ready_to_stop(process.pid), 40)
        await asyncio.sleep(seconds)
        await process.stop()


async def test_it_stops_while_it_logs_in(discord_server, tmp_path):  # noqa: F811
    slow = discord_server.slow("GET", "/users/@me", 60)
    async with started(discord_server, tmp_path) as process:
        await eventually(lambda: slow.hits, 40)
        await process.stop()


async def test_it_stops_while_it_connects(discord_server, tmp_path, monkeypatch):  # noqa: F811
    connecting = asyncio.Event()

    async def silent(_):
        connecting.set()
        await asyncio.sleep(60)

    monkeypatch.setattr(discord_server.gateway, "serve", silent)
    async with started(discord_server, tmp_path) as process:
        await asyncio.wait_for(connecting.wait(), 40)
        await process.stop()


@pytest.mark.parametrize("path", every(["/users/@me", "/applications/*/commands"], daily=["/applications/*/commands"]))
async def test_it_stops_while_it_is_rate_limited(discord_server, tmp_path, path):  # noqa: F811
    limited = discord_server.fail("*", path, 429, retry_after=60, times=None)
    async with started(discord_server, tmp_path) as process:
        await discord_server.until(lambda: bool(limited.hits), within=60)
        await asyncio.sleep(0.2)
        await process.stop()


async def test_it_waits_for_discord_at_the_start(discord_server, tmp_path):  # noqa: F811
    async with started(discord_server, tmp_path) as process:
        async with discord_server.refusing():
            await process.says("Discord cannot be reached")
            assert (await process.health())[0] == 1
        await discord_server.connected(within=60)
        await process.says("ready")
        await process.stop()


async def test_it_waits_while_it_is_shut_out_at_the_start(discord_server, tmp_path):  # noqa: F811
    """If it ended, whatever starts it again would have it ask at once, and it would never be let in."""
    shut_out = discord_server.fail("GET", "/users/@me", 429, times=2)
    shut_out.error.headers.pop("Via")  # the answer comes from what stands before Discord
    async with started(discord_server, tmp_path) as process:
        await process.says("Discord cannot be reached")
        await discord_server.connected(within=60)
        await process.says("ready")
        await process.stop()


async def test_it_stops_while_it_waits_for_discord_at_the_start(discord_server, tmp_path):  # noqa: F811
    async with discord_server.refusing(), started(discord_server, tmp_path) as process:
        await process.says("Discord cannot be reached")
        await process.stop()


async def test_it_stops_while_it_waits_for_another_attempt(discord_server, tmp_path):  # noqa: F811
    async with started(discord_server, tmp_path) as process:
        await process.says("ready")
        async with discord_server.refusing():
            await process.says("Attempting a reconnect")
            await asyncio.sleep(2)
            await process.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="limits another process")
async def test_it_stops_with_a_full_disk(discord_server, tmp_path):  # noqa: F811
    guild = discord_server.add_guild("Club")
    # One person posts six new things in a channel at most, and how many fit on this disk differs with SQLite's version.
    channels = [guild.add_text_channel(f"backgammon-{number}") for number in range(40)]
    alice = discord_server.add_user("alice")
    async with started(discord_server, tmp_path) as process:
        await process.says("ready")
        # No file grows beyond what a new database needs.
        full = max(file.stat().st_size for file in tmp_path.rglob("*") if file.is_file())
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (full, full))
        for number in range(200):
            # Somebody new each time: a challenge that was held without its message waits for its answer.
            bob = discord_server.add_user(f"bob-{number}")
            answer = await alice.slash(channels[number // 5], "challenge", opponent=bob, length=1)
            if not answer.ephemeral:
                answer = await bob.click(answer, "Decline")
            if "can't reach my records" in answer.text:
                break
            # Where the last page held the challenge, but not the number of its message.
            assert not answer.ephemeral or "some of what you did was saved" in answer.text
        assert "can't reach my records" in answer.text
        # It looks at itself now and then: before that it says what it found last.
        await eventually(lambda: process.says_of_itself("the last write failed"), 60)
        await process.stop()


@pytest.mark.skipif(not engine_installed() or sys.platform != "linux", reason="needs the engine and /proc")
async def test_it_stops_in_the_middle_of_an_analysis(discord_server, tmp_path):  # noqa: F811
    channel = discord_server.add_guild("Club").add_text_channel("backgammon")
    players = [discord_server.add_user(name) for name in ("alice", "bob")]
    more = {"BACKGAMMON_ANALYSIS_PLIES": "4", "BACKGAMMON_DRAW_APART": "true"}
    async with started(discord_server, tmp_path, **more) as process:
        await process.says("ready")
        board = await begin(channel, *players, length=1)
        for _ in range(6):
            board = await go_on(players, board, Random(1), double=0)
        await players[0].slash(channel, "resign", what="match", sure=True)
        before = len(workers_of(process.pid))
        await players[0].slash(channel, "analyze", match=str(board.match_id))
        await eventually(lambda: len(workers_of(process.pid)) > before, 60)
        await asyncio.sleep(1)
        workers = workers_of(process.pid)
        for said in workers.values():
            assert b"DISCORD_TOKEN" not in said
            assert discord_server.token.encode() not in said
        await process.stop()
        assert not any(map(lives, workers))


@pytest.mark.slow
@pytest.mark.long
async def test_an_outage_is_noticed_and_ends_soon(discord_server, tmp_path):  # noqa: F811
    """With the times that people wait: Discord refuses for 150 seconds, by day until that is noticed."""
    async with started(discord_server, tmp_path) as process:
        await process.says("ready")
        await eventually(process.is_well, 60)
        async with discord_server.refusing():
            began = time.monotonic()
            await eventually(lambda: process.says_of_itself("no connection to Discord"), 90)
            noticed = time.monotonic() - began
            assert noticed > 55
            await asyncio.sleep(150 - noticed if NIGHTLY else 0)
        began = time.monotonic()
        await discord_server.connected(within=60)
        print(f"noticed after {noticed:.0f} s, back after {time.monotonic() - began:.0f} s")
        await eventually(process.is_well, 60)
        await process.stop()


@pytest.mark.long
async def test_a_second_process_on_the_same_database_stops(discord_server, tmp_path):  # noqa: F811
    output = tmp_path / "said"
    async with started(discord_server, tmp_path, anew=True) as process:
        await process.says("ready")
        for command in (["bot"], ["bot", "play", "--no-browser"], ["bot", "migrate"], ["bot", "recompute-ratings"]):
            output.unlink(missing_ok=True)
            assert await (await process.run(*command, log=output)).wait() == 1, command
            assert "backgammon.db is in use by another process" in output.read_text()
        assert await (await process.run("bot", "backup", "copy.db", log=output)).wait() == 0, output.read_text()
        await eventually(process.is_well, 60)
        await process.stop()
        assert await (await process.run("bot", "migrate", log=output)).wait() == 0
        assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
