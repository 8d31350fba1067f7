"""The result of one action on anything that has a log."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from bot.eventlog.log import Event, State, Step

Record = TypeVar("Record")
Before = TypeVar("Before")
_Turn = TypeVar("_Turn", bound="Turn[Any, Any, Any, Any]")


@dataclass(frozen=True, slots=True)
class Turn(Generic[Record, Before, State, Event]):
    """The result of one action.

    `record` is the thing afterwards, `before` how it was when it was decided on (None for one that has just begun),
    `steps` what happened, in order (empty for an interaction that had been carried out before).
    """

    record: Record
    before: Before | None
    steps: tuple[Step[State, Event], ...]
    actor: int | None = None
    """Who caused it; None for what happened by itself."""
    caused: int | None = None
    """How many of the steps the actor caused; the rest followed by itself. None: all."""
    late: bool = False
    """Somebody acted after time was up: what time demanded has happened, and not what they asked for."""
    stood_in: bool = False
    """Did our own simple player decide because the network did not answer?"""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, in order."""
        return tuple(step.event for step in self.steps)

    @property
    def is_repeat(self) -> bool:
        """Had the very same interaction been carried out before?"""
        return not self.steps


def joined(turns: Sequence[_Turn]) -> _Turn | None:
    """Turns that follow each other as a single one, of the actor of the first; None without any."""
    if not turns:
        return None
    return replace(
        turns[-1],
        before=turns[0].before,
        steps=tuple(step for turn in turns for step in turn.steps),
        actor=turns[0].actor,
        caused=None,
        stood_in=any(turn.stood_in for turn in turns),
    )
