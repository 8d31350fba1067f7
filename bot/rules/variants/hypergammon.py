"""Hypergammon: backgammon with three checkers a side. Source: https://www.bkgm.com/variants/HyperBackgammon.html."""

from __future__ import annotations

from typing import Final

from bot.rules.position import Position
from bot.rules.variants.families.hit_game import HitGame
from bot.rules.variants.protocol import CUBE_OPTIONS

CHECKERS: Final = 3
_SETUP: Final = {24: 1, 23: 1, 22: 1}


class Hypergammon(HitGame):
    """Backgammon from another starting position. Three checkers never reach the five-checker limit."""

    key = "hypergammon"
    name = "Hypergammon"
    options = CUBE_OPTIONS | {"free_choice"}
    setup = Position.of(_SETUP, _SETUP, checkers=CHECKERS)


HYPERGAMMON: Final = Hypergammon()
