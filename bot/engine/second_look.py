"""Close or costly decisions are looked at again, one ply deeper than the rest."""

from __future__ import annotations

from typing import Final

from bot.engine.evaluator import Ranking, Valued, by_equity, value_of
from bot.engine.judge import Scene
from bot.records.analyses import CubeAction, CubeVerdict

_CLOSE: Final = 0.02
"""Two plays within this equity are too close for the first look, and a loss above it is worth a second."""
_MOST: Final = 3
"""Plays looked at again, besides the one that was made."""


def looked_again(ranking: Ranking, frame: Scene, deeper: int, played: str) -> Ranking:
    """The ranking with the candidates for the best play, and the one `played`, looked at again, `deeper` plies deep.

    The ranking itself if nothing depends on it: the best was played, and no other comes near it. Plays that aren't
    looked at again are shifted by as much as the others were on average, and stay below the best of them.
    """
    values = ranking.values
    near = [one for one in values[:_MOST] if one.equity > values[0].equity - _CLOSE]
    if len(near) < 2 and values[0].play.notation == played:
        return ranking
    again = [one for one in values if one in near or one.play.notation == played]
    seen = [value_of(one.play, frame, deeper) for one in again]
    moved = sum(new.equity - old.equity for new, old in zip(seen, again, strict=True)) / len(seen)
    best = max(one.equity for one in seen)
    rest = [_moved(one, moved, best) for one in values if one not in again]
    # If one of the rest is worth as much as the best, the one that was looked at again comes first.
    return Ranking(sorted(by_equity(seen) + rest, key=lambda one: -one.equity), ranking.spread)


def _moved(one: Valued, by: float, most: float) -> Valued:
    return one._replace(equity=min(one.equity + by, most))


def is_in_doubt(verdict: CubeVerdict, action: CubeAction | None) -> bool:
    """Is a cube decision worth another look? All are, except those that count for nothing: a clear no double.

    A first look sees too little of the value of a centered cube, so it makes too much of a missed double.
    """
    return action is not CubeAction.NO_DOUBLE or verdict.is_close
