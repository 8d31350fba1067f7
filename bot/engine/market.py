"""The cube in numbers, inside a worker: the window for a double, and how much of the market the next rolls lose."""

import math
from typing import Final

from bot.engine.network import action_points, network, winning_after
from bot.engine.standing import Standing, board_of, has_own_network, standing_of
from bot.records.analyses import CubeFacts, CubeStands, CubeVerdict
from bot.rules.dice import ALL_ROLLS
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of
from bot.rules.position import Position

_IN_CONTACT: Final = 0.68
_IN_A_RACE: Final = 0.6
"""How alive the cube is, as a share of a cube that is always turned at the best moment."""
_NO_GAMMONS: Final = 0.005
"""The chance of a gammon below which nothing about a double is said of gammons."""


def cube_facts(state: MatchState, verdict: CubeVerdict, *, offered: bool = False) -> CubeFacts:
    """The facts about a double, for the side on roll; once it's `offered` or a pass there's no market left to lose."""
    standing = standing_of(state, state.on_roll)
    life = _IN_CONTACT if game_of(state).has_contact(state.position) else _IN_A_RACE
    double, cash, too_good = action_points(verdict.chances, standing, life)
    rare = verdict.chances.gammon < _NO_GAMMONS
    on_the_market = verdict.should_take and not (offered or has_own_network(state) or math.isnan(cash))
    too_good_from = math.inf if too_good is None or rare else too_good
    return CubeFacts(
        win=100 * verdict.chances.win,
        double=_percent(double),
        cash=_percent(cash),
        too_good=_percent(too_good),
        losers=market_losers(state.position, cash) if on_the_market else None,
        take=_percent(take_point(standing)) if standing.in_match else None,
        gammon=gammon_value(standing) if standing.in_match and not rare else None,
        stands=_answered(verdict, cash) if offered else _stands(verdict, (double, cash, too_good_from)),
    )


def _answered(verdict: CubeVerdict, cash: float) -> CubeStands | None:
    """The same of the answer to a double."""
    said = CubeStands.BEAVER if verdict.beaver else CubeStands.TAKE if verdict.should_take else CubeStands.PASS
    return said if verdict.should_take == (verdict.chances.win < cash) else None


def _stands(verdict: CubeVerdict, points: tuple[float, float, float]) -> CubeStands | None:
    """The verdict in a word, if the points agree: they're a formula's, and near the end of a game it can be off."""
    double, cash, too_good = points
    if verdict.too_good:
        said, least, most = CubeStands.TOO_GOOD, too_good, math.inf
    elif not verdict.should_double:
        said, least, most = CubeStands.BELOW, -math.inf, double
    elif verdict.should_take:
        said, least, most = CubeStands.WINDOW, double, cash
    else:
        said, least, most = CubeStands.CASH, cash, math.inf  # where too good begins isn't told
    return said if least <= verdict.chances.win < most else None


def _percent(chance: float | None) -> float | None:
    return None if chance is None or math.isnan(chance) else 100 * chance


def _stakes(standing: Standing) -> tuple[float, float, float, float]:
    """For the side that is doubled: the worth of a pass, of a win, of a loss and of a gammon lost once it takes."""
    theirs, value = standing.other(), standing.value
    if not standing.in_match:
        return -1.0, 2.0, -2.0, -4.0
    worth = [winning_after(theirs, points) for points in (-value, 2 * value, -2 * value, -4 * value)]
    return worth[0], worth[1], worth[2], worth[3]


def take_point(standing: Standing) -> float | None:
    """The raw take point (P - L) / (W - L) of the side that this one doubles."""
    passed, won, lost, _ = _stakes(standing)
    return None if won == lost else (passed - lost) / (won - lost)


def gammon_value(standing: Standing) -> float | None:
    """The worth of a gammon for the side that doubles, as a share of what winning is worth over losing."""
    _, won, lost, gammon = _stakes(standing)
    return None if won == lost else (lost - gammon) / (won - lost)


def market_losers(position: Position, cash: float) -> int:
    """Of 1,296 sequences of one's own roll and the answer those after which one wins so often that a double is passed.

    Both sides play as the network sees best at a glance, without the cube.
    """
    sage, losers = network(), 0
    for roll, ways in ALL_ROLLS:
        mine, _ = sage.glance(board_of(position), roll)
        if not any(count > 0 for count in mine[1:]):
            losers += 36 * ways  # won
            continue
        turned = sage.turned(mine)
        losers += ways * sum(again for reply, again in ALL_ROLLS if 1 - sage.glance(turned, reply)[1] >= cash)
    return losers
