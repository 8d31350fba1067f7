"""A tournament that can't be played any more where it was announced: paused before anybody loses by it."""

import discord
import pytest

from bot.tournaments.state import Status, TournamentPhase
from tests.ui.people.test_turn_calls import told
from tests.ui.table import pictures_of, posts_in, text_of
from tests.ui.tournament.club import Club, league, of, sign_up
from tests.ui.tournament.test_arena import begin
from tests.ui.tournament.test_league import make_bot  # noqa: F401 - a fixture
from tests.ui.tournament.test_manners import HOUR, close
from tests.ui.tournament.test_simul import begin as begin_simul

pytestmark = pytest.mark.simcord(check_errors=False)


async def lose_channel(club):
    """The channel is deleted; commands are given elsewhere from now on."""
    await club.env.bot.http.delete_channel(club.channel.id)
    club.channel = club.table.guild.create_text_channel("office")


async def test_nobody_is_out_because_the_channel_is_gone(table):
    club = Club(table, 4)
    await sign_up(club, round_hours=24)
    await club.organize("start")
    await lose_channel(club)
    await club.env.advance_time(30 * HOUR)
    state = await club.state()
    assert state.paused
    assert [one.result for one in state.pairings] == [None] * 3
    assert Status.NO_SHOW not in {one.status for one in state.entrants}
    [why] = told(club.organizer)
    assert "The channel where **Cup** was announced is gone" in why
    assert "I've paused **Cup**" in why
    assert [told(person) for person in club.people] == [[]] * 4
    assert "is gone" in text_of(await club.organize("status"))


async def test_a_league_waits_too_and_its_organizer_hears_of_its_own_commands(table):
    club = Club(table, 4)
    by, _ = await league(club)
    await by(club.organizer, "next")
    await lose_channel(club)
    await club.env.advance_time(8 * 24 * HOUR)
    state = await club.state()
    assert state.paused
    assert [one.result for one in state.pairings] == [None] * 6
    [why] = told(club.organizer)
    assert "</league pause:" in why
    assert "</tournament" not in why
    assert "</league pause:" in text_of(await by(club.organizer, "status", channel=club.channel))


async def test_where_the_bot_may_not_post_it_waits_until_it_may_and_posts_the_boards_again(table):
    club = Club(table, 4)
    await sign_up(club, round_hours=24)
    await club.organize("start")
    await close(table, send_messages=False)
    await club.env.advance_time(30 * HOUR)
    [why] = told(club.organizer)
    assert f"in <#{table.channel.id}> now: I need **Send Messages**" in why
    assert "let it go on with </tournament pause:" in why
    assert "**Send Messages**" in text_of(await club.organize("pause"))
    assert (await club.state()).paused
    await close(table, send_messages=True, attach_files=True)
    before = {post.id for post in posts_in(club.env, table.channel)}
    assert "goes on" in text_of(await club.organize("pause"))
    fresh = [text_of(post) for post in posts_in(club.env, table.channel) if post.id not in before]
    begins = [match.players[match.state.waiting_for].user_id for _, match in await club.open()]
    assert [any(f"<@{person}>" in text for text in fresh) for person in begins] == [True, True]
    assert len(fresh) == 2
    await club.env.advance_time(17 * HOUR)
    assert await club.goes_on()
    assert [one.result for one in (await club.state()).pairings] == [None] * 3
    await club.env.advance_time(8 * HOUR)
    assert (await club.state()).pairings[0].result is not None


async def test_an_arena_pairs_nobody_there_and_ends_in_time(table):
    club = await begin(table, 4)
    await close(table, send_messages=False)
    await club.env.advance_time(2 * HOUR)
    state = await club.state()
    assert state.phase is TournamentPhase.ENDED
    assert state.paired == 0
    assert len(told(club.organizer)) == 1


@pytest.mark.parametrize("before", ["bot", "organizer", "nobody"])
async def test_it_goes_on_in_the_channel_where_it_is_told_to(table, before):
    """Whoever had paused it: with its announcement, the boards under way, whose players are called, and later ones."""
    club = Club(table, 4)
    await sign_up(club, round_hours=24)
    await club.organize("start")
    if before == "organizer":
        await club.organize("pause")
    await lose_channel(club)
    if before == "bot":
        await club.env.advance_time(30 * HOUR)
    assert "**Cup** goes on in this channel" in text_of(await club.organize("pause"))
    state = await club.state()
    assert not state.paused
    matches = [match for _, match in await club.open()]
    assert {match.board.channel_id for match in matches} == {club.channel.id}
    shown = club.posts()
    begins = [match.players[match.state.waiting_for].user_id for match in matches]
    assert [sum(f"<@{person}> to play" in text for text in shown) for person in begins] == [1, 1]
    assert any("### 🏆 Cup" in text and "Join" not in text for text in shown)
    await club.play_round()
    [(_, final)] = await club.open()
    assert final.place.channel_id == club.channel.id
    await club.play_round()
    assert (await club.state()).phase is TournamentPhase.ENDED
    assert any("Winner" in text or "🏆" in text for text in club.posts()[-2:])


async def test_who_does_not_organize_it_does_not_move_it(table):
    club = Club(table, 4)
    await sign_up(club, round_hours=24)
    await club.organize("start")
    await lose_channel(club)
    assert "I can't find that tournament here" in text_of(await club.by(club.people[0], "pause"))
    assert (await club.bot.app.tournaments.tournament(1)).place.channel_id != club.channel.id


async def test_it_does_not_move_to_where_the_bot_may_not_post(table):
    club = Club(table, 4)
    await sign_up(club, round_hours=24)
    await lose_channel(club)
    office = club.env.bot.get_channel(club.channel.id)
    await office.set_permissions(office.guild.me, overwrite=discord.PermissionOverwrite(send_messages=False))
    assert "**Send Messages**" in text_of(await club.organize("pause"))
    assert (await club.bot.app.tournaments.tournament(1)).place.channel_id != club.channel.id


async def begun(table, kind):
    """A simul or a team match, whose rounds have no deadline, and what stops and starts it."""
    if kind == "simul":
        club, host, _ = await begin_simul(table, 3, length=1, time="1h")
        await host.click(club.post, label="Start")
        return club, club.by
    club = Club(table, 4)
    by = of(club, "team")
    teams = {"team": "Reds", "against": "Blues", "players": 2, "boards": "board_by_board", "clock": "3d"}
    announced = await by(club.organizer, "create", length=3, **teams)
    for person, team in zip(club.people, ("Reds", "Reds", "Blues", "Blues"), strict=True):
        await person.click(announced, label=f"Join {team}")
    await by(club.organizer, "start", sure=True)
    return club, by


@pytest.mark.parametrize("kind", ["simul", "team"])
@pytest.mark.parametrize("gone", [True, False])
async def test_without_rounds_nobody_loses_a_match_on_time_there(table, kind, gone):
    """It's paused when the first of them would be lost; the clocks stand still until it goes on."""
    club, by = await begun(table, kind)
    await club.env.settle()
    if gone:
        await lose_channel(club)
    else:
        await close(table, send_messages=False, send_messages_in_threads=False)
    await club.env.advance_time(100 * HOUR)
    state = await club.state()
    assert state.paused
    assert [one.result for one in state.pairings] == [None] * 2
    organizer = club.people[0] if kind == "simul" else club.organizer
    assert any("I've paused **" in text for text in told(organizer))
    matches = [match for _, match in sorted((await club.matches()).items())]
    assert all(match.clock.is_paused for match in matches)
    if gone:
        return
    await close(table, send_messages=True, send_messages_in_threads=True, attach_files=True)
    assert "goes on" in text_of(await by(club.organizer, "pause"))
    matches = [match for _, match in sorted((await club.matches()).items())]
    assert not any(match.clock.is_paused for match in matches)
    await club.env.advance_time(100 * HOUR)
    assert all(match.state.is_over or match.clock.expired for match in (await club.matches()).values())


async def test_one_that_would_start_there_waits(table):
    club = Club(table, 4)
    await sign_up(club, starts_in="2h")
    await lose_channel(club)
    await club.env.advance_time(3 * HOUR)
    state = await club.state()
    assert (state.phase, state.paused) == (TournamentPhase.SIGN_UP, True)
    assert len(told(club.organizer)) == 1


async def test_where_no_files_may_be_attached_a_match_is_called_in_words(table):
    club = Club(table, 4)
    await sign_up(club)
    await club.organize("start")
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=403, code=50013)
    for _, match in await club.open():
        await club.resign(match.match_id, match.players[1].user_id)
    [(final, match)] = await club.open()
    [call] = [post for post in posts_in(club.env, table.channel) if "Cup, Final" in text_of(post)]
    assert match.board.message_id == call.id
    assert all(f"<@{one}>" in text_of(call) for one in final.entrants)
    assert "Backgammon board" in text_of(call)
    assert pictures_of(call) == []
