"""The networks of our own, asked by compiled code for the best plays of all rolls: several times as fast as the bot.

That is most of the work of a computer player. What its level sees, overlooks and plays stays the bot's.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import numpy as np
from numba import njit

from bot.engine import evaluator
from bot.engine.decisions import Decision
from bot.engine.evaluator import frame_of
from bot.engine.judge import Judge, Scene
from bot.engine.nets.features import Numbers
from bot.engine.nets.net import GameNet, SolvedGame, load
from bot.engine.network import BEARING_OFF_AS_BACKGAMMON, OUTSIDE, payoffs
from bot.engine.standing import Watch
from bot.rules.position import Position
from bot.rules.variants.protocol import NAME_DOUBLET, ROLL_AGAIN
from tools.train.check import encoded
from tools.train.moves import scratch
from tools.train.play import OUTPUTS, best_of, room_of
from tools.train.spec import NAMES

_PLAIN = (1.0, 2.0, 3.0)
"""What wins of each grade are worth where no score, cube or house rule changes it; the compiled code knows no other."""
_NEAR = 1e-5
"""How far apart chances may be that are computed in another order."""


@njit(cache=True)
def _best_rows(game, net, position, parts, room, own, rows):
    """The chances after the best play of each part of a turn: its numbers, their count, what is ahead, handed over."""
    for at in range(parts.shape[0]):
        part = parts[at]
        best_of(game, net, position, part[0], part[1], part[2], part[3:5], part[5], room, own)
        rows[at] = own[7]


def _part(scene: Scene) -> tuple[int, ...]:
    numbers, ahead = scene.numbers, scene.ahead
    then = 2 if ahead[:1] == (NAME_DOUBLET,) else int(ROLL_AGAIN in ahead)
    doublet = ahead[0] if ahead and ahead[0] not in (NAME_DOUBLET, ROLL_AGAIN) else 0
    return max(numbers), min(numbers), len(numbers), doublet, then, scene.handed


class CompiledJudge(Judge):
    """A game's network, asked by compiled code."""

    def __init__(self, net: GameNet) -> None:
        super().__init__(net)
        self._game = NAMES[net.game]
        self._weights = net.weights()
        self._room, self._own = scratch(), room_of(self._weights[1].size)
        self._own[5][2, 2] = 0 if net.by_points else net.grades

    def best(self, position: Position, scenes: Iterable[Scene], plies: int = 1, watch: Watch | None = None) -> Numbers:
        """As `Judge.best`."""
        parts = tuple(scenes)
        if plies > 1:
            return super().best(position, parts, plies, watch)  # which asks for the plies beyond the first one here
        standing = parts[0].standing
        if standing.in_match or any(one != _PLAIN for one in payoffs(standing, 3)):
            return super().best(position, parts)
        if self.net.game in BEARING_OFF_AS_BACKGAMMON and not any(position.theirs[OUTSIDE]):
            return super().best(position, parts)  # some plays may be in the bear-off table
        rows = np.zeros((len(parts), OUTPUTS), np.float32)
        asked = np.array([_part(one) for one in parts], np.int64)
        _best_rows(self._game, self._weights, encoded(position), asked, self._room, self._own, rows)
        return rows


@cache
def compiled_judge_of(game: str) -> Judge | None:
    """As `evaluator.judge_of`; a solved game is looked up, which nothing makes faster."""
    net = load(game)
    return None if net is None else Judge(net) if isinstance(net, SolvedGame) else CompiledJudge(net)


def compile_judges() -> None:
    """Let every game be judged by compiled code in this process."""
    evaluator.judge_of = compiled_judge_of  # type: ignore[assignment]


def differs(game: str, decisions: Iterable[Decision]) -> bool:
    """Does compiled code find other chances than the bot before any of these decisions?"""
    net, compiled = load(game), compiled_judge_of(game)
    if net is None or compiled is None:
        return False
    for one in decisions:
        position, frame = one.state.position, frame_of(one.state)
        gap = np.abs(Judge(net).to_roll(position, frame) - compiled.to_roll(position, frame)).max()
        if gap > _NEAR:
            print(f"{game}: {position}: {gap:.6f} apart")
            return True
    return False
