"""The value of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

import msgspec

from bot.rules.dice import Roll
from bot.rules.position import BAR, OFF, Position
from bot.rules.rules import EVERY_TIE, Rules
from bot.rules.sides import Side


class Grade(IntEnum):
    """The size of a win: how many times the cube's value it pays."""

    SINGLE = 1
    GAMMON = 2
    BACKGAMMON = 3
    QUADRUPLE = 4


_DEFAULT: Final = Rules()


def won_grade(position: Position, rules: Rules = _DEFAULT) -> Grade:
    """The grade of a won game, seen by the winner.

    Gammon: the loser has borne off none. Backgammon: they also have a checker on the bar or in the winner's home
    board (the loser's points 19 to 24). With the option `quadruple`, a checker on the bar makes it four times.
    """
    theirs = position.theirs
    if theirs[OFF]:
        return Grade.SINGLE
    if theirs[BAR] and rules.quadruple:
        return Grade.QUADRUPLE
    return Grade.BACKGAMMON if any(theirs[19:]) else Grade.GAMMON


def largest_loss(position: Position, rules: Rules = _DEFAULT, *, contact: bool | None = None) -> Grade:
    """The most the side on roll can still lose: what it must concede for a resignation that can't be refused.

    A single once a checker is off. Otherwise a backgammon (or a quadruple, where that is played), unless contact is
    over and no checker is left on the bar or in the opponent's home board: then a gammon, or a single if a checker is
    sure to be off in time. `contact` says whether the sides can still meet, for games where the rearmost checkers don't
    decide that.
    """
    mine = position.mine
    if mine[OFF]:
        return Grade.SINGLE
    if contact is None:
        contact = position.has_contact
        if not contact and _surely_bears_off(position):
            return Grade.SINGLE
    if rules.quadruple and (contact or mine[BAR]):
        return Grade.QUADRUPLE
    if contact or any(mine[19:]):
        return Grade.BACKGAMMON
    return Grade.GAMMON


def _surely_bears_off(position: Position) -> bool:
    """Once contact is over: is the side on roll sure to have a checker off in time, whatever both sides roll?

    Until then every roll moves it at least three pips, and its checkers stop at point 1. The opponent bears off at most
    four in a turn.
    """
    checkers = sum(position.mine[1:])
    turns = (position.pip_count - checkers) // 3 + 1
    opponents = -(-sum(position.theirs[1:]) // 4)
    return turns < opponents


def counted_grade(grade: int, cube: Cube, rules: Rules) -> int:
    """The grade that counts: under the Jacoby rule only a single game until the cube is turned."""
    return Grade.SINGLE if rules.jacoby and not cube.turned else grade


def points_won(grade: int, cube: Cube, rules: Rules) -> int:
    """Points for a game played out or resigned at `grade`."""
    return counted_grade(grade, cube, rules) * cube.value


class Cube(msgspec.Struct, frozen=True):
    """The doubling cube.

    `value` is what a single game is worth now, in points (1, 2, 4 ... without limit). `owner` is the side that may turn
    it next, None while it's centered. `turned` is True once it was turned in this game (an automatic double doesn't
    count: the Jacoby rule looks at this).
    """

    value: int = 1
    owner: Side | None = None
    turned: bool = False

    def available_to(self, side: Side) -> bool:
        """True if the cube is centered or belongs to `side`."""
        return self.owner is None or self.owner == side


def opening_cube(opening: Sequence[Roll], rules: Rules) -> Cube:
    """The cube that a game begins with: ties of the opening double it, as often as the table allows."""
    ties = sum(roll.is_doublet for roll in opening)
    limit = rules.automatic_doubles
    return Cube(1 << (ties if limit == EVERY_TIE else min(ties, limit)))
