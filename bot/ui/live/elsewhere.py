"""What other processes do in matches that are watched here: heard at once, and looked for every two seconds.

Each says in one message what it has stored in a tenth of a second, outside the transactions of turns.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from bot.app.matches import follow
from bot.app.views import Turn
from bot.errors import BotError
from bot.live.hub import Hub
from bot.rules.match.machine import fold
from bot.ui.kit.host import Host

_log: Final = structlog.get_logger()
_LOOKS_EVERY: Final = 2.0
_SAYS_EVERY: Final = 0.1
_MOST: Final = 500
"""Matches in one message; the others are found by looking."""


class Elsewhere:
    """Tells other processes of turns, and those who watch here of theirs; nothing where there are no others."""

    def __init__(self, host: Host) -> None:
        self._host, self._hub = host, host.get(Hub)
        self._seen: dict[int, int] = {}
        """By match that is watched here: the latest `seq` that was shown."""
        self._to_say: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._heard, self._changed = asyncio.Event(), asyncio.Event()
        self._stop_hearing: Callable[[], None] = lambda: None
        host.app.matches.listen(self._stored)

    def _stored(self, turn: Turn) -> None:
        if not self._tasks:
            return
        match_id, seq = turn.record.match_id, turn.record.state.seq
        self._seen[match_id] = max(seq, self._seen.get(match_id, 0))
        if turn.steps:
            self._to_say.add(match_id)
            self._changed.set()

    def begin(self) -> None:
        """Listen and look from now on, if other processes share the database."""
        others = self._host.app.others
        if not others.shared or self._tasks:
            return
        loop = asyncio.get_running_loop()

        def heard(text: str) -> None:
            loop.call_soon_threadsafe(self._hear, text)

        self._stop_hearing = others.hearken(heard)
        self._tasks = [asyncio.create_task(self._look_out()), asyncio.create_task(self._speak())]

    def _hear(self, text: str) -> None:
        named = {int(one) for one in text.split(",") if one.isdecimal()}
        if named & set(self._hub.watched):
            self._heard.set()

    async def _look_out(self) -> None:
        while True:
            with suppress(TimeoutError):  # nothing was heard: what was lost is found by looking
                async with asyncio.timeout(_LOOKS_EVERY):
                    await self._heard.wait()
            self._heard.clear()
            await self.look()

    async def look(self) -> None:
        """Show what others have stored in the matches that are watched here. Never raises BotError."""
        watched = set(self._hub.watched)
        self._seen = {match_id: seq for match_id, seq in self._seen.items() if match_id in watched}
        for match_id in watched:
            try:
                await self._show(match_id)
            except BotError as error:
                _log.warning("not looked for what others do", match=match_id, error=repr(error))
                return

    async def _show(self, match_id: int) -> None:
        record = await self._host.app.matches.match(match_id)
        seen = self._seen.get(match_id) or self._hub.shown(match_id) or record.state.seq
        self._seen[match_id] = max(seen, record.state.seq)
        if record.state.seq <= seen:
            return
        log = [one.event for one in (await self._host.app.matches.log(match_id))[: record.state.seq]]
        before = fold(log[:seen])
        self._hub.hear(Turn(record, before, follow(before, log[seen:])))

    async def _speak(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(_SAYS_EVERY)
            self._changed.clear()
            said, self._to_say = sorted(self._to_say)[:_MOST], set()
            try:
                await self._host.app.others.tell(",".join(map(str, said)))
            except BotError as error:
                _log.info("others not told", error=repr(error))  # they look

    async def close(self) -> None:
        """Listen no more."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._stop_hearing)
