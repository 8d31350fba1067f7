"""The live board over real sockets: `pytest tests/benchmarks/test_live.py --benchmark-only -s`; goals aren't asserted.

The bot runs in a process of its own; the pages, which read nothing but what they wait for, and Discord are in this one.
"""

import asyncio
import json
import os
import secrets
import signal
import statistics
import time
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import aiohttp

from tests.benchmarks.test_turn import lag_noted, milliseconds, running
from tests.cluster.workers import cpu_seconds
from tests.ports import free_port
from tests.ui.live.window import Window, path_of

WATCHERS, TURNS = 500, 40
BOARDS, ACTS = 100, 6
COMPARED = 150
"""Acts at pages, and as many turns by taps."""
AT_ONCE = 20
"""People who sign in at the same time."""
LINK = "Live board"


@asynccontextmanager
async def opened(path, lag=None):
    """A bot with its live board at a free port, and what pages need to come to it."""
    port = free_port()
    os.environ |= {"BACKGAMMON_LIVE_URL": "https://live.example", "BACKGAMMON_LIVE_PORT": str(port)}
    try:
        async with (
            running(path, lag, recording=False) as tables,
            aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session,
        ):
            yield tables, Door(session, f"http://127.0.0.1:{port}")
    finally:
        del os.environ["BACKGAMMON_LIVE_URL"], os.environ["BACKGAMMON_LIVE_PORT"]


class Door:
    """Leads people to the live board, as the button under a board does."""

    def __init__(self, session, url):
        self.session, self.url = session, url
        self._signing_in = asyncio.Semaphore(AT_ONCE)

    @staticmethod
    async def code(person, board):
        """The code of the private link that the button under a board gives."""
        answer = await person.click(board.message, LINK)
        [link] = [one["url"] for one in answer.message.walk() if "url" in one]
        return link.partition("#c=")[2]

    async def open(self, person, board, page):
        """What `page` makes of a person's socket that has just been opened for a board."""
        async with self._signing_in:
            code = await self.code(person, board)
            async with self.session.post(f"{self.url}/live/session", json={"code": code}) as found:
                token = (await found.json())["token"]
            opened = await self.session.ws_connect(f"{self.url}/live/socket", max_msg_size=0)
            await opened.send_str(json.dumps({"t": "session", "token": token, "match": board.match_id}))
            return await page(opened, token)


class Watcher:
    """Sees a match, and knows no more than up to where, and since when."""

    def __init__(self, opened):
        self._socket, self.seq, self.at = opened, -1, 0.0
        self._news = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self):
        async for message in self._socket:
            # Parsing 500 tables here would take longer than sending them there.
            if message.data.startswith('{"t":"table"'):
                self.seq = int(message.data.partition('"seq":')[2].partition(",")[0])
                self.at = time.perf_counter()
                self._news.set()

    async def sees(self, seq):
        """Wait until a table with that much is there; returns when it came."""
        async with asyncio.timeout(20):
            while self.seq < seq:
                self._news.clear()
                await self._news.wait()
        return self.at


async def watched(path, lag):
    """Seconds until the last of all watchers had a turn's table; MB of the bot before and with them; CPU of a turn."""
    async with opened(path, lag) as (tables, door):
        await tables.open(1)
        for _ in range(10):
            await tables.turn(0)
        board = tables.boards[0]
        people = [tables.server.add_user(f"watcher{number}") for number in range(WATCHERS + 20)]

        async def page(opened, _):
            watcher = Watcher(opened)
            await watcher.sees(0)
            return watcher

        # The first ones load what is loaded once.
        watchers = await asyncio.gather(*(door.open(one, board, page) for one in people[:20]))
        before = memory(tables.pid)
        watchers += await asyncio.gather(*(door.open(one, board, page) for one in people[20:]))
        await asyncio.sleep(1)
        grown, seconds = memory(tables.pid) - before, []
        os.kill(tables.pid, signal.SIGUSR2)
        used = cpu_seconds(tables.pid)
        for _ in range(TURNS):
            await tables.prepare(0)
            began = time.perf_counter()
            await tables.turn(0)
            seconds.append(max(await asyncio.gather(*(one.sees(tables.boards[0].seq) for one in watchers))) - began)
        return seconds, grown / WATCHERS, (cpu_seconds(tables.pid) - used) / TURNS


def memory(pid):
    """KB of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def test_watchers(benchmark, tmp_path, capsys, goal):
    lag, results = tmp_path / "lag.json", []
    benchmark.pedantic(lambda: results.append(asyncio.run(watched(tmp_path / "live.db", lag))), rounds=1)
    seconds, each, used = results[0]
    goal(
        f"{WATCHERS} watchers of a live match: until the last has a turn, median",
        1e3 * statistics.median(seconds),
        250,
        "ms",
    )
    goal("a socket of the live board", each, 40, "KB")
    with capsys.disabled():
        print(f"\n{WATCHERS} watchers: {1e3 * used:.0f} ms of CPU a turn")
        print(f"  until the last has it: {milliseconds(seconds)}")
        lag_noted(lag, f"{WATCHERS} watch", goal, 5)


async def step(windows, rnd):
    """Whoever is asked at one of two pages does what they may; returns the seconds until both have the table."""
    async with asyncio.timeout(20):
        while True:
            for window in windows:
                table, turn = window.last("table"), window.last("turn")
                if turn is None or turn["seq"] != table["seq"] or not table["to_act"]["you"]:
                    continue
                if turn["plays"] is not None:
                    do, arg = "play", path_of(turn, lambda steps: rnd.randrange(len(steps)))
                else:
                    may = next(one for one in turn["may"] if one["do"] != "double" and not one.get("rare"))
                    do, arg = may["do"], may.get("arg")
                began = time.perf_counter()
                await window.send(
                    t="act", match=table["match"], seq=table["seq"], id=secrets.token_hex(16), do=do, arg=arg, sure=True
                )
                await asyncio.gather(*(one.after(table["seq"]) for one in windows))
                return time.perf_counter() - began
            await asyncio.sleep(0.001)


async def played(path):
    """What went wrong while 100 boards were played at once; then the seconds of acts, and of turns by taps."""
    async with opened(path) as (tables, door):
        await tables.open(BOARDS + 10)
        rnd, pages = Random(1), []

        async def page(opened, token):
            window = Window(opened, token)
            await window.get("table")
            return window

        async def pair(number):
            board, people = tables.boards[10 + number], tables.players[10 + number]
            pages.append([await door.open(person, board, page) for person in people])

        await asyncio.gather(*(pair(number) for number in range(BOARDS)))

        async def several(windows):
            for _ in range(ACTS):
                await step(windows, rnd)

        began = time.perf_counter()
        failed = [one for one in await asyncio.gather(*map(several, pages), return_exceptions=True) if one is not None]
        rate = BOARDS * ACTS / (time.perf_counter() - began)
        windows = [window for pair in pages for window in pair]
        wrong = [one for window in windows for one in window.frames if one["t"] in ("refused", "gone")]
        wrong += failed + [window for window in windows if window.close_code is not None]
        acts, taps = [], []
        for number in range(COMPARED):
            acts.append(await step(pages[number % BOARDS], rnd))
            taps.append(await tables.turn(number % 10))
        for window in windows:
            await window.close()
        return wrong, rate, acts, taps


def test_boards(benchmark, tmp_path, capsys, goal):
    results = []
    benchmark.pedantic(lambda: results.append(asyncio.run(played(tmp_path / "live.db"))), rounds=1)
    wrong, rate, acts, taps = results[0]
    goal(f"{BOARDS} live boards at once: what went wrong", len(wrong), 0, "")
    ratio = statistics.median(acts) / statistics.median(taps)
    goal("an act at the live board until both pages have it, against a turn by taps", ratio, 1)
    with capsys.disabled():
        print(f"\n{BOARDS} live boards at once: {rate:.0f} acts a second; {wrong[:2]}")
        print(f"  an act until both pages have it: {milliseconds(acts)}; a turn by taps {milliseconds(taps)}")
