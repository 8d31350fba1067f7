"""Questions to somebody that the engine mustn't answer for them: their puzzles, and the open daily positions."""

from collections.abc import Iterable

from bot.errors import CoachError, CoachReason
from bot.records.puzzles import board_of
from bot.rules.match.events import Event
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState
from bot.rules.position import Position
from bot.store import Store

_EVERYBODYS = 2
"""After fewer turns a position is common to many games."""


async def check_not_asked(store: Store, user_id: int, position: Position) -> None:
    """Raise CoachError for a position that a person is asked; whose turn it is and the rest do not matter."""
    if await store.is_asked(user_id, board_of(position)):
        raise CoachError(CoachReason.BEING_ASKED)


def has_any(events: Iterable[Event], game: int | None, boards: frozenset[str]) -> bool:
    """Does one of these boards occur in a match, or in that game of it? Folds the log: not for the event loop."""
    state: MatchState | None = None
    for event in events if boards else ():
        state = evolve(state, event)
        if game in {None, state.game} and state.turns >= _EVERYBODYS and board_of(state.position) in boards:
            return True
    return False
