"""The match machine: what each command causes, and that the log tells the whole state."""

import pytest
from msgspec import structs

from bot.errors import CubeReason, CubeUnavailable, IllegalPlay, NotOnRoll, WrongPhase
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import double_refusal, may_double, resign_options
from bot.rules.match.machine import decide, evolve, fold, start
from bot.rules.match.state import Crawford, MatchState, Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side

WHITE, BLACK = Side.WHITE, Side.BLACK


class Table:
    """A match under test: commands in, state out."""

    def __init__(self, length=5, rules=Rules(), rolls=((3, 1),)):  # noqa: B008 - frozen
        self.dice = ScriptedDice(rolls)
        self.log = list(start(cmd.StartMatch("backgammon", length, rules), self.dice))
        self.state = fold(self.log)

    def do(self, command):
        events = decide(self.state, command, self.dice)
        for event in events:
            self.state = evolve(self.state, event)
        self.log += events
        assert fold(self.log) == self.state
        return events


def state_of(position=None, *, length=5, **fields):
    return MatchState("backgammon", fields.pop("rules", Rules()), length, position or Position.start(), **fields)


def kinds(events):
    return [type(event).__name__ for event in events]


def test_a_match_begins_with_the_opening_roll_of_the_higher_die():
    table = Table(rolls=[(3, 1)])
    assert kinds(table.log) == ["MatchStarted", "GameStarted"]
    assert (table.state.on_roll, table.state.phase, table.state.roll) == (WHITE, Phase.TO_PLAY, Roll(3, 1))
    table = Table(rolls=[(2, 6)])
    assert table.state.on_roll is BLACK


def test_ties_of_the_opening_are_rolled_again_so_that_it_is_never_a_doublet():
    table = Table(rolls=[(4, 4), (2, 2), (1, 5)])
    assert table.log[1].opening == (Roll(4, 4), Roll(2, 2), Roll(1, 5))
    assert table.state.on_roll is BLACK
    assert table.state.rolls == 3


def test_the_sample_game():
    table = Table(rolls=[(4, 1), (4, 4), (5, 2)])
    table.do(cmd.MakePlay(WHITE, "13/9 6/5"))
    table.do(cmd.RollDice(BLACK))
    table.do(cmd.MakePlay(BLACK, "24/20*/16* 6/2(2)"))
    table.do(cmd.RollDice(WHITE))
    assert [play.notation for play in plays_now(table.state)] == ["bar/20"]
    table.do(cmd.MakePlay(WHITE, "bar/20"))
    assert table.state.on_roll is BLACK
    assert table.state.position.theirs[25] == 1


def test_a_roll_without_a_legal_move_ends_the_turn_by_itself():
    closed = Position.of({25: 1, 6: 14}, dict.fromkeys(range(1, 7), 2) | {8: 3})
    state = state_of(closed, turns=4)
    events = decide(state, cmd.RollDice(WHITE), ScriptedDice([(6, 5)]))
    assert kinds(events) == ["DiceRolled", "TurnPassed"]
    after = evolve(evolve(state, events[0]), events[1])
    assert (after.on_roll, after.phase, after.last_turn.moves) == (BLACK, Phase.TO_ROLL, ())


def test_without_a_cube_the_dice_fall_at_once():
    table = Table(rules=Rules(cube=False), rolls=[(3, 1), (6, 5)])
    events = table.do(cmd.MakePlay(WHITE, "8/5 6/5"))
    assert kinds(events) == ["PlayMade", "DiceRolled"]
    assert (table.state.on_roll, table.state.roll) == (BLACK, Roll(6, 5))


def test_a_match_to_one_point_has_no_cube():
    table = Table(length=1, rolls=[(3, 1), (6, 5)])
    table.do(cmd.MakePlay(WHITE, "8/5 6/5"))
    assert table.state.phase is Phase.TO_PLAY
    assert double_refusal(table.state, BLACK) is CubeReason.NO_CUBE


def test_double_take_and_redouble():
    table = Table(rolls=[(3, 1), (6, 5), (2, 1)])
    table.do(cmd.MakePlay(WHITE, "8/5 6/5"))
    assert table.do(cmd.OfferDouble(BLACK)) == (ev.DoubleOffered(BLACK, 2),)
    assert table.state.waiting_for is WHITE
    table.do(cmd.Take(WHITE))
    assert table.state.cube == Cube(2, WHITE, turned=True)
    assert table.state.waiting_for is BLACK
    with pytest.raises(CubeUnavailable) as refusal:
        table.do(cmd.OfferDouble(BLACK))
    assert refusal.value.reason is CubeReason.NOT_YOURS
    table.do(cmd.RollDice(BLACK))
    table.do(cmd.MakePlay(BLACK, "24/13"))
    assert may_double(table.state)
    table.do(cmd.OfferDouble(WHITE))
    table.do(cmd.Take(BLACK))
    assert table.state.cube == Cube(4, BLACK, turned=True)


def test_a_passed_double_costs_the_old_value_and_no_gammon():
    table = Table(rolls=[(3, 1), (5, 2)])
    table.do(cmd.MakePlay(WHITE, "8/5 6/5"))
    table.do(cmd.OfferDouble(BLACK))
    events = table.do(cmd.Pass(WHITE))
    assert events[:2] == (ev.DoublePassed(WHITE), ev.GameEnded(BLACK, 1, 1, ev.Ending.PASSED))
    assert (table.state.score, table.state.game) == ((0, 1), 2)
    assert table.state.cube == Cube()


@pytest.mark.parametrize(
    ("command", "error"),
    [
        (cmd.RollDice(WHITE), WrongPhase),
        (cmd.RollDice(BLACK), NotOnRoll),
        (cmd.MakePlay(BLACK, "8/5 6/5"), NotOnRoll),
        (cmd.MakePlay(WHITE, "8/4 6/5"), IllegalPlay),
        (cmd.Take(WHITE), WrongPhase),
        (cmd.Pass(BLACK), NotOnRoll),
        (cmd.AcceptResignation(BLACK), NotOnRoll),
        (cmd.RefuseResignation(WHITE), WrongPhase),
        (cmd.OfferDouble(WHITE), CubeUnavailable),
        (cmd.OfferDouble(BLACK), NotOnRoll),
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(command, error):
    table = Table()
    before = table.state
    with pytest.raises(error):
        table.do(command)
    assert table.state == before


def test_a_double_after_the_roll_is_refused_with_its_reason():
    table = Table()
    with pytest.raises(CubeUnavailable) as refusal:
        table.do(cmd.OfferDouble(WHITE))
    assert refusal.value.reason is CubeReason.ROLLED


def test_nobody_doubles_twice():
    table = Table()
    table.do(cmd.MakePlay(WHITE, "8/5 6/5"))
    table.do(cmd.OfferDouble(BLACK))
    for side in Side:
        with pytest.raises(CubeUnavailable) as refusal:
            table.do(cmd.OfferDouble(side))
        assert refusal.value.reason is CubeReason.ALREADY_OFFERED


@pytest.mark.parametrize(
    ("score", "length", "value", "owner", "side", "refusal"),
    [
        ((0, 0), 5, 1, None, WHITE, None),
        ((4, 0), 5, 1, None, WHITE, CubeReason.DEAD),
        ((3, 0), 5, 2, WHITE, WHITE, CubeReason.DEAD),
        ((2, 4), 5, 2, WHITE, WHITE, None),
        ((0, 0), 0, 1024, WHITE, WHITE, None),
        ((0, 0), 5, 2, BLACK, WHITE, CubeReason.NOT_YOURS),
    ],
)
def test_a_dead_cube_may_not_be_turned_and_money_play_has_no_limit(score, length, value, owner, side, refusal):
    state = state_of(length=length, score=score, crawford=Crawford.AFTER, cube=Cube(value, owner, value > 1))
    assert double_refusal(state, side) is refusal


def one_off(**fields):
    """White has one checker left and bears it off with anything; Black still has the given ones."""
    return state_of(Position.of({1: 1}, fields.pop("theirs")), turns=30, roll=Roll(2, 1), phase=Phase.TO_PLAY, **fields)


@pytest.mark.parametrize(
    ("theirs", "cube", "rules", "length", "points", "grade"),
    [
        ({6: 14}, Cube(), Rules(), 7, 1, 1),
        ({6: 15}, Cube(), Rules(), 7, 2, 2),
        ({19: 1, 6: 14}, Cube(), Rules(), 7, 3, 3),
        ({25: 1, 6: 14}, Cube(2, WHITE, turned=True), Rules(), 7, 6, 3),
        ({18: 1, 6: 14}, Cube(2, WHITE, turned=True), Rules(), 7, 4, 2),
        ({25: 1, 6: 14}, Cube(), Rules(jacoby=True), 0, 1, 1),
        ({6: 15}, Cube(2, BLACK, turned=True), Rules(jacoby=True), 0, 4, 2),
    ],
)
def test_what_a_win_is_worth(theirs, cube, rules, length, points, grade):
    state = one_off(theirs=theirs, cube=cube, rules=rules, length=length)
    events = decide(state, cmd.MakePlay(WHITE, "1/off"), ScriptedDice([(6, 1)]))
    assert events[1] == ev.GameEnded(WHITE, points, grade, ev.Ending.BORNE_OFF)


def test_the_match_ends_when_the_length_is_reached():
    state = one_off(theirs={6: 15}, score=(3, 4), crawford=Crawford.AFTER)
    events = decide(state, cmd.MakePlay(WHITE, "1/off"), ScriptedDice([]))
    assert kinds(events) == ["PlayMade", "GameEnded", "MatchEnded"]
    over = state
    for event in events:
        over = evolve(over, event)
    assert (over.phase, over.winner, over.score, over.waiting_for) == (Phase.OVER, WHITE, (5, 4), None)
    for command in (cmd.RollDice(WHITE), cmd.Resign(BLACK, 1), cmd.ResignMatch(BLACK)):
        with pytest.raises(WrongPhase):
            decide(over, command, ScriptedDice([]))


def play_out(score, crawford=Crawford.BEFORE, theirs=None, rules=Rules()):  # noqa: B008 - frozen
    state = one_off(theirs=theirs or {6: 14}, score=score, crawford=crawford, rules=rules)
    for event in decide(state, cmd.MakePlay(WHITE, "1/off"), ScriptedDice([(6, 1)])):
        state = evolve(state, event)
    return state


def test_the_crawford_game_is_the_first_after_someone_is_one_away_and_only_that():
    now = play_out((3, 0))
    assert (now.score, now.crawford) == ((4, 0), Crawford.NOW)
    for side in Side:
        assert double_refusal(now, side) is CubeReason.CRAWFORD
    after = play_out((0, 4), Crawford.NOW)
    assert (after.score, after.crawford) == ((1, 4), Crawford.AFTER)
    assert play_out((3, 4), Crawford.AFTER).crawford is Crawford.AFTER
    assert play_out((2, 0)).crawford is Crawford.BEFORE
    assert play_out((3, 0), rules=Rules(crawford=False)).crawford is Crawford.BEFORE


def test_a_resignation_below_what_the_position_can_cost_may_be_refused():
    table = Table(length=7, rolls=[(3, 1), (6, 2)])
    assert [tuple(option) for option in resign_options(table.state, WHITE)] == [
        (1, 1, False),
        (2, 2, False),
        (3, 3, True),
    ]
    table.do(cmd.Resign(WHITE, 1))
    assert (table.state.phase, table.state.waiting_for) == (Phase.RESIGNATION_OFFERED, BLACK)
    with pytest.raises(NotOnRoll):
        table.do(cmd.MakePlay(WHITE, "8/5 6/5"))
    table.do(cmd.RefuseResignation(BLACK))
    assert (table.state.phase, table.state.waiting_for) == (Phase.TO_PLAY, WHITE)
    table.do(cmd.MakePlay(WHITE, "8/5 6/5"))
    table.dice = ScriptedDice([(6, 2), (2, 1)])
    table.do(cmd.RollDice(BLACK))
    table.do(cmd.MakePlay(BLACK, "24/18 13/11"))
    table.do(cmd.Resign(WHITE, 2))
    events = table.do(cmd.AcceptResignation(BLACK))
    assert events[0] == ev.GameEnded(BLACK, 2, 2, ev.Ending.RESIGNED)
    assert table.state.score == (0, 2)


def test_the_largest_resignation_cannot_be_refused():
    table = Table(length=7, rolls=[(3, 1), (6, 2)])
    events = table.do(cmd.Resign(BLACK, 3))
    assert kinds(events) == ["ResignationOffered", "GameEnded", "GameStarted"]
    assert table.state.score == (3, 0)


def test_nobody_resigns_more_than_the_position_can_cost():
    bearing_off = state_of(Position.of({6: 14}, {1: 2}), turns=40)
    events = decide(bearing_off, cmd.Resign(WHITE, 3), ScriptedDice([(2, 1)]))
    assert events[0] == ev.ResignationOffered(WHITE, 1, 1)
    assert events[1] == ev.GameEnded(BLACK, 1, 1, ev.Ending.RESIGNED)


def test_a_resignation_that_gives_the_match_cannot_be_refused():
    state = state_of(score=(0, 4), crawford=Crawford.AFTER)
    assert [tuple(option) for option in resign_options(state, WHITE)] == [(1, 1, True)]


def test_no_game_is_resigned_while_a_double_waits_but_the_match_may_be():
    table = Table()
    table.do(cmd.MakePlay(WHITE, "8/5 6/5"))
    table.do(cmd.OfferDouble(BLACK))
    with pytest.raises(WrongPhase):
        table.do(cmd.Resign(WHITE, 1))
    events = table.do(cmd.ResignMatch(WHITE))
    assert kinds(events) == ["GameEnded", "MatchEnded"]
    assert (table.state.score, table.state.winner) == ((0, 5), BLACK)


def test_leaving_a_session_costs_the_most_the_game_could_cost():
    table = Table(length=0, rules=Rules(jacoby=True))
    events = table.do(cmd.ResignMatch(BLACK))
    assert events[0] == ev.GameEnded(WHITE, 1, 1, ev.Ending.MATCH_RESIGNED)
    assert table.state.winner is WHITE
    table = Table(length=0)
    table.do(cmd.ResignMatch(BLACK))
    assert table.state.score == (3, 0)


def test_a_session_that_ends_level_has_no_winner():
    table = Table(length=0, rules=Rules(jacoby=True), rolls=[(3, 1), (5, 1)])
    table.do(cmd.Resign(BLACK, 1))
    assert table.state.score == (1, 0)
    table.do(cmd.ResignMatch(WHITE))
    assert (table.state.score, table.state.winner) == ((1, 1), None)


@pytest.mark.parametrize("length", [-1, 100])
def test_impossible_lengths_are_refused(length):
    with pytest.raises(ValueError, match="length"):
        start(cmd.StartMatch("backgammon", length, Rules()), ScriptedDice([(3, 1)]))


def test_a_log_out_of_order_is_refused():
    with pytest.raises(ValueError, match="cannot begin"):
        fold([ev.TurnPassed(WHITE)])
    with pytest.raises(ValueError, match="no state"):
        fold([])
    started = ev.MatchStarted("backgammon", 5, Rules())
    with pytest.raises(ValueError, match="go on with MatchStarted"):
        fold([started, started])


def test_nothing_of_a_game_is_left_when_the_next_begins():
    before = state_of(game=1, score=(1, 0), seq=9)
    left = structs.replace(
        before,
        position=Position.start().swapped(),
        rolls=7,
        turns=6,
        phase=Phase.TO_PLAY,
        roll=Roll(3, 3),
        on_roll=BLACK,
        cube=Cube(4, WHITE),
        numbers=(3,),
        ahead=(3, 0),
        handed=True,
        passing=(1, None),
        taken=Cube(2, BLACK),
        stuck=(True, False),
        refused=(None, 4),
    )
    for event in (ev.GameStarted(2, (Roll(3, 1),)), ev.GameStarted(2, (), WHITE)):
        begun = evolve(left, event)
        assert begun == evolve(before, event)
        assert (begun.handed, begun.turns, begun.taken) == (False, 0, None)
