"""What ratings need from the database."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from bot.ratings.records import FinishedMatch, Leader, RatingChange, Recomputed, Result, StoredRating


class RatingStore(Protocol):
    """Ratings and their history. In place of a server `OVERALL` means all of them, but where None does."""

    async def rate_match(self, match_id: int) -> list[RatingChange]:
        """Rate a finished match once; the changes, those of all servers together first, the winner first.

        Ratings are what computing them in the order in which matches ended gives, in whatever order they are rated.
        Nothing comes back for a match that goes on, is unrated or unlimited, or that nobody won.
        """
        ...

    async def rate_pending(self, limit: int = 100) -> int:
        """Rate finished matches that have not been, the oldest first; how many there were."""
        ...

    async def recompute_ratings(self) -> Recomputed:
        """Forget all ratings and compute them anew from the matches, all or nothing."""
        ...

    async def changes_of_match(self, match_id: int) -> list[RatingChange]:
        """What a match did to the ratings; nothing when it is not rated."""
        ...

    async def ratings_of(self, user_id: int) -> list[StoredRating]:
        """Every rating of a person's: by server, those of all servers together first, then by game."""
        ...

    async def ratings_among(self, user_ids: Sequence[int], guild_id: int, variant: str) -> dict[int, StoredRating]:
        """The ratings of several people in a game, by person; whoever has none is left out."""
        ...

    async def leaders(self, guild_id: int, variant: str, limit: int) -> list[Leader]:
        """The best in a game, by rating; whoever is left room for has a provisional rating and no place."""
        ...

    async def leaders_since(
        self, guild_id: int, variant: str, since: datetime, until: datetime, limit: int
    ) -> list[Leader]:
        """Whoever played between two moments, by what it brought; provisional ratings last and without a place."""
        ...

    async def place_of(self, rating: StoredRating) -> int:
        """The place among all established ratings of its game and server that this rating takes, from 1."""
        ...

    async def rating_history(self, user_id: int, guild_id: int, variant: str) -> list[RatingChange]:
        """Every change of a rating, oldest first."""
        ...

    async def rating_changes_of(self, user_id: int) -> list[RatingChange]:
        """Every change of every rating of a person's: by server, then by game, then oldest first."""
        ...

    async def finished_matches(
        self, user_id: int, guild_id: int | None, variant: str | None, *, limit: int, offset: int = 0
    ) -> list[FinishedMatch]:
        """A person's finished matches (of a server, in a game, if given), the last one first."""
        ...

    async def results(
        self, user_id: int, guild_id: int | None, variant: str | None, opponent_id: int | None = None
    ) -> list[Result]:
        """The matches to a length that a person won or lost, rated or not, oldest first."""
        ...
