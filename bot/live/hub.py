"""Who watches what, and how they are told: a slice at a time, and the newest state only."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Final

import structlog

from bot.app.views import Turn
from bot.errors import BotError
from bot.live.presence import Presence
from bot.live.seat import Made, Seat
from bot.metrics.meter import LIVE_TOLD
from bot.records.matches import MatchRecord

_log: Final = structlog.get_logger()
SLICE: Final = 20
"""So many sockets are served before others get their turn: 500 at once would hold everybody up for 50 ms."""


async def _in_slices(seats: Iterable[Seat]) -> AsyncIterator[Seat]:
    for index, seat in enumerate(seats):
        if index and index % SLICE == 0:
            await asyncio.sleep(0)
        yield seat


class Hub:
    """The seats at live boards, by match."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        presence.listen(self.count)
        self._seats: dict[int, dict[Seat, None]] = {}
        self._news: dict[int, Turn] = {}
        self._telling: dict[int, asyncio.Task[None]] = {}
        self._counting: set[int] = set()
        self._asking: dict[int, set[int]] = {}  # by match: those who are to be asked anew, all if it's none
        self._leading: dict[int, MatchRecord] = {}  # by match that is over: the one that its players have begun since

    @property
    def watched(self) -> Iterable[int]:
        """The matches that somebody sees."""
        return tuple(self._seats)

    def shown(self, match_id: int) -> MatchRecord | None:
        """A match as that of its watchers sees it who was shown least of it; None if nobody was shown anything."""
        seats = [seat for seat in self._seats.get(match_id, ()) if seat.seq]
        return min(seats, key=lambda seat: seat.seq).record if seats else None

    def seats(self, match_id: int) -> tuple[Seat, ...]:
        """Everybody who sees a match, players first."""
        return tuple(self._seats.get(match_id, ()))

    def sit_down(self, seat: Seat, record: MatchRecord) -> None:
        """Somebody watches a match from now on."""
        before = self._seats.setdefault(record.match_id, {})
        plays = any(person.user_id == seat.user_id for person in record.players)
        self._seats[record.match_id] = {seat: None, **before} if plays else {**before, seat: None}
        self._presence.sit_down(record.match_id, seat.user_id, seat.name, plays=plays)

    def get_up(self, seat: Seat, match_id: int) -> None:
        """Somebody watches a match no longer."""
        seats = self._seats.get(match_id, {})
        if seat not in seats:
            return
        del seats[seat]
        if not seats:
            self._seats.pop(match_id, None)
        self._presence.get_up(match_id, seat.user_id)

    def hear(self, turn: Turn) -> None:
        """Something happened in a match: show it to everybody who watches. Never waits."""
        match_id = turn.record.match_id
        if match_id not in self._seats:
            return
        waiting = self._news.get(match_id)
        if waiting is None or waiting.record.state.seq <= turn.record.state.seq:
            self._news[match_id] = turn
        self._wake(match_id)

    def begun(self, record: MatchRecord) -> None:
        """Two have begun a match: those of them who sit at one of theirs that is over are led there. Never waits."""
        players = {person.user_id for person in record.players}
        for old in self.ended():
            if players == {person.user_id for person in old.players}:
                self._leading[old.match_id] = record
                self._wake(old.match_id)

    def ended(self) -> list[MatchRecord]:
        """The matches that are over and that somebody still sits at."""
        firsts = [next(iter(seats)).record for seats in self._seats.values() if seats]
        return [record for record in firsts if record is not None and record.state.is_over]

    def ask(self, match_id: int, *people: int) -> None:
        """Say that the options of these people, or of all, may have changed, though nothing moved. Never waits."""
        if match_id in self._seats:
            known = self._asking.get(match_id)
            self._asking[match_id] = {*people, *(known or ())} if people and known != set() else set()
            self._wake(match_id)

    def count(self, match_id: int) -> None:
        """How many watch has changed. Never waits."""
        if match_id in self._seats:
            self._counting.add(match_id)
            self._wake(match_id)

    def _wake(self, match_id: int) -> None:
        if match_id not in self._telling:
            task = self._telling[match_id] = asyncio.create_task(self._tell(match_id), name=f"live board {match_id}")
            task.add_done_callback(lambda _: self._told(match_id))

    def _told(self, match_id: int) -> None:
        self._telling.pop(match_id, None)
        if any(match_id in waiting for waiting in (self._news, self._counting, self._leading, self._asking)):
            self._wake(match_id)

    async def _tell(self, match_id: int) -> None:
        await asyncio.sleep(0)
        try:
            turn = self._news.pop(match_id, None)
            counts = turn is None and match_id in self._counting
            self._counting.discard(match_id)
            if turn is not None:
                with LIVE_TOLD.timing():
                    await self._show(match_id, turn)
            elif counts:
                async for seat in _in_slices(self.seats(match_id)):
                    seat.count(self._presence)
            elif match_id in self._leading:
                await self._lead(match_id, self._leading.pop(match_id))
            else:
                await self._ask(match_id, self._asking.pop(match_id, set()))
        except BotError as error:
            _log.warning("live boards not told", match=match_id, error=repr(error))
        except Exception as error:  # noqa: BLE001 - nobody awaits this task, so nobody would hear of it
            _log.error("live boards not told", match=match_id, exc_info=error)

    async def _show(self, match_id: int, turn: Turn) -> None:
        made: Made = {}
        async for seat in _in_slices(self.seats(match_id)):
            if match_id in self._news:
                return  # those who have not been told are told of what came after it
            await seat.show(turn.record, turn, made)

    async def _ask(self, match_id: int, people: set[int]) -> None:
        async for seat in _in_slices(one for one in self.seats(match_id) if not people or one.user_id in people):
            await seat.ask()

    async def _lead(self, match_id: int, record: MatchRecord) -> None:
        players = {person.user_id for person in record.players}
        for seat in self.seats(match_id):
            if seat.user_id in players:
                await seat.lead_to(record)

    async def close(self) -> None:
        """Tell nobody anything any more."""
        tasks = list(self._telling.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
