"""Random matches of every game to their end, by random house rules: nothing is lost, and there is always a way on.

GAMES says how many random games of each game are played (`make games`), GAMES_SEED which.
"""

import os
from random import Random

import msgspec
import pytest

from bot.rules.house_rules import refusals
from bot.rules.match import events as ev
from bot.rules.match.actions import resign_options
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import fold
from bot.rules.match.partial import PartialStep, begin, decode_steps, encode_steps
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, numbers_now
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from tests.inside import with_step
from tests.nightly import NIGHTLY
from tests.rules.oracles import ORACLES
from tests.rules.oracles.players import random_match, random_terms
from tests.rules.oracles.referee import Referee

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("GAMES", "4" if NIGHTLY else "1"))
SEED = int(os.environ.get("GAMES_SEED", "1"))
WALKED = 0.1 if GAMES < 100 else 0.03
"""The share of the plays that are also put together die by die."""
DRAWN = {"plakoto", "tapa", "makhbusa", "tavli"}
"""Games that can end without a winner."""


@pytest.mark.parametrize("key", VARIANTS)
def test_random_matches(key):
    random = Random(f"matches {key} {SEED}")
    games = 0
    while games < GAMES:
        length, rules = random_terms(random, key)
        assert not list(refusals(rules, VARIANTS[key], length))
        log, live, referee = [], None, Referee(key, rules)
        for event, state, plays in random_match(random, key, length, rules):
            log.append(event)
            live = evolve(live, event)
            assert live == state
            assert_whole(live)
            referee.after(event, live)
            if plays is not None:
                assert_way_on(live, plays)
            if isinstance(event, ev.GameEnded | ev.GameDrawn):
                assert_ended(key, event, log)
                assert_kept(log, live)
            if plays and random.random() < WALKED:
                walk(random, live, plays)
            if random.random() < WALKED:
                assert_reads_back(live, MatchState)
        games += referee.games
        assert live.is_over or not length
        assert_kept(log, live)
        assert_champion(live)


def assert_whole(state):
    """No checker is lost or stands where it cannot, and the side that is waited for has something to do."""
    game, position = game_of(state), state.position
    start = game.start()
    for counts, setup in ((position.mine, start.mine), (position.theirs, start.theirs)):
        assert sum(counts) == sum(setup)
        assert len(counts) == len(setup)
        assert min(counts) >= 0
    for point in range(1, 25):
        both = position.mine[point] and position.theirs[game.facing(point)]
        assert bool(both) == (point in position.pinned or -point in position.pinned)
        if both:
            assert game.pins
            assert (position.mine[point] if point in position.pinned else position.theirs[game.facing(point)]) == 1
    assert position.swapped().swapped() == position
    assert state.stake & (state.stake - 1) == 0
    if not game.same_way and not game.pins:
        assert not position.pinned


def assert_way_on(state, plays):
    """Somebody is awaited and has something to do, and both can give the game up."""
    if state.is_over:
        return
    assert state.waiting_for in tuple(Side)
    assert bool(plays) == (state.phase is Phase.TO_PLAY)
    if plays:
        assert state.roll is not None
        assert 1 <= len(plays[0].moves) <= len(numbers_now(state)) <= 4
    for side in Side:
        options = resign_options(state, side)
        assert [option.final for option in options] == [False] * (len(options) - 1) + [True]


def assert_kept(log, live):
    """The log, written and read again, leads to the same state."""
    written = msgspec.json.encode(log)
    again = msgspec.json.decode(written, type=list[ev.Event])
    assert again == log
    assert fold(again) == live
    assert_reads_back(live, MatchState)


def assert_reads_back(thing, kind):
    assert msgspec.json.decode(msgspec.json.encode(thing), type=kind) == thing


def assert_ended(key, event, log):
    """Somebody has won what the score says, or the game is one that can be drawn."""
    if isinstance(event, ev.GameDrawn):
        assert key in DRAWN
        return
    before, after = fold(log[:-1]), fold(log)
    assert event.points > 0
    assert event.grade > 0
    gained = [now - then for now, then in zip(after.score, before.score, strict=True)]
    assert gained[event.winner] > 0
    assert gained[event.winner.other] == 0
    if event.ending is ev.Ending.BORNE_OFF:
        assert event.points == event.grade * before.cube.value
        played = log[-2]
        assert isinstance(played, ev.PlayMade)
        assert played.side is event.winner


def assert_champion(state):
    if state.length and state.is_over:
        assert state.winner is not None
        assert state.score[state.winner] >= state.length > state.score[state.winner.other]


def walk(random, state, plays):
    """Whatever is chosen die by die, it can be gone on with and written down, and ends in a legal play."""
    partial = begin(state, plays)
    options = partial.options()
    while options:
        die = random.choice(tuple(options))
        source, target, _ = random.choice(options[die])
        step = PartialStep(source, die, target > source)
        partial = with_step(partial, step)
        assert partial.leads_on()
        options = partial.options()
        assert options or partial.is_complete
    assert partial.is_complete
    assert decode_steps(encode_steps(partial.steps)) == partial.steps
    finished = partial.finished()
    assert finished in plays
    assert len(partial.steps) <= partial.length <= len(numbers_now(state))
    if len(partial.steps) < partial.length:
        assert game_of(state).result(finished.after, state.rules), "only a win may be shorter"


def test_all_games_are_there():
    assert set(VARIANTS) == {*ORACLES, "tavli"}


def test_tavli_goes_round():
    tavli = VARIANTS["tavli"]
    assert [tavli.of_game(number).key for number in range(1, 8)] == ["portes", "plakoto", "fevga"] * 2 + ["portes"]
