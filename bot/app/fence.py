"""Nobody may flood a channel or a person: how much one person may have open that others can join or must answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Final

from bot.app.acting import Table
from bot.errors import ChallengeError, ChallengeReason
from bot.store import Store

MOST_OPEN: Final = 10
"""Challenges, votes, consultations, chouettes and simuls of one person, open or begun."""


class Fence:
    """Asked before anything is opened that calls others."""

    def __init__(self, store: Store, table: Table) -> None:
        self._store = store
        self._clock = table.clock
        self._locks = table.locks

    @asynccontextmanager
    async def opening(self, user_id: int, *, called: int | None = None, channel_id: int = 0) -> AsyncIterator[None]:
        """Let a person open something in the block, one thing at a time.

        `called` is the person who alone may answer it. Another challenge to them in the channel `channel_id` isn't
        looked at: the store refuses it. Raises ChallengeError: TOO_MANY_OPEN, CALLED_ALREADY.
        """
        async with self._locks.holding(("opening", user_id)):
            await self._check(user_id, called, channel_id, self._clock())
            yield

    async def _check(self, user_id: int, called: int | None, channel_id: int, now: datetime) -> None:
        challenges = [
            one for one in await self._store.open_challenges_with(user_id, now) if one.challenger.user_id == user_id
        ]
        crowds = [
            one
            for one in await self._store.crowds_open_for(user_id)
            if one.state.host == user_id and (one.has_begun or now < one.expires_at)
        ]
        chouettes = [one for one in await self._store.chouettes_with(user_id) if one.host_id == user_id]
        simuls = [one for one in await self._store.tournaments_of(user_id) if one.state.settings.host == user_id]
        if len(challenges) + len(crowds) + len(chouettes) + len(simuls) >= MOST_OPEN:
            raise ChallengeError(ChallengeReason.TOO_MANY_OPEN, limit=MOST_OPEN)
        asked = {
            one.opponent.user_id
            for one in challenges
            if one.opponent is not None and one.place.channel_id != channel_id
        }
        asked |= {one.state.plan.opponent for one in crowds if not one.has_begun and not one.state.ready}
        if called is not None and called != user_id and called in asked:
            raise ChallengeError(ChallengeReason.CALLED_ALREADY, user_id=called)
