"""Records of ratings and results.

Ids are Discord's, except those of matches, which are ours. People whose data was deleted have a negative id and an
empty name.
Moments are aware datetimes in UTC.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Final

import msgspec

from bot.ratings.formula import is_provisional
from bot.rules.variants import find_variant

OVERALL: Final = 0
"""In place of a server: all servers and direct messages together."""


class StoredRating(msgspec.Struct, frozen=True):
    """A person's rating in one game, on one server or `OVERALL`, and how many rated matches led to it."""

    user_id: int
    guild_id: int
    variant: str
    rating: float
    experience: int
    matches: int
    won: int
    updated_at: datetime
    opponents: int = 0
    """How many different people these matches were against."""

    @property
    def is_provisional(self) -> bool:
        """True while too little has been played for the rating to mean much."""
        return is_provisional(self.experience, self.opponents)


class RatingChange(msgspec.Struct, frozen=True):
    """The effect of one match on one person's rating on one server or `OVERALL`.

    `weight` is how much the match counted: 1, or less when the same two had played a lot, or share their opponents.
    `at` is when it ended.
    """

    match_id: int
    user_id: int
    guild_id: int
    variant: str
    before: float
    after: float
    experience_before: int
    experience_after: int
    won: bool
    weight: float
    at: datetime
    opponents: int = 0
    """How many different opponents the rating rests on, including this match's."""
    apart: int | None = None
    """How many opponents each had at least whom the other had never met, up to nine; None where nobody asked."""

    @property
    def gained(self) -> float:
        """The points gained by the match, negative for a loss."""
        return self.after - self.before

    @property
    def is_provisional(self) -> bool:
        """True while the new rating doesn't mean much yet."""
        return is_provisional(self.experience_after, self.opponents)


class Leader(msgspec.Struct, frozen=True):
    """A line of a leaderboard.

    `place` counts from 1, the same for equal numbers; None for a provisional rating, which has none. `matches` and
    `won` count rated matches: all, or those since the moment asked for, as does `gained` (None if none was asked for).
    """

    place: int | None
    user_id: int
    name: str
    rating: float
    experience: int
    matches: int
    won: int
    gained: float | None = None


class Onlooker(msgspec.Struct, frozen=True):
    """Someone who looks at a list of all servers' players, and the server they look from (None if from none).

    They see themselves, everyone who has a rating in that server, and everyone who wants to be shown outside their
    servers.
    """

    user_id: int
    guild_id: int | None


class FinishedMatch(msgspec.Struct, frozen=True):
    """A finished match as one of its players remembers it.

    `won` is None when nobody won: it was abandoned, or a session ended level. `length` is 0 for a session. `change` is
    None when it was not rated.
    """

    match_id: int
    guild_id: int | None
    variant: str
    length: int
    opponent_id: int
    opponent_name: str
    score: tuple[int, int]
    """The points, the person's own first."""
    won: bool | None
    ended_at: datetime
    change: RatingChange | None
    channel_id: int = 0
    """The channel it was played in; its thread, if it had one, isn't kept here."""


class GameWon(msgspec.Struct, frozen=True):
    """A game of a match: whether the person won it, and its grade (1 single, 2 gammon, 3 backgammon)."""

    won: bool
    grade: int


class MatchResult(msgspec.Struct, frozen=True):
    """A match that somebody won, as it counts for one of its players.

    `games` are those that were played to their end, in no particular order.
    """

    variant: str
    won: bool
    games: tuple[GameWon, ...]


class Recomputed(msgspec.Struct, frozen=True):
    """The outcome of recomputing all ratings: matches counted, ratings there are, and how many were different."""

    matches: int
    ratings: int
    corrected: int


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
    # Of equally frequent games the first one seen is taken, so the last match is looked at first.
    games = Counter(result.variant for result in reversed(results)).most_common(1)
    return PersonalTally(
        won=won,
        lost=len(results) - won,
        gammons_won=graded[True, 2],
        gammons_lost=graded[False, 2],
        backgammons_won=graded[True, 3],
        backgammons_lost=graded[False, 3],
        longest_streak=longest,
        favourite=games[0][0] if games else None,
    )
