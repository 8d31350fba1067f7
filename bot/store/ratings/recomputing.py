"""All ratings computed anew in a database beside, and what has to change for the stored ones to be the same."""

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from bot.ratings.records import Recomputed
from bot.store.connections import Connection, Row
from bot.store.queries import SQL
from bot.store.ratings.rating_book import counted_anew, enter

Tell = Callable[[int], None]
"""Hears how many matches were looked at, in any thread."""
_PAGE: Final = 1000
_BEFORE_ALL: Final = {"at": -1, "match_id": 0}
_PLAYERS: Final = ("white_id", "black_id", "winner_id", "user_id", "opponent_id")
_Rows = dict[int, set[tuple[tuple[str, Any], ...]]]


@dataclass(frozen=True, slots=True)
class Differences:
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


_AT_ONCE: Final = 50
"""How many matches or people are put right in one transaction."""
