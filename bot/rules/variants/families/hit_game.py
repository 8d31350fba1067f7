"""The common rules of the games with hits: lone checkers are hit, the sides move in opposite directions.

What `bot.rules.generator` doesn't know (full points, a hand, moves backward) is found by trying every single move, on
bare counts. The moves a number allows may depend on the places of the checkers, and on nothing else.
"""

from typing import ClassVar, Final

from bot.errors import IllegalReason
from bot.rules.generator import HIT, WEIGHT, Path, StepsOf, generate, in_both_orders, moves_of_die, singles
from bot.rules.play import Move, Play
from bot.rules.position import BAR, OFF, Position
from bot.rules.rules import Rules
from bot.rules.variants.families.search import with_short_wins
from bot.rules.variants.protocol import NO_HAND, Hand, Variant

FIVE: Final = 5
"""How many checkers of a side may be on a point under the five-checker limit."""


class HitGame(Variant):
    """Backgammon with moves of its own (`steps`), and with as many checkers on a point as the table allows."""

    most_on_point: ClassVar[int] = 0
    """How many of a side's checkers a point holds in this game, apart from house rules; 0 for any number."""

    def moves_of_die(self, position: Position, die: int, rules: Rules, hand: Hand = NO_HAND) -> tuple[Move, ...]:  # noqa: ARG002
        """The moves that `steps` allows and no full point forbids."""
        enemy = position.theirs[BAR::-1]
        mine = list(position.mine)
        limit = self.limit(rules)
        found = self._steps_below(mine, enemy, die, limit) if limit else self.steps(mine, enemy, die)
        return tuple(Move(source, target, bool(target) and enemy[target] == 1) for source, target in found)

    def plays_of_numbers(self, position: Position, numbers: tuple[int, ...], rules: Rules) -> tuple[Play, ...]:
        """As many dice as possible, or fewer if only they win: those plays come last."""
        if not numbers:
            return ()
        plays = self._whole_plays(position, numbers, rules)
        return with_short_wins(plays, self, position, numbers, rules) if self.nearly_won(position, numbers) else plays

    def _whole_plays(self, position: Position, numbers: tuple[int, ...], rules: Rules) -> tuple[Play, ...]:
        """As many dice as possible; by backgammon's fast generator if there are no other moves."""
        limit = self.limit(rules)
        # A point can be full only after all the numbers but the last have gone to it.
        if limit and max(position.mine[1:BAR]) + len(numbers) > limit:

            def below(mine: list[int], enemy: tuple[int, ...], die: int) -> list[tuple[int, int]]:
                return self._steps_below(mine, enemy, die, limit)

            return plays_by_steps(below, position, numbers, free_choice=rules.free_choice)
        if self.moves_as_usual(position, numbers):
            return generate(position, numbers, free_choice=rules.free_choice)
        return plays_by_steps(self.steps, position, numbers, free_choice=rules.free_choice)

    def limit(self, rules: Rules) -> int:
        """How many of a side's checkers a point holds; 0 for any number."""
        return FIVE if rules.five_checkers else self.most_on_point

    def steps(self, mine: list[int], enemy: tuple[int, ...], die: int) -> list[tuple[int, int]]:
        """Every (source, target) of a die, ignoring full points; `enemy[p]` counts opposing checkers on my point p."""
        return moves_of_die(mine, enemy, die)

    def moves_as_usual(self, position: Position, numbers: tuple[int, ...]) -> bool:  # noqa: ARG002
        """Are the moves of `numbers` from here those of backgammon, so that the fast generator finds them?"""
        return True

    def nearly_won(self, position: Position, numbers: tuple[int, ...]) -> bool:  # noqa: ARG002
        """Could fewer than `numbers` win, although all of them could be played without winning? Never in backgammon."""
        return False

    def why_not(self, position: Position, source: int, target: int, rules: Rules) -> IllegalReason | None:
        """With a limit, a full point takes no more."""
        limit = self.limit(rules)
        if limit and OFF < target < BAR and position.mine[target] >= limit and source != target:
            return IllegalReason.FULL_POINT
        return None

    def _steps_below(self, mine: list[int], enemy: tuple[int, ...], die: int, limit: int) -> list[tuple[int, int]]:
        steps = self.steps(mine, enemy, die)
        return [step for step in steps if not step[1] or mine[step[1]] < limit]


_Stage = tuple[list[int], int, int, Path]
"""The mover's checkers on the way, how they and the hits differ from the start as keys, and how they got there."""


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
    level: dict[int, _Stage] = {0: (mine, 0, 0, ())}
    for left in range(len(numbers), 0, -1):
        following: dict[int, _Stage] = {}
        for counts, difference, hits, path in level.values():
            for source, target in steps(counts, enemy, numbers[0]):
                delta = difference + WEIGHT[target] - WEIGHT[source]
                hit = hits | HIT[target] if target and enemy[target] else hits
                if delta + hit in following:
                    continue
                moved = counts
                if left > 1:  # nobody asks where the checkers are after the last
                    moved = counts.copy()
                    moved[source] -= 1
                    moved[target] += 1
                following[delta + hit] = moved, delta, hit, (*path, source, target)
        if not following:
            break
        level = following
    return [path for _, _, _, path in level.values() if path]
