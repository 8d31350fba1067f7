"""A message a day to those who have asked for it, while there is something to train."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.app.puzzles.dailies import spread
from bot.app.training.training import Standing, Training
from bot.records.training import TrainingCall
from bot.store import Store

_HOUR: Final = timedelta(hours=12)
"""When people are told, by UTC: at midnight nobody would have trained yet."""


class TrainingCalls:
    """Who is told that there is something to train, and when: once a day by UTC, from noon on.

    A day that the bot was away at noon is made up for until midnight; the days before it aren't.
    """

    def __init__(
        self, store: Store, training: Training, clock: Callable[[], datetime], is_mine: Callable[[int], bool]
    ) -> None:
        self._store, self._training, self._clock, self._is_mine = store, training, clock, is_mine
        self.drop = store.drop_training_calls

    async def are_wanted(self, user_id: int) -> bool:
        """Does somebody want these messages?"""
        return await self._store.training_call_of(user_id) is not None

    async def want(self, user_id: int, language: str) -> None:
        """Send them from tomorrow on: today they may have had one, and have switched them off and on again."""
        await self._store.want_training_calls(TrainingCall(user_id, language, _day(self._clock())))

    async def due(self) -> list[TrainingCall]:
        """Those whom this process has to look at now."""
        now = self._clock()
        late = now - now.replace(hour=0, minute=0, second=0, microsecond=0) - _HOUR
        if late < timedelta():
            return []
        found = await self._store.training_calls_due(_day(now))
        return [one for one in found if self._is_mine(one.user_id) and late >= spread(one.user_id)]

    async def take(self, call: TrainingCall) -> Standing | None:
        """A message that is due to somebody, claimed by this process.

        None if another process was first, if they have trained today, or if there is nothing to train. It is noted
        before they are told: a message that may have arrived is never sent twice.
        """
        if not await self._store.take_training_call(call.user_id, _day(self._clock())):
            return None
        standing = await self._training.standing(call.user_id)
        return standing if not standing.answered and (standing.due or standing.new) else None


def _day(moment: datetime) -> str:
    return moment.date().isoformat()
