"""`/matches` for those who vote, are asked to play alone, or have called for a crowd."""

from datetime import timedelta

import aiohttp

from bot.records.people import Person
from bot.ui.board.boards import Boards
from bot.ui.crowd import desk, lobby
from bot.ui.crowd.lobby import close_expired
from tests.crowd.hall import Hall, text_of, to_a_play
from tests.ui.chouette.test_lists import asked, links_of
from tests.ui.table import buttons_of, posts_in


async def test_a_vote_and_a_call(table):
    hall = Hall(table, 4)
    first, *others, spectator = hall.people
    await hall.call(length=1, level="beginner")
    called = text_of(await asked(first, hall.channel, "matches"))
    url = f"https://discord.com/channels/{table.guild.id}/{hall.channel.id}/{hall.lobby.id}"
    assert "not started, 1 player so far · the channel plays · ⏳" in called
    assert called.strip().endswith(f"[show the board]({url})")
    for person in others:
        await hall.press(person, "Join", hall.lobby)
    await hall.start()
    await to_a_play(hall)
    waiting = await asked(first, hall.channel, "matches")
    assert "### Waiting for you (1)\n- **vote: play " in text_of(waiting)
    assert "0 of 3 have voted" in text_of(waiting)
    assert "Other matches" not in text_of(waiting), "it is not listed twice"
    assert "votes first decides" not in text_of(waiting), "two may outvote one"
    assert links_of(waiting)["Next match"].endswith(str(hall.board().id))
    await hall.vote(first)
    voted = text_of(await asked(first, hall.channel, "matches"))
    assert "### Your chouettes, votes and teams" in voted
    assert "Waiting for you" not in voted
    assert "1 of 3 have voted" in voted
    assert "### Other matches in this channel" in text_of(await asked(spectator, hall.channel, "matches"))


async def test_of_two_voters_the_first_is_told_to_decide(table):
    """A tie goes to the earlier vote, so the second can't change a play; of a double they can."""
    hall = Hall(table, 2)
    await hall.call(length=1, level="beginner")
    assert "in a tie, the one whose votes were in first" in text_of(hall.lobby)
    await hall.press(hall.people[1], "Join", hall.lobby)
    await hall.start()
    await to_a_play(hall)
    await hall.shown("0 of 2 have voted")
    assert "whoever votes first decides" in text_of(hall.board())
    seq = (await hall.crowd()).state.open.seq
    await hall.vote(hall.people[0], 1)
    last = (await hall.crowd()).state.last
    assert (last.seq, last.ruling.cast) == (seq, 1)


async def test_how_a_vote_stands_is_said_as_soon_as_discord_is_back(table, monkeypatch):
    monkeypatch.setattr(desk, "_AGAIN", 0.01)
    hall = Hall(table, 3)
    await hall.call(length=1, level="beginner")
    for person in hall.people[1:]:
        await hall.press(person, "Join", hall.lobby)
    await hall.start()
    await to_a_play(hall)
    await hall.shown("0 of 3 have voted")
    live = table.bot.get(Boards).live
    restate, failed = live.restate, []

    async def away(record):
        failed.append(record)
        if len(failed) < 3:
            raise aiohttp.ClientError("away")
        await restate(record)

    monkeypatch.setattr(live, "restate", away)
    await hall.vote(hall.people[0])
    await hall.shown("1 of 3 have voted")
    assert len(failed) == 3


async def test_a_call_that_nobody_starts_is_closed_after_a_day(table, monkeypatch):
    """It says so, and whoever comes too late is told."""
    hall = Hall(table, 3)
    await hall.call(length=1, level="beginner")
    closes = int(text_of(hall.lobby).split("Closes <t:")[1].split(":R>")[0])
    assert closes == int(table.bot.clock().timestamp()) + 24 * 3600
    begun = table.bot.clock()
    monkeypatch.setattr(table.bot.app.crowds, "_clock", lambda: begun + timedelta(hours=24, minutes=-1))
    await close_expired(table.bot)
    await hall.press(hall.people[1], "Join", hall.lobby)
    assert "Start" in buttons_of(posts_in(hall.env, hall.channel)[0])
    monkeypatch.setattr(table.bot.app.crowds, "_clock", lambda: begun + timedelta(hours=24, minutes=1))
    late = await hall.press(hall.people[2], "Join", hall.lobby)
    assert "already over" in text_of(late)
    await close_expired(table.bot)
    [lobby] = posts_in(hall.env, hall.channel)
    assert "Nobody started it within a day" in text_of(lobby)
    assert not buttons_of(lobby)
    assert (await hall.crowd()).state.over
    assert "Nobody is playing here" in text_of(await asked(hall.people[0], hall.channel, "matches"))


async def test_whoever_is_asked_to_play_alone_reads_it(table):
    hall = Hall(table, 2)
    await hall.call(length=1, opponent=hall.people[1])
    waiting = await asked(hall.people[1], hall.channel, "matches")
    assert "### Waiting for you (1)\n- **play alone against everyone?**" in text_of(waiting)
    assert links_of(waiting)["Next match"].endswith(str(hall.lobby.id))


async def test_a_second_vote_in_the_same_channel_is_asked_about(table):
    hall = Hall(table, 3)
    host, other, third = hall.people
    lobby = await hall.call(length=1, level="beginner")
    options = {"opponent": third, "length": 5, "time": "1h", "variant": "hypergammon"}
    asked = (await host.slash(hall.channel, "vote", **options)).response
    assert "You already have [a vote](" in text_of(asked)
    assert f"/{lobby.id})" in text_of(asked)
    answer = await hall.press(host, "Open another", asked)
    assert "The call is open." in text_of(answer)
    second = posts_in(hall.env, hall.channel)[-1]
    assert "5-point match · Hypergammon · 1 hour a decision" in text_of(second)
    assert f"<@{third.id}>, will you play alone against everyone?" in text_of(second)
    assert not (await other.slash(hall.channel, "vote")).response.ephemeral
    assert not (await host.slash(hall.channel, "consult")).response.ephemeral, "that's something else"


async def test_a_call_that_another_process_closes_while_somebody_joins_is_closed(table, monkeypatch):
    """That process dies before it has shown it; the one that shows who joined must not say that all is shown."""
    hall = Hall(table, 3)
    await hall.call(length=1, level="beginner")
    await hall.press(hall.people[1], "Join", hall.lobby)
    host, update_tapped = hall.people[0], lobby.update_tapped

    async def begun_meanwhile(*given):
        monkeypatch.setattr(lobby, "update_tapped", update_tapped)
        await table.bot.app.crowds.begin(1, Person(host.id, host.name))
        await update_tapped(*given)

    monkeypatch.setattr(lobby, "update_tapped", begun_meanwhile)
    await hall.press(hall.people[2], "Join", hall.lobby)
    assert "Join" in buttons_of(hall.lobby)
    await table.env.advance_time(60)
    assert not buttons_of(hall.lobby)
