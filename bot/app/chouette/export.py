"""A chouette to take along: its public log, and each game of one of the crew as a session of two.

Discord's ids stay out of it: people are numbered, and their names stand beside the numbers.
"""

import io
import zipfile
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

import msgspec

from bot.chouette.events import SEALED, Event, GameResult, with_people
from bot.chouette.seen import public_log
from bot.chouette.sessions import SessionOfTwo, sessions_of
from bot.chouette.state import ChouettePhase
from bot.errors import TranscriptError
from bot.records.chouettes import ChouetteRecord, StoredChouetteEvent
from bot.records.people import Person, slug
from bot.rules.formats.event_log import to_json
from bot.rules.formats.mat_writer import to_mat
from bot.store import Store

FORMAT: Final = "backgammon-bot chouette"
_LONGEST_PART: Final = 16
_EARLIEST: Final = (1980, 1, 1, 0, 0, 0)  # the time of every file, so that the same chouette gives the same bytes


class View(msgspec.Struct, frozen=True):
    """A game over one cube as its two owners have played it: `white` is the box, or the giver of an extra.

    `note` says what the log cannot: a settlement, a limit, an extra. `mat` is None for what that format cannot hold,
    such as automatic doubles.
    """

    session: SessionOfTwo
    white: Person
    black: Person
    json: bytes
    mat: str | None
    note: str

    @property
    def file_name(self) -> str:
        """Plain letters, digits and dashes, without an ending: `game-3-bob-against-alice`."""
        extra = "extra-" if self.session.extra else ""
        names = "-against-".join(slug(one.name, _LONGEST_PART) or "nobody" for one in (self.black, self.white))
        return f"game-{self.session.game}-{extra}{names}"


def views_of(record: ChouetteRecord, log: Sequence[StoredChouetteEvent], person: int | None = None) -> list[View]:
    """The finished sessions of two in a chouette: of one person, on either side, or all of them.

    Takes long for a long chouette: not for the event loop.
    """
    found = sessions_of(stored.event for stored in log)
    return [_view(record, one) for one in found if person in (None, one.white, one.black)]


def archive(
    record: ChouetteRecord, log: Sequence[StoredChouetteEvent], dice: dict[str, Any] | None, person: int | None = None
) -> bytes:
    """A zip: the log of the chouette, a list of the sessions, and each as JSON and, where it can be, as `.mat`.

    Takes long for a long chouette: not for the event loop.
    """
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as target:
        for name, data in _files(record, log, dice, person):
            target.writestr(zipfile.ZipInfo(name, _EARLIEST), data)
    return packed.getvalue()


def log_json(record: ChouetteRecord, log: Sequence[StoredChouetteEvent], dice: dict[str, Any] | None) -> bytes:
    """The log without what is sealed; the dice can be checked with it."""
    numbers = {person: number for number, person in enumerate(record.state.scores, 1)}
    times = {id(stored.event): stored.at for stored in log}
    events = public_log(stored.event for stored in log)
    document = {
        "format": FORMAT,
        "version": 1,
        "chouette": record.chouette_id,
        "players": [{"player": number, "name": record.person(one).name} for one, number in numbers.items()],
        "points": {number: record.state.scores[one] / 100 for one, number in numbers.items()},
        "events": [_event(one, times[id(one)], numbers) for one in events],
        "dice": dice,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def _files(
    record: ChouetteRecord, log: Sequence[StoredChouetteEvent], dice: dict[str, Any] | None, person: int | None
) -> Iterator[tuple[str, bytes]]:
    yield f"chouette-{record.chouette_id}.json", log_json(record, log, dice)
    listed: list[dict[str, Any]] = []
    taken: dict[str, int] = {}
    for view in views_of(record, log, person):
        taken[view.file_name] = taken.get(view.file_name, 0) + 1
        again = taken[view.file_name]
        name = view.file_name if again == 1 else f"{view.file_name}-{again}"
        listed.append(_listed(view, name))
        yield f"{name}.json", view.json
        if view.mat is not None:
            yield f"{name}.mat", view.mat.encode()
    yield "sessions.json", msgspec.json.format(msgspec.json.encode(listed), indent=1)


def _listed(view: View, name: str) -> dict[str, Any]:
    session = view.session
    return {
        "file": name,
        "game": session.game,
        "white": view.white.name,
        "black": view.black.name,
        "extra": session.extra,
        "points_of_black": session.hundredths / 100,
        "settled": session.settled,
        "note": view.note,
    }


def _view(record: ChouetteRecord, session: SessionOfTwo) -> View:
    white, black = record.person(session.white), record.person(session.black)
    names = white.name, black.name
    note = _note(session, black)
    try:
        mat = to_mat(session.events, names, date=f"{record.created_at:%Y.%m.%d}")
    except TranscriptError:
        mat = None
    if mat is not None and note:
        head, body = mat.split("\n\n", 1)
        quoted = note.replace('"', "'")
        mat = f'{head}\n; [Note "{quoted}"]\n\n{body}'
    return View(session, white, black, to_json(session.events, names), mat, note)


def _note(session: SessionOfTwo, black: Person) -> str:
    """In English, as everything in files."""
    points = f"{Decimal(session.hundredths).scaleb(-2).normalize():+f}"
    name = " ".join(black.name.split()) or "Black"
    parts = ["Extra."] if session.extra else []
    if session.settled:
        parts.append(f"Settled: {name} {points}.")
    elif (ended := session.points_of_black) is not None and ended * 100 != session.hundredths:
        parts.append(f"Limit: {name} {points}.")
    return " ".join(parts)


def _event(event: Event, at: datetime, numbers: dict[int, int]) -> dict[str, Any]:
    plain = with_people(msgspec.to_builtins(event), lambda one: numbers.get(one, one))
    return {"at": msgspec.to_builtins(at), **plain}


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
                line(_own_event(one, record, user_id))
                for one in await store.chouette_events(record.chouette_id)
                if not isinstance(one.event, SEALED) or one.event.person == user_id
            ],
        )
        for record in await store.all_chouettes_with(user_id)
    ]


def _chouette(
    record: ChouetteRecord, user_id: int, results: list[GameResult], events: list[dict[str, Any]]
) -> dict[str, Any]:
    state, place = record.state, record.place
    return {
        "chouette": record.chouette_id,
        "host": _called(record, record.host_id, user_id),
        "goes_on": state.phase is not ChouettePhase.OVER,
        "here": (user_id in (*state.seated, *state.joiners)),
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


def _own_event(stored: StoredChouetteEvent, record: ChouetteRecord, user_id: int) -> dict[str, Any]:
    event: Event = stored.event
    plain = with_people(msgspec.to_builtins(event), lambda one: _called(record, one, user_id))
    by = None if stored.actor_id is None else _called(record, stored.actor_id, user_id)
    return {"seq": stored.seq, "at": msgspec.to_builtins(stored.at), "by": by, **plain}


def _called(record: ChouetteRecord, person: int, user_id: int) -> str | None:
    return "you" if person == user_id else record.names.get(person) or None
