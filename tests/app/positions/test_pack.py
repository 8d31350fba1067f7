"""The files of the pack: what is refused, and that nothing gets lost."""

import struct

import pytest
from msgspec.structs import replace

from bot.app.positions.pack import EDITION, BadPack, Pack, unpacked
from bot.records.analyses import Chances, DecisionKind, RankedPlay
from bot.records.positions import Puzzle, Scene, Source, Theme, Truth
from bot.rules.dice import Roll
from bot.rules.position import Position
from tools.positions.packing import packed, seeds_of

_CHANCES = Chances(0.7, 0.2, 0.01, 0.1, 0.0)


def puzzle(turns, rating=1500.0):
    asked = Scene("backgammon", DecisionKind.CHECKER, Position.start(), Roll(3, 1), length=turns)
    plays = (RankedPlay("8/5 6/5", 0.2, 0.0, _CHANCES), RankedPlay("24/20", 0.05, 0.15, _CHANCES))
    return Puzzle(asked, Truth("3ply", Source.BGSAGE, plays, 2), Theme.OPENING, rating, 0.5)


PUZZLES = [puzzle(5, 1600), puzzle(7, 1400), puzzle(9, 1500)]
DATA = packed(PUZZLES, "backgammon")


def test_a_pack_gives_back_what_was_put_in():
    pack = Pack("backgammon", unpacked(DATA, "backgammon"))
    assert [one.rating for one in pack.listed] == [1400, 1500, 1600]
    assert [pack.puzzle(one.key) for one in PUZZLES] == PUZZLES
    assert len(pack) == 3
    assert PUZZLES[0].key in pack
    assert puzzle(11).key not in pack
    with pytest.raises(KeyError):
        pack.puzzle("no key")


def test_a_file_tells_from_how_many_seeds_it_was_made():
    assert seeds_of(packed(PUZZLES, "backgammon", 700)) == 700


def test_the_same_puzzles_make_the_same_file():
    assert packed(reversed(PUZZLES), "backgammon") == DATA
    assert packed([*PUZZLES[:2], replace(PUZZLES[2], found=0.6)], "backgammon") != DATA


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "cut off"),
        (DATA[:20], "cut off"),
        (DATA[:-1], "cut off"),
        (DATA[:-1] + bytes([DATA[-1] ^ 1]), "changed"),
        (DATA + b"x", "changed"),
        (b"BGNET" + DATA[5:], "not a pack"),
        (DATA[:5] + struct.pack("<B", EDITION + 1) + DATA[6:], f"edition {EDITION + 1}"),
        (DATA[:6] + struct.pack("<I", 4) + DATA[10:], "3 positions instead of 4"),
        (DATA + bytes(1 << 20), "too large"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused(data, why):
    with pytest.raises(BadPack, match=why):
        unpacked(data, "backgammon")


def test_the_pack_of_another_game_is_refused():
    with pytest.raises(BadPack, match="of another game"):
        unpacked(DATA, "narde")
