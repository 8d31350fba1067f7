"""Fevga: the first checker sets out alone, and primes are limited. Source: https://www.bkgm.com/variants/Fevga.html."""

from collections.abc import Sequence
from typing import Final

from bot.errors import IllegalReason
from bot.rules.generator import Path
from bot.rules.play import Play
from bot.rules.position import OFF, POINTS, Position
from bot.rules.rules import Rules
from bot.rules.variants.families.quiet_game import RunnerFirst
from bot.rules.variants.families.same_way import SIX, SameWayGame, held, held_after, turned

_QUARTER: Final = SIX << POINTS - 6  # the six points of the starting quarter, 19-24, as bits


class Fevga(RunnerFirst, SameWayGame):
    """The starting quarter is never wholly held, and a prime right before all of the opponent's checkers opens."""

    key = "fevga"
    name = "Fevga"
    options = frozenset({"free_choice"})
    always = frozenset({"winner_starts"})
    """The winner of a game opens the next, as in all of Tavli (https://www.bkgm.com/variants/Tavli.html)."""
    is_plain = False

    runner_goal = 11
    """The highest point that is past the opponent's start, which is one's own point 12."""
    # Disputed: must the prime open only if all of the opponent's checkers are on the one point behind it (here, and
    # most often), or whenever they can't move at all?

    def plays_of_numbers(self, position: Position, numbers: tuple[int, ...], rules: Rules) -> tuple[Play, ...]:
        """As elsewhere; a prime that no play opens may stay."""
        plays = super().plays_of_numbers(position, numbers, rules)
        if plays or not numbers or not _behind(position):
            return plays
        return self.searched(position, numbers, rules, _why_not_quarter)

    def ends_well(self, position: Position, paths: Sequence[Path]) -> Sequence[Path]:
        """Paths that leave a point of the starting quarter free, and a way open to an opponent who is wholly behind."""
        after = held_after(position, paths)
        behind = _behind(position)
        return [
            path
            for path, bits in zip(paths, after, strict=True)
            if bits & _QUARTER != _QUARTER and not (behind and _shuts(bits, behind))
        ]

    def why_not_end(self, position: Position, after: Position, rules: Rules) -> IllegalReason | None:
        """As `ends_well`."""
        behind = _behind(position)
        if behind and _shuts(held(after.mine), behind):
            return IllegalReason.PRIME
        return _why_not_quarter(position, after, rules)


def _why_not_quarter(position: Position, after: Position, rules: Rules) -> IllegalReason | None:  # noqa: ARG001
    return IllegalReason.PRIME if held(after.mine) & _QUARTER == _QUARTER else None


def _behind(position: Position) -> int:
    """The opponent's point where all their checkers are, if six points lie in front of it; otherwise 0."""
    theirs = position.theirs
    point = next((point for point in range(POINTS, 6, -1) if theirs[point]), OFF)
    return point if point and theirs[point] == sum(theirs) else OFF


def _shuts(bits: int, behind: int) -> bool:
    """Do the mover's points hold all six before the opponent's point `behind`?"""
    return turned(bits) >> behind - 7 & SIX == SIX


FEVGA: Final = Fevga()
