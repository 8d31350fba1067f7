"""The clock of a chouette: of its sides, its windows and the pauses between its games.

Pure: every moment is handed in. The sides have the clock of a match, anew in each game; nobody's time runs while the
crew is asked, and none ever runs for a computer.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette.queries import box_of, player_of
from bot.chouette.settings import ChouetteSettings
from bot.chouette.state import BOX, CREW, ChouettePhase, ChouetteState
from bot.chouette.windows import unanswered
from bot.rules.match.time_control import (
    LAST_REMINDER,
    LIVE_DELAY,
    ClockKind,
    MatchClock,
    TimeControl,
    handed_over,
    started,
)
from bot.rules.sides import Side

RESERVE: Final = 5 * 60
"""Seconds of a game that a side has beyond the delays of its turns, where it is played live."""
TURN: Final = 24 * 60 * 60
"""Seconds of a turn by correspondence."""
FRESH: Final = 60
"""Seconds that a captain gets who takes the place of one without time, where it is played live."""
LOBBY: Final = timedelta(hours=24)
"""How long a lobby stays open in which nothing happens."""
_DESERTED_LIVE: Final = timedelta(hours=24)
_DESERTED: Final = timedelta(days=7)


class ChouetteClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """What time is up when; each deadline is None while it does not run."""

    sides: MatchClock
    """The time of the box and of the crew's captain in the present game."""
    window: int = 0
    """The number of the window that `closes`."""
    closes: datetime | None = None
    until: datetime | None = None
    """When the next game begins by itself, or the lobby or a deserted chouette is closed."""
    deserted: bool = False
    """Has nobody done anything since the bot itself began the latest game?"""
    remind: datetime | None = None
    """When those who are waited for are reminded next, by correspondence: at half of their time, and an hour before
    its end."""

    @property
    def next_at(self) -> datetime | None:
        """The earliest deadline."""
        return _earliest(self.sides.due, self.closes, self.until)

    @property
    def answer_by(self) -> datetime | None:
        """By when somebody has to answer, roll or play."""
        return _earliest(self.sides.due, self.closes)

    @property
    def wakes_at(self) -> datetime | None:
        """When it has to be looked at: a deadline, or a reminder."""
        return _earliest(self.next_at, self.remind)


def control_of(settings: ChouetteSettings) -> TimeControl:
    """The clock that the sides play with."""
    if settings.live:
        return TimeControl(ClockKind.LIVE, LIVE_DELAY, RESERVE)
    return TimeControl(ClockKind.CORRESPONDENCE, TURN)


def opened(settings: ChouetteSettings, now: datetime) -> ChouetteClock:
    """The clock of a lobby."""
    return ChouetteClock(started(control_of(settings), None, now), until=now + LOBBY)


def ticked(
    clock: ChouetteClock, before: ChouetteState, after: ChouetteState, now: datetime, *, by_person: bool
) -> ChouetteClock:
    """The clock after something has happened at `now`; `by_person`: not by the bot or a computer."""
    begun = after.games != before.games
    deserted = not by_person and (clock.deserted or begun)
    sides = _sides(clock.sides, before, after, now)
    number, closes = _window(clock, after, now)
    until = _until(clock, before, after, now, deserted=deserted)
    changed = ChouetteClock(sides, number, closes, until, deserted)
    if after.settings.live or changed.answer_by is None:
        return changed
    if changed.answer_by == clock.answer_by:
        return replace(changed, remind=clock.remind)
    moments = now + (changed.answer_by - now) / 2, changed.answer_by - LAST_REMINDER
    return replace(changed, remind=min((one for one in moments if one > now), default=None))


def command_due(state: ChouetteState, clock: ChouetteClock, now: datetime) -> cmd.Command | None:
    """What time demands by `now`; None while nothing is due."""
    if clock.until is not None and now >= clock.until:
        begins = state.phase is ChouettePhase.BETWEEN and not clock.deserted
        return cmd.NextGame() if begins else cmd.Close()
    if clock.closes is not None and now >= clock.closes:
        return cmd.CloseWindow(clock.window)
    if clock.sides.running is not None and clock.sides.is_out(now):
        return cmd.RunOutOfTime(clock.sides.running)
    return None


def reminded(clock: ChouetteClock, now: datetime) -> ChouetteClock:
    """The clock once a reminder has been sent."""
    last = None if clock.answer_by is None else clock.answer_by - LAST_REMINDER
    return replace(clock, remind=last if last is not None and last > now else None)


def put_off(clock: ChouetteClock, milliseconds: int) -> ChouetteClock:
    """The clock with every deadline later: the bot was away so long. Less than 0: its machine's clock was set back."""
    more = timedelta(milliseconds=milliseconds)
    sides = clock.sides
    if sides.due is not None:
        sides = replace(sides, due=sides.due + more, credit=sides.credit + milliseconds)
    return replace(
        clock,
        sides=sides,
        closes=None if clock.closes is None else clock.closes + more,
        until=None if clock.until is None else clock.until + more,
        remind=None if clock.remind is None else clock.remind + more,
    )


def _earliest(*moments: datetime | None) -> datetime | None:
    return min((one for one in moments if one is not None), default=None)


def running_side(state: ChouetteState) -> Side | None:
    """The side whose time runs: who rolls or moves, or the box that has to answer; None for a computer."""
    game = state.game
    if game is None:
        return None
    if game.window is None:
        side = game.board.on_roll
        player = player_of(state, side)
    else:
        side, player = BOX, box_of(state)
        if game.window.side is not BOX or player not in unanswered(state):
            return None
    return None if player is None or player in state.computers else side


def _sides(clock: MatchClock, before: ChouetteState, after: ChouetteState, now: datetime) -> MatchClock:
    side = running_side(after)
    if after.game is None or before.game is None:
        return started(control_of(after.settings), side, now)
    goes_on = before.game.board.turns == after.game.board.turns
    if len(after.game.replaced) == len(before.game.replaced):
        return handed_over(clock, side, now, goes_on=goes_on)
    fresh = handed_over(clock, None, now, goes_on=False)
    if side is CREW and clock.control.kind is ClockKind.LIVE:
        # The delay of this turn has been used up by the captain who was replaced.
        fresh = replace(fresh, reserve=(fresh.reserve[BOX], float(FRESH)))
        return handed_over(fresh, side, now - timedelta(seconds=clock.control.turn), goes_on=False)
    return handed_over(fresh, side, now, goes_on=False)


def _window(clock: ChouetteClock, state: ChouetteState, now: datetime) -> tuple[int, datetime | None]:
    """The open window and its end. Where the box alone is waited for there is none: it has its clock."""
    window = None if state.game is None else state.game.window
    if state.game is None or window is None or window.expired:
        return clock.window, None
    if window.side is BOX and not any(state.game.cubes[number].extra for number in window.asked):
        return clock.window, None
    if window.number == clock.window and clock.closes is not None:
        return clock.window, clock.closes
    return window.number, now + timedelta(seconds=state.settings.window_seconds)


def _until(
    clock: ChouetteClock, before: ChouetteState, after: ChouetteState, now: datetime, *, deserted: bool
) -> datetime | None:
    if after.phase is ChouettePhase.LOBBY:
        return now + LOBBY
    if after.phase is not ChouettePhase.BETWEEN:
        return None
    same = before.phase is after.phase and before.games == after.games
    asks = after.partner_asked is not None and after.partner_asked != before.partner_asked
    if same and not asks and deserted == clock.deserted:
        return clock.until
    if deserted:
        return now + (_DESERTED_LIVE if after.settings.live else _DESERTED)
    return now + timedelta(seconds=after.settings.window_seconds)
