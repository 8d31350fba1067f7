"""Standard backgammon, and the same game from other starting positions. Source: https://www.bkgm.com/rules.html."""

from typing import Final

from bot.rules.position import Position
from bot.rules.variants.families.hit_game import HitGame
from bot.rules.variants.protocol import CUBE_OPTIONS


def _setup(counts: dict[int, int]) -> Position:
    return Position.of(counts, counts, checkers=sum(counts.values()))


class Backgammon(HitGame):
    """The standard game: setup 24:2 13:5 8:3 6:5, hits, doublets four times, gammon and backgammon."""

    key = "backgammon"
    name = "Backgammon"


class Nackgammon(HitGame):
    """Nack Ballard's game, with two more checkers far back. Source: https://www.bkgm.com/variants/Nackgammon.html."""

    key = "nackgammon"
    name = "Nackgammon"
    setup = _setup({24: 2, 23: 2, 13: 4, 8: 3, 6: 4})


class Hypergammon(HitGame):
    """Three checkers a side, which never reach the five-checker limit.

    Source: https://www.bkgm.com/variants/HyperBackgammon.html.
    """

    key = "hypergammon"
    name = "Hypergammon"
    options = CUBE_OPTIONS | {"free_choice"}
    setup = _setup({24: 1, 23: 1, 22: 1})


class Longgammon(HitGame):
    """All checkers at the far end; fifteen on one point leave no room for a limit.

    Source: https://www.bkgm.com/variants/LongGammon.html.
    """

    key = "longgammon"
    name = "Longgammon"
    options = CUBE_OPTIONS | {"free_choice"}
    setup = _setup({24: 15})


BACKGAMMON: Final = Backgammon()
NACKGAMMON: Final = Nackgammon()
HYPERGAMMON: Final = Hypergammon()
LONGGAMMON: Final = Longgammon()
