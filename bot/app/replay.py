"""Replaying a match, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.app.views import Step
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState

_GOES_ON: Final = (ev.MatchStarted, ev.DiceRolled, ev.PassingAsked, ev.DoublePassed, ev.TimeRanOut)
"""Events that are shown together with the next one."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a replay: the state it shows, the one before, and what happened in between."""

    before: MatchState | None
    steps: tuple[Step, ...]

    @property
    def state(self) -> MatchState:
        """The state shown."""
        return self.steps[-1].state


def frames_of(events: Iterable[ev.Event]) -> list[Frame]:
    """The log of a match as pictures: one each for an opening, a turn, a double, an answer, the end of a game."""
    frames: list[Frame] = []
    steps: list[Step] = []
    before: MatchState | None = None
    state: MatchState | None = None
    for event in events:
        state = evolve(state, event)
        if isinstance(event, ev.MatchEnded) and frames and not steps:
            last = frames.pop()
            before, steps = last.before, list(last.steps)
        steps.append(Step(event, state))
        if not isinstance(event, _GOES_ON):
            frames.append(Frame(before, tuple(steps)))
            before, steps = state, []
    if steps:
        frames.append(Frame(before, tuple(steps)))
    return frames
