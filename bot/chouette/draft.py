"""Events in the making."""

from __future__ import annotations

from bot.chouette import events as ev
from bot.chouette.evolution import evolve
from bot.chouette.queries import game_now
from bot.chouette.state import ChouetteState, Game
from bot.eventlog.log import Draft
from bot.rules.dice import DiceSource


class ChouetteDraft(Draft[ChouetteState, ev.Event]):
    """Events of a chouette in the making."""

    def __init__(self, state: ChouetteState, dice: DiceSource) -> None:
        super().__init__(evolve, state)
        self.dice = dice

    @property
    def game(self) -> Game:
        """The game being played. Raises ChouetteError(NO_GAME) when there is none."""
        return game_now(self.state)
