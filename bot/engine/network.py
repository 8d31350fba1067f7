"""The neural network, called inside a worker: the one module that imports bgsage.

It's only asked about positions that `check_position` has let through: it answers impossible boards and unknown games as
readily as real ones.
"""

import math
import os
from functools import cache, lru_cache
from typing import Any, Final

# Its own threads would take the cores that the bot and the other workers need; it reads this when it's imported.
os.environ["BGBOT_MULTIPLY_THREADS"] = "1"

import bgbot_cpp
import bgsage.cube_points
from bgsage.weights import bearoff_db_path, default_weights
from msgspec.structs import astuple, replace

from bot.engine.standing import Standing, board_of, winning_series
from bot.records.analyses import Chances, CubeVerdict
from bot.records.insights import Plan
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.variants import Variant

LONGEST_KNOWN: Final = 25
"""How many points away the network's match equities reach; beyond that, it says one half."""
OWNERS: Final = {
    "centered": bgbot_cpp.CubeOwner.CENTERED,
    "player": bgbot_cpp.CubeOwner.PLAYER,
    "opponent": bgbot_cpp.CubeOwner.OPPONENT,
}
BEARING_OFF_AS_BACKGAMMON: Final = frozenset({"fevga", "longgammon", "makhbusa", "narde", "plakoto", "tapa"})
"""The games with a network of our own in which two sides at home have the plays of backgammon."""
OUTSIDE: Final = slice(7, None)
"""The places of a side's checkers outside its home."""
_POINTS_SPREAD: Final = 1.83
"""The spread of the point difference in a match, for a normal curve beyond the table: fitted at 25 away."""


def chances_in(probabilities: Any) -> Chances:
    """Chances in their natural order: the network's own estimates may contradict each other a little."""
    win, gammon, backgammon, gammon_lost, backgammon_lost = probabilities
    if 0 <= backgammon <= gammon <= win <= 1 and 0 <= backgammon_lost <= gammon_lost <= 1 - win:
        return Chances(win, gammon, backgammon, gammon_lost, backgammon_lost)
    win, gammon, backgammon, gammon_lost, backgammon_lost = (min(1.0, max(0.0, float(p))) for p in probabilities)
    gammon, gammon_lost = min(gammon, win), min(gammon_lost, 1 - win)
    return Chances(win, gammon, min(backgammon, gammon), gammon_lost, min(backgammon_lost, gammon_lost))


def cubeless(chances: Chances, standing: Standing) -> float:
    """The equity without a cube, by the points that count in `standing` and what they are worth in its match."""
    gains, losses = payoffs(standing, 3)
    won = chances.win * gains[0] + chances.gammon * (gains[1] - gains[0]) + chances.backgammon * (gains[2] - gains[1])
    lost = (1 - chances.win) * losses[0] + chances.gammon_lost * (losses[1] - losses[0])
    return won - lost - chances.backgammon_lost * (losses[2] - losses[1])


class Network:
    """The network with its weights and its bear-off table, loaded once a process."""

    def __init__(self) -> None:
        weights = default_weights()
        self._table = _bear_off_table()
        strategy = bgbot_cpp.create_strategy(
            weights.strategy_type, weights.weight_paths_list, weights.hidden_sizes_list
        )
        self._strategy = bgbot_cpp.BearoffStrategy(strategy, self._table)
        self._analyzers: dict[int, Any] = {}

    def after_play(self, before: Position, after: Position, standing: Standing, plies: int) -> tuple[float, Chances]:
        """The mover's worth after a play that has not won: equity and chances. `standing` is the mover's."""
        board = board_of(after)
        if plies == 1:
            chances = chances_in(self._strategy.evaluate_board(board, _board_before(before))["probs"])
            return self.with_cube(board, chances, standing), chances
        theirs = standing.other()
        answer = bgbot_cpp.cubeful_probs_and_equity_nply(
            bgbot_cpp.flip_board(board),
            OWNERS[theirs.owner],
            self._strategy,
            plies,
            n_threads=1,
            cube_value=standing.value,
            bearoff_db=self._table,
            root_board=board_of(before),
            beaver=standing.beavers,
            **network_frame(theirs),
        )
        chances = chances_in(astuple(chances_in(answer["probs"]).turned()))
        if is_plain(standing):
            return cubeless(chances, standing), chances
        return -float(answer["equity"]), chances

    def with_cube(self, board: list[int], chances: Chances, standing: Standing) -> float:
        """The equity of chances after a play, with the cube's liveliness estimated (Janowski)."""
        if is_plain(standing):
            return cubeless(chances, standing)
        probabilities = list(astuple(chances))
        liveliness = bgbot_cpp.cube_efficiency(probabilities, bgbot_cpp.is_race(board), *bgbot_cpp.pip_counts(board))
        owner = OWNERS[standing.owner]
        frame = network_frame(standing)
        if standing.in_match and frame["away1"]:
            crawford = frame["is_crawford"]
            away, theirs = frame["away1"], frame["away2"]
            return float(
                bgbot_cpp.cl2cf(probabilities, standing.value, owner, liveliness, away, theirs, crawford, jacoby=False)
            )
        jacoby = standing.jacoby and standing.owner == "centered"
        return float(bgbot_cpp.cl2cf_money(probabilities, owner, liveliness, jacoby_active=jacoby))

    def cube(self, position: Position, standing: Standing, plies: int) -> CubeVerdict:
        """The cube decision of the side on roll before its roll. Without a cube only `no_double` means anything."""
        answer = self._analyzer(plies).cube_action(
            board_of(position), standing.value, standing.owner, beaver=standing.beavers, **network_frame(standing)
        )
        chances = chances_in(answer.probs.to_list())
        no_double = cubeless(chances, standing) if is_plain(standing) else float(answer.equity_nd)
        return CubeVerdict(
            no_double, float(answer.equity_dt), float(answer.equity_dp), chances, beaver=bool(answer.is_beaver)
        )

    def effective_pips(self, position: Position) -> float | None:
        """The effective pip count of a side that is bearing off and about to roll; None if its table ends earlier."""
        board = board_of(Position(position.mine, position.mine))  # the other side only has to be home as well
        return float(self._table.lookup_epc(board, 0)) if self._table.is_bearoff(board) else None

    def glance(self, board: list[int], roll: Roll) -> tuple[list[int], float]:
        """The board after the best play of a roll, without the cube, seen by its mover; and how often that one wins."""
        after = bgbot_cpp.possible_moves(board, *roll)
        chances = [self._strategy.evaluate_board(one, board)["probs"] for one in after]
        best = max(range(len(after)), key=lambda at: bgbot_cpp.cubeless_equity(chances[at]))
        return list(after[best]), float(chances[best][0])

    @staticmethod
    def turned(board: list[int]) -> list[int]:
        """A board seen by the other side."""
        return list(bgbot_cpp.flip_board(board))

    def _analyzer(self, plies: int) -> Any:
        if plies not in self._analyzers:
            self._analyzers[plies] = bgsage.BgBotAnalyzer(eval_level=f"{plies}ply", parallel_threads=1)
        return self._analyzers[plies]


@cache
def _bear_off_table() -> Any:
    """How soon every setup of up to 15 checkers at home is borne off. Raises OSError if the file is missing."""
    table, path = bgbot_cpp.BearoffDB(), bearoff_db_path()
    if not path or not table.load(path):
        raise OSError("the network's bear-off table is missing")
    return table


def may_be_known(game: str, position: Position) -> bool:
    """May a play from `position` lead to one that `bearing_off` knows? Two numbers or four bring all checkers home."""
    return game in BEARING_OFF_AS_BACKGAMMON and not any(position.theirs[OUTSIDE]) and sum(position.mine[OUTSIDE]) <= 4


def bearing_off(game: str, position: Position) -> Chances | None:
    """The chances of the side that has moved, from a table, if it's right for the game; each is as fast as it can be.

    None unless all checkers of both sides are at home or off.
    """
    if game not in BEARING_OFF_AS_BACKGAMMON or any(position.theirs[OUTSIDE]) or any(position.mine[OUTSIDE]):
        return None
    return chances_in(_bear_off_table().lookup_probs(board_of(position), post_move=True))


@lru_cache(maxsize=2)
def _board_before(position: Position) -> list[int]:
    """The board before a play; the same for all plays of a roll."""
    return board_of(position)


@cache
def network() -> Network:
    """The network of this process, loaded at the first call."""
    return Network()


def plan_of(position: Position) -> Plan:
    """The game plan of the side on roll. Needs no network."""
    return Plan(str(bgbot_cpp.classify_game_plan(board_of(position))).lower())


def action_points(chances: Chances, standing: Standing, life: float) -> tuple[float, float, float]:
    """The chances from which one doubles, from which the other side passes, and from which one plays on for a gammon.

    With a cube as alive as `life` (0 to 1); not a number where there is no such point.
    """
    frame = network_frame(standing)
    points = bgsage.cube_points.cube_action_points(
        astuple(chances), standing.owner, standing.value, cube_life_index=life, beaver=standing.beavers, **frame
    )
    return points.double.janowski, points.cash.janowski, points.too_good.janowski


def network_frame(standing: Standing) -> dict[str, Any]:
    """Score and house rules in the network's terms. Where both sides are further away than it knows: none."""
    away, theirs = standing.away, standing.away_theirs
    if min(away, theirs) > LONGEST_KNOWN:
        return {"away1": 0, "away2": 0, "is_crawford": False, "jacoby": False}
    away, theirs = min(away, LONGEST_KNOWN), min(theirs, LONGEST_KNOWN)
    return {"away1": away, "away2": theirs, "is_crawford": standing.crawford, "jacoby": standing.jacoby}


def is_plain(standing: Standing) -> bool:
    """Is there no cube, and no score that the network knows: an unlimited game, or a match without a cube?"""
    return not standing.cube and (standing.series is not None or not network_frame(standing)["away1"])


def winning_at(away: int, theirs: int, *, after_crawford: bool) -> float:
    """The chance to win a match from this many points away, before a game (Kazaross-XG2)."""
    if away <= 0 or theirs <= 0:
        return 1.0 if away <= 0 else 0.0
    if max(away, theirs) <= LONGEST_KNOWN:
        return float(bgbot_cpp.get_met(away, theirs, after_crawford))
    deviation = (theirs - away) / (_POINTS_SPREAD * math.sqrt(away + theirs))
    return 0.5 * (1 + math.erf(deviation / math.sqrt(2)))


def winning_after(standing: Standing, points: int) -> float:
    """The chance to win the match after winning this many points (losing them, if negative) in this game."""
    away, theirs = standing.away - max(0, points), standing.away_theirs - max(0, -points)
    if standing.series is not None:
        return winning_series(standing.series, standing.game, away, theirs, won_last=points > 0 if points else None)
    return winning_at(away, theirs, after_crawford=standing.after_crawford)


def winning(standing: Standing, equity: float) -> float | None:
    """The chance to win the match that a normalized equity stands for; None outside matches."""
    if not standing.in_match:
        return None
    won, lost = winning_after(standing, standing.value), winning_after(standing, -standing.value)
    return min(1.0, max(0.0, (won + lost) / 2 + equity * (won - lost) / 2))


def won_equity(standing: Standing, grade: int) -> float:
    """The equity of a game just won with `grade` (1, 2, 3): by Jacoby's rule a centered cube counts it once."""
    counted = 1 if standing.jacoby and standing.owner == "centered" else grade
    if not standing.in_match:
        return float(counted)
    return _normalized(standing, winning_after(standing, counted * standing.value))


@lru_cache(maxsize=64)
def payoffs(standing: Standing, most: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The worth of a win and a loss of each grade up to `most`, a loss as the other side sees it."""
    grades = range(1, most + 1)
    theirs = standing.other()
    return tuple(won_equity(standing, one) for one in grades), tuple(won_equity(theirs, one) for one in grades)


def at_the_old_stake(standing: Standing, taken: float) -> float:
    """The equity `taken`, with the cube doubled, in units of the stake before the double."""
    chance = winning(replace(standing, value=2 * standing.value), taken)
    return 2 * taken if chance is None else _normalized(standing, chance)


def _normalized(standing: Standing, chance: float) -> float:
    """The equity that a chance to win the match stands for; 0 if this game's result changes nothing."""
    won, lost = winning_after(standing, standing.value), winning_after(standing, -standing.value)
    return 0.0 if won == lost else (2 * chance - won - lost) / (won - lost)


def paid(variant: Variant, equity: float, chances: Chances, standing: Standing) -> tuple[float, Chances]:
    """An equity and chances as the game pays them: without triple wins if there are none, so with another equity."""
    if variant.gammons:
        return equity, chances
    chances = replace(chances, backgammon=0.0, backgammon_lost=0.0)
    return cubeless(chances, standing), chances
