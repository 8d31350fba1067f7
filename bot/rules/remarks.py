"""What a play does, as data: the points it makes, what it hits, whom it brings to safety.

All of it is seen in the position alone; nothing says whether the play is good. Points are the mover's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from bot.rules.play import Move, Play
from bot.rules.position import BAR, HAND, OFF, POINTS, Position
from bot.rules.rules import Rules
from bot.rules.variants import Variant

HOME: Final = 6
"""The highest point of one's home board."""
FAR: Final = 19
"""The lowest point of the far quarter, where the opponent's home is if the sides move in opposite directions."""
_ROW: Final = 4
"""How many points in a row are worth a word; where one checker holds a point, that comes sooner."""
_STACK: Final = 6
"""How many checkers on a point are a stack."""


class Deed(StrEnum):
    """A kind of thing that a play does."""

    WINS = "wins"
    """The game is over, and won."""
    HITS = "hits"
    PINS = "pins"
    ENTERS = "enters"
    """`checkers` of them come in, from the bar or the hand."""
    MAKES = "makes"
    """Points that a second checker makes safe."""
    ROW = "row"
    """`checkers` points in a row are held, more than before."""
    RUNS_SAFE = "runs_safe"
    """`checkers` of them leave the far quarter for good: nothing can hit them there now."""
    RUNS = "runs"
    """`checkers` of them leave the far quarter, and may still be hit."""
    BEARS_OFF = "bears_off"
    """`checkers` of them."""
    CLEARS = "clears"
    """No checker that could be hit is left, as some could before."""
    SPLITS = "splits"
    """Checkers that held a point in the far quarter stand there by themselves now."""
    FREES = "frees"
    """Points where an opposing checker is no longer pinned."""
    LEAVES = "leaves"
    """Points where a checker can now be hit that could not before."""
    SETS_OUT = "sets_out"
    """`checkers` of them leave the stack that all of them start on."""
    BRINGS_HOME = "brings_home"
    """`checkers` of them come into the home board."""
    STACKS = "stacks"
    """`checkers` of them stand on the point now, more than before."""
    MOVES = "moves"
    """Nothing else: `checkers` of them moved."""


class Remark(NamedTuple):
    """One thing that a play does: the points it is about, or how many checkers (or points in a row)."""

    deed: Deed
    points: tuple[int, ...] = ()
    checkers: int = 0


def remarks_on(play: Play, game: Variant, rules: Rules) -> tuple[Remark, ...]:
    """What a play does, what tells most about it first; never empty."""
    found = [
        remark
        for remark in _remarks(_Look(play, game, rules))
        if remark.points or remark.checkers or remark.deed in _BARE
    ]
    return tuple(found) or (Remark(Deed.MOVES, (), len({journey[0] for journey in journeys(play.moves)})),)


_BARE: Final = (Deed.WINS, Deed.SPLITS, Deed.CLEARS)
"""Deeds that are about no point and no number."""


def journeys(moves: Sequence[Move]) -> list[tuple[int, int]]:
    """Where each checker that moves starts and ends."""
    found: list[list[int]] = []
    for move in moves:
        onward = next((one for one in found if one[1] == move.source), None)
        if onward is None:
            found.append([move.source, move.target])
        else:
            onward[1] = move.target
    return [(source, target) for source, target in found]


class _Look:
    """A play with all that is asked about it."""

    def __init__(self, play: Play, game: Variant, rules: Rules) -> None:
        self.game, self.rules, self.moves = game, rules, play.moves
        self.before, self.after = play.before, play.after
        self.journeys = journeys(play.moves)
        self.held_by = 1 if game.same_way else 2

    def standing(self, counts: tuple[int, ...]) -> frozenset[int]:
        """The points that a side holds."""
        return _standing(counts, self.held_by)

    def exposed(self, position: Position) -> frozenset[int]:
        """The mover's points with a lone checker that an opposing one can still reach."""
        return frozenset() if self.game.same_way else _exposed(position)  # there nothing is ever hit


# Half of what is asked is about the position before, the same for all plays of a roll.
@lru_cache(maxsize=512)
def _standing(counts: tuple[int, ...], held_by: int) -> frozenset[int]:
    return frozenset([point for point in range(1, POINTS + 1) if counts[point] >= held_by])


@lru_cache(maxsize=512)
def _exposed(position: Position) -> frozenset[int]:
    mine, theirs = position.mine, position.theirs
    # What has yet to come in, from the bar or the hand, passes every point.
    waiting = theirs[BAR] + (theirs[HAND] if len(theirs) > HAND else 0)
    behind = BAR if waiting else next((at for at in range(POINTS, 0, -1) if theirs[at]), 0)
    kept = {abs(point) for point in position.pinned}
    return frozenset([at for at in range(BAR - behind + 1, POINTS + 1) if mine[at] == 1 and at not in kept])


def _remarks(look: _Look) -> Iterator[Remark]:
    before, after, moves = look.before, look.after, look.moves
    result = look.game.result(after, look.rules)
    if result is not None and not result.is_draw:
        yield Remark(Deed.WINS)
    landed = {move.target for move in moves if move.hit}
    yield Remark(Deed.PINS if look.game.pins else Deed.HITS, tuple(sorted(landed, reverse=True)))
    yield Remark(Deed.ENTERS, (), sum(move.source >= BAR for move in moves))
    yield Remark(Deed.BEARS_OFF, (), sum(move.target == OFF for move in moves))
    new = look.standing(after.mine) - look.standing(before.mine)
    if not look.game.same_way:
        yield Remark(Deed.MAKES, tuple(sorted(new, reverse=True)) if look.game.has_contact(before) else ())
    rows = [_longest_row(look.standing(counts)) for counts in (before.mine, after.mine)]
    blocks = look.game.has_contact(after) and rows[1] > rows[0] and rows[1] >= _ROW - look.game.same_way
    yield Remark(Deed.ROW, (), rows[1] if blocks else 0)
    yield from _about_runners(look)
    yield Remark(Deed.FREES, tuple(-point for point in before.pinned if point < 0 and point not in after.pinned))
    yield from _about_blots(look)
    yield from _about_progress(look)


def _about_runners(look: _Look) -> Iterator[Remark]:
    """Checkers of the far quarter, where a game with hits has its prey."""
    if look.game.same_way or look.game.pins:
        return
    left = [target for source, target in look.journeys if FAR <= source <= POINTS and target < FAR]
    alone = look.exposed(look.after)
    safe = sum(target not in alone for target in left)
    yield Remark(Deed.RUNS_SAFE, (), safe)
    yield Remark(Deed.RUNS, (), len(left) - safe)
    gone = look.standing(look.before.mine) - look.standing(look.after.mine)
    alone_now = any(look.after.mine[point] == 1 != look.before.mine[point] for point in range(FAR, BAR))
    if not left and alone_now and any(point >= FAR for point in gone):
        yield Remark(Deed.SPLITS)


def _about_blots(look: _Look) -> Iterator[Remark]:
    before, after = look.exposed(look.before), look.exposed(look.after)
    if before and not after:
        yield Remark(Deed.CLEARS)
    yield Remark(Deed.LEAVES, tuple(sorted(after - before, reverse=True)))


def _about_progress(look: _Look) -> Iterator[Remark]:
    start, counts = look.game.start().mine, look.after.mine
    heads = look.game.same_way or look.game.pins
    if heads and start[POINTS]:
        yield Remark(Deed.SETS_OUT, (), sum(source == POINTS for source, _ in look.journeys))
    yield Remark(Deed.BRINGS_HOME, (), sum(source > HOME >= target > OFF for source, target in look.journeys))
    for point in sorted({target for _, target in look.journeys if target}, reverse=True):
        if counts[point] >= _STACK and counts[point] > look.before.mine[point]:
            yield Remark(Deed.STACKS, (point,), counts[point])


@lru_cache(maxsize=512)
def _longest_row(points: frozenset[int]) -> int:
    """The most points in a row."""
    longest = length = 0
    for point in range(1, POINTS + 1):
        length = length + 1 if point in points else 0
        longest = max(longest, length)
    return longest
