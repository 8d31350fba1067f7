"""Where a list of plays is divided that is longer than Discord's."""

from itertools import pairwise

from bot.rules.play_lists import LONGEST, _cuts


def routes(**ways):
    """So many plays for each way of the checker on 24: `x20=10` is ten that begin with 24/20."""
    return [((24, int(way[1:])), (13, 13 - number)) for way, count in ways.items() for number in range(count)]


def test_a_checker_is_divided_between_its_ways_even_where_the_lists_get_less_alike():
    assert LONGEST == 25
    assert _cuts(routes(x23=10, x22=20)) == (10,)
    assert _cuts(routes(x23=6, x22=14, x21=12)) == (20,)


def test_lists_that_can_be_cut_anywhere_get_about_as_long():
    cuts = _cuts(routes(x23=60))
    assert [end - start for start, end in pairwise((0, *cuts, 60))] == [15, 20, 25]
