"""Run by Alembic: migrate over the plain connection that `bot.store.schema.upgrade` passes in."""

import sqlite3
from typing import Any

from alembic import context
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import StaticPool

from bot.store.queries import SQL


def _migrate(connection: Any) -> None:
    if not isinstance(connection, sqlite3.Connection):
        _run(create_engine("postgresql+psycopg://", creator=lambda: connection, poolclass=StaticPool))
        return
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)

    @event.listens_for(engine, "begin")
    def begin(wrapped: Connection) -> None:
        # The driver would begin no transaction for changes of the schema, and each would be committed by itself.
        SQL.begin(wrapped.connection.dbapi_connection)

    _run(engine)


def _run(engine: Engine) -> None:
    with engine.begin() as wrapped:
        context.configure(connection=wrapped, transactional_ddl=True)
        context.run_migrations()


_migrate(context.config.attributes["connection"])
