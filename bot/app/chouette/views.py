"""Results of the use cases of a chouette, to be shown."""

from dataclasses import dataclass

from bot.chouette.events import Event
from bot.chouette.state import ChouetteState
from bot.eventlog import log
from bot.eventlog.log import Turn
from bot.records.chouettes import ChouetteRecord

ChouetteStep = log.Step[ChouetteState, Event]
"""One event of a chouette and the state it led to."""


@dataclass(frozen=True, slots=True)
class ChouetteTurn(Turn[ChouetteRecord, ChouetteState, ChouetteState, Event]):
    """The result of one action in a chouette. All of it has sealed parts: `bot.chouette.seen` says who may see what."""

    @property
    def state(self) -> ChouetteState:
        """The state afterwards."""
        return self.record.state

    @property
    def moved(self) -> bool:
        """Has anything changed that everyone sees on the board, not only what is sealed or who is here?"""
        return self.before is None or self.state.moved != self.before.moved
