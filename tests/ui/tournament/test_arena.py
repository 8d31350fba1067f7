"""An arena as people see it: one post with the table, its boards in one thread, pausing, the end."""

from datetime import timedelta

import pytest

from bot.app.tournament.calendar import closes_at
from bot.rules.match.turn import plays_now
from bot.tournaments import commands as cmd
from bot.tournaments.arena_table import arena_table, seat_of
from bot.tournaments.state import TournamentPhase
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.tournament.overview import EVERY
from tests.nightly import every
from tests.ui.table import buttons_of, pictures_of, posts_in, text_of
from tests.ui.tournament.club import Club

pytestmark = pytest.mark.simcord(check_errors=False)


async def passes(club, seconds=10):
    await club.env.advance_time(seconds)


async def begin(table, size, **options):
    club = Club(table, size)
    chosen = {"name": "Rush", "system": "arena", "length": 1, "minutes": 30, **options}
    club.post = await club.organize("create", **chosen)
    for person in club.people:
        await person.click(club.post, label="Join")
    await club.organize("start")
    return club


async def tap(club, person, label):
    return text_of((await person.click(club.post, label=label)).response)


async def boards(club):
    """The posts of the thread that all boards are in."""
    [thread] = club.channel.threads
    return posts_in(club.env, thread)


async def move_and_resign(club, match_id):
    """Whoever begins a match makes a move, in the thread of the boards, and gives it up. Returns the winner."""
    match = await club.bot.store.match(match_id)
    mover, [thread] = club.person(match.players[match.state.waiting_for].user_id), club.channel.threads
    play = plays_now(match.state)[0].notation
    await mover.slash(thread, "move", play=play, match=str(match_id))
    await mover.slash(thread, "resign", what="match", sure=True, match=str(match_id))
    return match.players[match.state.waiting_for.other]


def edits(club):
    """How often the post of the arena was edited."""
    patched = [one.json for one in club.env.http_requests if one.method == "PATCH" and isinstance(one.json, dict)]
    return sum("lasts 30 minutes" in str(payload) for payload in patched)


async def test_an_arena_from_the_announcement_to_the_podium(table, valid_payloads):
    club = await begin(table, 5)
    await passes(club)
    matches = await club.matches()
    assert len(matches) == 2
    assert all(match.rated for match in matches.values())
    [thread] = club.channel.threads
    assert [match.thread_id for match in matches.values()] == [thread.id] * 2
    winner = await move_and_resign(club, 1)
    assert seat_of(await club.state(), winner.user_id).points == 2
    # In the other nobody moves: whoever was to begin loses it after a minute, and rests until they come back.
    await passes(club, 20)
    for _ in range(5):
        await passes(club)
    lost = (await club.matches())[2]
    absent = lost.players[lost.state.winner.other].user_id
    assert seat_of(await club.state(), absent).paused
    told = [text for text in map(text_of, await boards(club)) if f"<@{absent}> made no move" in text]
    assert len(told) == 1
    assert "You're back" in await tap(club, club.person(absent), "Back")
    assert "aren't paused" in await tap(club, club.person(absent), "Back")
    assert "(paused)" not in "".join(pictures_of(club.post))
    # All boards are in the thread, one message each and no card beside them; the channel keeps the one post.
    shown = await boards(club)
    assert len([post for post in shown if pictures_of(post)]) == len(await club.matches())
    assert [text_of(post) for post in posts_in(club.env, club.channel) if pictures_of(post)] == [text_of(club.post)]
    assert "leads with 2 points" in text_of(club.post)
    assert "1. " in pictures_of(club.post)[0]
    latecomer = table.guild.add_member(club.env.create_user("latecomer"))
    assert "You're in" in await tap(club, latecomer, "Join")
    assert "You're paused" in await tap(club, latecomer, "Pause")
    assert "You're back" in await tap(club, latecomer, "Join")
    closes = closes_at(await club.bot.app.tournaments.tournament(1))
    while await club.goes_on():
        await passes(club, 60)
    assert club.bot.clock() - closes < timedelta(seconds=61)
    state = await club.state()
    assert state.champion == arena_table(state)[0].entrant.id
    assert f"Won by **{state.find(state.champion).name}**." in text_of(club.post)
    [end] = [post for post in posts_in(club.env, club.channel) if "wins Rush" in text_of(post)]
    assert len(pictures_of(end)) == 2
    assert list(buttons_of(end)) == ["Standings"]


async def test_the_post_is_edited_no_oftener_than_every_fifteen_seconds(table):
    club = await begin(table, 2)
    before, began = edits(club), club.bot.clock()
    for number in range(16):
        await tap(club, club.people[0], "Back" if number % 2 else "Pause")
        await passes(club, 3)
    passed = (club.bot.clock() - began) / EVERY
    assert 3 <= edits(club) - before <= passed + 1


async def test_a_restart_goes_on_with_the_same_matches(table, make_bot):
    club = await begin(table, 4)
    await passes(club)
    await table.restart(make_bot)
    await passes(club)
    assert len(await club.matches()) == 2
    await club.by(club.people[0], "leave", sure=True)
    state = await club.state()
    assert state.phase is TournamentPhase.RUNNING
    assert not seat_of(state, club.people[0].id).is_free
    left = next(one for one in (await club.matches()).values() if club.people[0].id in {p.user_id for p in one.players})
    assert left.players[left.state.winner].user_id != club.people[0].id


@pytest.mark.parametrize("resigns", [True, False])
async def test_nobody_is_called_any_more_to_a_match_that_is_over(table, resigns):
    club = await begin(table, 2)
    await passes(club)
    [thread], match = club.channel.threads, await club.bot.store.match(1)
    mover = club.person(match.players[match.state.waiting_for].user_id)
    await mover.slash(thread, "move", play=plays_now(match.state)[0].notation, match="1")
    assert sum("to play" in text_of(post) and not pictures_of(post) for post in await boards(club)) == 1
    if resigns:
        await mover.slash(thread, "resign", what="match", sure=True, match="1")
    else:
        await passes(club, 200)
    assert (await club.bot.store.match(1)).state.is_over
    assert not [text_of(post) for post in await boards(club) if "to play" in text_of(post) and not pictures_of(post)]


async def test_who_leaves_an_arena_keeps_the_points_and_may_come_back(table):
    club = await begin(table, 2)
    await passes(club)
    leaver = club.people[0]
    asked = await club.by(leaver, "leave")
    assert "You lose your match against **player1** at once. Your points stay" in text_of(asked)
    assert "can't be undone" not in text_of(asked)
    left = (await leaver.click(asked, label="Withdraw")).response
    assert "you can join again" in text_of(left)
    assert "You're in **" in text_of(await club.by(leaver, "join"))


async def test_a_stop_between_leaving_and_the_end_of_the_match(table, make_bot):
    club = await begin(table, 2)
    await passes(club)
    leaver, other = (person.id for person in club.people)
    await club.bot.app.tournaments.act(1, cmd.Withdraw(leaver, leaver), actor_id=leaver, interaction_id=None)
    [left] = (await club.matches()).values()
    assert not left.state.is_over
    await table.restart(make_bot)  # stopped right after that was stored
    [left] = (await club.matches()).values()
    assert left.players[left.state.winner].user_id == other
    assert "**player0** resigns the match." in "".join(text_of(post) for post in await boards(club))


async def test_who_made_no_move_is_told_in_the_channel_once_the_thread_is_deleted(table):
    club = await begin(table, 2)
    await passes(club, 20)
    [thread] = club.channel.threads
    await club.env.bot.http.delete_channel(thread.id)
    await passes(club, 90)
    [told] = [text for text in club.posts() if "made no move, so that match is lost" in text]
    assert "tap **Back**" in told


async def test_matches_that_stood_still_are_finished_once_an_arena_has_ended(table, make_bot):
    club = await begin(table, 4)
    await passes(club, 20)
    await club.env.bot.http.delete_channel(club.channel.id)
    await table.restart(make_bot)
    await passes(club, 90)
    matches = (await club.matches()).values()
    assert [(one.state.is_over, one.clock.is_paused) for one in matches] == [(False, True)] * 2
    await passes(club, 3600)
    assert (await club.state()).phase is TournamentPhase.ENDED
    assert all(one.state.is_over for one in (await club.matches()).values())


async def test_what_does_not_fit_an_arena_is_refused(table):
    club = Club(table, 2)
    refused = [
        ({"minutes": 20}, "30 minutes"),
        ({"minutes": 60, "length": 7}, "1, 3 or 5"),
        ({"starts_in": 1, "check_in": 10}, "check-in"),
        ({"minutes": 60, "fillers": "casual"}, "neither rounds nor byes"),
        ({"minutes": 60, "round_hours": 24}, "neither rounds nor byes"),
    ]
    for options, words in refused:
        answer = await club.organize("create", name="No", system="arena", **options)
        assert words in text_of(answer)
        assert answer.ephemeral


@pytest.mark.parametrize("language", every(["en", "de", "tr"], daily=["de"]))
async def test_sixty_people_with_long_names_fit_every_post(table, valid_payloads, language):
    club = await begin(table, 1, name="W" * 64)
    await table.bot.app.people.choose(table.guild.id, language=language)
    tournaments, desk = table.bot.app.tournaments, table.bot.get(TournamentDesk)
    for number in range(60):
        joined = cmd.Join(10**17 + number, f"{number:02d}" + "*W" * 15)
        await tournaments.act(1, joined, actor_id=None, interaction_id=None)
    turn = await tournaments.act(1, cmd.Rest(10**17), actor_id=None, interaction_id=None)
    turn = await tournaments.act(1, cmd.Pair(), actor_id=None, interaction_id=None)
    await tournaments.open_matches(1)
    await passes(club, 20)
    await desk.overviews.refresh(turn.record)
    assert len(pictures_of(club.post)) == 1
    await club.organize("standings")
    turn = await tournaments.act(1, cmd.Close(), actor_id=None, interaction_id=None)
    await desk.show(turn)
