"""Boards of other games that show what backgammon has not: pins, hands, both sides moving the same way."""

from bot.render.board.picture import BoardScene, LastMove
from bot.render.board.scene import look_of
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS, find_variant

W, B = Side.WHITE, Side.BLACK
STARTING = [game for game in VARIANTS.values() if game.of_game(1) is game]
"""The games that have a start of their own: a rotation has not."""


def counted(points, size=27):
    """Counts from a map of them."""
    return tuple(points.get(point, 0) for point in range(size))


def board(key, position, **fields):
    return BoardScene(
        position, names=("Alexandra", "Magnus"), cube_in_play=False, game=look_of(find_variant(key)), length=5, **fields
    )


PINNED = Position(
    counted({24: 1, 20: 3, 13: 1, 11: 1, 8: 2, 6: 6, 4: 1}, 26),
    counted({24: 1, 21: 2, 19: 1, 16: 3, 14: 1, 12: 5, 5: 1, 1: 1}, 26),
    (-20, -11, -6, 4, 13, 24),
)
"""Mine pinned by one on 24, by two on 4 and by five on 13; theirs under one on 11, three on 20 and six on 6."""
PINS = board(
    "plakoto",
    PINNED,
    dice=Roll(5, 2),
    last_play=(LastMove(B, 8, 1, hit=True), LastMove(B, 24, 21)),
)
ROUND = board(
    "narde",
    Position.of({24: 8, 20: 1, 15: 2, 9: 3}, {24: 3, 13: 5, 6: 2, 5: 1, 1: 2}),
    dice=Roll(4, 4),
    last_play=(LastMove(B, 24, 13), LastMove(B, 13, 6), LastMove(B, 1, 0)),
)
HANDS = board(
    "american_acey_deucey",
    Position(counted({26: 4, 25: 2, 20: 3, 10: 3, 5: 3}), counted({26: 1, 25: 4, 24: 1, 3: 5, 2: 4})),
    dice=Roll(2, 1),
    to_play=(5, 5, 5, 5),
    dice_used=(True, False, False, False),
    caption="plays four 5s",
    last_play=(LastMove(W, 26, 20), LastMove(W, 25, 22)),
)
