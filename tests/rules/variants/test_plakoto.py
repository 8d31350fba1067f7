"""Plakoto: all checkers start on 24. Nothing is hit: a checker that lands on a lone one pins it, and the two hold the
point until the pinner leaves. Nobody bears off while one of their checkers is pinned. A side that pins the opponent's
last checker on its starting point wins double if its own start is clear; if both are pinned so, the game is drawn. A
win is worth 1 or 2. Source: https://www.bkgm.com/variants/Plakoto.html.
"""

import pytest

from bot.errors import IllegalReason
from bot.rules.match import commands as cmd
from bot.rules.match.state import Phase
from bot.rules.position import OFF
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from bot.rules.variants.protocol import DRAW, GameResult
from tests.rules.variants.helpers import from_state, notations, played, refusal
from tests.rules.variants.quiet_helpers import (
    RULES,
    assert_plays_can_be_written_and_tapped,
    assert_somebody_can_move,
    pinning,
    turn_at,
)

PLAKOTO = VARIANTS["plakoto"]
BACKGAMMON = VARIANTS["backgammon"]
KIN = pytest.mark.parametrize("game", [PLAKOTO, VARIANTS["tapa"], VARIANTS["makhbusa"]], ids=lambda game: game.key)


@KIN
def test_all_on_24(game):
    """ "all on 24": fifteen checkers of each side, moving in opposite directions."""
    start = game.start()
    assert (start.mine[24], start.theirs[24], sum(start.mine), sum(start.theirs)) == (15, 15, 15, 15)
    assert (game.facing(24), game.pins, game.same_way, game.moves_backwards) == (1, True, False, False)
    assert "cube" not in game.options


@KIN
def test_landing_on_a_lone_checker_pins_it(game):
    """ "no hits: landing on a lone checker pins it": it stays where it is, and the landing is marked like a hit."""
    position = pinning({24: 12, 13: 2, 5: 1}, {10: 1, 1: 14})
    assert "13/10* 13/12" in notations(game, position, (3, 1))
    after = played(game, "13/10 13/12", position, (3, 1))
    assert after.pinned == (-10,)
    assert (after.theirs, after.mine[10]) == (position.theirs, 1)


@KIN
def test_pinner_and_pinned_hold_the_point(game):
    """ "pinner + pinned hold the point": the pinned checker may not move, nor another of its side land there."""
    his = pinning({24: 12, 13: 2, 10: 1}, {10: 1, 1: 14}, (-10,)).swapped()
    assert his.pinned == (15,)
    assert game.is_closed(his, 15)
    assert refusal(PLAKOTO, "15/14 24/21", his, (3, 1)) is IllegalReason.PINNED
    assert refusal(PLAKOTO, "24/15", his, (6, 3)) is IllegalReason.BLOCKED
    assert not BACKGAMMON.is_closed(his, 15)
    assert not any(play.startswith("15/") or "/15" in play for play in notations(PLAKOTO, his, (5, 4)))


@KIN
def test_more_checkers_may_join_the_pinner(game):
    position = pinning({24: 11, 13: 2, 10: 1, 5: 1}, {10: 1, 1: 14}, (-10,))
    after = played(game, "13/10 13/12", position, (3, 1))
    assert (after.pinned, after.mine[10]) == ((-10,), 2)
    assert "13/10* 13/12" not in notations(game, position, (3, 1))


@KIN
def test_free_when_the_pinner_leaves(game):
    """ "until the pinner leaves": the checker below is free again, and may be pinned anew."""
    position = pinning({24: 12, 13: 1, 10: 1, 5: 1}, {10: 1, 1: 14}, (-10,))
    after = played(game, "10/9 24/22", position, (2, 1))
    assert after.pinned == ()
    assert not game.is_closed(after.swapped(), 15)
    again = played(game, "13/10 10/8", position, (3, 2))
    assert (again.pinned, again.mine[10]) == ((-10,), 1)


@KIN
def test_two_opposing_checkers_close_a_point(game):
    position = pinning({24: 12, 13: 2, 5: 1}, {10: 2, 1: 13})
    assert refusal(game, "13/10 13/12", position, (3, 1)) is IllegalReason.BLOCKED


@KIN
def test_no_bearing_off_while_one_is_pinned(game):
    """ "no bearing off while a checker of one's own is pinned", even though all fifteen are home."""
    mine, theirs = {6: 8, 5: 6, 2: 1}, {2: 1, 1: 14}
    pinned = pinning(mine, theirs, (2,))
    assert refusal(game, "6/off 6/5", pinned, (6, 1)) is IllegalReason.PINNED
    assert notations(game, pinned, (6, 5)) == set()
    assert notations(game, pinned, (6, 1)) == {"6/5", "5/4"}
    free = pinning(mine, {20: 1, 1: 14})
    assert notations(game, free, (6, 5)) == {"6/off 5/off"}


@KIN
def test_nor_while_one_is_pinned_on_its_own_ace_point(game):
    pinned = pinning({6: 8, 5: 6, 1: 1}, {1: 1, 2: 14}, (1,))
    assert refusal(game, "6/off 6/5", pinned, (6, 1)) is IllegalReason.PINNED
    assert game.why_not(pinned, 6, OFF, RULES) is IllegalReason.PINNED


def test_bearing_off_begins_only_with_all_fifteen_home():
    position = pinning({6: 13, 5: 1, 7: 1}, {24: 15})
    assert refusal(PLAKOTO, "6/off 6/1", position, (6, 5)) is IllegalReason.NOT_HOME
    assert "7/off" in notations(PLAKOTO, position, (6, 1))


MOTHER = {1: 1, 20: 14}
"""The opponent's last checker on its start, which is my point 1, and his others."""


def test_pinning_the_last_checker_on_its_start_wins_double():
    """ "pinning the opponent's last checker on its starting point wins double if one's own start is clear"."""
    position = pinning({8: 14, 4: 1}, MOTHER)
    after = played(PLAKOTO, "4/1* 8/7", position, (3, 1))
    assert PLAKOTO.result(after, RULES) == GameResult(2)
    names, state = from_state(turn_at("plakoto", position, (3, 1)), cmd.MakePlay(Side.WHITE, "4/1 8/7"), [(5, 2)])
    assert names[:3] == ["PlayMade", "GameEnded", "GameStarted"]
    assert (state.score, state.game) == ((2, 0), 2)


def test_not_while_checkers_stand_on_ones_own_start():
    """ "if one's own start is clear": while the opponent could still pin my last one, the game goes on."""
    position = pinning({8: 13, 4: 1, 24: 1}, MOTHER)
    after = played(PLAKOTO, "4/1* 8/7", position, (3, 1))
    assert PLAKOTO.result(after, RULES) is None
    assert PLAKOTO.result(pinning({8: 13, 1: 1, 24: 1}, MOTHER, (-1,)), RULES) is None


def test_won_by_the_play_that_clears_the_start_later():
    """The opponent's last checker is still pinned when my own start becomes clear."""
    position = pinning({8: 13, 1: 1, 24: 1}, MOTHER, (-1,))
    names, state = from_state(turn_at("plakoto", position, (6, 5)), cmd.MakePlay(Side.WHITE, "24/18 8/3"), [(5, 2)])
    assert "GameEnded" in names
    assert state.score == (2, 0)
    assert PLAKOTO.result(played(PLAKOTO, "8/2 8/3", position, (6, 5)), RULES) is None


def test_only_the_last_checker_counts():
    """Two on the start cannot be pinned; one that stands elsewhere is not on its start."""
    assert refusal(PLAKOTO, "4/1 8/7", pinning({8: 14, 4: 1}, {1: 2, 20: 13}), (3, 1)) is IllegalReason.BLOCKED
    after = played(PLAKOTO, "4/2* 8/7", pinning({8: 14, 4: 1}, {2: 1, 20: 14}), (2, 1))
    assert PLAKOTO.result(after, RULES) is None


BOTH = pinning({8: 13, 4: 1, 24: 1}, {24: 1, 1: 1, 20: 13}, (24,))
"""My last checker on my start is pinned, and the opponent's stands alone on his."""


def test_both_last_checkers_pinned_is_a_draw():
    """ "if both are so pinned the game is drawn"; nobody scores, and the next game opens with an opening roll."""
    assert PLAKOTO.result(played(PLAKOTO, "4/1* 8/7", BOTH, (3, 1)), RULES) == DRAW
    turn = turn_at("plakoto", BOTH, (3, 1), score=(1, 2))
    names, state = from_state(turn, cmd.MakePlay(Side.WHITE, "4/1 8/7"), [(4, 4), (2, 5), (6, 6)])
    assert names == ["PlayMade", "GameDrawn", "GameStarted", "DiceRolled"]
    assert (state.score, state.game, state.phase) == ((1, 2), 2, Phase.TO_PLAY)
    assert (state.on_roll, tuple(state.roll)) == (Side.BLACK, (6, 6))
    assert state.position == PLAKOTO.start()


def test_the_one_pinned_first_may_still_draw():
    """The opponent's last checker is pinned, mine is not: they pin it too, and the game is drawn."""
    his = pinning({8: 13, 1: 1, 24: 1}, {1: 1, 20: 13, 21: 1}, (-1,)).swapped()
    after = played(PLAKOTO, "4/1* 5/4", his, (3, 1))
    assert PLAKOTO.result(after, RULES) == DRAW


@KIN
def test_one_or_two_points(game):
    """ "1 or 2 points": two when the loser has borne off none."""
    assert game.result(pinning({}, {20: 14}), RULES) == GameResult(1)
    assert game.result(pinning({}, {20: 15}), RULES) == GameResult(2)
    assert game.result(pinning({1: 1}, {20: 15}), RULES) is None
    assert game.losses(pinning({1: 14}, {20: 15}), RULES) == (1,)
    assert game.losses(pinning({24: 15}, {1: 15}), RULES) == (1, 2)


@KIN
def test_contact_lasts_until_nobody_is_in_the_way(game):
    assert game.has_contact(game.start())
    assert game.has_contact(pinning({10: 1, 5: 14}, {10: 1, 20: 14}, (-10,)))
    assert not game.has_contact(pinning({10: 1, 5: 14}, {11: 1, 20: 14}))


@KIN
def test_there_is_always_a_way_on(game):
    """Whatever primes stand against each other; two mutual pins on the starts, the only exception, are a draw."""
    assert_somebody_can_move(game, 1500)


def test_the_pinned_start_may_count_nothing_at_other_tables():
    """ "where a rule is disputed, keep it as a named field of the variant" """

    class Elsewhere(type(PLAKOTO)):
        pinned_start_wins = False

    position = pinning({12: 14, 1: 1}, {1: 1, 12: 0, 3: 14}, (-1,))
    assert PLAKOTO.result(position, RULES) == (2,)
    assert Elsewhere().result(position, RULES) is None


def test_plays_can_be_written_and_tapped():
    assert_plays_can_be_written_and_tapped("plakoto", 3)


def test_the_log_tells_what_was_pinned():
    position = pinning({24: 12, 13: 2, 5: 1}, {10: 1, 1: 14})
    _, state = from_state(turn_at("plakoto", position, (3, 1)), cmd.MakePlay(Side.WHITE, "13/10 13/12"), [(6, 5)])
    assert [move.hit for move in state.last_turn.moves if move.target == 10] == [True]
    assert state.position.pinned == (15,)


def test_one_checker_passes_over_what_another_pins():
    """With a doublet: the first checker frees what it pinned on its way, and the second pins it again."""
    position = pinning({24: 12, 13: 2, 5: 1}, {12: 1, 1: 14})
    assert any(play.startswith("13/12*(2)") for play in notations(PLAKOTO, position, (1, 1)))
    path = (13, 12, 12, 11, 13, 12)
    assert [move.hit for move in PLAKOTO.marked(position, path)] == [True, False, True]
    after = PLAKOTO.led(position, path)
    assert (after.pinned, after.mine[12], after.mine[11]) == ((-12,), 1, 1)


def test_the_pin_that_ends_the_game_owes_no_further_number():
    """ "Pinning the opponent's last checker on its starting point wins double", and ends the game (`short_pins`)."""
    position = pinning({4: 1, 7: 14}, {1: 1, 5: 10, 6: 2, 7: 0, 9: 2})
    assert notations(PLAKOTO, position, (3, 1)) == {"7/3", "4/1*"}
    after = played(PLAKOTO, "4/1*", position, (3, 1))
    assert PLAKOTO.result(after, RULES) == GameResult(2)
