"""Whoever announces is told alone that they aren't in it, with the way in and the start, and needs no command."""

import asyncio

import pytest

from bot.tournaments.state import TournamentPhase
from tests.ui.table import buttons_of, forged, sent_tap, text_of
from tests.ui.tournament.club import Club

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def club(table):
    return Club(table, 2)


async def announced(club, command="tournament create", **options):
    """The announcement that everyone sees, and what the organizer alone is told beside it."""
    result = await club.organizer.slash(club.channel, command, **options)
    [told] = result.followups
    assert told.ephemeral
    return result.response, told


async def tap(person, message, label):
    result = await person.click(message, label=label)
    return text_of([one for one in (result.response, *result.followups) if one is not None][-1])


async def started(club, message):
    """The answer to the organizer's *Start* and to the question after it."""
    question = (await club.organizer.click(message, label="Start")).response
    return await tap(club.organizer, question, "Start now")


async def test_a_cup_from_the_form_to_its_draw_without_a_command(club):
    form = await club.organize("create")
    _announcement, told = (await club.organizer.click(form, label="Announce it")).followups
    assert told.ephemeral
    asked = "Once everyone's in, press **Start**, or use </tournament start:"
    assert f"yourself yet.\n{asked}" in text_of(told)
    assert list(buttons_of(told)) == ["Join", "Start"]
    assert "needs at least two players" in await tap(club.organizer, told, "Start")
    assert (await club.state()).phase is TournamentPhase.SIGN_UP
    joined = await club.organizer.click(told, label="Join")
    assert joined.followups == [], "one private word at a time"
    assert f"You're signed up for **Cup**.\n{asked}".replace("Cup", "Tournament, Jan 1") in text_of(told), text_of(told)
    assert list(buttons_of(told)) == ["Start"]
    await club.by(club.people[0], "join")
    assert "**2 of 64** signed up" in club.posts()[0], "the announcement is brought up to date"
    question = (await club.organizer.click(told, label="Start")).response
    drawn = await club.organizer.click(question, label="Start now")
    assert drawn.followups == []
    assert "the draw is made" in text_of(question)
    assert (await club.state()).phase is TournamentPhase.RUNNING
    assert "It has already started" in await tap(club.organizer, told, "Start")


async def test_two_taps_in_the_same_instant_start_it_once(club):
    _, told = await announced(club, name="Cup", length=1)
    for person in club.people:
        await club.by(person, "join")
    question = (await club.organizer.click(told, label="Start")).response
    start = buttons_of(question)["Start now"]
    await asyncio.gather(*(sent_tap(club.organizer, question, start) for _ in range(2)))
    assert len(await club.open()) == 1
    assert len(await club.matches()) == 1


async def test_nobody_else_starts_it(club):
    post, told = await announced(club, name="Cup")
    assert "Start" not in buttons_of(post)
    answer = await forged(club.people[0], post, buttons_of(told)["Start"])
    assert "Only organizers" in text_of(answer)
    assert (await club.state()).phase is TournamentPhase.SIGN_UP


async def test_what_has_a_time_starts_by_itself(club):
    _, told = await announced(club, name="Cup", starts_in="24")
    starts = int((await club.bot.app.tournaments.tournament(1)).plan.starts_at.timestamp())
    told_how = f"It starts by itself <t:{starts}:R>; press **Start now** to start it sooner."
    assert f"yourself yet.\n{told_how}" in text_of(told)
    assert list(buttons_of(told)) == ["Join", "Start now"]
    assert "Start now" in buttons_of(await club.organize("status"))
    assert "Start now" not in buttons_of(await club.by(club.people[0], "status"))
    for person in club.people:
        await club.by(person, "join")
    question = (await club.organizer.click(told, label="Start now")).response
    assert "It's announced for" in text_of(question)
    await club.organizer.click(question, label="Start now")
    assert (await club.state()).phase is TournamentPhase.RUNNING


@pytest.mark.parametrize(
    ("command", "options", "labels"),
    [
        ("tournament create", {"system": "arena", "name": "Arena"}, ["Join", "Start"]),
        ("league create", {"name": "Liga"}, ["Join", "Start"]),
        ("team create", {"team": "Foxes", "against": "Owls"}, ["Join Foxes", "Join Owls", "Start"]),
    ],
)
async def test_arenas_leagues_and_team_matches_are_started_the_same_way(club, command, options, labels):
    _, told = await announced(club, command, **options)
    assert list(buttons_of(told)) == labels
    way = {"league create": "</league next:", "team create": "</team start:"}.get(command, "</tournament start:")
    assert way in text_of(told)
    assert "need" in await tap(club.organizer, told, "Start"), "too few are in"
    assert (await club.state()).phase is TournamentPhase.SIGN_UP


async def test_whoever_goes_over_to_the_other_team_is_told_so(club):
    post, told = await announced(club, "team create", team="Foxes", against="Owls")
    one = club.people[0]
    assert not (await one.click(post, label="Join Foxes")).followups
    assert "changed teams" in await tap(one, post, "Join Owls")
    assert "signed up for" in await tap(club.organizer, told, "Join Foxes")
    assert "changed teams" in await tap(club.organizer, told, "Join Owls")
    assert [one.team for one in (await club.state()).entrants] == [2, 2]


async def test_a_league_begins_by_the_button(table):
    club = Club(table, 4)
    post, told = await announced(club, "league create", name="Liga", length=1)
    for person in club.people:
        await person.click(post, label="Join")
    assert "the draw is made" in await started(club, told)
    assert (await club.state()).phase is TournamentPhase.RUNNING


async def test_later_an_organizer_finds_the_start_where_it_stands(club):
    await announced(club, name="Cup")
    assert list(buttons_of(await club.organize("status"))) == ["Join", "Leave", "Start"]
    assert list(buttons_of(await club.by(club.people[0], "status"))) == ["Join", "Leave"]
    for person in club.people:
        await club.by(person, "join")
    assert "the draw is made" in await started(club, await club.organize("status"))
    assert "Start" not in buttons_of(await club.organize("status"))


async def test_the_host_of_a_simul_is_told_nothing_beside_it(club):
    result = await club.organizer.slash(club.channel, "simul")
    assert not result.followups
    assert "Start" in buttons_of(result.response)
