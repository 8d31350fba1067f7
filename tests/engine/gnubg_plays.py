"""What GNU Backgammon says of decisions in its own matches: kept in a file, so that a test needs nothing but that.

`python -m tests.engine.gnubg_plays SEEDS` makes the file: a match to 7 a seed, in which it makes both sides' choices,
two plies deep. That needs the `gnubg` wheel, as `tools.positions.gnu` does, and takes a minute a match.
"""

import gzip
import sys
from pathlib import Path

import msgspec

from bot.records.analyses import DecisionKind
from bot.records.positions import Scene
from bot.rules.match import commands as cmd
from bot.rules.match.actions import may_double
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON
from tools.train.levels import SeededDice

FILE = Path(__file__).with_name("gnubg_plays.jsonl.gz")
LENGTH, PLIES = 7, 2
FAR = 0.3
"""What loses more is left out of the file."""


class Judged(msgspec.Struct, frozen=True):
    """A decision, and what each choice that isn't far behind loses by GNU Backgammon, the best first."""

    scene: Scene
    losses: dict[str, float]


def judged():
    """All that are kept."""
    lines = gzip.decompress(FILE.read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Judged) for line in lines]


def match(seed):
    """The decisions of one match, those with two choices or more."""
    from tools.positions.gnu import looks  # noqa: PLC0415 - only where it is installed

    dice = SeededDice(f"gnubg:{seed}")
    state = fold(start(cmd.StartMatch(BACKGAMMON.key, LENGTH, Rules()), dice))
    while not state.is_over:
        side, scene = state.waiting_for, scene_of(state)
        best = ""
        if scene is not None:
            equities = looks(scene, PLIES)
            best = next(iter(equities))
            losses = {one: round(equities[best] - worth, 4) for one, worth in equities.items()}
            yield Judged(scene, {one: loss for one, loss in losses.items() if loss <= FAR})
        for event in decide(state, command_for(state, side, best), dice):
            state = evolve(state, event)


def scene_of(state):
    """What is to be decided, if there's a choice."""
    if state.phase is Phase.DOUBLE_OFFERED:
        return Scene.of(state, DecisionKind.TAKE)
    if state.phase is Phase.TO_ROLL and may_double(state):
        return Scene.of(state, DecisionKind.DOUBLE)
    if state.phase is Phase.TO_PLAY and len(plays_now(state)) > 1:
        return Scene.of(state, DecisionKind.CHECKER)
    return None


def command_for(state, side, best):
    """The command that makes the best choice; the only one where there is no choice."""
    if state.phase is Phase.DOUBLE_OFFERED:
        return cmd.Pass(side) if best == "pass" else cmd.Take(side)
    if state.phase is Phase.TO_ROLL:
        return cmd.OfferDouble(side) if best == "double" else cmd.RollDice(side)
    plays = plays_now(state)
    play = next((one for one in plays if one.notation == best), plays[0])
    return cmd.MakePlay(side, play.notation)


if __name__ == "__main__":
    found = [one for seed in range(int(sys.argv[1])) for one in match(seed)]
    FILE.write_bytes(gzip.compress(b"\n".join(map(msgspec.json.encode, found)), mtime=0))
    print(len(found))
