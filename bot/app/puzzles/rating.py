"""How strong a person or a position is after an answer; see `bot.ratings.glicko`."""

from datetime import datetime, timedelta
from typing import Final

from bot.ratings import glicko
from bot.ratings.glicko import Strength
from bot.store.learning.puzzles import Rate, Solver

_DAY: Final = timedelta(days=1)


def now(one: Solver, at: datetime) -> Strength:
    """How strong a person is after the time since their last answer."""
    return one.strength if one.at is None else glicko.idle(one.strength, max(0.0, (at - one.at) / _DAY))


def rated(score: float, at: datetime) -> Rate:
    """The effect of an answer with this score on both."""

    def rate(person: Solver, position: Solver) -> tuple[Strength, Strength]:
        return glicko.answered(now(person, at), position.strength, score)

    return rate
