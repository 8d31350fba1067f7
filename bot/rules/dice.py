"""Rolls, and where they come from."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, Protocol


class Roll(NamedTuple):
    """Two dice, as they fell. In an opening roll the first die is White's, the second Black's."""

    first: int
    second: int

    @property
    def is_doublet(self) -> bool:
        """True if both dice show the same number."""
        return self.first == self.second

    @property
    def high(self) -> int:
        """The larger number (1-6)."""
        return max(self)

    @property
    def low(self) -> int:
        """The smaller number (1-6)."""
        return min(self)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The moves this roll gives in backgammon: two, the higher first, or four for a doublet."""
        return (self.first,) * 4 if self.is_doublet else (self.high, self.low)

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"


ALL_ROLLS: Final = tuple(
    (Roll(high, low), 1 if high == low else 2) for high in range(1, 7) for low in range(1, high + 1)
)
"""The 21 rolls, and how many of the 36 ways of two dice give each."""


class DiceSource(Protocol):
    """Where rolls come from. The rules never draw by themselves."""

    def roll(self, game: int, index: int) -> Roll:
        """Roll number `index` (from 0, opening ties counted) of game number `game` (from 1)."""
        ...


def opening_rolls(dice: DiceSource, game: int) -> tuple[Roll, ...]:
    """The rolls that open a game: one die each, ties thrown again."""
    rolls: list[Roll] = []
    while not rolls or rolls[-1].is_doublet:
        rolls.append(dice.roll(game, len(rolls)))
    return tuple(rolls)


class LiveDice:
    """Dice from a source of uniform integers, `randbelow(6)` in 0-5, such as `secrets.randbelow`."""

    def __init__(self, randbelow: Callable[[int], int]) -> None:
        self._randbelow = randbelow

    def roll(self, game: int, index: int) -> Roll:
        """Draw two dice; live dice don't care which roll it is."""
        return Roll(self._randbelow(6) + 1, self._randbelow(6) + 1)


class ScriptedDice:
    """Rolls given beforehand, in order; complains when they run out."""

    def __init__(self, rolls: Iterable[tuple[int, int]]) -> None:
        self._rolls = [Roll(*roll) for roll in rolls]
        self._next = 0

    def roll(self, game: int, index: int) -> Roll:
        """The next scripted roll. Raises LookupError at the end of the script."""
        if self._next >= len(self._rolls):
            raise LookupError(f"the script has only {len(self._rolls)} rolls")
        self._next += 1
        return self._rolls[self._next - 1]


class FillerDice:
    """Rolls for what is tried out, or would follow automatically; the results aren't kept."""

    def roll(self, game: int, index: int) -> Roll:
        """Any roll that may open a game."""
        return Roll(2, 1)


FILLER: Final = FillerDice()
