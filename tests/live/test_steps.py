"""The tree of plays: every path is a legal play in an order in which it may be made, and every play has a path."""

import json
from random import Random

import pytest

from bot.errors import NotationError
from bot.live.steps import END, View, play_on, tree
from bot.rules.dice import LiveDice
from bot.rules.house_rules import usual_rules
from bot.rules.match import commands as cmd
from bot.rules.match import machine
from bot.rules.match.partial import PartialStep, begin
from bot.rules.match.state import Phase
from bot.rules.match.turn import game_of, plays_now
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from tests.inside import with_step

LARGEST = 32 * 1024


def states(key, rnd, most):
    """Positions with a roll to play, by random play."""
    game, dice = VARIANTS[key], LiveDice(rnd.randrange)
    while most:
        state = machine.fold(machine.start(cmd.StartMatch(key, 1, usual_rules(game, 1)), dice))
        while not state.is_over and most:
            if state.phase is Phase.TO_PLAY:
                most -= 1
                yield state
                command = cmd.MakePlay(state.on_roll, rnd.choice(plays_now(state)).notation)
            elif state.phase is Phase.TO_NAME:
                command = cmd.NameDoublet(state.on_roll, rnd.randint(1, 6))
            else:
                command = cmd.RollDice(state.on_roll)
            state = machine.steps(state, command, dice)[-1].state


def steps_at(frame, node):
    flat = frame["nodes"][node]
    return [(flat[at], flat[at + 1], flat[at + 2] & 7, flat[at + 3]) for at in range(0, len(flat), 4)]


def paths(frame, node, at=()):
    for index, step in enumerate(steps_at(frame, node)):
        path = (*at, str(index))
        if step[3] == END:
            yield "@" + ".".join(path)
        else:
            yield from paths(frame, step[3], path)


@pytest.mark.parametrize("key", VARIANTS)
@pytest.mark.parametrize("bottom", Side)
def test_the_tree_offers_what_the_rules_offer(key, bottom):
    """Step by step as `PartialPlay` does, which the private lists of the channel use."""
    rnd = Random(f"{key} {bottom}")
    for state in states(key, rnd, 25):
        view, frame = View(game_of(state), bottom), None
        frame = tree(state, view)
        partial, node, path = begin(state, plays_now(state)), frame["root"], []
        while node != END:
            offered = {(move.source, move.target, die) for die, moves in partial.options().items() for move in moves}
            steps = steps_at(frame, node)
            mover = state.on_roll
            assert {(view.slot(mover, one[0]), view.slot(mover, one[1]), one[2]) for one in steps} == offered
            index = rnd.randrange(len(steps))
            source, target = (view.slot(mover, slot) for slot in steps[index][:2])
            partial = with_step(partial, PartialStep(source, steps[index][2], target > source))
            path.append(str(index))
            node = steps[index][3]
        assert partial.finished().notation == play_on(state, "@" + ".".join(path))


@pytest.mark.parametrize("key", ["backgammon", "plakoto", "fevga", "american_acey_deucey"])
def test_every_legal_play_has_a_path(key):
    for state in states(key, Random(key), 40):
        frame = tree(state, View(game_of(state), Side.WHITE))
        plays = plays_now(state)
        if len(plays) < 60:
            assert {play_on(state, path) for path in paths(frame, frame["root"])} == {play.notation for play in plays}


@pytest.mark.parametrize("key", ["runte", "egyptian", "tapa", "european_acey_deucey"])
def test_a_frame_holds_every_turn(key):
    """These have the most plays: over a thousand in a roll."""
    for state in states(key, Random(3), 150):
        assert len(json.dumps(tree(state, View(game_of(state), Side.WHITE)), separators=(",", ":"))) < LARGEST


@pytest.mark.parametrize(
    "path", ["@", "@x", "@0", "@99.0", "@0.0.0.0.0.0", "@-1", "@0..0", "@٣", "@0.99999999999999999999"]
)
def test_a_path_that_leads_nowhere_is_no_play(path):
    state = next(states("backgammon", Random(1), 1))
    with pytest.raises(NotationError):
        play_on(state, path)
