from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.board.alt_text import board_alt_text
from bot.render.board.picture import BoardScene, LastMove
from bot.render.paint.writing import ALT_TEXT_LIMIT
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking

W, B = Side.WHITE, Side.BLACK
SCENE = BoardScene(
    Position.of({25: 2, 13: 4, 6: 5}, {24: 1, 13: 3, 6: 5}),
    mover=B,
    names=("Anna", "Bob"),
    score=(3, 4),
    length=5,
    cube=Cube(2, W),
    dice=Roll(6, 5),
    dice_used=(True, False),
    last_play=(LastMove(W, 8, 5, hit=True), LastMove(W, 2, 0)),
    caption="a word",
)


@pytest.mark.parametrize(
    "said",
    [
        "White (Anna) against Black (Bob)",
        "Black to move",
        "Match to 5, score White 3, Black 4",
        "Cube at 2, owned by White",
        "Black rolled 6 and 5, already played: 6",
        "Last play, in the mover's own numbers: White 8/5 hitting, 2/off",
        "Points are numbered from Black's side",
        "A word.",
        "White, 93 pips: 1 on 1, 3 on 12, 5 on 19, 6 off",
        "Black, 132 pips: 2 on the bar, 4 on 13, 5 on 6, 4 off",
    ],
)
def test_everything_is_said(said):
    assert said in board_alt_text(SCENE)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"length": 0}, "Unlimited session"),
        ({"crawford": True, "length": 5}, "Crawford game. No doubling in this game"),
        ({"post_crawford": True, "length": 5}, "post-Crawford"),
        ({"cube_in_play": False}, "No cube."),
        ({"offered": 4}, "White doubles to 4. Black to answer."),
        ({"offered": 4, "offered_by": B}, "Black doubles to 4. White to answer."),
        ({"offered": 4, "beavers": 1, "offered_by": B}, "Black beavers to 4. White to answer."),
        ({"offered": 8, "beavers": 2}, "White raccoons to 8. Black to answer."),
        ({"offered_by": W}, "Black to answer."),
        ({"over": True, "winner": B}, "Black has won."),
        ({"over": True}, "The game is over."),
        ({}, "Cube centered at 1."),
    ],
)
def test_what_is_special_is_said(fields, said):
    assert said in board_alt_text(BoardScene(Position.start(), **fields))


@given(names=st.tuples(st.text(max_size=200), st.text(max_size=200)), caption=st.text(max_size=2000))
def test_it_fits_whatever_the_names(names, caption):
    spread = dict.fromkeys(range(11, 26), 1)
    scene = BoardScene(
        Position.of(spread, dict.fromkeys(range(15, 25), 1)),
        names=names,
        caption=caption,
        score=(99_999, 99_999),
        cube=Cube(1 << 40, W),
        last_play=(LastMove(W, 24, 18, hit=True),) * 4,
    )
    text = board_alt_text(scene)
    assert len(text) <= ALT_TEXT_LIMIT
    assert text.isprintable() or "\u200d" in text or "\u200c" in text
    text.encode("utf-8")


@pytest.mark.parametrize("language", ["de", "en", "tr"])
def test_sides_that_are_called_as_their_color_are_not_said_twice(language):
    with speaking(language):
        white, black = (say("side", side=side) for side in ("white", "black"))
        said = board_alt_text(replace(SCENE, names=(white, black)))
    assert f"({white})" not in said
    assert f"({black})" not in said
