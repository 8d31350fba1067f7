"""A person's record, counted from the results of their matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from bot.ratings.records import MatchResult
from bot.rules.variants import find_variant


class PersonalTally(msgspec.Struct, frozen=True):
    """Matches and games counted. A gammon is one that counted as such: not by the Jacoby rule a single game.

    Gammons do not include backgammons; to these belongs whatever is worth more. A streak is of matches won one after
    another.
    """

    won: int = 0
    lost: int = 0
    gammons_won: int = 0
    gammons_lost: int = 0
    backgammons_won: int = 0
    backgammons_lost: int = 0
    longest_streak: int = 0
    streak: int = 0
    """The streak that goes on."""
    favourite: str | None = None
    """The game played most often, of several the one played last; None before the first match."""

    @property
    def matches(self) -> int:
        """Matches that somebody won."""
        return self.won + self.lost


def tally(results: Sequence[MatchResult]) -> PersonalTally:
    """Count `results`, which are in the order in which the matches ended."""
    graded = Counter(
        (game.won, min(game.grade, 3))
        for result in results
        if find_variant(result.variant).gammons  # elsewhere a game that counts more is no gammon
        for game in result.games
    )
    longest = streak = 0
    for result in results:
        streak = streak + 1 if result.won else 0
        longest = max(longest, streak)
    won = sum(result.won for result in results)
    return PersonalTally(
        won=won,
        lost=len(results) - won,
        gammons_won=graded[True, 2],
        gammons_lost=graded[False, 2],
        backgammons_won=graded[True, 3],
        backgammons_lost=graded[False, 3],
        longest_streak=longest,
        streak=streak,
        favourite=_favourite([result.variant for result in results]),
    )


def _favourite(variants: Sequence[str]) -> str | None:
    # The first of equally frequent ones is the one seen first, so the last match is looked at first.
    return next((variant for variant, _ in Counter(reversed(variants)).most_common(1)), None)
