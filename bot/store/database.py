"""The database as the use cases see it, in a file."""

from bot.store.everything import Store
from bot.store.sqlite.sessions import FileSessions


class Database(FileSessions, Store):
    """Everything in one SQLite file.

    `path` is the file; `busy_timeout` says how many seconds to wait for another process that is writing.
    """
