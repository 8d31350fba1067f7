"""The rules of backgammon, one test for each sentence that can be got wrong.

Quotations are from https://en.wikipedia.org/wiki/Backgammon, in earlier editions; the rules are
the same on https://www.bkgm.com/rules.html and https://www.bkgm.com/faq/BasicRules.html.
"""

import pytest

from bot.errors import IllegalPlay, IllegalReason
from bot.rules.notation import parse_play
from bot.rules.plays import legal_plays
from bot.rules.position import BAR, OFF, Position
from bot.rules.rules import Rules


def notations(position, roll, **rules):
    return {play.notation for play in legal_plays(position, roll, rules=Rules(**rules))}


def refusal(text, position, roll, **rules):
    with pytest.raises(IllegalPlay) as refused:
        parse_play(text, position, roll, rules=Rules(**rules))
    return refused.value.reason


def on_my_points(points):
    """The opponent's checkers, given on my points, in their own numbering."""
    return {25 - point: count for point, count in points.items()}


# The sample game and the moves


def test_sample_game():
    """ "Blue wins the opening roll with 4-1 and moves 13/9 6/5. Green rolls 4-4 and moves 1/5*/9* 19/23(2).
    Blue rolls 5-2 ... The only legal move is bar/20." """
    blue = Position.start()
    green = parse_play("13/9 6/5", blue, (4, 1)).after.swapped()
    play = parse_play("24/20*/16* 6/2(2)", green, (4, 4))
    assert play.notation == "24/20*/16* 6/2(2)"
    assert [move.hit for move in play.moves].count(True) == 2
    blue = play.after.swapped()
    assert blue.mine[BAR] == 2
    assert notations(blue, (5, 2)) == {"bar/20"}
    after = parse_play("bar/20", blue, (5, 2)).after
    assert (after.mine[BAR], after.mine[20]) == (1, 1)


def test_not_nine_all_at_once():
    """ "six and then three, or three and then six, but not nine all at once" """
    position = Position.of({13: 1}, on_my_points({7: 2, 10: 2}))
    assert notations(position, (6, 3)) == set()
    either_way = Position.of({13: 1}, on_my_points({7: 2}))
    assert notations(either_way, (6, 3)) == {"13/4"}
    assert refusal("13/7/4", either_way, (6, 3)) is IllegalReason.BLOCKED


def test_forfeit_when_all_targets_are_made():
    """ "If a player has no legal moves after rolling the dice ... he forfeits his turn." """
    position = Position.of({24: 2}, on_my_points({23: 2, 18: 2}))
    assert legal_plays(position, (6, 1)) == ()
    assert refusal("24/18", position, (6, 1)) is IllegalReason.CANNOT_MOVE


def test_must_play_both_dice_if_possible():
    """ "a player must play both dice if it is possible" """
    position = Position.of({13: 1, 7: 1, 1: 13}, on_my_points({6: 2}))
    assert notations(position, (6, 1)) == {"13/12 7/1"}
    assert refusal("13/7", position, (6, 1)) is IllegalReason.MUST_USE_BOTH


def test_must_play_the_only_die_that_can_be_played():
    """ "If he has a legal move for one die only, he must make that move and then forfeit the use of the other die." """
    position = Position.of({24: 1}, on_my_points({18: 2, 17: 2}))
    assert notations(position, (6, 1)) == {"24/23"}


def test_must_play_the_higher_number():
    """ "If he has a legal move for either die, but not both, he must play the higher number." """
    position = Position.of({24: 1}, on_my_points({17: 2}))
    assert notations(position, (6, 1)) == {"24/18"}
    assert refusal("24/23", position, (6, 1)) is IllegalReason.MUST_USE_HIGHER
    assert refusal("24/17", position, (6, 1)) is IllegalReason.BLOCKED


def test_the_higher_number_only_where_the_higher_can_be_played_first():
    """The lower is played alone where the higher cannot be played at all, before or after it."""
    position = Position.of({24: 1}, on_my_points({18: 2, 17: 2}))
    assert notations(position, (1, 6)) == {"24/23"}


def test_doubles_are_four_moves():
    """ "upon rolling a 5-5 he must play four checkers forward five spaces each ... a checker may be moved multiple
    times" """
    assert notations(Position.start(), (5, 5)) == {"13/8(4)", "13/3 13/8(2)", "13/3(2)", "13/3 8/3(2)"}
    assert all(len(play.moves) == 4 for play in legal_plays(Position.start(), (5, 5)))


def test_doubles_play_as_many_as_can_be_played():
    position = Position.of({24: 1, 13: 2}, on_my_points({12: 2, 6: 2, 1: 2}))
    assert notations(position, (6, 6)) == {"24/18 13/7(2)"}
    assert refusal("24/18", position, (6, 6)) is IllegalReason.MUST_USE_MORE


def test_a_point_held_by_two_is_closed_and_a_blot_is_hit():
    """ "A checker may never land on a point occupied by two or more enemy checkers." """
    position = Position.of({24: 2}, on_my_points({22: 2, 23: 1}))
    assert notations(position, (2, 1)) == {"24/23*/21"}
    after = parse_play("24/23*/21", position, (2, 1)).after
    assert after.theirs[BAR] == 1
    assert after.theirs[2] == 0


def test_entering_from_the_bar():
    """ "A roll of 2 allows the checker to enter on the 23-point, a roll of 3 on the 22-point, etc." """
    position = Position.of({BAR: 1}, {})
    for die in range(1, 7):
        assert {move.target for play in legal_plays(position, (die, die)) for move in play.moves[:1]} == {25 - die}


def test_nothing_moves_before_all_have_entered():
    """ "may not move any other checkers until all of the checkers on the bar have re-entered" """
    position = Position.of({BAR: 2, 13: 2}, on_my_points({23: 2}))
    assert notations(position, (5, 2)) == {"bar/20"}
    assert refusal("bar/20 13/11", position, (5, 2)) is IllegalReason.BAR_FIRST
    assert refusal("13/8 13/11", position, (5, 2)) is IllegalReason.BAR_FIRST
    assert refusal("bar/20 bar/23", position, (5, 2)) is IllegalReason.BLOCKED


def test_closed_out():
    """All six points of the opponent's home board may be blocked."""
    position = Position.of({BAR: 1, 13: 5}, on_my_points(dict.fromkeys(range(19, 25), 2)))
    assert not any(legal_plays(position, (high, low)) for high in range(1, 7) for low in range(1, 7))


@pytest.mark.parametrize(("above", "may"), [({}, True), ({4: 1}, False), ({5: 1}, False), ({6: 1}, False)])
def test_a_larger_number_bears_off_only_from_the_highest_point(above, may):
    """ "a 4 may be used to bear off a checker from the 3-point only if there are no checkers on the 4-, 5-, or
    6-point" """
    position = Position.of({3: 4, 1: 1, **above}, {})
    borne_off = {
        move.source
        for play in legal_plays(position, (4, 4))
        for move in play.moves[:1]
        if move.target == OFF and move.source == 3
    }
    assert bool(borne_off) is may


def test_no_bearing_off_before_all_are_home():
    """ "may not bear off any checkers unless all of his checkers are in his home board" """
    position = Position.of({13: 1, 6: 2}, {})
    assert refusal("6/off 13/12", position, (6, 1)) is IllegalReason.NOT_HOME
    # Once the last one is home the other die may bear off.
    last_outside = Position.of({7: 1, 6: 2}, {})
    assert notations(last_outside, (6, 1)) == {"7/off", "7/1 6/5"}
    assert parse_play("6/off 7/6", last_outside, (6, 1)).after.mine[OFF] == 13


def test_the_full_die_need_not_be_used_up():
    """ "only one checker on his 2-point and two checkers on his 1-point. Then on rolling 1-2 he may move the checker
    from the 2-point to the 1-point (using the 1 rolled), and then bear off from the 1-point (using the 2 rolled)." """
    position = Position.of({2: 1, 1: 2}, {})
    play = parse_play("2/1 1/off", position, (1, 2))
    assert (play.after.mine[2], play.after.mine[1], play.after.mine[OFF]) == (0, 2, 13)
    assert notations(position, (1, 2)) == {"2/off 1/off", play.notation}
    # The 2 alone would leave the 1 to be played, so 2/off is both.
    assert parse_play("2/off", position, (1, 2)) == play


# Entering, hitting and bearing off in special cases


def test_the_first_part_of_a_move_must_be_open_too():
    """A checker that plays both dice must also stop on an open point."""
    position = Position.of({24: 1, 6: 2}, on_my_points({20: 2, 18: 2}))
    assert refusal("24/14", position, (6, 4)) is IllegalReason.BLOCKED


def test_up_to_four_checkers_may_be_hit():
    """A doublet may hit four checkers."""
    position = Position.of({24: 1}, on_my_points({21: 1, 18: 1, 15: 1, 12: 1}))
    (play,) = legal_plays(position, (3, 3))
    assert play.notation == "24/21*/18*/15*/12*"
    assert play.after.theirs[BAR] == 4
    assert parse_play("24/12", position, (3, 3)) == play


def test_a_six_and_a_three_with_an_empty_three_point():
    """The 6 bears off from the 5-point; checkers stand above the empty 3-point, so the 3 is moved from there."""
    position = Position.of({5: 2, 4: 2, 2: 2, 1: 1}, {})
    assert notations(position, (6, 3)) == {"5/off 5/2", "5/off 4/1"}
    assert refusal("5/off 3/off", position, (6, 3)) is IllegalReason.NO_CHECKER
    assert refusal("5/off 2/off", position, (6, 3)) is IllegalReason.HIGHER_CHECKER


def test_no_obligation_to_bear_off():
    """A player who can move a checker within the board need not bear one off."""
    position = Position.of({6: 2, 4: 2, 2: 2}, {})
    assert {"6/2 4/2", "6/2 6/4", "4/off 2/off"} <= notations(position, (4, 2))


def test_a_hit_checker_must_come_round_before_bearing_off_resumes():
    """A checker that is hit must enter and come home again before the bear-off goes on."""
    position = Position.of({BAR: 1, 6: 2, OFF: 12}, {})
    assert notations(position, (6, 5)) == {"bar/14", "bar/19 6/1"}
    assert refusal("bar/20 6/off", position, (6, 5)) is IllegalReason.NOT_HOME


def test_blocks_are_for_landing_not_for_passing():
    """A closed point may be passed, but not rested on."""
    position = Position.of({13: 1}, on_my_points({12: 2, 11: 2, 10: 2, 9: 2, 8: 2}))
    assert notations(position, (6, 5)) == {"13/2"}


def test_entering_with_the_die_that_is_open():
    """Either die may enter; here only the 2 can, and then any checker plays the 1."""
    position = Position.of({BAR: 1, 13: 1}, on_my_points({24: 4}))
    assert notations(position, (2, 1)) == {"bar/22", "bar/23 13/12"}


def test_a_five_three_with_nothing_on_the_five_point_or_above():
    """With nothing on the 5-point or above, a 5 bears off from the highest point."""
    position = Position.of({4: 2, 3: 2, 1: 1}, {})
    assert "4/off 3/off" in notations(position, (5, 3))


def test_six_five_with_checkers_on_the_six_point_only_above_the_four():
    """The 6 bears off from the 6-point; others are left there, so the 5 can only move one of them."""
    position = Position.of({6: 4, 4: 2, 3: 2, 2: 2}, {})
    assert notations(position, (6, 5)) == {"6/off 6/1"}
    assert refusal("6/off 4/off", position, (6, 5)) is IllegalReason.HIGHER_CHECKER


# Which numbers must be played


def test_all_dice_must_be_used_if_there_is_a_way():
    """The 2 may not be played from the 12-point, since no 4 could follow it."""
    position = Position.of({20: 1, 12: 1, 1: 13}, on_my_points({16: 2, 8: 2, 6: 2}))
    assert notations(position, (4, 2)) == {"20/14"}
    assert refusal("12/10", position, (4, 2)) is IllegalReason.MUST_USE_BOTH


def test_free_choice_of_the_die_where_not_both_can_be_played():
    """Either number can be played from the 20-point, but not both. Without the option the higher must be played."""
    position = Position.of({20: 1, 1: 14}, on_my_points({13: 2}))
    assert notations(position, (4, 3), free_choice=True) == {"20/16", "20/17"}
    assert notations(position, (4, 3)) == {"20/16"}
    assert parse_play("20/17", position, (4, 3), rules=Rules(free_choice=True)).notation == "20/17"
    assert refusal("20/17", position, (4, 3)) is IllegalReason.MUST_USE_HIGHER


def test_free_choice_is_no_choice_where_both_can_be_played():
    for roll in ((6, 5), (3, 1), (4, 4)):
        assert notations(Position.start(), roll, free_choice=True) == notations(Position.start(), roll)


def test_bearing_off_in_the_same_turn_as_the_last_checker_comes_home():
    """The first die may bring the last checker home, and the second bear off."""
    position = Position.of({7: 1, 3: 2}, {})
    assert "7/6 3/off" in notations(position, (3, 1))


def test_the_last_checker_may_use_both_dice_or_one():
    """ "A checker borne off from a lower point than indicated on the die still counts as the full die." """
    position = Position.of({4: 1}, {1: 1})
    for text in ("4/3/off", "4/off", "4/3 3/off"):
        play = parse_play(text, position, (4, 1))
        assert play.after.is_won
    (play,) = legal_plays(position, (6, 5))
    assert play.notation == "4/off"
