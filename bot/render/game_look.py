"""What of a game is seen on its board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.rules.position import BAR, POINTS

_OTHER_WAY: Final = tuple(BAR - point for point in range(BAR))
_SAME_WAY: Final = tuple((point + POINTS // 2 - 1) % POINTS + 1 for point in range(BAR))


@dataclass(frozen=True, slots=True)
class GameLook:
    """How the board of a game differs from that of backgammon, the default."""

    name: str = ""
    """The game's name, written on the board; "" writes none, as for backgammon."""
    same_way: bool = False
    """Do both sides move anticlockwise, from opposite corners? Then each has its tray at an end of its own."""
    pins: bool = False
    """Is a lone checker that is landed on pinned instead of hit?"""
    head: bool = False
    """Are the points marked from which the sides start?"""
    point_limit: int | None = None
    """The most checkers of a side on a point, said on the board; None where any number may stand."""

    def facing(self, point: int) -> int:
        """A side's point 1-24 in the other side's numbering."""
        return facing(self.same_way)[point]


def facing(same_way: bool) -> tuple[int, ...]:
    """For each point 1-24 of a side (0 is none) the same in the other side's numbering."""
    return _SAME_WAY if same_way else _OTHER_WAY
