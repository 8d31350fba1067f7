"""The computer at the board: it answers after the opponent's turn was shown, at a pace that people can follow.

What it has to do is only in the database. A task that plays for it is a head start: whatever becomes of it,
housekeeping finds every match in which a computer has to act.
"""

from __future__ import annotations

import asyncio
import math
from datetime import datetime
from typing import Final

import structlog

from bot.app.computer import acting_computer, computers_only
from bot.app.views import Turn
from bot.errors import BotError
from bot.records.matches import MatchRecord
from bot.ui.board.boards import Boards
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.places import is_guest
from bot.ui.kit.sending import UNREACHABLE

_log: Final = structlog.get_logger()
PACE: Final = 1.2
"""Seconds between showing a turn and the computer's answer to it, not counting the time it thinks."""


class ComputerDesk:
    """Lets the computer play wherever it has to. One task at a time plays a match; matches do not wait."""

    def __init__(self, host: Host, boards: Boards) -> None:
        self._host = host
        self._boards = boards
        self.pace = PACE
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._again: dict[int, int] = {}
        """By match in `_playing`: how long its log was at the turn that was shown meanwhile."""
        self._answers: dict[int, Interaction] = {}
        self._closed = False

    @property
    def is_playing(self) -> bool:
        """Is a turn of a computer's under way?"""
        return bool(self._playing)

    async def follow_up(self, turn: Turn, interaction: Interaction | None = None) -> None:
        """Let the computer answer a turn that was just shown."""
        self.wake(turn.record, interaction)

    def wake(self, record: MatchRecord, interaction: Interaction | None = None, *, kept: bool = False) -> None:
        """Let the computer act, if it has to, in a match that was just shown.

        Where the bot is a guest it can only answer: it answers `interaction` with the next turns. `kept`: only as long
        as this process looks after the match.
        """
        if self._closed or acting_computer(record) is None:
            return
        if interaction is not None and is_guest(interaction):
            self._answers[record.match_id] = interaction
        if record.match_id in self._playing:
            self._again[record.match_id] = record.state.seq
            return
        task = asyncio.create_task(self._play(record.match_id, kept), name=f"computer in match {record.match_id}")
        self._playing[record.match_id] = task
        task.add_done_callback(lambda _: self._done(record))

    def _done(self, record: MatchRecord) -> None:
        self._playing.pop(record.match_id, None)
        if record.match_id not in self._again:
            self._answers.pop(record.match_id, None)
            return
        del self._again[record.match_id]
        self.wake(record)

    async def keep(self, until: datetime) -> None:
        """Find the matches in which a computer has to act and no task plays: after a restart, or after a failure.

        Only those where nothing has happened since `until`: a later turn is about to be shown, and wakes the computer
        then.
        """
        if self._host.out_of_reach:
            return
        try:
            waiting = await self._host.app.computers.waiting()
        except BotError as error:
            _log.warning("computers not kept", error=repr(error))
            return
        claims = self._host.app.claims
        for record in waiting:
            # Where there are several processes, the one that has shown a turn goes on with it.
            is_left = not claims.together or claims.is_left(record)
            if record.match_id not in self._playing and is_left and record.updated_at <= until:
                self.wake(record, kept=True)

    async def close(self) -> None:
        """Stop playing. What is stored stays, and play goes on after the next start."""
        self._closed = True
        tasks = list(self._playing.values())
        self._again.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, match_id: int, kept: bool) -> None:
        """Play until a person has to act. Failures are logged, and housekeeping tries again."""
        try:
            while not kept or self._host.app.leases.looks_after(match_id):
                record = await self._host.app.matches.match(match_id)
                if acting_computer(record) is None:
                    return
                if computers_only(record):
                    await self._play_out(match_id)
                    return
                await asyncio.sleep(self.pace)
                turn = await self._host.app.computers.take_turn(match_id)
                if turn is not None:
                    await self._boards.announce(turn, self._answers.get(match_id))
                    if self._again.get(match_id, math.inf) <= turn.record.state.seq:
                        del self._again[match_id]  # that was the answer to it
                    if acting_computer(turn.record) is None:
                        return  # whoever is next may have played by now; once that is shown, it wakes the computer
        except (BotError, *UNREACHABLE) as error:
            _log.warning("computer not played", match=match_id, error=repr(error))
        except Exception as error:  # noqa: BLE001 - nobody awaits this task, so nobody would hear of it
            _log.error("computer failed", match=match_id, exc_info=error)

    async def _play_out(self, match_id: int) -> None:
        """Play a match between two computers: nobody reads every turn, so only the end is shown."""
        while (turn := await self._host.app.computers.take_turn(match_id)) is not None:
            if turn.record.state.is_over:
                await self._boards.announce(turn)
                return
