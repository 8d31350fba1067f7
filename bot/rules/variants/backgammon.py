"""Standard backgammon. Source: https://www.bkgm.com/rules.html."""

from __future__ import annotations

from typing import Final

from bot.rules.variants.families.hit_game import HitGame


class Backgammon(HitGame):
    """The standard game: setup 24:2 13:5 8:3 6:5, hits, doublets four times, gammon and backgammon."""

    key = "backgammon"
    name = "Backgammon"


BACKGAMMON: Final = Backgammon()
