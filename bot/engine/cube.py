"""The cube: a first look at the decision, and the decision in games with a network of ours.

That look is exact enough to see that there is none, and some hundred times quicker. From the chances that our networks
see after each roll, equities are made as Janowski does.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.engine.judge import after_play, ending
from bot.engine.network import at_the_old_stake, network, won_equity
from bot.engine.standing import Standing, board_of, has_own_network, standing_of
from bot.records.analyses import CLOSE_CUBE, Chances, CubeVerdict
from bot.rules.match.state import MatchState
from bot.rules.position import Position

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
    return CubeVerdict(-kept, at_the_old_stake(standing, -taken), 1.0, lost.turned())


def is_no_double(verdict: CubeVerdict | None) -> bool:
    """Does a first look leave no doubt that doubling would be a plain mistake?"""
    return verdict is not None and verdict.no_double - verdict.doubled > CLOSE_CUBE + _DOUBT


def with_cube(position: Position, chances: Chances, standing: Standing) -> float:
    """The equity of `chances` for the side that sees `position`, with the cube if there is one."""
    exact = after_play(position, standing)
    if exact is not None:
        return exact
    return network().with_cube(board_of(position), chances, standing)


class Reply(NamedTuple):
    """The best play of a roll: how often the roll comes, the position and the chances after it, and how it ended."""

    weight: float
    after: Position
    chances: Chances
    grade: int | None = None


def verdict_of(position: Position, replies: Sequence[Reply], chances: Chances, standing: Standing) -> CubeVerdict:
    """A side's cube decision before its roll, from what each roll leads to: so the last roll of a game is exact."""
    solved = ending(position, standing)
    if solved is not None:
        return CubeVerdict(solved.no_double, solved.taken, 1.0, chances, beaver=solved.beaver)
    no_double = _rolled(replies, standing)
    equity = _rolled(replies, replace(standing, value=2 * standing.value, owner="opponent"))
    taken = at_the_old_stake(standing, equity)
    if standing.in_match:
        return CubeVerdict(no_double, taken, won_equity(standing, 1), chances)
    beaver = standing.beavers and taken < 0
    return CubeVerdict(no_double, 2 * taken if beaver else taken, 1.0, chances, beaver=beaver)


def _rolled(replies: Sequence[Reply], standing: Standing) -> float:
    """The mean equity after all rolls, with the cube where `standing` has it."""

    def worth(one: Reply) -> float:
        return with_cube(one.after, one.chances, standing) if one.grade is None else won_equity(standing, one.grade)

    return sum(one.weight * worth(one) for one in replies) / sum(one.weight for one in replies)
