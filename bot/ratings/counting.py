"""How many points of a match count for the ratings.

A rating says how well somebody plays, so a match counts only as far as it was played. A game counts when both sides had
at least `TURNS_EACH` turns in it. A match counts as one to the points of those games, and never as more than its length
or `LONGEST_RATED`. A game that was given up along with its match is worth what it could still have cost, not all the
points that were missing.

Each match stores the number of the rule that it's rated by, so that past matches keep what they counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.rules.match import events as ev
from bot.rules.sides import Side

BY_LENGTH: Final = 1
"""The earlier rule: every match counts in full, however it ended."""
AS_PLAYED: Final = 2
"""This module's rule, for matches that begin now."""
TURNS_EACH: Final = 3
"""Turns that both sides must have had in a game that counts."""
LONGEST_RATED: Final = 25
"""The longest match that is rated, in points."""

_GIVEN_UP: Final = (ev.Ending.MATCH_RESIGNED, ev.Ending.TIME_RAN_OUT)


def points_counted(events: Iterable[ev.Event], length: int, rule: int) -> int:
    """How many points a finished match to `length` counts as; 0 if it doesn't count at all."""
    if rule == BY_LENGTH:
        return length
    points = 0
    turns, cube = [0, 0], 1
    last: Side | None = None
    for event in events:
        match event:
            case ev.GameStarted():
                turns, last, cube = [0, 0], None, 1
            case ev.PlayMade() | ev.TurnPassed():
                turns[event.side] += event.side is not last  # in some games a turn has several plays
                last = event.side
            case ev.DoubleTaken():
                cube = event.value
            case ev.GameEnded() if min(turns) >= TURNS_EACH:
                points += event.grade * cube if event.ending in _GIVEN_UP else event.points
            case _:
                pass
    return min(points, length, LONGEST_RATED)
