"""Find an opponent, as people do it: by the buttons of `/help`, the welcome, the form of a challenge."""

import discord
import pytest

from bot.rules.dice import ScriptedDice
from tests.ui.conftest import shown_in
from tests.ui.table import buttons_of, last_post, posts_in, sent_tap, switched, switches_on, text_of


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1)] * 20)


@pytest.fixture
async def yard(table):
    made = table.guild.create_text_channel("yard")
    await table.env.settle()
    return made


async def looks(table, person, channel=None):
    """The private answer to *Find an opponent* under `/help`."""
    shown = (await person.slash(channel or table.channel, "help")).response
    answer = (await person.click(shown, label="Find an opponent")).response
    assert answer.ephemeral
    return answer


def pinged_in(table, post):
    """The people that a post could ping."""
    sent = [shown_in(request) for request in table.env.http_requests]
    text = text_of(post).strip()
    return next(
        set(map(int, one["allowed_mentions"].get("users") or ()))
        for one in sent
        if one and text.split("\n")[0][:40] in str(one)
    )


async def test_two_are_paired_where_the_first_waits(table, yard):
    alice, bob = table.players
    answer = await looks(table, alice)
    assert "Looking for an opponent: 3-point match" in text_of(answer)
    assert "Nobody else is looking right now." in text_of(answer)
    assert set(buttons_of(answer)) == {"Keep looking", "Stop looking"}
    assert posts_in(table.env, table.channel) == []
    told = await looks(table, bob, yard)
    assert "You're playing **alice**" in text_of(told)
    assert posts_in(table.env, yard) == []
    board = last_post(table)
    assert f"<@{alice.id}> and <@{bob.id}>, you're paired." in text_of(board)
    assert pinged_in(table, board) == {alice.id, bob.id}
    assert "You're playing **bob**" in text_of(answer), "her own answer says so, too"
    assert (await table.bot.store.match(1)).rated
    assert "Roll" in buttons_of(board) or "Move by move" in buttons_of(board)


async def test_who_stops_is_left_alone(table):
    alice, bob = table.players
    answer = await looks(table, alice)
    stopped = (await alice.click(answer, label="Stop looking")).response
    assert "You've stopped looking." in text_of(stopped)
    assert "Nobody else" in text_of(await looks(table, bob))
    stopped = await alice.click(stopped, label="Find an opponent")
    assert "You're playing **bob**" in text_of(stopped.response)


async def test_an_entry_lasts_over_a_restart_until_its_time_is_over(table, make_bot):
    alice, bob = table.players
    answer = await looks(table, alice)
    await table.restart(make_bot)
    await table.env.advance_time(14 * 60)
    again = await alice.click(answer, label="Keep looking")
    assert "Looking for" in text_of(again.response)
    await table.env.advance_time(14 * 60)
    assert "You're playing **alice**" in text_of(await looks(table, bob))
    await table.bot.app.matches.match(1)


async def test_time_that_is_over_is_over(table, make_bot):
    alice, bob = table.players
    await looks(table, alice)
    await table.restart(make_bot)
    await table.env.advance_time(16 * 60)
    await table.bot.housekeeping()
    assert "Nobody else" in text_of(await looks(table, bob))
    assert posts_in(table.env, table.channel) == []


async def test_a_double_click_is_one_entry(table):
    alice, _ = table.players
    shown = (await alice.slash(table.channel, "help")).response
    for _ in range(2):
        await alice.click(shown, label="Find an opponent")
    assert len(await table.bot.store.seekers(table.guild.id, table.bot.clock())) == 1


async def test_stopping_too_late_tells_whom_one_plays(table):
    alice, bob = table.players
    answer = await looks(table, alice)
    stop = buttons_of(answer)["Stop looking"]
    await looks(table, bob)
    told = await sent_tap(alice, answer, stop)
    assert "You're playing **bob**" in text_of(told.response)


async def test_who_cannot_see_the_channel_is_passed_over(table, yard, carol):
    """The one who waits has left or was shut out; the one who comes may not see where that is."""
    alice, bob = table.players
    hidden = {table.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    shown = dict.fromkeys((alice, table.env.bot.user), discord.PermissionOverwrite(view_channel=True))
    staff = table.guild.create_text_channel("staff", overwrites={**hidden, **shown})
    await table.env.settle()
    await looks(table, alice, staff)
    assert "One other person is looking" in text_of(await looks(table, bob, yard))
    table.guild.remove_member(bob)
    await table.env.settle()
    answer = await looks(table, carol, yard)
    assert "2 others are looking" in text_of(answer)


async def test_a_channel_that_is_gone_is_passed_over(table, yard):
    alice, bob = table.players
    await looks(table, alice, yard)
    await table.bot.get_channel(yard.id).delete()
    await table.env.settle()
    assert "One other person is looking" in text_of(await looks(table, bob))


async def test_blocked_people_are_not_paired(table):
    alice, bob = table.players
    await bob.slash(table.channel, "preferences block", person=alice)
    await looks(table, alice)
    assert "One other person is looking" in text_of(await looks(table, bob))


async def test_the_form_of_a_challenge_looks_in_place_for_its_game(table):
    alice, bob = table.players
    form = (await alice.slash(table.channel, "challenge")).response
    answer = (await alice.click(form, label="Find an opponent")).response
    assert "Looking for an opponent" in text_of(answer)
    assert answer.id == form.id
    form = (await bob.slash(table.channel, "challenge", variant="nackgammon", options=True)).response
    form = (await bob.click(form, label="Back")).response
    other = (await bob.click(form, label="Find an opponent")).response
    assert "3-point match, Nackgammon" in text_of(other)
    assert "One other person is looking" in text_of(other)


async def test_who_wants_it_is_called_and_can_accept_at_once(table, carol):
    alice, bob = table.players
    panel = (await bob.slash(table.channel, "preferences show")).response
    panel = await switched(bob, panel, "called")
    assert "Call me to play" in switches_on(panel)
    answer = await looks(table, alice)
    [post] = posts_in(table.env, table.channel)
    assert f"<@{bob.id}>: someone is looking for an opponent." in text_of(post)
    assert pinged_in(table, post) == {bob.id}
    await alice.click(answer, label="Stop looking")
    await table.env.advance_time(60)
    await table.bot.housekeeping()
    await table.bot.housekeeping()
    assert buttons_of(last_post(table)) == {}
    await looks(table, alice)
    assert len(posts_in(table.env, table.channel)) == 1, "once an hour at most"
    await table.env.advance_time(60 * 60)
    await looks(table, alice)
    [_, post] = posts_in(table.env, table.channel)
    await carol.click(post, label="Accept")
    assert (await table.bot.store.match(1)).players[1].user_id == carol.id
    panel = await switched(bob, panel, "called")
    assert "Call me to play" not in switches_on(panel)


async def test_alone_with_the_bot_there_is_nobody_to_find(table):
    alice, _ = table.players
    form = (await alice.user.slash("help")).response
    told = (await alice.user.click(form, label="Find an opponent")).response
    assert "nobody to play here but me" in text_of(told)
