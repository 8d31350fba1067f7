"""Tavli: a match of Portes, Plakoto and Fevga in turn. Source: https://www.bkgm.com/variants/Tavli.html."""

from typing import ClassVar, Final

from bot.rules.variants.fevga import FEVGA
from bot.rules.variants.plakoto import PLAKOTO
from bot.rules.variants.portes import PORTES, Portes
from bot.rules.variants.protocol import Variant


class Tavli(Portes):
    """The three Greek games one after the other, begun as Portes is: the winner of a game opens the next."""

    key = "tavli"
    name = "Tavli"

    rotation: ClassVar[tuple[Variant, ...]] = (PORTES, PLAKOTO, FEVGA)
    # Disputed: does each game have an opening roll, or, as is usual in Greece and here, does the winner of the one
    # before open it? A drawn game has no winner, so the next begins with an opening roll.

    def of_game(self, number: int) -> Variant:
        """Portes first, then Plakoto, then Fevga, and again."""
        return self.rotation[(number - 1) % len(self.rotation)]


TAVLI: Final = Tavli()
