"""The one writer: units of work that wait at the same time are committed together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any, TypeVar

from bot.errors import StorageUnavailable
from bot.store.session import Session
from bot.store.sqlite import Work, transaction, translate, unit

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
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, work: Work[_T]) -> _T:
        """Do `work` in a transaction and return its result once it is committed.

        Raises what `work` raises, and StorageUnavailable; nothing of it has been stored then. A caller that is
        cancelled leaves the work to be done as a whole.
        """
        if self._closed:
            raise StorageUnavailable("the database is closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[_T] = loop.create_future()
        self._waiting.append((work, answer))
        if self._flushing is None:
            # The task ends with the last unit: a task parked on a queue would keep an idle bot from settling.
            self._flushing = loop.create_task(self._flush())
        return await answer

    async def _flush(self) -> None:
        batch: list[_Waiting] = []
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._flushing = None
            for _, answer in batch + self._waiting:
                answer.cancel()  # only when this task was cancelled is there anyone left to tell
            self._waiting = []

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        works = [work for work, _ in batch]
        try:
            outcomes = await self._session.run(lambda connection: commit_together(connection, works))
        except Exception as error:  # noqa: BLE001 - it belongs to those who wait
            outcomes = [(None, error)] * len(batch)
        for (_, answer), (result, failure) in zip(batch, outcomes, strict=True):
            if answer.done():
                continue  # its caller was cancelled
            if failure is None:
                answer.set_result(result)
            else:
                answer.set_exception(failure)

    async def close(self) -> None:
        """Finish what waits and close the connection."""
        self._closed = True
        if self._flushing is not None:
            await asyncio.wait([self._flushing])
        await self._session.close()


Outcome = tuple[Any, Exception | None]
"""What became of a unit: its result, or why it failed."""


def commit_together(connection: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[Outcome]:
    """Do all of `works` in one transaction; one that fails is undone alone.

    When the transaction itself cannot be committed, none has been stored and all have failed.
    """
    try:
        with transaction(connection):
            if len(works) == 1:
                return [(works[0](connection), None)]
            outcomes = [_attempt(connection, work) for work in works]
    except Exception as error:  # noqa: BLE001 - delivered to the callers
        return [(None, _explained(error)) for _ in works]
    return outcomes


def _attempt(connection: sqlite3.Connection, work: Work[Any]) -> Outcome:
    try:
        with unit(connection):
            return work(connection), None
    except Exception as error:
        if not connection.in_transaction:
            raise  # the disk is full or failing, and the units before this one are gone as well
        return None, _explained(error)


def _explained(error: Exception) -> Exception:
    """The error to hand to one caller: an own instance, as each adds its own traceback."""
    translated = translate(error) if isinstance(error, sqlite3.Error) else None
    if translated is None:
        return error
    translated.__cause__ = error
    return translated
