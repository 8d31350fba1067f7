"""What is released stays: each revision makes the schema that it made, and both kinds of database have the same."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from bot.store import migrate
from bot.store.schema import REVISIONS, upgrade
from tests.store.conftest import schema_of

DIGESTS = Path(__file__).parent / "schemas" / "digests.txt"
"""A line for each revision: it, and the digests of the schemas it leaves in SQLite and in PostgreSQL."""
OF_A_SERVER = (
    """
    SELECT table_name, column_name, data_type, is_nullable, column_default, is_identity FROM information_schema.columns
    WHERE table_schema = 'public'
    """,
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'",
    """
    SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'u', 'f', 'c')
    """,
)
"""Columns, those of views too; indexes; keys and what is checked. Other texts differ from version to version."""


def schema_in_postgresql(connection):
    return {" ".join(map(str, row)) for query in OF_A_SERVER for row in connection.execute(query)}


def digest(lines):
    return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()[:16]


def check(made, column):
    """A revision makes what it made when it was released, and each has its line."""
    lines = [line.split() for line in DIGESTS.read_text(encoding="utf-8").splitlines()]
    known = {line[0]: line[column] for line in lines}
    assert {revision: made.get(revision) for revision in known} == known, "a migration that is released was changed"
    new = {revision: made[revision] for revision in made.keys() - known}
    assert not new, f"the digests of new revisions belong into {DIGESTS.name}: {new}"


def test_each_revision_makes_what_it_made_in_sqlite(path):
    made = {}
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for revision in REVISIONS:
            upgrade(connection, revision)
            made[revision] = digest(schema_of(path))
    check(made, 1)


def test_each_revision_makes_what_it_made_in_postgresql(postgresql):
    made = {}
    with closing(psycopg.connect(postgresql)) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
        connection.commit()
        for revision in REVISIONS:
            upgrade(connection, revision)
            made[revision] = digest(schema_in_postgresql(connection))
            connection.commit()
    check(made, 2)


def test_both_kinds_of_database_have_the_same_schema(path, postgresql):
    """By Alembic's own comparison; 64 bits have another name in each."""
    migrate(path)
    metadata = sa.MetaData()
    file = sa.create_engine(f"sqlite:///{path}")
    metadata.reflect(file)
    file.dispose()
    assert "matches" in metadata.tables
    server = sa.create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(postgresql))
    with server.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert compare_metadata(context, metadata) == []
    server.dispose()
