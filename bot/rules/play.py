"""One checker's move, and a play: all that one roll moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from bot.rules.play_text import play_text
from bot.rules.position import BAR, Position

_SHIFT: Final = tuple(point**3 for point in range(27))


def shift_of(journeys: Iterable[tuple[int, ...]]) -> int:
    """The `shift` of plays written as these journeys: stops cancel out, named or not."""
    return sum(_SHIFT[journey[0]] - _SHIFT[journey[-1]] for journey in journeys)


class Move(NamedTuple):
    """One checker moved by one die, in the mover's numbering: 25 is the bar, 26 the hand, 0 is off."""

    source: int
    target: int
    hit: bool
    """Does it land on a lone opposing checker: hit, or pin it where the game pins?"""


def led(before: Position, path: Sequence[int]) -> Position:
    """The result of a path (source, target, source, target ...) in a game with hits, still seen by the mover."""
    # The moves aren't made for it: an engine asks for the ends of many thousand plays, and for the moves of one.
    mine, standing = list(before.mine), before.theirs
    theirs: list[int] | None = None
    for index in range(0, len(path), 2):
        source, target = path[index], path[index + 1]
        mine[source] -= 1
        mine[target] += 1
        if target and (theirs or standing)[BAR - target] == 1:
            if theirs is None:
                theirs = list(standing)
            theirs[BAR - target] = 0
            theirs[BAR] += 1
    return Position(tuple(mine), standing if theirs is None else tuple(theirs))


class Play:
    """All that one roll moves, in an order in which it can be made.

    Plays are equal if they start from the same position and lead to the same one.
    """

    __slots__ = ("_after", "_moves", "_path", "_text", "before")

    def __init__(self, before: Position, path: tuple[int, ...]) -> None:
        """Make a play of `path`: source, target, source, target ... from the position `before`, in a game with hits."""
        self.before = before
        self._path = path
        self._after: Position | None = None
        self._moves: tuple[Move, ...] | None = None
        self._text: str | None = None

    @classmethod
    def made(cls, before: Position, moves: tuple[Move, ...], after: Position) -> Play:
        """A play whose game says where its moves lead."""
        play = cls(before, ())
        play._moves, play._after = moves, after
        return play

    @property
    def path(self) -> tuple[int, ...]:
        """Source, target, source, target ... of its moves."""
        return self._path or tuple([point for move in self.moves for point in move[:2]])

    @property
    def shift(self) -> int:
        """A number shared by plays that carry checkers from and to the same points, whatever they hit on the way."""
        path = self.path
        return sum([_SHIFT[point] for point in path[::2]]) - sum([_SHIFT[point] for point in path[1::2]])

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves in the order they are made, one a die; those that hit (or pin) are marked."""
        if self._moves is None:
            self._moves = self._moves_made()
        return self._moves

    def _moves_made(self) -> tuple[Move, ...]:
        theirs, path = self.before.theirs, self._path
        if len(path) == 4 and path[1] != path[3]:
            # No checker can be hit twice here, and most plays are like that.
            source, target, other, end = path
            first = Move(source, target, target > 0 and theirs[25 - target] == 1)
            return first, Move(other, end, end > 0 and theirs[25 - end] == 1)
        standing = {25 - point for point in range(1, 25) if theirs[point] == 1}
        made = []
        for source, target in zip(path[::2], path[1::2], strict=True):
            made.append(Move(source, target, target in standing))
            standing.discard(target)
        return tuple(made)

    @property
    def dice(self) -> int:
        """How many dice it plays."""
        return len(self._path) // 2 or len(self.moves)

    @property
    def after(self) -> Position:
        """The position it leads to, still seen by the mover."""
        # Kept, since plays are compared by it many times while one is put together.
        if self._after is None:
            self._after = self._position_after()
        return self._after

    def _position_after(self) -> Position:
        return led(self.before, self._path)

    @property
    def notation(self) -> str:
        """The usual text, such as `24/18 13/8` or `24/20*/16* 6/2(2)`; no other legal play of the roll has the same."""
        if self._text is None:
            self._text = play_text(self.moves, self.before)
        return self._text

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Play):
            return NotImplemented
        return self.before == other.before and self.after == other.after

    def __hash__(self) -> int:
        return hash((self.before, self.after))

    def __repr__(self) -> str:
        return f"Play({self.before!r}, {self.notation!r})"

    def __str__(self) -> str:
        return self.notation
