"""Legal plays of games with hits by trying every single move, on bare counts.

For things `bot.rules.generator` doesn't know: full points, a hand, moves backward. The moves a number allows may depend
on the places of the checkers, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from bot.rules.play import Play
from bot.rules.position import BAR, HAND, Position

_PLACES: Final = HAND + 1
_WEIGHT: Final = tuple(1 << (5 * index) for index in range(_PLACES))
"""A key's digit for each place: sums of a play's differences stay unique (at most 4 moves a play)."""
_HIT: Final = tuple(1 << (5 * _PLACES + index) for index in range(_PLACES))

Path = tuple[int, ...]
StepsOf = Callable[[list[int], tuple[int, ...], int], list[tuple[int, int]]]
"""Every (source, target) of a number: from the mover's counts and the opponent's by the mover's points."""


class _Stage(NamedTuple):
    """The mover's checkers on the way, how they and the hits differ from the start as keys, and how they got there."""

    counts: list[int]
    difference: int
    hits: int
    path: Path


def plays_by_steps(
    steps: StepsOf, position: Position, numbers: tuple[int, ...], *, free_choice: bool = False
) -> tuple[Play, ...]:
    """Like `bot.rules.generator.generate`: as many of `numbers` as possible, one play for each resulting position."""
    enemy = position.theirs[BAR::-1]
    start = _Stage(list(position.mine), 0, 0, ())
    if len(set(numbers)) > 1:
        high, low = max(numbers), min(numbers)
        # If two ways lead to one position, the one that plays the lower number first is kept.
        ends = _ends(steps, start, enemy, (high, low)) | _ends(steps, start, enemy, (low, high))
        paths = list(ends.values()) or _singles(steps, start.counts, enemy, (high, low), free_choice=free_choice)
    else:
        paths = _longest(steps, start, enemy, numbers)
    return tuple([Play(position, path) for path in paths])


def _ends(steps: StepsOf, start: _Stage, enemy: tuple[int, ...], numbers: tuple[int, int]) -> dict[int, Path]:
    """The results of two numbers in this order, by key."""
    mine = start.counts
    first, second = numbers
    found: dict[int, Path] = {}
    for source, target in steps(mine, enemy, first):
        mine[source] -= 1
        mine[target] += 1
        delta = _WEIGHT[target] - _WEIGHT[source]
        hit = _HIT[target] if target and enemy[target] else 0
        for source2, target2 in steps(mine, enemy, second):
            hit2 = _HIT[target2] if target2 and enemy[target2] else 0
            key = delta + _WEIGHT[target2] - _WEIGHT[source2] + (hit | hit2)
            found[key] = (source, target, source2, target2)
        mine[source] += 1
        mine[target] -= 1
    return found


def _singles(
    steps: StepsOf, mine: list[int], enemy: tuple[int, ...], numbers: tuple[int, int], *, free_choice: bool
) -> list[Path]:
    """One number only: the higher if it can be played at all, unless the table chooses freely."""
    highs: list[Path] = [*steps(mine, enemy, numbers[0])]
    if highs and not free_choice:
        return highs
    # Bearing the same checker off with either number is one play, not two.
    return highs + [step for step in steps(mine, enemy, numbers[1]) if step not in highs]


def _longest(steps: StepsOf, start: _Stage, enemy: tuple[int, ...], numbers: tuple[int, ...]) -> list[Path]:
    """The same number several times: all positions after one move, after two ...; the last ones are legal."""
    level: dict[int, _Stage] = {0: start}
    for number in numbers:
        following: dict[int, _Stage] = {}
        for counts, difference, hits, path in level.values():
            for source, target in steps(counts, enemy, number):
                delta = difference + _WEIGHT[target] - _WEIGHT[source]
                hit = hits | _HIT[target] if target and enemy[target] else hits
                if delta + hit not in following:
                    moved = counts.copy()
                    moved[source] -= 1
                    moved[target] += 1
                    following[delta + hit] = _Stage(moved, delta, hit, (*path, source, target))
        if not following:
            break
        level = following
    return [stage.path for stage in level.values() if stage.path]
