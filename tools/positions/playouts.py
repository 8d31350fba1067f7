"""Playing a game to its end from two plays with the same dice, by a network of our own in compiled code."""

from __future__ import annotations

from functools import cache
from math import sqrt
from statistics import mean, stdev
from typing import Final

import numpy as np
from numba import njit

from bot.engine.evaluator import frame_of
from bot.engine.judge import outcomes_of
from bot.engine.nets.solved import load
from bot.records.positions import Rollout
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of
from bot.rules.play import Play
from bot.rules.variants.protocol import TURN_OVER
from tools.train.check import encoded
from tools.train.games import swap
from tools.train.moves import scratch
from tools.train.play import LONGEST, die, next_random, room_of, same_side, take_turn
from tools.train.spec import NAMES

_ROLLS: Final = 36
_TIMES: Final = 9
"""Games for each of the 36 rolls of two dice that may come next."""


@njit(cache=True)
def _seed_of(random, number, roll):
    """Make `random` begin with roll number `roll` (of 36): another one for each `number`."""
    random[0] = np.uint64(number) * np.uint64(1_000_003) + np.uint64(roll)
    while True:
        begin = random[0]
        first, second = die(random), die(random)
        if 6 * (first - 1) + second - 1 == roll:
            random[0] = begin
            return
        random[0] = begin
        next_random(random)


@njit(cache=True)
def _points(game, net, begin, turns, number, roll, room, own):
    """The points that the side which has just moved to `begin` gets in one game."""
    random = np.zeros(1, np.uint64)
    _seed_of(random, number, roll)
    position = begin.copy()
    flow = np.zeros(7, np.int64)
    flow[6] = turns
    swap(position)
    sign = -1
    for _ in range(LONGEST):
        grade = take_turn(game, net, position, flow, random, room, own)
        if grade >= 0:
            return sign * grade
        if not same_side(flow[0]):
            sign = -sign
            flow[6] += 1
            swap(position)
    return 0


@cache
def _asked(game: str):
    """The network of a game as compiled code asks it, with room to think."""
    net = load(game)
    if net is None:
        raise LookupError(game)
    weights = net.weights()
    own = room_of(weights[1].size)
    own[5][2, 2] = 0 if net.by_points else net.grades
    return weights, scratch(), own


def played_out(state: MatchState, best: Play, second: Play) -> Rollout:
    """By how many points a game the best play is ahead of the next one, in games for points without a cube.

    Raises ValueError for a match and a game with a cube, and where a play doesn't end the turn.
    """
    game = game_of(state)
    ends = all(one.then == TURN_OVER for one in outcomes_of((best, second), frame_of(state)))
    if state.length or state.rules.cube or not ends:
        raise ValueError("only whole turns of games for points, without a cube")
    net, room, own = _asked(game.key)
    number = NAMES[game.key]
    margins = []
    for time in range(_TIMES):
        total = 0
        for roll in range(_ROLLS):
            for play, sign in ((best, 1), (second, -1)):
                result = game.result(play.after, state.rules)
                begin = encoded(play.after)
                asked = (number, net, begin, state.turns + 1, time, roll, room, own)
                total += sign * (_points(*asked) if result is None else result.grade)
        margins.append(total / _ROLLS)
    return Rollout(round(mean(margins), 4), round(stdev(margins) / sqrt(_TIMES), 4), _TIMES * _ROLLS)
