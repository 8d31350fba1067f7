"""Portes, the Greek game that is nearest to backgammon."""

from __future__ import annotations

from typing import Final

from bot.rules.position import OFF, Position
from bot.rules.rules import Rules
from bot.rules.variants.hit_game import HitGame
from bot.rules.variants.protocol import Result


class Portes(HitGame):
    """Backgammon without the cube: 1 point, or 2 when the loser has borne off none; there is no triple game.

    The winner of the opening roll rolls afresh, and the winner of a game begins the next.
    """

    key = "portes"
    name = "Portes"
    options = frozenset({"free_choice"})
    always = frozenset({"winner_starts"})
    gammons = False
    rolls_afresh = True
    winner_starts = True

    def result(self, position: Position, rules: Rules) -> Result | None:  # noqa: ARG002
        """Double when the loser has borne off none."""
        if not position.is_won:
            return None
        return Result(1 if position.theirs[OFF] else 2)

    def losses(self, position: Position, rules: Rules) -> tuple[int, ...]:  # noqa: ARG002
        """A single, or also a double game as long as none is off."""
        return (1,) if position.mine[OFF] else (1, 2)


PORTES: Final = Portes()
