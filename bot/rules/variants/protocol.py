"""The things a game has to define so that the rest of the bot can play it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from bot.errors import IllegalReason
from bot.rules.dice import Roll
from bot.rules.play import Move, Play
from bot.rules.position import Position
from bot.rules.rules import Rules

NAME_DOUBLET: Final = 0
"""An entry of `ahead`: name a doublet and play it."""
ROLL_AGAIN: Final = 7
"""An entry of `ahead`: roll again."""


class Hand(NamedTuple):
    """The numbers being played, all of them, and the moves already made with them."""

    numbers: tuple[int, ...] = ()
    made: tuple[Move, ...] = ()


class GameResult(NamedTuple):
    """How a play ended a game: the mover wins `grade` times the cube, or it's a draw and `grade` is 0."""

    grade: int

    @property
    def is_draw(self) -> bool:
        """True if nobody has won."""
        return self.grade == 0


DRAW: Final = GameResult(0)


class Part(NamedTuple):
    """A part of a turn that has just been played, as far as possible."""

    numbers: tuple[int, ...]
    """The numbers to be played."""
    left: tuple[int, ...]
    """The numbers that couldn't be played."""
    ahead: tuple[int, ...]
    """What follows in the turn: doublets by their number, NAME_DOUBLET, ROLL_AGAIN."""
    handed: bool
    """Was it handed over by the opponent?"""


class NextPart(NamedTuple):
    """What comes after a part of a turn.

    `numbers` are played next if there are any. Otherwise the side that has the turn names a doublet if `ahead` begins
    with NAME_DOUBLET, and rolls if not.
    """

    same_side: bool
    numbers: tuple[int, ...] = ()
    ahead: tuple[int, ...] = ()
    handed: bool = False


TURN_OVER: Final = NextPart(same_side=False)


class Variant(Protocol):
    """A game on the same board. All positions are seen by the side on roll."""

    def __hash__(self) -> int: ...

    @property
    def key(self) -> str:
        """A short lowercase name that is stored and never changes."""
        ...

    @property
    def name(self) -> str:
        """The name people use."""
        ...

    @property
    def options(self) -> frozenset[str]:
        """The fields of `Rules` that a table may choose in this game."""
        ...

    @property
    def always(self) -> frozenset[str]:
        """The fields of `Rules` that are always on in this game."""
        ...

    @property
    def same_way(self) -> bool:
        """Do both sides move in the same direction round the board?"""
        ...

    @property
    def pins(self) -> bool:
        """Is a lone checker that is landed on pinned, instead of hit?"""
        ...

    @property
    def moves_backwards(self) -> bool:
        """Are there moves away from home?"""
        ...

    @property
    def is_plain(self) -> bool:
        """Is every play of as many dice as possible legal, whatever was moved before? Then plays are found faster."""
        ...

    @property
    def rolls_afresh(self) -> bool:
        """Does the winner of the opening roll throw both dice again for the first turn?"""
        ...

    @property
    def winner_starts(self) -> bool:
        """Does the winner of a game always open the next one?"""
        ...

    @property
    def gammons(self) -> bool:
        """Are larger wins called gammon and backgammon?"""
        ...

    @property
    def by_the_checker(self) -> bool:
        """Does a win pay for each checker the loser has left?"""
        ...

    @property
    def has_ids(self) -> bool:
        """Can its positions be written as XGID and GNU Backgammon's position ID?"""
        ...

    def of_game(self, number: int) -> Variant:
        """The game played as number `number` (from 1) of a match: itself, unless the match rotates games."""
        ...

    def facing(self, point: int) -> int:
        """My point 1-24 in the opponent's numbering, and back."""
        ...

    def start(self) -> Position:
        """The position before the first roll."""
        ...

    def numbers(self, roll: Roll) -> tuple[int, ...]:
        """The moves that a roll gives, in pips each."""
        ...

    def ahead(self, roll: Roll, turn: int) -> tuple[int, ...]:
        """What follows in the turn after the numbers of `roll`; `turn` counts the side's own turns from 0."""
        ...

    def named(self, number: int) -> tuple[int, ...]:
        """What follows in the turn after a named doublet of `number`."""
        ...

    def following(self, part: Part) -> NextPart:
        """What comes after a part of a turn."""
        ...

    def apply(self, position: Position, moves: Sequence[Move]) -> Position:
        """The position after `moves`, still seen by the mover. The moves are trusted."""
        ...

    def legal_plays(self, position: Position, roll: Roll, rules: Rules) -> tuple[Play, ...]:
        """Every legal play of `numbers(roll)`, one for each distinct resulting position; empty if nothing can move."""
        ...

    def plays_of_numbers(self, position: Position, numbers: tuple[int, ...], rules: Rules) -> tuple[Play, ...]:
        """Every legal play of `numbers` (two different ones, or one several times) from the start of a part.

        All play equally many numbers, except that a play that ends the game may be shorter; those come last.
        """
        ...

    def moves_of_die(
        self,
        position: Position,
        die: int,
        rules: Rules,
        hand: Hand = Hand(),  # noqa: B008 - it is immutable
    ) -> tuple[Move, ...]:
        """Every move that one die allows now, whether or not it can be part of a legal play of the whole roll."""
        ...

    def is_closed(self, position: Position, point: int) -> bool:
        """Do the opponent's checkers keep the side on roll from landing on its point 1-24?"""
        ...

    def why_not(self, position: Position, source: int, target: int, rules: Rules) -> IllegalReason | None:
        """The rule of this game's own that forbids a checker to go from `source` to `target`, if there is one."""
        ...

    def why_not_end(self, position: Position, after: Position, rules: Rules) -> IllegalReason | None:
        """The rule of this game's own that forbids a whole play to lead from `position` to `after`, if any."""
        ...

    def has_contact(self, position: Position) -> bool:
        """Can the sides still hit, pin or block each other?"""
        ...

    def result(self, position: Position, rules: Rules) -> GameResult | None:
        """After a play, seen by the mover: how the game has ended, or None while it goes on."""
        ...

    def losses(self, position: Position, rules: Rules) -> tuple[int, ...]:
        """How many times the cube the side on roll may resign for, least first; the last is the most it can lose."""
        ...
