"""Portes, the Greek game nearest to backgammon. Source: https://www.bkgm.com/variants/Portes.html."""

from typing import Final

from bot.rules.variants.families.hit_game import HitGame
from bot.rules.variants.protocol import OneOrTwo


class Portes(OneOrTwo, HitGame):
    """Backgammon without the cube: 1 point, or 2 if the loser has borne off none; there is no triple game.

    The winner of the opening roll rolls afresh, and the winner of a game begins the next.
    """

    key = "portes"
    name = "Portes"
    options = frozenset({"free_choice"})
    always = frozenset({"winner_starts"})
    gammons = False
    rolls_afresh = True


PORTES: Final = Portes()
