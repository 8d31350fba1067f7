"""Acts of other processes in matches that are watched here: heard at once, and looked for every two seconds.

Each says in one message what it has stored in a tenth of a second, outside the transactions of turns; and who sits at
the boards that it has open, when that changes and every few seconds. And whose sessions have ended, so that their
windows close everywhere; and which matches have begun, so that players who sit at the one before are led there.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import timedelta
from typing import Final

import msgspec
import structlog

from bot.app.matches import follow
from bot.app.views import Turn
from bot.errors import BotError, StorageUnavailable
from bot.live.hub import Hub
from bot.live.presence import KEPT, Crew, Presence
from bot.rules.match.machine import fold
from bot.rules.match.time_control import MatchClock
from bot.ui.kit.host import Host
from bot.ui.live.ballots import Ballots
from bot.ui.live.clubs import Clubs

_log: Final = structlog.get_logger()
_LOOKS_EVERY: Final = 2.0
_SAYS_EVERY: Final = 0.1
_MOST: Final = 500  # matches in one message; the others are found by looking
_MOST_PEOPLE: Final = 100  # people in one message
_LARGEST: Final = 3500  # bytes of a message to which no board is added: with one more it's within what one may have
_SECOND: Final = timedelta(seconds=1)
_REVOKED: Final = "!"  # begins a message that names people whose sessions have ended
_BEGUN: Final = "+"  # begins a message that names matches that have begun


class _Sitting(msgspec.Struct, frozen=True):
    """Who sits where in a process: names by the person, and how many more."""

    process: str
    boards: dict[int, tuple[dict[int, str], int]]


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(_Sitting)


class Elsewhere:
    """Tells other processes of turns, and those who watch here of theirs; nothing where there are no others."""

    def __init__(self, host: Host) -> None:
        self._host, self._hub, self._presence = host, host.get(Hub), host.get(Presence)
        self._seen: dict[int, tuple[int, MatchClock | None]] = {}
        """By match that is watched here: the latest `seq` that was shown, and the clock then."""
        self._to_say: set[int] = set()
        self._to_count: set[int] = set()
        self._to_close: set[int] = set()  # people whose sessions have ended
        self._begun_here: set[int] = set()
        self._begun_there: set[int] = set()
        self._revoked: Callable[[int], None] = lambda _: None
        self._process, self._counted_at = secrets.token_hex(4), 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._heard, self._changed = asyncio.Event(), asyncio.Event()
        self._stop_hearing: Callable[[], None] = lambda: None
        host.app.matches.listen(self._stored)
        host.app.chouettes.listen(lambda turn: self._note(self._to_say, -turn.record.chouette_id))
        host.app.crowds.listen(lambda crowd: self._note(self._to_say, crowd.match_id))
        host.app.challenges.listen(lambda turn: self._note(self._begun_here, turn.record.match_id))
        host.app.signing_in.listen(lambda user_id: self._note(self._to_close, user_id))
        self._presence.listen(lambda match_id: self._note(self._to_count, match_id))

    def when_revoked(self, revoked: Callable[[int], None]) -> None:
        """Call `revoked` with the id of a person whose sessions another process has ended."""
        self._revoked = revoked

    def _stored(self, turn: Turn) -> None:
        if not self._tasks:
            return
        match_id, seq = turn.record.match_id, turn.record.state.seq
        if seq >= self._seen.get(match_id, (0, None))[0]:
            self._seen[match_id] = seq, turn.record.clock
        self._note(self._to_say, match_id)

    def _note(self, to_tell: set[int], number: int | None) -> None:
        if self._tasks and number is not None:
            to_tell.add(number)
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
        if text.startswith("{"):
            self._hear_who(text)
            return
        kind = text[:1]
        named = {int(one) for one in text.lstrip(_REVOKED + _BEGUN).split(",") if one.lstrip("-").isdecimal()}
        if kind == _REVOKED:
            for user_id in named:
                self._revoked(user_id)
        elif kind == _BEGUN:
            if self._hub.ended():
                self._begun_there |= named
                self._heard.set()
        elif named & set(self._hub.watched):
            self._heard.set()

    def _hear_who(self, text: str) -> None:
        try:
            said = _DECODER.decode(text)
        except msgspec.DecodeError as error:
            _log.warning("not understood who watches elsewhere", error=str(error))
            return
        if said.process != self._process:
            for match_id, (names, others) in said.boards.items():
                if self._presence.told(said.process, match_id, Crew(names, others)):
                    self._hub.count(match_id)

    async def _look_out(self) -> None:
        while True:
            with suppress(TimeoutError):  # nothing was heard: what was lost is found by looking
                async with asyncio.timeout(_LOOKS_EVERY):
                    await self._heard.wait()
            self._heard.clear()
            await self.look()
            await self._lead()
            for match_id in self._presence.forget_the_silent():
                self._hub.count(match_id)
            if time.monotonic() - self._counted_at > KEPT / 3:
                self._counted_at = time.monotonic()
                if self._to_close or self._begun_here:  # they were not told
                    self._changed.set()
                for match_id in self._presence.boards:
                    self._note(self._to_count, match_id)

    async def look(self) -> None:
        """Show what others have stored in the matches that are watched here. Never raises."""
        watched = set(self._hub.watched)
        self._seen = {match_id: seq for match_id, seq in self._seen.items() if match_id in watched}
        for match_id in sorted(watched, reverse=True):
            try:
                await self._show(match_id)
            except StorageUnavailable as error:
                _log.warning("not looked for what others do", match=match_id, error=repr(error))
                return
            except Exception as error:  # noqa: BLE001 - one match must not hide the others for good
                _log.error("not looked for what others do", match=match_id, exc_info=error)

    async def _lead(self) -> None:
        """Lead players to what they have begun elsewhere. Never raises."""
        begun, self._begun_there = self._begun_there, set()
        try:
            for match_id in sorted(begun):
                self._hub.begun(await self._host.app.matches.match(match_id))
        except BotError as error:
            _log.warning("not led to what has begun", error=repr(error))
        except Exception as error:  # noqa: BLE001 - it would end the looking for good
            _log.error("not led to what has begun", exc_info=error)

    async def _show(self, match_id: int) -> None:
        if match_id < 0:
            await self._host.get(Clubs).look(match_id)
            return
        record = await self._host.app.matches.match(match_id)
        clock = record.clock
        shown = self._hub.shown(match_id) or record
        seen, known = self._seen.get(match_id) or (shown.state.seq, shown.clock)
        if record.state.seq <= seen:
            self._seen[match_id] = seen, clock if record.state.seq == seen else known
            if record.state.seq == seen and _differ(known, clock):
                self._hub.hear(Turn(record, record.state, ()))
            await self._host.get(Ballots).look(record)
            return
        self._seen[match_id] = record.state.seq, clock
        log = [one.event for one in (await self._host.app.matches.log(match_id))[: record.state.seq]]
        before = fold(log[:seen])
        self._hub.hear(Turn(record, before, follow(before, log[seen:])))

    async def _speak(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(_SAYS_EVERY)
            self._changed.clear()
            said, self._to_say = sorted(self._to_say)[:_MOST], set()
            counted, self._to_count = self._to_count, set()
            begun, self._begun_here = sorted(self._begun_here)[:_MOST], set()
            try:
                await self._say_who_is_out()
                if begun:
                    await self._host.app.others.tell(_BEGUN + ",".join(map(str, begun)))
                    begun = []
                if said:
                    await self._host.app.others.tell(",".join(map(str, said)))
                for text in self._who_sits(counted):
                    await self._host.app.others.tell(text)
            except BotError as error:
                _log.info("others not told", error=repr(error))  # they look
            except Exception as error:  # noqa: BLE001 - it would end the telling for good
                _log.error("others not told", exc_info=error)
            self._begun_here.update(begun)  # nobody looks for that

    async def _say_who_is_out(self) -> None:
        """Nobody looks for that, so it's said until it's told. Raises StorageUnavailable."""
        while self._to_close:
            told = sorted(self._to_close)[:_MOST_PEOPLE]
            await self._host.app.others.tell(_REVOKED + ",".join(map(str, told)))
            self._to_close.difference_update(told)

    def _who_sits(self, boards: Iterable[int]) -> Iterable[str]:
        """Who sits at these boards here, in messages that are small enough."""
        part, size = dict[int, tuple[dict[int, str], int]](), 0
        for match_id in sorted(boards):
            crew = self._presence.crew(match_id)
            part[match_id] = dict(crew.names), crew.others
            size += len(_ENCODER.encode(part[match_id])) + 24
            if size > _LARGEST:
                yield _ENCODER.encode(_Sitting(self._process, part)).decode()
                part, size = {}, 0
        if part:
            yield _ENCODER.encode(_Sitting(self._process, part)).decode()

    async def close(self) -> None:
        """Listen no more: the last one who sat here has got up."""
        if self._tasks:
            with suppress(BotError):
                for text in self._who_sits(self._to_count):
                    await self._host.app.others.tell(text)
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._stop_hearing)


def _differ(one: MatchClock | None, other: MatchClock | None) -> bool:
    """Does a page show these clocks differently? What is stored is rounded to milliseconds."""
    if _stands(one) != _stands(other):
        return True
    due = [clock.due for clock in (one, other) if clock is not None and clock.due is not None]
    return len(due) > 1 and abs(due[0] - due[1]) >= _SECOND


def _stands(clock: MatchClock | None) -> object:
    return clock and (clock.running, clock.is_paused, clock.pause_asked_by, clock.expired, clock.due is None)
