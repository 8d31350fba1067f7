"""What texts show without a login, and what happens to somebody's own emoji in them."""

import pytest

from bot.rules.dice import Roll
from bot.rules.sides import Side
from bot.ui.match.emoji import UNICODE, EmojiSet


@pytest.mark.parametrize("side", Side)
def test_dice_without_a_login(side):
    assert "".join(UNICODE.die(number, side) for number in range(1, 7)) == "⚀⚁⚂⚃⚄⚅"
    assert UNICODE.roll(Roll(5, 6), side) == "⚅⚄"
    assert UNICODE.roll(Roll(3, 3), side) == "⚂⚂"


def test_cube_and_checkers_without_a_login():
    assert [UNICODE.cube(value) for value in (1, 64, 128)] == ["**1**", "**64**", "**128**"]
    assert [UNICODE.checker(side) for side in Side] == ["⚪", "⚫"]


def test_a_roll_never_mixes_two_kinds_of_dice():
    emoji = EmojiSet({"bgdie_w6": "<:six:1>"})
    assert emoji.die(6, Side.WHITE) == "<:six:1>"
    assert emoji.die(6, Side.BLACK) == "⚅"
    assert emoji.roll(Roll(6, 5), Side.WHITE) == "⚅⚄"
    emoji = EmojiSet({"bgdie_w6": "<:six:1>", "bgdie_w5": "<:five:2>"})
    assert emoji.roll(Roll(5, 6), Side.WHITE) == "<:six:1><:five:2>"
