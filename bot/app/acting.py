"""The one way in which something changes, whatever it is: a match, a chouette, a tournament.

Take its lock, read it, judge its time, decide, store; and again for as long as another writer is first. An interaction
has its effect once, wherever it is delivered and however often.

Crowds decide within the transaction that stores it (`change_crowd`): hundreds vote at the same moment, and
one after another they would wait for as many commits.
"""

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Generic, TypeVar

from bot.app.absence import Absence
from bot.app.dice import FairDice
from bot.app.locks import Locks
from bot.errors import BotError, StaleAction
from bot.eventlog.turn import Turn

ATTEMPTS: Final = 20
"""How often something is decided anew because others were first: many may join at the same time."""

_T = TypeVar("_T")
_Record = TypeVar("_Record")
_Turn = TypeVar("_Turn", bound=Turn[Any, Any, Any, Any])


@dataclass(frozen=True, slots=True)
class Table:
    """What all use cases share: the one clock, a lock for each thing, and dice that can be checked for new matches."""

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
        latest: Callable[[int], Awaitable[_Record]] | None = None,
    ) -> None:
        """`read` gives a thing by its number as stored; `latest` may give it from memory, to try that first.

        `is_out` says whether its time seems to be up. `repeated` takes a number and an interaction, and gives the turn
        to answer one that has been carried out before; None for a new one.
        """
        self._kind = kind
        self._locks = table.locks
        self._absence = table.absence
        self._read = read
        self._latest = latest or read
        self._repeated = repeated
        self._is_out = is_out

    def holding(self, number: int) -> AbstractAsyncContextManager[None]:
        """Let nothing happen to a thing in the block."""
        return self._locks.holding((self._kind, number))

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

        Its time is not judged: whoever lets happen what is due has given back before what nobody could use.
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
        async with self.holding(number):
            record, left = await self._judged(number, known or await self._latest(number), is_out), ATTEMPTS
            while True:
                left -= 1
                try:
                    return await attempt(record)
                except BotError as error:
                    done_before = await repeated()
                    if done_before is not None:
                        return done_before
                    if not left or not isinstance(error, StaleAction):
                        raise
                    before, record = record, await self._judged(number, await self._read(number), is_out)
                    if record == before:
                        raise

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
