"""What the dice gave to a side in a game, in points."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.evaluator import roll_luck
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState, Phase
from bot.rules.sides import Side


def luck_of_game(events: Iterable[ev.Event], side: Side) -> float:
    """The points that all rolls of a game of an unlimited session gave to `side`; what the other got is taken off."""
    state: MatchState | None = None
    total = 0.0
    for event in events:
        state = evolve(state, event)
        opening = isinstance(event, ev.GameStarted)
        if state.roll is None or not (opening or isinstance(event, ev.DiceRolled)) or state.phase is Phase.OVER:
            continue
        luck = roll_luck(state, state.roll, opening=opening) * state.cube.value
        total += luck if state.on_roll is side else -luck
    return total
