"""What the use cases of a chouette return to be shown."""

from __future__ import annotations

from dataclasses import dataclass

from bot.chouette.events import Event
from bot.chouette.state import ChouettePhase, ChouetteState
from bot.records.chouettes import ChouetteRecord


@dataclass(frozen=True, slots=True)
class ChouetteStep:
    """One event and the state it led to."""

    event: Event
    state: ChouetteState


@dataclass(frozen=True, slots=True)
class ChouetteTurn:
    """What one action did to a chouette.

    `before` is the state it was decided on (None for one that was just opened), `steps` what happened, in order (empty
    for an interaction that had been carried out before), `record` the chouette afterwards. What is sealed is in all
    of them: `bot.chouette.seen` says what each person may see.
    """

    record: ChouetteRecord
    before: ChouetteState | None
    steps: tuple[ChouetteStep, ...]
    actor: int | None = None
    """Who caused it; None for what time demanded."""
    caused: int | None = None
    """How many of the steps the actor caused; the rest followed by itself. None: all."""
    late: bool = False
    """Somebody acted after time was up: what happened is what time demanded, and not what they asked for."""
    stood_in: bool = False
    """Did our own simple player decide because the network did not answer?"""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order."""
        return tuple(step.event for step in self.steps)

    @property
    def state(self) -> ChouetteState:
        """The state afterwards."""
        return self.record.state

    @property
    def is_repeat(self) -> bool:
        """Had the very same interaction been carried out before?"""
        return not self.steps

    @property
    def moved(self) -> bool:
        """Has anything changed that everyone sees on the board, not only what is sealed or who is here?"""
        return self.before is None or self.state.moved != self.before.moved

    @property
    def is_over(self) -> bool:
        """Is the chouette over now?"""
        return self.state.phase is ChouettePhase.OVER
