"""Rows of chouettes to records and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.chouette.events import VERSION, Event
from bot.chouette.state import ChouettePhase, ChouetteState
from bot.chouette.timing import ChouetteClock, put_off
from bot.chouette.windows import computers_to_act
from bot.dice.fairness import ServerSeed
from bot.errors import StorageCorrupt
from bot.records.chouettes import Attended, ChouetteRecord, Standing, StoredChouetteEvent
from bot.records.people import Person, Place
from bot.store.connections import Connection, Row
from bot.store.dice import read_seed
from bot.store.queries import SQL
from bot.store.rows import EventReader, decoded, read_board, to_datetime, to_json, to_milliseconds

_STATE: Final = msgspec.json.Decoder(ChouetteState)
_CLOCK: Final = msgspec.json.Decoder(ChouetteClock)
_LINES: Final = msgspec.json.Decoder(tuple[str, ...])
_SEEDS: Final = msgspec.json.Decoder(tuple[str, ...])
_EVENTS: Final = EventReader[Event](Event, VERSION)


def progress_columns(state: ChouetteState, clock: ChouetteClock) -> dict[str, object]:
    """The columns that change with every event."""
    return {
        "phase": state.phase.value,
        "state": to_json(state),
        "clock": to_json(clock),
        "seq": state.seq,
        "next_at": None if clock.wakes_at is None else to_milliseconds(clock.wakes_at),
        "for_computer": int(bool(computers_to_act(state))),
    }


def event_rows(
    after: int,
    events: Sequence[Event],
    *,
    actor_id: int | None,
    caused: int | None,
    interaction_id: int | None,
    at: int,
) -> list[dict[str, object]]:
    """The rows of `events`, which follow the event number `after`. The first alone has the interaction.

    The actor caused so many of them; the rest followed by itself.
    """
    most = len(events) if caused is None else caused
    return [
        {
            "seq": after + index + 1,
            "version": VERSION,
            "type": type(event).__name__,
            "payload": to_json(event),
            "actor_id": actor_id if index < most else None,
            "interaction_id": None if index else interaction_id,
            "at": at,
        }
        for index, event in enumerate(events)
    ]


def read_chouette(connection: Connection, row: Row) -> ChouetteRecord:
    """A row of `chouettes`, with the names of its people. Raises StorageCorrupt."""
    what = f"chouette {row['chouette_id']} at seq {row['seq']}"
    state = decoded(_STATE, row["state"], what)
    if state.seq != row["seq"]:
        raise StorageCorrupt(f"{what}: its state is the one of seq {state.seq}")
    people = SQL.players_of_chouette(connection, chouette_id=row["chouette_id"])
    given_back = row["credit"] + row["absent"]
    return ChouetteRecord(
        chouette_id=row["chouette_id"],
        place=Place(row["channel_id"], row["guild_id"]),
        host_id=row["host_id"],
        state=state,
        clock=put_off(decoded(_CLOCK, row["clock"], what), given_back),
        names={person["user_id"]: person["name"] for person in people},
        board=read_board(row),
        created_at=to_datetime(row["created_at"]),
        updated_at=to_datetime(row["updated_at"]),
        thread_id=row["thread_id"],
        commitment=None if row["server_seed"] is None else read_seed(row["server_seed"], what).commitment,
        credit=given_back,
        board_lines=_LINES.decode(row["board_lines"] or "[]"),
    )


def read_all(connection: Connection, rows: Iterable[Row]) -> list[ChouetteRecord]:
    """Rows of `chouettes`. Raises StorageCorrupt."""
    return [read_chouette(connection, row) for row in [*rows]]


def read_event(chouette_id: int, row: Row) -> StoredChouetteEvent:
    """A row of `chouette_events`. Raises StorageCorrupt, for an event this version does not know as well."""
    event = _EVENTS.read(row, f"chouette {chouette_id}")
    return StoredChouetteEvent(row["seq"], event, row["actor_id"], to_datetime(row["at"]))


def read_attended(row: Mapping[str, Any]) -> Attended:
    """What somebody's games in a chouette came to."""
    return Attended(
        row["chouette_id"],
        Place(row["channel_id"], row["guild_id"]),
        row["variant"],
        bool(row["over"]),
        row["games"],
        row["hundredths"],
        row["players"],
        to_datetime(row["updated_at"]),
    )


def read_standing(row: Mapping[str, Any]) -> Standing:
    """A line of the table of a server."""
    person = Person(row["user_id"], row["name"])
    return Standing(person, row["hundredths"], row["games"], row["boxes"], row["chouettes"])


def read_dice(row: Row) -> tuple[ServerSeed, str, tuple[str, ...] | None] | None:
    """The seed, the label and, once the order is thrown for, the players' seeds; None without dice of its own."""
    if row["server_seed"] is None:
        return None
    what = f"chouette {row['chouette_id']}"
    seeds = None if row["player_seeds"] is None else decoded(_SEEDS, row["player_seeds"], what)
    return read_seed(row["server_seed"], what), row["label"], seeds


def is_over(state: ChouetteState) -> bool:
    """Has it ended?"""
    return state.phase is ChouettePhase.OVER
