"""The computer player under load: `pytest tests/benchmarks/test_engine.py --benchmark-only -s`.

Twenty people play the top level at once. Each answers after as long as people take, two to six seconds, so the engine
has four to six decisions a second to make. Meanwhile other people's turns (legal plays, decision, picture) are timed
on the event loop, and beside them the same turns without the engine. Goals: the 99th percentile of a decision, waiting
included, under two seconds; the other turns a ratio, and the loop's lag. They are printed, not asserted.
"""

import asyncio
import statistics
import time
from random import Random

from bot.engine.pool import EnginePool
from bot.engine.requests import ChooseAction
from bot.render.board.picture import BoardScene, render_board
from bot.rules.dice import LiveDice
from bot.rules.match import commands as cmd
from bot.rules.match.machine import decide, evolve, fold, start
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules

TABLES = 20
SECONDS = 24
THINKING = (2.0, 6.0)
GOAL = 2.0


class Table:
    """A match of the top level against somebody who plays the first legal play that comes to mind."""

    def __init__(self, seed):
        self.random = Random(seed)
        self.dice = LiveDice(self.random.randrange)
        self.begin()

    def begin(self):
        self.state = fold(start(cmd.StartMatch("backgammon", 7, Rules()), self.dice))

    def do(self, command):
        for event in decide(self.state, command, self.dice):
            self.state = evolve(self.state, event)
        if self.state.is_over:
            self.begin()

    def human(self):
        """What the person does: a play, a roll, a take."""
        side = self.state.waiting_for
        if plays := plays_now(self.state):
            self.do(cmd.MakePlay(side, self.random.choice(plays).notation))
        elif self.state.phase == "double_offered":
            self.do(cmd.Take(side))
        elif self.state.phase == "resignation_offered":
            self.do(cmd.AcceptResignation(side))
        else:
            self.do(cmd.RollDice(side))


async def play(table, pool, until, seconds):
    """One table: White is a person, Black the computer, whose decisions are timed from asking to answer."""
    await asyncio.sleep(table.random.uniform(0, THINKING[1]))
    while time.perf_counter() < until:
        if table.state.waiting_for == 0:
            await asyncio.sleep(table.random.uniform(*THINKING) / 2)
            table.human()
            continue
        began = time.perf_counter()
        chosen = await pool.ask(ChooseAction(table.state, "world_class", table.random.randrange(2**32)))
        seconds.append(time.perf_counter() - began)
        table.do(chosen.command)


async def others(until, turns, lags):
    """Other people's turns on the same loop, and how late the loop wakes up between them."""
    table = Table(99)
    while time.perf_counter() < until:
        began = time.perf_counter()
        await asyncio.sleep(0.02)
        lags.append(time.perf_counter() - began - 0.02)
        began = time.perf_counter()
        table.human()
        render_board(BoardScene(position=table.state.position))
        turns.append(time.perf_counter() - began)


def at(values, share):
    """The value that so large a share of all stays below."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def measure():
    alone, alone_lags = [], []
    await others(time.perf_counter() + SECONDS / 3, alone, alone_lags)
    pool = EnginePool(workers=2)
    try:
        seconds, turns, lags = [], [], []
        until = time.perf_counter() + SECONDS
        await asyncio.gather(
            others(until, turns, lags), *[play(Table(seed), pool, until, seconds) for seed in range(TABLES)]
        )
    finally:
        await pool.close()
    return alone, alone_lags, seconds, turns, lags


def test_top_level_with_twenty_matches(benchmark, goal):
    """Measured once: what is of interest is the spread within."""
    alone, alone_lags, seconds, turns, lags = benchmark.pedantic(lambda: asyncio.run(measure()), rounds=1)
    ratio = statistics.median(turns) / statistics.median(alone)
    goal("a decision of a computer with twenty matches, 99th percentile", at(seconds, 0.99), GOAL, "s")
    goal("lag of a bare loop while computers think, 99th percentile", 1e3 * at(lags, 0.99), 2, "ms")
    print()
    print(f"decisions {len(seconds)}: median {at(seconds, 0.5):.3f} s")
    print(f"other turns: {1e3 * at(turns, 0.5):.2f} ms beside {1e3 * at(alone, 0.5):.2f} alone, ratio {ratio:.2f};")
    print(f"  p99 {1e3 * at(turns, 0.99):.2f} beside {1e3 * at(alone, 0.99):.2f}")
    print(f"lag of the loop without them: p99 {1e3 * at(alone_lags, 0.99):.2f} ms")
    assert len(seconds) > TABLES
