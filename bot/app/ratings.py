"""Ratings, leaderboards and people's records."""

from datetime import datetime
from typing import Final

import msgspec

from bot.ratings.records import OVERALL, Leader, Onlooker, PersonalTally, RatingChange, StoredRating, tally
from bot.records.matches import MatchRecord
from bot.store import Store

_BATCH: Final = 100  # matches rated in one transaction when catching up
_STANDARD: Final = "backgammon"  # the game shown for somebody who has not played any


class Profile(msgspec.Struct, frozen=True):
    """A person as a player, on one server or everywhere.

    `rating` is that in `variant` (None before the first rated match), `place` its place among the established ratings
    (None if it is provisional). `tally` counts matches to a length, rated or not.
    """

    variant: str
    rating: StoredRating | None
    place: int | None
    tally: PersonalTally
    points: tuple[tuple[datetime, float], ...]
    """The rating in `variant` over time, from what it was before the first match; empty before that."""


class Ratings:
    """The effect of matches on ratings, and questions about them. Everything raises StorageUnavailable."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.history = store.finished_matches

    async def rate(self, record: MatchRecord) -> list[RatingChange]:
        """Rate a match that has ended; the changes, those of all servers together first, the winner first.

        Rating a match twice does nothing and returns the same changes. There are none for a match that goes on, is
        unrated or unlimited, or has no winner.
        """
        if not record.state.is_over:
            return []
        return await self._store.rate_match(record.match_id)

    async def catch_up(self) -> int:
        """Rate what ended without being rated, as when the process was killed in between; returns how many."""
        total = 0
        while rated := await self._store.rate_pending(_BATCH):
            total += rated
        return total

    async def leaderboard(
        self,
        guild_id: int | None,
        variant: str,
        *,
        month: datetime | None = None,
        limit: int = 10,
        onlooker: Onlooker | None = None,
    ) -> list[Leader]:
        """The best of a server (None: everywhere) in a game, by rating; provisional ratings last, without a place.

        With an `onlooker` only those whom they may see. With `month`, any moment in it, those who played in that month
        (UTC), by what their rating gained.
        """
        if month is None:
            return await self._store.leaders(guild_id or OVERALL, variant, limit, onlooker=onlooker)
        since = month.replace(day=1, hour=0, minute=0, second=0, microsecond=0)
        until = since.replace(year=since.year + since.month // 12, month=since.month % 12 + 1)
        return await self._store.leaders_since(guild_id or OVERALL, variant, since, until, limit, onlooker=onlooker)

    async def profile(self, user_id: int, guild_id: int | None = None, variant: str | None = None) -> Profile:
        """A person on a server (None: everywhere). With `variant` only that game counts.

        Without it all games count, and the rating shown is that of the favorite.
        """
        store, place = self._store, guild_id or OVERALL
        counted = tally(await store.results(user_id, guild_id, variant))
        shown = variant or counted.favourite or _STANDARD
        ratings = await store.ratings_of(user_id)
        rating = next((one for one in ratings if (one.guild_id, one.variant) == (place, shown)), None)
        ranked = rating is not None and not rating.is_provisional
        return Profile(
            variant=shown,
            rating=rating,
            place=await store.place_of(rating) if rating is not None and ranked else None,
            tally=counted,
            points=_points(await store.rating_history(user_id, place, shown)),
        )

    async def head_to_head(self, user_id: int, opponent_id: int) -> PersonalTally:
        """A person's wins and losses against another, everywhere and in all games."""
        return tally(await self._store.results(user_id, None, None, opponent_id))

    async def of(self, user_ids: list[int], guild_id: int | None, variant: str) -> dict[int, StoredRating]:
        """The ratings of several people in a game on a server (None: everywhere); those without one are left out."""
        return await self._store.ratings_among(user_ids, guild_id or OVERALL, variant)


def _points(changes: list[RatingChange]) -> tuple[tuple[datetime, float], ...]:
    if not changes:
        return ()
    return ((changes[0].at, changes[0].before), *((change.at, change.after) for change in changes))
