"""The Runte rule.

"This rule allows the player to move his checkers both backwards and forwards within his own home board. The player
cannot move the checker in such a way that it lands outside of his home board": early editions of
https://en.wikipedia.org/wiki/Backgammon.
"""

import pytest

from bot.errors import IllegalReason
from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match.actions import losses_of
from bot.rules.match.partial import PartialStep, begin, decode_steps, encode_steps, steps_of
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import plays_now
from bot.rules.notation import parse_play
from bot.rules.plays import legal_plays
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, VARIANTS
from tests.inside import with_step
from tests.rules.variants.helpers import from_state, notations, on_my_points, played, refusal

RUNTE = VARIANTS["runte"]


def plays_of(position, roll):
    return legal_plays(position, roll, RUNTE)


def test_backwards_and_forwards_within_home():
    """ "both backwards and forwards within his own home board": two back, two on, and one of each either way."""
    position = Position.of({3: 1}, {1: 2})
    ends = {
        play.after.mine[1:7].index(1) + 1 if any(play.after.mine[1:7]) else 0 for play in plays_of(position, (2, 1))
    }
    assert ends == {6, 4, 2, 0}
    assert played(RUNTE, "3/5/6", position, (2, 1)) == played(RUNTE, "3/4/6", position, (2, 1))


def test_a_checker_is_hit_backwards():
    position = Position.of({20: 1, 3: 1, 1: 2}, on_my_points({5: 1, 24: 2}))
    assert "20/19 3/5*" in notations(RUNTE, position, (2, 1))
    after = played(RUNTE, "20/19 3/5*", position, (2, 1))
    assert (after.theirs[25], after.theirs[20], after.mine[5], after.mine[3]) == (1, 0, 1, 0)
    assert refusal(BACKGAMMON, "20/19 3/5*", position, (2, 1)) is IllegalReason.WRONG_WAY


def test_a_checker_is_hit_on_the_way():
    """Back, and on again: every stop is written, since both dice in one would not tell the way."""
    position = Position.of({4: 1, 2: 5}, on_my_points({6: 1, 24: 2}))
    play = parse_play("4/6*/5", position, (2, 1), RUNTE)
    assert play.notation == "4/6*/5"
    assert [tuple(move) for move in play.moves] == [(4, 6, True), (6, 5, False)]
    # The same end by way of 3 hits nobody and is another play.
    assert parse_play("4/3/5", position, (2, 1), RUNTE).after.theirs[25] == 0


@pytest.mark.parametrize("text", ["6/8 8/7", "8/10 8/7", "5/7", "6/8", "7/9", "13/14"])
def test_never_out_of_home_and_only_from_home(text):
    """ "cannot move the checker in such a way that it lands outside of his home board" """
    position = Position.of({13: 2, 8: 3, 7: 2, 6: 4, 5: 4}, {24: 2, 13: 5, 8: 3})
    assert refusal(RUNTE, text, position, (2, 1)) is IllegalReason.INSIDE_HOME


def test_a_closed_point_is_closed_backwards_too():
    position = Position.of({20: 1, 3: 1}, on_my_points({5: 2, 24: 2}))
    assert not any("3/5" in text for text in notations(RUNTE, position, (2, 1)))
    assert refusal(RUNTE, "20/19 3/5", position, (2, 1)) is IllegalReason.BLOCKED


def test_the_last_checker_may_go_off_with_the_first_number_of_a_doublet():
    """It could also be played to and fro four times."""
    position = Position.of({1: 1}, on_my_points({24: 2}))
    assert {"1/off", "1/2/1/2/1"} <= notations(RUNTE, position, (1, 1))
    assert parse_play("1-off", position, (1, 1), RUNTE).notation == "1/off"


def test_the_bar_first():
    position = Position.of({25: 1, 3: 1}, on_my_points({24: 2, 23: 2}))
    assert notations(RUNTE, position, (2, 1)) == set()
    entered = Position.of({25: 1, 3: 1}, on_my_points({24: 2}))
    assert "bar/23 3/4" in notations(RUNTE, entered, (2, 1))


def test_a_number_that_only_a_move_backwards_can_use_is_used():
    """ "Use as many dice as legally possible": the way back counts as one."""
    position = Position.of({2: 1, 8: 1}, on_my_points({7: 2, 1: 2, 4: 2, 5: 2}))
    assert notations(BACKGAMMON, position, (4, 1)) == set()
    assert notations(RUNTE, position, (4, 1)) == {"2/6"}


def test_the_last_checker_may_leave_whatever_else_could_be_played():
    """A side that has borne off everything has won and owes no more numbers, though they could be played to and fro."""
    position = Position.of({1: 1}, {1: 2})
    assert "1/off" in notations(RUNTE, position, (1, 1))
    state = MatchState("runte", Rules(cube=False), 1, position, roll=Roll(1, 1), phase=Phase.TO_PLAY)
    partial = begin(state, plays_now(state))
    assert not partial.is_complete
    off = with_step(partial, PartialStep(1, 1))
    assert off.leads_on()
    assert off.is_complete
    assert off.finished().after.is_won
    names, _ = from_state(state, cmd.MakePlay(Side.WHITE, "1/off"))
    assert names == ["PlayMade", "GameEnded", "MatchEnded"]
    # With 2-1 one number does it as well, though both could be used for it.
    assert played(RUNTE, "1/off", position, (2, 1)).is_won
    assert refusal(RUNTE, "1/3", position, (2, 1)) is IllegalReason.MUST_USE_BOTH
    # There is 1/3/2 with both, so 1/2 is not the 1 alone.
    assert played(RUNTE, "1/2", position, (2, 1)).mine[2] == 1


def test_moves_backwards_and_off_in_one_roll():
    """With 4-3: the 1 goes back to 4, the 3 is borne off with the 4 only while nothing stands higher."""
    position = Position.of({3: 1, 1: 1}, {1: 2})
    state = MatchState("runte", Rules(), 5, position, roll=Roll(4, 3), phase=Phase.TO_PLAY)
    plays = plays_now(state)
    assert "3/off 1/4" in {play.notation for play in plays}
    for play in plays:
        steps = steps_of(play, state.roll, RUNTE)
        assert begin(state, plays, steps).finished() == play


def test_taps_tell_the_way():
    """From one point a number may lead both ways; the button's text keeps them apart."""
    steps = (PartialStep(3, 2), PartialStep(3, 2, back=True))
    assert len({encode_steps((step,)) for step in steps}) == 2
    assert decode_steps(encode_steps(steps)) == steps
    state = MatchState("runte", Rules(), 5, Position.of({3: 2}, {1: 2}), roll=Roll(2, 1), phase=Phase.TO_PLAY)
    offered = begin(state, plays_now(state)).options()
    assert {move.target for move in offered[2] if move.source == 3} == {1, 5}


def test_checkers_that_have_passed_can_still_be_caught_from_home():
    """Gammons stay possible for longer: a checker of mine on 4 can go back to my 6, where the opponent still stands."""
    position = Position.of({3: 15}, on_my_points({5: 1}) | {1: 14})
    assert not position.has_contact
    assert RUNTE.has_contact(position)
    assert RUNTE.has_contact(position.swapped())
    beyond = Position.of({3: 15}, on_my_points({7: 1}) | {1: 14})
    assert not RUNTE.has_contact(beyond)


def test_a_resignation_cannot_be_taken_for_final_while_a_checker_can_be_trapped():
    position = Position.of({20: 1, 2: 14}, {3: 15})
    state = MatchState("runte", Rules(quadruple=True), 0, position)
    assert losses_of(state, Side.WHITE) == (1, 2, 3, 4)
    assert losses_of(MatchState("backgammon", Rules(quadruple=True), 0, position), Side.WHITE) == (1, 2, 3)


def test_a_play_that_leaves_everything_as_it_was():
    """There and back with a doublet is a play: nothing forbids it, and the turn goes on."""
    state = MatchState("runte", Rules(), 5, Position.of({3: 1, 1: 2}, {1: 2}), roll=Roll(2, 2), phase=Phase.TO_PLAY)
    same = [play for play in plays_now(state) if play.after == state.position]
    assert len(same) == 1
    names, after = from_state(state, cmd.MakePlay(Side.WHITE, same[0].notation))
    assert names == ["PlayMade"]
    assert after.on_roll is Side.BLACK
