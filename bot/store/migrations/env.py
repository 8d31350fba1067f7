"""Run by Alembic: migrate over the plain sqlite3 connection that `bot.store.schema` passes in."""

from __future__ import annotations

import sqlite3

from alembic import context
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import StaticPool

from bot.store.queries import SQL


def _migrate(connection: sqlite3.Connection) -> None:
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)

    @event.listens_for(engine, "begin")
    def begin(wrapped: Connection) -> None:
        # The driver would begin no transaction for changes of the schema, and each would be committed by itself.
        SQL.begin(wrapped.connection.dbapi_connection)

    with engine.begin() as wrapped:
        context.configure(connection=wrapped, transactional_ddl=True)
        context.run_migrations()


_migrate(context.config.attributes["connection"])
