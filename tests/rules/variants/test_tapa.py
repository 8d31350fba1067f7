"""Tapa: Plakoto without the rule of the starting point. What both share is in test_plakoto."""

from itertools import combinations_with_replacement

import pytest

from bot.rules.match import commands as cmd
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from bot.rules.variants.protocol import DRAW
from tests.rules.variants.helpers import from_state, notations, played
from tests.rules.variants.quiet_helpers import RULES, assert_plays_can_be_written_and_tapped, pinning, turn_at

TAPA = VARIANTS["tapa"]
PINNING = pytest.mark.parametrize("game", [TAPA, VARIANTS["makhbusa"]], ids=lambda game: game.key)


@PINNING
def test_a_pinned_last_checker_on_its_start_loses_nothing(game):
    """ "without the starting-point rule": the game goes on, whether or not my own start is clear."""
    assert game.result(played(game, "4/1* 8/7", pinning({8: 14, 4: 1}, {1: 1, 20: 14}), (3, 1)), RULES) is None
    assert VARIANTS["plakoto"].result(pinning({8: 14, 1: 1}, {1: 1, 20: 14}, (-1,)), RULES) is not None


@PINNING
def test_where_neither_can_ever_move_again_it_is_a_draw(game):
    """Each side's last checker on its start is pinned: no roll will free either, so nobody wins."""
    locked = pinning({1: 14, 24: 1}, {24: 14, 1: 1}, (-1, 24))
    for roll in combinations_with_replacement(range(1, 7), 2):
        assert notations(game, locked, roll) == notations(game, locked.swapped(), roll) == set()
    assert game.result(locked, RULES) == DRAW
    before = pinning({8: 13, 4: 1, 24: 1}, {24: 1, 1: 1, 20: 13}, (24,))
    turn, rolls = turn_at(game.key, before, (3, 1)), [(5, 2), (5, 2)]
    names, state = from_state(turn, cmd.MakePlay(Side.WHITE, "4/1 8/7"), rolls)
    assert names == ["PlayMade", "GameDrawn", "GameStarted", "DiceRolled"]
    assert state.score == (0, 0)


def test_only_the_opponents_start_being_pinned_ends_by_bearing_off():
    """The pinner of the last checker may be borne off itself, and frees it."""
    position = pinning({1: 2}, {1: 1, 20: 14}, (-1,))
    assert played(TAPA, "1/off(2)", position, (2, 1)).is_won
    one_left = played(TAPA, "2/off 2/1", pinning({1: 1, 2: 2}, {1: 1, 20: 14}, (-1,)), (2, 1))
    assert one_left.pinned == (-1,)


def test_plays_can_be_written_and_tapped():
    assert_plays_can_be_written_and_tapped("tapa", 3)
