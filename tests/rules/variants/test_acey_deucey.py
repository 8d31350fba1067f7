"""American and European Acey-Deucey, sentence by sentence.

Sources: https://www.bkgm.com/variants/AceyDeucey-American.html and https://en.wikipedia.org/wiki/Acey-deucey.
"""

import pytest

from bot.errors import IllegalReason, NotationError, NotOnRoll, WrongPhase
from bot.rules.dice import Roll
from bot.rules.house_rules import usual_rules
from bot.rules.match import commands as cmd
from bot.rules.match.actions import resign_options
from bot.rules.match.partial import PartialStep, begin
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import EDITION, VARIANTS
from bot.rules.variants.acey_deucey import AceyDeucey
from bot.rules.variants.protocol import NAME_DOUBLET, ROLL_AGAIN, TURN_OVER, NextPart, Part
from tests.inside import with_step
from tests.rules.variants.helpers import Table, from_state, notations, played, refusal, with_hand

AMERICAN, EUROPEAN = VARIANTS["american_acey_deucey"], VARIANTS["european_acey_deucey"]
PLAIN = Rules(cube=False)
WHITE, BLACK = Side.WHITE, Side.BLACK
both_games = pytest.mark.parametrize("game", [AMERICAN, EUROPEAN], ids=["american", "european"])
CLOSED_24 = {1: 2}
"""The opponent's checkers, in his own numbering, that close my 24 point."""


def state_of(position, roll=None, key="american_acey_deucey", length=50, **fields):
    phase = Phase.TO_PLAY if roll else Phase.TO_ROLL
    dice = Roll(*roll) if roll else None
    return MatchState(key, PLAIN, length, position, turns=30, roll=dice, phase=phase, edition=EDITION, **fields)


def after_roll(position, roll, key="american_acey_deucey"):
    """The state in which a roll of White's is to be played (or what came of it)."""
    return from_state(state_of(position, key=key), cmd.RollDice(WHITE), [roll])


# Entering


@both_games
def test_all_off_the_board_at_the_start_entering_in_the_opponents_home_by_die(game):
    """ "all off the board at the start, entering in the opponent's home by die" """
    assert notations(game, game.start(), (6, 4)) == {"hand/19 hand/21", "hand/15"}
    assert notations(game, game.start(), (3, 3)) == {
        "hand/22(4)",
        "hand/19 hand/22(2)",
        "hand/19(2)",
        "hand/16 hand/22",
        "hand/13",
    }
    assert game.start().pip_count == 15 * 25


@both_games
def test_moving_is_allowed_before_all_are_in(game):
    """ "moving allowed before all are in" """
    position = with_hand({10: 1}, {}, hand=14, their_hand=15)
    texts = notations(game, position, (6, 4))
    assert texts == {"hand/19 hand/21", "hand/15", "hand/21 10/4", "hand/19 10/6"}


@both_games
def test_a_closed_point_lets_nobody_enter(game):
    position = with_hand({}, CLOSED_24, hand=15, their_hand=13)
    assert notations(game, position, (1, 1)) == set()
    assert refusal(game, "hand/24 hand/22", position, (3, 1)) is IllegalReason.BLOCKED


@both_games
def test_hits(game):
    """ "hits": entering on a lone checker sends it to the bar."""
    position = with_hand({}, {1: 1}, hand=15, their_hand=14)
    after = played(game, "hand/24* hand/22", position, (3, 1))
    assert (after.theirs[25], after.theirs[1], after.theirs[26]) == (1, 0, 14)
    after = played(game, "hand/24*/21", position, (3, 1))
    assert (after.theirs[25], after.mine[21]) == (1, 1)


@both_games
def test_the_bar_first_but_not_the_hand(game):
    position = with_hand({25: 1, 10: 1}, CLOSED_24, hand=13, their_hand=13)
    assert all(text.startswith("bar/") or "bar/" in text for text in notations(game, position, (4, 1)))
    assert notations(game, position, (1, 1)) == set()
    assert refusal(game, "hand/22 10/9", position, (3, 1)) is IllegalReason.BAR_FIRST


def test_a_table_may_let_checkers_that_were_hit_wait():
    """A disputed point is an attribute of the game."""

    class Patient(AceyDeucey):
        key = name = "patient"
        hit_enters_first = False

    position = with_hand({25: 1, 10: 1}, CLOSED_24, hand=13, their_hand=13)
    assert notations(Patient(), position, (1, 1)) == {"10/6"}
    assert {"hand/20 10/7", "bar/20 10/7", "10/2"} <= notations(Patient(), position, (5, 3))
    assert not {"hand/20 10/7", "10/2"} & notations(AMERICAN, position, (5, 3))


def test_the_hand_is_written_and_read():
    for text in ("hand/20 hand/23", "h/20 h/23", "HAND/23 in/20", "hand-20, hand-23"):
        assert played(AMERICAN, text, AMERICAN.start(), (5, 2)).mine[20] == 1
    with pytest.raises(NotationError):
        played(AMERICAN, "26/20 26/23", AMERICAN.start(), (5, 2))
    assert refusal(VARIANTS["backgammon"], "hand/20 8/6", VARIANTS["backgammon"].start(), (5, 2)) is (
        IllegalReason.NO_CHECKER
    )


def test_both_ways_of_one_checker_from_the_hand_are_told_apart():
    """By way of 20 it hits, by way of 23 it does not."""
    position = with_hand({}, {5: 1}, hand=15, their_hand=14)
    assert {"hand/20*/18", "hand/23/18"} <= notations(AMERICAN, position, (5, 2))


# 1-2


def test_one_two_then_a_doublet_then_another_roll():
    """ "1-2: play it, then name and play any doublet, then roll again" """
    table = Table("american_acey_deucey", [(3, 4), (1, 2), (6, 4), (5, 3)], length=50)
    assert (table.state.on_roll, table.state.ahead) == (BLACK, (NAME_DOUBLET, ROLL_AGAIN))
    assert table.play("hand/24 hand/23") == ["PlayMade"]
    assert (table.state.phase, table.state.on_roll, table.state.turns) == (Phase.TO_NAME, BLACK, 0)
    with pytest.raises(WrongPhase):
        table.do(cmd.RollDice(BLACK))
    with pytest.raises(NotOnRoll):
        table.do(cmd.NameDoublet(WHITE, 5))
    for number in (0, 7, -1):
        with pytest.raises(NotationError):
            table.do(cmd.NameDoublet(BLACK, number))
    assert table.do(cmd.NameDoublet(BLACK, 5)) == ["DoubletNamed"]
    assert table.state.numbers == (5, 5, 5, 5)
    assert table.play("hand/20(4)") == ["PlayMade", "DiceRolled"]
    assert (table.state.on_roll, table.state.roll, table.state.turns) == (BLACK, Roll(6, 4), 0)
    assert table.play("hand/19 hand/21") == ["PlayMade", "DiceRolled"]
    assert (table.state.on_roll, table.state.roll, table.state.turns) == (WHITE, Roll(5, 3), 1)


def test_one_two_again_after_one_two():
    table = Table("american_acey_deucey", [(6, 5), (2, 1), (1, 2), (6, 5)], length=50)
    table.play("hand/24 hand/23")
    table.do(cmd.NameDoublet(WHITE, 6))
    table.play("hand/19(4)")
    assert (table.state.on_roll, table.state.ahead) == (WHITE, (NAME_DOUBLET, ROLL_AGAIN))
    table.play("hand/24 hand/23")
    assert table.state.phase is Phase.TO_NAME


def test_a_one_two_that_is_partly_unplayable_ends_the_turn():
    """ "a part that cannot be played ends the turn": the 2 enters, the 1 cannot be played."""
    position = with_hand({25: 2, 6: 13}, CLOSED_24, their_hand=13)
    _, rolled = after_roll(position, (1, 2))
    assert [play.notation for play in plays_now(rolled)] == ["bar/23"]
    names, after = from_state(rolled, cmd.MakePlay(WHITE, "bar/23"), [(6, 5)])
    assert names == ["PlayMade", "DiceRolled"]
    assert (after.on_roll, after.roll, after.ahead) == (BLACK, Roll(6, 5), ())


def test_a_one_two_that_cannot_be_played_at_all_ends_the_turn():
    position = with_hand({25: 2, 6: 13}, {1: 2, 2: 2}, their_hand=11)
    names, after = from_state(state_of(position), cmd.RollDice(WHITE), [(1, 2), (6, 5)])
    assert names == ["DiceRolled", "TurnPassed", "DiceRolled"]
    assert (after.on_roll, after.ahead) == (BLACK, ())


def test_a_named_doublet_that_cannot_be_played_ends_the_turn():
    position = with_hand({}, {4: 2}, hand=15, their_hand=13)
    _, rolled = after_roll(position, (1, 2))
    _, named = from_state(rolled, cmd.MakePlay(WHITE, "hand/23 hand/24"))
    blocked = with_hand({24: 1, 23: 1, 14: 13}, {7: 2, 8: 2, 17: 2})
    state = MatchState(
        "american_acey_deucey", PLAIN, 50, blocked, phase=Phase.TO_NAME, roll=Roll(2, 1), ahead=(ROLL_AGAIN,), turns=8
    )
    assert named.phase is state.phase
    names, after = from_state(state, cmd.NameDoublet(WHITE, 6), [(4, 2)])
    assert names == ["DoubletNamed", "TurnPassed", "DiceRolled"]
    assert (after.on_roll, after.roll, after.numbers, after.ahead) == (BLACK, Roll(4, 2), (), ())


def test_a_named_doublet_that_is_partly_playable_ends_the_turn():
    """Three of the four sixes: no other roll follows."""
    position = with_hand({24: 1, 23: 1, 7: 13}, {8: 2, 24: 2}, their_hand=11)
    state = MatchState(
        "american_acey_deucey", PLAIN, 50, position, phase=Phase.TO_NAME, roll=Roll(2, 1), ahead=(ROLL_AGAIN,), turns=8
    )
    _, naming = from_state(state, cmd.NameDoublet(WHITE, 6))
    (play,) = plays_now(naming)
    assert play.notation == "24/6"
    names, after = from_state(naming, cmd.MakePlay(WHITE, play.notation), [(4, 2)])
    assert names == ["PlayMade", "DiceRolled"]
    assert (after.on_roll, after.ahead) == (BLACK, ())


def test_what_follows_each_part():
    """Everything is played in full before anything follows."""
    ahead = (NAME_DOUBLET, ROLL_AGAIN)
    assert AMERICAN.following(Part((2, 1), (), ahead, handed=False)) == NextPart(same_side=True, ahead=ahead)
    assert AMERICAN.following(Part((2, 1), (1,), ahead, handed=False)) == TURN_OVER
    again = Part((4,) * 4, (), (ROLL_AGAIN,), handed=False)
    assert AMERICAN.following(again) == NextPart(same_side=True)
    assert AMERICAN.following(again._replace(left=(4,))) == TURN_OVER
    complement = Part((4,) * 4, (), (3, ROLL_AGAIN), handed=False)
    assert EUROPEAN.following(complement) == NextPart(same_side=True, numbers=(3,) * 4, ahead=(ROLL_AGAIN,))
    assert EUROPEAN.following(complement._replace(left=(4, 4))) == TURN_OVER


# Doublets


def test_a_doublet_of_the_american_game_is_played_four_times_and_that_is_all():
    assert AMERICAN.ahead(Roll(4, 4), 0) == ()
    _, rolled = after_roll(AMERICAN.start(), (4, 4))
    names, after = from_state(rolled, cmd.MakePlay(WHITE, "hand/21(4)"), [(6, 5)])
    assert names == ["PlayMade", "DiceRolled"]
    assert after.on_roll is BLACK


def test_the_complement_and_another_roll_in_the_european_game():
    """ "any doublet is followed by its complement (7-n) x4 and another roll" """
    _, rolled = after_roll(EUROPEAN.start(), (4, 4), "european_acey_deucey")
    assert rolled.ahead == (3, ROLL_AGAIN)
    names, after = from_state(rolled, cmd.MakePlay(WHITE, "hand/21(4)"))
    assert names == ["PlayMade"]
    assert (after.phase, after.on_roll, after.numbers, after.roll) == (Phase.TO_PLAY, WHITE, (3,) * 4, Roll(4, 4))
    names, after = from_state(after, cmd.MakePlay(WHITE, "hand/22(4)"), [(6, 5)])
    assert names == ["PlayMade", "DiceRolled"]
    assert (after.on_roll, after.roll, after.turns) == (WHITE, Roll(6, 5), 30)


@pytest.mark.parametrize("number", range(1, 7))
def test_complements(number):
    assert EUROPEAN.ahead(Roll(number, number), 0) == (7 - number, ROLL_AGAIN)
    assert EUROPEAN.named(number) == (7 - number,)
    assert AMERICAN.named(number) == ()


def test_a_named_doublet_has_its_complement_in_the_european_game():
    """1-2, the doublet named, its complement, and one other roll."""
    table = Table("european_acey_deucey", [(2, 1), (6, 3), (5, 4)], length=50)
    table.play("hand/24 hand/23")
    table.do(cmd.NameDoublet(WHITE, 6))
    table.play("hand/19(4)")
    assert (table.state.numbers, table.state.on_roll, table.state.ahead) == ((1,) * 4, WHITE, (ROLL_AGAIN,))
    assert table.play("hand/24(4)") == ["PlayMade", "DiceRolled"]
    assert (table.state.on_roll, table.state.roll) == (WHITE, Roll(6, 3))


def test_a_complement_that_cannot_be_played_ends_the_turn():
    position = with_hand({}, {3: 2}, hand=15, their_hand=13)
    _, rolled = after_roll(position, (4, 4), "european_acey_deucey")
    names, after = from_state(rolled, cmd.MakePlay(WHITE, "hand/9"), [(6, 5)])
    assert names == ["PlayMade"]
    assert plays_now(after)
    stuck = with_hand({25: 5}, {3: 2}, hand=10, their_hand=13)
    _, rolled = after_roll(stuck, (4, 4), "european_acey_deucey")
    names, after = from_state(rolled, cmd.MakePlay(WHITE, "bar/21(4)"), [(6, 5)])
    assert names == ["PlayMade", "TurnPassed", "DiceRolled"]
    assert (after.on_roll, after.ahead) == (BLACK, ())


# Bearing off, and the end


def test_exact_bearing_off_in_the_european_game():
    """ "exact bearing off": a six takes nothing from the 5 point."""
    game = EUROPEAN
    position = with_hand({5: 2}, {24: 15})
    assert notations(game, position, (6, 5)) == {"5/off"}
    assert notations(game, position, (6, 6)) == set()
    low = with_hand({5: 1, 3: 1}, {24: 2, 6: 13})
    assert refusal(game, "5/off 3/2", low, (6, 1)) is IllegalReason.EXACT
    assert notations(game, low, (5, 3)) == {"5/off 3/off"}


def test_a_larger_number_bears_off_the_furthest_checker_in_the_american_game():
    """ "bearing off as usual (larger numbers take the furthest)" """
    assert notations(AMERICAN, with_hand({5: 2}, {24: 15}), (6, 5)) == {"5/off(2)"}
    assert notations(AMERICAN, with_hand({5: 3, 2: 1}, {24: 15}), (6, 6)) == {"5/off(3) 2/off"}
    assert "5/off 3/2" in notations(AMERICAN, with_hand({5: 1, 3: 1}, {24: 2, 6: 13}), (6, 1))
    # Only with all home, nobody in the hand and nobody standing higher.
    assert notations(AMERICAN, with_hand({8: 1, 3: 1}, {24: 15}), (5, 5)) == {"8/off 3/off"}
    assert not any("off" in text for text in notations(AMERICAN, with_hand({3: 1}, {24: 14}, hand=1), (5, 4)))
    assert notations(AMERICAN, with_hand({6: 1, 3: 1}, {24: 15}), (5, 4)) == {"6/2 3/off"}


@both_games
def test_no_bearing_off_with_a_checker_in_the_hand(game):
    position = with_hand({5: 1, 4: 13}, CLOSED_24, hand=1, their_hand=13)
    assert not any("off" in text for text in notations(game, position, (5, 1)))
    assert notations(game, with_hand({5: 1, 4: 13}, {}, their_hand=15), (5, 1))
    assert any("off" in text for text in notations(game, with_hand({5: 1, 4: 13}, {}, their_hand=15), (5, 1)))


@pytest.mark.parametrize(
    ("theirs", "hand", "points"), [({24: 3, 25: 1}, 2, 6), ({1: 1}, 0, 1), ({}, 15, 15), ({6: 10}, 0, 10)]
)
def test_the_loser_pays_one_point_a_checker_left(theirs, hand, points):
    """ "the loser pays one point a checker left" """
    state = state_of(with_hand({2: 1}, theirs, their_hand=hand), (2, 5))
    names, after = from_state(state, cmd.MakePlay(WHITE, "2/off"), [(6, 5), (6, 5)])
    assert names[:2] == ["PlayMade", "GameEnded"]
    assert after.score == (points, 0)


def test_a_game_may_be_won_with_a_part_of_a_turn():
    """What would follow a 1-2 does not matter any more."""
    _, rolled = after_roll(with_hand({1: 1, 2: 1}, {24: 15}), (2, 1))
    names, after = from_state(rolled, cmd.MakePlay(WHITE, "2/off 1/off"), [(6, 5), (6, 5)])
    assert names == ["PlayMade", "GameEnded", "GameStarted", "DiceRolled"]
    assert (after.ahead, after.numbers, after.score) == ((), (), (15, 0))


def test_resigning_costs_what_is_not_off():
    state = state_of(with_hand({3: 4}, {2: 1}))
    assert [tuple(option) for option in resign_options(state, WHITE)] == [(4, 4, True)]
    assert [tuple(option) for option in resign_options(state, BLACK)] == [(1, 1, True)]
    naming = MatchState("american_acey_deucey", PLAIN, 50, state.position, phase=Phase.TO_NAME, roll=Roll(2, 1))
    names, after = from_state(naming, cmd.Resign(WHITE, 4), [(6, 5)])
    assert names == ["ResignationOffered", "GameEnded", "GameStarted"]
    assert after.score == (0, 4)


def test_no_cube():
    """ "no cube" """
    for game in (AMERICAN, EUROPEAN):
        assert usual_rules(game, 0) == PLAIN


def test_taps_enter_from_the_hand():
    _, rolled = after_roll(AMERICAN.start(), (6, 4))
    partial = begin(rolled, plays_now(rolled))
    assert {die: [tuple(move)[:2] for move in moves] for die, moves in partial.options().items()} == {
        6: [(26, 19)],
        4: [(26, 21)],
    }
    once = with_step(partial, PartialStep(26, 6))
    assert {move.source for move in once.options()[4]} == {26, 19}
