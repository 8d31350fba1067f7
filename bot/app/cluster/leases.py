"""The leases of this process, the clock that all agree on, and claims: who shows a board."""

import asyncio
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, nullcontext, suppress
from datetime import UTC, datetime, timedelta
from typing import Final, Protocol

import structlog

from bot.app.acting import Table
from bot.errors import BotError, InfrastructureError, StaleAction, StorageUnavailable
from bot.records.matches import MatchRecord
from bot.store import Store

_log: Final = structlog.get_logger()

LASTS: Final = timedelta(seconds=8)
"""How long a lease stands without being renewed."""
EVERY: Final = 2.0
"""Seconds between two renewals. Those of a process that died are with another one after `LASTS` and these."""


Look = Callable[[], Coroutine[object, object, None]]


def worker_name() -> str:
    """A name for this process that no other has."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"


class Leases:
    """This process's share of the work. `learn` is told the time by the database's clock, whenever that is known."""

    def __init__(self, store: Store, learn: Callable[[datetime], None]) -> None:
        self.worker: Final = worker_name()
        self._store, self._learn = store, learn
        self._task: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._renewing = asyncio.Lock()
        self._before = ""
        self._gained = False

    @property
    def count(self) -> int:
        """How many partitions this process looks after."""
        return self._store.mine.count("1")

    def looks_after(self, number: int) -> bool:
        """Does this process look after the match (or tournament, chouette, crowd) of that number?"""
        mask = self._store.mine
        return mask[number % len(mask)] == "1"

    def take_gained(self) -> bool:
        """Has this process got partitions since it was last asked? What was left undone there is to be done."""
        gained, self._gained = self._gained, False
        return gained

    async def begin(self, look: Look) -> None:
        """Take a share, and keep it until the end. Raises StorageUnavailable.

        `look` is awaited, once at a time, when something may have been left undone: this process has got partitions
        from others that it has not taken note of, or the database was away.
        """
        await self._renew()
        if self._task is None:
            self._task = asyncio.create_task(self._keep(look), name="leases")

    async def _keep(self, look: Look) -> None:
        missed = False
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._renew()
            except BotError as error:
                missed = True
                _log.warning("leases not renewed", error=repr(error))
                continue
            except Exception as error:  # noqa: BLE001 - without this task the process would look after nothing for good
                missed = True
                _log.error("leases not renewed", exc_info=error)
                continue
            if (self._gained or missed) and (self._looking is None or self._looking.done()):
                self._looking = asyncio.create_task(look(), name="what others left")
            missed = False

    async def _renew(self) -> None:
        async with self._renewing:
            self._learn(await self._store.renew_leases(self.worker, LASTS))
        held, before = self._store.mine, self._before
        if held != before:
            self._gained |= any(now > then for now, then in zip(held, before or "0" * len(held), strict=True))
            self._before = held
            _log.info("looks after", partitions=held.count("1"), worker=self.worker)

    async def end(self) -> None:
        """Give everything back, so that others go on at once. Never raises what the database may raise."""
        task, self._task = self._task, None
        if task is None:
            return
        async with self._renewing:  # what the database has begun it does all the same: it would take everything again
            task.cancel()
        for one in (task, self._looking):
            if one is not None:
                one.cancel()
                with suppress(asyncio.CancelledError):
                    await one
        try:
            await self._store.leave_leases(self.worker)
        except BotError as error:
            _log.warning("leases not given back", error=repr(error))


class SharedClock:
    """Now, by the database's clock. A machine whose own clock is wrong, or is set, harms nobody.

    `seconds` only grow. Until the database was asked for the first time it is the machine's own clock.
    """

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._base = datetime.now(UTC)
        self._at = seconds()

    def __call__(self) -> datetime:
        """Now, in UTC."""
        return self._base + timedelta(seconds=self._seconds() - self._at)

    def set(self, now: datetime) -> None:
        """It is `now` by the database's clock."""
        self._base, self._at = now, self._seconds()


OWN: Final = timedelta(seconds=15)
"""How long the board of a turn is left to the process that has stored it."""
_LASTS: Final = timedelta(seconds=30)  # how long a claim to a board lasts; a process that dies leaves it to the next
_SHOWING: Final = timedelta(seconds=8)
"""The longest that showing a chouette keeps others from it; longer than it ever takes."""
_LOOK_EVERY: Final = 0.1  # seconds between two looks at whether another process is done


class Stored(Protocol):
    """A match, a chouette: what has a board."""

    @property
    def updated_at(self) -> datetime:
        """When something last happened in it."""


class Claims:
    """Says whether this process may show a board now. Where it is alone with its database, it always may.

    First comes the process that stored the turn, then the one that looks after the match. So no board is shown by two,
    one that a process did not get to show is shown by the next, and none that was replaced is left open.
    """

    def __init__(self, store: Store, table: Table) -> None:
        self._store = store
        self.old_boards, self.leave_board, self.boards_closed = store.old_boards, store.leave_board, store.boards_closed
        self._clock = table.clock
        self._acting_for = table.acting_for
        self.together: Final = table.together

    def is_left(self, record: Stored) -> bool:
        """Is the board of a turn that this process stored left to others by now, because it was away for long?"""
        return self.together and self._clock() - record.updated_at > OWN

    def is_free(self, record: Stored) -> bool:
        """May housekeeping go on with it? Of several processes, the one that has stored a turn shows it and goes on."""
        return not self.together or self.is_left(record)

    async def take(self, record: MatchRecord) -> bool:
        """Claim a board that fell behind, for the process that looks after its match."""
        if not self.together:
            return True
        try:
            with self._acting_for(record.match_id):
                return await self._store.claim_board(record.match_id, record.state.seq, _LASTS)
        except StaleAction:
            return False  # another process looks after it

    @asynccontextmanager
    async def showing(self, chouette_id: int) -> AsyncIterator[None]:
        """Be the only process that shows a chouette while the block runs; others wait, as long as they have to.

        A process that dies in it keeps them waiting for some seconds.
        """
        if not self.together:
            yield
            return
        while (claim := await self._store.claim_chouette(chouette_id, _SHOWING)) is None:  # noqa: ASYNC110 - a process
            await asyncio.sleep(_LOOK_EVERY)
        try:
            yield
        finally:
            await self._store.release_chouette(chouette_id, claim)


Keep = Callable[[], None]
"""Looks, and takes it again where the database's server was away. Raises InfrastructureError when others have it."""
Take = Callable[[], AbstractContextManager[Keep]]


def _nothing() -> None:
    pass


class DatabaseLock:
    """Keeps a database once `begin` is through. `take` says how; without it nothing is kept."""

    def __init__(self, take: Take | None = None) -> None:
        self._take = take or (lambda: nullcontext(_nothing))
        self._keep: Keep = _nothing
        self._stack = ExitStack()
        self._lost: InfrastructureError | None = None

    async def begin(self) -> None:
        """Raises InfrastructureError when others have it, StorageUnavailable when it is out of reach."""
        self._keep = await asyncio.to_thread(self._stack.enter_context, self._take())

    def end(self) -> None:
        """Leave it to others. It may begin again."""
        self._keep = _nothing
        self._stack.close()

    @asynccontextmanager
    async def lasting(self) -> AsyncIterator[None]:
        """Look after it while the block runs, which is broken off by InfrastructureError once others have it."""
        life = asyncio.current_task()
        keeper = asyncio.create_task(self._look(life), name="hold")
        try:
            yield
        except asyncio.CancelledError:
            if self._lost is None or life is None:
                raise
            life.uncancel()
        finally:
            keeper.cancel()
        if self._lost is not None:
            raise self._lost from None

    async def _look(self, life: asyncio.Task[object] | None) -> None:
        while self._lost is None:
            await asyncio.sleep(EVERY)
            try:
                await asyncio.to_thread(self._keep)
            except StorageUnavailable as error:
                _log.warning("the database is not kept from others", error=str(error))
            except InfrastructureError as error:
                self._lost = error
                if life is not None:
                    life.cancel()
            except Exception as error:  # noqa: BLE001 - nobody would take it again after the next restart of the server
                _log.error("the database is not kept from others", exc_info=error)
