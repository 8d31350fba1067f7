"""Legal plays of games with hits by trying every single move, on bare counts.

For things `bot.rules.generator` doesn't know: full points, a hand, moves backward. The moves a number allows may depend
on the places of the checkers, and on nothing else.
"""

from typing import NamedTuple

from bot.rules.generator import HIT, WEIGHT, Path, StepsOf, in_both_orders, singles
from bot.rules.play import Play
from bot.rules.position import BAR, Position


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
    mine, enemy = list(position.mine), position.theirs[BAR::-1]
    if len(set(numbers)) > 1:
        high, low = max(numbers), min(numbers)
        # If two ways lead to one position, the one that plays the lower number first is kept.
        paths = in_both_orders(steps, mine, enemy, (high, low))
        paths = paths or singles(steps, mine, enemy, (high, low), free_choice=free_choice)
    else:
        paths = _longest(steps, mine, enemy, numbers)
    return tuple([Play(position, path) for path in paths])


def _longest(steps: StepsOf, mine: list[int], enemy: tuple[int, ...], numbers: tuple[int, ...]) -> list[Path]:
    """The same number several times: all positions after one move, after two ...; the last ones are legal."""
    level: dict[int, _Stage] = {0: _Stage(mine, 0, 0, ())}
    for number in numbers:
        following: dict[int, _Stage] = {}
        for counts, difference, hits, path in level.values():
            for source, target in steps(counts, enemy, number):
                delta = difference + WEIGHT[target] - WEIGHT[source]
                hit = hits | HIT[target] if target and enemy[target] else hits
                if delta + hit not in following:
                    moved = counts.copy()
                    moved[source] -= 1
                    moved[target] += 1
                    following[delta + hit] = _Stage(moved, delta, hit, (*path, source, target))
        if not following:
            break
        level = following
    return [stage.path for stage in level.values() if stage.path]
