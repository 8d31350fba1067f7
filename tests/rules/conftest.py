"""Positions to try the rules on."""

from random import Random

import pytest

from bot.rules.plays import legal_plays
from bot.rules.position import Position


def _games(count, seed):
    """Turns of random games from the start to the last checker off: position, roll, legal plays."""
    dice, position = Random(seed), Position.start()
    for _ in range(count):
        roll = (dice.randint(1, 6), dice.randint(1, 6))
        plays = legal_plays(position, roll)
        yield position, roll, plays
        after = dice.choice(plays).after if plays else position
        position = Position.start() if after.is_won else after.swapped()


def _position(random):
    """Any position, likely or not: checkers dropped where there is room, some on the bar, some off."""
    mine, theirs = [0] * 26, [0] * 26
    reach = random.choice((6, 12, 24, 25))
    for counts, others in ((mine, theirs), (theirs, mine)):
        for _ in range(15):
            point = random.randint(0, reach)
            counts[0 if 0 < point < 25 and others[25 - point] else point] += 1
    return Position(tuple(mine), tuple(theirs))


@pytest.fixture(scope="session")
def random_turns():
    return _games


@pytest.fixture(scope="session")
def random_position():
    return _position
