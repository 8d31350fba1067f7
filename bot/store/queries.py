"""The named queries of the `.sql` files, in the dialect of the connection they are run on.

`SQL.name(connection, parameter=value)` runs the query `name`. The mark after a name in the file says what comes
back: `^` one row or None, `!` the number of rows changed, none an iterator of rows. `*!` takes a list of rows in place
of parameters.

The files in `sql` are plain SQL for both databases. What only one understands stands in its own folder, and there a
query may also take the place of a shared one. Those in `patterns` are the same for several kinds of things, and are
filled in for each of them; see `bot/store/kinds.py`.
"""

import re
import sqlite3
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import aiosql
from aiosql.adapters.pyformat import PyFormatAdapter
from aiosql.types import SQLOperationType

from bot.store.kinds import KINDS, Kind

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

    @property
    def texts(self) -> dict[str, str]:
        """The text of every query as SQLite reads it, by name."""
        return {name: query.sql for name, query in self._sqlite.items()}

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
