"""The same in PostgreSQL."""

from bot.store.everything import Store
from bot.store.postgresql.sessions import ServerSessions


class ServerDatabase(ServerSessions, Store):
    """Everything in a database of PostgreSQL, whose address begins with `postgresql://`."""
