"""How the board of each game looks: what its rules say of it."""

from __future__ import annotations

from typing import Final

from bot.errors import IllegalReason
from bot.render.game_look import GameLook
from bot.rules.position import POINTS, Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, Variant

_CHECKERS: Final = 15


def look_of(game: Variant, rules: Rules | None = None) -> GameLook:
    """How the board of a game looks under these house rules (those of match play if none are given).

    Heads are marked in the games whose sides move the same way: there the start lies far from the opponent's.
    """
    return GameLook(
        name="" if game.key == BACKGAMMON.key else game.name,
        same_way=game.same_way,
        pins=game.pins,
        head=game.same_way,
        point_limit=_point_limit(game, rules or Rules()),
    )


def _point_limit(game: Variant, rules: Rules) -> int | None:
    """How many checkers make a point full: the game is asked, for it may be its own rule or a house rule."""
    counts = range(2, _CHECKERS)
    if not _is_full(game, rules, counts[-1]):
        return None
    return next(count for count in counts if _is_full(game, rules, count))


def _is_full(game: Variant, rules: Rules, count: int) -> bool:
    size = len(game.start().mine)
    mine = tuple({POINTS: 1, POINTS - 1: count}.get(point, 0) for point in range(size))
    theirs = tuple(_CHECKERS if point == 1 else 0 for point in range(size))
    return game.why_not(Position(mine, theirs), POINTS, POINTS - 1, rules) is IllegalReason.FULL_POINT
