"""Sugoroku (ban-sugoroku): a race home, without bearing off. Source: https://en.wikipedia.org/wiki/Sugoroku."""

from typing import ClassVar, Final

from bot.errors import IllegalReason
from bot.rules.dice import Roll
from bot.rules.generator import moves_of_die
from bot.rules.position import BAR, OFF, POINTS, Position
from bot.rules.rules import Rules
from bot.rules.variants.families.hit_game import HitGame
from bot.rules.variants.protocol import ALWAYS_OPTIONS, GameResult

_FIRST_OUTSIDE: Final = 7


class Sugoroku(HitGame):
    """Backgammon's setup and hits; the first side with all fifteen checkers in its home board wins one point."""

    key = "sugoroku"
    name = "Sugoroku"
    options = ALWAYS_OPTIONS
    gammons = False
    has_ids = False
    close_out_wins: ClassVar[bool] = True
    """Disputed: does closing six points in a row, with an opposing checker on the bar, win at once? Here it does;
    elsewhere the game goes on until all are home."""

    def numbers(self, roll: Roll) -> tuple[int, ...]:
        """Two moves, also for a doublet."""
        return (roll.high, roll.low)

    def steps(self, mine: list[int], enemy: tuple[int, ...], die: int) -> list[tuple[int, int]]:
        """Backgammon's moves except those off the board."""
        return [step for step in moves_of_die(mine, enemy, die) if step[1]]

    def moves_as_usual(self, position: Position, numbers: tuple[int, ...]) -> bool:
        """As long as nothing could be borne off with these numbers."""
        return sum(position.mine[_FIRST_OUTSIDE:]) >= len(numbers)

    def nearly_won(self, position: Position, numbers: tuple[int, ...]) -> bool:
        """With few checkers outside, or six points all but closed: the second number may undo what the first does."""
        return not self.moves_as_usual(position, numbers) or self._closes(position, missing=1)

    def _closes(self, position: Position, *, missing: int) -> bool:
        """Are six points in a row closed in front of a checker on the bar, except for `missing` checkers?"""
        return self.close_out_wins and position.theirs[BAR] > 0 and _lacking(position) <= missing

    def why_not(self, position: Position, source: int, target: int, rules: Rules) -> IllegalReason | None:
        """Nothing is borne off."""
        return IllegalReason.NO_BEARING_OFF if target == OFF else super().why_not(position, source, target, rules)

    def result(self, position: Position, rules: Rules) -> GameResult | None:  # noqa: ARG002
        """Won with all checkers home, or with the opponent closed out."""
        home = not any(position.mine[_FIRST_OUTSIDE:])
        return GameResult(1) if home or self._closes(position, missing=0) else None

    def may_end(self, position: Position, numbers: tuple[int, ...]) -> bool:
        """With few checkers outside, or with six points all but closed."""
        few = len(numbers)
        return sum(position.mine[_FIRST_OUTSIDE:]) <= few or (self.close_out_wins and _lacking(position) <= few)

    def losses(self, position: Position, rules: Rules) -> tuple[int, ...]:  # noqa: ARG002
        """Always one point."""
        return (1,)


def _lacking(position: Position) -> int:
    """How many checkers six points in a row lack to be closed, at least."""
    lacking = [max(0, 2 - count) for count in position.mine[1:BAR]]
    return min(sum(lacking[first : first + 6]) for first in range(POINTS - 5))


SUGOROKU: Final = Sugoroku()
