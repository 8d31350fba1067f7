"""One checker's move, and a play: all that one roll moves."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from bot.rules.position import BAR, Position

MoveLike = tuple[int, int, bool]
"""Source, target, hit: a `bot.rules.play.Move` or anything shaped like it."""

_NAMES: Final = {0: "off", **{point: str(point) for point in range(1, 25)}, 25: "bar", 26: "hand"}

_NUMBER: Final = re.compile(r"(?<![(\d])(?:1\d|2[0-4]|[1-9])(?!\d)")
"""A point, but not the number of times a move is made: `6/2(2)`."""

_Journey = tuple[int, ...]  # the points one checker visits, from its first to its last


def point_text(point: int) -> str:
    """The name of a point: its number, `bar` for 25, `off` for 0, `hand` for 26."""
    return _NAMES.get(point) or str(point)


def renumbered(text: str, facing: Callable[[int], int]) -> str:
    """A play written with other numbers for the points: `24/20*/16*` as `1/5*/9*`. `facing` turns each of 1-24."""
    return _NUMBER.sub(lambda found: str(facing(int(found[0]))), text)


def play_text(moves: Iterable[MoveLike], before: Position | None = None) -> str:
    """Write moves in the usual notation.

    One checker's moves are joined (`24/13`), with the stops where it hits (`24/20*/16*`); equal journeys are counted
    (`6/2(2)`), and the farthest start comes first. No moves give the empty text.

    If a checker moves away from home (Runte), the moves are joined as they were made and every stop is written
    (`3/5*/4`): both dice in one wouldn't tell which way they were used.

    `before` is the position the moves start from. With it, a stop is also written if leaving it out would fit another
    play too (`13/9/3` where `13/7*/3` hits), so that the text can be read back.
    """
    ordered = list(moves)
    usual = _two_journeys(ordered) if len(ordered) == 2 else ""
    if usual:
        return usual
    backwards = any(target > source for source, target, _ in ordered)
    if not backwards:
        ordered.sort(reverse=True)
    hits = frozenset([target for _, target, hit in ordered if hit])
    journeys = _journeys(ordered)
    counts = Counter(journeys) if len(journeys) > len(set(journeys)) else dict.fromkeys(journeys, 1)
    texts = []
    for journey in sorted(counts, key=lambda journey: (-journey[0], journey[-1])):
        # Only two different dice leave a choice of stops, and they make two moves.
        one_checker = len(ordered) == 2 and len(journey) == 3
        all_stops = backwards or (one_checker and before is not None and _stop_matters(journey, before))
        count = counts[journey]
        texts.append(_journey_text(journey, hits, all_stops=all_stops) + (f"({count})" if count > 1 else ""))
    return " ".join(texts)


def _two_journeys(moves: list[MoveLike]) -> str:
    """By far the most common kind of play: two different ways home, without a hit; empty for any other."""
    (source, target, hit), (other, end, hits_too) = moves
    if hit or hits_too or target in (other, source) or end in (source, other) or target > source or end > other:
        return ""
    if (source, target) == (other, end):
        return ""
    if (source, -target) < (other, -end):
        source, target, other, end = other, end, source, target
    return f"{point_text(source)}/{point_text(target)} {point_text(other)}/{point_text(end)}"


def _journeys(moves: list[MoveLike]) -> list[_Journey]:
    """Join moves that start where another ended; runs of checkers on a doublet stay parallel if they can."""
    journeys: list[list[int]] = []
    for source, target, _ in moves:
        ending = [journey for journey in journeys if journey[-1] == source]
        if ending:
            min(ending, key=len).append(target)
        else:
            journeys.append([source, target])
    return [tuple(journey) for journey in journeys]


def _stop_matters(journey: _Journey, before: Position) -> bool:
    """Could the journey without its stop be read as another play: one that hits on the way, or moves with one die?"""
    start, stop, end = min(journey[0], BAR), *journey[1:]  # a checker enters from the hand as from the bar
    if end:
        return _has_blot(before, start + end - stop)
    if any(before.mine[stop + 1 : start]) or any(before.mine[start + 1 :]) or before.mine[start] > 1:
        # Checkers are on higher points than the stop, so the second die was exact.
        return start - stop != stop and _has_blot(before, start - stop)
    # The second die may have been any that is large enough, even one that bears off from the start at once.
    return True


def _has_blot(before: Position, point: int) -> bool:
    return before.theirs[25 - point] == 1


def _journey_text(journey: _Journey, hits: frozenset[int], *, all_stops: bool) -> str:
    if not hits and not all_stops:
        return f"{point_text(journey[0])}/{point_text(journey[-1])}"
    last = len(journey) - 1
    return "/".join(
        point_text(point) + ("*" if index and point in hits else "")
        for index, point in enumerate(journey)
        if all_stops or index in (0, last) or point in hits
    )


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
        self.before, self._path = before, path
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
