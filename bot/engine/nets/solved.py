"""A solved game: exact equities from a table, and chances from its network that agree with them."""

from collections.abc import Sequence
from functools import cache
from lzma import LZMAError
from typing import Final

import numpy as np
import numpy.typing as npt
import structlog

from bot.assets import assets_folder
from bot.engine.nets import net_file
from bot.engine.nets.features import Boards, Counts, Follows, Numbers
from bot.engine.nets.file import BadNet, NetFile
from bot.engine.nets.net import DOUBLE, DOUBLE_LOST, TRIPLE, TRIPLE_LOST, WIN, GameNet
from bot.engine.nets.table_file import STEP, SUFFIX, read_table
from bot.rules.position import BAR, OFF

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
