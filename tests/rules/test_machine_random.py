"""Random matches: whatever is commanded, the log tells the whole state."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import RuleError
from bot.rules.dice import LiveDice
from bot.rules.house_rules import fitting
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import may_double
from bot.rules.match.machine import decide, evolve, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON
from tests.nightly import examples


def any_command(state, random):
    """Something that is allowed now, mostly what moves the game on."""
    side = state.waiting_for
    if state.phase is Phase.TO_PLAY:
        if random.random() < 0.01:
            return cmd.Resign(random.choice(list(Side)), random.choice([1, 2, 3]))
        return cmd.MakePlay(side, random.choice(plays_now(state)).notation)
    if state.phase is Phase.DOUBLE_OFFERED:
        return random.choice([cmd.Take, cmd.Take, cmd.Pass])(side)
    if state.phase is Phase.RESIGNATION_OFFERED:
        return random.choice([cmd.AcceptResignation, cmd.RefuseResignation])(side)
    if may_double(state) and random.random() < 0.1:
        return cmd.OfferDouble(side)
    return cmd.RollDice(side)


@pytest.mark.slow
@given(
    st.integers(0, 2**32),
    st.integers(0, 7),
    st.builds(Rules, cube=st.booleans(), jacoby=st.booleans(), crawford=st.booleans()),
)
@settings(max_examples=examples(40), deadline=None)
def test_random_matches_end_with_a_winner_and_their_log_tells_the_state(seed, length, rules):
    random = Random(seed)
    dice = LiveDice(random.randrange)
    rules = fitting(rules, BACKGAMMON, length)
    log = list(start(cmd.StartMatch("backgammon", length, rules), dice))
    state = fold(log)
    won = [0, 0]
    for _ in range(6000):
        if state.is_over or (not length and state.game > 3):
            break
        assert state.waiting_for is not None
        events = decide(state, any_command(state, random), dice)
        for event in events:
            state = evolve(state, event)
            if isinstance(event, ev.GameEnded):
                won[event.winner] += event.points
        log += events
        for counts in (state.position.mine, state.position.theirs):
            assert sum(counts) == 15
            assert min(counts) >= 0
    assert fold(log) == state
    assert state.score == tuple(won)
    assert state.seq == len(log)
    if length:
        assert state.is_over
        assert state.winner is not None
        assert won[state.winner] >= length > won[state.winner.other]


@given(st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_any_command_at_any_time_is_carried_out_or_refused_by_a_rule(seed):
    random = Random(seed)
    dice = LiveDice(random.randrange)
    state = fold(start(cmd.StartMatch("backgammon", 3, Rules()), dice))
    for _ in range(150):
        side = random.choice(list(Side))
        simple = (cmd.RollDice, cmd.OfferDouble, cmd.Take, cmd.Pass, cmd.AcceptResignation, cmd.RefuseResignation)
        notation = random.choice([play.notation for play in plays_now(state)] or ["24/18 13/8"])
        commands = [kind(side) for kind in simple]
        command = random.choice([*commands, cmd.Resign(side, random.choice([1, 2, 3])), cmd.MakePlay(side, notation)])
        try:
            events = decide(state, command, dice)
        except RuleError:
            continue
        assert events
        for event in events:
            state = evolve(state, event)
