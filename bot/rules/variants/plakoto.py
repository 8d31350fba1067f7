"""Plakoto: pinning, and a last checker on the start that must not be caught.

Source: https://www.bkgm.com/variants/Plakoto.html.
"""

from __future__ import annotations

from typing import ClassVar, Final

from bot.rules.play import Play
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants.pinning import THEIR_HEAD, PinningGame
from bot.rules.variants.protocol import GameResult
from bot.rules.variants.quiet_game import HEAD
from bot.rules.variants.search import short_wins


class Plakoto(PinningGame):
    """Pinning the opponent's last checker on its start wins double, if one's own start is clear."""

    key = "plakoto"
    name = "Plakoto"

    pinned_start_wins: ClassVar[bool] = True
    """Disputed: does a pinned last checker on the opponent's start win double at once, with one's own start clear? Here
    it does; where it does not, the game is Tapa."""
    short_pins: ClassVar[bool] = True
    """Disputed: may the pin that ends the game be made with fewer dice than could be played, where no longer play makes
    it? Here it may, since nothing is owed once the game is over; others hold the roller to both numbers."""

    def plays_of_numbers(self, position: Position, numbers: tuple[int, ...], rules: Rules) -> tuple[Play, ...]:
        """As elsewhere; last come shorter plays that end the game by a pin on the start, where no longer one does."""
        plays = super().plays_of_numbers(position, numbers, rules)
        if not self.short_pins or len(numbers) < 2 or position.theirs[HEAD] != 1:
            return plays
        if any(self.result(play.after, rules) is not None for play in plays):
            return plays
        return plays + short_wins(self, position, numbers, rules)

    def result(self, position: Position, rules: Rules) -> GameResult | None:
        """Also two points for a pinned last checker on its start once one's own is clear; a draw if both are pinned.

        While checkers of one's own stand on their start, the opponent may still pin the last of them, so the game
        goes on, and is won by the play that clears it.
        """
        ended = super().result(position, rules)
        if ended is None and self.pinned_start_wins and -THEIR_HEAD in position.pinned and not position.mine[HEAD]:
            return GameResult(2)
        return ended


PLAKOTO: Final = Plakoto()
