"""Egyptian backgammon: no more than five checkers of a side on a point.

Source: early editions of https://en.wikipedia.org/wiki/Backgammon, "played mostly by Egyptians".
Old English Backgammon has the same limit: https://www.bkgm.com/variants/OldEnglish.html.
"""

from typing import Final

from bot.rules.variants.families.hit_game import FIVE, HitGame
from bot.rules.variants.protocol import CUBE_OPTIONS


class Egyptian(HitGame):
    """Backgammon with at most five of a side's checkers on a point, also when entering from the bar.

    A full point stops a checker that plays two numbers only if it comes from the bar: otherwise one of the five can
    move on first.
    """

    key = "egyptian"
    name = "Egyptian"
    options = CUBE_OPTIONS | {"free_choice"}
    always = frozenset({"five_checkers"})
    most_on_point = FIVE


EGYPTIAN: Final = Egyptian()
