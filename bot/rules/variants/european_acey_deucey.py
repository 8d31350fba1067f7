"""European Acey-Deucey. Source: https://en.wikipedia.org/wiki/Acey-deucey."""

from __future__ import annotations

from typing import Final

from bot.rules.dice import Roll
from bot.rules.variants.families.acey_deucey import AceyDeucey
from bot.rules.variants.protocol import ROLL_AGAIN


class EuropeanAceyDeucey(AceyDeucey):
    """Like the American game, but any doublet n is followed by its complement 7 - n four times and by another roll."""

    key = "european_acey_deucey"
    name = "European Acey-Deucey"
    exact_bear_off = True

    def ahead(self, roll: Roll, turn: int) -> tuple[int, ...]:
        """After a doublet its complement and another roll."""
        return (7 - roll.first, ROLL_AGAIN) if roll.is_doublet else super().ahead(roll, turn)

    def named(self, number: int) -> tuple[int, ...]:
        """The complement of a named doublet; the other roll is the one that 1-2 gives."""
        return (7 - number,)


EUROPEAN_ACEY_DEUCEY: Final = EuropeanAceyDeucey()
