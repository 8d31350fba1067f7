"""How many points of a match count for the ratings.

A rating says how well somebody plays, so a match counts only as far as it was played. A game that was borne off counts
what it paid. One that ended otherwise (by a pass, a resignation or on time) counts no more than a point for every
`TURNS_A_POINT` turns of the side that had fewer, and nothing if a side had fewer than `TURNS_EACH`. A game that was
given up along with its match paid all the points that were missing; it counts what it could have cost at the settled
cube: the last one that both sides played on with for `TURNS_EACH` turns. A match counts the sum, and never more than
its length or `LONGEST_RATED`.

Each match stores the number of the rule that it's rated by, so that past matches keep what they counted.
"""

from collections.abc import Iterable
from typing import Final

from bot.rules.match import events as ev
from bot.rules.sides import Side

BY_LENGTH: Final = 1
"""The first rule: every match counts in full, however it ended."""
AS_PLAYED: Final = 2
"""The second: a game counts in full once both sides had `TURNS_EACH` turns in it."""
BY_TURNS: Final = 3
"""This module's rule, for matches that begin now. Overall ratings also ask how connected the two are (`farming.py`)."""
TURNS_EACH: Final = 3
"""Turns that both sides must have had in a game that counts, unless it was borne off."""
TURNS_A_POINT: Final = 3
"""Turns of both sides for each point of a game that wasn't borne off."""
LONGEST_RATED: Final = 25
"""The longest match that is rated, in points."""

_GIVEN_UP: Final = (ev.Ending.MATCH_RESIGNED, ev.Ending.TIME_RAN_OUT)


class _Game:
    """A game so far, as its events tell it: the turns of each side, and every cube with the turns from then on."""

    def __init__(self) -> None:
        self._turns = [0, 0]
        self._last: Side | None = None
        self._cubes = [(1, [0, 0])]

    def moved(self, side: Side) -> None:
        """Count a turn; in some games it has several plays."""
        if side is not self._last:
            self._turns[side] += 1
        self._last = side

    def taken(self, value: int) -> None:
        """From here on it's played with a cube of that value."""
        self._cubes.append((value, [*self._turns]))

    def counts(self, end: ev.GameEnded, rule: int) -> int:
        """The points it counts."""
        turns, given_up = min(self._turns), end.ending in _GIVEN_UP
        if rule == AS_PLAYED:
            return 0 if turns < TURNS_EACH else end.grade * self._cubes[-1][0] if given_up else end.points
        if end.ending is ev.Ending.BORNE_OFF:
            return end.points
        if turns < TURNS_EACH:
            return 0
        paid = end.grade * self._settled() if given_up else end.points
        return min(paid, max(1, turns // TURNS_A_POINT))

    def _settled(self) -> int:
        for value, before in reversed(self._cubes):
            if min(now - then for now, then in zip(self._turns, before, strict=True)) >= TURNS_EACH:
                return value
        return 1


def points_counted(events: Iterable[ev.Event], length: int, rule: int) -> int:
    """How many points a finished match to `length` counts as; 0 if it doesn't count at all."""
    if rule == BY_LENGTH:
        return length
    points, game = 0, _Game()
    for event in events:
        match event:
            case ev.GameStarted():
                game = _Game()
            case ev.PlayMade() | ev.TurnPassed():
                game.moved(event.side)
            case ev.DoubleTaken():
                game.taken(event.value)
            case ev.GameEnded():
                points += game.counts(event, rule)
            case _:
                pass
    return min(points, length, LONGEST_RATED)
