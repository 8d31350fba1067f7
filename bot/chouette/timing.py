"""The clock of a chouette: of its sides, its windows and the pauses between its games.

Pure: every moment is handed in. The sides have the clock of a match, anew in each game; nobody's time runs while the
crew is asked, and none ever runs for a computer.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette.queries import box_of, player_of
from bot.chouette.settings import ChouetteSettings
from bot.chouette.state import BOX, CREW, ChouettePhase, ChouetteState, WindowKind
from bot.chouette.windows import unanswered, waiting_for
from bot.rules.match.time_control import (
    LAST_REMINDER,
    LIVE_DELAY,
    ClockKind,
    MatchClock,
    TimeControl,
    back_from_vacation,
    handed_over,
    on_vacation,
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
_NOBODY: Final[Mapping[int, datetime]] = MappingProxyType({})


class ChouetteClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deadlines; each is None while it does not run."""

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
    clock: ChouetteClock,
    before: ChouetteState,
    after: ChouetteState,
    now: datetime,
    *,
    by_person: bool,
    away: Mapping[int, datetime] = _NOBODY,
) -> ChouetteClock:
    """The clock after something has happened at `now`; `by_person`: not by the bot or a computer.

    `away` has the ends of the vacations of those who are waited for: by correspondence their time begins then.
    """
    begun = after.games != before.games
    deserted = not by_person and (clock.deserted or begun)
    sides = _sides(clock.sides, before, after, now, away)
    number, closes = _window(clock, after, now, away)
    until = _until(clock, before, after, now, deserted=deserted)
    changed = ChouetteClock(sides, number, closes, until, deserted)
    if after.settings.live or changed.answer_by is None:
        return changed
    if changed.answer_by == clock.answer_by:
        return replace(changed, remind=clock.remind)
    return _with_reminder(changed, max([now, *away.values()]))


def _with_reminder(clock: ChouetteClock, begins: datetime) -> ChouetteClock:
    """The clock with the reminders of an answer for which the time begins at `begins`."""
    if clock.answer_by is None:
        return replace(clock, remind=None)
    moments = begins + (clock.answer_by - begins) / 2, clock.answer_by - LAST_REMINDER
    return replace(clock, remind=min((one for one in moments if one > begins), default=None))


def away_from(clock: ChouetteClock, state: ChouetteState, person: int, now: datetime, until: datetime) -> ChouetteClock:
    """The clock after somebody has left on vacation at `now`: by correspondence what waits for them waits longer.

    That is to roll and play, and to answer a double; who is silent where others double rolls on, as ever.
    """
    if state.settings.live or person not in waiting_for(state):
        return clock
    side, closes = running_side(state), clock.closes
    sides = on_vacation(clock.sides, now, until) if side is not None and _acts(state, side) == person else clock.sides
    if closes is not None and _is_answered(state):
        closes += until - now
    return _with_reminder(replace(clock, sides=sides, closes=closes), until)


def back_to(
    clock: ChouetteClock, state: ChouetteState, person: int, now: datetime, away: Mapping[int, datetime] = _NOBODY
) -> ChouetteClock:
    """The clock after somebody has come back early: what waits for them waits as long as usual from `now` on.

    `away` has the ends of the vacations of others who are waited for.
    """
    if state.settings.live or person not in waiting_for(state):
        return clock
    side, closes = running_side(state), clock.closes
    mine = side is not None and _acts(state, side) == person
    if closes is not None and _is_answered(state):
        closes = min(closes, max([now, *away.values()]) + timedelta(seconds=state.settings.window_seconds))
    sides = back_from_vacation(clock.sides, now) if mine else clock.sides
    return _with_reminder(replace(clock, sides=sides, closes=closes), now)


def _is_answered(state: ChouetteState) -> bool:
    """Does the open window ask for what silence could cost points?"""
    window = None if state.game is None else state.game.window
    return window is not None and window.kind is not WindowKind.DOUBLE


def command_due(state: ChouetteState, clock: ChouetteClock, now: datetime) -> cmd.Command | None:
    """The command that time demands by `now`; None while nothing is due."""
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


def _acts(state: ChouetteState, side: Side) -> int | None:
    """Whose time runs for a side: who answers for the box, or who rolls and plays."""
    if state.game is None:
        return None
    return player_of(state, side) if state.game.window is None else box_of(state)


def _sides(
    clock: MatchClock, before: ChouetteState, after: ChouetteState, now: datetime, away: Mapping[int, datetime]
) -> MatchClock:
    side = running_side(after)
    until = away.get(_acts(after, side) or 0) if side is not None else None
    if after.game is None or before.game is None:
        begun = started(control_of(after.settings), None, now)
        return handed_over(begun, side, now, goes_on=False, away_until=until)
    goes_on = before.game.board.turns == after.game.board.turns
    if len(after.game.replaced) == len(before.game.replaced):
        return handed_over(clock, side, now, goes_on=goes_on, away_until=until)
    fresh = handed_over(clock, None, now, goes_on=False)
    if clock.control.kind is ClockKind.LIVE:
        # Also for a computer, after which another person may be captain.
        fresh = replace(fresh, reserve=(fresh.reserve[BOX], float(FRESH)))
    if side is CREW and clock.control.kind is ClockKind.LIVE:
        # The delay of this turn has been used up by the captain who was replaced.
        return handed_over(fresh, side, now - timedelta(seconds=clock.control.turn), goes_on=False)
    return handed_over(fresh, side, now, goes_on=False, away_until=until)


def _window(
    clock: ChouetteClock, state: ChouetteState, now: datetime, away: Mapping[int, datetime]
) -> tuple[int, datetime | None]:
    """The open window and its end. Where the box alone is waited for there is none: it has its clock."""
    window = None if state.game is None else state.game.window
    if state.game is None or window is None or window.expired:
        return clock.window, None
    if window.side is BOX and not any(state.game.cubes[number].extra for number in window.asked):
        return clock.window, None
    if window.number == clock.window and clock.closes is not None:
        return clock.window, clock.closes
    begins = max([now, *away.values()]) if _is_answered(state) else now
    return window.number, begins + timedelta(seconds=state.settings.window_seconds)


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
