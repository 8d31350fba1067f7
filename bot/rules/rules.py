"""The house rules a match is played by."""

from __future__ import annotations

import msgspec


class Rules(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table may choose, as one record that travels with the match.

    Every field's default is the rule of tournament match play. Which of them a game has, and which of them go
    together, `bot.rules.house_rules` says.
    """

    cube: bool = True
    """Is the doubling cube used?"""
    crawford: bool = True
    """Is the first game after someone is one point away played without the cube? Matches only."""
    jacoby: bool = False
    """Do gammons count only after the cube was turned? Unlimited sessions only (seed 000)."""
    free_choice: bool = False
    """Where either number but not both can be played: any of them instead of the higher (seed 004)."""
    beavers: bool = False
    """May a double be turned again at once by its taker, who keeps the cube? Unlimited sessions only (seed 000)."""
    raccoons: bool = False
    """May the doubler answer a beaver by turning the cube once more? Unlimited sessions only (seed 000)."""
    automatic_doubles: int = 0
    """How often equal opening dice may double the cube of a game. Unlimited sessions only (seed 000)."""
    quadruple: bool = False
    """Does a checker on the bar make a lost backgammon cost four times the cube? (seeds 000 and 002)"""
    winner_starts: bool = False
    """Does the winner of a game open the next one, with both dice? (seed 002)"""
    five_checkers: bool = False
    """May no more than five checkers of a side stand on a point? (seed 002)"""
