"""What can be asked of a worker: each request carries all it needs and says how it is answered there.

The evaluator is imported where a request is answered, never here: the bot itself knows requests and loads no network.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

import msgspec

from bot.rules.state import MatchState
from bot.studies import PositionStudy

T_co = TypeVar("T_co", covariant=True)

ANALYSIS_PLIES = 2
"""How deep a study looks by default: what GNU Backgammon calls 1-ply."""
HINT_PLIES = 3
"""How deep a single position is looked at while somebody waits: what GNU Backgammon calls 2-ply."""


class Request(Protocol[T_co]):
    """Something to work out. It travels to a worker and is answered there."""

    def answer(self) -> T_co:
        """Work it out. Raises ValueError for what cannot be asked."""
        ...


class StudyPosition(msgspec.Struct, frozen=True):
    """Study the position of `state`: plays if a roll waits, else the cube."""

    state: MatchState
    plies: int = HINT_PLIES

    def answer(self) -> PositionStudy:
        """Raises ValueError for a game or a position that the network does not know."""
        from bot.engine.evaluator import study_position  # noqa: PLC0415 - see above

        return study_position(self.state, self.plies)
