"""The best play and the next one played out by a network of our own, with the same dice and the luck taken out.

It's the rollout of the benchmarks (`tools.prove.rollout`): in a race to the end; where there is contact for eight
rolls, after which the network says the rest.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

import numpy as np

from bot.records.positions import Rollout
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of
from bot.rules.play import Play
from tools.prove.choose import TO_THE_END, Found, Player
from tools.prove.make import ROLLS

_MOST: Final = 324
_AT_ONCE: Final = 36
_SURE: Final = 5
"""Standard errors that settle it before all games are played; fewer would, now and then, by luck."""
_SEED: Final = 1

_player = cache(Player)


def played_out(state: MatchState, best: Play, second: Play) -> Rollout:
    """By how many points a game the best play is ahead of the next one, in games for points without a cube.

    Raises ValueError for a match and a game with a cube.
    """
    if state.length or state.rules.cube:
        raise ValueError("only games for points, without a cube")
    game = game_of(state)
    contact = game.has_contact(state.position)
    found = Found(_SEED, contact, state, [best, second], [])
    margins = np.zeros(0)
    while True:
        alive, rolls = np.ones(2, np.bool_), ROLLS if contact else TO_THE_END
        rows = _player(game.key).results(found, alive, rolls, len(margins), _AT_ONCE)
        margins = np.append(margins, rows[:, 0] - rows[:, 1])
        mean, error = float(margins.mean()), float(margins.std(ddof=1) / sqrt(len(margins)))
        if len(margins) == _MOST or abs(mean) > _SURE * error:
            return Rollout(round(mean, 4), round(error, 4), len(margins))
