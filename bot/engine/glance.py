"""A first look at a cube decision: exact enough to see that there is none, and some hundred times quicker."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.engine.network import at_the_old_stake, network
from bot.engine.standing import has_own_network, standing_of
from bot.records.analyses import CLOSE_CUBE, Chances, CubeVerdict
from bot.rules.match.state import MatchState

_DOUBT: Final = 0.2
"""The largest error, in equity, expected of a first look at a cube decision."""


def glance(state: MatchState) -> CubeVerdict | None:
    """The cube decision of the side on roll, by bgsage's judgment of the position before the roll.

    None if another network is asked, which is quick anyway.
    """
    if has_own_network(state):
        return None
    standing = standing_of(state, state.on_roll)
    theirs, turned = standing.other(), state.position.swapped()
    kept, lost = network().after_play(turned, turned, theirs, 1)
    doubled = replace(theirs, value=2 * theirs.value, owner="player")
    taken = network().after_play(turned, turned, doubled, 1)[0]
    chances = Chances(1 - lost.win, lost.gammon_lost, lost.backgammon_lost, lost.gammon, lost.backgammon)
    return CubeVerdict(-kept, at_the_old_stake(standing, -taken), 1.0, chances)


def is_no_double(verdict: CubeVerdict | None) -> bool:
    """Does a first look leave no doubt that doubling would be a plain mistake?"""
    return verdict is not None and verdict.no_double - verdict.doubled > CLOSE_CUBE + _DOUBT
