"""A server's calendar shows what tournaments really do."""

from datetime import datetime, timedelta

import discord
import pytest

from bot.ui.tournament.desk import TournamentDesk
from tests.ui.table import text_of
from tests.ui.tournament.club import Club, sign_up
from tests.ui.tournament.test_ground import lose_channel

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


async def test_it_is_known_by_its_id_whatever_the_server_has_made_of_it(club):
    [event] = club.env.backend.get_guild(club.table.guild.id).scheduled_events.values()
    event.name = "The cup of the year"
    await club.organize("cancel", sure=True)
    assert events(club) == [("The cup of the year", CANCELED)]


async def test_it_moves_with_the_tournament(club):
    await lose_channel(club)
    assert "goes on in this channel" in text_of(await club.organize("pause"))
    [event] = club.env.backend.get_guild(club.table.guild.id).scheduled_events.values()
    assert event.entity_metadata["location"] == "#office"
    await club.organize("start", sure=True)
    assert events(club) == [("Cup", ACTIVE)]


async def test_what_discord_would_not_do_is_done_later(club):
    event_id = (await club.bot.app.tournaments.tournament(1)).plan.event_id
    path = f"/guilds/{club.table.guild.id}/scheduled-events/{event_id}"
    club.env.inject_error("PATCH", path, status=400, code=50035)
    await club.organize("cancel", sure=True)
    assert events(club) == [("Cup", SCHEDULED)]
    await club.bot.get(TournamentDesk).keep()
    assert events(club) == [("Cup", CANCELED)]


async def test_a_bot_that_may_not_make_events_makes_none(table):
    club = Club(table, 2)
    bot_role = next(one for one in table.env.bot.get_guild(table.guild.id).me.roles if one.permissions.create_events)
    granted = discord.Permissions(bot_role.permissions.value)
    granted.update(create_events=False)
    table.env.backend.edit_role(table.guild.id, bot_role.id, {"permissions": granted.value})
    await sign_up(club, starts_in=2)
    assert events(club) == []
    assert not [one for one in club.env.http_requests if one.path.endswith("/scheduled-events")]


async def test_one_of_an_earlier_version_is_known_by_its_name_and_start_and_no_other_is_touched(club):
    record = await club.bot.app.tournaments.tournament(1)
    start = record.plan.starts_at
    await club.bot.app.tournaments.scheduled(1, None)
    of_server = club.env.backend.get_guild(club.table.guild.id).scheduled_events
    own = next(iter(of_server.values()))
    later = (start + timedelta(hours=1)).isoformat()
    for what, creator in ((start.isoformat(), club.organizer.id), (later, own.creator_id)):
        club.env.backend.create_scheduled_event(
            club.table.guild.id,
            name="Cup",
            entity_type=3,
            scheduled_start_time=what,
            scheduled_end_time=later,
            entity_metadata={"location": "#general"},
            creator_id=creator,
        )
    of_server[own.id] = of_server.pop(own.id)  # the last in the list
    await club.organize("cancel", sure=True)
    assert events(club) == [("Cup", SCHEDULED)] * 2 + [("Cup", CANCELED)]


def lasts(table):
    """How long the only event of the server's calendar lasts."""
    [event] = table.env.backend.get_guild(table.guild.id).scheduled_events.values()
    begins, ends = map(datetime.fromisoformat, (event.scheduled_start_time, event.scheduled_end_time))
    return ends - begins


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"system": "arena", "minutes": 45}, timedelta(minutes=45)),
        ({"system": "swiss", "rounds": 4, "round_hours": 24}, timedelta(days=4)),
        ({"round_hours": 24}, timedelta(days=1)),
        ({}, timedelta(hours=3)),
    ],
)
async def test_it_ends_there_when_the_tournament_will_as_far_as_that_is_known(table, options, expected):
    await sign_up(Club(table, 0), starts_in=2, **options)
    assert lasts(table) == expected


async def test_a_league_lasts_as_long_as_the_rounds_of_a_full_division(table):
    options = {"name": "Cup", "division": 6, "round_days": 7, "starts_in": "45m"}
    await Club(table, 0).organizer.slash(table.channel, "league create", **options)
    assert lasts(table) == timedelta(weeks=5)
    [event] = table.env.backend.get_guild(table.guild.id).scheduled_events.values()
    wait = datetime.fromisoformat(event.scheduled_start_time) - table.bot.clock()
    assert timedelta(minutes=44) < wait <= timedelta(minutes=45)
