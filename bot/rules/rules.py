"""The house rules a match is played by."""

from typing import Final

import msgspec

EVERY_TIE: Final = 9
"""Instead of a limit of automatic doubles: there is none."""


class Rules(msgspec.Struct, frozen=True, omit_defaults=True):
    """The choices of a table, as one record that travels with the match.

    Every field's default is the rule of tournament match play. `bot.rules.house_rules` says which of them a game has,
    and which of them go together. Sources: https://www.bkgm.com/rules.html and, for `quadruple`, `winner_starts` and
    `five_checkers`, early editions of https://en.wikipedia.org/wiki/Backgammon.
    """

    cube: bool = True
    """Is the doubling cube used?"""
    crawford: bool = True
    """Is the first game after someone is one point away played without the cube? Matches only."""
    jacoby: bool = False
    """Do gammons count only after the cube was turned? Unlimited sessions only."""
    free_choice: bool = False
    """May a player who can play either number, but not both, choose the lower one?"""
    beavers: bool = False
    """May the side that is doubled turn the cube again at once and keep it? Unlimited sessions only."""
    raccoons: bool = False
    """May the doubler answer a beaver by turning the cube once more? Unlimited sessions only."""
    automatic_doubles: int = 0
    """How many times equal opening dice may double the cube in a game: up to 3, or EVERY_TIE. Sessions only."""
    quadruple: bool = False
    """Does a lost backgammon cost four times the cube if a checker is on the bar?"""
    winner_starts: bool = False
    """Does the winner of a game open the next one, with both dice?"""
    five_checkers: bool = False
    """May a side have no more than five checkers on a point?"""
    pinned_start: bool = False
    """Does pinning the opponent's last checker on its start win double, as in Plakoto? Makhbusa only; source:
    https://www.mahbuse.com."""
