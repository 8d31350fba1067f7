"""Many positions at once: the same as one by one, in random matches of every game and by random house rules."""

from random import Random

import numpy as np
import pytest

from bot.engine.evaluator import frame_of
from bot.engine.judge import Judge, outcomes_of
from bot.engine.nets import trained_for
from bot.engine.nets.features import boards_after, boards_of
from bot.engine.nets.net import load
from bot.rules.match.turn import game_of, numbers_now
from bot.rules.variants import VARIANTS
from tests.nightly import NIGHTLY
from tests.rules.oracles.players import random_match, random_terms

MATCHES = 20 if NIGHTLY else 1


def turns(key, matches=MATCHES):
    """The states of random matches in which there is something to play, with the legal plays."""
    random = Random(f"boards {key}")
    for _ in range(matches):
        length, rules = random_terms(random, key)
        for _, state, plays in random_match(random, key, length, rules):
            if plays:
                yield state, plays


@pytest.mark.parametrize("key", VARIANTS)
def test_plays_lead_there_and_end_the_game_only_where_they_may(key):
    for state, plays in turns(key):
        game, position = game_of(state), plays[0].before
        found, known = boards_after(position, plays, game), boards_of([play.after for play in plays])
        assert np.array_equal(found.counts, known.counts), position
        assert np.array_equal(found.pins, known.pins), position
        if not game.may_end(position, numbers_now(state)):
            assert not any(game.result(play.after, state.rules) for play in plays), position
            assert len({play.dice for play in plays}) == 1, position


@pytest.mark.parametrize("key", ["american_acey_deucey", "hypergammon", "makhbusa", "narde", "runte", "sugoroku"])
def test_the_best_reply_is_what_a_look_at_each_says(key):
    judge = Judge(load(key))
    for state, plays in turns(key, 3 * MATCHES):
        if not trained_for(state.rules, key):
            continue
        scene = frame_of(state)
        outcomes = outcomes_of(plays, scene)
        rows = judge.rows(outcomes, scene)
        [reply], [said] = judge.replies(state.position, [scene])
        assert said == pytest.approx(rows[outcomes.index(reply)], abs=1e-5)
        assert judge.equities(said[None], scene.standing)[0] == pytest.approx(
            judge.equities(rows, scene.standing).max(), abs=1e-5
        )
