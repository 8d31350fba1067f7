"""Luck in games other than backgammon."""

from random import Random

import pytest

from bot.app.dice import luck_of
from bot.app.logged import summarise
from bot.rules.house_rules import usual_rules
from bot.rules.luck import is_whole_turn, race_luck
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.variants import VARIANTS
from tests.nightly import NIGHTLY
from tests.rules.oracles.players import random_match

ROTATION = ("portes", "plakoto", "fevga")
MORE_FOLLOWS = {"gul_bara", "american_acey_deucey", "european_acey_deucey"}
"""Games in which a roll may bring more than its own numbers."""


def log_of(key, length):
    rules = usual_rules(VARIANTS[key], length)
    return [event for event, _, _ in random_match(Random(3), key, length, rules)]


@pytest.mark.skipif(not NIGHTLY, reason="a quarter of a minute of the engine: make nightly")
def test_each_game_of_tavli_is_counted_by_its_own_rules():
    events = log_of("tavli", 3)
    expected, state, games = [0.0, 0.0], None, set()
    for event in events:
        if isinstance(event, ev.DiceRolled):
            game = VARIANTS[ROTATION[(state.game - 1) % 3]]
            games.add(game.key)
            expected[event.side] += race_luck(state.position, event.roll, game, state.rules)
        state = evolve(state, event)
    assert len(games) > 1
    found = luck_of(events, most=10_000)
    assert [one.pips for one in found] == pytest.approx(expected)


@pytest.mark.parametrize("key", VARIANTS)
def test_only_rolls_that_are_a_whole_turn_are_called_lucky(key):
    game = VARIANTS[key].of_game(1)
    assert is_whole_turn(game) is (key not in MORE_FOLLOWS)
    if key in MORE_FOLLOWS:
        events = log_of(key, 1)
        assert any(isinstance(event, ev.DiceRolled) for event in events)
        assert summarise(events).best_roll is None
        assert [one.rolls for one in luck_of(events, most=10_000)] == [0, 0]
