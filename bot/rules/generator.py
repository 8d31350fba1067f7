"""Every legal play of backgammon and its family: hits, a bar, bearing off, as many dice as possible.

Two plays that lead to the same position are one. This is written for speed, since turns, autocompletion and the
engine's check wait for it. So the two common cases have their own code:

- two different dice, nobody on the bar, at least two checkers outside home: the second die's moves hardly depend on the
  first, so pairs are combined instead of searched;
- a doublet: every play can be made with its sources in descending order, so each is found exactly once.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from bot.rules.play import Play
from bot.rules.position import HAND, Position

_PLACES: Final = HAND + 1
WEIGHT: Final = tuple(1 << (5 * index) for index in range(_PLACES))
"""A key's digit for each place: sums of a play's differences stay unique (at most 4 moves a play)."""
HIT: Final = tuple(1 << (5 * _PLACES + index) for index in range(_PLACES))

Path = tuple[int, ...]
StepsOf = Callable[[list[int], tuple[int, ...], int], list[tuple[int, int]]]
"""Every (source, target) of a number: from the mover's counts and the opponent's by the mover's points."""


def generate(position: Position, numbers: tuple[int, ...], *, free_choice: bool = False) -> tuple[Play, ...]:
    """All legal plays of the dice `numbers` (two different ones, or the same one several times).

    `free_choice`: if either number but not both can be played, either may be chosen, not just the higher. The result is
    empty if nothing can be moved.
    """
    # By my points, the bar last; a hand, where there is one, holds nobody up.
    enemy = position.theirs[25::-1]
    paths = paths_of(list(position.mine), enemy, numbers, free_choice=free_choice)
    return tuple([Play(position, path) for path in paths])


def paths_of(
    mine: list[int], enemy: tuple[int, ...], numbers: tuple[int, ...], *, free_choice: bool = False, bears: bool = True
) -> list[Path]:
    """Like `generate`, with bare counts: source, target, source, target ... of each play.

    `mine` are the checkers that may move (a game may leave out some that must stay), `enemy[p]` counts the opposing
    checkers on the mover's point p, and `bears` says whether checkers may be borne off once all of `mine` are home.
    """
    if len(numbers) == 2 and numbers[0] != numbers[1]:
        high, low = max(numbers), min(numbers)
        steps = moves_of_die if bears else partial(moves_of_die, bears=False)
        if not mine[25] and sum(mine[7:25]) >= 2:  # two are outside
            paths = _pairs(mine, enemy, high, low)
        else:
            paths = in_both_orders(steps, mine, enemy, (low, high))
        return paths or singles(steps, mine, enemy, (high, low), free_choice=free_choice)
    return _repeated(mine, enemy, numbers, bears=bears)


def moves_of_die(mine: list[int], enemy: tuple[int, ...], die: int, *, bears: bool = True) -> list[tuple[int, int]]:
    """Every (source, target) that one die allows now; the other arguments are those of `paths_of`."""
    if mine[25]:
        return [(25, 25 - die)] if enemy[25 - die] < 2 else []
    found = [(source, source - die) for source in range(24, die, -1) if mine[source] and enemy[source - die] < 2]
    if bears and not any(mine[7:25]):
        bearing = _bearing_source(mine, die)
        if bearing:
            found.append((bearing, 0))
    return found


def _bearing_source(mine: list[int], die: int) -> int:
    """The point a die bears off from, all checkers being home: its own, or the highest if none is above it."""
    if mine[die]:
        return die
    if any(mine[die + 1 : 7]):
        return 0
    return next((point for point in range(die - 1, 0, -1) if mine[point]), 0)


def _pairs(mine: list[int], enemy: tuple[int, ...], high: int, low: int) -> list[Path]:
    """Both dice, no bar, no bearing off possible within the play."""
    firsts = [(s, s - high) for s in range(24, high, -1) if mine[s] and enemy[s - high] < 2]
    seconds = [(s, s - low) for s in range(24, low, -1) if mine[s] and enemy[s - low] < 2]
    weight = WEIGHT
    steps = [(s, t, weight[t] - weight[s], HIT[t] if enemy[t] else 0) for s, t in seconds]
    found: dict[int, Path] = {}
    for source, target in firsts:
        delta = weight[target] - weight[source]
        hit = HIT[target] if enemy[target] else 0
        alone = mine[source] == 1
        for source2, target2, delta2, hit2 in steps:
            if source2 != source or not alone:
                found[delta + delta2 + (hit | hit2)] = (source, target, source2, target2)
    _runs(found, mine, enemy, high, low)
    return list(found.values())


def _runs(found: dict[int, Path], mine: list[int], enemy: tuple[int, ...], high: int, low: int) -> None:
    """Add one checker playing both dice, by way of either stop; the stops differ only where they hit."""
    both = high + low
    for source in range(24, both, -1):
        end = source - both
        if not mine[source] or enemy[end] > 1:
            continue
        delta = WEIGHT[end] - WEIGHT[source]
        end_hit = HIT[end] if enemy[end] else 0
        for die in (low, high):
            stop = source - die
            if enemy[stop] < 2:
                hit = end_hit | (HIT[stop] if enemy[stop] else 0)
                found[delta + hit] = (source, stop, stop, end)


def in_both_orders(steps: StepsOf, mine: list[int], enemy: tuple[int, ...], numbers: tuple[int, int]) -> list[Path]:
    """Two numbers in either order, by trying every step; of two ways to one position, that of the second order."""
    found: dict[int, Path] = {}
    for first, second in (numbers, numbers[::-1]):
        for source, target in steps(mine, enemy, first):
            mine[source] -= 1
            mine[target] += 1
            delta = WEIGHT[target] - WEIGHT[source]
            hit = HIT[target] if target and enemy[target] else 0
            for source2, target2 in steps(mine, enemy, second):
                hit2 = HIT[target2] if target2 and enemy[target2] else 0
                found[delta + WEIGHT[target2] - WEIGHT[source2] + (hit | hit2)] = (source, target, source2, target2)
            mine[source] += 1
            mine[target] -= 1
    return list(found.values())


def singles(
    steps: StepsOf, mine: list[int], enemy: tuple[int, ...], numbers: tuple[int, int], *, free_choice: bool
) -> list[Path]:
    """One number only: the higher (the first) if it can be played at all, unless the table lets the player choose."""
    highs: list[Path] = [*steps(mine, enemy, numbers[0])]
    if highs and not free_choice:
        return highs
    # Bearing the same checker off with either number is one play, not two.
    return highs + [step for step in steps(mine, enemy, numbers[1]) if step not in highs]


def _repeated(mine: list[int], enemy: tuple[int, ...], numbers: tuple[int, ...], *, bears: bool) -> list[Path]:
    """A doublet: depth first with descending sources; only the longest plays are legal."""
    die, times = numbers[0], len(numbers)
    entering = min(mine[25], times)
    if entering and enemy[25 - die] > 1:
        return []
    path: Path = (25, 25 - die) * entering
    mine[25] -= entering
    mine[25 - die] += entering
    if mine[25]:
        return [path]
    found: list[Path] = []
    away = sum(mine[7:25]) + (not bears)  # never all home if nothing may be borne off
    _descend(_Doublet(mine, enemy, die, found), 24, path, away, times - entering)
    longest = max(map(len, found), default=0)
    return [path for path in found if len(path) == longest]


class _Doublet(NamedTuple):
    """The part of a search that stays the same on the way down."""

    mine: list[int]
    enemy: tuple[int, ...]
    die: int
    found: list[Path]


def _descend(search: _Doublet, top: int, path: Path, away: int, left: int) -> None:
    """Play `left` more moves from sources not above `top`; `away` counts the checkers outside home."""
    mine, enemy, die, found = search
    stuck = True
    for source in range(top, 0, -1) if left else ():
        if not mine[source]:
            continue
        target = source - die
        if target > 0:
            if enemy[target] > 1:
                continue
        elif away or (target < 0 and any(mine[source + 1 : 7])):
            continue
        else:
            target = 0
        stuck = False
        if left == 1:
            found.append((*path, source, target))
            continue
        mine[source] -= 1
        mine[target] += 1
        _descend(search, source, (*path, source, target), away - (source > 6 >= target), left - 1)
        mine[source] += 1
        mine[target] -= 1
    if stuck and path:
        found.append(path)
