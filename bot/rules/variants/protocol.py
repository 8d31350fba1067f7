"""What a game has to say so that the rest of the bot can play it."""

from __future__ import annotations

from typing import Protocol

from bot.rules.dice import Roll
from bot.rules.play import Move, Play
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Grade


class Variant(Protocol):
    """A game on the same board. All positions are seen by the side on roll."""

    @property
    def key(self) -> str:
        """A short lower-case name that is stored and never changes."""
        ...

    @property
    def name(self) -> str:
        """The name people use."""
        ...

    @property
    def uses_cube(self) -> bool:
        """May this game be played with the doubling cube?"""
        ...

    def start(self) -> Position:
        """The position before the first roll."""
        ...

    def numbers(self, roll: Roll) -> tuple[int, ...]:
        """The moves that a roll gives, in pips each."""
        ...

    def legal_plays(self, position: Position, roll: Roll, rules: Rules) -> tuple[Play, ...]:
        """Every legal play, one for each distinct resulting position; empty when nothing can be moved."""
        ...

    def plays_of_numbers(self, position: Position, numbers: tuple[int, ...], rules: Rules) -> tuple[Play, ...]:
        """The plays that use as many of `numbers` (what is left of a roll) as possible; empty for no numbers."""
        ...

    def moves_of_die(self, position: Position, die: int, rules: Rules) -> tuple[Move, ...]:
        """Every move that one die allows now, whether or not it can be part of a legal play of the whole roll."""
        ...

    def winner_grade(self, position: Position) -> Grade | None:
        """After a play, seen by the mover: how big the win is, or None while the game goes on."""
        ...

    def largest_loss(self, position: Position) -> Grade:
        """The most the side on roll of `position` can still lose from it (what a resignation must not undercut)."""
        ...
