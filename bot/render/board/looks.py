"""The look of each game's board, as it follows from the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.errors import IllegalReason
from bot.rules.position import BAR, POINTS, Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, Variant

_OTHER_WAY: Final = tuple(BAR - point for point in range(BAR))
_SAME_WAY: Final = tuple((point + POINTS // 2 - 1) % POINTS + 1 for point in range(BAR))

_CHECKERS: Final = 15


@lru_cache(maxsize=256)
def look_of(game: Variant, rules: Rules | None = None) -> GameLook:
    """The look of a game's board under these house rules (those of match play if none are given).

    Heads are marked in games whose sides move the same way: there the start is far from the opponent's.
    """
    return GameLook(
        name="" if game.key == BACKGAMMON.key else game.name,
        same_way=game.same_way,
        pins=game.pins,
        head=game.same_way,
        point_limit=_point_limit(game, rules or Rules()),
    )


def _point_limit(game: Variant, rules: Rules) -> int | None:
    """How many checkers make a point full. The game is asked, because the limit may be its own or a house rule."""
    counts = range(2, _CHECKERS)
    if not _is_full(game, rules, counts[-1]):
        return None
    return next(count for count in counts if _is_full(game, rules, count))


def _is_full(game: Variant, rules: Rules, count: int) -> bool:
    size = len(game.start().mine)
    mine = tuple({POINTS: 1, POINTS - 1: count}.get(point, 0) for point in range(size))
    theirs = tuple(_CHECKERS if point == 1 else 0 for point in range(size))
    return game.why_not(Position(mine, theirs), POINTS, POINTS - 1, rules) is IllegalReason.FULL_POINT


@dataclass(frozen=True, slots=True)
class GameLook:
    """The differences of a game's board from that of backgammon, the default."""

    name: str = ""
    """The game's name, written on the board; "" writes none, as for backgammon."""
    same_way: bool = False
    """Do both sides move counterclockwise, from opposite corners? Then each has its tray at an end of its own."""
    pins: bool = False
    """Is a lone checker that is landed on pinned instead of hit?"""
    head: bool = False
    """Are the points marked from which the sides start?"""
    point_limit: int | None = None
    """The most checkers a side may have on a point, written on the board; None if any number may be there."""

    def facing(self, point: int) -> int:
        """A side's point 1-24 in the other side's numbering."""
        return facing(self.same_way)[point]


def facing(same_way: bool) -> tuple[int, ...]:
    """For each point 1-24 of a side (0 is none) the same in the other side's numbering."""
    return _SAME_WAY if same_way else _OTHER_WAY
