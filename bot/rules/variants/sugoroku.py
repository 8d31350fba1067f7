"""Sugoroku (ban-sugoroku): a race home, without bearing off. Source: https://en.wikipedia.org/wiki/Sugoroku."""

from __future__ import annotations

from typing import Final

from bot.errors import IllegalReason
from bot.rules.dice import Roll
from bot.rules.generator import moves_of_die
from bot.rules.position import BAR, OFF, Position
from bot.rules.rules import Rules
from bot.rules.variants.hit_game import HitGame
from bot.rules.variants.protocol import GameResult
from bot.rules.variants.table_game import ALWAYS_OPTIONS

_FIRST_OUTSIDE: Final = 7


class Sugoroku(HitGame):
    """Backgammon's setup and hits; the first side with all fifteen checkers in its home board wins one point."""

    key = "sugoroku"
    name = "Sugoroku"
    options = ALWAYS_OPTIONS
    gammons = False
    has_ids = False

    def numbers(self, roll: Roll) -> tuple[int, ...]:
        """Two moves, also for a doublet."""
        return (roll.high, roll.low)

    def steps(self, mine: list[int], enemy: tuple[int, ...], die: int) -> list[tuple[int, int]]:
        """Backgammon's moves but those off the board."""
        return [step for step in moves_of_die(mine, enemy, die) if step[1]]

    def moves_as_usual(self, position: Position, numbers: tuple[int, ...]) -> bool:
        """As long as nothing could be borne off with these numbers."""
        return sum(position.mine[_FIRST_OUTSIDE : BAR + 1]) >= len(numbers)

    def nearly_won(self, position: Position, numbers: tuple[int, ...]) -> bool:
        """With fewer checkers outside than numbers: the last one may come home with the first of them."""
        return not self.moves_as_usual(position, numbers)

    def why_not(self, position: Position, source: int, target: int, rules: Rules) -> IllegalReason | None:
        """Nothing is borne off."""
        return IllegalReason.NO_BEARING_OFF if target == OFF else super().why_not(position, source, target, rules)

    def result(self, position: Position, rules: Rules) -> GameResult | None:  # noqa: ARG002
        """Won with all checkers home."""
        return None if any(position.mine[_FIRST_OUTSIDE : BAR + 1]) else GameResult(1)

    def losses(self, position: Position, rules: Rules) -> tuple[int, ...]:  # noqa: ARG002
        """Always one point."""
        return (1,)


SUGOROKU: Final = Sugoroku()
