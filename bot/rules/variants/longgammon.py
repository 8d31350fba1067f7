"""Longgammon: backgammon with all checkers at the far end. Source: https://www.bkgm.com/variants/LongGammon.html."""

from __future__ import annotations

from typing import Final

from bot.rules.position import Position
from bot.rules.variants.families.hit_game import HitGame
from bot.rules.variants.protocol import CUBE_OPTIONS

_SETUP: Final = {24: 15}


class Longgammon(HitGame):
    """Backgammon from another starting position. Fifteen checkers on one point leave no room for a limit."""

    key = "longgammon"
    name = "Longgammon"
    options = CUBE_OPTIONS | {"free_choice"}
    setup = Position.of(_SETUP, _SETUP)


LONGGAMMON: Final = Longgammon()
