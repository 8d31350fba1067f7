"""A limit on one person's taps and commands a second. Anyone faster is told so once, then ignored.

Nothing is looked up or locked for ignored taps, so nobody slows the others down by tapping.
"""

import time
from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final, NamedTuple

import discord
import structlog

from bot.app.recent import Recent
from bot.metrics.answers import ignored
from bot.texts.catalogue import say
from bot.ui.kit.places import attune
from bot.ui.kit.sending import UNREACHABLE, reply

_log: Final = structlog.get_logger()

MOST: int = 10
"""Taps and commands a second, and as many at once."""
_PEOPLE: Final = 10_000  # roughly how many people's last second is remembered; it takes some two megabytes


class Verdict(Enum):
    """The ways to treat a tap."""

    GO = auto()
    TELL = auto()
    """It's one too many, and the first of these."""
    IGNORE = auto()


class _Bucket(NamedTuple):
    """The taps a person has left at the moment `at`, and whether they have been told."""

    left: float
    at: float
    told: bool


class RateLimit:
    """Counts each person's taps and commands."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: Recent[int, _Bucket] = Recent(_PEOPLE)

    def __len__(self) -> int:
        return len(self._buckets)

    def judge(self, user_id: int, *, can_tell: bool = True) -> Verdict:
        """Count one more of somebody's taps or commands; `can_tell` if it can be answered in words."""
        now = self._clock()
        left, at, told = self._buckets.get(user_id, _Bucket(MOST, now, told=False))
        left = min(MOST, left + (now - at) * MOST)
        told = told and left < MOST  # after a quiet second everything starts over
        if left >= 1:
            self._buckets[user_id] = _Bucket(left - 1, now, told)
            return Verdict.GO
        self._buckets[user_id] = _Bucket(left, now, told or can_tell)
        return Verdict.TELL if can_tell and not told else Verdict.IGNORE

    async def allows(self, interaction: discord.Interaction[Any]) -> bool:
        """May this be carried out? The first one too many is answered. Never raises."""
        # Choices offered while somebody types have no words of their own.
        can_tell = interaction.type is not discord.InteractionType.autocomplete
        verdict = self.judge(interaction.user.id, can_tell=can_tell)
        if verdict is Verdict.GO:
            return True
        if verdict is Verdict.IGNORE:
            ignored(interaction.id)
        else:
            _log.warning("too fast", user=interaction.user.id)
            try:
                await attune(interaction)
                await reply(interaction, say("error-too-fast", most=MOST))
            except UNREACHABLE as error:
                _log.warning("could not answer", interaction=interaction.id, failure=str(error))
        return False
