"""Remarks on a play, as data: the points it makes, the checkers it hits, those it brings to safety.

Everything is seen in the position alone; nothing says whether the play is good. Points are the mover's own.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from bot.rules.play import Move, Play
from bot.rules.position import BAR, HAND, OFF, POINTS, Position
from bot.rules.rules import Rules
from bot.rules.variants import Variant

HOME: Final = 6
"""The highest point of one's home board."""
FAR: Final = 19
"""The lowest point of the far quarter, where the opponent's home is if the sides move in opposite directions."""
_ROW: Final = 4  # how many points in a row are worth mentioning; where one checker holds a point, that comes sooner
_STACK: Final = 6  # how many checkers on a point are a stack
_BOARD: Final = range(1, POINTS + 1)


class Action(StrEnum):
    """A kind of effect of a play."""

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
    """No checker that could be hit is left."""
    SPLITS = "splits"
    """Checkers that held a point in the far quarter now stand there alone."""
    FREES = "frees"
    """Points where an opposing checker is no longer pinned."""
    LEAVES = "leaves"
    """Points where a checker can now be hit: those where none could before, or all if nothing else can be said."""
    SETS_OUT = "sets_out"
    """`checkers` of them leave the stack that all of them start on."""
    BRINGS_HOME = "brings_home"
    """`checkers` of them come into the home board."""
    STACKS = "stacks"
    """`checkers` of them are on the point now, more than before."""
    """Nothing else: `checkers` of them moved."""


class Remark(NamedTuple):
    """One effect of a play: the points it's about, or how many checkers (or points in a row)."""

    action: Action
    points: tuple[int, ...] = ()
    checkers: int = 0


def remarks_on(play: Play, game: Variant, rules: Rules) -> tuple[Remark, ...]:
    """The effects of a play, the most telling first; none of one that only moves and can't be hit."""
    look = _Look(play, game, rules)
    found = [*_about_moves(look), *_about_points(look), *_about_runners(look), *_about_blots(look)]
    found += _about_progress(look)
    return tuple(found or _otherwise(look))


def journeys(moves: Sequence[Move]) -> list[tuple[int, int]]:
    """The start and end of each checker that moves."""
    if len(moves) == 2:
        # By far the most of the plays that are listed, so they have their own lines.
        (source, target, _), (other, end, _) = moves
        return [(source, end)] if other == target else [(source, target), (other, end)]
    found: list[list[int]] = []
    for source, target, _ in moves:
        for one in found:
            if one[1] == source:
                one[1] = target
                break
        else:
            found.append([source, target])
    return [(source, target) for source, target in found]


class _Sight:
    """The mover's checkers in a position: the points that are held, and the checkers in danger."""

    def __init__(self, position: Position, game: Variant) -> None:
        mine, theirs = position.mine, position.theirs
        self.held_by = 1 if game.same_way else 2
        self.held = frozenset([point for point in _BOARD if mine[point] >= self.held_by])
        # Checkers that have yet to come in, from the bar or the hand, pass every point.
        waiting = theirs[BAR] + (theirs[HAND] if len(theirs) > HAND else 0)
        behind = BAR if waiting else next((at for at in range(POINTS, 0, -1) if theirs[at]), 0)
        # Where both sides go the same way nothing is ever hit.
        self.danger = range(0) if game.same_way else range(BAR - behind + 1, POINTS + 1)
        self.exposed = self.alone(position, self.danger)
        self._position, self._game = position, game

    @cached_property
    def in_contact(self) -> bool:
        """Can a side still hinder the other, in a game in which they meet?"""
        return not self._game.same_way and self._game.has_contact(self._position)

    @cached_property
    def longest_row(self) -> int:
        """How many points in a row are held."""
        return longest_row_of(self.held)

    def alone(self, position: Position, points: Iterable[int]) -> frozenset[int]:
        """The points among these that have a lone checker which an opposing one can still reach."""
        mine = position.mine
        found = frozenset([point for point in points if mine[point] == 1 and point in self.danger])
        return found - {abs(point) for point in position.pinned} if position.pinned else found


@lru_cache(maxsize=64)
def _sight(position: Position, game: Variant) -> _Sight:
    """The sight before a play, which is the same for all plays of a roll."""
    return _Sight(position, game)


class _Look:
    """A play with all that is asked about it."""

    def __init__(self, play: Play, game: Variant, rules: Rules) -> None:
        self.game, self.rules, self.moves = game, rules, play.moves
        self.before, self.after = play.before, play.after
        self.journeys = journeys(play.moves)
        self.landed = {target for _, target, hit in play.moves if hit}
        self.sight = sight = _sight(play.before, game)
        self.was_held, self.was_exposed = sight.held, sight.exposed
        was, now = self.before.mine, self.after.mine
        touched = {point for source, target, _ in play.moves for point in (source, target) if OFF < point < BAR}
        self.gained = {point for point in touched if now[point] >= sight.held_by > was[point]}
        self.lost = {point for point in touched if was[point] >= sight.held_by > now[point]}
        if self.landed or self.before.pinned:
            self.exposed = _Sight(self.after, game).exposed  # another checker may be furthest behind now
        else:
            self.exposed = (sight.exposed - touched) | sight.alone(self.after, touched)


def _about_moves(look: _Look) -> Iterator[Remark]:
    result = look.game.result(look.after, look.rules)
    if result is not None and not result.is_draw:
        yield Remark(Action.WINS)
    if look.landed:
        yield Remark(Action.PINS if look.game.pins else Action.HITS, _from_the_back(look.landed))
    entering = sum([source >= BAR for source, _, _ in look.moves])
    if entering:
        yield Remark(Action.ENTERS, (), entering)
    borne_off = sum([target == OFF for _, target, _ in look.moves])
    if borne_off:
        yield Remark(Action.BEARS_OFF, (), borne_off)


def _about_points(look: _Look) -> Iterator[Remark]:
    """Points and rows of points, which aren't worth mentioning unless a point was gained."""
    if not look.gained:
        return
    game = look.game
    if look.sight.in_contact:
        yield Remark(Action.MAKES, _from_the_back(look.gained))
    row = longest_row_of((look.was_held | look.gained) - look.lost)
    if row >= _ROW - game.same_way and row > look.sight.longest_row and game.has_contact(look.after):
        yield Remark(Action.ROW, (), row)


def _about_runners(look: _Look) -> Iterator[Remark]:
    """Checkers of the far quarter, where a game with hits has its prey."""
    if look.game.same_way or look.game.pins:
        return
    left = [target for source, target in look.journeys if FAR <= source <= POINTS and target < FAR]
    if left:
        safe = sum([target not in look.exposed for target in left])
        if safe:
            yield Remark(Action.RUNS_SAFE, (), safe)
        if safe < len(left):
            yield Remark(Action.RUNS, (), len(left) - safe)
    elif look.lost and max(look.lost) >= FAR:
        before, after = look.before.mine, look.after.mine
        if any(after[point] == 1 != before[point] for point in range(FAR, BAR)):
            yield Remark(Action.SPLITS)


def _about_blots(look: _Look) -> Iterator[Remark]:
    freed = tuple([-point for point in look.before.pinned if point < 0 and point not in look.after.pinned])
    if freed:
        yield Remark(Action.FREES, freed)
    before, after = look.was_exposed, look.exposed
    if before and not after:
        yield Remark(Action.CLEARS)
    elif after - before:
        yield Remark(Action.LEAVES, _from_the_back(after - before))


def _about_progress(look: _Look) -> Iterator[Remark]:
    game, before, after = look.game, look.before.mine, look.after.mine
    if (game.same_way or game.pins) and game.start().mine[POINTS]:
        leaving = sum([source == POINTS for source, _ in look.journeys])
        if leaving:
            yield Remark(Action.SETS_OUT, (), leaving)
    home = sum([source > HOME >= target > OFF for source, target in look.journeys])
    if home:
        yield Remark(Action.BRINGS_HOME, (), home)
    stacks = {target for _, target in look.journeys if target and after[target] >= _STACK}
    for point in _from_the_back(stacks):
        if after[point] > before[point]:
            yield Remark(Action.STACKS, (point,), after[point])


def _otherwise(look: _Look) -> Iterator[Remark]:
    """The remark about a play that does none of that while there's contact: what can be hit, as before."""
    if look.sight.in_contact:
        yield Remark(Action.LEAVES, _from_the_back(look.exposed)) if look.exposed else Remark(Action.CLEARS)


def _from_the_back(points: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(points, reverse=True))


def longest_row_of(points: Collection[int]) -> int:
    """The most points in a row."""
    bits = sum([1 << point for point in points])
    longest = 0
    while bits:  # each time a row is a point shorter
        bits &= bits << 1
        longest += 1
    return longest
