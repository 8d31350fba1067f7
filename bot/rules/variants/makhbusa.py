"""Makhbusa: pinning, and a first checker that has to arrive before another sets out.

Sources: early editions of https://en.wikipedia.org/wiki/Backgammon and, for pinning,
https://www.bkgm.com/variants/Plakoto.html.
"""

from __future__ import annotations

from typing import ClassVar, Final

from bot.errors import IllegalReason
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants.families.pinning import PinningGame
from bot.rules.variants.families.quiet_game import HEAD, runner_of
from bot.rules.variants.protocol import ALWAYS_OPTIONS, Hand


class Makhbusa(PinningGame):
    """Pinning, and the first checker has to reach its home board before another may move."""

    key = "makhbusa"
    name = "Makhbusa"
    options = ALWAYS_OPTIONS | {"pinned_start"}

    runner_goal: ClassVar[int] = 6
    """The highest point on which the first checker has arrived. Disputed: one source sends it to "the opponent's home
    board", which, going by the other sources, means the far quarter, one's own home."""

    def is_uneven(self, position: Position) -> bool:
        """Until the first checker is home, only it moves; it may get there within a play."""
        return bool(self.runner(position))

    def movable(self, position: Position, hand: Hand) -> tuple[list[int], bool]:
        """Only the first checker until it is home."""
        mine, bears = super().movable(position, hand)
        runner = self.runner(position)
        if runner:
            mine = [count if point == runner else 0 for point, count in enumerate(mine)]
        return mine, bears and not runner

    def why_not(self, position: Position, source: int, target: int, rules: Rules) -> IllegalReason | None:
        """No checker but the first may move before that is home."""
        reason = super().why_not(position, source, target, rules)
        if reason is None and source == HEAD and self.runner(position) not in (0, HEAD):
            return IllegalReason.RUNNER_FIRST
        return reason

    def runner(self, position: Position) -> int:
        """The point of the only checker that may move: the head before it sets out, 0 once it has arrived."""
        return runner_of(position.mine, self.runner_goal)


MAKHBUSA: Final = Makhbusa()
