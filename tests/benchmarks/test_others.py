"""A tap in a chouette beside one in a match, and how late the loop is while computers think, in the whole bot."""

import asyncio
import statistics
import time

from bot.rules.sides import Side
from tests.benchmarks.test_turn import lag_noted, milliseconds, running
from tests.chaos.chouettes import Chouette
from tests.chaos.matches import Pair
from tests.chaos.players import is_public, playing, tapped

TAPS, WARM = 200, 20
"""Taps of each kind, and those before anything is timed."""
COMPUTERS, SECONDS = 8, 30


class TimedChouette(Chouette):
    """Three people at a board, with what each roll and play took until everyone saw it."""

    def __init__(self, *given):
        super().__init__(*given)
        self.seconds = []

    async def said(self, interaction):
        began = time.perf_counter()
        answer = await super().said(interaction)
        if is_public(answer) and tapped(answer) in ("ch_roll", "ch_play", "ch_play_it"):
            self.seconds.append(time.perf_counter() - began)
        return answer


async def beside_a_match(path):
    """Rolls and plays in a chouette and in a match, by turns in one bot."""
    async with running(path, recording=False) as tables:
        await tables.open(1)
        people, match = TimedChouette(tables.server, tables.server.add_guild()), []
        while len(match) < TAPS:
            while len(people.seconds) <= len(match):
                await people.step()
            match.append(await tables.turn(0))
    return people.seconds[WARM:], match[WARM:]


def test_chouette(benchmark, tmp_path, capsys, goal):
    results = []
    benchmark.pedantic(lambda: results.append(asyncio.run(beside_a_match(tmp_path / "chouette.db"))), rounds=1)
    chouette, match = results[0]
    goal("a chouette's post, against a match's", statistics.median(chouette) / statistics.median(match), 1.2)
    with capsys.disabled():
        print(f"\na chouette's post: {milliseconds(chouette)}; a match's: {milliseconds(match)}")


class AgainstComputer(Pair):
    """Somebody who plays against the computer."""

    async def step(self):
        board = next(iter(self.boards()), None)
        if board is None or board.waiting_for is Side.WHITE:
            await super().step()
        await asyncio.sleep(0.5)  # people take their time, and the computer its own

    async def _begin(self):
        computer = self.server.world.bot
        await self.said(self.people[0].slash(self.channel, "challenge", opponent=computer, level="world class"))


async def beside_computers(path, lag):
    """Play turns one after another while computers think elsewhere."""
    async with running(path, lag, recording=False) as tables:
        await tables.open(5)
        guild = tables.server.add_guild()
        async with playing([AgainstComputer(tables.server, guild, number) for number in range(COMPUTERS)]):
            ends = time.monotonic() + SECONDS
            while time.monotonic() < ends:
                for number in range(5):
                    await tables.turn(number)


def test_lag_while_computers_think(benchmark, tmp_path, capsys, goal):
    lag = tmp_path / "lag.json"
    benchmark.pedantic(lambda: asyncio.run(beside_computers(tmp_path / "lag.db", lag)), rounds=1)
    with capsys.disabled():
        lag_noted(lag, "computers think", goal)
