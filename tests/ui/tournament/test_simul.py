"""A simul as people see it: one post, a host with their next board, one card at the end."""

import json

import pytest

from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.tournaments import commands as cmd
from bot.tournaments.state import TournamentPhase
from bot.ui.tournament.desk import TournamentDesk
from tests.ui.table import buttons_of, pictures_of, posts_in, text_of
from tests.ui.tournament.club import Club

pytestmark = pytest.mark.simcord(check_errors=False)


async def begin(table, size, **options):
    """A simul of the first of the people against the others."""
    await table.bot.app.people.choose(table.guild.id, organizer_role=1)  # whoever hosts it needs no role
    club = Club(table, size)
    host, *guests = club.people
    club.post = (await host.slash(club.channel, "simul", **options)).response
    for guest in guests:
        await guest.click(club.post, label="Join")
    return club, host, guests


async def test_a_simul_is_called_one(table):
    club, host, _ = await begin(table, 1)
    assert "No guests yet" in text_of(club.post)
    assert "-# Simul 1" in text_of(club.post)
    assert "A simul needs at least one guest." in text_of(await tap(club, host, "Start"))


async def boards(club):
    [thread] = club.channel.threads
    return posts_in(club.env, thread)


async def tap(club, person, label):
    return (await person.click(club.post, label=label)).response


async def test_a_simul_from_the_announcement_to_the_card(table, valid_payloads):
    club, host, guests = await begin(table, 4, length=1, time="1h")
    assert "3** guests" in text_of(club.post)
    assert "host has that much time for each board" in text_of(club.post)
    assert list(buttons_of(club.post)) == ["Join", "Leave", "Start", "Call it off", "Dice"]
    refused = text_of(await tap(club, guests[0], "Start"))
    assert "Only the host can do that, or an organizer" in refused
    await tap(club, host, "Start")
    await club.env.advance_time(20)
    matches = await club.matches()
    assert [one.players[0].user_id for one in matches.values()] == [host.id] * 3
    assert not any(one.rated for one in matches.values())
    assert "3 boards still open" in text_of(club.post)
    # Every guest is called to their board, the host to none.
    pinged = [user for call in club.calls() for user in call]
    assert sorted(pinged) == sorted(str(guest.id) if isinstance(pinged[0], str) else guest.id for guest in guests)
    late = table.guild.add_member(club.env.create_user("late"))
    assert "nobody can join after the start" in text_of(await club.by(late, "join"))
    await play_until_the_host_waits(club, host, guests)
    while (await club.state()).phase is TournamentPhase.RUNNING:
        await host_resigns_what_waits_longest(club, host)
    [_, end] = [post for post in posts_in(club.env, club.channel) if "won 0 and lost 3" in text_of(post)]
    assert len(pictures_of(end)) == 1
    assert "won 0 and lost 3\n[All boards](https://discord.com/channels/" in text_of(club.post)
    assert f"/{end.id})" in text_of(club.post)
    assert [post for post in await boards(club) if pictures_of(post)]


async def test_a_break_that_the_host_asks_for_is_seen_by_both(table):
    """The guest is called where the boards are, and the host, who asks from the channel, reads it there."""
    club, host, guests = await begin(table, 3, length=1, time="1h")
    await tap(club, host, "Start")
    await club.env.advance_time(20)
    await play_until_the_host_waits(club, host, guests)
    board = await tap(club, host, "Next board")
    told = (await host.click(board, label="Ask for a break")).response
    assert told.ephemeral
    assert f"**{host.name}** is asking for a break" in text_of(told)
    [called] = [post for post in await boards(club) if "do you agree" in text_of(post)]
    assert any(f"<@{guest.id}>, do you agree" in text_of(called) for guest in guests)


async def play_until_the_host_waits(club, host, guests):
    """Guests move until every board waits for the host, each a while after the one before."""
    [thread] = club.channel.threads
    for number, match in (await club.matches()).items():
        await club.env.advance_time(60)
        if match.state.waiting_for is Side.BLACK:
            guest = club.person(match.players[1].user_id)
            play = plays_now(match.state)[0].notation
            await guest.slash(thread, "move", play=play, match=str(number))
    assert "not playing" in text_of(await tap(club, club.organizer, "Next board"))
    own = await tap(club, guests[0], "Next board")
    assert own.ephemeral
    assert pictures_of(own)


async def host_resigns_what_waits_longest(club, host):
    waiting = [one for one in (await club.matches()).values() if one.state.waiting_for is Side.WHITE]
    longest = min(waiting, key=lambda one: one.updated_at)
    shown = await tap(club, host, "Next board")
    assert shown.ephemeral
    assert f":{longest.match_id}." in str(buttons_of(shown)) or f":{longest.match_id}:" in str(buttons_of(shown))
    if longest.state.phase is Phase.TO_PLAY:
        assert pictures_of(shown)
    [thread] = club.channel.threads
    await host.slash(thread, "resign", what="match", sure=True, match=str(longest.match_id))
    assert (await club.bot.store.match(longest.match_id)).state.winner is Side.BLACK


async def test_a_host_stays_and_calls_it_off_instead(table):
    club, host, guests = await begin(table, 2)
    assert "host can't leave" in text_of(await tap(club, host, "Leave"))
    assert "organize" in text_of(await tap(club, guests[0], "Call it off"))
    question = await tap(club, host, "Call it off")
    await host.click(question, label="Call it off")
    assert (await club.state()).phase is TournamentPhase.CANCELLED


async def test_who_has_only_signed_up_or_called_for_a_simul_can_have_that_shown_exported_and_deleted(table):
    club, host, [guest] = await begin(table, 2)
    for person, organizes in ((host, True), (guest, False)):
        shown = text_of((await person.slash(club.channel, "privacy show")).response)
        assert "1 tournament" in shown
        file = (await person.slash(club.channel, "privacy export")).response.attachments[0]
        [told] = json.loads(await file.read())["tournaments"]
        assert (told["organizer"], told["host"], told["you"]["name"]) == (organizes, organizes, person.name)
        assert [event["name"] for event in told["events"] if event["type"] == "EntrantJoined"] == [person.name]
        assert not any(str(other.id) in json.dumps(told) for other in (host, guest))
    for person in (guest, host):
        question = (await person.slash(club.channel, "privacy delete")).response
        await person.click(question, label="Delete everything")
        assert "Nothing is stored" in text_of((await person.slash(club.channel, "privacy show")).response)
    record = await club.bot.app.tournaments.tournament(1)
    assert (record.name, record.state.phase) == ("Simul", TournamentPhase.CANCELLED)
    everything = "\n".join(club.posts())
    assert "### 🏆 Simul\n" in everything
    assert not any(person.name in everything for person in (host, guest))


@pytest.mark.parametrize("language", ["en", "de", "tr"])
async def test_fifty_guests_with_long_names_fit_every_post(table, valid_payloads, language):
    await table.bot.app.people.choose(table.guild.id, language=language)
    host = table.players[0]
    post = (await host.slash(table.channel, "simul", time="3d")).response
    record = await table.bot.app.tournaments.tournament(1)
    for number in range(50):
        name = f"{number:02d}" + "*W" * 15
        command = cmd.Join(10**17 + number, name)
        await table.bot.app.tournaments.act(1, command, actor_id=None, interaction_id=None)
    desk = table.bot.get(TournamentDesk)
    await desk.overviews.refresh(record)
    await table.bot.app.tournaments.start(1, actor_id=None, interaction_id=None)
    await table.bot.app.tournaments.open_matches(1)
    await desk.overviews.refresh(record)
    assert len(pictures_of(post)) == 3
    await table.bot.app.tournaments.act(1, cmd.Cancel(), actor_id=None, interaction_id=None)


async def test_a_computer_plays_everyone(table, valid_payloads):
    club, announcer, guests = await begin(table, 3, computer="casual", variant="Plakoto")
    await tap(club, announcer, "Join")
    assert "3** guests" in text_of(club.post)
    assert "The host has that much time" not in text_of(club.post), "a computer needs none"
    await tap(club, announcer, "Start")
    await club.env.advance_time(40)
    matches = await club.matches()
    assert {one.players[1].user_id for one in matches.values()} == {announcer.id, *(guest.id for guest in guests)}
    assert all(one.state.waiting_for is Side.BLACK for one in matches.values())
