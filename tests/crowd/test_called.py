"""Whoever decides for a team that consults is called, as the players of a match are: once a turn."""

import asyncio

import pytest

from bot.records.people import Posting
from bot.ui.board.boards import Boards
from bot.ui.crowd.desk import CrowdDesk
from tests.crowd.hall import Hall, to_a_play
from tests.ui.people.test_turn_calls import told
from tests.ui.table import text_of


@pytest.fixture
async def hall(table):
    return Hall(table, 4)


async def consultation(hall, **options):
    lobby = await hall.call("consult", length=3, **options)
    await hall.press(hall.people[1], "Join light", lobby)
    for person in hall.people[2:]:
        await hall.press(person, "Join dark", lobby)
    await hall.start()


def pinged(hall, since=0):
    """Whom messages have called to decide since then, in order."""
    posts = [request for request in hall.env.http_requests[since:] if request.method == "POST"]  # an edit calls nobody
    sent = [request.json for request in posts if isinstance(request.json, dict)]
    shown = [one.get("data", one) for one in sent if isinstance(one.get("data", one), dict)]
    users = [(one.get("allowed_mentions") or {}).get("users") or [] for one in shown if "decides" in str(one)]
    return [int(user) for some in users for user in some]


async def decider(hall):
    decision = (await hall.crowd()).state.open
    return (await hall.crowd()).state.members(decision.side)[decision.captain].id


@pytest.mark.parametrize("posting", [Posting.TURNS, Posting.MOVES, Posting.LIVE])
async def test_the_captain_is_called_once_a_turn(hall, posting):
    await hall.bot.app.people.choose(hall.table.guild.id, posting=posting)
    await consultation(hall, time="24h")
    assert pinged(hall) == [await decider(hall)]
    assert f"<@{await decider(hall)}> decides" in text_of(hall.board())
    for _ in range(4):
        turn, seen, asked = (await hall.match()).state.turns, len(hall.env.http_requests), await decider(hall)
        await hall.env.advance_time(300)
        await hall.all_vote()
        later = (await hall.match()).state.turns != turn
        assert pinged(hall, seen) == ([await decider(hall)] if later or asked != await decider(hall) else [])


async def test_at_the_live_pace_nobody_is_called_beside_the_board(hall):
    await hall.bot.app.people.choose(hall.table.guild.id, posting=Posting.LIVE)
    await consultation(hall, time="5m")
    for _ in range(2):
        await hall.all_vote()
    seen = len(hall.env.http_requests)
    for _ in range(2):
        await hall.all_vote()
    assert pinged(hall, seen) == []


@pytest.mark.parametrize("posting", [Posting.TURNS, Posting.LIVE])
async def test_whoever_decides_for_a_silent_captain_is_called(hall, posting):
    await hall.bot.app.people.choose(hall.table.guild.id, posting=posting)
    await consultation(hall, time="24h")
    first, seen = await decider(hall), len(hall.env.http_requests)
    await hall.env.advance_time(25 * 3600)
    await hall.bot.housekeeping()
    await hall.settled()
    assert await decider(hall) != first
    assert pinged(hall, seen) == [await decider(hall)]


async def test_a_restart_calls_nobody_again(hall, make_bot):
    await consultation(hall, time="24h")
    await hall.all_vote()
    await hall.bot.get(Boards).live.note()
    seen = len(hall.env.http_requests)
    await hall.table.restart(make_bot)
    hall.hurry()
    state = (await hall.crowd()).state
    second = next(one for one in hall.people if one.id == state.members(state.open.side)[1].id)
    await hall.vote(second)
    await hall.settled()
    assert pinged(hall, seen) == []


async def test_a_vote_that_opens_before_the_board_is_followed_up_calls_nobody_twice(hall, monkeypatch):
    desk, live = hall.bot.get(CrowdDesk), hall.bot.get(Boards).live
    noted = live.noted

    async def noted_and_looked_at(record, *args, **options):
        monkeypatch.undo()
        old = await noted(record, *args, **options)
        desk.tasks.wake(record.match_id)
        while desk.tasks._running:  # noqa: ASYNC110 - the database has a thread of its own
            await asyncio.sleep(0.001)
        return old

    monkeypatch.setattr(live, "noted", noted_and_looked_at)
    await consultation(hall, time="24h")
    assert pinged(hall) == [await decider(hall)]


async def wanting(hall, **options):
    """A consultation in which everyone wants a direct message on their turn."""
    for person in hall.people:
        await hall.bot.app.people.prefer(person.id, dm_turns=True)
    await consultation(hall, **options)


def messaged(hall):
    """What each person was told by direct message."""
    return {person.id: told(person) for person in hall.people}


@pytest.mark.parametrize("posting", [Posting.TURNS, Posting.LIVE])
async def test_the_captain_gets_a_direct_message_once_a_turn(hall, posting, make_bot):
    await hall.bot.app.people.choose(hall.table.guild.id, posting=posting)
    await wanting(hall, time="24h")
    counts = dict.fromkeys((person.id for person in hall.people), 0)
    counts[await decider(hall)] += await decider(hall) != hall.people[0].id  # whose tap began the match
    for _ in range(4):
        turn, asked = (await hall.match()).state.turns, await decider(hall)
        await hall.all_vote()
        if (await hall.match()).state.turns != turn or await decider(hall) != asked:
            counts[await decider(hall)] += 1
        assert {one: len(calls) for one, calls in messaged(hall).items()} == counts
    *happened, line = messaged(hall)[await decider(hall)][-1].splitlines()
    assert happened
    assert line.startswith("You decide for your team in match 1: ")
    assert "/channels/" in line
    await hall.bot.get(Boards).live.note()
    await hall.table.restart(make_bot)
    hall.hurry()
    await hall.env.advance_time(60)
    assert {one: len(calls) for one, calls in messaged(hall).items()} == counts


async def test_whoever_decides_for_a_silent_captain_gets_a_direct_message(hall):
    await wanting(hall, time="24h")
    await hall.env.advance_time(25 * 3600)
    await hall.bot.housekeeping()
    await hall.settled()
    [line] = messaged(hall)[await decider(hall)]
    assert line.startswith("You decide for your team in match 1: ")


@pytest.mark.parametrize("command", ["vote", "consult"])
async def test_a_vote_goes_on_by_board_once_its_channel_is_gone(hall, monkeypatch, command):
    lobby = await hall.call(command, length=1, time="24h")
    if command == "consult":
        for person, side in zip(hall.people[1:], ("light", "dark", "dark"), strict=True):
            await hall.press(person, f"Join {side}", lobby)
    await hall.start()
    await to_a_play(hall)
    office = hall.table.guild.create_text_channel("office")
    await hall.env.bot.http.delete_channel(hall.channel.id)

    async def panel(person):
        board = (await person.slash(office, "board", match="1")).response
        return await hall.press(person, "Vote" if command == "vote" else "Consult", board)

    monkeypatch.setattr(hall, "panel", panel)
    decision = (await hall.crowd()).state.open
    voters = {one.id for one in (await hall.crowd()).state.members(decision.side)}
    for person in hall.people:
        if person.id in voters and (await hall.crowd()).state.open is not None:
            await hall.vote(person)
            break
    await hall.settled()
    crowd = await hall.crowd()
    assert crowd.state.open is None or crowd.state.open.seq != decision.seq
