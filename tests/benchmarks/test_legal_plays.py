"""How long the rules take for one turn. Run with `pytest tests/benchmarks --benchmark-only -s`."""

from random import Random
from statistics import median, quantiles
from time import perf_counter_ns

import pytest

from bot.rules.notation import parse_play
from bot.rules.plays import legal_plays
from bot.rules.position import Position

TURNS = 5_000
GOALS = {"legal_plays": (20, 150)}
"""Median and 99th percentile in microseconds."""


@pytest.fixture(scope="module")
def turns():
    """Positions and rolls of random games, bar, bear-off and doublets as they come."""
    dice, position, found = Random(1), Position.start(), []
    for _ in range(TURNS):
        roll = (dice.randint(1, 6), dice.randint(1, 6))
        plays = legal_plays(position, roll)
        found.append((position, roll, plays))
        after = dice.choice(plays).after if plays else position
        position = Position.start() if after.is_won else after.swapped()
    return found


def report(name, nanoseconds):
    middle, late = median(nanoseconds) / 1_000, quantiles(nanoseconds, n=100)[98] / 1_000
    goal = "goal {:g} and {:g}".format(*GOALS[name]) if name in GOALS else "no goal"
    print(f"\n{name}: median {middle:.1f} us, p99 {late:.1f} us ({goal})")


def timed(function, arguments):
    taken = []
    for given in arguments:
        begun = perf_counter_ns()
        function(*given)
        taken.append(perf_counter_ns() - begun)
    return taken


def test_legal_plays(benchmark, turns):
    """All plays of a roll, their notation not asked for."""
    arguments = [(position, roll) for position, roll, _ in turns]
    report("legal_plays", benchmark.pedantic(timed, (legal_plays, arguments), rounds=3, warmup_rounds=1))


def test_notation(benchmark, turns):
    """The texts of all plays of a roll, as a list of choices needs them."""
    arguments = [(plays,) for _, _, plays in turns]

    def texts(plays):
        return [play.notation for play in plays]

    report("notation of all plays", benchmark.pedantic(timed, (texts, arguments), rounds=3, warmup_rounds=1))


def test_parse_play(benchmark, turns):
    """Reading one play, its legality included."""
    random = Random(2)
    arguments = [(random.choice(plays).notation, position, roll) for position, roll, plays in turns if plays]
    report("parse_play", benchmark.pedantic(timed, (parse_play, arguments), rounds=1, warmup_rounds=0))
