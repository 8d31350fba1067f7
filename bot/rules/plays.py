"""Every legal play of a roll."""

from functools import lru_cache
from typing import Final

from bot.rules.dice import Roll
from bot.rules.play import Move, Play
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, Variant

_DEFAULT_RULES: Final = Rules()


def legal_plays(
    position: Position, roll: tuple[int, int], variant: Variant = BACKGAMMON, rules: Rules = _DEFAULT_RULES
) -> tuple[Play, ...]:
    """Every legal play of the side on roll, one for each distinct resulting position.

    Empty if nothing can be moved. Raises ValueError for dice that aren't 1-6.
    """
    return variant.legal_plays(position, rolled(roll), rules)


def rolled(roll: tuple[int, int]) -> Roll:
    """Two dice as a roll. Raises ValueError for dice that aren't 1-6."""
    first, second = roll
    if not (1 <= first <= 6 and 1 <= second <= 6):
        raise ValueError(f"no such roll: {roll}")
    return Roll(first, second)


@lru_cache(maxsize=128)
def plays_at_hand(variant: Variant, position: Position, numbers: tuple[int, ...], rules: Rules) -> tuple[Play, ...]:
    """The result of `variant.plays_of_numbers`, kept for the matches in play.

    While a roll is played it's asked for ten times, for every tap and for every letter that is typed.
    """
    return variant.plays_of_numbers(position, numbers, rules)


__all__ = ["Move", "Play", "legal_plays", "plays_at_hand", "rolled"]
