"""The cube in games with a network of ours: chances are turned into equities as Janowski does."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.network import at_the_old_stake, network, won_equity
from bot.engine.standing import Standing, board_of
from bot.records.analyses import Chances, CubeVerdict
from bot.rules.position import Position


def with_cube(position: Position, chances: Chances, standing: Standing) -> float:
    """The equity of `chances` for the side that sees `position`, with the cube if there is one."""
    return network().with_cube(board_of(position), chances, standing)


def verdict_of(position: Position, chances: Chances, standing: Standing) -> CubeVerdict:
    """A side's cube decision before its roll, from its chances. Without a cube only `no_double` means anything."""
    no_double = with_cube(position, chances, standing)
    if not standing.cube:
        return CubeVerdict(no_double, no_double, 1.0, chances)
    doubled = replace(standing, value=2 * standing.value, owner="opponent")
    equity = with_cube(position, chances, doubled)
    taken = at_the_old_stake(standing, equity)
    if standing.in_match:
        return CubeVerdict(no_double, taken, won_equity(standing, 1), chances)
    beaver = standing.beavers and taken < 0
    return CubeVerdict(no_double, 2 * taken if beaver else taken, 1.0, chances, beaver=beaver)
