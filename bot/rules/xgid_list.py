"""Every decision of a match as an XGID, one a line: `2.7 White: XGID=...`."""

from __future__ import annotations

from collections.abc import Iterable

from bot.errors import TranscriptError, TranscriptReason
from bot.rules.formats.mat_writer import MAT_VARIATIONS
from bot.rules.formats.xgid import xgid
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState
from bot.rules.sides import Side

_SIDES = {Side.WHITE: "White", Side.BLACK: "Black"}
_DECISIONS = ev.PlayMade | ev.TurnPassed | ev.DoubleOffered | ev.CubeBeavered | ev.DoubleTaken | ev.DoublePassed


def to_xgids(events: Iterable[ev.Event]) -> str:
    """A line for every play, double and answer: game and turn (from 1), who decided, and the position he saw.

    Beavers and raccoons are answers too; what is said to them stands under `B` and `R` in the field of the dice.
    Raises TranscriptError (NO_MAT) for a game that XGID does not know.
    """
    lines = []
    state: MatchState | None = None
    for event in events:
        if isinstance(event, ev.MatchStarted) and event.variant not in MAT_VARIATIONS:
            raise TranscriptError(TranscriptReason.NO_MAT, text=event.variant)
        if state is not None and isinstance(event, _DECISIONS):
            lines.append(f"{state.game}.{state.turns + 1} {_SIDES[event.side]}: {xgid(state)}")
        state = evolve(state, event)
    return "".join(f"{line}\n" for line in lines)
