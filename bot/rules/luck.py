"""The luck of a roll in the race: the pips it gains on the opponent, compared with an average roll.

A plain measure that judges no position: hitting and running count, good points don't.
"""

from fractions import Fraction
from typing import Final

from bot.rules.dice import ALL_ROLLS, Roll
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants.protocol import Variant

_LATE: Final = 100  # the number of a turn after all the special ones at the beginning of some games


def is_whole_turn(variant: Variant) -> bool:
    """Does a roll of this game give its own numbers and nothing more? Otherwise they say little about its worth."""
    return not any(variant.ahead(roll, _LATE) for roll, _ in ALL_ROLLS)


def race_gain(position: Position, roll: Roll, variant: Variant, rules: Rules) -> int:
    """The most pips the side on roll can gain on its opponent with `roll`: its own and those of checkers hit."""
    before = position.opponent_pip_count - position.pip_count
    plays = variant.legal_plays(position, roll, rules)
    return max((play.after.opponent_pip_count - play.after.pip_count - before for play in plays), default=0)


def race_luck(position: Position, roll: Roll, variant: Variant, rules: Rules) -> float:
    """Pips that `roll` gains above the average of all 36 rolls."""
    total = sum(weight * race_gain(position, one, variant, rules) for one, weight in ALL_ROLLS)
    return float(race_gain(position, roll, variant, rules) - Fraction(total, 36))
