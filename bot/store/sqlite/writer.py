"""The only writer: units of work that wait at the same time are committed together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any, TypeVar

from bot.errors import InfrastructureError, StorageUnavailable
from bot.store.queries import SQL
from bot.store.sqlite.connect import Work, transaction, translate, unit
from bot.store.sqlite.session import Session

_T = TypeVar("_T")
_Waiting = tuple[Work[Any], "asyncio.Future[Any]"]


class Writer:
    """Writes units of work, each as a whole, and answers only when they are durable.

    Making a transaction durable costs far more than filling it. So whatever has been asked for while one
    transaction is being committed shares the next: fifty turns at once wait for two commits instead of fifty.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._waiting: list[_Waiting] = []
        self._committing: asyncio.Future[list[Outcome]] | None = None
        self._closed = False
        self.trouble = ""
        """Why the last transaction could not be stored; "" when it was."""

    async def write(self, work: Work[_T]) -> _T:
        """Do `work` in a transaction and return its result once it is committed.

        Raises what `work` raises, and StorageUnavailable; nothing of it has been stored then. `work` must give the
        same result when repeated, and do nothing but change the database. If the caller is canceled, it is done all
        the same.
        """
        if self._closed:
            raise StorageUnavailable("the database is closed")
        answer: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, answer))
        if self._committing is None:
            self._commit()
        return await answer

    def _commit(self) -> None:
        # Callbacks instead of a task: a task could be canceled between a commit and its answers, and an idle bot would
        # have one waiting on a queue.
        batch, self._waiting = self._waiting, []
        works = [work for work, _ in batch]
        self._committing = self._session.submit(lambda connection: commit_together(connection, works))
        self._committing.add_done_callback(lambda committed: self._deliver(batch, committed))

    def _deliver(self, batch: Sequence[_Waiting], committed: asyncio.Future[list[Outcome]]) -> None:
        self._committing = None
        if self._waiting:
            self._commit()
        outcomes = committed.result()
        self.trouble = next((str(failure) for _, failure in outcomes if isinstance(failure, InfrastructureError)), "")
        for (_, answer), (result, failure) in zip(batch, outcomes, strict=True):
            if answer.done():
                continue  # its caller was canceled
            if failure is None:
                answer.set_result(result)
            else:
                answer.set_exception(failure)

    async def empty_log(self) -> None:
        """Move what the write-ahead log holds into the file, and empty it as far as no reader is in the way.

        Raises StorageUnavailable.
        """
        await self._session.run(SQL.empty_write_ahead_log)

    async def close(self) -> None:
        """Finish what waits and close the connection."""
        self._closed = True
        while self._committing is not None:
            await asyncio.wait([self._committing])
        await self._session.close()


Outcome = tuple[Any, Exception | None]
"""What became of a unit: its result, or why it failed."""


def commit_together(connection: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[Outcome]:
    """Do all of `works` in one transaction; one that fails is undone alone.

    When the transaction itself cannot be committed, none has been stored and all have failed.
    """
    try:
        with transaction(connection):
            return [(work(connection), None) for work in works]
    except Exception as error:  # noqa: BLE001 - it belongs to those who wait
        if len(works) == 1 or _is_of_storage(error):
            return [(None, _explained(error)) for _ in works]
    # Failures are rare. Undoing everything and starting over with savepoints spares all other transactions theirs.
    return commit_apart(connection, works)


def commit_apart(connection: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[Outcome]:
    """The same as `commit_together`, with a savepoint around each."""
    try:
        with transaction(connection):
            return [_attempt(connection, work) for work in works]
    except Exception as error:  # noqa: BLE001 - it belongs to those who wait
        return [(None, _explained(error)) for _ in works]


def _attempt(connection: sqlite3.Connection, work: Work[Any]) -> Outcome:
    try:
        with unit(connection):
            return work(connection), None
    except Exception as error:
        if not connection.in_transaction:
            raise  # the disk is full or failing, and the units before this one are gone as well
        return None, _explained(error)


def _is_of_storage(error: Exception) -> bool:
    return isinstance(translate(error), InfrastructureError)


def _explained(error: Exception) -> Exception:
    """The error to hand to one caller: an own instance, as each adds its own traceback."""
    translated = translate(error)
    if translated is None:
        return error
    translated.__cause__ = error
    return translated
