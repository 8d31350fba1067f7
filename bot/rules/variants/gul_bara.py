"""Gul Bara, also called Crazy Narde: doublets go on up to sixes, and one side plays what the other can't.

Source: https://en.wikipedia.org/wiki/Gul_bara.
"""

from typing import ClassVar, Final

from bot.rules.dice import Roll
from bot.rules.variants.families.same_way import SameWayGame
from bot.rules.variants.protocol import TURN_OVER, NextPart, Part

_TIMES: Final = 4


class GulBara(SameWayGame):
    """Narde's board and blocking, without its rules for the head and for six in a row."""

    key = "gul_bara"
    name = "Gul Bara"

    plain_turns: ClassVar[int] = 3
    """How many of each side's first turns have doublets that count four times and no more."""
    hands_over_ordinary: ClassVar[bool] = False
    """Disputed: do numbers of an ordinary roll that can't be played pass on too? Here they are lost, as in all other
    games."""
    # Also disputed: is the rest of a doublet handed over in those first turns? Here it is: whatever the roller can't
    # play passes on, in every turn.

    def ahead(self, roll: Roll, turn: int) -> tuple[int, ...]:
        """After a doublet n-n, from the fourth turn on: n+1 and so on up to 6."""
        if not roll.is_doublet or turn < self.plain_turns:
            return ()
        return tuple(range(roll.first + 1, 7))

    def following(self, part: Part) -> NextPart:
        """The next doublet of the chain; the other side plays what a side can't, and then its own roll."""
        if part.left:
            if part.handed:
                return NextPart(same_side=True)
            if len(set(part.numbers)) > 1 and not self.hands_over_ordinary:
                return TURN_OVER
            return NextPart(same_side=False, numbers=part.left, ahead=part.ahead, handed=True)
        if part.ahead:
            number, *rest = part.ahead
            return NextPart(same_side=True, numbers=(number,) * _TIMES, ahead=tuple(rest), handed=part.handed)
        return NextPart(same_side=True) if part.handed else TURN_OVER


GUL_BARA: Final = GulBara()
