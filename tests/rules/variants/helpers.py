"""What the tests of the games share: legal plays as texts, refusals, a scripted match, random matches."""

from random import Random

import pytest

from bot.errors import IllegalPlay
from bot.rules.dice import LiveDice, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match.machine import decide, evolve, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.notation import parse_play
from bot.rules.plays import legal_plays
from bot.rules.position import HAND, Position
from bot.rules.rules import Rules
from bot.rules.variants import find_variant


def notations(game, position, roll, **rules):
    """The legal plays of a roll, as they are written."""
    return {play.notation for play in legal_plays(position, roll, game, Rules(**rules))}


def played(game, text, position, roll, **rules):
    """The position after a play."""
    return parse_play(text, position, roll, game, Rules(**rules)).after


def refusal(game, text, position, roll, **rules):
    """Why a play is illegal."""
    with pytest.raises(IllegalPlay) as refused:
        parse_play(text, position, roll, game, Rules(**rules))
    return refused.value.reason


def on_my_points(points):
    """The opponent's checkers, given on my points, in his own numbering."""
    return {25 - point: count for point, count in points.items()}


def with_hand(mine, theirs, *, hand=0, their_hand=0):
    """A position of a game with a hand; who is neither on the board nor in the hand is off."""
    rows = []
    for points, held in ((mine, hand), (theirs, their_hand)):
        counts = [0] * (HAND + 1)
        for point, count in points.items():
            counts[point] += count
        counts[HAND] = held
        counts[0] += 15 - sum(counts)
        rows.append(tuple(counts))
    return Position(*rows)


class Table:
    """A match under test: commands in, state out; the log always tells the state."""

    def __init__(self, variant, rolls, length=5, rules=Rules(cube=False)):  # noqa: B008 - frozen
        self.dice = ScriptedDice(rolls)
        self.log = list(start(cmd.StartMatch(variant, length, rules), self.dice))
        self.state = fold(self.log)

    def do(self, command):
        """Obey a command; returns the names of the events."""
        events = decide(self.state, command, self.dice)
        for event in events:
            self.state = evolve(self.state, event)
        self.log += events
        assert fold(self.log) == self.state
        return [type(event).__name__ for event in events]

    def play(self, text):
        """The side on roll plays."""
        return self.do(cmd.MakePlay(self.state.on_roll, text))


def from_state(state, command, rolls=()):
    """The names of the events that a command causes in `state`, and the state after them."""
    events = decide(state, command, ScriptedDice(rolls))
    for event in events:
        state = evolve(state, event)
    return [type(event).__name__ for event in events], state


def random_command(state, random):
    """Something that moves a match without a cube on."""
    if state.phase is Phase.TO_NAME:
        return cmd.NameDoublet(state.on_roll, random.randint(1, 6))
    if state.phase is Phase.TO_PLAY:
        return cmd.MakePlay(state.on_roll, random.choice(plays_now(state)).notation)
    return cmd.RollDice(state.on_roll)


def random_turns(key, rules, seed):
    """States of a random match that wait for a play, then the whole log."""
    random = Random(seed)
    dice = LiveDice(random.randrange)
    log = list(start(cmd.StartMatch(key, 1, rules), dice))
    state = fold(log)
    checkers = sum(find_variant(key).start().mine)
    while not state.is_over:
        if state.phase is Phase.TO_PLAY:
            yield state
        for event in decide(state, random_command(state, random), dice):
            state = evolve(state, event)
            log.append(event)
        for counts in (state.position.mine, state.position.theirs):
            assert sum(counts) == checkers
            assert min(counts) >= 0
        assert len(log) < 20000
    assert state.winner is not None
    assert fold(log) == state
