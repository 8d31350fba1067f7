"""Gul Bara: Narde's board and blocking, without its rules for the head and for primes. In each player's first three
turns a doublet counts four times; after that n-n is followed by n+1 and so on up to 6-6, each four times. What the
roller cannot play passes to the opponent, who then rolls. Source: https://en.wikipedia.org/wiki/Gul_bara.
The board and the blocking are in test_fevga, the missing rules in test_narde.
"""

import pytest

from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match.state import Phase
from bot.rules.match.turn import numbers_now
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from bot.rules.variants.protocol import TURN_OVER, NextPart, Part
from tests.rules.variants.helpers import Table, from_state, notations
from tests.rules.variants.quiet_helpers import RULES, assert_plays_can_be_written_and_tapped, same_way, turn_at

GUL_BARA = VARIANTS["gul_bara"]


def played(state, text, *rolls):
    return from_state(state, cmd.MakePlay(state.on_roll, text), rolls)


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_doublets_of_the_first_three_turns(turn):
    """ "for the first three turns of each player doublets count x4", and no more."""
    assert GUL_BARA.numbers(Roll(3, 3)) == (3, 3, 3, 3)
    assert GUL_BARA.ahead(Roll(3, 3), turn) == ()


def test_doublets_after_the_third_turn():
    """ "after that a doublet n-n is followed by n+1 ... up to 6-6"."""
    assert GUL_BARA.ahead(Roll(3, 3), 3) == (4, 5, 6)
    assert GUL_BARA.ahead(Roll(1, 1), 30) == (2, 3, 4, 5, 6)
    assert GUL_BARA.ahead(Roll(6, 6), 3) == ()
    assert GUL_BARA.ahead(Roll(6, 5), 3) == ()


def test_turns_are_counted_for_each_player():
    """Each player has three such turns: six are played before the first chain, in the starter's fourth turn."""
    table = Table("gul_bara", [(6, 5), (2, 1), (2, 1), (2, 1), (2, 1), (2, 1), (3, 3), (5, 5)], rules=RULES)
    for text in ("24/22 24/23",) * 4:
        table.play(text)
    table.play("23/21 22/21")
    assert (table.state.roll, table.state.ahead) == (Roll(3, 3), ())
    table.play("24/21(4)")
    assert (table.state.on_roll, table.state.turns) == (Side.WHITE, 6)
    assert (table.state.roll, table.state.ahead) == (Roll(5, 5), (6,))


def test_a_chain_is_played_doublet_by_doublet_each_four_times():
    """ "each x4": 4-4, then four 5s, then four 6s, by the same side and with no other roll."""
    state = turn_at("gul_bara", same_way({24: 15}, {9: 15}), (4, 4), turns=6, ahead=(5, 6))
    names, state = played(state, "24/20(4)")
    assert names == ["PlayMade"]
    assert (state.on_roll, state.turns, state.phase) == (Side.WHITE, 6, Phase.TO_PLAY)
    assert (numbers_now(state), state.ahead, state.roll, state.handed) == ((5, 5, 5, 5), (6,), Roll(4, 4), False)
    names, state = played(state, "20/15(4)")
    assert (numbers_now(state), state.ahead) == ((6, 6, 6, 6), ())
    names, state = played(state, "24/18(4)", (2, 1))
    assert names == ["PlayMade", "DiceRolled"]
    assert (state.on_roll, state.turns, state.handed, state.roll) == (Side.BLACK, 7, False, Roll(2, 1))


def test_stuck_at_the_beginning_of_a_doublet():
    """What the roller cannot play passes to the opponent: all four 6s, which they play before they roll."""
    state = turn_at("gul_bara", same_way({19: 4, 2: 11}, {8: 1, 12: 14}), (5, 5), turns=6, ahead=(6,))
    names, state = played(state, "19/14(4)")
    assert names == ["PlayMade", "TurnPassed"]
    assert (state.on_roll, state.handed, numbers_now(state)) == (Side.BLACK, True, (6, 6, 6, 6))
    assert (state.roll, state.turns, state.phase) == (Roll(5, 5), 7, Phase.TO_PLAY)
    names, state = played(state, "24/18(4)", (4, 1))
    assert names == ["PlayMade", "DiceRolled"]
    assert (state.on_roll, state.handed, state.turns, state.roll) == (Side.BLACK, False, 7, Roll(4, 1))


def test_stuck_in_the_middle_of_a_doublet():
    """Two of four 5s are played; the opponent gets the other two, and then the four 6s that would have followed."""
    state = turn_at("gul_bara", same_way({18: 2, 2: 13}, {8: 1, 12: 14}), (5, 5), turns=6, ahead=(6,))
    assert notations(GUL_BARA, state.position, (5, 5)) == {"18/13(2)"}
    names, state = played(state, "18/13(2)")
    assert names == ["PlayMade"]
    assert (state.on_roll, state.handed, state.numbers, state.ahead) == (Side.BLACK, True, (5, 5), (6,))
    names, state = played(state, "24/19(2)")
    assert names == ["PlayMade"]
    assert (state.on_roll, state.handed, state.numbers, state.ahead) == (Side.BLACK, True, (6, 6, 6, 6), ())
    names, state = played(state, "24/18(4)", (6, 3))
    assert (names, state.on_roll, state.roll) == (["PlayMade", "DiceRolled"], Side.BLACK, Roll(6, 3))


def test_the_opponent_is_stuck_too_and_rolls():
    """He plays two of the four 6s handed to him, cannot play the others, and then has his own roll."""
    state = turn_at("gul_bara", same_way({19: 4, 2: 11}, {21: 2, 8: 13}), (5, 5), turns=6, ahead=(6,))
    _, state = played(state, "19/14(4)")
    assert (state.on_roll, state.handed) == (Side.BLACK, True)
    assert notations(GUL_BARA, state.position, (6, 6)) == {"9/3(2)"}
    names, state = played(state, "9/3(2)", (2, 1))
    assert names == ["PlayMade", "DiceRolled"]
    assert (state.on_roll, state.roll, state.turns, state.handed) == (Side.BLACK, Roll(2, 1), 7, False)


def test_nothing_is_handed_back():
    """What the opponent cannot play of the chain is lost: the 5s stop them, so nobody plays the 6s."""
    theirs = {8: 1, 6: 14}
    position = same_way({18: 2, 1: 7, 3: 6}, theirs)
    state = turn_at("gul_bara", position, (5, 5), turns=6, ahead=(6,))
    assert notations(GUL_BARA, position, (5, 5)) == {"18/13(2)"}
    names, state = played(state, "18/13(2)", (2, 1))
    assert names == ["PlayMade", "TurnPassed", "DiceRolled"]
    assert (state.on_roll, state.roll, state.handed, state.ahead, state.turns) == (Side.BLACK, Roll(2, 1), False, (), 7)


def test_a_doublet_of_the_first_turns_is_handed_over_too():
    """ "what the roller cannot play passes to the opponent", in whatever turn."""
    names, state = played(turn_at("gul_bara", same_way({18: 1, 2: 14}, {8: 15}), (5, 5), turns=0), "18/13")
    assert names == ["PlayMade"]
    assert (state.on_roll, state.handed, state.numbers, state.turns) == (Side.BLACK, True, (5, 5, 5), 1)


def test_numbers_of_an_ordinary_roll_are_not_handed_over():
    """The 5 cannot be played after the 6 (nor before it), and is lost as in any other game."""
    position = same_way({18: 1, 2: 14}, {7: 15})
    assert notations(GUL_BARA, position, (6, 5)) == {"18/12"}
    names, state = played(turn_at("gul_bara", position, (6, 5), turns=8), "18/12", (3, 1))
    assert names == ["PlayMade", "DiceRolled"]
    assert (state.on_roll, state.handed, state.roll) == (Side.BLACK, False, Roll(3, 1))


def test_a_game_may_be_won_with_what_was_handed_over():
    """He bears off his last three checkers with the 4s that were left."""
    state = turn_at("gul_bara", same_way({22: 1, 2: 14}, {13: 1, 14: 2}), (4, 4), turns=6, ahead=(5, 6))
    _, state = played(state, "22/18")
    assert (state.on_roll, state.handed, state.numbers, state.ahead) == (Side.BLACK, True, (4, 4, 4), (5, 6))
    names, state = played(state, "2/off(2) 1/off", (2, 1), (2, 1))
    assert names[:2] == ["PlayMade", "GameEnded"]
    assert state.score == (0, 2)
    assert (state.ahead, state.handed) == ((), False)


def test_numbers_of_an_ordinary_roll_may_be_handed_over_by_other_tables():
    """ "where a rule is disputed, keep it as a named field of the variant" """

    class Elsewhere(type(GUL_BARA)):
        hands_over_ordinary = True

    part = Part((6, 5), (5,), (), handed=False)
    assert GUL_BARA.following(part) == TURN_OVER
    assert Elsewhere().following(part) == NextPart(same_side=False, numbers=(5,), handed=True)


def test_plays_can_be_written_and_tapped():
    assert_plays_can_be_written_and_tapped("gul_bara", 3)
