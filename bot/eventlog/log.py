"""A log of events and the states it leads to, whatever it is a log of.

Each kind brings an `evolve`: the state after an event, None standing for the state before the first. It raises
ValueError for an event that cannot come there.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Generic, TypeVar

import msgspec

State = TypeVar("State")
Event = TypeVar("Event")
Evolve = Callable[[State | None, Event], State]


Changes = Mapping[type, Callable[[State, Any], State]]
"""The changes by each kind of event, but for the first of a log."""


def changed(changes: Changes[State], state: State, event: object) -> State:
    """The state after an event that is not the first. Raises ValueError for one that cannot come there."""
    change = changes.get(type(event))
    if change is None:
        raise ValueError(f"a log cannot go on with {type(event).__name__}")
    return change(state, event)


@dataclass(frozen=True)  # without slots: one made by an alias such as Step[int, str] could not be, on Python 3.11
class Step(Generic[State, Event]):
    """One event and the state it led to."""

    event: Event
    state: State


class Stored(msgspec.Struct, Generic[Event], frozen=True):
    """An event in a stored log; `seq` counts from 1 without gaps. `actor_id`: who caused it; None if nobody did."""

    seq: int
    event: Event
    actor_id: int | None
    at: datetime


def fold(evolve: Evolve[State, Event], events: Iterable[Event], state: State | None = None) -> State:
    """The state that events lead to, from `state` on. Raises ValueError for an empty log, which has none."""
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("an empty log has no state")
    return state


def follow(
    evolve: Evolve[State, Event], state: State | None, events: Iterable[Event]
) -> tuple[Step[State, Event], ...]:
    """Each event with the state after it."""
    steps = []
    for event in events:
        state = evolve(state, event)
        steps.append(Step(event, state))
    return tuple(steps)


class Draft(Generic[State, Event]):
    """Events in the making, with the state they have led to so far."""

    def __init__(self, evolve: Evolve[State, Event], state: State) -> None:
        self._evolve, self.state = evolve, state
        self.steps: list[Step[State, Event]] = []

    @property
    def events(self) -> tuple[Event, ...]:
        """The events so far."""
        return tuple(step.event for step in self.steps)

    def record(self, event: Event) -> None:
        """Add an event and move the state on."""
        self.state = self._evolve(self.state, event)
        self.steps.append(Step(event, self.state))


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
