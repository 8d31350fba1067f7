"""The ten boards of the golden pictures."""

from bot.render.board.picture import BoardScene, LastMove
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.scoring import Cube
from bot.rules.sides import Side

W, B = Side.WHITE, Side.BLACK
MID_WHITE = {24: 1, 13: 4, 8: 4, 6: 5, 4: 1}
MID_BLACK = {24: 1, 22: 1, 13: 3, 8: 3, 6: 5, 5: 2}

SCENES = {
    "start": BoardScene(Position.start(), names=("Alexandra", "Magnus"), length=5, dice=Roll(3, 1)),
    "bar_full": BoardScene(
        Position.of({25: 4, 13: 4, 8: 3, 6: 4}, {25: 3, 13: 3, 8: 3, 6: 4, 3: 2}),
        names=("Alexandra", "MagnusTheGreat"),
        score=(3, 5),
        length=7,
        dice=Roll(5, 2),
        dice_used=(True, False),
        cube=Cube(2, B, turned=True),
        last_play=(LastMove(B, 13, 3, hit=True), LastMove(B, 8, 3)),
    ),
    "stack": BoardScene(
        Position.of({6: 15}, {1: 15}),
        mover=B,
        names=("Tower", "Pile"),
        length=3,
        score=(2, 0),
        dice=Roll(4, 4),
        dice_used=(True, True, False, False),
        cube=Cube(4, W, turned=True),
        last_play=(LastMove(W, 6, 1),),
    ),
    "bear_off": BoardScene(
        Position.of({6: 2, 4: 2, 3: 1, 2: 2, 1: 1}, {5: 1, 4: 1, 2: 1}),
        mover=B,
        names=("Alexandra", "Magnus"),
        score=(11, 13),
        length=25,
        dice=Roll(6, 3),
        cube=Cube(2, W, turned=True),
        last_play=(LastMove(W, 6, 0), LastMove(W, 4, 0)),
        home_left=True,
    ),
    "cube_1024": BoardScene(
        Position.of(MID_WHITE, MID_BLACK),
        names=("Alexandra", "Magnus"),
        score=(12, 40),
        cube=Cube(1024, B, turned=True),
        last_play=(LastMove(B, 8, 5), LastMove(B, 6, 5), LastMove(B, 24, 22)),
    ),
    "crawford": BoardScene(
        Position.of(MID_BLACK, MID_WHITE),
        mover=B,
        names=("Alexandra", "Magnus"),
        score=(4, 2),
        length=5,
        crawford=True,
        dice=Roll(6, 5),
        last_play=(LastMove(W, 13, 8), LastMove(W, 8, 4, hit=True)),
    ),
    "long_names": BoardScene(
        Position.of(MID_WHITE, MID_BLACK),
        names=("Bartholomew Featherstonehaugh the Third", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"),
        score=(0, 1),
        length=9,
        offered=4,
        cube=Cube(2, W, turned=True),
        last_play=(LastMove(B, 13, 8), LastMove(B, 8, 5)),
    ),
    "any_script": BoardScene(
        Position.of(MID_BLACK, {24: 1, 13: 3, 11: 1, 8: 3, 6: 4, 5: 3}),
        mover=B,
        names=("محمد 🎲 Ali", "さくら ᕙ(⇀‸↼)ᕗ 🌸👨‍👩‍👧"),
        score=(1, 1),
        length=3,
        bottom=B,
        dice=Roll(2, 1),
        last_play=(LastMove(W, 13, 11), LastMove(W, 6, 5)),
    ),
    "dance": BoardScene(
        Position.of({25: 1, 13: 2, 8: 3, 6: 5, 4: 4}, {13: 3, 6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2}),
        names=("Alexandra", "שרה"),
        score=(3, 2),
        length=5,
        post_crawford=True,
        dice=Roll(6, 6),
        dice_used=(True, True, True, True),
        cube_in_play=False,
        caption="cannot move",
        last_play=(LastMove(B, 8, 3, hit=True), LastMove(B, 3, 1)),
    ),
    "won": BoardScene(
        Position.of({}, {20: 1, 6: 4, 4: 3, 1: 7}),
        names=("Alexandra", "Ольга"),
        score=(5, 2),
        length=5,
        over=True,
        winner=W,
        last_play=(LastMove(W, 2, 0), LastMove(W, 1, 0)),
        cube=Cube(2, W, turned=True),
    ),
}
