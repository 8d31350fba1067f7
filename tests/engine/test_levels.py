"""The computer players: legal, repeatable, sensible with the cube and with resignations."""

import time
from random import Random

import pytest

from bot.engine.levels import LEVELS, choose_action
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match.actions import plays_now, resign_options
from bot.rules.match.machine import decide, fold
from bot.rules.match.state import Phase, Resignation
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from tests.engine.matches import level_match, state_at, states_of
from tests.nightly import NIGHTLY

START = {24: 2, 13: 5, 8: 3, 6: 5}
WORLD_CLASS = LEVELS["world_class"]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_match_by_the_rules(level):
    """The machine refuses whatever is not legal, so a match that ends was legal throughout."""
    length = 1 if level == "world_class" or (not NIGHTLY and level != "beginner") else 3
    log = level_match(7, length, (level, "casual"), games=9)
    assert fold(log).winner is not None


def test_sessions_with_every_cube_rule():
    rules = Rules(jacoby=True, beavers=True, raccoons=True)
    games = 8 if NIGHTLY else 3
    log = level_match(9, 0, ("beginner", "beginner"), rules, games=games)
    assert fold(log).game > games


def test_the_same_seed_gives_the_same_answer():
    state = state_at(START, START, roll=Roll(2, 1), length=5)
    answers = [[choose_action(state, LEVELS["beginner"], Random(seed)).play for seed in range(30)] for _ in (0, 1)]
    assert answers[0] == answers[1]
    assert len(set(answers[0])) > 1


def test_a_weaker_level_loses_more():
    """What the plays of a whole match's positions lose on average, read by each level with the same seeds."""
    from bot.engine.evaluator import rank_plays  # noqa: PLC0415

    log = level_match(12, 1)
    states = [state for state in states_of(log) if len(plays_now(state)) > 1][::2]
    lost = dict.fromkeys(("beginner", "intermediate", "expert"), 0.0)
    for number, state in enumerate(states):
        values = {one.play.notation: one.equity for one in rank_plays(state, 1).values}
        for key in lost:
            played = choose_action(state, LEVELS[key], Random(number))
            if isinstance(played, cmd.MakePlay):
                lost[key] += max(values.values()) - values[played.play]
    assert lost["beginner"] > lost["intermediate"] > lost["expert"] >= 0


class TestCube:
    def test_doubles_and_rolls(self):
        winning = state_at({11: 2, 6: 5, 5: 4, 4: 4}, {13: 2, 8: 3, 6: 5, 5: 5})
        assert choose_action(winning, WORLD_CLASS, Random(1)) == cmd.OfferDouble(Side.WHITE)
        even = state_at(START, START)
        assert choose_action(even, WORLD_CLASS, Random(1)) == cmd.RollDice(Side.WHITE)

    def test_takes_and_passes(self):
        lost = state_at({6: 3, 5: 3, 4: 2}, {18: 5, 13: 5, 8: 5}, phase=Phase.DOUBLE_OFFERED)
        assert choose_action(lost, WORLD_CLASS, Random(1)) == cmd.Pass(Side.BLACK)
        close = state_at({**START, 13: 4, 7: 1}, START, phase=Phase.DOUBLE_OFFERED)
        assert choose_action(close, WORLD_CLASS, Random(1)) == cmd.Take(Side.BLACK)

    def test_beavers_only_where_they_are_played(self):
        beavers = state_at(START, START, phase=Phase.DOUBLE_OFFERED, rules=Rules(beavers=True))
        without = state_at(START, START, phase=Phase.DOUBLE_OFFERED)
        assert choose_action(beavers, WORLD_CLASS, Random(1)) == cmd.Beaver(Side.BLACK)
        assert choose_action(without, WORLD_CLASS, Random(1)) == cmd.Take(Side.BLACK)

    def test_a_beaver_is_answered(self):
        """The doubler goes on at four times the stake while that costs less than twice the stake."""
        rules = Rules(beavers=True, raccoons=True)
        small = state_at(START, START, phase=Phase.DOUBLE_OFFERED, rules=rules, beavers=1)
        assert choose_action(small, WORLD_CLASS, Random(1)) == cmd.Take(Side.WHITE)
        large = state_at({24: 2, 13: 5, 6: 8}, {5: 5, 4: 5, 3: 5}, phase=Phase.DOUBLE_OFFERED, rules=rules, beavers=1)
        assert choose_action(large, WORLD_CLASS, Random(1)) == cmd.Pass(Side.WHITE)
        winning = state_at({11: 2, 6: 5, 5: 4, 4: 4}, START, phase=Phase.DOUBLE_OFFERED, rules=rules, beavers=1)
        assert choose_action(winning, WORLD_CLASS, Random(1)) == cmd.Beaver(Side.WHITE)

    def test_the_trailer_doubles_at_once_after_crawford(self):
        from bot.rules.match.state import Crawford  # noqa: PLC0415

        state = state_at(START, START, length=5, score=(3, 4), crawford=Crawford.AFTER)
        assert choose_action(state, WORLD_CLASS, Random(1)) == cmd.OfferDouble(Side.WHITE)

    def test_a_dead_cube_stays_where_it_is(self):
        state = state_at({6: 5, 5: 5, 4: 5}, {18: 5, 13: 5, 8: 5}, length=3, score=(1, 0), cube=Cube(2, Side.WHITE))
        assert choose_action(state, WORLD_CLASS, Random(1)) == cmd.RollDice(Side.WHITE)


def offered(mine, theirs, grade, **fields):
    """White has offered `grade` before the roll; Black answers."""
    state = state_at(mine, theirs, **fields)
    resignation = Resignation(Side.WHITE, grade, grade, resumes=Phase.TO_ROLL)
    return state_at(mine, theirs, **fields, phase=Phase.RESIGNATION_OFFERED, resignation=resignation), state


class TestResignation:
    def test_what_the_game_is_worth_is_accepted(self):
        state, _ = offered({6: 8, 5: 6}, {1: 2}, 1)
        assert choose_action(state, WORLD_CLASS, Random(1)) == cmd.AcceptResignation(Side.BLACK)

    def test_a_single_game_for_a_sure_gammon_is_refused(self):
        state, _ = offered({20: 3, 13: 12}, {1: 2}, 1)
        assert choose_action(state, WORLD_CLASS, Random(1)) == cmd.RefuseResignation(Side.BLACK)
        gammon, _ = offered({13: 5, 12: 5, 11: 5}, {1: 2}, 2)
        assert choose_action(gammon, WORLD_CLASS, Random(1)) == cmd.AcceptResignation(Side.BLACK)

    def test_a_gammon_that_does_not_count_is_not_waited_for(self):
        state, _ = offered({13: 5, 12: 5, 11: 5}, {1: 2}, 1, rules=Rules(jacoby=True))
        assert choose_action(state, WORLD_CLASS, Random(1)) == cmd.AcceptResignation(Side.BLACK)

    def test_what_is_lost_for_certain_is_given_up_at_its_price(self):
        single = state_at({6: 5, 5: 5, 4: 4}, {1: 2})
        gammon = state_at({12: 5, 11: 5, 10: 5}, {1: 2})
        for state, grade in ((single, 1), (gammon, 2)):
            action = choose_action(state, WORLD_CLASS, Random(1))
            assert action == cmd.Resign(Side.WHITE, grade)
            assert next(one for one in resign_options(state, Side.WHITE) if one.grade == grade).final
            assert fold_on(state, action)

    def test_a_chance_is_not_given_up(self):
        hit = state_at({25: 1, 6: 7, 5: 7}, {1: 2, 2: 1})
        assert isinstance(choose_action(hit, WORLD_CLASS, Random(1)), cmd.RollDice)
        gammon_or_not = state_at({9: 1, 6: 7, 5: 7}, {1: 4})
        assert isinstance(choose_action(gammon_or_not, WORLD_CLASS, Random(1)), cmd.RollDice)


def fold_on(state, action):
    """Does the machine take it, and is it accepted at once?"""
    events = decide(state, action, ScriptedDice([(3, 1)]))
    return any(type(event).__name__ == "GameEnded" for event in events)


def test_without_time_the_top_level_looks_less_far():
    state = state_at({20: 2, 13: 5, 8: 3, 6: 5}, {22: 2, 13: 5, 8: 4, 6: 4}, roll=Roll(2, 2))
    choose_action(state_at(START, START, roll=Roll(3, 1)), WORLD_CLASS, Random(1), 0.0)  # the network is loaded
    began = time.perf_counter()
    hurried = choose_action(state, WORLD_CLASS, Random(1), 0.0)
    seconds = time.perf_counter() - began
    began = time.perf_counter()
    assert isinstance(choose_action(state, WORLD_CLASS, Random(1), 60.0), cmd.MakePlay)
    assert isinstance(hurried, cmd.MakePlay)
    assert seconds < time.perf_counter() - began


def test_no_level_acts_out_of_turn():
    over = state_at(START, START, phase=Phase.OVER)
    with pytest.raises(ValueError, match="over"):
        choose_action(over, WORLD_CLASS, Random(1))
    unknown = state_at(START, START, variant="makhbusa", rules=Rules(pinned_start=True))
    with pytest.raises(ValueError, match="does not know"):
        choose_action(unknown, WORLD_CLASS, Random(1))
