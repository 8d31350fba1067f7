"""How long our own networks take for a decision, in processor time, and the memory of a worker that has all of them.

`pytest tests/benchmarks/test_nets.py --benchmark-only -s`
"""

import re
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median

from bot.engine.evaluator import best_plays, first_look
from bot.engine.levels import TIME_LIMIT
from bot.engine.nets import games_with_net
from bot.engine.network import network
from bot.engine.standing import Watch
from bot.rules.house_rules import usual_rules
from bot.rules.match import commands as cmd
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.searcher import simple_choice
from bot.rules.match.state import Phase
from bot.rules.variants import find_variant
from tools.train.levels import SeededDice

STATES = 20
"""Decisions of each game."""


def states_of(game, seed):
    """The decisions of a match to one point between two simple players."""
    dice = SeededDice(seed)
    state = fold(start(cmd.StartMatch(game, 1, usual_rules(find_variant(game), 1)), dice))
    while not state.is_over:
        if state.phase is Phase.TO_PLAY:
            yield state
        for event in decide(state, simple_choice(state), dice):
            state = evolve(state, event)


def seconds(look):
    began = time.process_time()
    look()
    return time.process_time() - began


def look_far(state):
    """Look as world class does: how long it takes, and whether the time was too short."""
    watch = Watch(TIME_LIMIT)
    return seconds(lambda: best_plays(state, 3, watch)), watch.ran_out


def measure():
    found = {}
    for game in sorted(games_with_net()):
        states = Random(1).sample(list(states_of(game, 3)), STATES)
        first_look(states[0])
        shallow = [seconds(lambda state=state: first_look(state)) for state in states]
        deep = [seconds(lambda state=state: best_plays(state, 2)) for state in states]
        top, ran_out = zip(*map(look_far, states), strict=True)
        found[game] = (
            1e3 * median(shallow),
            1e3 * median(deep),
            1e3 * median(top),
            1e3 * max(top),
            100 * sum(ran_out) / STATES,
        )
    return found


def test_a_decision_of_a_net(benchmark, goal):
    found = benchmark.pedantic(measure, rounds=1)
    for game, (shallow, deep, top, longest, ran_out) in found.items():
        goal(f"{game}: a decision at one ply, median", shallow, 5, "ms")
        goal(f"{game}: a decision at two plies, median", deep, 150, "ms")
        goal(f"{game}: a decision of world class, median", top, 400, "ms")
        goal(f"{game}: the longest of them", longest, 1000 * TIME_LIMIT + 100, "ms")
        goal(f"{game}: decisions for which its time was too short", ran_out, 25, "%")
    asked = "from tests.benchmarks.test_nets import most_memory; print(most_memory())"
    memory = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    goal("memory of a worker with all networks, at most", float(memory), 250, "MB")
    assert found


def most_memory():
    """The most memory in MB that a process takes that looks two plies ahead in every game; to be asked in its own."""
    network()
    for game in ("backgammon", *sorted(games_with_net())):
        best_plays(next(states_of(game, 3)), 2)
    # Not getrusage: its figure is at least what the process that started this one had.
    return int(re.search(r"VmHWM:\s+(\d+)", Path("/proc/self/status").read_text())[1]) / 1024
