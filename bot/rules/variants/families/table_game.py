"""What most games share with backgammon; each game's own module says what is different."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.errors import IllegalReason
from bot.rules.dice import Roll
from bot.rules.generator import generate, moves_of_die
from bot.rules.play import Move, Play
from bot.rules.position import BAR, OFF, POINTS, Position
from bot.rules.rules import Rules
from bot.rules.scoring import largest_loss, won_grade
from bot.rules.variants.protocol import TURN_OVER, GameResult, Hand, NextPart, Part, Variant

NO_HAND: Final = Hand()
CUBE_OPTIONS: Final = frozenset(
    {"cube", "crawford", "jacoby", "beavers", "raccoons", "automatic_doubles", "quadruple", "winner_starts"}
)
"""The options of games that are played for gammons with the cube."""
ALWAYS_OPTIONS: Final = frozenset({"winner_starts", "free_choice"})


class TableGame:
    """Backgammon, to be changed: hits, a bar, opposite directions, doublets four times, gammon and backgammon."""

    key: str
    name: str
    options: frozenset[str] = CUBE_OPTIONS | {"free_choice", "five_checkers"}
    always: frozenset[str] = frozenset()
    same_way: bool = False
    pins: bool = False
    moves_backwards: bool = False
    is_plain: bool = True
    rolls_afresh: bool = False
    winner_starts: bool = False
    gammons: bool = True
    by_the_checker: bool = False
    has_ids: bool = True

    def of_game(self, number: int) -> Variant:  # noqa: ARG002 - a rotation asks for it
        """Always this game."""
        return self

    def facing(self, point: int) -> int:
        """25 - p, or p +- 12 where both sides move the same way from opposite corners."""
        if self.same_way:
            return point + 12 if point <= POINTS // 2 else point - 12
        return BAR - point

    def start(self) -> Position:
        """24:2, 13:5, 8:3, 6:5 for each side."""
        return Position.start()

    def numbers(self, roll: Roll) -> tuple[int, ...]:
        """Two numbers, or four for a doublet."""
        return roll.numbers

    def ahead(self, roll: Roll, turn: int) -> tuple[int, ...]:  # noqa: ARG002
        """Nothing: a turn is one roll."""
        return ()

    def named(self, number: int) -> tuple[int, ...]:  # noqa: ARG002
        """Nothing: no doublets are named."""
        return ()

    def following(self, part: Part) -> NextPart:  # noqa: ARG002
        """The opponent's turn."""
        return TURN_OVER

    def apply(self, position: Position, moves: Sequence[Move]) -> Position:
        """The checkers moved, and those hit on the bar."""
        mine, theirs = list(position.mine), list(position.theirs)
        for source, target, hit in moves:
            mine[source] -= 1
            mine[target] += 1
            if hit:
                theirs[BAR - target] -= 1
                theirs[BAR] += 1
        return Position(tuple(mine), tuple(theirs))

    def legal_plays(self, position: Position, roll: Roll, rules: Rules) -> tuple[Play, ...]:
        """As many dice as possible; if either can be played but not both, the higher."""
        return self.plays_of_numbers(position, self.numbers(roll), rules)

    def plays_of_numbers(self, position: Position, numbers: tuple[int, ...], rules: Rules) -> tuple[Play, ...]:
        """Like `legal_plays`, for the numbers of a part of a turn."""
        return generate(position, numbers, free_choice=rules.free_choice) if numbers else ()

    def moves_of_die(self, position: Position, die: int, rules: Rules, hand: Hand = NO_HAND) -> tuple[Move, ...]:  # noqa: ARG002
        """Bar first; points with two opposing checkers are closed; bearing off with all checkers home."""
        enemy = position.theirs[::-1]
        found = moves_of_die(list(position.mine), enemy, die)
        return tuple(Move(source, target, bool(target) and enemy[target] == 1) for source, target in found)

    def is_closed(self, position: Position, point: int) -> bool:
        """Two opposing checkers close a point."""
        return position.theirs[self.facing(point)] > 1

    def why_not(self, position: Position, source: int, target: int, rules: Rules) -> IllegalReason | None:  # noqa: ARG002
        """No rule of its own."""
        return None

    def why_not_end(self, position: Position, after: Position, rules: Rules) -> IllegalReason | None:  # noqa: ARG002
        """No rule of its own."""
        return None

    def has_contact(self, position: Position) -> bool:
        """Until the sides have passed each other."""
        return position.has_contact

    def result(self, position: Position, rules: Rules) -> GameResult | None:
        """Single, gammon or backgammon once the mover has borne off all checkers."""
        return GameResult(won_grade(position, rules)) if position.is_won else None

    def losses(self, position: Position, rules: Rules) -> tuple[int, ...]:
        """A single, a gammon, a backgammon, as far as the position can still cost it."""
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
