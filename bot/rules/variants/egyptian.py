"""Egyptian backgammon: no more than five checkers of a side on a point."""

from __future__ import annotations

from typing import Final

from bot.rules.variants.hit_game import FIVE, HitGame
from bot.rules.variants.table_game import CUBE_OPTIONS


class Egyptian(HitGame):
    """Backgammon with five checkers of one's own at most on a point, entering from the bar included (seed 002).

    A full point on the way of a checker that plays two numbers is in its way only when it comes from the bar: else one
    of the five can go on first.
    """

    key = "egyptian"
    name = "Egyptian"
    options = CUBE_OPTIONS | {"free_choice"}
    always = frozenset({"five_checkers"})
    most_on_point = FIVE


EGYPTIAN: Final = Egyptian()
