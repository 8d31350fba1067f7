"""A second opinion on the best choice and the next one, by playing on from both; only for the pack."""

from math import sqrt
from statistics import mean, stdev
from typing import Final

from bot.engine.network import ROLLED_OUT, network, paid, won_equity
from bot.engine.standing import Standing, has_own_network, standing_of
from bot.records.analyses import DecisionKind
from bot.records.positions import Puzzle, Rollout
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of, plays_now
from bot.rules.play import Play

_BATCHES: Final = 3
"""Rollouts with the same dice for both choices. Their differences tell how sure the mean is: what the network says of
a rollout's error is up to ten times too much, since it takes the 36 first rolls for chance."""
_SURE: Final = 3
_LEAST: Final = 0.040


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
    return paid(game, *network().rolled_out(play.before, play.after, standing, seed), standing)[0]


def _cube_margin(puzzle: Puzzle, best: str, second: str, seed: int) -> float:
    scene = puzzle.scene
    standing = standing_of(scene.state, scene.state.on_roll)
    verdict = network().cube_rolled_out(scene.state.position, standing, seed)
    beavers = scene.rules.beavers and not scene.length
    worth = verdict.worth(scene.kind, beavers=beavers)
    named = {action.value: equity for action, equity in worth.items()}
    return named[best] - named[second]
