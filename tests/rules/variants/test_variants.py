"""The registry of games."""

import pytest

from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, VARIANTS, find_variant


@pytest.mark.parametrize("name", ["backgammon", "Backgammon", "  BACKGAMMON "])
def test_a_game_is_found_by_key_or_name_whatever_its_case(name):
    assert find_variant(name) is BACKGAMMON


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("acey-deucey", "american_acey_deucey"),
        ("Acey-Deucey", "american_acey_deucey"),
        ("European Acey Deucey", "european_acey_deucey"),
        ("HyperGammon", "hypergammon"),
        ("LongGammon", "longgammon"),
        ("Nackgammon", "nackgammon"),
        ("Crazy Narde", "gul_bara"),
        ("gul-bara", "gul_bara"),
        ("Narde", "narde"),
        ("Sugoroku", "sugoroku"),
        ("ban-sugoroku", "sugoroku"),
        ("Tapa", "tapa"),
        ("Makhbusa", "makhbusa"),
        ("Runte Rule", "runte"),
        ("Tables", "backgammon"),
        ("Backgammon Match 5", "backgammon"),
        ("BG Match 21 - No Cube", "backgammon"),
    ],
)
def test_what_a_game_is_called_anywhere_is_understood(name, key):
    assert find_variant(name) is VARIANTS[key]


def test_an_unknown_game_is_refused_with_the_known_ones():
    with pytest.raises(LookupError, match="backgammon"):
        find_variant("chess")


def test_the_registry_can_only_be_read():
    with pytest.raises(TypeError):
        VARIANTS["chess"] = BACKGAMMON


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_every_game_keeps_the_protocol(variant):
    assert find_variant(variant.key) is find_variant(variant.name) is variant
    assert variant.key == variant.key.lower()
    start = variant.start()
    assert sum(start.mine) == sum(start.theirs)
    assert variant.result(start, Rules()) is None
    assert variant.losses(start, Rules())[0] >= 1
    plays = variant.legal_plays(start, Roll(2, 1), Rules())
    assert plays
    for play in plays:
        assert play.before == start
        assert sum(play.after.mine) == sum(start.mine)
    assert variant.plays_of_numbers(start, (), Rules()) == ()
    moves = {(move.source, move.target) for move in variant.moves_of_die(start, 2, Rules())}
    assert moves


def test_backgammon_starts_as_it_should():
    assert BACKGAMMON.start() == Position.start()
    assert BACKGAMMON.numbers(Roll(5, 5)) == (5, 5, 5, 5)


def test_a_win_has_a_name_up_to_a_quadruple_game():
    names = [BACKGAMMON.grade_name(grade) for grade in range(1, 6)]
    assert names == ["single", "gammon", "backgammon", "quadruple", "more"]
