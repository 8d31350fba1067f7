"""American Acey-Deucey. Source: https://www.bkgm.com/variants/AceyDeucey-American.html."""

from __future__ import annotations

from typing import Final

from bot.rules.variants.acey_deucey import AceyDeucey


class AmericanAceyDeucey(AceyDeucey):
    """Only 1-2 is followed by more: a doublet of one's choice, then another roll."""

    key = "american_acey_deucey"
    name = "American Acey-Deucey"


AMERICAN_ACEY_DEUCEY: Final = AmericanAceyDeucey()
