"""Short messages between the processes on one database. If one is lost, those who wait for it look as well."""

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import psycopg
import structlog

_log: Final = structlog.get_logger()
CHANNEL: Final = "backgammon_live"
LARGEST: Final = 7000
"""Bytes of a message; PostgreSQL takes 7,999."""
TELL: Final = f"SELECT pg_notify('{CHANNEL}', %(text)s)"
_LOOKS: Final = 1.0
"""Seconds after which the listener looks whether it's to stop."""
_AGAIN: Final = 2.0
"""Seconds until it connects again."""


class Notices:
    """Listens in a thread of its own, with a connection of its own. `heard` is called there."""

    def __init__(self, url: str, heard: Callable[[str], None]) -> None:
        self._url, self._heard = url, heard
        self._stop = threading.Event()
        self.is_listening = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="notices", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening, within a second."""
        self._stop.set()
        self._thread.join(3 * _LOOKS)

    def _listen(self) -> None:
        while not self._stop.is_set():
            with suppress(psycopg.Error):
                self._listen_once()
            self.is_listening.clear()
            self._stop.wait(_AGAIN)

    def _listen_once(self) -> None:
        with psycopg.connect(self._url, autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.is_listening.set()
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=_LOOKS):
                    self._heard(notice.payload)
