"""The engine's pool as the coach sees it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence

from bot.engine.analysis import match_study, study_match
from bot.engine.pool import EnginePool, engine_installed
from bot.engine.requests import StudyPosition
from bot.engine.standing import COUNTED
from bot.errors import CoachError, CoachReason, EngineMissing
from bot.rules.match.events import Event, MatchStarted
from bot.rules.match.state import MatchState
from bot.studies import DecisionStudy, MatchStudy, PositionStudy, Progress


class PoolAnalyst:
    """Studies matches and positions with worker processes, matches `plies` deep."""

    def __init__(self, pool: EnginePool, plies: int) -> None:
        self._pool = pool
        self._plies = plies

    @property
    def level(self) -> str:
        """How deeply it looks."""
        return f"{self._plies}ply"

    def study(
        self, events: Sequence[Event], known: Mapping[int, DecisionStudy], game: int | None
    ) -> AsyncIterator[Progress]:
        """Study what is not `known` yet; see `bot.engine.analysis.study_match`. Raises CoachError."""
        started = events[0]
        check_counted(started.variant if isinstance(started, MatchStarted) else "")
        return study_match(self._pool, events, known, self._plies, game=game)

    def put_together(
        self, events: Sequence[Event], studied: Mapping[int, DecisionStudy], game: int | None
    ) -> MatchStudy:
        """The study as a whole. Raises ValueError when a decision is missing. Not for the event loop."""
        return match_study(events, studied, self._plies, game=game)

    async def position(self, state: MatchState) -> PositionStudy:
        """A single position, as somebody waits for it. Raises EngineMissing, EngineUnavailable, CoachError."""
        self.check(state.variant)
        try:
            return await self._pool.ask(StudyPosition(state))
        except ValueError as error:
            raise CoachError(CoachReason.IMPOSSIBLE, detail=str(error)) from error

    def check(self, variant: str) -> None:
        """Raise CoachError for a game that the network does not know, EngineMissing where there is none."""
        check_counted(variant)
        self.check_installed()

    @staticmethod
    def check_installed() -> None:
        """Raise EngineMissing where there is no engine to be asked."""
        if not engine_installed():
            raise EngineMissing


def can_teach(variant: str) -> bool:
    """Is there an engine that knows the equities of this game?"""
    return variant in COUNTED and engine_installed()


def check_counted(variant: str) -> None:
    """Raise CoachError for a game whose equities the network does not know."""
    if variant not in COUNTED:
        raise CoachError(CoachReason.UNKNOWN_GAME, detail=variant)
