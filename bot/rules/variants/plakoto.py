"""Plakoto: pinning, and a last checker on the start that must not be caught."""

from __future__ import annotations

from typing import Final

from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants.pinning import THEIR_HEAD, PinningGame
from bot.rules.variants.protocol import Result
from bot.rules.variants.quiet_game import HEAD


class Plakoto(PinningGame):
    """Pinning the opponent's last checker on its start wins double, if one's own start is clear."""

    key = "plakoto"
    name = "Plakoto"

    def result(self, position: Position, rules: Rules) -> Result | None:
        """Also two points for a pinned last checker on its start once one's own is clear; a draw if both are pinned.

        While checkers of one's own stand on their start, the opponent may still pin the last of them, so the game
        goes on, and is won by the play that clears it.
        """
        ended = super().result(position, rules)
        if ended is None and -THEIR_HEAD in position.pinned and not position.mine[HEAD]:
            return Result(2)
        return ended


PLAKOTO: Final = Plakoto()
