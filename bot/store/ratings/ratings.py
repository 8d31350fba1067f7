"""Ratings, their history, the results that records are counted from, and all of it computed anew."""

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from datetime import datetime
from functools import partial
from itertools import islice
from operator import itemgetter
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bot.errors import StorageCorrupt
from bot.ratings.formula import ESTABLISHED, OPPONENTS, is_provisional
from bot.ratings.records import (
    OVERALL,
    FinishedMatch,
    GameWon,
    Leader,
    MatchResult,
    Onlooker,
    RatingChange,
    Recomputed,
    StoredRating,
)
from bot.rules.match.events import Ending, GameEnded
from bot.rules.sides import Side
from bot.store.connections import NO_LIMIT, Connection, Row, Sessions
from bot.store.queries import SQL
from bot.store.ratings.rating_book import changes_of, counted_anew, enter, rate, rate_pending, read_change, read_rating
from bot.store.rows import record_of

Tell = Callable[[int], None]
"""Hears how many matches were looked at, in any thread."""
_PAGE: Final = 1000
_BEFORE_ALL: Final = {"at": -1, "match_id": 0}
_PLAYERS: Final = ("white_id", "black_id", "winner_id", "user_id", "opponent_id")
_Rows = dict[int, set[tuple[tuple[str, Any], ...]]]


class Differences(msgspec.Struct, frozen=True):
    """The numbers of what is wrong: matches with their changes, people with their ratings; and what matches count."""

    found: Recomputed
    matches: list[int]
    people: list[int]
    counted: list[tuple[int, int]]

    def corrections(self, fresh: sqlite3.Connection) -> Iterator[Callable[[Connection], None]]:
        """The corrections, each in a short transaction. Done in part, they can all be done again."""

        def count(counted: list[tuple[int, int]], connection: Connection) -> None:
            SQL.count_matches(connection, [{"match_id": match_id, "counted": points} for match_id, points in counted])

        def change(matches: list[int], connection: Connection) -> None:
            keys = [{"match_id": match_id} for match_id in matches]
            SQL.delete_changes_of_matches(connection, keys)
            SQL.insert_rating_changes(
                connection, [dict(row) for key in keys for row in SQL.changes_of_match(fresh, **key)]
            )

        def rate(people: list[int], connection: Connection) -> None:
            keys = [{"user_id": user_id} for user_id in people]
            SQL.delete_ratings_of_people(connection, keys)
            SQL.put_ratings(connection, [dict(row) for key in keys for row in SQL.ratings_of_person(fresh, **key)])

        yield from (*_each(count, self.counted), *_each(change, self.matches), *_each(rate, self.people))


@contextmanager
def beside() -> Iterator[sqlite3.Connection]:
    """An empty database of ratings, on disk if it grows, that is gone after the block."""
    with closing(sqlite3.connect("", isolation_level=None, check_same_thread=False)) as fresh:
        fresh.row_factory = sqlite3.Row
        SQL.make_ratings(fresh)
        yield fresh


def compare(connection: Connection, fresh: sqlite3.Connection, tell: Tell) -> Differences:
    """Rate all matches in the empty database `fresh`, and say what is different in the one that has them."""
    stand_ins = {row["user_id"]: row["stand_in_id"] for row in SQL.stand_ins(connection)}
    counted: list[tuple[int, int]] = []
    rated, seen, place = 0, 0, _BEFORE_ALL
    SQL.begin(fresh)
    while page := [*SQL.rateable_matches(connection, **place, limit=_PAGE)]:
        for match in page:
            points = counted_anew(connection, match)
            if points != match["counted"]:
                counted.append((match["match_id"], points))
            if points:
                enter(fresh, {**_renamed(match, stand_ins), "counted": points})
                rated += 1
        place = {"at": page[-1]["ended_at"], "match_id": page[-1]["match_id"]}
        seen += len(page)
        tell(seen)
    fresh.commit()
    last = max(SQL.last_rated(one)["match_id"] or 0 for one in (connection, fresh))
    matches: list[int] = []
    for after in range(0, last, _PAGE):
        part = {"after": after, "upto": after + _PAGE}
        stored = _by("match_id", (_renamed(row, stand_ins) for row in SQL.changes_between(connection, **part)))
        anew = _by("match_id", SQL.changes_between(fresh, **part))
        matches += [one for one in {**stored, **anew} if stored.get(one) != anew.get(one)]
    people: list[int] = []
    corrected = total = 0
    for user_id in {row["user_id"] for one in (connection, fresh) for row in SQL.rated_people(one)}:
        stored, anew = (_by("user_id", SQL.ratings_of_person(one, user_id=user_id)) for one in (connection, fresh))
        before, after_all = stored.get(user_id, set()), anew.get(user_id, set())
        total += len(after_all)
        if before != after_all:
            people.append(user_id)
            corrected += len({(row["guild_id"], row["variant"]) for row in map(dict, before ^ after_all)})
    return Differences(Recomputed(rated, total, corrected), matches, people, counted)


def _renamed(row: Row, stand_ins: Mapping[int, int]) -> dict[str, Any]:
    """The same with the stand-ins of people whose deletion is under way: some of it has them already."""
    return {name: stand_ins.get(value, value) if name in _PLAYERS else value for name, value in dict(row).items()}


def _by(key: str, rows: Iterable[Row]) -> _Rows:
    found: _Rows = defaultdict(set)
    for row in rows:
        found[row[key]].add(tuple(sorted(dict(row).items())))
    return found


def _each(
    correct: Callable[[list[Any], Connection], None], numbers: list[Any]
) -> Iterator[Callable[[Connection], None]]:
    for first in range(0, len(numbers), _AT_ONCE):
        yield partial(correct, numbers[first : first + _AT_ONCE])


_AT_ONCE: Final = 50  # how many matches or people are put right in one transaction


_RANKED: Final = {"established": ESTABLISHED, "opponents": OPPONENTS}  # the least that a rating with a place rests on
_PLAYED: Final = (Ending.BORNE_OFF, Ending.PASSED, Ending.RESIGNED)
"""How a game ends whose grade says something; a match given up costs what the position could still have cost."""


class RatingRows(Sessions):
    """The ratings as a read model, and the history that led to them; a match is rated once."""

    async def rate_match(self, match_id: int) -> list[RatingChange]:
        """Rate a finished match in one transaction; the changes, those of all servers together first, winner first.

        A match that is rated already is left alone and its changes are returned; nothing is returned for one that goes
        on, is unrated or unlimited, or has no winner. Matches that ended later and were rated before are rated again.
        """
        return await self.write(lambda connection: rate(connection, match_id), alone=True)

    async def rate_pending(self, limit: int = 100) -> int:
        """Rate finished matches not rated yet, the oldest first, in one transaction; returns how many there were."""
        return await self.write(lambda connection: rate_pending(connection, limit), alone=True)

    async def recompute_ratings(self, tell: Tell = lambda _: None) -> Recomputed:
        """Compute all ratings anew from the matches, and correct those that are wrong in many short transactions.

        Nobody may rate a match meanwhile. If it ends in the middle, the same is to be done again.
        """
        with beside() as fresh:
            differences = await self.snapshot(lambda connection: compare(connection, fresh, tell))
            for correct in differences.corrections(fresh):
                await self.write(correct)
        return differences.found

    async def recomputed_ratings(self, tell: Tell = lambda _: None) -> Recomputed:
        """The report that `recompute_ratings` would make; nothing is changed, and nobody waits."""
        with beside() as fresh:
            return (await self.snapshot(lambda connection: compare(connection, fresh, tell))).found

    async def changes_of_match(self, match_id: int) -> list[RatingChange]:
        """The changes in ratings by a match; nothing when it is not rated."""
        return await self.read(lambda connection: changes_of(connection, match_id))

    async def ratings_of(self, user_id: int) -> list[StoredRating]:
        """Every rating of a person: by server, those of all servers together first, then by game."""
        return await self.rows(SQL.ratings_of_person, read_rating, user_id=user_id)

    async def ratings_among(self, user_ids: Sequence[int], guild_id: int, variant: str) -> dict[int, StoredRating]:
        """The ratings of several people in a game, by person; those without one are left out."""

        def ratings(connection: Connection) -> dict[int, StoredRating]:
            rows = [
                SQL.rating_of(connection, user_id=user_id, guild_id=guild_id, variant=variant) for user_id in user_ids
            ]
            return {row["user_id"]: read_rating(row) for row in rows if row is not None}

        return await self.read(ratings)

    async def leaders(
        self, guild_id: int, variant: str, limit: int, *, onlooker: Onlooker | None = None
    ) -> list[Leader]:
        """The best in a game, by rating; provisional ratings fill the rest, without a place.

        An `onlooker` gets only those whom they may see, with their places among all.
        """
        key: dict[str, Any] = {"guild_id": guild_id, "variant": variant, **_RANKED}
        viewer = _viewer(onlooker)

        def leaders(connection: Connection) -> list[Leader]:
            best = [*SQL.leaders(connection, **key, **viewer, provisional=False, limit=limit)]
            others = SQL.leaders(connection, **key, **viewer, provisional=True, limit=limit - len(best))
            placed = [*_placed([*best, *others], "rating")]
            if onlooker is None:
                return placed
            return [
                one
                if one.place is None
                else replace(one, place=SQL.better_rated(connection, **key, rating=one.rating)["total"] + 1)
                for one in placed
            ]

        return await self.read(leaders)

    async def leaders_since(
        self,
        guild_id: int,
        variant: str,
        since: datetime,
        until: datetime,
        limit: int,
        *,
        onlooker: Onlooker | None = None,
    ) -> list[Leader]:
        """Those who played between two moments, by what they gained; provisional ratings last, without a place.

        An `onlooker` gets only those whom they may see, with their places among all.
        """
        key = {"guild_id": guild_id, "variant": variant, "since": since, "until": until, **_RANKED}

        def leaders(connection: Connection) -> list[Leader]:
            most = limit if onlooker is None else NO_LIMIT
            placed = _placed(SQL.leaders_since(connection, **key, limit=most), "gained")
            if onlooker is None:
                return [*placed]
            viewer = _viewer(onlooker)
            seen = (one for one in placed if SQL.is_seen(connection, user_id=one.user_id, **viewer)["seen"])
            return [*islice(seen, limit)]

        return await self.read(leaders)

    async def place_of(self, rating: StoredRating) -> int:
        """The place among all established ratings of its game and server that this rating takes, from 1."""
        key = {"guild_id": rating.guild_id, "variant": rating.variant, "rating": rating.rating, **_RANKED}
        return 1 + (await self.row(SQL.better_rated, itemgetter("total"), **key) or 0)

    async def rating_history(self, user_id: int, guild_id: int, variant: str) -> list[RatingChange]:
        """Every change of a rating, oldest first."""
        return await self.rows(SQL.rating_history, read_change, user_id=user_id, guild_id=guild_id, variant=variant)

    async def finished_matches(
        self,
        user_id: int,
        guild_id: int | None = None,
        variant: str | None = None,
        *,
        limit: int = 10,
        offset: int = 0,
        opponent_id: int | None = None,
    ) -> list[FinishedMatch]:
        """A person's finished matches (of a server, in a game, against an opponent, if given), the last one first.

        The first `offset` of them are left out. Their changes are those of the server's ratings, without one those of
        all servers together.
        """
        rated = {"user_id": user_id, "guild_id": guild_id or OVERALL}
        asked: dict[str, Any] = {"guild_id": guild_id, "variant": variant, "opponent_id": opponent_id, "limit": limit}
        asked |= {"user_id": user_id, "rating_guild_id": rated["guild_id"], "offset": offset}
        return await self.rows(SQL.finished_matches, partial(_read_finished, rated=rated), **asked)

    async def results(
        self, user_id: int, guild_id: int | None, variant: str | None, opponent_id: int | None = None
    ) -> list[MatchResult]:
        """The matches to a length that a person won or lost, rated or not, oldest first.

        Of a server, in a game, against an opponent, where these are given.
        """
        asked = {"user_id": user_id, "opponent_id": opponent_id, "guild_id": guild_id, "variant": variant}
        return await self.rows(SQL.results_of, lambda row: _read_result(row, user_id), **asked)


def _viewer(onlooker: Onlooker | None) -> dict[str, int | None]:
    if onlooker is None:
        return {"viewer_id": None, "viewer_guild_id": None}
    return {"viewer_id": onlooker.user_id, "viewer_guild_id": onlooker.guild_id}


def _placed(rows: Iterable[Row], by: str) -> Iterator[Leader]:
    """Lines of a leaderboard that is in order: established ratings first. Equal ratings share a place."""
    place, last = 0, None
    for number, row in enumerate(rows, 1):
        if row[by] != last:
            place, last = number, row[by]
        gained = row["gained"] if by == "gained" else None
        provisional = is_provisional(row["experience"], row["opponents"])
        yield record_of(Leader, row, place=None if provisional else place, gained=gained)


def _read_finished(row: Row, rated: dict[str, int]) -> FinishedMatch:
    user_id = rated["user_id"]
    side = Side.WHITE if row["white_id"] == user_id else Side.BLACK
    mine, other = ("white", "black") if side is Side.WHITE else ("black", "white")
    change = None if row["before"] is None else read_change({**dict(row), **rated, "at": row["ended_at"]})
    return record_of(
        FinishedMatch,
        row,
        opponent_id=row[f"{other}_id"],
        opponent_name=row[f"{other}_name"],
        score=(row[f"{mine}_score"], row[f"{other}_score"]),
        won=None if row["winner_id"] is None else row["winner_id"] == user_id,
        change=change,
    )


def _read_result(row: Row, user_id: int) -> MatchResult:
    side = Side.WHITE if row["white_id"] == user_id else Side.BLACK
    games = _read_games(row["match_id"], row["games"])
    return MatchResult(
        variant=row["variant"],
        won=row["winner_id"] == user_id,
        games=tuple(GameWon(game.winner is side, game.grade) for game in games if game.ending in _PLAYED),
    )


def _read_games(match_id: int, games: str | None) -> list[GameEnded]:
    try:
        return msgspec.json.decode(f"[{games or ''}]", type=list[GameEnded])
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise StorageCorrupt(f"match {match_id}, end of a game: {error}") from error
