"""One window of one person: what it asks for, and what it's shown."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Hashable
from typing import Any, Final, Protocol

import structlog

from bot.app.views import Turn
from bot.errors import BotError, InfrastructureError, NotFound, StaleAction
from bot.live import frames
from bot.live.desk import AskedFirst, Desk, Guest
from bot.live.line import Line
from bot.live.presence import Presence
from bot.metrics.meter import LIVE_FRAMES
from bot.records.matches import MatchRecord
from bot.rules.sides import Side

_log: Final = structlog.get_logger()
MOST: Final = 20
"""Frames that a window may send in `_WITHIN` seconds."""
_WITHIN: Final = 10.0
_SEEN_FOR: Final = 60.0  # seconds after which who doesn't play is looked at anew: do they still see the channel?
_NOTHING: Final = {"guess": False, "may": [], "plays": None, "note": ""}  # the options of who may do nothing any more

Made = dict[Hashable, str]
"""Tables that were made already, by the eye that sees them so."""


class Sittings(Protocol):
    """Knows who watches what."""

    def sit_down(self, seat: "Seat", record: MatchRecord) -> None:
        """Somebody watches a match from now on."""

    def get_up(self, seat: "Seat", match_id: int) -> None:
        """Somebody watches a match no longer."""


class TooMany(Exception):
    """A window sends too many frames."""


class Seat:
    """A window whose person is known. A frame is answered before the next one is read."""

    def __init__(
        self, desk: Desk, hub: Sittings, guest: Guest, line: Line, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._desk, self._hub, self._guest, self._line, self._seconds = desk, hub, guest, line, seconds
        self._arrived: deque[float] = deque(maxlen=MOST)
        self.user_id, self.name = guest.person.user_id, guest.person.name
        self.record: MatchRecord | None = None
        """The match that it watches, as it was shown last."""
        self._asked: dict[str, Any] | None = None  # the person's options, as they were sent last
        self._shown: tuple[int, int] = (0, 0)  # the match and the `seq` that were sent last
        self._looked_at = 0.0  # when it was found that they may see the match
        self._waiting: tuple[MatchRecord, Turn | None] | None = None  # the parts that are shown once they're known anew
        self._looking: asyncio.Task[None] | None = None

    @property
    def seq(self) -> int:
        """The event up to which its match was shown."""
        return self._shown[1]

    async def begin(self, hold: frames.Hold) -> None:
        """Greet, and show the match that was on the screen."""
        await self._greet()
        if hold.match is not None:
            await self._answered(frames.Open(hold.match))

    async def take(self, text: str) -> None:
        """Answer a frame. Raises ValueError for one that is none, and TooMany."""
        self._measure()
        frame = frames.read(text)
        LIVE_FRAMES.add(1, type(frame).__name__.lower())
        await self._answered(frame)

    async def _answered(self, frame: frames.Frame) -> None:
        try:
            await self._answer(frame)
        except NotFound as error:
            match = getattr(frame, "match", None)
            _log.info("no such board", person=self.user_id, match=match, error=repr(error))
            self._put("gone", match=match, why=await self._desk.no_board(self._guest), **_answering(frame))
        except InfrastructureError:
            raise
        except BotError as error:
            _log.info("refused", person=self.user_id, frame=type(frame).__name__, error=repr(error))
            self._put("refused", why=await self._desk.refusal(self._guest, error), **_answering(frame))

    def _measure(self) -> None:
        now = self._seconds()
        if len(self._arrived) == MOST and now - self._arrived[0] < _WITHIN:
            raise TooMany
        self._arrived.append(now)

    async def _answer(self, frame: frames.Frame) -> None:
        match frame:
            case frames.Open():
                if frame.match is None:
                    self.get_up()
                    await self._greet()
                else:
                    await self._open(frame.match)
            case frames.Act():
                await self._act(frame)
            case frames.Begin():
                await self._begin(frame)
            case frames.Guess():
                await self._desk.match(self._guest, frame.match)
                kind, fields = await self._desk.guess(self._guest, frame)
                self._put(kind, **fields)
            case frames.Study():
                kind, fields = await self._desk.study(self._guest, frame)
                self._put(kind, **fields)
            case frames.Prefer():
                await self._prefer(frame)
            case frames.Ping():
                self._put("pong")
            case frames.Hold():
                raise ValueError("signed in already")

    async def _begin(self, frame: frames.Begin) -> None:
        done = await self._desk.begin(self._guest, frame)
        self._put("done", id=frame.id, words=done.words)
        if done.match is not None:
            await self._open(done.match)

    async def _prefer(self, frame: frames.Prefer) -> None:
        await self._desk.prefer(self._guest, frame.name, value=frame.value)
        await self._greet()
        if self.record is not None:
            await self._open(self.record.match_id)

    async def _greet(self) -> None:
        self._shown = (0, 0)
        self._put("hello", **await self._desk.hello(self._guest))

    async def _open(self, match_id: int) -> None:
        record = await self._desk.match(self._guest, match_id)
        if self.record is None or self.record.match_id != match_id:
            self.get_up()
            self.record = record
            self._hub.sit_down(self, record)
        self._shown, self._looked_at = (0, 0), self._seconds()
        await self.show(await self._desk.match(self._guest, match_id), None, {})

    async def _act(self, act: frames.Act) -> None:
        try:
            done = await self._desk.act(self._guest, act)
        except AskedFirst as asked:
            ask = {"yes": asked.yes, "no": asked.no, "bold": asked.bold}
            self._put("refused", match=act.match, seq=act.seq, id=act.id, why=asked.words, ask=ask)
            return
        except (NotFound, InfrastructureError):
            raise
        except BotError as error:
            why = await self._desk.refusal(self._guest, error)
            level = "info" if isinstance(error, StaleAction) else "warning"
            getattr(_log, level)("refused", person=self.user_id, match=act.match, do=act.do, error=repr(error))
            self._put("refused", match=act.match, seq=act.seq, id=act.id, why=why)
            if self.record is not None and self.record.match_id == act.match:
                await self._open(act.match)
            return
        self._put("done", match=act.match, id=act.id, words=done.words)
        if done.asks:
            await self.ask(again=True)
        elif done.match is not None:
            await self._open(done.match)
        elif self.record is not None and self.record.match_id == act.match:
            await self._say_next(await self._desk.match(self._guest, act.match))

    async def _say_next(self, record: MatchRecord) -> None:
        """Where to go on, if this match doesn't wait for the person and another one does."""
        following = await self._desk.next_board(self._guest, record)
        if following is not None:
            self._put("next", match=record.match_id, next=following)

    async def lead_to(self, record: MatchRecord) -> None:
        """Name the match that the players of the one on the screen, which is over, have begun since."""
        old = self.record
        if old is not None and old.match_id != record.match_id and await self._desk.sees(self._guest, record):
            self._put("next", match=old.match_id, next=record.match_id)

    async def show(self, record: MatchRecord, turn: Turn | None, made: Made) -> None:
        """Show a match, unless the window shows it or more of it already. `made` are tables others were shown."""
        match_id, seq = record.match_id, record.state.seq
        if self.record is None or self.record.match_id != match_id:
            return
        is_news = turn is not None and not turn.steps  # the clock has changed, or who plays
        if self._shown[0] == match_id and (self._shown[1] > seq or (self._shown[1] == seq and not is_news)):
            return
        plays = any(person.user_id == self.user_id for person in record.players)
        if not plays and self._seconds() - self._looked_at >= _SEEN_FOR:
            self._look_first(record, turn)
            return
        eye = await self._desk.eye(self._guest, record)
        table = made.get(eye)
        if table is None:
            table = made[eye] = frames.write("table", **await self._desk.table(eye, record, turn))
        asked = await self._desk.turn(self._guest, record)
        if self._shown[0] == match_id and self._shown[1] > seq:
            return  # more was shown meanwhile
        self.record, self._shown = record, (match_id, seq)
        self._line.put(table)
        self._ask(asked)
        if record.state.is_over:
            await self._say_next(record)

    def _look_first(self, record: MatchRecord, turn: Turn | None) -> None:
        """Show a match as soon as it's known that they see it. Others don't wait for that: Discord is asked."""
        if self._waiting is None or self._waiting[0].state.seq <= record.state.seq:
            self._waiting = record, turn
        if self._looking is None:
            self._looking = asyncio.create_task(self._look(record), name=f"looks at {record.match_id}")

    async def _look(self, record: MatchRecord) -> None:
        try:
            sees = await self._desk.sees(self._guest, record)
            waiting, self._waiting = self._waiting, None
            if self.record is None or self.record.match_id != record.match_id:
                return
            if not sees:
                await self._lose_sight()
            elif waiting is not None:
                self._looked_at = self._seconds()
                await self.show(*waiting, {})
        except BotError as error:
            _log.warning("not known who still watches", match=record.match_id, error=repr(error))
        except Exception as error:  # noqa: BLE001 - nobody awaits this task, so nobody would hear of it
            _log.error("not known who still watches", match=record.match_id, exc_info=error)
        finally:
            self._looking = None

    async def _lose_sight(self) -> None:
        """The match that they watch isn't there for them any more."""
        record = self.record
        self.get_up()
        if record is not None:
            self._put("gone", match=record.match_id, why=await self._desk.no_board(self._guest))

    async def ask(self, *, again: bool = False) -> None:
        """Say what the person may do, if that has changed though nothing moved; `again`: or if it hasn't."""
        if self.record is None:
            return
        try:
            record = await self._desk.match(self._guest, self.record.match_id)
        except NotFound:
            await self._lose_sight()
            return
        asked = await self._desk.turn(self._guest, record)
        if self._shown == (record.match_id, record.state.seq) and (again or asked != self._asked):
            self._ask(asked)

    def _ask(self, asked: dict[str, Any] | None) -> None:
        before, self._asked = self._asked, asked
        if asked is not None:
            self._put("turn", **asked)
        elif before is not None and (before["match"], before["seq"]) == self._shown:
            # nothing has moved, so nothing but this takes away what was asked
            self._put("turn", **{**_NOTHING, "match": before["match"], "seq": before["seq"]})

    def count(self, presence: Presence) -> None:
        """Say who else is here."""
        record = self.record
        if record is not None:
            here = {side.name.lower(): presence.sits(record, side) for side in Side}
            watch = {"watching": presence.watching(record), "watchers": presence.watchers(record)}
            self._put("people", match=record.match_id, **watch, **here)

    def get_up(self) -> None:
        """Watch nothing any more."""
        record, self.record = self.record, None
        if record is not None:
            self._hub.get_up(self, record.match_id)

    def _put(self, kind: str, **fields: object) -> None:
        self._line.put(frames.write(kind, **fields))


def _answering(frame: frames.Frame) -> dict[str, str]:
    """The id of what is answered, if it has one: the page sends it again until it hears of that id."""
    return {"id": frame.id} if isinstance(frame, frames.Act | frames.Begin) else {}
