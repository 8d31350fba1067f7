"""A game, and what the rest of the bot asks of it; each module beside this one says what is different in its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.errors import IllegalReason
from bot.rules.dice import Roll
from bot.rules.play import Move, Play, led
from bot.rules.position import BAR, OFF, POINTS, Position
from bot.rules.rules import Rules
from bot.rules.scoring import Grade, largest_loss, won_grade

CUBE_OPTIONS: Final = frozenset(
    {"cube", "crawford", "jacoby", "beavers", "raccoons", "automatic_doubles", "quadruple", "winner_starts"}
)
"""The options of games that are played for gammons with the cube."""
ALWAYS_OPTIONS: Final = frozenset({"winner_starts", "free_choice"})
NAME_DOUBLET: Final = 0
"""An entry of `ahead`: name a doublet and play it."""
ROLL_AGAIN: Final = 7
"""An entry of `ahead`: roll again."""


class Hand(NamedTuple):
    """The numbers being played, all of them, and the moves already made with them."""

    numbers: tuple[int, ...] = ()
    made: tuple[Move, ...] = ()


NO_HAND: Final = Hand()


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
    """The rest of the turn: doublets by their number, NAME_DOUBLET, ROLL_AGAIN."""
    handed: bool
    """Was it handed over by the opponent?"""


class NextPart(NamedTuple):
    """The step after a part of a turn.

    `numbers` are played next if there are any. Otherwise the side that has the turn names a doublet if `ahead` begins
    with NAME_DOUBLET, and rolls if not.
    """

    same_side: bool
    numbers: tuple[int, ...] = ()
    ahead: tuple[int, ...] = ()
    handed: bool = False


TURN_OVER: Final = NextPart(same_side=False)


class Variant:
    """A game on the same board, by default backgammon. All positions are seen by the side on roll.

    Hits, a bar, opposite directions, doublets four times, gammon and backgammon.
    """

    key: str
    """A short lowercase name that is stored and never changes."""
    name: str
    """The name people use."""
    setup: Position = Position.start()
    """The position before the first roll."""
    options: frozenset[str] = CUBE_OPTIONS | {"free_choice", "five_checkers"}
    """The fields of `Rules` that a table may choose in this game."""
    always: frozenset[str] = frozenset()
    """The fields of `Rules` that are always on in this game."""
    same_way: bool = False
    """Do both sides move in the same direction round the board?"""
    hits: bool = True
    """Does a lone checker that is landed on go to the bar?"""
    pins: bool = False
    """Is a lone checker that is landed on pinned, instead of hit?"""
    moves_backwards: bool = False
    """Are there moves away from home?"""
    is_plain: bool = True
    """Is every play of as many dice as possible legal, whatever was moved before? Then plays are found faster."""
    rolls_afresh: bool = False
    """Does the winner of the opening roll throw both dice again for the first turn?"""
    gammons: bool = True
    """Are larger wins called gammon and backgammon?"""
    by_the_checker: bool = False
    """Does a win pay for each checker the loser has left?"""
    has_ids: bool = True
    """Can its positions be written as XGID and GNU Backgammon's position ID?"""

    def of_game(self, number: int) -> Variant:  # noqa: ARG002
        """The game played as number `number` (from 1) of a match: itself, unless the match rotates games."""
        return self

    def facing(self, point: int) -> int:
        """My point 1-24 in the opponent's numbering, and back."""
        if self.same_way:  # from opposite corners
            return point + 12 if point <= POINTS // 2 else point - 12
        return BAR - point

    @property
    def winner_starts(self) -> bool:
        """Does the winner of a game always open the next one?"""
        return "winner_starts" in self.always

    def start(self) -> Position:
        """The position before the first roll."""
        return self.setup

    def numbers(self, roll: Roll) -> tuple[int, ...]:
        """The moves that a roll gives, in pips each: two, or four for a doublet."""
        return roll.numbers

    def ahead(self, roll: Roll, turn: int) -> tuple[int, ...]:  # noqa: ARG002
        """The rest of the turn after the numbers of `roll`; `turn` counts the side's own turns from 0."""
        return ()

    def named(self, number: int) -> tuple[int, ...]:  # noqa: ARG002
        """The rest of the turn after a named doublet of `number`."""
        return ()

    def following(self, part: Part) -> NextPart:  # noqa: ARG002
        """The step after a part of a turn; mostly the opponent's turn."""
        return TURN_OVER

    def apply(self, position: Position, moves: Sequence[Move]) -> Position:
        """The position after `moves`, still seen by the mover. The moves are trusted."""
        return led(position, [point for move in moves for point in move[:2]])

    def legal_plays(self, position: Position, roll: Roll, rules: Rules) -> tuple[Play, ...]:
        """Every legal play of `numbers(roll)`, one for each distinct resulting position; empty if nothing can move."""
        return self.plays_of_numbers(position, self.numbers(roll), rules)

    def plays_of_numbers(self, position: Position, numbers: tuple[int, ...], rules: Rules) -> tuple[Play, ...]:
        """Every legal play of `numbers` (two different ones, or one several times) from the start of a part.

        All play equally many numbers, except that a play that ends the game may be shorter; those come last.
        """
        raise NotImplementedError

    def moves_of_die(self, position: Position, die: int, rules: Rules, hand: Hand = NO_HAND) -> tuple[Move, ...]:
        """Every move that one die allows now, whether or not it can be part of a legal play of the whole roll."""
        raise NotImplementedError

    def is_closed(self, position: Position, point: int) -> bool:
        """Do the opponent's checkers keep the side on roll from landing on its point 1-24?"""
        return position.theirs[self.facing(point)] > 1

    def why_not(self, position: Position, source: int, target: int, rules: Rules) -> IllegalReason | None:  # noqa: ARG002
        """The rule of this game's own that forbids a checker to go from `source` to `target`, if there is one."""
        return None

    def why_not_end(self, position: Position, after: Position, rules: Rules) -> IllegalReason | None:  # noqa: ARG002
        """The rule of this game's own that forbids a whole play to lead from `position` to `after`, if any."""
        return None

    def has_contact(self, position: Position) -> bool:
        """Can the sides still hit, pin or block each other?"""
        return position.has_contact

    def result(self, position: Position, rules: Rules) -> GameResult | None:
        """After a play, seen by the mover: how the game has ended, or None while it goes on."""
        return GameResult(won_grade(position, rules)) if position.is_won else None

    def may_end(self, position: Position, numbers: tuple[int, ...]) -> bool:
        """Could a play of `numbers` end the game? A quick look: yes where it would take longer to be sure."""
        return sum(position.mine[1:]) <= len(numbers)

    def grade_name(self, grade: int) -> str:
        """A win's name in texts: `single`, `gammon`, `backgammon`, `quadruple`; without gammons `double`, or `more`."""
        if self.by_the_checker:
            return "more"
        if not self.gammons and grade > 1:
            return "double" if grade == Grade.GAMMON else "more"
        return Grade(grade).name.lower() if grade <= Grade.QUADRUPLE else "more"

    def losses(self, position: Position, rules: Rules) -> tuple[int, ...]:
        """How many times the cube the side on roll may resign for, least first; the last is the most it can lose."""
        return tuple(range(1, largest_loss(position, rules) + 1))


class OneOrTwo:
    """Games that pay one point, or two if the loser has borne off none (mars); there is no triple game."""

    def result(self, position: Position, rules: Rules) -> GameResult | None:  # noqa: ARG002
        """Won with all checkers borne off."""
        if not position.is_won:
            return None
        return GameResult(1 if position.theirs[OFF] else 2)

    def losses(self, position: Position, rules: Rules) -> tuple[int, ...]:  # noqa: ARG002
        """One point, or up to two as long as none is borne off."""
        return (1,) if position.mine[OFF] else (1, 2)
