"""Nackgammon (Nack Ballard): backgammon with two more checkers far back.

Source: https://www.bkgm.com/variants/Nackgammon.html.
"""

from __future__ import annotations

from typing import Final

from bot.rules.position import Position
from bot.rules.variants.families.hit_game import HitGame

_SETUP: Final = {24: 2, 23: 2, 13: 4, 8: 3, 6: 4}


class Nackgammon(HitGame):
    """Backgammon from another starting position."""

    key = "nackgammon"
    name = "Nackgammon"
    setup = Position.of(_SETUP, _SETUP)


NACKGAMMON: Final = Nackgammon()
