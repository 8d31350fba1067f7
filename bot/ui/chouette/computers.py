"""Computers at a chouette's table: they act after what people did was shown, at a pace that can be followed.

As with matches, what they have to do is only in the database, and housekeeping finds whatever a task has left.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from bot.chouette.windows import computers_to_act
from bot.errors import BotError
from bot.records.chouettes import ChouetteRecord
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.kit.host import Host
from bot.ui.kit.sending import UNREACHABLE

_log: Final = structlog.get_logger()
PACE: Final = 1.2
"""Seconds between showing a turn and a computer's answer to it, not counting the time it thinks."""


class ChouetteComputerDesk:
    """Lets computers act wherever they have to; one task at a time for a chouette."""

    def __init__(self, host: Host, desk: ChouetteDesk) -> None:
        self._host = host
        self._desk = desk
        self.pace = PACE
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._closed = False

    @property
    def is_playing(self) -> bool:
        """Is a turn of a computer's under way?"""
        return bool(self._playing)

    def wake(self, record: ChouetteRecord) -> None:
        """Let computers act, if they have to, in a chouette that was just shown."""
        number = record.chouette_id
        if self._closed or not computers_to_act(record.state):
            return
        if number in self._playing:
            self._again.add(number)
            return
        task = asyncio.create_task(self._play(number), name=f"computers in chouette {number}")
        self._playing[number] = task
        task.add_done_callback(lambda _: self._done(record))

    def _done(self, record: ChouetteRecord) -> None:
        """Whoever called for the computers while they played may have come too late to be heard."""
        self._playing.pop(record.chouette_id, None)
        if record.chouette_id in self._again:
            self._again.discard(record.chouette_id)
            self.wake(record)

    async def keep(self) -> None:
        """Find the chouettes in which a computer has to act and no task plays."""
        if self._host.out_of_reach:
            return
        try:
            waiting = await self._host.app.chouette_computers.waiting()
        except BotError as error:
            _log.warning("computers not kept", error=repr(error))
            return
        claims = self._host.app.claims
        for record in waiting:
            if not claims.together or claims.is_left(record):  # whoever has shown it goes on with it
                self.wake(record)

    async def close(self) -> None:
        """Stop. What is stored stays, and play goes on after the next start."""
        self._closed = True
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, number: int) -> None:
        """Act until a person has to. Failures are logged, and housekeeping tries again."""
        try:
            while True:
                record = await self._host.app.chouettes.look(number)
                if not computers_to_act(record.state):
                    return
                await asyncio.sleep(self.pace)
                turn = await self._host.app.chouette_computers.take_turn(number)
                if turn is not None:
                    await self._desk.show(turn)
        except (BotError, *UNREACHABLE) as error:
            _log.warning("computer not played", chouette=number, error=repr(error))
        except Exception as error:  # noqa: BLE001 - nobody awaits this task, so nobody would hear of it
            _log.error("computer failed", chouette=number, exc_info=error)
