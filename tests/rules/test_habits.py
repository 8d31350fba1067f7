"""What happens by itself: rolls, forced plays, bearing off, being passed; and how a match ends by the clock."""

from collections import Counter
from random import Random

import pytest

from bot.errors import WrongPhase
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import NONE, Habits, greediest, habitual, is_closed_out, is_plain_bear_off, may_ask_to_pass
from bot.rules.match.machine import decide, evolve
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.variants import EDITION

WHITE, BLACK = Side.WHITE, Side.BLACK
EVERYTHING = Habits(roll=True, forced=True, bear_off=True)


def position(mine, theirs):
    def counts(points):
        row = [0] * 26
        for point, count in points.items():
            row[point] = count
        row[0] = 15 - sum(row[1:])
        return tuple(row)

    return Position(counts(mine), counts(theirs))


def state_of(where=None, *, length=5, **fields):
    rules = fields.pop("rules", Rules())
    where = where or Position.start()
    return MatchState("backgammon", rules, length, where, game=1, turns=3, edition=EDITION, **fields)


def run(state, command, *rolls):
    events = decide(state, command, ScriptedDice(rolls))
    for event in events:
        state = evolve(state, event)
    return events, state


CLOSED_OUT = position({25: 1, 6: 5, 5: 5, 4: 4}, {6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2, 8: 3})


def test_nothing_happens_by_itself_unless_asked_for():
    assert habitual(state_of(), NONE) is None
    assert habitual(state_of(phase=Phase.TO_PLAY, roll=Roll(6, 5)), NONE) is None


def test_a_roll_by_itself_only_when_no_double_is_possible():
    assert habitual(state_of(), EVERYTHING) is None
    mine = state_of(cube=Cube(2, BLACK))
    assert habitual(mine, EVERYTHING) == cmd.RollDice(WHITE)
    assert habitual(state_of(rules=Rules(cube=False)), Habits(roll=True)) == cmd.RollDice(WHITE)
    assert habitual(mine, Habits(forced=True, bear_off=True)) is None


@pytest.mark.parametrize("phase", [Phase.DOUBLE_OFFERED, Phase.RESIGNATION_OFFERED, Phase.OVER])
def test_no_offer_is_ever_answered_by_itself(phase):
    assert habitual(state_of(phase=phase), EVERYTHING) is None


def test_a_play_by_itself_only_when_all_lead_to_the_same_position():
    stuck = position({25: 1, 6: 5, 5: 5, 4: 4}, {6: 2, 5: 2, 4: 2, 2: 2, 1: 2, 8: 3, 3: 1, 12: 1})
    state = state_of(stuck, phase=Phase.TO_PLAY, roll=Roll(3, 3))
    assert len(plays_now(state)) > 1
    assert plays_now(state) is plays_now(state)  # a roll is asked about many times
    assert habitual(state, Habits(forced=True)) is None
    only = state_of(position({25: 2, 6: 5, 5: 4, 4: 4}, dict.fromkeys((6, 5, 4, 2, 1), 2) | {8: 3, 12: 2}))
    only = state_of(only.position, phase=Phase.TO_PLAY, roll=Roll(6, 3))
    assert [play.notation for play in plays_now(only)] == ["bar/22"]
    assert habitual(only, Habits(forced=True)) == cmd.MakePlay(WHITE, "bar/22")
    assert habitual(only, Habits(bear_off=True)) is None


def test_bearing_off_greedily_only_without_contact():
    race = state_of(position({6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2}, {6: 5, 5: 5}), phase=Phase.TO_PLAY, roll=Roll(6, 1))
    assert is_plain_bear_off(race)
    assert habitual(race, Habits(bear_off=True)) == cmd.MakePlay(WHITE, "6/off 1/off")
    contact = state_of(position({6: 3, 5: 3}, {24: 1, 5: 5}), phase=Phase.TO_PLAY, roll=Roll(6, 1))
    assert habitual(contact, Habits(bear_off=True)) is None
    outside = state_of(position({7: 1, 5: 3}, {6: 5}), phase=Phase.TO_PLAY, roll=Roll(6, 1))
    assert habitual(outside, Habits(bear_off=True)) is None


@pytest.mark.parametrize("seed", range(60))
def test_greediest_bears_off_the_most_then_leaves_the_fewest_gaps_then_the_fewest_pips(seed):
    random = Random(seed)
    mine = Counter(random.choices(range(1, 7), k=random.randint(3, 8)))
    state = state_of(position(mine, {6: 5}), phase=Phase.TO_PLAY, roll=Roll(*random.sample(range(1, 7), 2)))
    plays = plays_now(state)
    chosen = greediest(plays).after
    left = [one.after for one in plays if one.after.mine[0] == max(one.after.mine[0] for one in plays)]
    gaps = [sum(one.mine[point] == 0 for point in range(1, 7)) for one in left]
    best = [one for one, count in zip(left, gaps, strict=True) if count == min(gaps)]
    assert chosen in best
    assert chosen.pip_count == min(one.pip_count for one in best)


def test_closed_out():
    assert is_closed_out(state_of(CLOSED_OUT), WHITE)
    assert not is_closed_out(state_of(CLOSED_OUT), BLACK)
    assert not is_closed_out(state_of(), WHITE)


def test_asking_to_be_passed_rolls_until_a_checker_can_move_and_counts():
    """A player who is closed out may ask to be passed until they can move; the turns passed are counted."""
    events, state = run(state_of(CLOSED_OUT), cmd.PassUntilFree(WHITE), (6, 6))
    assert [type(event) for event in events] == [ev.PassingAsked, ev.DiceRolled, ev.TurnPassed]
    assert state.passing == (1, None)
    assert (state.on_roll, state.phase) == (BLACK, Phase.TO_ROLL)  # the opponent may still double
    _, state = run(state, cmd.RollDice(BLACK), (1, 1))
    events, state = run(state, cmd.MakePlay(BLACK, "8/7(3) 7/6"), (5, 5))
    assert [type(event) for event in events] == [ev.PlayMade, ev.DiceRolled, ev.TurnPassed]
    assert state.passing == (2, None)
    _, state = run(state, cmd.RollDice(BLACK), (6, 5))
    _, state = run(state, cmd.MakePlay(BLACK, "7/1 7/2"), (4, 3))
    assert state.passing == (3, None)
    _, state = run(state, cmd.RollDice(BLACK), (5, 5))
    _, state = run(state, cmd.MakePlay(BLACK, plays_now(state)[0].notation), (5, 1))
    assert state.phase is Phase.TO_PLAY
    assert state.passing == (3, None)
    events, state = run(state, cmd.MakePlay(WHITE, plays_now(state)[0].notation))
    assert state.passing == (None, None)


def test_whoever_could_not_move_may_ask_for_whatever_reason():
    """ "The same may be asked by anyone who has just been unable to move, for whatever reason": here the bar."""
    blocked = position({25: 1, 6: 5, 5: 5, 4: 4}, {6: 2, 5: 2, 4: 2, 2: 2, 1: 2, 8: 3, 12: 2})
    assert not is_closed_out(state_of(blocked), WHITE)
    assert not may_ask_to_pass(state_of(blocked), WHITE)
    _, state = run(state_of(blocked), cmd.RollDice(WHITE), (6, 5))
    assert (state.on_roll, state.stuck) == (BLACK, (True, False))
    assert may_ask_to_pass(state, WHITE)
    assert not may_ask_to_pass(state, BLACK)
    _, state = run(state, cmd.RollDice(BLACK), (2, 1))
    _, state = run(state, cmd.MakePlay(BLACK, "12/10 12/11"))
    assert may_ask_to_pass(state, WHITE)
    events, state = run(state, cmd.PassUntilFree(WHITE), (6, 4))
    assert [type(event) for event in events] == [ev.PassingAsked, ev.DiceRolled, ev.TurnPassed]
    _, state = run(state, cmd.RollDice(BLACK), (2, 1))
    _, state = run(state, cmd.MakePlay(BLACK, "11/8"), (3, 1))
    assert (state.phase, state.passing) == (Phase.TO_PLAY, (1, None))
    _, state = run(state, cmd.MakePlay(WHITE, plays_now(state)[0].notation))
    assert not may_ask_to_pass(state, WHITE), "they have moved again"


def test_who_is_not_closed_out_cannot_ask():
    rolled = state_of(CLOSED_OUT, phase=Phase.TO_PLAY, roll=Roll(6, 5))
    offered = state_of(CLOSED_OUT, phase=Phase.DOUBLE_OFFERED)
    for state in (state_of(), rolled, offered, state_of(rules=Rules(cube=False))):
        assert not may_ask_to_pass(state, WHITE)
        with pytest.raises(WrongPhase):
            decide(state, cmd.PassUntilFree(WHITE), ScriptedDice([]))


def test_time_lost_is_the_match_lost():
    state = state_of(score=(3, 1))
    events, state = run(state, cmd.RunOutOfTime(WHITE))
    assert [type(event) for event in events] == [ev.TimeRanOut, ev.GameEnded, ev.MatchEnded]
    assert (state.winner, state.score, state.is_over) == (BLACK, (3, 5), True)


def test_a_session_lost_on_time_costs_what_leaving_it_would():
    _, state = run(state_of(length=0, cube=Cube(2, WHITE)), cmd.RunOutOfTime(BLACK, claimed=True))
    _, left = run(state_of(length=0, cube=Cube(2, WHITE)), cmd.ResignMatch(BLACK))
    assert (state.score, state.winner) == (left.score, left.winner)


def test_an_abandoned_match_has_no_winner():
    events, state = run(state_of(score=(3, 1)), cmd.Abandon(WHITE))
    assert [type(event) for event in events] == [ev.MatchAbandoned]
    assert (state.winner, state.score, state.is_over) == (None, (3, 1), True)
    with pytest.raises(WrongPhase):
        decide(state, cmd.RollDice(WHITE), ScriptedDice([]))
