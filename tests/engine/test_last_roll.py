"""The cube on the last roll of a game: right, whichever network knows the game."""

import pytest
from msgspec.structs import replace

from bot.engine.evaluator import cube_verdict
from bot.rules.dice import ALL_ROLLS
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import VARIANTS
from tests.engine.matches import state_at
from tests.nightly import NIGHTLY

CUBED = ["hypergammon", "longgammon", "runte", *(["backgammon", "nackgammon", "egyptian"] if NIGHTLY else [])]
LEFT = [{6: 1}, {2: 1, 1: 1}, {4: 1, 2: 1}, {5: 1, 1: 1}, {6: 1, 3: 1}, {3: 2}]
if NIGHTLY:
    LEFT = [{6: 1}, *({one: 1, other: 1} for one in range(1, 7) for other in range(1, one)), {6: 2}, {5: 2}, {4: 2}]


@pytest.mark.parametrize("key", CUBED)
def test_the_last_roll_is_doubled_if_it_wins_more_often_than_not(key):
    """The opponent has one checker left on its ace point, and so wins with any roll."""
    game, rules = VARIANTS[key], Rules()
    for left in LEFT:
        position = Position.of(left, {1: 1}, checkers=sum(game.start().mine))
        state = replace(state_at(left, {1: 1}, variant=key), position=position)
        wins = sum(
            weight
            for roll, weight in ALL_ROLLS
            if any(game.result(play.after, rules) for play in game.legal_plays(position, roll, rules))
        )
        exact, verdict = wins / 18 - 1, cube_verdict(state, 2)
        assert verdict.no_double == pytest.approx(exact, abs=0.02), (left, wins)
        assert verdict.double_take == pytest.approx(2 * exact, abs=0.04), (left, wins)
        if wins < 36:
            assert verdict.should_double is (exact > 0), (left, wins)
        if wins != 27:  # to take and to pass are worth the same
            assert verdict.should_take is (wins < 27), (left, wins)
