"""A game's network, asked about positions after a play; and a solved game: exact equities from a table."""

import lzma
import struct
from collections.abc import Sequence
from functools import cache
from lzma import LZMAError
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import structlog

from bot.assets import assets_folder
from bot.engine.nets import net_file
from bot.engine.nets.features import ANY_OFF, ANY_OFF_THEIRS, THEIR_ROLL, Boards, Counts, Follows, Numbers, features_of
from bot.engine.nets.file import INPUTS, OUTPUTS, BadNet, NetFile, unsealed
from bot.records.analyses import Chances
from bot.rules.position import BAR, OFF
from bot.rules.variants import find_variant

VERSION: Final = 1
WAYS: Final = 3276
"""The number of ways to set up three checkers: off, on 24 points, on the bar."""
STEP: Final = 0.0018
"""Equities are kept as multiples of this, so none is off by more than half of it."""
SUFFIX: Final = ".table"
_LARGEST: Final = 1 << 23  # the largest file allowed, in bytes
MAGIC: Final = b"BGTAB"
HEAD: Final = struct.Struct("<5sBH24s32s")
_PLACES: Final = WAYS * WAYS
_ROWS: Final = 64

Bytes = npt.NDArray[np.uint8]


def read_table(path: Path, game: str) -> npt.NDArray[np.int16]:
    """The equities in steps. Raises BadNet, and OSError if there is no file."""
    head, body = unsealed(path, game, HEAD, _LARGEST)
    if head != [MAGIC, VERSION, WAYS]:
        raise BadNet("another version")
    planes = np.frombuffer(lzma.decompress(body), np.uint8)
    if len(planes) != 2 * _PLACES:
        raise BadNet("cut off")
    return _summed(planes[:_PLACES].reshape(WAYS, WAYS), planes[_PLACES:].reshape(WAYS, WAYS))


def _summed(low: Bytes, high: Bytes) -> npt.NDArray[np.int16]:
    """The table from its differences along both axes, a few rows at a time: all at once takes ten times the room."""
    table = np.empty((WAYS, WAYS), np.int16)
    above = np.zeros(WAYS, np.int32)
    for first in range(0, WAYS, _ROWS):
        rows = slice(first, first + _ROWS)
        folded = low[rows].astype(np.int32) | high[rows].astype(np.int32) << 8
        rest = (folded >> 1) ^ -(folded & 1)
        rest[0] += above
        np.cumsum(rest, axis=0, out=rest)
        above = rest[-1].copy()
        table[rows] = np.cumsum(rest, axis=1, out=rest)
    return table


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


_log: Final = structlog.get_logger()
_TRIPLE_GAME: Final = 3


class SolvedGame(GameNet):
    """A game of three checkers a side in which every position's equity is known, without a cube."""

    def __init__(self, game: str, file: NetFile, steps: npt.NDArray[np.int16]) -> None:
        super().__init__(game, file)
        self._steps = steps

    def values(self, afters: Boards, follows: Sequence[Follows] | None = None) -> Numbers:
        """See `GameNet.values`. The chances are the network's, shifted toward a win or a loss until they are exact."""
        said = super().values(afters, follows)
        counts = afters.counts
        worth = -STEP * self._steps[_numbers(counts[:, 1]), _numbers(counts[:, 0])]
        most = np.where(counts[:, 1, OFF] > 0, 1, _TRIPLE_GAME)
        least = np.where(counts[:, 0, OFF] > 0, -1, -_TRIPLE_GAME)
        return _moved(said, np.clip(worth, least, most))


def _numbers(counts: Counts) -> Counts:
    """The numbers of setups of three checkers, ordered by the place of the rear one, then of the next."""
    from_rear = np.cumsum(counts[:, BAR::-1], axis=1)
    rear, middle, front = (BAR - (from_rear < number).sum(axis=1) for number in (1, 2, 3))
    found: Counts = rear * (rear + 1) * (rear + 2) // 6 + middle * (middle + 1) // 2 + front
    return found


def _moved(said: Numbers, worth: npt.NDArray[np.float64]) -> Numbers:
    """Chances with an equity of `worth`: mixed with the cheapest win or loss that makes up the difference."""
    now = 2 * said[:, WIN] - 1 + said[:, DOUBLE] + said[:, TRIPLE] - said[:, DOUBLE_LOST] - said[:, TRIPLE_LOST]
    ahead = worth > now
    grade = np.clip(np.ceil(np.where(ahead, worth, -worth)), 1, _TRIPLE_GAME)
    certain = np.zeros_like(said)
    certain[:, WIN] = ahead
    certain[:, DOUBLE], certain[:, TRIPLE] = ahead & (grade > 1), ahead & (grade > 2)
    certain[:, DOUBLE_LOST], certain[:, TRIPLE_LOST] = ~ahead & (grade > 1), ~ahead & (grade > 2)
    gap = np.where(ahead, grade, -grade) - now
    share = np.clip((worth - now) / np.where(gap == 0, 1, gap), 0, 1).astype(np.float32)[:, None]
    found: Numbers = said + share * (certain - said)
    return found


@cache
def table_of(game: str) -> npt.NDArray[np.int16] | None:
    """The table of `game`; None if there is none that can be used, which is logged once."""
    path = assets_folder() / "nets" / f"{game}{SUFFIX}"
    try:
        return read_table(path, game)
    except FileNotFoundError:
        return None
    except (BadNet, LZMAError, OSError) as error:
        _log.warning("a table cannot be used", game=game, error=str(error))
        return None


@cache
def load(game: str) -> GameNet | None:
    """The network of `game`, with its table if it's solved; None if there is none that can be used."""
    file = net_file(game)
    if file is None:
        return None
    steps = table_of(game)
    return GameNet(game, file) if steps is None else SolvedGame(game, file, steps)
