"""A play being put together one die at a time.

Only moves that can still become a legal play of the roll are offered. So every choice of steps ends in a legal play,
and every legal play can be reached.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

import msgspec

from bot.errors import IllegalPlay, IllegalReason, NotationError
from bot.rules.dice import Roll
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, numbers_now, plays_now
from bot.rules.play import Move, Play
from bot.rules.position import BAR, OFF, Position
from bot.rules.rules import Rules
from bot.rules.variants import Variant
from bot.rules.variants.protocol import Hand

_FIRST_LETTER: Final = ord("a")
_DIGITS: Final = ("123456", "7890!?")  # the digits for a die: for a move toward home, and for one away from it

_Stage = tuple[Position, tuple[int, ...], tuple[int, ...]]


class PartialStep(NamedTuple):
    """One die played: the die's number and the point (1-24, 25 = bar, 26 = hand) its checker left.

    `back` distinguishes a move away from home from one toward it, in games that have both.
    """

    source: int
    die: int
    back: bool = False


class PartialPlay(msgspec.Struct, frozen=True):
    """The moves made so far of one roll, in the order they were made."""

    state: MatchState
    plays: tuple[Play, ...]
    """Every legal play of the whole roll."""
    steps: tuple[PartialStep, ...] = ()

    @property
    def variant(self) -> Variant:
        """The game being played."""
        return game_of(self.state)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far, hits marked. Raises IllegalPlay if a step can't be made."""
        state = self.state
        return _moves(game_of(state), state.position, numbers_now(state), state.rules, self.steps)

    @property
    def position(self) -> Position:
        """The position after the moves made so far, seen by the mover."""
        return self.variant.apply(self.state.position, self.moves)

    @property
    def numbers_left(self) -> tuple[int, ...]:
        """The dice not played yet, the higher first."""
        left = list(numbers_now(self.state))
        for step in self.steps:
            if step.die in left:
                left.remove(step.die)
        return tuple(left)

    @property
    def length(self) -> int:
        """How many dice can be played: the same for every legal play except those that win with fewer."""
        return len(self.plays[0].moves) if self.plays else 0

    @property
    def is_complete(self) -> bool:
        """True if no more dice can be played, or none need to be: the game is over."""
        return bool(self.plays) and (len(self.steps) == self.length or self._ends_game(self.position))

    def options(self) -> dict[int, tuple[Move, ...]]:
        """For each die left (the higher first): the moves with it that still lead to a legal play."""
        if self.is_complete:
            return {}
        offered: dict[int, tuple[Move, ...]] = {}
        position, left, made = self.position, self.numbers_left, self.moves
        for die in dict.fromkeys(left):
            rest = _without(left, die)
            fitting = tuple(
                move
                for move in self._moves_of_die(position, die, made)
                if self._may_follow(self.variant.apply(position, (move,)), rest, (*made, move))
            )
            if fitting:
                offered[die] = fitting
        return offered

    def _moves_of_die(self, position: Position, die: int, made: tuple[Move, ...]) -> tuple[Move, ...]:
        return self.variant.moves_of_die(position, die, self.state.rules, Hand(numbers_now(self.state), made))

    def _may_follow(self, position: Position, left: tuple[int, ...], made: tuple[Move, ...]) -> bool:
        """Can a legal play of the whole roll still be reached from `position` with the dice `left`?"""
        if self._ends_game(position):
            return True
        missing = self.length - (len(numbers_now(self.state)) - len(left))
        if missing <= 0:
            return missing == 0 and any(play.after == position for play in self.plays)
        if not self.variant.is_plain:
            return self._reaches(position, left, made, {})
        if missing == 1:
            return any(self._moves_of_die(position, die, made) for die in set(left))
        # Every sequence with as many dice as the longest play is legal, so it's enough that as many moves can follow.
        rest = self.variant.plays_of_numbers(position, left, self.state.rules)
        return bool(rest) and (len(rest[0].moves) >= missing or any(self._ends_game(play.after) for play in rest))

    def _ends_game(self, position: Position) -> bool:
        """Is the game over there by a legal play, whatever dice are left?"""
        over = self.variant.result(position, self.state.rules) is not None
        return over and any(play.after == position for play in self.plays)

    def _reaches(
        self, position: Position, left: tuple[int, ...], made: tuple[Move, ...], known: dict[_Stage, bool]
    ) -> bool:
        """By trying: some games forbid certain ends of a play, or let an earlier move decide what may follow."""
        if len(made) == self.length:
            return any(play.after == position for play in self.plays)
        # The possible continuations depend on the moves made, not on their order.
        key = (position, tuple(sorted(left)), tuple(sorted(move.source for move in made)))
        if key not in known:
            known[key] = any(
                self._reaches(self.variant.apply(position, (move,)), _without(left, die), (*made, move), known)
                for die in set(left)
                for move in self._moves_of_die(position, die, made)
            )
        return known[key]

    def leads_on(self) -> bool:
        """Can the steps so far be completed to a legal play?"""
        if Counter(step.die for step in self.steps) - Counter(numbers_now(self.state)):
            return False
        try:
            position = self.position
        except IllegalPlay:
            return False
        return self._may_follow(position, self.numbers_left, self.moves)

    def finished(self) -> Play:
        """The legal play that was put together. Raises IllegalPlay if there are dice left to play."""
        if self.is_complete:
            after = self.position
            for play in self.plays:
                if play.after == after:
                    return play
        raise IllegalPlay(IllegalReason.MUST_USE_MORE, legal=tuple(play.notation for play in self.plays[:5]))


def encode_steps(steps: Iterable[PartialStep]) -> str:
    """Steps as a short text for a button: a character for the point (a = 0 ... z = 25, { = 26) and the die, for each.

    The dice of moves away from home have characters of their own.
    """
    return "".join(f"{chr(_FIRST_LETTER + step.source)}{_DIGITS[step.back][step.die - 1]}" for step in steps)


def decode_steps(text: str) -> tuple[PartialStep, ...]:
    """Read the text of `encode_steps`. Raises NotationError."""
    if len(text) % 2:
        raise NotationError(text, "steps")
    steps = []
    for letter, digit in zip(text[::2], text[1::2], strict=True):
        back = digit in _DIGITS[True]
        if not ("b" <= letter <= "{" and digit in _DIGITS[back]):
            raise NotationError(text, "steps")
        steps.append(PartialStep(ord(letter) - _FIRST_LETTER, _DIGITS[back].index(digit) + 1, back))
    return tuple(steps)


def steps_of(play: Play, roll: Roll, variant: Variant) -> tuple[PartialStep, ...]:
    """The dice with which a play's moves are made, in order. Raises IllegalPlay for a play of another roll."""
    return steps_with(play, variant.numbers(roll))


def steps_with(play: Play, numbers: tuple[int, ...]) -> tuple[PartialStep, ...]:
    """Like `steps_of`, for the numbers of a part of a turn."""
    moves = play.moves
    dice = tuple([_distance(move) for move in moves])
    if dice not in (numbers, numbers[::-1]):
        # A checker may be borne off with a larger number, unless another move needs that number.
        ways = [way for way in _orders(numbers, len(moves)) if all(map(_fits, moves, way))]
        if not ways:
            strange = next((move for move in moves if not any(_fits(move, die) for die in numbers)), moves[-1])
            raise IllegalPlay(IllegalReason.WRONG_DISTANCE, strange[:2])
        dice = max(ways, key=lambda way: sum(map(_fits_exactly, moves, way)))
    return tuple(
        [PartialStep(source, die, target > source) for (source, target, _), die in zip(moves, dice, strict=True)]
    )


@lru_cache(maxsize=256)
def _orders(numbers: tuple[int, ...], count: int) -> tuple[tuple[int, ...], ...]:
    """The orders in which `count` of the numbers can be played."""
    return tuple(dict.fromkeys(permutations(sorted(numbers), count)))


def _distance(move: Move) -> int:
    source, target, _ = move
    return abs(min(BAR, source) - target)


def _fits_exactly(move: Move, die: int) -> bool:
    return _distance(move) == die


def _fits(move: Move, die: int) -> bool:
    return _fits_exactly(move, die) or (move.target == OFF and die > move.source)


def partial_now(state: MatchState, steps: tuple[PartialStep, ...] | None = None) -> PartialPlay | None:
    """The play being put together: `steps`, or by default the only legal play, or else nothing moved yet.

    None if there is no roll to play. Raises IllegalPlay for steps that lead nowhere.
    """
    plays = plays_now(state)
    if not plays:
        return None
    if steps is None:
        steps = steps_with(plays[0], numbers_now(state)) if len(plays) == 1 and state.roll is not None else ()
    return begin(state, plays, steps)


def begin(state: MatchState, plays: tuple[Play, ...], steps: tuple[PartialStep, ...] = ()) -> PartialPlay:
    """The partial play of `steps`. Raises IllegalPlay if they don't lead to a legal play of this roll."""
    partial = PartialPlay(state, plays, steps)
    if state.phase is not Phase.TO_PLAY or (steps and not partial.leads_on()):
        raise IllegalPlay(IllegalReason.CANNOT_MOVE, legal=tuple(play.notation for play in plays[:5]), count=len(plays))
    return partial


@lru_cache(maxsize=256)
def _moves(
    game: Variant, position: Position, numbers: tuple[int, ...], rules: Rules, steps: tuple[PartialStep, ...]
) -> tuple[Move, ...]:
    """The moves of these steps, which a post asks for many times."""
    made: tuple[Move, ...] = ()
    for source, die, back in steps:
        options = game.moves_of_die(position, die, rules, Hand(numbers, made))
        move = next((move for move in options if move.source == source and (move.target > source) == back), None)
        if move is None:
            raise IllegalPlay(IllegalReason.NO_CHECKER, (source, max(0, source - die)))
        made = (*made, move)
        position = game.apply(position, (move,))
    return made


def _without(left: tuple[int, ...], die: int) -> tuple[int, ...]:
    at = left.index(die)
    return left[:at] + left[at + 1 :]
