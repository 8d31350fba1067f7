"""A person in chouettes: replaced by a nameless stand-in."""

from __future__ import annotations

import msgspec

from bot.chouette.renaming import with_people
from bot.store.connections import Connection
from bot.store.queries import SQL
from bot.store.rows import to_json


def plays_chouettes(connection: Connection, user_id: int) -> bool:
    """Is a person part of any chouette that goes on?"""
    return any(SQL.chouettes_with(connection, user_id=user_id))


def has_played_chouettes(connection: Connection, user_id: int) -> bool:
    """Has a person ever been part of a chouette?"""
    return any(SQL.all_chouettes_with(connection, user_id=user_id))


def replace_in_chouettes(connection: Connection, user_id: int, stand_in_id: int) -> None:
    """Replace a person in all chouettes, their logs and results, within a transaction. The stand-in is stored."""
    ids = {"user_id": user_id, "stand_in_id": stand_in_id}

    def without(text: str) -> str:
        return to_json(with_people(msgspec.json.decode(text), lambda one: stand_in_id if one == user_id else one))

    for row in [*SQL.all_chouettes_with(connection, user_id=user_id)]:
        number = row["chouette_id"]
        SQL.rewrite_chouette(connection, chouette_id=number, state=without(row["state"]), **ids)
        for event in [*SQL.events_of_chouette(connection, chouette_id=number)]:
            if event["actor_id"] == user_id or str(user_id) in event["payload"]:
                payload = without(event["payload"])
                SQL.rewrite_chouette_event(connection, chouette_id=number, seq=event["seq"], payload=payload, **ids)
    SQL.replace_in_chouette(connection, **ids)
    SQL.replace_in_chouette_results(connection, **ids)
