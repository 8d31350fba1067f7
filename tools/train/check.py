"""What is compiled beside what the bot does: the same plays, and the same inputs of the networks.

`python -m tools.train.check`: thousands of positions of random games of each game; says what differs and ends with 1,
or with 0.
"""

from __future__ import annotations

import sys
from random import Random

import numpy as np

from bot.engine.nets.features import Follows, boards_of, features_of
from bot.engine.nets.file import INPUTS
from bot.rules.dice import Roll
from bot.rules.match.searcher import _worth, weights_of
from bot.rules.position import BAR, Position
from bot.rules.rules import Rules
from bot.rules.variants import VARIANTS
from bot.rules.variants.protocol import Variant
from tools.train import games, moves
from tools.train.baseline import worth
from tools.train.features import features
from tools.train.spec import MINE, MY_PINNED, NAMES, PLACES, THEIR_PINNED, THEIRS

_RULES = Rules(cube=False)


def encoded(position: Position) -> np.ndarray:
    """A position as the compiled code reads it."""
    found = np.zeros((4, PLACES), np.int8)
    found[MINE, : len(position.mine)] = position.mine
    found[THEIRS, : len(position.theirs)] = position.theirs
    for point in position.pinned:
        if point > 0:
            found[MY_PINNED, point] = 1
        else:
            found[THEIR_PINNED, BAR + point] = 1
    return found


def _follows(random: Random) -> Follows:
    kind = random.randint(0, 4)
    number, count = (random.randint(1, 6), random.randint(1, 4)) if kind > 2 else (0, 0)
    return Follows(kind, number, count, handed=kind == 3 and random.random() < 0.5)


def _seen_otherwise(game: Variant, position: Position, random: Random) -> list[str]:
    """Does the compiled code see or value a position after a play otherwise?"""
    follows, rows, seen = _follows(random), np.zeros((2, 26), np.int64), np.zeros(INPUTS, np.float32)
    number, board = NAMES[game.key], encoded(position)
    features(number, board, *follows, rows, seen)
    ours = features_of(boards_of([position]), [follows], same_way=game.same_way, pinning=game.pins)[0]
    places = np.nonzero(np.abs(seen - ours) > 1e-5)[0]
    found = [f"{game.key}: {position} {follows}: inputs {places.tolist()}"] if len(places) else []
    simple = _worth(position, game, _RULES, weights_of(game))
    if abs(simple - worth(number, board, rows)) > 1e-6:
        found.append(f"{game.key}: {position}: worth {simple}, compiled {worth(number, board, rows)}")
    return found


def differences(name: str, positions: int, seed: int) -> list[str]:
    """What differs in random games of `name`, over so many positions."""
    game, number, random = VARIANTS[name], NAMES[name], Random(f"{name}:{seed}")
    room, position, seen, found = moves.scratch(), game.start(), 0, []
    start = np.zeros((4, PLACES), np.int8)
    games.start(number, start)
    if not np.array_equal(start, encoded(position)):
        found.append(f"{name}: start")
    while seen < positions and len(found) < 5:
        numbers = game.numbers(Roll(random.randint(1, 6), random.randint(1, 6)))
        if name == "gul_bara" and random.random() < 0.2:
            numbers = (random.randint(1, 6),) * random.randint(1, 4)  # what is left of a doublet is handed over
        plays = game.plays_of_numbers(position, numbers, _RULES)
        count = moves.generate(number, encoded(position), max(numbers), min(numbers), len(numbers), room)
        ours = {play.after: (len(play.moves), game.result(play.after, _RULES)) for play in plays}
        theirs = {room[8][at].tobytes(): (int(room[9][at]), games.result(number, room[8][at])) for at in range(count)}
        expected = {
            encoded(after).tobytes(): (used, -1 if result is None else result.grade)
            for after, (used, result) in ours.items()
        }
        if theirs != expected:
            found.append(f"{name}: {position} {numbers}: {len(expected)} plays, compiled {len(theirs)}")
        seen += 1
        over = not plays and not game.has_contact(position)
        if plays:
            # Now and then the play that brings most checkers home, so that ends come up too.
            kept = random.choice(plays) if random.random() < 0.7 else min(plays, key=lambda one: one.after.pip_count)
            position = kept.after
            found += _seen_otherwise(game, position, random)
            over = game.result(position, _RULES) is not None
        position = game.start() if over or random.random() < 0.002 else position.swapped()
    return found


def main() -> int:
    """Compare all games, or those named on the command line."""
    wrong = []
    for name in sys.argv[1:] or NAMES:
        found = differences(name, 3000, 1)
        print(f"{name}: {'differs' if found else 'the same'}", flush=True)
        wrong += found
    print("\n".join(wrong))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
