"""Makhbusa: "all 15 pieces of each player begin at position 24. A piece hit is not placed on the bar. Rather
the hitting piece sits on top of the hit piece forming a block i.e. it is identical to two pieces of the hitting
color and cannot be hit again. A final twist is that you have to bring your first piece to the opponent's home board
before you can move any other piece" (early editions of https://en.wikipedia.org/wiki/Backgammon).
The home board meant is the mover's own, the far quarter. Pinning itself is in test_plakoto.
"""

from bot.errors import IllegalReason
from bot.rules.house_rules import refusals
from bot.rules.match import commands as cmd
from bot.rules.plays import legal_plays
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from tests.rules.variants.helpers import from_state, notations, refusal
from tests.rules.variants.quiet_helpers import assert_plays_can_be_written_and_tapped, pinning, turn_at

MAKHBUSA = VARIANTS["makhbusa"]


def test_the_first_checker_moves_alone():
    """ "you have to bring your first piece to the ... home board before you can move any other piece"."""
    start = MAKHBUSA.start()
    assert notations(MAKHBUSA, start, (6, 1)) == {"24/17"}
    assert refusal(MAKHBUSA, "24/18 24/23", start, (6, 1)) is IllegalReason.RUNNER_FIRST
    assert "24/18 24/23" in notations(VARIANTS["plakoto"], start, (6, 1))
    on_its_way = pinning({24: 14, 12: 1}, {1: 14, 4: 1})
    assert notations(MAKHBUSA, on_its_way, (3, 2)) == {"12/7"}
    assert refusal(MAKHBUSA, "12/9 24/22", on_its_way, (3, 2)) is IllegalReason.RUNNER_FIRST


def test_others_move_in_the_play_that_brings_it_home():
    """The 6 brings it home from 8, and then the 1 is free; the 1 played first is not enough."""
    position = pinning({24: 14, 8: 1}, {1: 14, 5: 1})
    assert notations(MAKHBUSA, position, (6, 2)) == {"24/22 8/2", "24/18 8/6"}
    assert notations(MAKHBUSA, position, (6, 1)) == {"24/23 8/2"}
    assert refusal(MAKHBUSA, "8/7 24/18", position, (6, 1)) is IllegalReason.RUNNER_FIRST


def test_a_doublet_brings_it_home_and_goes_on_with_others():
    assert notations(MAKHBUSA, MAKHBUSA.start(), (6, 6)) == {"24/6 24/18"}


def test_all_move_once_it_is_home():
    position = pinning({24: 14, 6: 1}, {1: 14, 5: 1})
    assert "24/18 24/23" in notations(MAKHBUSA, position, (6, 1))


def test_a_pinned_first_checker_waits():
    """A pinned checker does not move, and before it no other may."""
    position = pinning({24: 14, 12: 1}, {1: 13, 12: 1, 20: 1}, (12,))
    assert all(not MAKHBUSA.plays_of_numbers(position, (n, n, n, n), Rules(cube=False)) for n in range(1, 7))
    freed = pinning({24: 14, 12: 1}, {1: 13, 14: 1, 20: 1})
    assert notations(MAKHBUSA, freed, (3, 2)) == {"12/7"}


def test_a_blocked_first_checker_forfeits():
    """Nothing else may be moved instead: the turn is passed by itself."""
    position = pinning({24: 14, 12: 1}, {9: 2, 6: 2, 1: 11})
    assert notations(MAKHBUSA, position, (3, 6)) == set()
    his = pinning({16: 1, 4: 14}, {1: 14, 13: 1}).swapped()
    names, state = from_state(turn_at("makhbusa", his, (6, 5)), cmd.MakePlay(Side.WHITE, "12/1"), [(3, 1)])
    assert names[0] == "PlayMade"
    assert state.on_roll is Side.BLACK


def test_the_block_of_pinner_and_pinned_cannot_be_hit_again():
    """ "identical to two pieces of the hitting color and cannot be hit again"."""
    his = pinning({24: 13, 15: 1, 3: 1}, {15: 1, 1: 13, 20: 1}, (-15,)).swapped()
    assert MAKHBUSA.is_closed(his, 10)
    assert his.theirs[15] == 1


def test_where_the_first_checker_arrives_can_be_changed():
    """ "where a rule is disputed, keep it as a named field of the variant" """

    class Elsewhere(type(MAKHBUSA)):
        runner_goal = 18

    position = pinning({24: 14, 18: 1}, {1: 15})
    assert notations(MAKHBUSA, position, (2, 1)) == {"18/15"}
    assert "24/22 24/23" in notations(Elsewhere(), position, (2, 1))


def test_plays_can_be_written_and_tapped():
    assert_plays_can_be_written_and_tapped("makhbusa", 3)


def test_double_for_pinning_the_last_checker_on_its_start_is_an_option():
    """Off unless the table has chosen it; then it wins at once, with one's own start clear, and with one number too."""
    chosen = Rules(cube=False, pinned_start=True)
    pinned = pinning({1: 1, 5: 14}, {1: 1, 10: 14}, (-1,))
    assert MAKHBUSA.result(pinned, Rules(cube=False)) is None
    assert MAKHBUSA.result(pinned, chosen) == (2,)
    assert MAKHBUSA.result(pinning({1: 1, 24: 1, 5: 13}, {1: 1, 10: 14}, (-1,)), chosen) is None
    before = pinning({4: 1, 3: 1, 2: 13}, {1: 1, 20: 14}, ())
    wins = [play for play in legal_plays(before, (3, 1), MAKHBUSA, chosen) if MAKHBUSA.result(play.after, chosen)]
    assert "4/1* 3/2" in {play.notation for play in wins}
    refused = [one.option for one in refusals(Rules(cube=False, pinned_start=True), VARIANTS["plakoto"], 5)]
    assert refused == ["pinned_start"]
