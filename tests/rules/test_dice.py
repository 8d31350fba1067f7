"""Rolls and where they come from."""

from collections import Counter
from random import Random

import pytest

from bot.rules.dice import LiveDice, Roll, ScriptedDice


def test_a_roll_remembers_how_it_fell_and_reads_higher_first():
    roll = Roll(1, 3)
    assert (roll.first, roll.second, roll.high, roll.low) == (1, 3, 3, 1)
    assert str(roll) == "3-1"
    assert roll.numbers == (3, 1)
    assert not roll.is_doublet


def test_a_doublet_gives_four_moves():
    assert Roll(4, 4).is_doublet
    assert Roll(4, 4).numbers == (4, 4, 4, 4)


def test_live_dice_make_every_roll_equally_likely():
    dice = LiveDice(Random(5).randrange)
    counts = Counter(dice.roll(1, index) for index in range(36_000))
    assert len(counts) == 36
    assert all(850 < count < 1_150 for count in counts.values())


def test_live_dice_draw_only_six_faces():
    asked = []

    def randbelow(limit):
        asked.append(limit)
        return limit - 1

    assert LiveDice(randbelow).roll(1, 0) == Roll(6, 6)
    assert asked == [6, 6]


def test_scripted_dice_come_in_order_and_run_out():
    dice = ScriptedDice([(3, 1), (6, 6)])
    assert [dice.roll(1, 0), dice.roll(1, 1)] == [Roll(3, 1), Roll(6, 6)]
    with pytest.raises(LookupError, match="only 2 rolls"):
        dice.roll(1, 2)
