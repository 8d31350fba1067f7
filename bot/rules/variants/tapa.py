"""Tapa: pinning, and nothing else. Source: https://en.wikipedia.org/wiki/Tapa_(game)."""

from typing import Final

from bot.rules.variants.families.pinning import PinningGame


class Tapa(PinningGame):
    """Plakoto without the rule of the starting points."""

    key = "tapa"
    name = "Tapa"
    options = frozenset({"free_choice"})
    always = frozenset({"winner_starts"})
    """The winner of a game opens the next, as in Plakoto."""


TAPA: Final = Tapa()
