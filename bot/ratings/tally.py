"""A person's record, counted from the results of their matches."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from bot.ratings.records import MatchResult
from bot.rules.variants import find_variant


class PersonalTally(msgspec.Struct, frozen=True):
    """Counts of matches and games. A gammon counts if it was paid as one, so not if the Jacoby rule made it single.

    Gammons don't include backgammons; anything worth more counts as a backgammon. A streak is of matches won one after
    another.
    """

    won: int = 0
    lost: int = 0
    gammons_won: int = 0
    gammons_lost: int = 0
    backgammons_won: int = 0
    backgammons_lost: int = 0
    longest_streak: int = 0
    favourite: str | None = None
    """The game played most often, or of several the one played last; None before the first match."""

    @property
    def matches(self) -> int:
        """Matches that somebody won."""
        return self.won + self.lost


def tally(results: Sequence[MatchResult]) -> PersonalTally:
    """Count `results`, given in the order in which the matches ended."""
    graded = Counter(
        (game.won, min(game.grade, 3))
        for result in results
        if find_variant(result.variant).gammons  # elsewhere a game that counts more isn't a gammon
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
        favourite=_favourite([result.variant for result in results]),
    )


def _favourite(variants: Sequence[str]) -> str | None:
    # Of equally frequent games the first one seen is taken, so the last match is looked at first.
    return next((variant for variant, _ in Counter(reversed(variants)).most_common(1)), None)
