"""A second opinion on the best choice and the next one, by playing on from both; only for the pack."""

from functools import cache
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final

import bgbot_cpp
from bgsage.weights import default_weights

from bot.engine.network import OWNERS, Network, chances_in, cubeless, is_plain, network_frame, paid, won_equity
from bot.engine.standing import Standing, board_of, has_own_network, standing_of
from bot.records.analyses import Chances, CubeVerdict, DecisionKind
from bot.records.positions import Puzzle, Rollout
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of, plays_now
from bot.rules.play import Play
from bot.rules.position import Position

ROLLED_OUT: Final = 36
"""Games of one rollout: as many as two dice can fall."""
_BATCHES: Final = 3
"""Rollouts with the same dice for both choices. Their differences tell how sure the mean is: what the network says of
a rollout's error is up to ten times too much, since it takes the 36 first rolls for chance."""
_SURE: Final = 3
_LEAST: Final = 0.040


class _Rolling(Network):
    """The network, with games played on from a position."""

    def __init__(self) -> None:
        super().__init__()
        self._rolling: Any = None

    def rolled_out(self, before: Position, after: Position, standing: Standing, seed: int) -> tuple[float, Chances]:
        """What `after_play` says, from 36 games of five rolls each: every first roll once, luck taken out.

        Plays that are rolled out with the same seed get the same dice.
        """
        rollout = self._rollout(seed)
        answer = rollout.cubeful_evaluate_board(
            board_of(after),
            board_of(before),
            cube_value=standing.value,
            owner=OWNERS[standing.owner],
            beaver=standing.beavers,
            **network_frame(standing),
        )
        chances = chances_in(answer["probs"])
        return cubeless(chances, standing) if is_plain(standing) else float(answer["cubeful_equity"]), chances

    def cube_rolled_out(self, position: Position, standing: Standing, seed: int) -> CubeVerdict:
        """What `cube` says, from the same number of games."""
        answer = self._rollout(seed).cube_decision(
            board_of(position),
            standing.value,
            OWNERS[standing.owner],
            beaver=standing.beavers,
            **network_frame(standing),
        )
        return CubeVerdict(
            float(answer["equity_nd"]),
            float(answer["equity_dt"]),
            float(answer["equity_dp"]),
            chances_in(answer["probs"]),
            beaver=bool(answer["is_beaver"]),
        )

    def _rollout(self, seed: int) -> Any:
        if self._rolling is None:
            weights = default_weights()
            self._rolling = bgbot_cpp.create_rollout(
                weights.strategy_type,
                weights.weight_paths_list,
                weights.hidden_sizes_list,
                n_trials=ROLLED_OUT,
                truncation_depth=5,
                n_threads=1,
                parallelize_trials=False,
            )
            bgbot_cpp.rollout_set_bearoff_db(self._rolling, self._table)
        self._rolling.set_seed(seed)
        return self._rolling


@cache
def _network() -> _Rolling:
    return _Rolling()


def rolled_out(puzzle: Puzzle) -> Rollout:
    """By how much the best choice is ahead of the next one when both are played on."""
    state = puzzle.scene.state
    best, second = list(puzzle.losses)[:2]
    if puzzle.scene.kind is not DecisionKind.CHECKER:
        margins = [_cube_margin(puzzle, best, second, seed) for seed in range(1, _BATCHES + 1)]
    else:
        plays = {play.notation: play for play in plays_now(state)}
        if has_own_network(state):
            from tools.positions.playouts import played_out  # noqa: PLC0415 - it compiles, which takes a minute

            return played_out(state, plays[best], plays[second])
        standing = standing_of(state, state.on_roll)
        margins = [
            _rolled(plays[best], state, standing, seed) - _rolled(plays[second], state, standing, seed)
            for seed in range(1, _BATCHES + 1)
        ]
    return Rollout(round(mean(margins), 4), round(stdev(margins) / sqrt(_BATCHES), 4), _BATCHES * ROLLED_OUT)


def agrees(rollout: Rollout) -> bool:
    """Does a rollout leave no doubt that the best choice is better than the next one?"""
    return rollout.margin >= max(_LEAST, _SURE * rollout.error)


def _rolled(play: Play, state: MatchState, standing: Standing, seed: int) -> float:
    game = game_of(state)
    result = game.result(play.after, state.rules)
    if result is not None:
        return won_equity(standing, result.grade)
    return paid(game, *_network().rolled_out(play.before, play.after, standing, seed), standing)[0]


def _cube_margin(puzzle: Puzzle, best: str, second: str, seed: int) -> float:
    scene = puzzle.scene
    standing = standing_of(scene.state, scene.state.on_roll)
    verdict = _network().cube_rolled_out(scene.state.position, standing, seed)
    beavers = scene.rules.beavers and not scene.length
    worth = verdict.worth(scene.kind, beavers=beavers)
    named = {action.value: equity for action, equity in worth.items()}
    return named[best] - named[second]
