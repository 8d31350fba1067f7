"""Clocks of a match: the terms agreed on, and the time left. Pure: every moment is handed in.

Live: a delay for each turn, then a reserve, as in the US tournament rules of 2013. Correspondence: a time for each
turn, with reminders at half of it and an hour before its end.
"""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.rules.sides import Side, with_side

LIVE_DELAY: Final = 12
"""Seconds of a turn that cost nothing (US tournament rules 2013)."""
RESERVE_A_POINT: Final = 120
"""Seconds of reserve for each point of the match length; half as much is taken off for each point already scored."""
LAST_REMINDER: Final = timedelta(hours=1)
"""The last reminder comes this long before the end of a correspondence turn."""


class ClockKind(StrEnum):
    """How time is counted."""

    CORRESPONDENCE = "correspondence"
    LIVE = "live"
    PATIENCE = "patience"
    """No clock was agreed on, but the match is rated: after a week of silence the opponent may claim it."""


class AtZero(StrEnum):
    """The consequence for a player who runs out of time."""

    LOSE = "lose"
    """The match is lost at once."""
    CLAIM = "claim"
    """The opponent may claim the match until the late player has moved."""


class TimeControl(msgspec.Struct, frozen=True, omit_defaults=True):
    """A clock as agreed when the match was made. All times in seconds."""

    kind: ClockKind
    turn: int = 0
    """Correspondence: time for a turn. Live: the delay of a turn."""
    reserve: int = 0
    """Live: each player's time for the whole match, in addition to the delays."""
    at_zero: AtZero = AtZero.LOSE
    first: int = 0
    """Live: the most each side's first turn may take, to show who isn't there; 0: like any other."""
    host: Side | None = None
    """Correspondence: the side that plays several boards and has the time of a turn for each of them still open."""


PATIENCE: Final = TimeControl(ClockKind.PATIENCE, turn=7 * 86_400, at_zero=AtZero.CLAIM)
"""How long a rated match without a clock waits for a player."""
_REMINDERS_OF_PATIENCE: Final = (timedelta(days=2), timedelta(days=1))  # how long before its end a player is reminded


class MatchClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of a match under way; pairs are indexed by `Side`.

    `due` is the moment the running side's time is up (None while nobody's time runs), `remind` the moment the next
    reminder is due, `credit` the milliseconds of this turn that were given back because the bot was away.
    """

    control: TimeControl
    reserve: tuple[float, float] = (0.0, 0.0)
    """Seconds left in addition to the delays, as of the start of the current turn."""
    running: Side | None = None
    since: datetime | None = None
    """When the current turn began."""
    expired: bool = False
    """True if the running side's time is up and the opponent may claim the match."""
    pause_asked_by: Side | None = None
    paused_at: datetime | None = None
    due: datetime | None = None
    remind: datetime | None = None
    credit: int = 0
    held: float | None = None
    """Seconds left for a turn that an offer to resign interrupted, if the offer is refused."""
    used: tuple[float, float] = (0.0, 0.0)
    """Seconds each side took for earlier turns, with vacations, but without pauses and the bot's absences."""
    away: float = 0.0
    """Seconds by which the running side's vacation puts off the end of this turn."""
    begun: tuple[bool, bool] = (False, False)
    """Live: has each side ended a turn?"""
    boards: int = 1
    """Correspondence: how many times the time of a turn the running side has for this one."""

    @property
    def turn(self) -> int:
        """Correspondence: seconds the running side has for its turn."""
        return self.control.turn * self.boards

    @property
    def is_paused(self) -> bool:
        """True while the clock is stopped by consent."""
        return self.paused_at is not None

    def left(self, now: datetime) -> timedelta | None:
        """The running side's time left, None if nobody's time runs. Never negative."""
        if self.running is None or self.due is None:
            return None
        return max(timedelta(0), self.due - (self.paused_at or now))

    def is_out(self, now: datetime) -> bool:
        """Is the running side's time up, without any consequence so far?"""
        return self.due is not None and not self.expired and not self.is_paused and now >= self.due


def time_used(clock: MatchClock, now: datetime) -> tuple[float, float]:
    """Seconds each side has taken in the whole match, including the current turn.

    A vacation counts: with a round that ends on time, nobody gains by one.
    """
    side = clock.running
    if side is None or clock.due is None:
        return clock.used
    left = (clock.due - (clock.paused_at or now)).total_seconds()
    return with_side(clock.used, side, clock.used[side] + max(0.0, _allowed(clock, side) + clock.away - left))


def _allowed(clock: MatchClock, side: Side) -> float:
    """Seconds a side has for a turn as it begins."""
    return clock.turn + (clock.reserve[side] if clock.control.kind is ClockKind.LIVE else 0.0)


def live_control(length: int, at_zero: AtZero = AtZero.LOSE) -> TimeControl:
    """The tournament clock for a match to `length`: 12 s a turn, 2 min a point."""
    return TimeControl(ClockKind.LIVE, LIVE_DELAY, RESERVE_A_POINT * length, at_zero)


def started(
    control: TimeControl,
    waiting_for: Side | None,
    now: datetime,
    *,
    away_until: datetime | None = None,
    boards: int = 1,
) -> MatchClock:
    """The clock at the beginning of a match, running for the side that has to act; the rest as in `handed_over`."""
    clock = MatchClock(control, (float(control.reserve), float(control.reserve)))
    return _begin_turn(clock, waiting_for, now, away_until, boards)


def handed_over(
    clock: MatchClock,
    waiting_for: Side | None,
    now: datetime,
    *,
    goes_on: bool,
    away_until: datetime | None = None,
    boards: int = 1,
) -> MatchClock:
    """The clock after an action, when the match waits for `waiting_for` (None: it's over).

    `goes_on` says that it's still the same turn of the game: the time of a side that has rolled and has to play runs
    on. `away_until` is the end of that side's vacation, when a correspondence turn begins. `boards` are those still
    open of a host whose turn it is.
    """
    if goes_on and waiting_for is clock.running:
        return clock
    if clock.is_paused:
        # A match may be given up in a pause: the time left stays as it is, and the pause goes on.
        resting = resumed(clock, now)
        after = handed_over(resting, waiting_for, now, goes_on=goes_on, away_until=away_until, boards=boards)
        return replace(after, paused_at=None if waiting_for is None else now)
    return _begin_turn(_settled(clock, now), waiting_for, now, away_until, boards)


def interrupted(clock: MatchClock, after: MatchClock, now: datetime) -> MatchClock:
    """The clock `after` an offer to resign interrupted a turn: the rest of its time is kept in case it's refused."""
    left = clock.left(now)
    return after if left is None else replace(after, held=left.total_seconds())


def taken_up_again(after: MatchClock, held: float, now: datetime, *, away_until: datetime | None = None) -> MatchClock:
    """The clock `after` an offer to resign was refused: the turn goes on with the time it had left.

    `away_until` is the end of that side's vacation, which was part of what was left if it had begun before the offer.
    """
    due = now + timedelta(seconds=held)
    if after.control.kind is not ClockKind.LIVE:
        due = max(now, away_until or now) + timedelta(seconds=min(held, after.turn))
    since, used, side = after.since, after.used, after.running
    if side is not None and after.control.kind is ClockKind.LIVE:
        # The delay of the turn isn't given twice.
        since = min(now, due - timedelta(seconds=after.control.turn + after.reserve[side]))
    if side is not None:  # the time already taken counts once
        used = with_side(used, side, used[side] - max(0.0, _allowed(after, side) - held))
    going_on = replace(after, since=since, due=due, held=None, used=used)
    return replace(going_on, remind=next_reminder(going_on, now))


def _settled(clock: MatchClock, now: datetime) -> MatchClock:
    """Note the time the turn took, and take the part beyond its delay from the side's reserve."""
    clock = replace(clock, used=time_used(clock, now))
    side = clock.running
    if side is None or clock.since is None or clock.control.kind is not ClockKind.LIVE:
        return clock
    spent = (now - clock.since).total_seconds() - clock.credit / 1000 - clock.control.turn
    reserve = with_side(clock.reserve, side, max(0.0, clock.reserve[side] - max(0.0, spent)))
    return replace(clock, reserve=reserve, begun=with_side(clock.begun, side, value=True))


def _begin_turn(
    clock: MatchClock, side: Side | None, now: datetime, away_until: datetime | None, boards: int
) -> MatchClock:
    clock = replace(
        clock, running=side, since=None, expired=False, due=None, remind=None, pause_asked_by=None, held=None
    )
    if side is None:
        return clock
    clock = replace(clock, credit=0, boards=boards, away=0.0)
    if clock.control.kind is ClockKind.LIVE:
        left = clock.control.turn + clock.reserve[side]
        if clock.control.first and not clock.begun[side]:
            left = min(left, clock.control.first)
        return replace(clock, since=now, due=now + timedelta(seconds=left))
    begin = max(now, away_until) if away_until else now
    due = begin + timedelta(seconds=clock.turn)
    begun = replace(clock, since=begin, due=due, away=(begin - now).total_seconds())
    return replace(begun, remind=next_reminder(begun, begin))


def next_reminder(clock: MatchClock, after: datetime) -> datetime | None:
    """When the next reminder is due, later than `after`: at half the running side's time, and an hour before its end.

    Without a clock agreed on: after five days of silence, and after six.

    None if no reminder is left, and for a live clock, whose players are at the board.
    """
    if clock.due is None or clock.since is None or clock.control.kind is ClockKind.LIVE:
        return None
    before: tuple[timedelta, ...] = (timedelta(seconds=clock.turn) / 2, LAST_REMINDER)
    if clock.control.kind is ClockKind.PATIENCE:
        before = _REMINDERS_OF_PATIENCE
    elif clock.running is clock.control.host:
        before = (LAST_REMINDER,)  # otherwise all the boards would remind at once
    moments = [clock.due - time for time in before]
    return min((moment for moment in moments if moment > max(after, clock.since)), default=None)


def on_vacation(clock: MatchClock, now: datetime, until: datetime) -> MatchClock:
    """The clock after the running side left on vacation: the turn begins at the end of it, if that is later."""
    if clock.running is None or clock.due is None or clock.control.kind is ClockKind.LIVE:
        return clock
    lasts = until - now
    put_off = replace(clock, due=clock.due + lasts, expired=False, away=clock.away + lasts.total_seconds())
    return replace(put_off, remind=next_reminder(put_off, until))


def back_from_vacation(clock: MatchClock, now: datetime) -> MatchClock:
    """The clock after the running side came back early: its turn begins now, if it hadn't begun."""
    if clock.running is None or clock.due is None or clock.control.kind is ClockKind.LIVE:
        return clock
    due = min(clock.due, now + timedelta(seconds=clock.turn))
    away = max(0.0, clock.away - (clock.due - due).total_seconds())
    begun = replace(clock, due=due, since=min(clock.since or now, now), away=away)
    return replace(begun, remind=next_reminder(begun, now))


def paused(clock: MatchClock, now: datetime) -> MatchClock:
    """The clock, stopped."""
    return replace(clock, paused_at=now, pause_asked_by=None)


def resumed(clock: MatchClock, now: datetime) -> MatchClock:
    """The clock running again with the time left when it was paused."""
    if clock.paused_at is None:
        return clock
    stood = now - clock.paused_at
    due = clock.due + stood if clock.due else None
    since = clock.since + stood if clock.since else None
    running = replace(clock, paused_at=None, due=due, since=since)
    return replace(running, remind=next_reminder(running, now))


def expired(clock: MatchClock) -> MatchClock:
    """The clock of a player whose match may be claimed now."""
    return replace(clock, expired=True, remind=None)
