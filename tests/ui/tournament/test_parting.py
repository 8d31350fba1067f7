"""Who leaves a league early: what their matches say, and what they're told who sign up again."""

import pytest

from tests.ui.table import posts_in, text_of
from tests.ui.tournament.club import Club, league

pytestmark = pytest.mark.simcord(check_errors=False)


async def test_the_match_of_whoever_leaves_early_names_no_organizer(table):
    club = Club(table, 4)
    by, _ = await league(club)
    await by(club.organizer, "next")
    leaver = club.people[3]
    asked = await by(leaver, "leave")
    await leaver.click(asked, label="Withdraw")
    told = "\n".join(text_of(post) for post in posts_in(club.env, club.channel))
    assert "These two are no longer paired in the tournament, so this match ends here." in told
    assert "An organizer has entered the result" not in told
    assert "You can sign up again once this season is over." in text_of(await by(leaver, "join"))
