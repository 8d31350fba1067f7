"""Tavli: Portes, Plakoto and Fevga in turn, by Portes' rules for the points and for who begins.

Source: https://www.bkgm.com/variants/Tavli.html.
"""

from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match.state import Phase
from bot.rules.match.turn import game_of
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from tests.rules.variants.helpers import Table, from_state
from tests.rules.variants.quiet_helpers import RULES, assert_plays_can_be_written_and_tapped, pinning, same_way, turn_at

TAVLI = VARIANTS["tavli"]
LAST = Position.of({1: 1}, {20: 14})
"""One checker to be borne off, against one that is off."""


def test_the_rotation():
    """ "rotates Portes, Plakoto, Fevga"."""
    assert [TAVLI.of_game(number).key for number in range(1, 8)] == ["portes", "plakoto", "fevga"] * 2 + ["portes"]
    assert TAVLI.start() == VARIANTS["portes"].start() == Position.start()
    assert "cube" not in TAVLI.options


def test_the_winner_of_the_opening_roll_rolls_afresh():
    """ "the winner of the opening roll rolls afresh", in each of the three games: ties are thrown again."""
    state = Table("tavli", [(3, 3), (2, 5), (6, 6)], rules=RULES).state
    assert (state.game, state.on_roll, state.roll) == (1, Side.BLACK, Roll(6, 6))
    assert all(TAVLI.of_game(number).rolls_afresh for number in (1, 2, 3))


def test_the_winner_of_a_game_begins_the_next_of_another_kind():
    """ "previous winner starts": Plakoto after Portes, Fevga after that, Portes again; both dice at once."""
    finished = {1: LAST, 2: LAST, 3: same_way({1: 1}, {20: 14})}
    kinds = {1: "plakoto", 2: "fevga", 3: "portes"}
    for number, position in finished.items():
        for side in Side:
            before = turn_at("tavli", position, (3, 1), game=number, on_roll=side)
            names, after = from_state(before, cmd.MakePlay(side, "1/off"), [(6, 6)])
            assert names == ["PlayMade", "GameEnded", "GameStarted", "DiceRolled"]
            assert (after.game, after.on_roll, after.roll, after.phase) == (number + 1, side, Roll(6, 6), Phase.TO_PLAY)
            assert game_of(after).key == kinds[number]
            assert after.position == VARIANTS[kinds[number]].start()
            assert after.score[side] == 1


def test_after_a_drawn_plakoto_fevga_opens_with_an_opening_roll():
    """There is no previous winner to start."""
    position = pinning({8: 13, 4: 1, 24: 1}, {24: 1, 1: 1, 20: 13}, (24,))
    before = turn_at("tavli", position, (3, 1), game=2, score=(2, 0))
    names, after = from_state(before, cmd.MakePlay(Side.WHITE, "4/1 8/7"), [(1, 4), (5, 5)])
    assert names == ["PlayMade", "GameDrawn", "GameStarted", "DiceRolled"]
    assert (after.game, game_of(after).key, after.score) == (3, "fevga", (2, 0))
    assert (after.on_roll, after.roll) == (Side.BLACK, Roll(5, 5))


def test_the_games_are_those_that_are_played_alone():
    """Alone they begin just so."""
    assert [TAVLI.of_game(number) for number in (1, 2, 3)] == [VARIANTS[key] for key in ("portes", "plakoto", "fevga")]


def test_plays_can_be_written_and_tapped():
    assert_plays_can_be_written_and_tapped("tavli", 3)
