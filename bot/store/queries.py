"""The named queries of the `.sql` files, in the dialect of the connection they are run on.

`SQL.name(connection, parameter=value)` runs the query `name`. The mark after a name in the file says what comes
back: `^` one row or None, `!` the number of rows changed, none an iterator of rows. `*!` takes a list of rows in place
of parameters.

The files in `sql` are plain SQL for both databases. What only one understands stands in its own folder, and there a
query may also take the place of a shared one. Those in `patterns` are the same for several kinds of things, and are
filled in for each of them; see `Kind`.
"""

import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import aiosql
from aiosql.adapters.pyformat import PyFormatAdapter
from aiosql.types import SQLOperationType

_ABSENT: Final = "coalesce((SELECT at FROM moments WHERE name = 'absent'), 0)"
"""Milliseconds in which nobody could play. Deadlines are stored earlier by those before, and read later by all."""
_OWN_PARTITION: Final = "substr(:mine, CAST({key} % 256 AS INTEGER) + 1, 1) = '1'"


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of thing with a log, called `name` in the queries; the key of its `table` is that and `_id`.

    Each is a row with the folded state, and a log of events beside it.
    """

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


_HERE: Final = Path(__file__).parent
_IS: Final = re.compile(r"\bIS (:\w+)")
_WORD: Final = re.compile(r"<(\w+)>")
_NAME: Final = re.compile(r"(?=^-- name: )", re.MULTILINE)
_JSON: Final = re.compile(r"json_extract\(([\w.]+), '\$\.(\w+)'\)")


class Queries:
    """Every named query."""

    def __init__(self) -> None:
        self._sqlite: dict[str, Any] = _load("sqlite", "sqlite3")
        self._direct = {name: found for name, query in self._sqlite.items() if (found := _directly(query))}

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """The query of that name. Raises AttributeError."""
        query = partial(self._run, name, self._direct.get(name) or self._sqlite.get(name))
        setattr(self, name, query)
        return query

    def _run(self, name: str, on_sqlite: Callable[..., Any] | None, connection: Any, /, *rows: Any, **one: Any) -> Any:
        if isinstance(connection, sqlite3.Connection) and on_sqlite is not None:
            return on_sqlite(connection, *rows, **one)
        return _of_postgresql()[name](connection, *rows, **one)


def _directly(query: Any) -> Callable[..., Any] | None:
    """The queries of a turn, asked without aiosql's wrappers, which took a fifth as long as SQLite itself."""
    sql = query.sql
    if query.operation is SQLOperationType.SELECT_ONE:
        return lambda connection, **parameters: connection.execute(sql, parameters).fetchone()
    if query.operation is SQLOperationType.INSERT_UPDATE_DELETE:
        return lambda connection, **parameters: connection.execute(sql, parameters).rowcount
    if query.operation is SQLOperationType.INSERT_UPDATE_DELETE_MANY:
        return lambda connection, rows: connection.executemany(sql, rows).rowcount
    return None


@cache
def _of_postgresql() -> dict[str, Callable[..., Any]]:
    return _load("postgresql", _PostgresqlAdapter)


class _PostgresqlAdapter(PyFormatAdapter):
    """Turns the shared queries into PostgreSQL's SQL when they are loaded."""

    def process_sql(self, query_name: str, op_type: Any, sql: str) -> str:
        """A query as PostgreSQL reads it."""
        sql = _IS.sub(r"IS NOT DISTINCT FROM \1", sql.replace("%", "%%").replace("group_concat(", "string_agg("))
        sql = _JSON.sub(r"coalesce((\1::json ->> '\2')::boolean, false)", sql)
        return str(super().process_sql(query_name, op_type, sql))  # type: ignore[no-untyped-call]


def _load(folder: str, adapter: Any) -> dict[str, Callable[..., Any]]:
    loaded = [aiosql.from_path(_HERE / "sql", adapter)]
    filled_in = "".join(query for kind in KINDS for query in _filled_in(kind, folder))
    loaded.append(aiosql.from_str(filled_in, adapter, mandatory_parameters=False))
    loaded.append(aiosql.from_path(_HERE / folder, adapter))
    return {
        name: getattr(queries, name)
        for queries in loaded
        for name in queries.available_queries
        if not name.endswith("_cursor")
    }


def _filled_in(kind: Kind, folder: str) -> Iterator[str]:
    """The patterns as queries of one kind, without those that have a word which does not concern it."""
    also = _HERE / "patterns" / f"also_{kind.name}.sql"
    words = {**kind.words, "also": also.read_text("utf-8") if also.exists() else ""}
    for name in ("logs", folder):
        pattern = _HERE / "patterns" / f"{name}.sql"
        for query in _NAME.split(pattern.read_text("utf-8")) if pattern.exists() else ():
            if query.startswith("-- name:") and words.keys() >= {*_WORD.findall(query)}:
                yield _WORD.sub(lambda word: words[word[1]], query)


SQL: Final[Any] = Queries()
