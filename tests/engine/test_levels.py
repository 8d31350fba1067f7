"""The computer players: legal, repeatable, sensible with the cube and with resignations."""

from itertools import count
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.evaluator import first_look
from bot.engine.levels import LEVELS, choose_action, level_in
from bot.engine.standing import Watch
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match.actions import resign_options
from bot.rules.match.machine import decide, fold
from bot.rules.match.searcher import aspects_of, best_play
from bot.rules.match.state import Phase, Resignation
from bot.rules.match.turn import game_of, plays_now
from bot.rules.position import OFF
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from tests.engine.matches import level_match, state_at, states_of
from tests.nightly import NIGHTLY, every
from tools.train.levels import PAIRS, PairResult, play_pair, rating_and_error, read_results, table, unclear, wanted

START = {24: 2, 13: 5, 8: 3, 6: 5}
WORLD_CLASS = LEVELS["world_class"]


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch):
    """No decision depends on how busy the machine is."""
    monkeypatch.setattr("bot.engine.levels.TIME_LIMIT", 600.0)


@pytest.mark.parametrize("level", every(LEVELS, daily=["beginner", "expert"]))
def test_every_level_plays_a_match_by_the_rules(level):
    """The machine refuses whatever is not legal, so a match that ends was legal throughout."""
    length = 1 if level == "world_class" or (not NIGHTLY and level != "beginner") else 3
    log = level_match(7, length, (level, "casual"), games=9)
    assert fold(log).winner is not None


def test_sessions_with_every_cube_rule():
    rules = Rules(jacoby=True, beavers=True, raccoons=True)
    games = 8 if NIGHTLY else 2
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


@pytest.mark.parametrize("roll", [Roll(6, 1), Roll(3, 1), Roll(6, 4), Roll(2, 1), Roll(6, 5)])
def test_a_beginner_errs_like_a_person(roll):
    """It leaves shots and misses points, but buries no lone checker: an 8/2 that nothing speaks for."""
    state = state_at(START, START, roll=roll)
    plays = {play.notation: play for play in plays_now(state)}
    chosen = [plays[choose_action(state, LEVELS["beginner"], Random(seed)).play] for seed in range(24)]
    assert len(set(chosen)) > 1
    for play in chosen:
        assert 1 not in play.after.mine[1:3], play
        assert play.after.mine[3] != 1 or roll == Roll(6, 5), play


BOOK = {
    (2, 1): {"13/11 6/5", "24/23 13/11"},
    (3, 1): {"8/5 6/5"},
    (4, 1): {"24/23 13/9"},
    (6, 1): {"13/7 8/7"},
    (6, 4): {"24/18 13/9", "24/14", "8/2 6/2"},
    (6, 5): {"24/13"},
}
"""Usual opening plays: https://www.bkgm.com/openings.html."""


@pytest.mark.parametrize("roll", BOOK)
def test_from_intermediate_on_they_know_how_to_open(roll):
    state = state_at(START, START, roll=Roll(*roll), length=5)
    played = {
        key: {choose_action(state, LEVELS[key], Random(seed)).play for seed in range(40)}
        for key in ("casual", "intermediate", "advanced", "expert")
    }
    assert played["intermediate"] == played["advanced"] == played["expert"] == BOOK[roll]
    assert not played["casual"] <= BOOK[roll]


def test_what_a_beginner_overlooks_explains_what_it_loses():
    """Beyond a small misjudgment, a play costs no more than the hits, shots, points and ways out it did not see."""
    beginner, large = LEVELS["beginner"], 0
    for number, state in enumerate(one for one in states_of(level_match(12, 1)) if len(plays_now(one)) > 1):
        if not game_of(state).has_contact(state.position):
            continue
        values = {one.play.notation: one for one in first_look(state)}
        best = next(iter(values.values()))
        made = values[choose_action(state, beginner, Random(number)).play]
        unseen = [abs(a - b) for a, b in zip(seen(best.play, state), seen(made.play, state), strict=True)]
        assert best.equity - made.equity <= 0.015 * sum(unseen) + 4 * beginner.misread + 1e-9
        large += best.equity - made.equity > 0.1
    assert large


def seen(play, state):
    sent_back = (play.after.opponent_pip_count - play.before.opponent_pip_count) / 2
    contact = game_of(state).has_contact(play.after)
    return (*(aspects_of(play.after, game_of(state)) if contact else (0, 0, 0, 0)), sent_back)


class TestNoLottery:
    """Where nothing is left to judge, nobody plays by lot: as many checkers off as can be, then as few pips left."""

    @pytest.mark.parametrize("won", [True, False])
    def test_a_decided_race_is_played_out(self, won):
        random, played = Random(7), 0
        while played < (10_000 if NIGHTLY else 60):
            few, many = home_of(random, random.randint(1, 5)), home_of(random, 14)
            position = (few, many) if won else (many, few)
            state = state_at(*position, roll=Roll(random.randint(1, 6), random.randint(1, 6)))
            values = first_look(state)
            if len(values) < 2 or 0.001 < values[0].chances.win < 0.999:
                continue
            most = max((one.play.after.mine[OFF], -one.play.after.pip_count) for one in values)
            plays = {one.play.notation: one.play.after for one in values}
            for level in LEVELS.values():
                action = choose_action(state, level, random)
                if isinstance(action, cmd.MakePlay):
                    assert (plays[action.play].mine[OFF], -plays[action.play].pip_count) == most, (state, level.key)
                else:
                    assert isinstance(action, cmd.Resign)
                    assert not won
            assert best_play(state).after.mine[OFF] == most[0]
            played += 1

    def test_what_is_lost_whatever_is_played_is_not_played_by_lot(self):
        """The other side has one checker left, past everything: the roll is still played in one way alone."""
        state = state_at({6: 6, 5: 5, 4: 3}, {1: 1}, roll=Roll(6, 3), length=5, score=(0, 4))
        chosen = {choose_action(state, LEVELS[key], Random(seed)) for key in LEVELS for seed in range(5)}
        assert len(chosen) == 1


class TestEndless:
    """In Runte a side may go back and forth behind its closed board while the other waits on the bar."""

    def played(self, key, turns):
        closed, shut_out = {1: 2, 2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 24: 1}, {2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 2, 25: 1}
        state = replace(state_at(closed, shut_out, roll=Roll(2, 1), variant="runte"), turns=turns)
        action = choose_action(state, level_in(state, key), Random(1))
        [play] = [one for one in plays_now(state) if one.notation == action.play]
        return state.position.pip_count - play.after.pip_count

    def test_a_short_game_may_wait(self):
        assert self.played("world_class", 20) < 3

    @pytest.mark.parametrize("key", LEVELS)
    def test_no_level_goes_back_for_ever(self, key):
        assert self.played(key, 150) == 3


def home_of(random, count):
    home = dict.fromkeys(range(1, 7), 0)
    for _ in range(count):
        home[random.randint(1, 6)] += 1
    return home


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
    choose_action(state_at(START, START, roll=Roll(3, 1)), WORLD_CLASS, Random(1), Watch(0.0))  # the network is loaded
    hurried, rested = Watch(0.0), Watch(600.0)
    for watch in (hurried, rested):
        assert isinstance(choose_action(state, WORLD_CLASS, Random(1), watch), cmd.MakePlay)
    assert hurried.ran_out
    assert not rested.ran_out


def test_no_look_is_begun_that_would_end_too_late(monkeypatch):
    monkeypatch.setattr(Watch, "_slowest", {})
    now = count()  # a second passes whenever somebody looks at the clock
    monkeypatch.setattr("bot.engine.standing.time.perf_counter", lambda: next(now))
    watch = Watch(5.0)
    assert watch.allows(3)
    watch.looked(3, 4.0)
    assert not watch.allows(3)
    assert watch.allows(2)
    assert watch.ran_out


def test_no_level_acts_out_of_turn():
    over = state_at(START, START, phase=Phase.OVER)
    with pytest.raises(ValueError, match="over"):
        choose_action(over, WORLD_CLASS, Random(1))
    unknown = state_at(START, START, variant="makhbusa", rules=Rules(pinned_start=True))
    with pytest.raises(ValueError, match="does not know"):
        choose_action(unknown, WORLD_CLASS, Random(1))


def test_levels_are_measured_from_seeds(tmp_path):
    """Two games of a seed come out the same every time, and what was kept is not played again."""
    one, again = (play_pair("hypergammon", "beginner", "casual", 5) for _ in range(2))
    assert one == again
    path = tmp_path / "levels.jsonl"
    path.write_bytes(msgspec.json.encode(one) + b"\n" + msgspec.json.encode(one)[:40])
    assert read_results(path) == [one], "a line that was cut off is left out"
    steps = [(game, *PAIRS[0]) for game in ("hypergammon", "fevga")]
    jobs = list(wanted([one], 6, steps))
    assert ("hypergammon", *PAIRS[0], 5) not in jobs
    assert len(jobs) == 11
    more = [one, replace(one, seed=6, loss=(1.0, 0.0), decisions=(20, 20), adjusted=one.adjusted + 1)]
    rating, error = rating_and_error(more, "beginner")
    assert rating == pytest.approx(500 * (one.loss[0] + 1) / (one.decisions[0] + 20))
    assert error > 0
    assert "| hypergammon | 4 | - | - | - | - | " in table(more)


def test_a_step_is_played_on_that_is_not_three_standard_errors_high():
    high, low, unplayed = steps = [("tapa", *pair) for pair in PAIRS[:3]]
    results = [
        PairResult(*pair, seed, points, points, game=game)
        for (game, *pair), found in ((high, (1.0, 1.5, 2.0)), (low, (-0.5, 1.0, 1.5)))
        for seed, points in enumerate(found)
    ]
    assert unclear(results, steps) == [low, unplayed]
    assert list(wanted(results, 4, unclear(results, steps)))[:2] == [(*unplayed, 0), (*unplayed, 1)]
