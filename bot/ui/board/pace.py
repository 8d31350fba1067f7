"""How often the channel sees a match whose players are all at the live board: one board in place, every ten seconds.

They see every turn there. An edit by no interaction's token counts against the bot's own requests, so 40 turns in two
minutes are a dozen edits. Cubes and the ends of games are shown at once. When somebody leaves, the newest board goes
out within the same ten seconds, as a new one with its ping where the next to act isn't there any more.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.app.recent import Recent
from bot.app.views import Turn
from bot.errors import BotError
from bot.live.presence import Presence
from bot.records.matches import MatchRecord
from bot.rules.match import events as ev
from bot.ui.kit.host import Host
from bot.ui.kit.sending import UNREACHABLE

_log: Final = structlog.get_logger()
EVERY: Final = 10.0
"""Seconds between two edits."""
_OF_CUBE: Final = (ev.DoubleOffered, ev.CubeBeavered, ev.DoubleTaken, ev.DoublePassed)
_AT_ONCE: Final = (*_OF_CUBE, ev.ResignationOffered, ev.GameEnded, ev.GameDrawn)
_sleep, _now = asyncio.sleep, time.monotonic


class Pace:
    """Holds boards back. `show` brings the board of a match up to date, and says whether it pings."""

    def __init__(self, host: Host, show: Callable[[MatchRecord, bool], Awaitable[object]]) -> None:
        self._host, self._show = host, show
        self._edited: Recent[int, float] = Recent(1024)
        self._waiting: dict[int, asyncio.Task[None]] = {}
        self._showing = Counter[int]()

    def holds(self, turn: Turn) -> bool:
        """Is a turn seen by all it concerns, so the channel may wait? A roll concerns who rolled, and who goes on."""
        record, presence = turn.record, self._host.get(Presence)
        side = record.state.waiting_for
        if side is None or turn.before is None or not presence.sits(record, side):
            return False
        rolled = side is turn.actor and all(isinstance(step.event, ev.DiceRolled) for step in turn.steps)
        return presence.all_here(record) or (rolled and presence.is_here(record.match_id, record.players[side].user_id))

    def is_held(self, match_id: int) -> bool:
        """Is a board held back now, or on its way after that?"""
        return match_id in self._waiting or self._showing[match_id] > 0

    def hold(self, turn: Turn) -> None:
        """Show a match in its time."""
        match_id = turn.record.match_id
        if any(isinstance(step.event, _AT_ONCE) for step in turn.steps):
            self._wait(match_id, 0.0)
        elif match_id not in self._waiting:
            self._wait(match_id, max(0.0, self._edited.get(match_id, 0.0) + EVERY - _now()))

    def _wait(self, match_id: int, seconds: float) -> None:
        before = self._waiting.pop(match_id, None)
        if before is not None:
            before.cancel()
        task = self._waiting[match_id] = asyncio.create_task(self._later(match_id, seconds), name=f"held {match_id}")
        task.add_done_callback(lambda done: self._gone(match_id, done))

    def _gone(self, match_id: int, done: asyncio.Task[None]) -> None:
        if self._waiting.get(match_id) is done:
            del self._waiting[match_id]

    async def _later(self, match_id: int, seconds: float) -> None:
        await _sleep(seconds)
        self._waiting.pop(match_id, None)  # what happens from now on is held anew
        self._edited[match_id] = _now()
        self._showing[match_id] += 1
        try:
            record = await self._host.app.matches.match(match_id)
            side = record.state.waiting_for
            ping = side is not None and not self._host.get(Presence).sits(record, side)
            await self._show(record, ping)
        except (BotError, *UNREACHABLE) as error:
            _log.warning("held board not shown", match=match_id, error=repr(error))
        except Exception as error:  # noqa: BLE001 - nobody awaits this task, so nobody would hear of it
            _log.error("held board not shown", match=match_id, exc_info=error)
        finally:
            self._showing[match_id] -= 1
            if not self._showing[match_id]:
                del self._showing[match_id]

    async def close(self) -> None:
        """Hold nothing any more: what wasn't shown counts as behind, and is brought up to date at the next start."""
        tasks = list(self._waiting.values())
        self._waiting.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
