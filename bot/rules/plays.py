"""Every legal play of a roll."""

from __future__ import annotations

from typing import Final

from bot.rules.dice import Roll
from bot.rules.play import Move, Play
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, Variant

_DEFAULT_RULES: Final = Rules()


def legal_plays(
    position: Position,
    roll: tuple[int, int],
    variant: Variant = BACKGAMMON,
    rules: Rules = _DEFAULT_RULES,
) -> tuple[Play, ...]:
    """Every legal play of the side on roll, one for each distinct resulting position.

    Empty when nothing can be moved. Raises ValueError for dice that are not 1-6.
    """
    first, second = roll
    if not (1 <= first <= 6 and 1 <= second <= 6):
        raise ValueError(f"no such roll: {roll}")
    return variant.legal_plays(position, Roll(first, second), rules)


__all__ = ["Move", "Play", "legal_plays"]
