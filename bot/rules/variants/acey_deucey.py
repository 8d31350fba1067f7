"""The two games of Acey-Deucey.

Sources: https://www.bkgm.com/variants/AceyDeucey-American.html and https://en.wikipedia.org/wiki/Acey-deucey.
"""

from typing import ClassVar, Final

from bot.errors import IllegalReason
from bot.rules.dice import Roll
from bot.rules.position import BAR, HAND, OFF, POINTS, Position
from bot.rules.rules import Rules
from bot.rules.variants.families.hit_game import HitGame
from bot.rules.variants.protocol import ALWAYS_OPTIONS, NAME_DOUBLET, ROLL_AGAIN, TURN_OVER, GameResult, NextPart, Part

CHECKERS: Final = 15
_ALL_IN_HAND: Final = (*([0] * HAND), CHECKERS)
ACEY_DEUCEY: Final = Roll(2, 1)


class AceyDeucey(HitGame):
    """All checkers begin off the board and enter in the opponent's home; 1-2 gives a doublet and another roll."""

    setup = Position(_ALL_IN_HAND, _ALL_IN_HAND)
    options = ALWAYS_OPTIONS
    gammons = False
    by_the_checker = True
    has_ids = False
    hit_enters_first: ClassVar[bool] = True
    """Disputed: must a checker that was hit enter before anything else moves? Some let it wait in the hand with those
    that haven't entered yet."""

    exact_bear_off: ClassVar[bool] = True
    """Disputed: does a number larger than all points held bear nothing off? As in backgammon it may take the furthest
    checker."""

    def ahead(self, roll: Roll, turn: int) -> tuple[int, ...]:  # noqa: ARG002
        """After 1-2 a doublet to be named, and another roll."""
        return (NAME_DOUBLET, ROLL_AGAIN) if (roll.high, roll.low) == ACEY_DEUCEY else ()

    def following(self, part: Part) -> NextPart:
        """The parts ahead, one after the other; a part that couldn't be played in full ends the turn."""
        if part.left or not part.ahead:
            return TURN_OVER
        first, *others = part.ahead
        if first == NAME_DOUBLET:
            return NextPart(same_side=True, ahead=part.ahead)
        if first == ROLL_AGAIN:
            return NextPart(same_side=True, ahead=tuple(others))
        return NextPart(same_side=True, numbers=(first,) * 4, ahead=tuple(others))

    def steps(self, mine: list[int], enemy: tuple[int, ...], die: int) -> list[tuple[int, int]]:
        """Enter from the bar or the hand, move on, and bear off once all are home."""
        entry = BAR - die
        is_open = enemy[entry] < 2
        found: list[tuple[int, int]] = []
        if mine[BAR]:
            if is_open:
                found.append((BAR, entry))
            if self.hit_enters_first:
                return found
        if mine[HAND] and is_open:
            found.append((HAND, entry))
        found += [
            (source, source - die) for source in range(POINTS, die, -1) if mine[source] and enemy[source - die] < 2
        ]
        furthest = max(point for point, count in enumerate(mine) if count)
        if furthest < 7 and mine[die]:
            found.append((die, OFF))
        elif not self.exact_bear_off and 0 < furthest < die:
            found.append((furthest, OFF))
        return found

    def moves_as_usual(self, position: Position, numbers: tuple[int, ...]) -> bool:
        """With nobody in the hand, and, if bearing off is unusual, with too many outside to bear off."""
        mine = position.mine
        usual_end = not self.exact_bear_off or sum(mine[7:HAND]) >= len(numbers)
        return self.hit_enters_first and not mine[HAND] and usual_end

    def why_not(self, position: Position, source: int, target: int, rules: Rules) -> IllegalReason | None:
        """If bearing off has to be exact, a number that is too large bears nothing off with all checkers home."""
        if self.exact_bear_off and target == OFF and not any(position.mine[7:]):
            return IllegalReason.EXACT
        return super().why_not(position, source, target, rules)

    def result(self, position: Position, rules: Rules) -> GameResult | None:  # noqa: ARG002
        """The loser pays one point for every checker that isn't off."""
        return GameResult(sum(position.theirs[1:])) if position.is_won else None

    def losses(self, position: Position, rules: Rules) -> tuple[int, ...]:  # noqa: ARG002
        """One point for every checker that isn't off."""
        return (sum(position.mine[1:]),)


class AmericanAceyDeucey(AceyDeucey):
    """Only 1-2 has a sequel: a doublet of one's choice, then another roll."""

    key = "american_acey_deucey"
    name = "American Acey-Deucey"
    exact_bear_off = False
    """As in backgammon: the source gives no other way. Elsewhere, and in the European game, it has to be exact."""
    rolls_afresh = True
    """The winner of the opening roll throws both dice anew, so a first turn may have a doublet or 1-2."""


class EuropeanAceyDeucey(AceyDeucey):
    """Like the American game, but any doublet n is followed by its complement 7 - n four times and by another roll."""

    key = "european_acey_deucey"
    name = "European Acey-Deucey"

    def ahead(self, roll: Roll, turn: int) -> tuple[int, ...]:
        """After a doublet its complement and another roll."""
        return (7 - roll.first, ROLL_AGAIN) if roll.is_doublet else super().ahead(roll, turn)

    def named(self, number: int) -> tuple[int, ...]:
        """The complement of a named doublet; the other roll is the one that 1-2 gives."""
        return (7 - number,)


AMERICAN_ACEY_DEUCEY: Final = AmericanAceyDeucey()
EUROPEAN_ACEY_DEUCEY: Final = EuropeanAceyDeucey()
