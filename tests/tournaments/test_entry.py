"""How many are still wanted before a draw."""

import pytest

from bot.tournaments.entry import byes_of
from bot.tournaments.settings import Format, TournamentSettings


@pytest.mark.parametrize(("entrants", "wanted"), [(1, 1), (2, 0), (5, 1), (6, 0)])
def test_in_a_swiss_tournament_nobody_sits_out_if_the_number_is_even(entrants, wanted):
    assert byes_of(TournamentSettings(Format.SWISS), entrants) == wanted
