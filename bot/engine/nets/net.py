"""A game's network, asked about positions after a play."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from bot.engine.nets.features import ANY_OFF, ANY_OFF_THEIRS, THEIR_ROLL, Boards, Follows, Numbers, features_of
from bot.engine.nets.file import INPUTS, OUTPUTS, NetFile
from bot.records.analyses import Chances
from bot.rules.variants import find_variant

MOST_POINTS: Final = 15
"""Points of the largest win where the loser pays for each checker."""
PAID_BY_THE_CHECKER: Final = frozenset({"american_acey_deucey", "european_acey_deucey"})
_TRIPLE: Final = frozenset({"runte", "longgammon", "hypergammon"})
_SINGLE: Final = frozenset({"sugoroku"})

WIN: Final = 0
DOUBLE: Final = 1
TRIPLE: Final = 2
DOUBLE_LOST: Final = 3
TRIPLE_LOST: Final = 4
"""The columns of a network's output. In games paid by the checker the double columns hold the points won and lost, as
shares of fifteen, and the triple ones nothing."""


class GameNet:
    """The network of one game."""

    def __init__(self, game: str, file: NetFile) -> None:
        variant = find_variant(game)
        self.game = game
        self.by_points = game in PAID_BY_THE_CHECKER
        self._same_way, self._pinning = variant.same_way, variant.pins
        self.grades = 3 if game in _TRIPLE else 1 if game in _SINGLE else 2
        numbers = np.frombuffer(file.weights, "<f2").astype(np.float32)
        hidden = file.hidden
        ends = np.cumsum([INPUTS * hidden, hidden, OUTPUTS * hidden])
        inward, self._inward_bias, outward, self._outward_bias = np.split(numbers, ends)
        self._inward = inward.reshape(INPUTS, hidden)
        self._outward = np.ascontiguousarray(outward.reshape(OUTPUTS, hidden).T)

    def values(self, afters: Boards, follows: Sequence[Follows] | None = None) -> Numbers:
        """The chances of the side that has moved to each of `afters`, a row each (see `WIN`); none has ended the game.

        `follows` says what comes next after each; by default it's the opponent's roll.
        """
        if follows is None:
            follows = [THEIR_ROLL] * len(afters.counts)
        seen = features_of(afters, follows, same_way=self._same_way, pinning=self._pinning)
        hidden = seen @ self._inward
        hidden += self._inward_bias
        hidden /= 1 + np.abs(hidden)
        raw = hidden @ self._outward + self._outward_bias
        said = np.asarray(1 / (1 + np.exp(-np.clip(raw, -30, 30))), np.float32)
        return said if self.by_points else self._in_order(said, seen)

    def _in_order(self, said: Numbers, seen: Numbers) -> Numbers:
        """The output without impossible chances: doubles of a side that has checkers off, more doubles than wins."""
        mine_off, theirs_off = seen[:, ANY_OFF] > 0, seen[:, ANY_OFF_THEIRS] > 0
        if self.grades < 3:
            said[:, [TRIPLE, TRIPLE_LOST]] = 0
        if self.grades < 2:
            said[:, [DOUBLE, DOUBLE_LOST]] = 0
        said[theirs_off, DOUBLE] = 0
        said[mine_off, DOUBLE_LOST] = 0
        said[:, DOUBLE] = np.minimum(said[:, DOUBLE], said[:, WIN])
        said[:, DOUBLE_LOST] = np.minimum(said[:, DOUBLE_LOST], 1 - said[:, WIN])
        said[:, TRIPLE] = np.minimum(said[:, TRIPLE], said[:, DOUBLE])
        said[:, TRIPLE_LOST] = np.minimum(said[:, TRIPLE_LOST], said[:, DOUBLE_LOST])
        return said

    def weights(self) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """The parts of the network: inputs by hidden units, their biases, outputs by hidden units, their biases."""
        return self._inward, self._inward_bias, np.ascontiguousarray(self._outward.T), self._outward_bias

    def chances(self, row: Numbers) -> Chances:
        """A row of `values` as chances. Where points are paid by the checker there are no doubles."""
        if self.by_points:
            return Chances(float(row[WIN]), 0.0, 0.0, 0.0, 0.0)
        return Chances(
            float(row[WIN]), float(row[DOUBLE]), float(row[TRIPLE]), float(row[DOUBLE_LOST]), float(row[TRIPLE_LOST])
        )

    def won(self, grade: int) -> Numbers:
        """The row of a game that the mover has won (0: drawn)."""
        row = np.zeros(OUTPUTS, np.float32)
        row[WIN] = 1.0 if grade else 0.5
        if self.by_points:
            row[DOUBLE] = grade / MOST_POINTS
        else:
            row[DOUBLE], row[TRIPLE] = grade > 1, grade > 2
        return row


def turned(rows: Numbers) -> Numbers:
    """The same chances, seen by the other side."""
    found: Numbers = rows[..., [WIN, DOUBLE_LOST, TRIPLE_LOST, DOUBLE, TRIPLE]]
    found[..., WIN] = 1 - found[..., WIN]
    return found
