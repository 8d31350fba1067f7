"""Positions near the end of a game: of those that computers reach when they play from the start, few are close."""

from random import Random
from typing import Final

from bot.rules.position import BAR, Position

_CLOSE: Final = 0.12
"""The largest lead of an even race, as a share of the pips."""
_TRIES: Final = 200
_CHECKERS: Final = 15


def ending(random: Random) -> Position:
    """A bear-off of both sides, a race before it, or a bear-off against checkers that wait for a shot."""
    draw = random.choice((_bear_off, _bear_off, _race, _against_contact))
    for _ in range(_TRIES):
        position = draw(random)
        mine, theirs = position.pip_count, position.opponent_pip_count
        if draw is _against_contact or abs(mine - theirs) <= _CLOSE * max(mine, theirs) + 1:
            return position
    return position


def _spread(random: Random, count: int, points: tuple[int, ...]) -> dict[int, int]:
    """So many checkers on some of these points."""
    chosen = random.sample(points, random.randint(min(3, len(points)), len(points)))
    found: dict[int, int] = {}
    for _ in range(count):
        point = random.choice(chosen)
        found[point] = found.get(point, 0) + 1
    return found


def _bear_off(random: Random) -> Position:
    home = tuple(range(1, 7))
    count = random.randint(3, 9)
    theirs = max(2, min(10, count + random.randint(-1, 1)))
    return Position.of(_spread(random, count, home), _spread(random, theirs, home))


def _race(random: Random) -> Position:
    def side() -> dict[int, int]:
        outside = random.randint(1, 4)
        found = _spread(random, random.randint(4, _CHECKERS - outside), tuple(range(1, 7)))
        return {**found, **_spread(random, outside, tuple(range(7, 13)))}

    return Position.of(side(), side())


def _against_contact(random: Random) -> Position:
    """All of one's own checkers are home, and some of theirs are behind or on the bar."""
    waiting = random.choice((24, 24, 23, 22, BAR))
    back = 1 if waiting == BAR else random.choice((2, 2, 3))
    free = tuple(point for point in range(1, 7) if point != BAR - waiting)
    mine = _spread(random, random.randint(6, _CHECKERS), free)
    theirs = _spread(random, _CHECKERS - back, tuple(range(1, 7)))
    return Position.of(mine, {**theirs, waiting: back})
