"""Matches that the levels play against each other, and positions out of them."""

from random import Random

from bot.engine.levels import LEVELS, choose_action
from bot.rules.match import commands as cmd
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.state import MatchState, Phase
from bot.rules.position import Position
from bot.rules.rules import Rules
from tools.train.levels import SeededDice


def level_match(seed, length=1, levels=("casual", "intermediate"), rules=Rules(), variant="backgammon", games=3):  # noqa: B008
    """The log of a match between two levels; a session is left after so many games."""
    dice, random = SeededDice(seed), Random(seed)
    log = list(start(cmd.StartMatch(variant, length, rules), dice))
    state = fold(log)
    while not state.is_over and state.game <= games:
        caused = decide(state, choose_action(state, LEVELS[levels[state.waiting_for]], random), dice)
        for event in caused:
            state = evolve(state, event)
        log += caused
    return log


def states_of(log):
    """Every state of a log."""
    state = None
    for event in log:
        state = evolve(state, event)
        yield state


def state_at(mine, theirs, *, roll=None, length=0, **fields):
    """A match in its first game at a position given by point -> count maps, each in its side's own numbering."""
    rules = fields.pop("rules", Rules())
    return MatchState(
        fields.pop("variant", "backgammon"),
        rules,
        length,
        Position.of(mine, theirs),
        phase=fields.pop("phase", Phase.TO_ROLL if roll is None else Phase.TO_PLAY),
        roll=roll,
        game=1,
        turns=2,
        **fields,
    )
