"""What people see while a tournament is paused, and that nothing is lost by it."""

import pytest

from bot.tournaments.state import TournamentPhase
from tests.ui.table import text_of
from tests.ui.tournament.club import Club, league, sign_up
from tests.ui.tournament.test_league import make_bot  # noqa: F401 - a fixture

pytestmark = pytest.mark.simcord(check_errors=False)
HOUR = 3600


async def test_matches_under_way_stay_in_view(table):
    """They go on, so whoever looks for their board finds it, and what ends them says so."""
    club = Club(table, 4)
    announced = await sign_up(club, system="swiss")
    await club.organize("start")
    await club.organize("pause")
    looked = await club.by(club.people[0], "status")
    for post, listed in ((announced, 2), (looked, 1)):
        assert "Paused: no new matches for now.\n- Pairing " in text_of(post)
        assert text_of(post).count("- Pairing ") == listed
        assert text_of(post).count("show the board") == 2
    assert "Your next match: " in text_of(looked)
    assert "The 2 matches under way end at once" in text_of(await club.organize("cancel"))
    assert "You lose your match against **player2** at once" in text_of(await club.by(club.people[0], "leave"))


async def test_no_deadline_is_told_that_will_not_come(table):
    club = Club(table, 4)
    by, announced = await league(club)
    await by(club.organizer, "next")
    assert "**Round 1 of 3**, ends <t:" in text_of(announced)
    await by(club.organizer, "pause")
    assert "**Round 1 of 3**\nPaused" in text_of(announced)
    await by(club.organizer, "pause")
    assert "**Round 1 of 3**, ends <t:" in text_of(announced)


async def test_a_season_whose_last_match_ends_in_a_pause_is_followed_by_the_next(table):
    club = Club(table, 4)
    by, _ = await league(club)
    await by(club.organizer, "next")
    for number in (1, 2, 3):
        if number == 3:
            await by(club.organizer, "pause")
        for match_id, match in (await club.matches()).items():
            if not match.state.is_over:
                await club.resign(match_id, match.players[1].user_id)
        if number < 3:
            await by(club.organizer, "next")
    assert (await club.state()).phase is TournamentPhase.ENDED
    await club.env.advance_time(2 * HOUR)
    assert (await club.bot.app.tournaments.tournament(2)).plan.season == 2


async def test_a_pairing_changed_in_a_pause_has_no_board_until_it_goes_on(table):
    club = Club(table, 4)
    announced = await sign_up(club)
    await club.organize("start")
    for pairing, match in await club.open():
        await club.resign(match.match_id, pairing.entrants[1])
    await club.organize("pause")
    assert "Final: **player0** \u2013 **player1** [show the board]" in text_of(announced)
    await club.reverse(pairing=2, winner=club.people[2])
    assert "Final: **player0** \u2013 **player2**\n" in text_of(announced)
    assert "under way" not in text_of(await club.organize("cancel"))
    await club.organize("pause")
    assert "Final: **player0** \u2013 **player2** [show the board]" in text_of(announced)
