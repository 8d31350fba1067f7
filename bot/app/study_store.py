"""What the coach needs from the database and from the engine."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from typing import Protocol

from bot.records import StudyRequest
from bot.rules.match.events import Event
from bot.rules.sides import Side
from bot.studies import DecisionStudy, MatchStudy, Progress


class StudyStore(Protocol):
    """What was studied, who waits for it, and hints taken."""

    async def studied(self, digests: Iterable[str], level: str) -> dict[str, dict[int, DecisionStudy]]:
        """What is stored of these games: the decisions by their place in the game."""
        ...

    async def keep_study(self, digest: str, level: str, place: int, study: DecisionStudy) -> None:
        """Store a decision of a game; one that is stored already stays as it is."""
        ...

    async def study_requests(self) -> list[StudyRequest]:
        """Everyone who waits for a study, the longest waiting first."""
        ...

    async def ask_study(self, request: StudyRequest) -> tuple[StudyRequest, StudyRequest | None]:
        """Store who waits for a study, in place of what the person waited for before; returns both."""
        ...

    async def drop_study_request(self, request_id: int) -> bool:
        """Nobody waits for it any more. Returns whether somebody did."""
        ...

    async def note_hint(self, match_id: int, seq: int, side: Side) -> None:
        """A side has taken a hint at `seq` of its match; a second look at the same hint is none."""
        ...

    async def hints_in(self, match_id: int) -> tuple[int, int]:
        """How many hints each side of a match has taken."""
        ...

    async def hints_of(self, match_id: int, side: Side) -> list[int]:
        """At which `seq` of its match a side has taken hints, in order."""
        ...


class Analyst(Protocol):
    """Studies matches."""

    @property
    def level(self) -> str:
        """How deeply it looks: what is studied is stored under it."""
        ...

    def study(
        self, events: Sequence[Event], known: Mapping[int, DecisionStudy], game: int | None
    ) -> AsyncIterator[Progress]:
        """Study what is not `known` yet, decision by decision; the first progress says how much is known.

        Raises EngineMissing, EngineUnavailable, and ValueError for a game that it does not know.
        """
        ...

    def put_together(
        self, events: Sequence[Event], studied: Mapping[int, DecisionStudy], game: int | None
    ) -> MatchStudy:
        """The study as a whole. Raises ValueError when a decision is missing. Not for the event loop."""
        ...
