"""Events in the making."""

from __future__ import annotations

from bot.chouette import events as ev
from bot.chouette.evolution import evolve
from bot.chouette.queries import game_now
from bot.chouette.state import ChouetteState, Game
from bot.rules.dice import DiceSource


class ChouetteDraft:
    """Events in the making, with the state they have led to so far."""

    def __init__(self, state: ChouetteState, dice: DiceSource) -> None:
        self.state = state
        self.dice = dice
        self.steps: list[tuple[ev.Event, ChouetteState]] = []
        """Each event, and the state it led to."""

    @property
    def game(self) -> Game:
        """The game being played. Raises ChouetteError(NO_GAME) when there is none."""
        return game_now(self.state)

    def record(self, event: ev.Event) -> None:
        """Add an event and move the state on."""
        self.state = evolve(self.state, event)
        self.steps.append((event, self.state))
