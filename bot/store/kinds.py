"""The kinds of things that have a log, as tables: what differs in the queries that are otherwise the same.

A match, a chouette, a crowd and a tournament are each a row with the folded state, and a log of events beside it. The
queries for that stand in `patterns/`, once; here is what is filled in.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

_ABSENT: Final = "coalesce((SELECT at FROM moments WHERE name = 'absent'), 0)"
"""Milliseconds in which nobody could play. Deadlines are stored earlier by those before, and read later by all."""
_OWN_PARTITION: Final = "substr(:mine, CAST({key} % 256 AS INTEGER) + 1, 1) = '1'"


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind, called `name` in the queries; the key of its `table` is that and `_id`."""

    name: str
    table: str
    events: str
    """The table of the log."""
    new: tuple[str, ...]
    """Columns that are set when it begins, beside those of a turn."""
    turn: tuple[str, ...]
    """Columns that every turn sets, the first included."""
    end: tuple[str, ...] = ("ended_at",)
    """Columns that are set when it is over. `ended_at` is in indexes, so a turn leaves it alone."""
    unchanged: tuple[str, ...] = ()
    """Columns that must be as they were when it was read, beside the length of the log, for anything to be stored."""
    values: Mapping[str, str] = field(default_factory=dict)
    """The values of columns, where those aren't simply the ones given."""
    found: str = ""
    """The part of the row that a turn gives back; its key if not said."""
    records: str = ""
    """The view to read it from, where that is not the table."""
    clock: tuple[str, ...] = ()
    """Columns that change when it is only scheduled anew."""
    due: str = ""
    """The column that says when it has to be looked at, where that is all there is to it."""
    board: tuple[str, ...] = ()
    """Columns that describe the message that shows it."""
    host: str = ""
    """The column that names the person whose it is."""
    ids_in: str = ""
    """The column in which the people who take part are found, where no table says who they are."""

    @property
    def key(self) -> str:
        """Its primary key."""
        return f"{self.name}_id"

    @property
    def words(self) -> dict[str, str]:
        """The words that the patterns are filled with. A word that does not concern it is missing."""
        words = {
            "kind": self.name,
            "table": self.table,
            "key": self.key,
            "events": self.events,
            "first": ", ".join(self.new + self.turn),
            "values": ", ".join(map(self._value, self.new + self.turn)),
            "turn": self._set(self.turn),
            "end": self._set(self.end),
            "turn_and_end": self._set(self.turn + self.end),
            "same": " AND ".join(("seq = :expected_seq", *self.unchanged)),
            "found": self.found or self.key,
            "records": self.records or self.table,
            "mine": _OWN_PARTITION.format(key=self.key),
            "absent": _ABSENT,
            "clock": self._set(self.clock),
            "due": self.due,
            "board": self._set(self.board),
            "board_seq": "board_seq" if self.board else "",
            "thread": "thread_id" if self.board else "",
            "post": "" if self.board else "message_id",
            "host": self.host,
            "ids_in": self.ids_in,
        }
        return {word: text for word, text in words.items() if text}

    def _set(self, columns: Iterable[str]) -> str:
        return ", ".join(f"{column} = {self._value(column)}" for column in columns)

    def _value(self, column: str) -> str:
        return self.values.get(column, f":{column}")


_BOARD: Final = ("board_channel_id", "board_message_id", "board_seq")

MATCH: Final = Kind(
    name="match",
    table="matches",
    events="events",
    new=(
        *("guild_id", "channel_id", "white_id", "black_id", "variant", "length", "rated", "rating_rule", "style"),
        "created_at",
    ),
    turn=(
        *("phase", "waiting_for", "state", "seq", "white_score", "black_score", "updated_at"),
        *("clock", "due_at", "remind_at", "credit"),
    ),
    end=("winner_id", "ended_at"),
    # Time that was given back, or a pause that was made, since it was read must not be taken away again.
    unchanged=(f"due_at IS :old_due_at - {_ABSENT}", f"remind_at IS :old_remind_at - {_ABSENT}"),
    values={
        "due_at": f":due_at - {_ABSENT}",
        "remind_at": f":remind_at - {_ABSENT}",
        "credit": f"CASE WHEN :due_at IS NULL THEN :credit ELSE :credit - {_ABSENT} END",
    },
    # The names, so that only new ones are written.
    found="board_channel_id, board_message_id, board_seq,"
    " (SELECT name FROM players WHERE user_id = white_id) AS white_name,"
    " (SELECT name FROM players WHERE user_id = black_id) AS black_name",
    records="match_records",
    clock=("clock", "due_at", "remind_at", "credit"),
    due="due_at",
    board=_BOARD,
)
CHOUETTE: Final = Kind(
    name="chouette",
    table="chouettes",
    events="chouette_events",
    new=("guild_id", "channel_id", "host_id", "variant", "created_at", "server_seed", "label"),
    turn=("phase", "state", "clock", "seq", "next_at", "credit", "for_computer", "updated_at"),
    unchanged=(f"credit = :old_credit - {_ABSENT}",),
    values={"next_at": f":next_at - {_ABSENT}", "credit": f"-{_ABSENT}"},
    found=f"*, {_ABSENT} AS absent",
    records="chouette_records",
    clock=("clock", "next_at", "credit"),
    due="next_at",
    board=(*_BOARD, "board_lines"),
    host="host_id",
)
CROWD: Final = Kind(
    name="crowd",
    table="crowds",
    events="crowd_events",
    new=("guild_id", "channel_id", "host_id", "created_at"),
    turn=("state", "seq", "due_at", "absent"),
    values={"absent": _ABSENT},
    records="crowd_records",
    host="host_id",
    ids_in="state",
)
TOURNAMENT: Final = Kind(
    name="tournament",
    table="tournaments",
    events="tournament_events",
    new=("guild_id", "channel_id", "organiser_id", "name", "created_at", "server_seed"),
    # Pairings that are taken back let one go on that had ended.
    turn=("away_guild_id", "status", "state", "seq", "updated_at", "next_at", "ended_at", "absent"),
    end=(),
    # An agenda that somebody has changed since must not be taken back, nor time that was given back.
    unchanged=("updated_at = :old_updated_at", f"{_ABSENT} - absent = :old_missed"),
    values={"absent": _ABSENT},
    found="message_id",
    records="tournament_records",
    clock=("state", "next_at", "updated_at", "absent"),
    host="organiser_id",
    ids_in="state",
)
KINDS: Final = (MATCH, CHOUETTE, CROWD, TOURNAMENT)
