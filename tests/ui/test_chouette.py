"""Chouettes as people play them: lobby, sealed answers, plays, the end; and everything that goes wrong on the way."""

import pytest

from tests.ui.chouette_table import ChouetteTable
from tests.ui.table import buttons_of, pictures_of, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(settle_timeout=60)


async def test_a_session_of_five_and_a_computer(table):
    club = ChouetteTable(table, 5)
    await club.open("standard", computers=1)
    await club.games(1)
    state = await club.state()
    assert sum(state.scores.values()) == 0
    assert any(state.scores.values())
    assert len(club.armed) == 1
    assert "Game 1 is over" in text_of(club.board)
