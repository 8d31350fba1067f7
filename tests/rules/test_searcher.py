"""The simple player: legal in every game, better than chance in each, and sensible where that can be seen."""

import os
from random import Random

import pytest
from msgspec.structs import replace

from bot.rules.dice import LiveDice, Roll
from bot.rules.house_rules import usual_rules
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, start
from bot.rules.match.searcher import aspects_of, best_play, evaluate, simple_choice, weights_of
from bot.rules.match.state import MatchState, Phase, Resignation
from bot.rules.match.turn import plays_now
from bot.rules.position import BAR, Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, VARIANTS, find_variant
from tests.nightly import NIGHTLY, every

pytestmark = pytest.mark.slow

_LONGEST = 3000
_SOME = ("backgammon", "runte", "plakoto", "fevga", "gul_bara", "american_acey_deucey")
GAMES = max(6 if NIGHTLY else 3, min(200, int(os.environ.get("GAMES", "3"))))


def random_choice(state, random):
    """What somebody does who knows the rules and nothing else."""
    side = state.waiting_for
    if state.phase is Phase.TO_PLAY:
        return cmd.MakePlay(side, random.choice(plays_now(state)).notation)
    if state.phase is Phase.TO_NAME:
        return cmd.NameDoublet(side, random.randint(1, 6))
    if state.phase is Phase.DOUBLE_OFFERED:
        return cmd.Take(side)
    return cmd.AcceptResignation(side) if state.phase is Phase.RESIGNATION_OFFERED else cmd.RollDice(side)


def points_of_a_game(key, seed):
    """Points of the simple player in one game against a random one; the seats change with the seed."""
    random, seat = Random(seed), Side(seed % 2)
    dice = LiveDice(random.randrange)
    state = None
    for event in start(cmd.StartMatch(key, 0, usual_rules(VARIANTS[key], 0)), dice):
        state = evolve(state, event)
    for _ in range(_LONGEST):
        command = simple_choice(state) if state.waiting_for is seat else random_choice(state, random)
        for event in decide(state, command, dice):  # raises for what is not legal
            if isinstance(event, ev.GameDrawn):
                return 0
            if isinstance(event, ev.GameEnded):
                return event.points if event.winner is seat else -event.points
            state = evolve(state, event)
    raise AssertionError("a game without an end")


@pytest.mark.parametrize("key", every(VARIANTS, daily=_SOME))
def test_it_beats_chance(key):
    """In most of a few games; in 200, which GAMES asks for, by three standard errors and more."""
    points = [points_of_a_game(key, seed) for seed in range(GAMES)]
    assert sum(points) > 0
    assert sum(one > 0 for one in points) > len(points) / 2
    if GAMES >= 100:
        mean = sum(points) / len(points)
        spread = (sum((one - mean) ** 2 for one in points) / (len(points) - 1)) ** 0.5
        assert mean > 3 * spread / len(points) ** 0.5


def to_play(position, roll, variant="backgammon", **fields):
    return MatchState(variant, Rules(), 0, position, game=1, phase=Phase.TO_PLAY, roll=Roll(*roll), **fields)


def to_roll(mine, theirs, **fields):
    return MatchState("backgammon", Rules(), fields.pop("length", 0), Position.of(mine, theirs), game=1, **fields)


def test_it_makes_its_five_point_and_hits_what_matters():
    assert best_play(to_play(Position.start(), (3, 1))).notation == "8/5 6/5"
    exposed = Position.of({24: 2, 13: 5, 8: 3, 6: 5}, {24: 1, 21: 1, 13: 5, 8: 3, 6: 5})
    assert "*" in best_play(to_play(exposed, (4, 2))).notation


def test_it_wins_at_once_where_it_can():
    position = Position.of({1: 1, 2: 1}, {1: 2}, checkers=15)
    assert best_play(to_play(position, (2, 1))).after.is_won


def test_what_a_lone_checker_is_decides_what_counts():
    kinds = {key: weights_of(find_variant(key)) for key in ("backgammon", "plakoto", "fevga", "narde", "portes")}
    assert kinds["backgammon"] is kinds["portes"]
    assert kinds["fevga"] is kinds["narde"]
    assert len({id(weights) for weights in kinds.values()}) == 3


def test_in_a_race_an_empty_point_of_the_home_board_costs_a_fifth_of_a_pip():
    theirs, weights = {1: 15}, weights_of(BACKGAMMON)
    spread, heaped, outside = ({2: 1, 6: 1}, {4: 2}, {1: 1, 7: 1})
    worths = [evaluate(Position.of(one, theirs), BACKGAMMON, weights) for one in (spread, heaped, outside)]
    assert [one - worths[0] for one in worths] == pytest.approx([0, -0.2, -0.2])


def test_the_race_the_checkers_off_and_the_heaps_are_counted_by_hand():
    """Five checkers on a point are one too many; on the bar they are no heap. Black has five off."""
    position = Position.of({1: 5, 24: 5, BAR: 5}, {2: 10})
    seen = aspects_of(position, BACKGAMMON)
    worth = (
        evaluate(position, BACKGAMMON, weights_of(BACKGAMMON)) - seen.caught + seen.exposed - seen.held + seen.trapped
    )
    assert worth == pytest.approx(20 - (5 + 5 * 24 + 5 * 25) - 0.5 * 5 - 0.8 * 2)


def test_a_pin_is_worth_more_the_further_back_it_is():
    game = find_variant("plakoto")
    worths = []
    for point in (20, 10):
        position = Position.of({25 - point: 2, 24: 13}, {24: 14, point: 1})
        pinned = Position(position.mine, position.theirs, (-(25 - point),))
        worths.append(evaluate(pinned, game, weights_of(game)) - evaluate(position, game, weights_of(game)))
    assert worths[0] > worths[1] > 0
    free = Position.of({1: 1, 2: 14}, {24: 2, 23: 13})
    held = Position(free.mine, free.theirs, (1,))
    assert evaluate(held, game, weights_of(game)) < evaluate(free, game, weights_of(game)), "on the last point too"


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ({6: 5, 5: 5, 4: 5}, {6: 7, 5: 5, 4: 3}, cmd.RollDice),  # 75 against 79: not enough
        ({6: 5, 5: 5, 4: 5}, {6: 12, 5: 3}, cmd.OfferDouble),  # 75 against 87
        ({6: 12, 5: 3}, {6: 5, 5: 5, 4: 5}, cmd.RollDice),
    ],
)
def test_it_doubles_by_the_race(mine, theirs, expected):
    assert type(simple_choice(to_roll(mine, theirs))) is expected


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ({6: 5, 5: 5, 4: 5}, {6: 8, 5: 6, 4: 1}, cmd.Take),
        ({4: 5, 3: 5, 2: 5}, {6: 12, 5: 3}, cmd.Pass),
    ],
)
def test_it_answers_doubles_by_the_race(mine, theirs, expected):
    assert type(simple_choice(to_roll(mine, theirs, phase=Phase.DOUBLE_OFFERED))) is expected


def test_it_beavers_only_where_it_is_ahead():
    state = MatchState("backgammon", Rules(beavers=True), 0, Position.of({6: 12, 5: 3}, {4: 5, 3: 5, 2: 5}), game=1)
    state = replace(state, phase=Phase.DOUBLE_OFFERED)
    assert isinstance(simple_choice(state), cmd.Beaver)
    assert isinstance(simple_choice(replace(state, position=state.position.swapped())), cmd.Pass)
    even = replace(state, position=Position.of({6: 10, 5: 5}, {6: 10, 5: 5}))
    assert isinstance(simple_choice(even), cmd.Take)


@pytest.mark.parametrize(
    ("loser", "grade", "expected"),
    [
        ({20: 5, 24: 10}, 1, cmd.RefuseResignation),  # nearly a gammon
        ({20: 5, 24: 10}, 2, cmd.AcceptResignation),
        ({6: 10, 5: 4}, 1, cmd.AcceptResignation),
        ({6: 10, 5: 5}, 1, cmd.AcceptResignation),
    ],
)
def test_it_refuses_to_be_paid_too_little(loser, grade, expected):
    offer = Resignation(Side.WHITE, grade, grade, Phase.TO_ROLL)
    state = to_roll(loser, {1: 3}, phase=Phase.RESIGNATION_OFFERED, resignation=offer)
    assert type(simple_choice(state)) is expected


def test_it_gives_up_what_is_lost_and_nothing_else():
    lost = to_roll({6: 5, 5: 5, 4: 4}, {1: 1})
    assert simple_choice(lost) == cmd.Resign(Side.WHITE, 1)
    assert isinstance(simple_choice(to_roll({6: 2}, {1: 1})), cmd.RollDice)
    assert isinstance(simple_choice(to_roll({6: 5, 5: 5, 4: 5}, {1: 1})), cmd.RollDice), "it could be a gammon"


def test_doublets_are_named_by_what_they_do():
    """In Acey-Deucey the named doublet is the one whose best play leads furthest."""
    game = find_variant("american_acey_deucey")
    random = Random(4)
    dice = LiveDice(random.randrange)
    state = None
    for event in start(cmd.StartMatch(game.key, 1, usual_rules(game, 1)), dice):
        state = evolve(state, event)
    named = []
    for _ in range(_LONGEST):
        if state.is_over:
            break
        command = simple_choice(state)
        if isinstance(command, cmd.NameDoublet):
            named.append(command.number)
        for event in decide(state, command, dice):
            state = evolve(state, event)
    assert state.is_over
    assert named
    assert set(named) <= set(range(1, 7))


def test_nobody_has_to_act_when_it_is_over():
    with pytest.raises(ValueError, match="nobody"):
        simple_choice(to_roll({6: 1}, {6: 1}, phase=Phase.OVER))


def test_the_aspects_of_a_position_are_those_counted_by_hand():
    start = Position.start()
    # 19, 12 and 17 block the other side's rear: a number each from 24 and from 13, for two checkers of each.
    blocked = 2 * 0.35 + 2 * 0.35
    # Its home point is held, and so is an anchor.
    assert aspects_of(start, BACKGAMMON) == pytest.approx((0.0, 0.0, blocked + 2.0 + 3.0, blocked))
    primed = Position.of({20: 1, 8: 2, 7: 2, 6: 2, 5: 2}, {24: 2, 6: 1})
    # Of 36 rolls 11 hit the lone checker, which costs five pips and four more.
    exposed = 11 / 36 * (4.0 + 5)
    # From 24 fours, fives and sixes are blocked, for two checkers; from 7 a six is, by those two.
    held = 2 * (3 * 0.35 + 3 * 0.16) + 2 * 2.0
    assert aspects_of(primed, BACKGAMMON) == pytest.approx((0.0, exposed, held, 2 * 0.35))


def test_an_anchor_counts_on_every_point_of_the_other_sides_home_and_on_none_before_it():
    worths = [aspects_of(Position.of({point: 2}, {1: 1}), BACKGAMMON).held for point in range(18, 24)]
    assert worths == pytest.approx([0.0] + [3.0] * 5)


def test_a_pinned_checker_counts_by_how_far_it_has_to_go_and_most_on_its_start():
    """By hand: 30 for being pinned, times 0.3 and its share of the way, and once more on the start."""
    game = find_variant("plakoto")
    held, end = Position.of({24: 13, 5: 2}, {24: 14, 20: 1}), Position.of({24: 1, 6: 14}, {24: 13, 1: 2})
    caught = aspects_of(Position(held.mine, held.theirs, (-5,)), game).caught
    assert caught == pytest.approx(30 * (0.3 + 20 / 24))
    assert aspects_of(Position(end.mine, end.theirs, (24,)), game).caught == pytest.approx(-30 * (0.3 + 1 + 1))
