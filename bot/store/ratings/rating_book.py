"""Ratings written within a transaction: one match after another, in the order in which they ended."""

from __future__ import annotations

from typing import Any, Final

from bot.ratings.counting import BY_LENGTH, BY_TURNS, points_counted
from bot.ratings.farming import APART, FAR_APART, makes_established, period_of, share, weight
from bot.ratings.formula import Rating, change
from bot.ratings.records import OVERALL, RatingChange, StoredRating
from bot.store.connections import Connection, Row
from bot.store.matches import MATCHES
from bot.store.queries import SQL
from bot.store.rows import record_of, to_datetime

_NOBODY: Final = {"rating": Rating().rating, "experience": 0, "matches": 0, "won": 0, "opponents": 0}


def rate(connection: Connection, match_id: int) -> list[RatingChange]:
    """Rate a match unless it has been or must not be rated; the changes, those of all servers together first.

    There are none for a match that was hardly played.

    Ratings always come from the matches in the order in which they ended. So if matches that ended later have been
    rated already, they are taken back and rated again after this one.
    """
    stored = changes_of(connection, match_id)
    match = None if stored else SQL.rateable_match(connection, match_id=match_id)
    if match is None or not _counted(connection, match):
        return stored
    later = [
        row["match_id"]
        for row in SQL.matches_rated_after(
            connection, variant=match["variant"], at=match["ended_at"], match_id=match_id
        )
    ]
    for other_id in later:
        _take_back(connection, other_id)
    enter(connection, match)
    for other_id in reversed(later):
        enter(connection, SQL.rateable_match(connection, match_id=other_id))
    return changes_of(connection, match_id)


def rate_pending(connection: Connection, limit: int) -> int:
    """Rate up to `limit` finished matches that have not been rated; returns how many there were."""
    pending = [row["match_id"] for row in SQL.matches_to_rate(connection, limit=limit)]
    for match_id in pending:
        rate(connection, match_id)
    return len(pending)


def changes_of(connection: Connection, match_id: int) -> list[RatingChange]:
    """The changes in ratings by a match; nothing when it is not rated."""
    return [read_change(row) for row in SQL.changes_of_match(connection, match_id=match_id)]


def _counted(connection: Connection, match: Row) -> int:
    """The same; they are stored beside the match."""
    if match["counted"] is not None:
        return int(match["counted"])
    points = counted_anew(connection, match)
    SQL.count_matches(connection, [{"match_id": match["match_id"], "counted": points}])
    return points


def counted_anew(connection: Connection, match: Row) -> int:
    """The points that a finished match counts as, by the rule that it began under."""
    match_id, length, rule = match["match_id"], match["length"], match["rating_rule"]
    log = () if rule == BY_LENGTH else SQL.events_of_match(connection, match_id=match_id)
    return points_counted((MATCHES.read_event(match_id, row) for row in log), length, rule)


def enter(connection: Connection, match: Row) -> None:
    """Rate a match that ended after all others that are rated."""
    winner_id: int = match["winner_id"]
    loser_id: int = match["black_id"] if winner_id == match["white_id"] else match["white_id"]
    points = _counted(connection, match)
    apart = None
    if match["rating_rule"] >= BY_TURNS:
        apart = _apart(connection, winner_id, loser_id, match["variant"])
    # Both are asked before this match is one of those that are counted.
    overall = _repeated(connection, match, winner_id, loser_id, apart) * share(apart)
    here = _repeated(connection, match, winner_id, loser_id, None)
    for guild_id, counts, met in ((OVERALL, overall, apart), (match["guild_id"], here, None)):
        if guild_id is None:
            continue
        rows = [_row(connection, user_id, guild_id, match["variant"]) for user_id in (winner_id, loser_id)]
        olds = [Rating(row["rating"], row["experience"]) for row in rows]
        news = change(olds[0], olds[1], points, counts)
        for row, opponent_id, old, new in zip(rows, (loser_id, winner_id), olds, news, strict=True):
            _change(connection, match, row, old, new, opponent_id=opponent_id, counts=counts, apart=met)


def _repeated(connection: Connection, match: Row, one_id: int, other_id: int, apart: int | None) -> float:
    """The weight that's left to a match after the ones that the same two played before it."""
    since, until = period_of(to_datetime(match["ended_at"]), apart)
    asked = {"user_id": one_id, "opponent_id": other_id, "variant": match["variant"], "since": since, "until": until}
    return weight(SQL.rated_matches_of_two(connection, **asked)["total"])


def _apart(connection: Connection, one_id: int, other_id: int, variant: str) -> int:
    """Count the opponents each has whom the other has never met; the smaller number, up to `FAR_APART`."""
    never_met: list[int] = [
        SQL.opponents_never_met(connection, user_id=user_id, other_id=opponent_id, variant=variant, limit=FAR_APART)[
            "total"
        ]
        for user_id, opponent_id in ((one_id, other_id), (other_id, one_id))
    ]
    return min(never_met)


def _row(connection: Connection, user_id: int, guild_id: int, variant: str) -> dict[str, Any]:
    key = {"user_id": user_id, "guild_id": guild_id, "variant": variant}
    row = SQL.rating_of(connection, **key)
    return {**_NOBODY, **key} if row is None else dict(row)


def _change(
    connection: Connection,
    match: Row,
    row: dict[str, Any],
    old: Rating,
    new: Rating,
    *,
    opponent_id: int,
    counts: float,
    apart: int | None,
) -> None:
    key = {name: row[name] for name in ("user_id", "guild_id", "variant")}
    at, won = match["ended_at"], match["winner_id"] == row["user_id"]
    opponents = row["opponents"] + _is_new(connection, key, opponent_id, apart)
    rating = {
        **key,
        "rating": new.rating,
        "experience": new.experience,
        "matches": row["matches"] + 1,
        "won": row["won"] + won,
        "opponents": opponents,
        "updated_at": at,
    }
    done = {
        **key,
        "match_id": match["match_id"],
        "before": old.rating,
        "after": new.rating,
        "experience_before": old.experience,
        "experience_after": new.experience,
        "won": int(won),
        "weight": counts,
        "at": at,
        "opponent_id": opponent_id,
        "opponents": opponents,
        "apart": apart,
    }
    SQL.put_ratings(connection, [rating])
    SQL.insert_rating_changes(connection, [done])


def _is_new(connection: Connection, key: dict[str, Any], opponent_id: int, apart: int | None) -> bool:
    """Does the opponent, met like this, count toward an established rating for the first time?"""
    return makes_established(apart) and not SQL.have_met(connection, **key, opponent_id=opponent_id, apart=APART)["met"]


def _take_back(connection: Connection, match_id: int) -> None:
    """Undo what the last of the rated matches of a game did."""
    changes = [*SQL.changes_of_match(connection, match_id=match_id)]
    SQL.delete_changes_of_matches(connection, [{"match_id": match_id}])
    for done in changes:
        key = {name: done[name] for name in ("user_id", "guild_id", "variant")}
        now = SQL.rating_of(connection, **key)
        before = {
            **key,
            "rating": done["before"],
            "experience": done["experience_before"],
            "matches": now["matches"] - 1,
            "won": now["won"] - done["won"],
            "opponents": now["opponents"] - _is_new(connection, key, done["opponent_id"], done["apart"]),
            "updated_at": now["updated_at"],  # written when the match is rated again
        }
        SQL.put_ratings(connection, [before])


def read_change(row: Row) -> RatingChange:
    """A row of `rating_changes`."""
    return record_of(RatingChange, row)


def read_rating(row: Row) -> StoredRating:
    """A row of `ratings`."""
    return record_of(StoredRating, row)
