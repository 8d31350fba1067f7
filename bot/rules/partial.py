"""A play being put together one die at a time.

Only moves that can still be completed to a legal play of the roll are offered, so that whatever is chosen step by
step ends in a legal play, and every legal play can be reached.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple, Self

from bot.errors import IllegalPlay, IllegalReason, NotationError
from bot.rules.dice import Roll
from bot.rules.evolution import apply_moves
from bot.rules.play import Move, Play
from bot.rules.position import Position
from bot.rules.state import MatchState, Phase
from bot.rules.variants import Variant, find_variant

_FIRST_LETTER: Final = ord("a")


class Step(NamedTuple):
    """One die played: the die's number and the point (1-24, 25 = bar) its checker left."""

    source: int
    die: int


@dataclass(frozen=True, slots=True)
class PartialPlay:
    """The moves made so far of one roll, in the order they were made."""

    state: MatchState
    plays: tuple[Play, ...]
    """Every legal play of the whole roll."""
    steps: tuple[Step, ...] = ()

    @property
    def variant(self) -> Variant:
        """The game being played."""
        return find_variant(self.state.variant)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far, hits marked. Raises IllegalPlay when a step cannot be made."""
        return _moves(self.variant, self.state, self.steps)

    @property
    def position(self) -> Position:
        """The position after the moves made so far, seen by the mover."""
        return apply_moves(self.state.position, self.moves)

    @property
    def numbers_left(self) -> tuple[int, ...]:
        """The dice not played yet, the higher first."""
        left = list(self.variant.numbers(self.state.roll or Roll(0, 0)))
        for step in self.steps:
            if step.die in left:
                left.remove(step.die)
        return tuple(left)

    @property
    def length(self) -> int:
        """How many dice the roll lets be played: the same for every legal play."""
        return len(self.plays[0].moves) if self.plays else 0

    @property
    def is_complete(self) -> bool:
        """True when no more dice can be played."""
        return bool(self.plays) and len(self.steps) == self.length

    def options(self) -> dict[int, tuple[Move, ...]]:
        """For each die left (the higher first): the moves with it that still lead to a legal play."""
        if self.is_complete:
            return {}
        offered: dict[int, tuple[Move, ...]] = {}
        position, left = self.position, self.numbers_left
        for die in dict.fromkeys(left):
            rest = list(left)
            rest.remove(die)
            moves = self.variant.moves_of_die(position, die, self.state.rules)
            fitting = tuple(move for move in moves if self._may_follow(apply_moves(position, (move,)), tuple(rest)))
            if fitting:
                offered[die] = fitting
        return offered

    def _may_follow(self, position: Position, left: tuple[int, ...]) -> bool:
        """From `position`, with the dice `left`: can as many dice be played as the longest play uses?"""
        missing = self.length - (len(self.variant.numbers(self.state.roll or Roll(0, 0))) - len(left))
        if missing <= 0:
            return missing == 0 and any(play.after == position for play in self.plays)
        if missing == 1:
            return any(self.variant.moves_of_die(position, die, self.state.rules) for die in set(left))
        # Whatever uses as many dice as the longest play is legal, so it is enough that this many can follow.
        rest = self.variant.plays_of_numbers(position, left, self.state.rules)
        return bool(rest) and len(rest[0].moves) >= missing

    def then(self, step: Step) -> Self:
        """This play with one more step, unchecked: ask `leads_on`."""
        return type(self)(self.state, self.plays, (*self.steps, step))

    def undone(self) -> Self:
        """This play without its latest step."""
        return type(self)(self.state, self.plays, self.steps[:-1])

    def leads_on(self) -> bool:
        """Can the steps so far be completed to a legal play?"""
        numbers = Counter(self.variant.numbers(self.state.roll or Roll(0, 0)))
        if Counter(step.die for step in self.steps) - numbers:
            return False
        try:
            position = self.position
        except IllegalPlay:
            return False
        return self._may_follow(position, self.numbers_left)

    def finished(self) -> Play:
        """The legal play that was put together. Raises IllegalPlay when dice are left to play."""
        if self.is_complete:
            after = self.position
            for play in self.plays:
                if play.after == after:
                    return play
        raise IllegalPlay(IllegalReason.MUST_USE_MORE, legal=tuple(play.notation for play in self.plays[:5]))


def encode_steps(steps: Iterable[Step]) -> str:
    """Steps as a short text for a button: a letter for the point (a = 0 ... z = 25) and the die, for each."""
    return "".join(f"{chr(_FIRST_LETTER + step.source)}{step.die}" for step in steps)


def decode_steps(text: str) -> tuple[Step, ...]:
    """Read what `encode_steps` wrote. Raises NotationError."""
    if len(text) % 2:
        raise NotationError(text, "steps")
    steps = []
    for letter, digit in zip(text[::2], text[1::2], strict=True):
        if not ("b" <= letter <= "z" and digit in "123456"):
            raise NotationError(text, "steps")
        steps.append(Step(ord(letter) - _FIRST_LETTER, int(digit)))
    return tuple(steps)


def steps_of(play: Play, roll: Roll, variant: Variant) -> tuple[Step, ...]:
    """The dice with which a play's moves are made, in its order. Raises IllegalPlay for a play of another roll."""
    left = sorted(variant.numbers(roll))
    steps = []
    for source, target, _ in play.moves:
        # Exact distance first; a checker borne off may use a larger number.
        die = next((number for number in left if number == source - target), None)
        if die is None:
            die = next((number for number in left if target == 0 and number > source), None)
        if die is None:
            raise IllegalPlay(IllegalReason.WRONG_DISTANCE, (source, target))
        left.remove(die)
        steps.append(Step(source, die))
    return tuple(steps)


def begin(state: MatchState, plays: tuple[Play, ...], steps: tuple[Step, ...] = ()) -> PartialPlay:
    """The partial play of `steps`. Raises IllegalPlay when they do not lead to a legal play of this roll."""
    partial = PartialPlay(state, plays, steps)
    if state.phase is not Phase.TO_PLAY or (steps and not partial.leads_on()):
        raise IllegalPlay(IllegalReason.CANNOT_MOVE, legal=tuple(play.notation for play in plays[:5]), count=len(plays))
    return partial


def _moves(variant: Variant, state: MatchState, steps: tuple[Step, ...]) -> tuple[Move, ...]:
    position, made = state.position, []
    for source, die in steps:
        options = variant.moves_of_die(position, die, state.rules)
        move = next((move for move in options if move.source == source), None)
        if move is None:
            raise IllegalPlay(IllegalReason.NO_CHECKER, (source, max(0, source - die)))
        made.append(move)
        position = apply_moves(position, (move,))
    return tuple(made)
