"""The one way in which something changes, whatever it is: a match, a chouette, a tournament.

Take its lock, read it, judge its time, decide, store; and again for as long as another writer is first. An interaction
has its effect once, wherever it is delivered and however often.

Crowds decide within the transaction that stores it (`change_crowd`): hundreds vote at the same moment, and
one after another they would wait for as many commits.
"""

import asyncio
import dataclasses
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Coroutine, Hashable, Iterable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Generic, TypeVar

from bot.app.absence import Absence
from bot.app.dice import FairDice
from bot.app.recent import Recent
from bot.errors import BotError, StaleAction
from bot.eventlog.log import Turn

_T = TypeVar("_T")
AT_ONCE: Final = 32
"""Of what becomes due in the same moment; the others wait, and taps go between them."""


class Locks:
    """Locks by key. A lock is gone when nobody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: dict[Hashable, asyncio.Lock] = {}
        self._users: dict[Hashable, int] = {}

    def __len__(self) -> int:
        return len(self._locks)

    def users(self, key: Hashable) -> int:
        """How many hold or await the lock of a key."""
        return self._users.get(key, 0)

    @asynccontextmanager
    async def holding(self, key: Hashable) -> AsyncIterator[None]:
        """Hold the lock of `key`; callers get it in the order in which they asked."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        self._users[key] = self._users.get(key, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._users[key] -= 1
            if not self._users[key]:
                del self._users[key], self._locks[key]


async def each(
    found: Iterable[_T] | AsyncIterable[_T], do: Callable[[_T], Awaitable[object]], *, at_once: int = AT_ONCE
) -> None:
    """Do something about each that is found, some at once, begun in their order.

    What fails keeps nothing from the others: it is raised when all that have begun are done, the first of several.
    """
    slots = asyncio.Semaphore(at_once)
    tasks: list[asyncio.Task[None]] = []

    async def one(subject: _T) -> None:
        try:
            await do(subject)
        finally:
            slots.release()

    async def begin() -> None:
        async for subject in _stream(found):
            await slots.acquire()
            tasks.append(asyncio.create_task(one(subject)))

    try:
        looked = await asyncio.gather(begin(), return_exceptions=True)
        done = await asyncio.gather(*tasks, return_exceptions=True)
    except asyncio.CancelledError:  # nobody waits for them any more
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        raise
    for failed in (*looked, *done):
        if failed is not None:
            raise failed


async def _stream(found: Iterable[_T] | AsyncIterable[_T]) -> AsyncIterator[_T]:
    if isinstance(found, AsyncIterable):
        async for subject in found:
            yield subject
    else:
        for subject in found:
            yield subject


ATTEMPTS: Final = 20
"""How often something is decided anew because others were first: many may join at the same time."""
IN_PLAY: Final = 256
"""Matches, and chouettes, that are kept in memory after a turn, so that the next one need not read them."""

_Record = TypeVar("_Record")
_Turn = TypeVar("_Turn", bound=Turn[Any, Any, Any, Any])


@dataclass(frozen=True, slots=True)
class Table:
    """The base of all use cases: the one clock, a lock for each thing, and dice that can be checked for new matches."""

    clock: Callable[[], datetime]
    """Now, as an aware datetime in UTC."""
    locks: Locks
    fair: FairDice | None = None
    together: bool = False
    """May other processes act on the same things? Then nothing that they could change is remembered."""
    absence: Absence = field(kw_only=True)
    """Whether people can play now."""
    acting_for: Callable[[int], AbstractContextManager[None]] = lambda _: nullcontext()
    """Look after the match, tournament or chouette of that number: nothing is stored once another process does."""


class Acting(Generic[_Record, _Turn]):
    """Acts on the things of one kind."""

    def __init__(
        self,
        kind: str,
        table: Table,
        *,
        read: Callable[[int], Awaitable[_Record]],
        repeated: Callable[[int, int], Awaitable[_Turn | None]],
        is_out: Callable[[_Record], bool] = lambda _: False,
        most: int = 0,
    ) -> None:
        """`read` gives a thing by its number as stored; the last `most` that have changed are kept in memory.

        `is_out` says whether its time seems to be up. `repeated` takes a number and an interaction, and gives the turn
        to answer one that has been carried out before; None for a new one.
        """
        self._kind = kind
        self._locks = table.locks
        self._absence = table.absence
        self._read, self._repeated, self._is_out = read, repeated, is_out
        self._recent: Recent[int, Any] = Recent(0 if table.together else most)
        self._given = 0

    @asynccontextmanager
    async def holding(self, number: int) -> AsyncIterator[None]:
        """Let nothing happen to a thing in the block, which may change it in the database."""
        async with self._locks.holding((self._kind, number)):
            self.forget((number,))
            yield

    def forget(self, numbers: Iterable[int]) -> None:
        """Drop things from memory that were changed in the database directly."""
        for number in numbers:
            self._recent.pop(number, None)

    async def latest(self, number: int, seen_seq: int | None = None) -> _Record:
        """One thing as stored; if a recent turn led to `seen_seq`, it need not be read again. Raises NotFound.

        What has been noted of its board since that turn may be missing.
        """
        if self._given != self._absence.given:
            self._recent.clear()
            self._given = self._absence.given
        recent: _Record | None = self._recent.get(number)
        if recent is not None and (seen_seq is None or self._recent[number].state.seq == seen_seq):
            return recent
        return await self._read(number)

    async def act(
        self,
        number: int,
        attempt: Callable[[_Record], Awaitable[_Turn]],
        *,
        interaction_id: int | None,
        known: _Record | None = None,
    ) -> _Turn:
        """Let `attempt` decide on a thing as it is, and store; anew while what it decided on changes under it.

        `known` is the thing as it was read a moment ago, which spares another reading. The same interaction a second
        time changes nothing and gives a turn without steps. Raises what `attempt` raises; StaleAction only where trying
        again would not help, for nobody else was first.
        """

        async def repeated() -> _Turn | None:
            return None if interaction_id is None else await self._repeated(number, interaction_id)

        return await self._until_first(number, attempt, self._is_out, repeated, known)

    async def happen(self, number: int, attempt: Callable[[_Record], Awaitable[_T]]) -> _T:
        """The same for what no interaction has asked for, whatever `attempt` returns.

        Its time is not judged: time that nobody could use has been given back by then.
        """
        return await self._until_first(number, attempt, lambda _: False, _never)

    async def _until_first(
        self,
        number: int,
        attempt: Callable[[_Record], Awaitable[_T]],
        is_out: Callable[[_Record], bool],
        repeated: Callable[[], Awaitable[_T | None]],
        known: _Record | None = None,
    ) -> _T:
        async with self._locks.holding((self._kind, number)):
            record, left = await self._judged(number, known or await self.latest(number), is_out), ATTEMPTS
            self.forget((number,))
            while True:
                left -= 1
                try:
                    return self._kept(number, await attempt(record))
                except BotError as error:
                    done_before = await repeated()
                    if done_before is not None:
                        return done_before
                    if not left or not isinstance(error, StaleAction):
                        raise
                    before, record = record, await self._judged(number, await self._read(number), is_out)
                    if record == before:
                        raise

    def _kept(self, number: int, done: _T) -> _T:
        """The result of an attempt; if it's a turn, what it led to is kept in memory."""
        if isinstance(done, Turn):
            self._recent[number] = done.record
        return done

    async def _judged(self, number: int, record: _Record, is_out: Callable[[_Record], bool]) -> _Record:
        """The thing, read again when its time seems to be up: perhaps nobody could play."""
        if not await self._absence.may_have_changed(seems_out=is_out(record)):
            return record
        return await self._read(number)


async def _never() -> None:
    """Nothing has been carried out before."""


async def stored(
    turn: _Turn, storing: Coroutine[Any, Any, Any], meanwhile: Callable[[_Turn], Awaitable[None]] | None = None
) -> _Turn:
    """The turn with what it is about as it was stored.

    `meanwhile` runs with the turn while it is being stored, for work that only shows it and is thrown away if storing
    fails. Raises what either raises; it's stored all the same if `meanwhile` fails.
    """
    task = asyncio.ensure_future(storing)
    try:
        if meanwhile is not None:
            await meanwhile(turn)  # its pictures are ordered before the task above begins
    finally:
        record = await task
    return dataclasses.replace(turn, record=record)


async def once(begin: Callable[[], Awaitable[_T]], begun: Callable[[], Awaitable[_T | None]]) -> _T:
    """Begin something; the same interaction a second time gives what it has begun, and begins nothing.

    `begun` finds that, and gives None if there is nothing. `begin` must raise an error of ours where the interaction
    has begun something already, which the store's unique index sees to; any other error of it is raised.
    """
    try:
        return await begin()
    except BotError:
        known = await begun()
        if known is None:
            raise
        return known
