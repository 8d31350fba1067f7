"""The chouettes of a person in what is handed out to them: others appear by display name, and nothing is unsealed."""

from collections.abc import Callable
from typing import Any

import msgspec

from bot.chouette.events import SEALED, Event
from bot.chouette.renaming import with_people
from bot.chouette.results import GameResult
from bot.chouette.state import ChouettePhase
from bot.records.chouettes import ChouetteRecord, StoredChouetteEvent
from bot.store import Store


async def chouettes_of(
    store: Store, user_id: int, line: Callable[[dict[str, Any]], dict[str, Any]]
) -> list[dict[str, Any]]:
    """A person's chouettes as plain data; `line` makes what takes one line of an event."""
    return [
        _chouette(
            record,
            user_id,
            [one for one in await store.results_of_chouette(record.chouette_id) if one.person_id == user_id],
            [
                line(_event(one, record, user_id))
                for one in await store.chouette_events(record.chouette_id)
                if _is_theirs(one, user_id)
            ],
        )
        for record in await store.all_chouettes_with(user_id)
    ]


def _chouette(
    record: ChouetteRecord, user_id: int, results: list[GameResult], events: list[dict[str, Any]]
) -> dict[str, Any]:
    state, place = record.state, record.place
    here = user_id in (*state.seated, *state.joiners)
    return {
        "chouette": record.chouette_id,
        "host": _called(record, record.host_id, user_id),
        "goes_on": state.phase is not ChouettePhase.OVER,
        "here": here,
        "settings": msgspec.to_builtins(state.settings),
        "points": state.scores.get(user_id, 0) / 100,
        "results": [{"game": one.game, "role": one.role.value, "points": one.hundredths / 100} for one in results],
        "created_at": msgspec.to_builtins(record.created_at),
        "last_event_at": msgspec.to_builtins(record.updated_at),
        "channel": str(place.channel_id),
        "server": None if place.guild_id is None else str(place.guild_id),
        "thread": None if record.thread_id is None else str(record.thread_id),
        "events": events,
    }


def _is_theirs(stored: StoredChouetteEvent, user_id: int) -> bool:
    """Is it for everyone's eyes, or their own?"""
    return not isinstance(stored.event, SEALED) or stored.event.person == user_id


def _event(stored: StoredChouetteEvent, record: ChouetteRecord, user_id: int) -> dict[str, Any]:
    event: Event = stored.event
    plain = with_people(msgspec.to_builtins(event), lambda one: _called(record, one, user_id))
    by = None if stored.actor_id is None else _called(record, stored.actor_id, user_id)
    return {"seq": stored.seq, "at": msgspec.to_builtins(stored.at), "by": by, **plain}


def _called(record: ChouetteRecord, person: int, user_id: int) -> str | None:
    return "you" if person == user_id else record.names.get(person) or None
