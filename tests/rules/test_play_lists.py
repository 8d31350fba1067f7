"""Where a list of plays is divided that is longer than Discord's."""

from itertools import pairwise

from bot.rules.dice import Roll
from bot.rules.play_lists import LONGEST, _cuts, grouped
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON


def routes(**ways):
    """So many plays for each way of the checker on 24: `x20=10` is ten that begin with 24/20."""
    return [((24, int(way[1:])), (13, 13 - number)) for way, count in ways.items() for number in range(count)]


def test_a_checker_is_divided_between_its_ways_even_where_the_lists_get_less_alike():
    assert LONGEST == 25
    assert _cuts(routes(x23=10, x22=20)) == (10,)
    assert _cuts(routes(x23=6, x22=14, x21=12)) == (20,)


def test_a_list_is_headed_by_where_its_rearmost_checkers_come_from():
    plays = {play.notation: play for play in BACKGAMMON.legal_plays(BACKGAMMON.start(), Roll(3, 1), Rules())}
    two = plays["13/10 6/5"], plays["24/23 13/10"], plays["24/20"]
    assert [group.heads for play in two for group in grouped((play,))] == [(13,), (24,), (24,)]
    assert [group.heads for group in grouped(two)] == [(24, 13)]
    assert {head for group in grouped([*plays.values()]) for head in group.heads} == {24, 13, 8, 6}


def test_lists_that_can_be_cut_anywhere_get_about_as_long():
    cuts = _cuts(routes(x23=60))
    assert [end - start for start, end in pairwise((0, *cuts, 60))] == [17, 20, 23]
