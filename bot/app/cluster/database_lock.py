"""A database is kept from those who must not use it at the same time, for as long as this process lives."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, nullcontext
from typing import Final

import structlog

from bot.errors import InfrastructureError, StorageUnavailable

_log: Final = structlog.get_logger()

EVERY: Final = 2.0
"""Seconds between two looks at whether it is still kept."""

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
