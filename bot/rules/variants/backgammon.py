"""Standard backgammon."""

from __future__ import annotations

from typing import Final

from bot.rules.dice import Roll
from bot.rules.generator import generate, moves_of_die
from bot.rules.play import Move, Play
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Grade, largest_loss, won_grade


class Backgammon:
    """The standard game: setup 24:2 13:5 8:3 6:5, hits, doublets four times, gammon and backgammon."""

    key: Final = "backgammon"
    name: Final = "Backgammon"
    uses_cube: Final = True

    def start(self) -> Position:
        """24:2, 13:5, 8:3, 6:5 for each side."""
        return Position.start()

    def numbers(self, roll: Roll) -> tuple[int, ...]:
        """Two numbers, or four for a doublet."""
        return roll.numbers

    def legal_plays(self, position: Position, roll: Roll, rules: Rules) -> tuple[Play, ...]:
        """As many dice as possible; if either but not both, the higher (seed 000)."""
        return generate(position, roll.numbers, free_choice=rules.free_choice)

    def plays_of_numbers(self, position: Position, numbers: tuple[int, ...], rules: Rules) -> tuple[Play, ...]:
        """As `legal_plays`, for what is left of a roll."""
        return generate(position, numbers, free_choice=rules.free_choice) if numbers else ()

    def moves_of_die(self, position: Position, die: int, rules: Rules) -> tuple[Move, ...]:  # noqa: ARG002 - other games ask the rules
        """Bar first; points with two opposing checkers are closed; bearing off with all checkers home."""
        enemy = position.theirs[::-1]
        found = moves_of_die(list(position.mine), enemy, die)
        return tuple(Move(source, target, bool(target) and enemy[target] == 1) for source, target in found)

    def winner_grade(self, position: Position) -> Grade | None:
        """Single, gammon or backgammon once the mover has borne off all checkers."""
        return won_grade(position) if position.is_won else None

    def largest_loss(self, position: Position) -> Grade:
        """Single once a checker is off; backgammon while it could still happen; else gammon."""
        return largest_loss(position)


BACKGAMMON: Final = Backgammon()
