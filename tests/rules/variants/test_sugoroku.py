"""Sugoroku: backgammon's start and hits. Doublets are nothing special, and nothing is borne off: the first side that
brings all fifteen checkers home wins one point. Source: https://en.wikipedia.org/wiki/Sugoroku.
"""

import pytest

from bot.errors import IllegalReason
from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match.actions import resign_options
from bot.rules.match.partial import PartialStep, begin
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, EDITION, VARIANTS
from tests.rules.variants.helpers import from_state, notations, on_my_points, played, refusal

SUGOROKU = VARIANTS["sugoroku"]
PLAIN = Rules(cube=False)
WHITE, BLACK = Side.WHITE, Side.BLACK


def to_play(position, roll, length=1):
    return MatchState(
        "sugoroku", PLAIN, length, position, turns=30, roll=Roll(*roll), phase=Phase.TO_PLAY, edition=EDITION
    )


def test_doublets_are_not_special():
    """Two moves of 3, not four."""
    assert SUGOROKU.numbers(Roll(3, 3)) == (3, 3)
    plays = notations(SUGOROKU, Position.start(), (3, 3))
    assert "24/18" in plays
    assert "13/10(2)" in plays
    assert refusal(SUGOROKU, "13/10(4)", Position.start(), (3, 3)) is IllegalReason.TOO_MANY_MOVES


def test_hits_as_in_backgammon():
    position = Position.of({24: 2, 13: 13}, on_my_points({20: 1, 8: 2}))
    after = played(SUGOROKU, "24/20* 13/12", position, (4, 1))
    assert after.theirs[25] == 1
    assert notations(SUGOROKU, after.swapped(), (6, 1)) <= notations(BACKGAMMON, after.swapped(), (6, 1))
    on_bar = Position.of({25: 1, 5: 14}, on_my_points({24: 2, 19: 2}))
    assert notations(SUGOROKU, on_bar, (6, 1)) == set()


def test_nothing_is_borne_off():
    """12 comes home with the 6; the 5 is played within home, never off the 5 point."""
    position = Position.of({12: 1, 6: 2, 5: 12}, on_my_points({2: 2, 19: 13}))
    assert notations(SUGOROKU, position, (6, 5)) == {"12/1"}
    assert refusal(SUGOROKU, "12/6 5/off", position, (6, 5)) is IllegalReason.NO_BEARING_OFF
    assert refusal(SUGOROKU, "24/19 13/7", Position.start(), (6, 5)) is IllegalReason.BLOCKED
    assert "12/6 5/off" in notations(BACKGAMMON, position, (6, 5))


def test_whoever_first_brings_all_fifteen_home_wins():
    position = Position.of({8: 1, 6: 14}, {25: 1, 6: 14})
    names, after = from_state(to_play(position, (2, 1)), cmd.MakePlay(WHITE, "8/5"))
    assert names == ["PlayMade", "GameEnded", "MatchEnded"]
    assert after.winner is WHITE
    # One point, whatever became of the other side: nobody is ever off, and one is on the bar here.
    assert after.score == (1, 0)


def test_one_checker_outside_or_on_the_bar_is_not_home():
    for outside in (7, 24, 25):
        assert SUGOROKU.result(Position.of({outside: 1, 1: 14}, {24: 15}), PLAIN) is None
    assert SUGOROKU.result(Position.of({6: 1, 1: 14}, {24: 15}), PLAIN) == (1,)


def test_the_other_number_is_lost_where_it_cannot_be_played():
    stuck = Position.of({12: 1, 1: 14}, on_my_points({11: 2, 5: 2}))
    state = to_play(stuck, (6, 1))
    assert [play.notation for play in plays_now(state)] == ["12/6"]
    names, _ = from_state(state, cmd.MakePlay(WHITE, "12/6"))
    assert names == ["PlayMade", "GameEnded", "MatchEnded"]


def test_the_game_is_over_as_soon_as_all_are_home():
    """8/6 with the 2 wins at once: that 8/7 3/1 would use both numbers takes nothing from it."""
    position = Position.of({8: 1, 3: 1, 1: 13}, on_my_points({5: 2, 2: 2}))
    assert notations(SUGOROKU, position, (2, 1)) == {"8/7 3/1", "8/6"}
    state = to_play(position, (2, 1))
    partial = begin(state, plays_now(state), (PartialStep(8, 2),))
    assert partial.is_complete
    assert partial.finished().notation == "8/6"
    for text, events in (("8/6", ["PlayMade", "GameEnded", "MatchEnded"]), ("8/7 3/1", ["PlayMade", "DiceRolled"])):
        names, _ = from_state(state, cmd.MakePlay(WHITE, text), [(6, 5)])
        assert names == events
    # What does not win with one number owes the other as ever.
    assert refusal(SUGOROKU, "3/1", position, (2, 1)) is IllegalReason.MUST_USE_BOTH


SIX_CLOSED = {7: 2, 6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 20: 3}


@pytest.mark.parametrize("low", [1, 2, 11, 19])
def test_closing_six_points_in_a_row_with_a_checker_on_the_bar_wins_at_once(low):
    row = dict.fromkeys(range(low, low + 6), 2)
    rest = 3 if low > 12 else 24
    assert SUGOROKU.result(Position.of({**row, rest: 3}, {25: 1, 6: 14}), PLAIN) == (1,)
    assert SUGOROKU.result(Position.of({**row, rest: 3}, {6: 15}), PLAIN) is None, "nobody is on the bar"
    open_one = {**row, low + 3: 1, rest: 4}
    assert SUGOROKU.result(Position.of(open_one, {25: 1, 6: 14}), PLAIN) is None, "one point is open"
    gap = {**row, low + 3: 0, rest: 3, (low + 7) % 24 or 24: 2}
    assert SUGOROKU.result(Position.of(gap, {25: 1, 6: 14}), PLAIN) is None, "not in a row"


def test_the_play_that_closes_out_ends_the_game():
    position = Position.of({**SIX_CLOSED, 4: 1, 8: 1}, {25: 1, 13: 14})
    names, after = from_state(to_play(position, (4, 1)), cmd.MakePlay(WHITE, "8/4 20/19"))
    assert names == ["PlayMade", "GameEnded", "MatchEnded"]
    assert (after.winner, after.score) == (WHITE, (1, 0))


def test_the_game_is_over_as_soon_as_six_points_are_closed():
    """8/4 with the 4 wins, and every 5 would open the row: nothing is owed once the game is over."""
    position = Position.of({8: 1, 7: 2, 6: 2, 5: 2, 4: 1, 3: 2, 2: 5}, {25: 1, 13: 14})
    state = to_play(position, (5, 4))
    assert "8/4" in {play.notation for play in plays_now(state)}
    names, _ = from_state(state, cmd.MakePlay(WHITE, "8/4"))
    assert names == ["PlayMade", "GameEnded", "MatchEnded"]


def test_one_point_is_all_there_is_to_lose():
    state = MatchState("sugoroku", PLAIN, 0, Position.start())
    assert [tuple(option) for option in resign_options(state, WHITE)] == [(1, 1, True)]


@pytest.mark.parametrize("roll", [(2, 1), (6, 6), (5, 3)])
def test_the_start_is_backgammons(roll):
    assert SUGOROKU.start() == Position.start()
    if roll[0] != roll[1]:
        assert notations(SUGOROKU, Position.start(), roll) == notations(BACKGAMMON, Position.start(), roll)
    else:
        assert notations(SUGOROKU, Position.start(), roll) == {
            "24/18(2)",
            "24/18 13/7",
            "13/7(2)",
            "24/18 8/2",
            "13/7 8/2",
            "8/2(2)",
        }
