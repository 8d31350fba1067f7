"""Egyptian backgammon: no more than five checkers of a side on a point."""

from __future__ import annotations

from typing import Final

from bot.rules.variants.hit_game import FIVE, HitGame
from bot.rules.variants.table_game import CUBE_OPTIONS


class Egyptian(HitGame):
    """Backgammon with five checkers of one's own at most on a point, entering from the bar included (seed 002).

    A point that is full is no resting place either: a checker that plays two numbers stops on its way.
    """

    key = "egyptian"
    name = "Egyptian"
    options = CUBE_OPTIONS | {"free_choice"}
    most_on_point = FIVE


EGYPTIAN: Final = Egyptian()
