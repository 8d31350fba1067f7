"""Time: what happens when it is up, reminders, pauses, vacations, abandoned matches.

Deadlines are stored with the matches. A process that finds one due locks the match, looks again and stores the
outcome: each takes effect once, however often the bot is restarted.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bot.app.absence import SOON
from bot.app.acting import Table, each
from bot.app.chouette.deciding import ChouetteVacations
from bot.app.matches import Matches, out_of_time, side_of
from bot.app.people import People
from bot.app.views import TimeNotice, Turn
from bot.errors import ClockError, ClockReason, StaleAction, WrongPhase
from bot.metrics.meter import CLOCK_LATENESS
from bot.records.computers import is_computer
from bot.records.matches import MatchRecord
from bot.records.people import Person, Preferences
from bot.rules.match.commands import Abandon, Command, RunOutOfTime
from bot.rules.match.time_control import (
    AtZero,
    MatchClock,
    back_from_vacation,
    expired,
    next_reminder,
    on_vacation,
    paused,
    resumed,
)
from bot.rules.sides import Side
from bot.store import Store

_T = TypeVar("_T")


class ClockLimits(msgspec.Struct, frozen=True):
    """When a match counts as abandoned, and days of vacation a year."""

    abandon_after: timedelta = timedelta(days=90)
    vacation_days: int = 30


class Clocks:
    """The clocks of all matches."""

    def __init__(
        self,
        store: Store,
        matches: Matches,
        people: People,
        table: Table,
        limits: ClockLimits,
        *,
        elsewhere: ChouetteVacations | None = None,
    ) -> None:
        self._store, self._matches, self._people = store, matches, people
        self.running_for = store.clocks_running_for
        self._now = table.clock
        self._acting_for = table.acting_for
        self.limits, self._elsewhere = limits, elsewhere

    async def _each(
        self,
        find: Callable[[], Awaitable[list[MatchRecord]]],
        do: Callable[[MatchRecord], Awaitable[_T | None]],
        tell: Callable[[_T], Awaitable[None]] | None,
    ) -> list[_T]:
        """Do it with each match found, a few at a time, until none is left; a result is told as soon as it's stored."""
        done: list[_T] = []

        async def one(found: MatchRecord) -> None:
            with self._acting_for(found.match_id):
                what = await do(found)
            if what is not None:
                done.append(what)
                if tell is not None:
                    await tell(what)

        before = -1
        while len(done) > before and (found := await find()):
            before = len(done)
            await each(found, one)
        return done

    async def soon(self) -> list[MatchRecord]:
        """Matches in which somebody's time is up soon, the next first: hundreds at most."""
        return await self._store.matches_due(self._now() + SOON, limit=500)

    async def run_out(
        self,
        tell: Callable[[TimeNotice], Awaitable[None]] | None = None,
        is_spared: Callable[[MatchRecord], Awaitable[bool]] | None = None,
    ) -> list[TimeNotice]:
        """Let every deadline that has passed take effect, once: a match lost, or a match that may be claimed now.

        `tell` is awaited for each as soon as it is stored, also in `reminders` and `abandon`. A match that `is_spared`
        is passed over.
        """

        async def run_out(found: MatchRecord) -> TimeNotice | None:
            return None if is_spared is not None and await is_spared(found) else await self._run_out(found)

        return await self._each(lambda: self._store.matches_due(self._now()), run_out, tell)

    async def _run_out(self, found: MatchRecord) -> TimeNotice | None:
        notice = await self._outcome(found)
        if notice is not None and found.clock is not None and found.clock.due is not None:
            CLOCK_LATENESS.observe((self._now() - found.clock.due).total_seconds())
        return notice

    async def _outcome(self, found: MatchRecord) -> TimeNotice | None:
        if found.clock is not None and found.clock.control.at_zero is AtZero.CLAIM and not _owes_answer(found):
            record = await self._changed(found.match_id, lambda clock: expired(clock) if self._is_out(clock) else None)
            return None if record is None else TimeNotice(record, None)

        def loss(record: MatchRecord) -> Command | None:
            clock = record.clock
            if clock is None or clock.running is None or not self._is_out(clock):
                return None
            if clock.control.at_zero is AtZero.CLAIM and not _owes_answer(record):
                return None  # it was answered meanwhile
            return out_of_time(record.state, clock.running)

        turn = await self._happen(found.match_id, loss)
        return None if turn is None else TimeNotice(turn.record, turn)

    def _is_out(self, clock: MatchClock) -> bool:
        return clock.is_out(self._now())

    async def reminders(self, tell: Callable[[MatchRecord], Awaitable[None]] | None = None) -> list[MatchRecord]:
        """The matches in which a reminder is due. It counts as sent from now on, so that none is sent twice."""
        now = self._now()

        def reminded(clock: MatchClock) -> MatchClock | None:
            if clock.remind is None or clock.remind > now:
                return None
            return replace(clock, remind=next_reminder(clock, now))

        return await self._each(
            lambda: self._store.matches_to_remind(now), lambda found: self._changed(found.match_id, reminded), tell
        )

    async def abandon(self, tell: Callable[[Turn], Awaitable[None]] | None = None) -> list[Turn]:
        """Close the matches that nobody has touched for a long time, without a winner; they stay stored.

        A rated one without a clock is lost by the player it waits for: leaving must not be cheaper than losing.
        """
        before = self._now() - self.limits.abandon_after

        def untouched(record: MatchRecord) -> Command | None:
            side = record.state.waiting_for
            if side is None or record.updated_at > before:
                return None
            waits = record.agreed_clock is None and record.clock is not None and record.clock.running is side
            return out_of_time(record.state, side) if waits else Abandon(side)

        return await self._each(
            lambda: self._store.matches_untouched(before), lambda found: self._happen(found.match_id, untouched), tell
        )

    async def pause(self, match_id: int, person: Person) -> MatchRecord:
        """Ask for a pause, or agree to one, which stops the clock; a computer agrees at once. Raises ClockError."""
        now, away = self._now(), await self._away(match_id)

        def ask(record: MatchRecord) -> MatchClock:
            side = side_of(record, person.user_id)
            clock = check_pause(record, side)
            agreed = clock.pause_asked_by is not None or is_computer(record.players[side.other].user_id)
            if not agreed:
                return replace(clock, pause_asked_by=side)
            # What is left of a vacation is added when the pause ends, so it's taken out here.
            return paused(clock if _gone_until(clock, away, now) is None else back_from_vacation(clock, now), now)

        return await self._matches.change_clock(match_id, ask)

    async def resume(self, match_id: int, person: Person) -> MatchRecord:
        """Let a paused clock run again; either player may. Raises ClockError."""
        now, away = self._now(), await self._away(match_id)

        def go_on(record: MatchRecord) -> MatchClock:
            clock = resumed(check_resume(record, side_of(record, person.user_id)), now)
            until = _gone_until(clock, away, now)
            return clock if until is None else on_vacation(clock, now, until)

        return await self._matches.change_clock(match_id, go_on)

    async def _away(self, match_id: int) -> list[datetime | None]:
        """Until when each player is on vacation, as far as they are or were."""
        players = (await self._matches.match(match_id)).players
        return [(await self._people.preferences(player.user_id)).away_until for player in players]

    async def claim(self, match_id: int, person: Person, *, interaction_id: int, seen_seq: int | None = None) -> Turn:
        """Win the match because the opponent's time is up. Raises ClockError if it is not."""
        return await self._matches.act(
            match_id,
            person,
            lambda side: RunOutOfTime(side.other, claimed=True),
            interaction_id=interaction_id,
            seen_seq=seen_seq,
            check=self.check_claim,
        )

    def check_claim(self, record: MatchRecord, side: Side) -> None:
        """Raise ClockError or WrongPhase unless a side may claim the match."""
        clock = record.clock
        if record.state.is_over:
            raise WrongPhase(record.state.phase, RunOutOfTime.__name__)
        if clock is None:
            raise ClockError(ClockReason.NO_CLOCK)
        if clock.is_paused:
            raise ClockError(ClockReason.STANDS_STILL)
        if clock.running is side:
            raise ClockError(ClockReason.OWN_TIME)
        if not clock.expired and not self._is_out(clock):
            raise ClockError(ClockReason.NOT_OUT, at=clock.due)

    def vacation_left(self, preferences: Preferences) -> int:
        """Days of vacation a player still has this year."""
        used = preferences.vacation_used if preferences.vacation_year == self._now().year else 0
        return max(0, self.limits.vacation_days - used)

    async def leave(self, user_id: int, days: int) -> Preferences:
        """Go on vacation for some days: correspondence turns waiting for the person are extended. Raises ClockError."""
        now = self._now()
        before = await self._people.preferences(user_id)
        left = self.vacation_left(before)
        if not 0 < days <= left:
            raise ClockError(ClockReason.NO_VACATION_LEFT, left)
        start = max(now, before.away_until) if before.away_until else now
        until = start + timedelta(days=days)
        used = self.limits.vacation_days - left + days
        after = await self._people.prefer(user_id, away_until=until, vacation_year=now.year, vacation_used=used)
        for record in await self.running_for(user_id):
            await self._changed(record.match_id, lambda clock: on_vacation(clock, start, until))
        if self._elsewhere is not None:
            await self._elsewhere.leave(user_id, start, until)
        return after

    async def come_back(self, user_id: int) -> Preferences:
        """End a vacation early and give back the whole days not used. Raises ClockError."""
        now = self._now()
        before = await self._people.preferences(user_id)
        if before.away_until is None or before.away_until <= now:
            raise ClockError(ClockReason.NOT_AWAY)
        unused = (before.away_until - now).days
        used = max(0, before.vacation_used - unused)
        after = await self._people.prefer(user_id, away_until=None, vacation_used=used)
        for record in await self.running_for(user_id):
            await self._changed(record.match_id, lambda clock: back_from_vacation(clock, now))
        if self._elsewhere is not None:
            await self._elsewhere.come_back(user_id, now)
        return after

    async def _changed(self, match_id: int, change: Callable[[MatchClock], MatchClock | None]) -> MatchRecord | None:
        """The match with its clock changed; None if there was nothing to change or somebody was faster."""
        changes: list[MatchClock] = []

        def checked(record: MatchRecord) -> MatchClock | None:
            changed = None if record.clock is None or record.state.is_over else change(record.clock)
            if changed is None or changed == record.clock:
                return None
            changes.append(changed)
            return changed

        try:
            record = await self._matches.change_clock(match_id, checked)
        except StaleAction:
            return None
        return record if changes else None

    async def _happen(self, match_id: int, command_for: Callable[[MatchRecord], Command | None]) -> Turn | None:
        try:
            return await self._matches.happen(match_id, command_for)
        except StaleAction:
            return None  # a turn was made meanwhile


def check_pause(record: MatchRecord, side: Side) -> MatchClock:
    """The clock that a side may ask to stop, or agree to stop. Raises ClockError."""
    clock = _clock_of(record)
    if clock.is_paused:
        raise ClockError(ClockReason.PAUSED)
    if clock.pause_asked_by is side:
        raise ClockError(ClockReason.ALREADY_ASKED)
    return clock


def check_resume(record: MatchRecord, _: Side) -> MatchClock:
    """The clock that either side may let run again. Raises ClockError."""
    clock = _clock_of(record)
    if not clock.is_paused:
        raise ClockError(ClockReason.NOT_PAUSED)
    return clock


def _clock_of(record: MatchRecord) -> MatchClock:
    if record.agreed_clock is None or record.state.is_over:
        raise ClockError(ClockReason.NO_CLOCK)
    return record.agreed_clock


def _owes_answer(record: MatchRecord) -> bool:
    """Does the side whose time runs owe an answer to an offer to resign? It gets what was offered once that is up."""
    running = None if record.clock is None else record.clock.running
    return record.state.resignation is not None and running is record.state.waiting_for


def _gone_until(clock: MatchClock, away: Sequence[datetime | None], now: datetime) -> datetime | None:
    """Until when the side whose time runs is on vacation; None if it isn't."""
    until = None if clock.running is None else away[clock.running]
    return until if until is not None and until > now else None
