"""From one kind of database to the other, whole, with proof.

What is written is one transaction: a copy that is broken off leaves nothing behind and can be begun again. Afterwards
both are read in the same order, and each table has to give the same digest.
"""

import hashlib
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any, Final, cast

import msgspec
import psycopg
from psycopg import sql

from bot.errors import InfrastructureError
from bot.store.address import migrate_at, path_of
from bot.store.postgresql.dialect import connect as connect_server
from bot.store.postgresql.dialect import server_errors
from bot.store.queries import SQL
from bot.store.sqlite.connect import connect, translated_errors

_BATCH: Final = 5_000  # rows that are held in memory at once
_SCHEMA: Final = "alembic_version"


class Copied(msgspec.Struct, frozen=True):
    """How many rows of a table were copied, and the digest that both databases give for them."""

    table: str
    rows: int
    digest: str


class _Table(msgspec.Struct, frozen=True):
    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    texts: frozenset[str]  # the columns that hold text
    counted: bool  # does the file remember the last id that it gave, so that none is given twice?


def copy(source: str, target: str) -> list[Copied]:
    """Copy everything from the database at one address to the empty one at the other.

    One of them is a file, the other on a PostgreSQL server. Nobody else may write to either meanwhile. Raises
    InfrastructureError for two of a kind, a target that is not empty, and tables that differ afterwards, and what
    opening a database raises.
    """
    paths = path_of(source), path_of(target)
    if (paths[0] is None) == (paths[1] is None):
        raise InfrastructureError("copy is from a file to PostgreSQL or back; `backup` and pg_dump copy within a kind")
    migrate_at(source)
    migrate_at(target)
    path, url = cast("Path", paths[0] or paths[1]), source if paths[0] is None else target
    with (
        closing(connect(path)) as file,
        closing(connect_server(url)) as server,
        translated_errors(),
        server_errors(url),
    ):
        tables = _tables(file)
        server.execute("SET statement_timeout = 0")
        server.execute("SET idle_in_transaction_session_timeout = 0")
        if paths[0] is None:
            _refuse_full(file, tables, target)
            _into_file(server, file, tables)
        else:
            _refuse_full(server, tables, target)
            _into_server(file, server, tables)
        return [_compared(file, server, table) for table in tables]


def _tables(file: sqlite3.Connection) -> list[_Table]:
    """Every table, after those that it refers to."""
    sorter: TopologicalSorter[str] = TopologicalSorter()
    names = [row["name"] for row in SQL.table_names(file) if row["name"] != _SCHEMA]
    counted = {row["name"] for row in SQL.counted_tables(file)}
    found = {}
    for name in names:
        columns = [*SQL.columns_of(file, name=name)]
        key = [row["name"] for row in sorted(columns, key=lambda row: row["pk"]) if row["pk"]]
        texts = frozenset(row["name"] for row in columns if row["type"] == "TEXT")
        found[name] = _Table(name, tuple(row["name"] for row in columns), tuple(key), texts, name in counted)
        sorter.add(name, *(row["name"] for row in SQL.tables_referred_to(file, name=name) if row["name"] != name))
    return [found[name] for name in sorter.static_order()]


def _refuse_full(connection: Any, tables: Sequence[_Table], target: str) -> None:
    for table in tables:
        if connection.execute(f'SELECT 1 FROM "{table.name}" LIMIT 1').fetchone() is not None:  # noqa: S608
            what = path_of(target) or "the database"
            raise InfrastructureError(f"{what} has {table.name} already: copy into an empty database")


def _into_server(file: sqlite3.Connection, server: psycopg.Connection[Any], tables: Sequence[_Table]) -> None:
    with server.transaction():
        for table in tables:
            with (
                server.cursor() as cursor,
                cursor.copy(
                    sql.SQL("COPY {} ({}) FROM STDIN").format(
                        sql.Identifier(table.name), sql.SQL(", ").join(map(sql.Identifier, table.columns))
                    )
                ) as written,
            ):
                for row in _rows(file, table):
                    written.write_row(row)
            last, sequence = _last_number(file, table), _sequence(server, table)
            if last and sequence:
                server.execute("SELECT setval(%s, %s)", (sequence, last))


def _into_file(server: psycopg.Connection[Any], file: sqlite3.Connection, tables: Sequence[_Table]) -> None:
    SQL.begin(file)
    try:
        for table in tables:
            marks = ", ".join("?" * len(table.columns))
            names = ", ".join(f'"{name}"' for name in table.columns)
            file.executemany(f'INSERT INTO "{table.name}" ({names}) VALUES ({marks})', _rows(server, table))  # noqa: S608
            if table.counted:
                _count_from(file, table, _last_given(server, table))
        file.commit()
    except BaseException:
        file.rollback()
        raise


def _last_number(file: sqlite3.Connection, table: _Table) -> int:
    """The last id that was given in a table, also where its row is gone; 0 where none was."""
    if table.counted:
        row = SQL.last_number(file, name=table.name)
        return 0 if row is None else int(row["seq"])
    row = file.execute(f'SELECT max("{table.key[0]}") AS last FROM "{table.name}"').fetchone()  # noqa: S608
    return row["last"] if isinstance(row["last"], int) else 0


def _sequence(server: psycopg.Connection[Any], table: _Table) -> str | None:
    """The sequence that counts up the ids of a table on the server, if there is one."""
    row = server.execute("SELECT pg_get_serial_sequence(%s, %s) AS name", (table.name, table.key[0])).fetchone()
    return None if row is None else row["name"]


def _last_given(server: psycopg.Connection[Any], table: _Table) -> int:
    row = server.execute(f"SELECT last_value, is_called FROM {_sequence(server, table)}").fetchone()  # noqa: S608
    return int(row["last_value"]) if row is not None and row["is_called"] else 0


def _count_from(file: sqlite3.Connection, table: _Table, last: int) -> None:
    if last:
        SQL.forget_last_number(file, name=table.name)
        SQL.set_last_number(file, name=table.name, seq=last)


def _rows(connection: Any, table: _Table) -> Iterator[tuple[Any, ...]]:
    """The rows of a table in the order of its key, a batch in memory at a time."""
    names = ", ".join(f'"{name}"' for name in table.columns)
    # Text is ordered by its bytes in both.
    by_bytes = "" if isinstance(connection, sqlite3.Connection) else ' COLLATE "C"'
    order = ", ".join(f'"{name}"' + (by_bytes if name in table.texts else "") for name in table.key)
    query = f'SELECT {names} FROM "{table.name}" ORDER BY {order}'  # noqa: S608 - names of our own schema
    with _cursor(connection) as cursor:
        cursor.execute(query)
        while rows := cursor.fetchmany(_BATCH):
            for row in rows:
                yield tuple(row)


@contextmanager
def _cursor(connection: Any) -> Iterator[Any]:
    if isinstance(connection, sqlite3.Connection):
        with closing(connection.cursor()) as cursor:
            cursor.row_factory = None
            yield cursor
    else:  # one that the server keeps, so that not everything comes at once
        with (
            connection.transaction(),
            psycopg.ServerCursor(connection, "copying", row_factory=psycopg.rows.tuple_row) as cursor,
        ):
            yield cursor


def _compared(file: sqlite3.Connection, server: psycopg.Connection[Any], table: _Table) -> Copied:
    here, there = _digest(file, table), _digest(server, table)
    if here != there:
        raise InfrastructureError(f"{table.name} differs after copying: {here[0]} rows in the file, {there[0]} there")
    return Copied(table.name, *here)


def _digest(connection: Any, table: _Table) -> tuple[int, str]:
    count, digest = 0, hashlib.sha256()
    for row in _rows(connection, table):
        digest.update(repr(row).encode())
        count += 1
    return count, digest.hexdigest()
