"""The theme of a position."""

from typing import Final

from bot.engine.network import plan_of
from bot.engine.standing import has_own_network
from bot.records.analyses import DecisionKind
from bot.records.insights import Plan
from bot.records.positions import Scene, Theme
from bot.rules.match.turn import game_of
from bot.rules.position import BAR, OFF, POINTS, Position
from bot.rules.variants import Variant

_OPENING: Final = 6
"""Turns of both sides."""
_HOME: Final = 6
_BEHIND: Final = 40
"""Pips."""
_ROW: Final = 4


def theme_of(scene: Scene) -> Theme:
    """The theme of a scene: the cube, or the first that fits."""
    if scene.kind is not DecisionKind.CHECKER:
        return Theme.CUBE
    position, game = scene.position, game_of(scene.state)
    if scene.turns < _OPENING:
        return Theme.OPENING
    if _all_home(position):
        return Theme.BEAR_OFF
    if not game.has_contact(position):
        return Theme.RACE
    if not (game.same_way or game.pins) and _is_back_game(position):
        return Theme.BACK_GAME
    if not has_own_network(scene.state) and _is_blitz(position):
        return Theme.BLITZ
    if has_prime(position, game) or has_prime(position.swapped(), game):
        return Theme.PRIME
    return Theme.CONTACT


def _all_home(position: Position) -> bool:
    return sum(position.mine[OFF : _HOME + 1]) == sum(position.mine)


def _is_back_game(position: Position) -> bool:
    """Two anchors in the other side's home, and far behind."""
    anchors = sum(count > 1 for count in position.mine[POINTS - _HOME + 1 : POINTS + 1])
    return anchors > 1 and position.pip_count - position.opponent_pip_count >= _BEHIND


def _is_blitz(position: Position) -> bool:
    """An attack on checkers on the bar, or on two that are alone in one's home."""
    theirs = position.theirs
    alone = theirs[BAR - _HOME : BAR].count(1)
    return bool(theirs[BAR] or alone > 1) and plan_of(position) is Plan.ATTACKING


def has_prime(position: Position, game: Variant) -> bool:
    """Has the side on roll closed four points in a row to the other?"""
    turned = position.swapped()
    row = 0
    for point in range(1, POINTS + 1):
        row = row + 1 if game.is_closed(turned, game.facing(point)) else 0
        if row == _ROW:
            return True
    return False
