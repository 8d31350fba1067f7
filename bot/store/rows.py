"""Rows of the database to records and back."""

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from enum import Enum
from functools import cache
from operator import itemgetter
from types import NoneType
from typing import Any, Final, TypeVar, get_args, get_type_hints

import msgspec
from msgspec.structs import replace

from bot.errors import StorageCorrupt
from bot.records.matches import BoardPost, ChallengeRecord, MatchRecord
from bot.records.people import Person, Place, Preferences, ServerSettings, Style
from bot.rules.match.state import MatchState
from bot.rules.match.time_control import MatchClock
from bot.store.connections import Row

_T = TypeVar("_T")
_RecordT = TypeVar("_RecordT", bound=msgspec.Struct)

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)
_CAPITAL: Final = re.compile("([A-Z])")

_ENCODER: Final = msgspec.json.Encoder()


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decoded(kind: type[_T], text: str, what: str) -> _T:
    """The value of a column. Raises StorageCorrupt, which says `what` cannot be read."""
    try:
        value: _T = _decoder(kind).decode(text)  # type: ignore[arg-type]  # a type can be hashed
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError) as error:
        raise StorageCorrupt(f"{what}: {error}") from error
    return value


def record_of(kind: type[_RecordT], row: Row, **beside: object) -> _RecordT:
    """A record whose fields are columns of the same names, but for those that are given `beside` the row.

    By the types of the fields: moments are in milliseconds, yes and no are numbers, other records JSON; a `Place` is
    two columns, and a `Person` those that end in `_id` and `_name`. Raises StorageCorrupt.
    """
    columns = dict(beside)
    for name, read in _readers(kind):
        if name not in beside:
            try:
                columns[name] = read(row)
            except (ValueError, msgspec.MsgspecError) as error:
                what = _CAPITAL.sub(r" \1", kind.__name__.removesuffix("Record")).strip().lower()
                raise StorageCorrupt(f"{what} {next(iter(dict(row).values()))}, {name}: {error}") from error
    return kind(**columns)


def columns_of(record: msgspec.Struct, **beside: object) -> dict[str, object]:
    """The columns that `record_of` reads a record from, but for those that are given `beside` it."""
    columns: dict[str, object] = {}
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if isinstance(value, Place):
            columns |= {"channel_id": value.channel_id, "guild_id": value.guild_id}
        elif isinstance(value, Person):
            columns |= {f"{name}_id": value.user_id, f"{name}_name": value.name}
        elif isinstance(value, msgspec.Struct):
            columns[name] = to_json(value)
        else:
            columns[name] = int(value) if isinstance(value, bool) else getattr(value, "value", value)
    return columns | beside


@cache
def _readers(kind: type[msgspec.Struct]) -> list[tuple[str, Callable[[Row], object]]]:
    hints = get_type_hints(kind)
    return [(name, _reader(name, hints[name])) for name in kind.__struct_fields__]


def _reader(name: str, hint: Any) -> Callable[[Row], object]:
    of: Any = next((one for one in get_args(hint) if one is not NoneType), hint)
    if of is Place:
        return lambda row: Place(row["channel_id"], row["guild_id"])
    if of is Person:
        key, called = f"{name}_id", f"{name}_name"
        return lambda row: None if row[key] is None else Person(row[key], row[called])
    if not isinstance(of, type):
        return itemgetter(name)
    if of is datetime:
        convert: Callable[[Any], object] = to_datetime
    elif of is bool or issubclass(of, Enum):
        convert = of
    elif issubclass(of, msgspec.Struct):
        convert = _decoder(of).decode
    else:
        return itemgetter(name)
    return lambda row: None if row[name] is None else convert(row[name])


def to_milliseconds(at: datetime) -> int:
    """Milliseconds since 1970 in UTC, the rest cut off. `at` must be aware: TypeError otherwise.

    So moments are stored: whatever database it is, a query takes them as they are.
    """
    return (at - _EPOCH) // _MILLISECOND


def to_datetime(milliseconds: int) -> datetime:
    """The moment that many milliseconds after 1970 in UTC."""
    return _EPOCH + milliseconds * _MILLISECOND


def to_json(value: object) -> str:
    """A record as JSON text."""
    return _ENCODER.encode(value).decode()


def progress_columns(
    players: Sequence[Person], state: MatchState, clock: MatchClock | None, at: datetime
) -> dict[str, object]:
    """The columns of a match that a turn changes."""
    waiting_for, winner = state.waiting_for, state.winner
    return {
        "phase": state.phase.value,
        "waiting_for": None if waiting_for is None else players[waiting_for].user_id,
        "state": to_json(state),
        "seq": state.seq,
        "white_score": state.score[0],
        "black_score": state.score[1],
        "winner_id": None if winner is None else players[winner].user_id,
        "updated_at": at,
        "ended_at": at if state.is_over else None,
        **clock_columns(clock),
    }


def clock_columns(clock: MatchClock | None) -> dict[str, object]:
    """The columns of a clock. The deadline has columns of its own, set only while it can be missed."""
    if clock is None:
        return {"clock": None, "due_at": None, "remind_at": None, "credit": 0}
    runs = not clock.is_paused and not clock.expired
    return {
        "clock": to_json(clock),
        "due_at": clock.due if clock.due and runs else None,
        "remind_at": clock.remind if clock.remind and runs else None,
        "credit": clock.credit,
    }


def read_match(row: Row) -> MatchRecord:
    """A row of `match_records`. Raises StorageCorrupt."""
    what = f"match {row['match_id']} at seq {row['seq']}"
    state = decoded(MatchState, row["state"], what)
    if state.seq != row["seq"]:
        raise StorageCorrupt(f"{what}: its state is the one of seq {state.seq}")
    return record_of(
        MatchRecord,
        row,
        players=(Person(row["white_id"], row["white_name"]), Person(row["black_id"], row["black_name"])),
        state=state,
        board=read_board(row),
        clock=None if row["clock"] is None else _read_clock(row, what),
        style=Style() if row["style"] is None else decoded(Style, row["style"], what),
    )


def _read_clock(row: Row, what: str) -> MatchClock:
    """The clock of a match. Its deadlines are those of the columns, later by the time that nobody could use."""
    clock = decoded(MatchClock, row["clock"], what)
    if row["due_at"] is None:
        return clock
    absent = row["absent"]
    remind = None if row["remind_at"] is None else to_datetime(row["remind_at"] + absent)
    return replace(clock, due=to_datetime(row["due_at"] + absent), remind=remind, credit=row["credit"] + absent)


def read_board(row: Row) -> BoardPost | None:
    """The board message of a match, if it has one."""
    if row["board_message_id"] is None:
        return None
    return BoardPost(row["board_channel_id"], row["board_message_id"], row["board_seq"])


def read_challenge(row: Row) -> ChallengeRecord:
    """A row of `challenge_records`. Raises StorageCorrupt."""
    return record_of(ChallengeRecord, row)


def read_settings(guild_id: int, text: str) -> ServerSettings:
    """A server's settings. Raises StorageCorrupt."""
    return decoded(ServerSettings, text, f"settings of server {guild_id}")


def read_preferences(text: str) -> Preferences:
    """A player's preferences. Raises StorageCorrupt."""
    return decoded(Preferences, text, "preferences")
