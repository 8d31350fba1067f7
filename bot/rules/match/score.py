"""Score, length and the Crawford game: what one game's end does to the match."""

from __future__ import annotations

from typing import Final

from bot.rules.match.state import Crawford
from bot.rules.rules import Rules
from bot.rules.sides import Side

LONGEST: Final = 99
"""The longest match, in points."""
PRESETS: Final = (5, 9, 21)
"""The usual lengths (seed 003)."""


def add_points(score: tuple[int, int], winner: Side, points: int) -> tuple[int, int]:
    """The score after `winner` got `points`."""
    white, black = score
    return (white + points, black) if winner is Side.WHITE else (white, black + points)


def match_winner(score: tuple[int, int], length: int) -> Side | None:
    """The side that has reached the length; always None in an unlimited session."""
    if not length:
        return None
    return next((side for side in Side if score[side] >= length), None)


def crawford_after_game(before: Crawford, score: tuple[int, int], length: int, rules: Rules) -> Crawford:
    """Where the match stands for the next game.

    The first game after someone is 1 point away is the Crawford game; every game after it has the cube again
    (seeds 000 and 003).
    """
    if before is not Crawford.BEFORE:
        return Crawford.AFTER
    if length and rules.crawford and rules.cube and max(score) == length - 1:
        return Crawford.NOW
    return Crawford.BEFORE
