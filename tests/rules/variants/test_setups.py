"""Nackgammon, Hypergammon and Longgammon: backgammon from another starting position.

Sources: https://www.bkgm.com/variants/Nackgammon.html, HyperBackgammon.html and LongGammon.html in the same place.
"""

import pytest

from bot.errors import NotationError
from bot.rules.dice import Roll
from bot.rules.ids import parse_xgid, xgid
from bot.rules.match import commands as cmd
from bot.rules.match.actions import double_refusal, resign_options
from bot.rules.match.state import MatchState, Phase
from bot.rules.plays import legal_plays
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, VARIANTS, find_variant
from tests.rules.variants.helpers import Table, from_state, notations

WHITE, BLACK = Side.WHITE, Side.BLACK
FAMILY = ("nackgammon", "hypergammon", "longgammon", "egyptian", "runte")
"""The games that are played with the cube, for gammons, and by the Jacoby rule."""


@pytest.mark.parametrize(
    ("key", "setup"),
    [
        ("nackgammon", {24: 2, 23: 2, 13: 4, 8: 3, 6: 4}),
        ("hypergammon", {24: 1, 23: 1, 22: 1}),
        ("longgammon", {24: 15}),
        ("egyptian", {24: 2, 13: 5, 8: 3, 6: 5}),
        ("runte", {24: 2, 13: 5, 8: 3, 6: 5}),
        ("portes", {24: 2, 13: 5, 8: 3, 6: 5}),
        ("sugoroku", {24: 2, 13: 5, 8: 3, 6: 5}),
        ("american_acey_deucey", {26: 15}),
        ("european_acey_deucey", {26: 15}),
    ],
)
def test_starting_positions(key, setup):
    start = find_variant(key).start()
    for counts in (start.mine, start.theirs):
        assert {point: count for point, count in enumerate(counts) if count} == setup


@pytest.mark.parametrize("key", ["nackgammon", "hypergammon", "longgammon"])
def test_plays_are_those_of_backgammon(key):
    game = VARIANTS[key]
    assert not game.winner_starts
    assert not game.rolls_afresh
    for roll in ((3, 1), (6, 5), (4, 4)):
        assert legal_plays(game.start(), roll, game) == legal_plays(game.start(), roll, BACKGAMMON)


def test_first_plays():
    nackgammon, hypergammon, longgammon = (VARIANTS[key] for key in ("nackgammon", "hypergammon", "longgammon"))
    assert "24/18 23/18" in notations(nackgammon, nackgammon.start(), (6, 5))
    assert notations(hypergammon, hypergammon.start(), (2, 1)) == {
        "22/19",
        "23/20",
        "24/21",
        "23/21 22/21",
        "24/22 23/22",
        "24/23 22/20",
    }
    assert notations(longgammon, longgammon.start(), (6, 5)) == {"24/13", "24/18 24/19"}


@pytest.mark.parametrize("key", FAMILY)
def test_the_cube_applies(key):
    table = Table(key, [(2, 1)] * 3, rules=Rules())
    table.play(min(notations(VARIANTS[key], table.state.position, (2, 1))))
    assert double_refusal(table.state, table.state.on_roll) is None
    table.do(cmd.OfferDouble(BLACK))
    table.do(cmd.Take(WHITE))
    assert table.state.cube == Cube(2, WHITE, turned=True)


def last_checker(key, theirs, *, checkers=15, cube=Cube(), rules=Rules(), length=7):  # noqa: B008 - frozen
    position = Position.of({1: 1}, theirs, checkers=checkers)
    return MatchState(key, rules, length, position, turns=30, roll=Roll(2, 1), phase=Phase.TO_PLAY, cube=cube)


@pytest.mark.parametrize("key", FAMILY)
@pytest.mark.parametrize(
    ("off", "back", "cube", "rules", "length", "points"),
    [
        (1, {}, Cube(), Rules(), 7, 1),
        (0, {}, Cube(), Rules(), 7, 2),
        (0, {19: 1}, Cube(2, WHITE, turned=True), Rules(), 7, 6),
        (0, {25: 1}, Cube(), Rules(), 7, 3),
        (0, {25: 1}, Cube(), Rules(quadruple=True), 7, 4),
        (0, {}, Cube(), Rules(jacoby=True), 0, 1),
        (0, {}, Cube(2), Rules(jacoby=True), 0, 2),
        (0, {}, Cube(2, BLACK, turned=True), Rules(jacoby=True), 0, 4),
    ],
)
def test_gammons_and_jacoby_apply(key, off, back, cube, rules, length, points):
    """Gammon: the loser has borne off none, be it of three checkers or of fifteen. Jacoby: it counts only once the
    cube has been turned, and an automatic double (a cube at 2 that nobody owns) does not count as turned."""
    checkers = sum(VARIANTS[key].start().mine)
    theirs = {6: checkers - off - len(back)} | back
    state = last_checker(key, theirs, checkers=checkers, cube=cube, rules=rules, length=length)
    names, after = from_state(state, cmd.MakePlay(WHITE, "1/off"), [(6, 1)])
    assert names == ["PlayMade", "GameEnded", "GameStarted"]
    assert after.score == (points, 0)
    assert after.position == VARIANTS[key].start()


def test_hypergammon_can_lose_a_backgammon_from_its_first_roll():
    state = MatchState("hypergammon", Rules(), 7, VARIANTS["hypergammon"].start())
    assert [tuple(option) for option in resign_options(state, WHITE)] == [(1, 1, False), (2, 2, False), (3, 3, True)]
    one_off = MatchState("hypergammon", Rules(), 7, Position.of({6: 2}, {3: 1}, checkers=3))
    assert [tuple(option) for option in resign_options(one_off, WHITE)] == [(1, 1, True)]


def test_position_ids_of_three_checkers():
    """A position ID says where checkers are; how many there are in all, the game says."""
    start = VARIANTS["hypergammon"].start()
    assert Position.from_gnubg_id(start.gnubg_id, checkers=3) == start
    one_off = Position.of({25: 1, 3: 1}, {24: 1, 2: 1, 1: 1}, checkers=3)
    assert one_off.mine[0] == 1
    assert Position.from_gnubg_id(one_off.gnubg_id, checkers=3) == one_off
    with pytest.raises(NotationError):
        Position.from_gnubg_id(Position.start().gnubg_id, checkers=3)


def test_the_end_of_a_game_of_hypergammon():
    """A game of three checkers: the loser has borne off none of his, which is a gammon."""
    state = MatchState("hypergammon", Rules(cube=False), 3, Position.of({5: 1, 4: 1}, {6: 3}, checkers=3))
    names, rolled = from_state(state, cmd.RollDice(WHITE), [(6, 5)])
    assert names == ["DiceRolled"]
    names, after = from_state(rolled, cmd.MakePlay(WHITE, "5/off 4/off"), [(6, 1)])
    assert names[:2] == ["PlayMade", "GameEnded"]
    assert after.score == (2, 0)


def test_xgids_of_three_checkers():
    """An XGID does not name the game: what is missing on the board is borne off, to as many as the game has."""
    game = VARIANTS["hypergammon"]
    state = MatchState("hypergammon", Rules(), 5, Position.of({25: 1, 3: 1}, {24: 1}, checkers=3), on_roll=BLACK)
    assert parse_xgid(xgid(state), game) == state
    assert parse_xgid(xgid(state)).position.mine[0] == 13
    with pytest.raises(NotationError):
        parse_xgid(xgid(Position.start()), game)


@pytest.mark.parametrize("key", ["american_acey_deucey", "european_acey_deucey", "sugoroku"])
def test_games_that_no_id_can_tell(key):
    """A hand has no place in an ID, and no program would know that nothing is borne off."""
    assert not VARIANTS[key].has_ids
    assert not VARIANTS[key].gammons


@pytest.mark.parametrize("key", [*FAMILY, "portes"])
def test_games_whose_positions_have_ids(key):
    assert VARIANTS[key].has_ids
    state = MatchState(key, Rules(cube=False), 5, VARIANTS[key].start())
    assert parse_xgid(xgid(state), VARIANTS[key]) == state
