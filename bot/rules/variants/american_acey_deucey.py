"""American Acey-Deucey. Source: https://www.bkgm.com/variants/AceyDeucey-American.html."""

from __future__ import annotations

from typing import Final

from bot.rules.variants.families.acey_deucey import AceyDeucey


class AmericanAceyDeucey(AceyDeucey):
    """Only 1-2 has a sequel: a doublet of one's choice, then another roll."""

    key = "american_acey_deucey"
    name = "American Acey-Deucey"
    exact_bear_off = False
    """As in backgammon: the source gives no other way. Elsewhere, and in the European game, it has to be exact."""
    rolls_afresh = True
    """The winner of the opening roll throws both dice anew, so a first turn may have a doublet or 1-2."""


AMERICAN_ACEY_DEUCEY: Final = AmericanAceyDeucey()
