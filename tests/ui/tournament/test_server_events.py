"""A server's calendar shows what tournaments really do."""

import pytest

from tests.ui.tournament.club import Club, sign_up

pytestmark = pytest.mark.simcord(check_errors=False)
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4


def events(club):
    """The events of the server: name and status, oldest first."""
    found = club.env.backend.get_guild(club.table.guild.id).scheduled_events.values()
    return [(one.name, int(one.status)) for one in found]


@pytest.fixture
async def club(table):
    club = Club(table, 2)
    await sign_up(club, starts_in=2)
    assert events(club) == [("Cup", SCHEDULED)]
    return club


async def test_it_begins_and_ends_with_the_tournament(club):
    await club.organize("start", sure=True)
    assert events(club) == [("Cup", ACTIVE)]
    await club.play_round()
    assert not await club.goes_on()
    assert events(club) == [("Cup", COMPLETED)]


async def test_it_is_called_off_with_the_tournament(club):
    await club.organize("cancel", sure=True)
    assert events(club) == [("Cup", CANCELED)]


async def test_a_tournament_that_is_called_off_midway_ends_it(club):
    await club.organize("start", sure=True)
    await club.organize("cancel", sure=True)
    assert events(club) == [("Cup", COMPLETED)]


async def test_one_of_an_earlier_version_is_known_by_its_name_and_start_and_no_other_is_touched(club):
    record = await club.bot.app.tournaments.tournament(1)
    start = record.plan.starts_at
    club.table.guild.create_scheduled_event(
        "Cup", start_time=start.isoformat(), end_time=start.isoformat(), entity_type=3, location="#general"
    )
    await club.bot.app.tournaments.scheduled(1, None)
    await club.organize("cancel", sure=True)
    assert events(club) == [("Cup", CANCELED), ("Cup", SCHEDULED)]
