"""The bot's automatic actions in matches, chouettes and votes: one task for each of them.

Only the database says what has to be done. A task is a head start: whatever becomes of it, housekeeping finds the
subjects in which something is left to do, so a restart loses nothing and repeats nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import nullcontext
from datetime import timedelta
from typing import Final

import structlog

from bot.errors import BotError
from bot.live.presence import Presence
from bot.records.chouettes import ChouetteRecord
from bot.records.matches import MatchRecord
from bot.ui.kit.host import Host
from bot.ui.kit.sending import UNREACHABLE

_log: Final = structlog.get_logger()

_SHOWN: Final = timedelta(seconds=5)  # a turn stored longer ago than this isn't about to be shown any more


class Tasks:
    """Takes care of subjects by their numbers, such as matches: in one task each, and again if one is woken meanwhile.

    `step` does the next thing for a subject, and returns True if there is more to do at once. `waiting` finds the
    subjects in which something is left to do. At most `at_once` of them are taken care of at the same time.
    """

    def __init__(
        self,
        name: str,
        step: Callable[[int], Awaitable[bool]],
        waiting: Callable[[], Awaitable[Iterable[int]]],
        *,
        at_once: int | None = None,
    ) -> None:
        self._name, self._step, self._waiting = name, step, waiting
        self._running: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._closed = False
        self._slots = nullcontext() if at_once is None else asyncio.Semaphore(at_once)

    def wake(self, number: int) -> None:
        """Take care of a subject now."""
        if self._closed:
            return
        if number in self._running:
            self._again.add(number)
            return
        task = asyncio.create_task(self._run(number), name=f"{self._name} {number}")
        self._running[number] = task
        task.add_done_callback(lambda _: self._done(number))

    def _done(self, number: int) -> None:
        self._running.pop(number, None)
        if number in self._again:
            self._again.discard(number)
            self.wake(number)

    async def keep(self) -> None:
        """Take care of subjects without a task, as after a restart or a failure. Raises StorageUnavailable."""
        for number in await self._waiting():
            if number not in self._running:
                self.wake(number)

    async def close(self) -> None:
        """Stop. Stored things stay, and go on after the next start."""
        self._closed = True
        self._again.clear()
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, number: int) -> None:
        """Do what there is to do. Failures are logged, and housekeeping tries again."""
        try:
            async with self._slots:
                while await self._step(number):
                    pass
        except (BotError, *UNREACHABLE) as error:
            _log.warning("not seen to", what=self._name, number=number, error=repr(error))
        except Exception as error:  # noqa: BLE001 - nobody awaits this task, so nobody would hear of it
            _log.error("task failed", what=self._name, number=number, exc_info=error)


def is_shown(host: Host, record: MatchRecord | ChouetteRecord) -> bool:
    """Has everyone seen what happened, so that something automatic may follow?

    Not while a turn is on its way to Discord: what follows would be shown before it. The process that shows the turn
    wakes what follows. A turn that couldn't be shown keeps nobody waiting.
    """
    board = record.board
    seen = board is not None and board.seq >= record.state.seq
    seen = seen or (isinstance(record, MatchRecord) and host.get(Presence).all_here(record))
    return seen or record.updated_at <= max(host.started_at, host.clock() - _SHOWN)
