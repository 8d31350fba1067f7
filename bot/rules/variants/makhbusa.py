"""Makhbusa: pinning, and a first checker that has to arrive before another sets out.

Sources: early editions of https://en.wikipedia.org/wiki/Backgammon and, for pinning,
https://www.bkgm.com/variants/Plakoto.html.
"""

from typing import Final

from bot.rules.variants.families.pinning import PinningGame
from bot.rules.variants.families.quiet_game import RunnerFirst
from bot.rules.variants.protocol import ALWAYS_OPTIONS


class Makhbusa(RunnerFirst, PinningGame):
    """Pinning, and the first checker has to reach its home board before another may move."""

    key = "makhbusa"
    name = "Makhbusa"
    options = ALWAYS_OPTIONS | {"pinned_start"}

    runner_goal = 6
    """The highest point on which the first checker has arrived. Disputed: one source sends it to "the opponent's home
    board", which, going by the other sources, means the far quarter, one's own home."""


MAKHBUSA: Final = Makhbusa()
