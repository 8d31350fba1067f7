"""The cube: a first look at the decision, and the decision in games with a network of ours.

That look is exact enough to see that there is none, and some hundred times quicker. From the chances that our networks
see after each roll, equities are made as Janowski does.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.engine.judge import after_play, ending
from bot.engine.network import action_points, at_the_old_stake, network, winning_after, won_equity
from bot.engine.standing import Standing, board_of, has_own_network, standing_of
from bot.records.analyses import CLOSE_CUBE, Chances, CubeFacts, CubeStands, CubeVerdict
from bot.rules.dice import ALL_ROLLS
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of
from bot.rules.position import Position

_DOUBT: Final = 0.2  # the largest error, in equity, expected of a first look at a cube decision


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
    return exact if exact is not None else network().with_cube(board_of(position), chances, standing)


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


_IN_CONTACT: Final = 0.68
_IN_A_RACE: Final = 0.6  # how alive the cube is, as a share of a cube that is always turned at the best moment
_NO_GAMMONS: Final = 0.005  # the chance of a gammon below which nothing about a double is said of gammons


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
