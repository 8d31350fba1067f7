"""Who leaves a league early: what their matches say, and what they're told who sign up again."""

import pytest

from tests.ui.table import posts_in, text_of
from tests.ui.tournament.club import Club, league, sent

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
    assert "**player3** is out of **Liga** early, so none of their matches this season count.\n" in f"{told}\n"
    assert "You can sign up again once this season is over." in text_of(await by(leaver, "join"))


async def test_whoever_loses_a_result_by_it_hears_of_it_and_who_rests_is_named(table):
    club = Club(table, 4)
    by, announced = await league(club, seeding="manual")
    await by(club.organizer, "next")
    pairings = {pairing.number: pairing for pairing, _ in await club.open()}
    await club.play_round()
    leaver = club.people[3]
    [winner] = [one.opponent(leaver.id) for one in pairings.values() if leaver.id in one.entrants]
    # One of three matches is fewer than half.
    await by(club.organizer, "next")
    rests = next(one.opponent(leaver.id) for one, _ in await club.open() if leaver.id in one.entrants)
    start = len(club.env.http_requests)
    await by(leaver, "leave", sure=True)
    [(text, pinged)] = sent(club, start, "none of their matches this season count")
    assert text.endswith(f"That also takes away a result of: <@{winner}>")
    assert pinged == [winner]
    assert f"Bye this round: {club.person(rests).name}\n" in text_of(announced)
