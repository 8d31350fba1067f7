"""Who shows a board: first the process that stored its turn, then the one that looks after the match, by a claim.

So no board is shown by two processes, and one that a process did not get to show is shown by the next. Nor is one left
open that a process had replaced and did not get to close: it is remembered until it is closed.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Final, Protocol

from bot.app.acting import Table
from bot.errors import StaleAction
from bot.records.matches import MatchRecord
from bot.store import Store

OWN: Final = timedelta(seconds=15)
"""How long the board of a turn is left to the process that has stored it."""
_LASTS: Final = timedelta(seconds=30)
"""How long a claim to a board lasts; a process that dies with it leaves it to the next."""
_SHOWING: Final = timedelta(seconds=8)
"""The longest that showing a chouette keeps others from it; longer than it ever takes."""
_LOOK_EVERY: Final = 0.1
"""Seconds between two looks at whether another process is done."""


class Stored(Protocol):
    """A match, a chouette: what has a board."""

    @property
    def updated_at(self) -> datetime:
        """When something last happened in it."""


class Claims:
    """Says whether this process may show a board now. Where it is alone with its database, it always may."""

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
