"""How many are still wanted before a draw."""

import pytest

from bot.tournaments.entry import byes_of
from bot.tournaments.settings import Format, TournamentSettings
from tests.tournaments.asking import ROBIN, SINGLE


@pytest.mark.parametrize(("entrants", "wanted"), [(1, 1), (2, 0), (5, 1), (6, 0)])
def test_in_a_swiss_tournament_nobody_sits_out_if_the_number_is_even(entrants, wanted):
    assert byes_of(TournamentSettings(Format.SWISS), entrants) == wanted


@pytest.mark.parametrize(
    ("format_", "groups", "byes"),
    [
        (ROBIN, 1, {3: 1, 4: 0, 5: 1}),
        (ROBIN, 2, {3: 1, 4: 0, 5: 3, 6: 2, 8: 0, 9: 3}),
        (SINGLE, 1, {3: 1, 4: 0, 5: 3, 9: 7}),
    ],
)
def test_how_many_more_leave_nobody_without_an_opponent(format_, groups, byes):
    settings = TournamentSettings(format=format_, groups=groups)
    assert {entrants: byes_of(settings, entrants) for entrants in byes} == byes
