"""Rows of the database to records and back."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from bot.errors import StorageCorrupt
from bot.records.challenges import ChallengeRecord, ChallengeStatus, Terms
from bot.records.matches import BoardPost, MatchRecord
from bot.records.people import Person, Place, Preferences, ServerSettings, Style
from bot.rules.match.state import MatchState
from bot.rules.match.time_control import MatchClock
from bot.store.connections import Row

_T = TypeVar("_T")
_RecordT = TypeVar("_RecordT", bound=msgspec.Struct)

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)

_ENCODER: Final = msgspec.json.Encoder()
_STATE: Final = msgspec.json.Decoder(MatchState)
_TERMS: Final = msgspec.json.Decoder(Terms)
_SETTINGS: Final = msgspec.json.Decoder(ServerSettings)
_PREFERENCES: Final = msgspec.json.Decoder(Preferences)
_STYLE: Final = msgspec.json.Decoder(Style)
_CLOCK: Final = msgspec.json.Decoder(MatchClock)


def decoded(decoder: msgspec.json.Decoder[_T], text: str, what: str) -> _T:
    """What a column holds. Raises StorageCorrupt, which says `what` cannot be read."""
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError) as error:
        raise StorageCorrupt(f"{what}: {error}") from error


def record_of(kind: type[_RecordT], row: Row, **beside: object) -> _RecordT:
    """A record whose fields are columns of the same names, but for those that are given `beside` the row."""
    columns = {name: row[name] for name in kind.__struct_fields__ if name not in beside}
    return kind(**columns, **beside)


def to_milliseconds(at: datetime) -> int:
    """Milliseconds since 1970 in UTC, the rest cut off. `at` must be aware: TypeError otherwise."""
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
    milliseconds = to_milliseconds(at)
    return {
        "phase": state.phase.value,
        "waiting_for": None if waiting_for is None else players[waiting_for].user_id,
        "state": to_json(state),
        "seq": state.seq,
        "white_score": state.score[0],
        "black_score": state.score[1],
        "winner_id": None if winner is None else players[winner].user_id,
        "updated_at": milliseconds,
        "ended_at": milliseconds if state.is_over else None,
        **clock_columns(clock),
    }


def clock_columns(clock: MatchClock | None) -> dict[str, object]:
    """The columns of a clock. The deadline has columns of its own, set only while it can be missed."""
    if clock is None:
        return {"clock": None, "due_at": None, "remind_at": None, "credit": 0}
    runs = not clock.is_paused and not clock.expired
    return {
        "clock": to_json(clock),
        "due_at": to_milliseconds(clock.due) if clock.due and runs else None,
        "remind_at": to_milliseconds(clock.remind) if clock.remind and runs else None,
        "credit": clock.credit,
    }


def read_match(row: Row) -> MatchRecord:
    """A row of `match_records`. Raises StorageCorrupt."""
    what = f"match {row['match_id']} at seq {row['seq']}"
    state = decoded(_STATE, row["state"], what)
    if state.seq != row["seq"]:
        raise StorageCorrupt(f"{what}: its state is the one of seq {state.seq}")
    return MatchRecord(
        match_id=row["match_id"],
        place=Place(row["channel_id"], row["guild_id"]),
        players=(Person(row["white_id"], row["white_name"]), Person(row["black_id"], row["black_name"])),
        state=state,
        board=read_board(row),
        created_at=to_datetime(row["created_at"]),
        updated_at=to_datetime(row["updated_at"]),
        thread_id=row["thread_id"],
        clock=None if row["clock"] is None else _read_clock(row, what),
        rated=bool(row["rated"]),
        commitment=row["commitment"],
        style=Style() if row["style"] is None else decoded(_STYLE, row["style"], what),
    )


def _read_clock(row: Row, what: str) -> MatchClock:
    """The clock of a match. Its deadlines are those of the columns, later by the time that nobody could use."""
    clock = decoded(_CLOCK, row["clock"], what)
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
    what = f"challenge {row['challenge_id']}"
    return record_of(
        ChallengeRecord,
        row,
        place=Place(row["channel_id"], row["guild_id"]),
        challenger=Person(row["challenger_id"], row["challenger_name"]),
        opponent=None if row["opponent_id"] is None else Person(row["opponent_id"], row["opponent_name"]),
        terms=decoded(_TERMS, row["terms"], what),
        status=_read_status(row["status"], what),
        created_at=to_datetime(row["created_at"]),
        expires_at=to_datetime(row["expires_at"]),
        sought=bool(row["sought"]),
    )


def _read_status(text: str, what: str) -> ChallengeStatus:
    try:
        return ChallengeStatus(text)
    except ValueError as error:
        raise StorageCorrupt(f"{what}: {error}") from error


def read_settings(guild_id: int, text: str) -> ServerSettings:
    """A server's settings. Raises StorageCorrupt."""
    return decoded(_SETTINGS, text, f"settings of server {guild_id}")


def read_preferences(text: str) -> Preferences:
    """What a player has chosen. Raises StorageCorrupt."""
    return decoded(_PREFERENCES, text, "preferences")
