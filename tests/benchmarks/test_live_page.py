"""The live board's page in Chromium: `pytest tests/benchmarks/test_live_page.py --benchmark-only -s`.

Goals aren't asserted. Frames are those of the page by its own clock, with the processor slowed down four times. The
first board is that of the real bot, over loopback: from the navigation until the checkers lie there in their colors.
"""

import asyncio
import os
import statistics

import pytest

from tests.benchmarks.test_live import opened
from tests.browser.chromium import CHROMIUM, chromium
from tests.browser.live_hands import Hands
from tests.browser.live_stage import PLAYS
from tests.browser.live_stand_in import StandIn, hello, table, turn

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (Debian: apt-get install chromium)")

DRAGS, RUNS, SLOWER = 200, 3, 4
ROUNDS = 3
"""Cold and warm starts."""
STEPS, STEP = 12, 0.016
"""How far a hand gets between two events: of 12 parts, 60 of which fit into a second."""
NOTES = """window.gaps = []; window.noting = false; let last = 0;
 requestAnimationFrame(function tick(now) {
  if (noting && last) gaps.push(now - last);
  last = noting ? now : 0;
  requestAnimationFrame(tick); });"""
UNDO = "document.querySelector('.controls [aria-keyshortcuts=U]').click()"
LOOKS = """(function look() {
 const there = document.querySelectorAll('.board > .pieces :is(.white, .black)').length;
 const dressed = document.documentElement?.style.getPropertyValue('--white-picture');
 requestAnimationFrame(there >= 30 && dressed ? () => (window.first = performance.now()) : look); })()"""


async def dragged(open_window):
    """Milliseconds between frames while checkers are dragged, let down, and taken back."""
    bot = StandIn()
    bot.greeting = [hello(), table(), turn(plays=PLAYS)]
    async with bot.open() as address:
        hands = await Hands.open(open_window, address, moving=True)
        await hands.sees(8)
        (x, y), (to_x, to_y) = await hands.spot(8), await hands.spot(5)
        await hands.window.evaluate(NOTES)
        await hands.window.send("Emulation.setCPUThrottlingRate", rate=SLOWER)
        for _ in range(DRAGS):
            await hands.window.evaluate("noting = true")
            await hands.point("down", x, y)
            for part in range(1, STEPS + 1):
                moved = hands.point("move", x + (to_x - x) * part / STEPS, y + (to_y - y) * part / STEPS)
                await asyncio.gather(moved, asyncio.sleep(STEP))
            await hands.point("up", to_x, to_y)
            await asyncio.sleep(0.1)  # it comes to rest
            await hands.window.evaluate("noting = false")
            assert await hands.window.evaluate(f"(() => {{ {UNDO}; return true; }})()")
        gaps = await hands.window.evaluate("gaps")
        await hands.window.send("Page.close")
    return gaps


def test_frames(benchmark, tmp_path, capsys, goal):
    runs = []

    async def all_of_them():
        async with chromium(tmp_path / "profile") as open_window:
            runs.extend([await dragged(open_window) for _ in range(RUNS)])

    benchmark.pedantic(lambda: asyncio.run(all_of_them()), rounds=1)
    slowest = [statistics.quantiles(gaps, n=100)[98] for gaps in runs]
    goal(f"{DRAGS} drags at a quarter of the speed: frames, p99, best of {RUNS} runs", min(slowest), 32, "ms")
    with capsys.disabled():
        for gaps, p99 in zip(runs, slowest, strict=True):
            print(
                f"\n{len(gaps)} frames: median {statistics.median(gaps):.1f}, p99 {p99:.1f}, most {max(gaps):.1f} ms",
                end="",
            )
        print(f"; load {os.getloadavg()[0]:.1f}")


async def first_boards(path):
    """Milliseconds until the first board is there: in browsers that never saw the page, and in the same once more."""
    async with opened(path / "live.db") as (tables, door):
        await tables.open(1)
        board, person = tables.boards[0], tables.players[0][0]
        found = []
        for number in range(ROUNDS):
            async with chromium(path / f"profile{number}") as open_window:
                for _ in ("cold", "warm"):
                    window = await open_window("about:blank", width=390, height=844)
                    await window.send("Page.addScriptToEvaluateOnNewDocument", source=LOOKS)
                    await window.send("Page.navigate", url=f"{door.url}/live/#c={await door.code(person, board)}")
                    found.append(await window.until("window.first"))
                    await window.send("Page.close")
        return found[::2], found[1::2]


def test_first_board(benchmark, tmp_path, capsys, goal):
    results = []
    benchmark.pedantic(lambda: results.append(asyncio.run(first_boards(tmp_path))), rounds=1)
    cold, warm = results[0]
    goal("the first board in a browser that never saw the page, median", statistics.median(cold), 1000, "ms")
    goal("the first board in one that did, median", statistics.median(warm), 400, "ms")
    with capsys.disabled():
        told = [", ".join(f"{one:.0f}" for one in each) for each in (cold, warm)]
        print(f"\nfirst board: cold {told[0]} ms; warm {told[1]} ms; load {os.getloadavg()[0]:.1f}")
