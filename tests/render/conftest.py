"""Scenes as they come up in games."""

import random

import pytest

from bot.render.board.picture import BoardScene, LastMove
from bot.rules.dice import Roll
from bot.rules.plays import legal_plays
from bot.rules.position import Position
from bot.rules.scoring import Cube
from bot.rules.sides import Side


def played_scenes(seed, count, **options):
    """A number of boards from seeded random games, each with a roll and the play before it."""
    chance = random.Random(seed)
    scenes, position, mover, before = [], Position.start(), Side.WHITE, ()
    while len(scenes) < count:
        roll = Roll(chance.randint(1, 6), chance.randint(1, 6))
        cube = chance.choice((Cube(), Cube(2, Side.BLACK, turned=True), Cube(4, Side.WHITE, turned=True)))
        score = (chance.randint(0, 6), chance.randint(0, 6))
        scenes.append(
            BoardScene(
                position,
                mover=mover,
                names=("Alexandra", "MagnusTheGreat"),
                score=score,
                length=7,
                dice=roll,
                cube=cube,
                last_play=before,
                **options,
            )
        )
        plays = legal_plays(position, roll)
        play = chance.choice(plays) if plays else None
        after = play.after if play else position
        before = tuple(LastMove(mover, m.source, m.target, hit=m.hit) for m in play.moves) if play else ()
        position, mover = after.swapped(), mover.other
        if not any(after.mine[1:]):
            position, before = Position.start(), ()
    return scenes


@pytest.fixture
def play_scenes():
    """The function that plays out random games: (seed, count, **options of every scene)."""
    return played_scenes
