"""Time that nobody could use: the bot was stopped, Discord was away, or the clock was set. It's given back, once.

Every deadline is stored on a clock that stands still meanwhile (`bot/store/matches.py`), so giving time back changes
one number, however many clocks run. While nobody can play, nothing becomes due.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.store import Store

_log: Final = structlog.get_logger()

RESTART: Final = timedelta(seconds=60)
"""A stop that lasts no longer than this gives nothing back."""
OUTAGE: Final = timedelta(seconds=30)
"""Time in which Discord was away, or by which the clock was set, counts from this on."""
SOON: Final = timedelta(days=1)
"""Boards whose deadline is no further away than this show it anew after time was given back."""
_NOTHING: Final = timedelta(0)


class Absence:
    """Knows whether people can play now, and gives back the time in which they couldn't.

    `is_out_of_reach` says whether Discord is away. `seconds` only grow, whatever the clock is set to; without them a
    clock that is set forward can't be told from time that passes.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], datetime],
        is_out_of_reach: Callable[[], bool] = lambda: False,
        seconds: Callable[[], float] | None = None,
        *,
        least: timedelta = RESTART,
    ) -> None:
        self._store, self._clock, self._is_out_of_reach = store, clock, is_out_of_reach
        self._seconds = seconds or (lambda: 0.0)
        self._compares = seconds is not None
        self.least = least
        self._looked: tuple[datetime, float] | None = None
        self._was_away = False
        self._set_back = False
        self.given = 0
        """How often time was given back or taken: what was read before may have other deadlines now."""

    @property
    def is_away(self) -> bool:
        """Can nobody play now?"""
        return self._is_out_of_reach()

    async def look(self, *, judges: bool = False) -> timedelta:
        """Note that people can play now. Returns the time that was given back.

        It is negative when the clock was set back: that is taken from the deadlines, so that everyone has left what
        they had, and is given back when the clock is put forward again. While Discord is away nothing is noted, so
        that the first look after it gives all of it back; unless somebody is heard all the same, whose time `judges`.
        """
        is_away = self.is_away
        if is_away and not judges:
            self._was_away = True
            return _NOTHING
        now = self._clock()
        least = min(OUTAGE, self.least) if self._was_away or self._was_set() else self.least
        least = _NOTHING if is_away else least
        away = await self._store.awake(now, gap=least)
        self._looked, self._was_away = (now, self._seconds()), is_away
        if away:
            self.given += 1
            self._set_back = self._set_back or away < _NOTHING
            tell = _log.warning if away < _NOTHING else _log.info  # a clock that is set back is somebody's mistake
            tell("time given back", seconds=round(away.total_seconds()))
        return away

    async def may_have_changed(self, *, seems_out: bool) -> bool:
        """Look before a deadline is judged that seems to have passed, and before a turn begins by a clock that was set.

        That turn would otherwise be put off, or cut short, as if it had begun before. True when deadlines may have
        changed.
        """
        looks = seems_out or self._was_set()
        if looks:
            await self.look(judges=True)
        return looks

    def _was_set(self) -> bool:
        """Has the clock been set since the last look?"""
        if self._looked is None:
            return False
        at, seconds = self._looked
        passed = self._clock() - at
        if self._compares:
            return abs(passed - timedelta(seconds=self._seconds() - seconds)) >= OUTAGE
        return passed <= -self.least or (self._set_back and passed >= self.least)
