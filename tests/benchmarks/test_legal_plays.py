"""How long the rules take for one turn. Run with `pytest tests/benchmarks --benchmark-only -s`."""

from random import Random
from statistics import median, quantiles
from time import thread_time_ns

import pytest

from bot.rules.generator import moves_of_die
from bot.rules.notation import parse_play
from bot.rules.plays import legal_plays
from bot.rules.position import Position

TURNS = 5_000
PLAIN = (26, 1840)
"""Microseconds, median and 99th percentile, of `plainly` on the machine for which the goals were set."""
GOALS = (20, 150)


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
    middle, late = spread(nanoseconds)
    print(f"\n{name}: median {middle:.1f} us, p99 {late:.1f} us")


def spread(nanoseconds):
    """Median and 99th percentile in microseconds."""
    return median(nanoseconds) / 1_000, quantiles(nanoseconds, n=100)[98] / 1_000


def plainly(position, roll):
    """As one writes it at first: every order of the dice, a checker at a time; equal positions are found at the end."""
    first, second = roll
    orders = [(first,) * 4] if first == second else [(first, second), (second, first)]
    enemy, found = position.theirs[25::-1], []

    def search(mine, dice, path):
        moves = moves_of_die(mine, enemy, dice[0]) if dice else []
        if not moves:
            found.append((len(path), tuple(mine), path))
        for source, target in moves:
            after = mine.copy()
            after[source] -= 1
            after[target] += 1
            search(after, dice[1:], (*path, (source, target)))

    for dice in orders:
        search(list(position.mine), dice, ())
    longest = max(found)[0]
    return {after: path for length, after, path in found if length == longest}


def timed(function, arguments):
    taken = []
    for given in arguments:
        begun = thread_time_ns()
        function(*given)
        taken.append(thread_time_ns() - begun)
    return taken


def test_legal_plays(benchmark, turns, goal):
    """All plays of a roll, their notation not asked for; the goals as shares of what a plain search takes."""
    arguments = [(position, roll) for position, roll, _ in turns]
    taken = benchmark.pedantic(timed, (legal_plays, arguments), rounds=3, warmup_rounds=1)
    report("legal_plays", taken)
    plain = spread(timed(plainly, arguments[::5]))
    for name, ours, theirs, ideal, known in zip(("median", "p99"), spread(taken), plain, GOALS, PLAIN, strict=True):
        goal(f"legal plays, {name}: share of a plain search's time", ours / theirs, round(ideal / known, 2))
        goal(f"legal plays, {name}", ours, ideal, "us")


def test_notation(benchmark, turns):
    """The texts of all plays of a roll, as a list of choices needs them."""
    arguments = [(plays,) for _, _, plays in turns]

    def texts(plays):
        return [play.notation for play in plays]

    # A play keeps its text, so each is asked once.
    report("notation of all plays", benchmark.pedantic(timed, (texts, arguments), rounds=1, warmup_rounds=0))


def test_parse_play(benchmark, turns):
    """Reading one play, its legality included."""
    random = Random(2)
    arguments = [(random.choice(plays).notation, position, roll) for position, roll, plays in turns if plays]
    report("parse_play", benchmark.pedantic(timed, (parse_play, arguments), rounds=1, warmup_rounds=0))
