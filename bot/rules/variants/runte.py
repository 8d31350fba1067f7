"""The Runte rule: checkers in one's own home board move both ways.

Source: early editions of https://en.wikipedia.org/wiki/Backgammon.
"""

from typing import Final

from bot.errors import IllegalReason
from bot.rules.generator import moves_of_die
from bot.rules.position import BAR, Position
from bot.rules.rules import Rules
from bot.rules.scoring import largest_loss
from bot.rules.variants.families.hit_game import HitGame

HOME: Final = 6
"""The highest point of the home board."""


class Runte(HitGame):
    """Backgammon, but in one's own home board checkers move forward or backward, never out of it.

    A move backward is a move like any other: it hits, and it has to be made if a number can't be played otherwise.
    """

    key = "runte"
    name = "Runte"
    moves_backwards = True

    def steps(self, mine: list[int], enemy: tuple[int, ...], die: int) -> list[tuple[int, int]]:
        """Backgammon's moves, and those backward within home; a checker on the bar enters first."""
        found = moves_of_die(mine, enemy, die)
        if not mine[BAR]:
            found += [
                (source, source + die)
                for source in range(HOME - die, 0, -1)
                if mine[source] and enemy[source + die] < 2
            ]
        return found

    def moves_as_usual(self, position: Position, numbers: tuple[int, ...]) -> bool:
        """Only if no checker is home or can get there before the last number, or if all the numbers enter checkers."""
        mine = position.mine
        reach = HOME + sum(numbers) - min(numbers)
        return mine[BAR] >= len(numbers) or not any(mine[1 : reach + 1])

    def nearly_won(self, position: Position, numbers: tuple[int, ...]) -> bool:
        """With fewer checkers left than numbers, which could all be played to and fro without winning."""
        return sum(position.mine[1:]) < len(numbers)

    def why_not(self, position: Position, source: int, target: int, rules: Rules) -> IllegalReason | None:
        """Backward only within home; otherwise as in backgammon."""
        if target > source and (source > HOME or target > HOME):
            return IllegalReason.INSIDE_HOME
        return super().why_not(position, source, target, rules)

    def has_contact(self, position: Position) -> bool:
        """A checker at home still reaches up to its 6 point."""
        return _reach(position.mine) + _reach(position.theirs) >= BAR

    def losses(self, position: Position, rules: Rules) -> tuple[int, ...]:
        """As in backgammon, with this game's contact."""
        return tuple(range(1, largest_loss(position, rules, contact=self.has_contact(position)) + 1))


def _reach(counts: tuple[int, ...]) -> int:
    """The highest point a side's checkers are on or can go back to; 0 if it has none left."""
    rearmost = max((point for point in range(1, BAR + 1) if counts[point]), default=0)
    return max(rearmost, HOME) if any(counts[1 : HOME + 1]) else rearmost


RUNTE: Final = Runte()
