"""The follow-up in the channel to an act at the live board: the same desk shows it, without an interaction."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from bot.app.acting import Locks
from bot.app.chouette.views import ChouetteTurn
from bot.app.views import Turn
from bot.errors import BotError
from bot.records.matches import MatchRecord
from bot.ui.board.boards import Boards
from bot.ui.chouette.acting import ChouetteComputerDesk
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.kit.host import Host
from bot.ui.kit.sending import UNREACHABLE

_log: Final = structlog.get_logger()
_PATIENCE: Final = 2.0  # seconds that a stop waits for what is being shown; what isn't shown by then counts as behind


class Aftermath:
    """Shows what was done, one turn of a match after the other."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._locks = Locks()
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, turn: Turn) -> None:
        """Show a turn, and do what follows it."""
        self._begin(turn.record.match_id, self._host.get(Boards).announce(turn))

    def club(self, turn: ChouetteTurn) -> None:
        """Show what was done in a chouette, and let its computers act."""
        self._begin(-turn.record.chouette_id, self._show_club(turn))

    async def _show_club(self, turn: ChouetteTurn) -> None:
        await self._host.get(ChouetteDesk).show(turn)
        self._host.get(ChouetteComputerDesk).wake(turn.record)

    def restate(self, record: MatchRecord) -> None:
        """Show a clock that has changed."""
        self._begin(record.match_id, self._host.get(Boards).live.refresh(record))

    def _begin(self, match_id: int, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._do(match_id, work), name=f"after a live act in {match_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, match_id: int, work: Coroutine[Any, Any, None]) -> None:
        try:
            async with self._locks.holding(match_id):
                await work
        except (BotError, *UNREACHABLE) as error:
            _log.warning("live act not shown", match=match_id, error=repr(error))
        except Exception as error:  # noqa: BLE001 - nobody awaits this task, so nobody would hear of it
            _log.error("live act not shown", match=match_id, exc_info=error)

    async def close(self) -> None:
        """Finish what is under way."""
        if self._tasks:
            await asyncio.wait([*self._tasks], timeout=_PATIENCE)
