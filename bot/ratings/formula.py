"""The rating formula of FIBS, the First Internet Backgammon Server.

If two players' ratings are D apart, the underdog wins a match to n points with the probability
Pu = 1 / (10^(D sqrt(n) / 2000) + 1). The winner gains and the loser loses 4 K sqrt(n) P, where P was the winner's
probability of losing, and K = max(1, 5 - experience / 100) is each player's own from before the match. Both gain n in
experience. Source: https://www.bkgm.com/faq/Ratings.html.
"""

from math import sqrt
from typing import Final

import msgspec

START: Final = 1500.0
"""The rating of somebody who hasn't played yet."""
ESTABLISHED: Final = 20
"""The experience from which a rating needn't be provisional."""
OPPONENTS: Final = 5
"""How many different opponents it takes as well, so that no two people can establish each other."""


class Rating(msgspec.Struct, frozen=True):
    """A player's estimated strength. `experience` is in points of match length."""

    rating: float = START
    experience: int = 0


def is_provisional(experience: int, opponents: int) -> bool:
    """Has the player played too little, or against too few people, for a rating to mean much?"""
    return experience < ESTABLISHED or opponents < OPPONENTS


def pace(experience: int) -> float:
    """K, the speed at which a rating moves: five times as fast at the beginning as from an experience of 400 on."""
    return max(1.0, 5 - experience / 100)


def change(winner: Rating, loser: Rating, length: int, weight: float = 1.0) -> tuple[Rating, Rating]:
    """Both ratings after a match to `length` points, the winner's first.

    `weight` is how much the match counts; experience is gained in full. Raises ValueError for an unlimited session,
    which isn't rated.
    """
    if length < 1:
        raise ValueError(f"a match to {length} points is not rated")
    underdog = float(1 / (10 ** (abs(winner.rating - loser.rating) * sqrt(length) / 2000) + 1))
    surprise = 1 - underdog if winner.rating < loser.rating else underdog
    stake = 4 * sqrt(length) * surprise * weight
    return (
        Rating(winner.rating + pace(winner.experience) * stake, winner.experience + length),
        Rating(loser.rating - pace(loser.experience) * stake, loser.experience + length),
    )
