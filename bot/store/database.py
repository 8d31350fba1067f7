"""The database as the use cases see it, in a file."""

from __future__ import annotations

from bot.store.everything import Rows
from bot.store.sqlite.sessions import FileSessions


class Database(FileSessions, Rows):
    """Everything in one SQLite file.

    `path` is the file; `busy_timeout` says how many seconds to wait for another process that is writing.
    """
