"""Putting a play together die by die reaches every legal play and nothing else."""

from random import Random

import pytest

from bot.errors import IllegalPlay, IllegalReason, NotationError
from bot.rules.dice import LiveDice, Roll
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.machine import decide, evolve, fold, start
from bot.rules.match.partial import PartialPlay, PartialStep, begin, decode_steps, encode_steps, partial_now, steps_of
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import plays_now
from bot.rules.notation import parse_play
from bot.rules.play import Play
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, EDITION
from tests.inside import with_step
from tests.nightly import NIGHTLY


def positions(count, seed):
    """States of random games with a roll to play."""
    random = Random(seed)
    dice = LiveDice(random.randrange)
    found = 0
    while True:
        state = fold(start(cmd.StartMatch("backgammon", 3, Rules(cube=False)), dice))
        while not state.is_over:
            plays = plays_now(state)
            yield state, plays, random
            found += 1
            if found == count:
                return
            for event in decide(state, cmd.MakePlay(state.on_roll, random.choice(plays).notation), dice):
                state = evolve(state, event)


def reachable(partial, most):
    """All positions that can be reached, or None when there are too many ways to try."""
    ends, ways = set(), [partial]
    for tried in range(most):
        if not ways:
            return ends
        current = ways.pop()
        if current.is_complete:
            ends.add(current.finished().after)
            continue
        options = current.options()
        assert options, "a dead end"
        ways += [with_step(current, PartialStep(move.source, die)) for die, moves in options.items() for move in moves]
        assert tried < most
    return None


def test_every_legal_play_can_be_reached_and_nothing_else():
    tried = 0
    for state, plays, _ in positions(150, seed=11):
        ends = reachable(begin(state, plays), 800)
        if ends is not None:
            tried += 1
            assert ends == {play.after for play in plays}
    assert tried > 100


def test_every_list_fits_discord_and_every_play_has_its_steps():
    for state, plays, random in positions(1500 if NIGHTLY else 300, seed=12):
        partial = begin(state, plays)
        while not partial.is_complete:
            options = partial.options()
            assert 1 <= len(options) <= 2
            for die, moves in options.items():
                assert 1 <= len(moves) <= 25
                assert len({(move.source, die) for move in moves}) == len(moves)
            die = random.choice(list(options))
            partial = with_step(partial, PartialStep(random.choice(options[die]).source, die))
            assert begin(state, plays, decode_steps(encode_steps(partial.steps))) == partial
        for play in plays[:5]:
            steps = steps_of(play, state.roll, BACKGAMMON)
            assert begin(state, plays, steps).finished() == play


def state_of(position, roll):
    return MatchState("backgammon", Rules(), 5, position, roll=Roll(*roll), phase=Phase.TO_PLAY)


def test_only_moves_that_can_be_completed_are_offered():
    """The 2 may not be played from 12, since the 4 could not be played afterwards; from 20 it can."""
    position = Position.of({20: 1, 12: 1, 1: 13}, {9: 2, 17: 2, 19: 2, 1: 9})
    state = state_of(position, (4, 2))
    offered = begin(state, plays_now(state)).options()
    assert {die: [move.source for move in moves] for die, moves in offered.items()} == {2: [20]}
    with pytest.raises(IllegalPlay):
        begin(state, plays_now(state), (PartialStep(12, 2),))


def test_the_only_legal_play_is_put_together_already_and_of_several_nothing_is_moved():
    several = partial_now(state_of(Position.start(), (3, 1)))
    assert (several.steps, several.numbers_left) == ((), (3, 1))
    only = partial_now(state_of(Position.of({25: 1, 1: 14}, {2: 2, 8: 13}), (5, 2)))
    assert only.finished().notation == "bar/18"
    assert partial_now(MatchState("backgammon", Rules(), 5, Position.start())) is None


def test_of_two_checkers_with_the_same_die_the_last_is_wrong():
    play = Play(Position.start(), (24, 18, 13, 7))
    with pytest.raises(IllegalPlay) as caught:
        steps_of(play, Roll(6, 1), BACKGAMMON)
    assert (caught.value.reason, caught.value.move) == (IllegalReason.WRONG_DISTANCE, (13, 7))


def test_steps_that_lead_nowhere_are_refused():
    state = state_of(Position.start(), (3, 1))
    plays = plays_now(state)
    for steps in (
        (PartialStep(24, 6),),
        (PartialStep(7, 1),),
        (PartialStep(6, 1), PartialStep(6, 1)),
        (PartialStep(8, 3), PartialStep(6, 1), PartialStep(6, 1)),
    ):
        with pytest.raises(IllegalPlay):
            begin(state, plays, steps)
    with pytest.raises(IllegalPlay):
        PartialPlay(state, plays, (PartialStep(8, 3),)).finished()


@pytest.mark.parametrize("text", ["a", "a1", "y@", "y&", "Y1", "y1z", "|1"])
def test_texts_that_are_no_steps(text):
    with pytest.raises(NotationError):
        decode_steps(text)


@pytest.mark.parametrize(
    ("mine", "theirs", "roll", "text", "lost"),
    [
        ({25: 2, 6: 13}, {2: 2, 13: 13}, (5, 2), "bar/20", (2,)),
        ({24: 1, 1: 14}, {8: 2, 10: 2, 5: 11}, (6, 3), "24/18", (3,)),
        ({20: 1, 1: 14}, {20: 2, 13: 13}, (5, 5), "20/10", (5, 5)),
        ({24: 1, 6: 14}, {13: 15}, (5, 2), "24/17", ()),
        ({2: 1}, {13: 15}, (6, 5), "2/off", ()),
    ],
    ids=["the other stays on the bar", "the higher", "two of four", "both", "the game is over"],
)
def test_the_numbers_that_could_not_be_played_are_kept(mine, theirs, roll, text, lost):
    position = Position.of(mine, theirs)
    before = MatchState("backgammon", Rules(), 0, position, roll=Roll(*roll), phase=Phase.TO_PLAY, edition=EDITION)
    play = parse_play(text, before.position, roll)
    assert evolve(before, ev.PlayMade(before.on_roll, play.moves)).last_turn.lost == lost
