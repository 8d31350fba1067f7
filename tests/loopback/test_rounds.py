"""A connection that drops while many are told, or in the middle of a round of housekeeping: the others are told."""

import asyncio
from datetime import timedelta

import pytest

from bot.app.absence import RESTART
from bot.records.people import Person, Place
from bot.records.tournaments import TournamentPlan
from bot.tournaments import commands as cmd
from bot.tournaments.settings import TournamentSettings
from bot.ui import client
from bot.ui.clock.cog import TimeKeeper
from bot.ui.tournament.desk import TournamentDesk
from tests.loopback.boards import board_in
from tests.loopback.conftest import all_followed_up

DROPPED = "Server disconnected"
"""What aiohttp says of a connection that ends without an answer."""


@pytest.fixture
def rooms(timed):
    """Three channels: something happens in each in the same round."""
    guild = timed.channel.guild
    return [timed.channel, guild.add_text_channel("second"), guild.add_text_channel("third")]


@pytest.fixture
async def go_round(timed):
    """Let time pass, and the bot's own loop make two rounds: the second one only where the first did not end it."""

    async def go_round(**span):
        loop = timed.bot.housekeeping
        timed.clock.ahead += timedelta(**span)
        begun = loop.current_loop
        loop.change_interval(seconds=0.02)
        async with asyncio.timeout(60):
            while loop.current_loop < begun + 2:
                assert loop.is_running()
                await asyncio.sleep(0.01)
        loop.change_interval(seconds=1000)
        await asyncio.gather(*timed.bot._parts.values())
        await all_followed_up(timed.bot)

    return go_round


def drop(club, channel):
    """From now on every request about a channel is cut off, until the fault is cancelled."""
    return club.server.lose("*", f"/channels/{channel.id}/**", times=None, carried_out=False)


def errors(logs, event):
    return [entry["error"] for entry in logs if entry["event"] == event]


async def test_followers(club, nothing_unexpected):
    followers = [club.carol, club.server.add_user("dave"), club.server.add_user("erin")]
    offer = await club.alice.slash(club.channel, "challenge", opponent=club.bob, length=3)
    await club.bob.click(offer, "Accept")
    for person in followers:
        await person.click(await person.slash(club.channel, "watch", match="1"), "Follow")
    talks = [club.server.direct(person) for person in followers]
    fault = drop(club, talks[1])
    with club.server.counting() as requests:
        await club.alice.slash(club.channel, "resign", what="match", sure=True)
        await club.server.until(lambda: bool(talks[2].messages), what="word to the last follower")
    asked = [request.path for request in requests if request.path in {f"/channels/{one.id}/messages" for one in talks}]
    assert asked == [f"/channels/{one.id}/messages" for one in talks]
    assert fault.hits == 1
    assert [len(one.find("match")) for one in talks] == [1, 0, 1]
    assert errors(nothing_unexpected, "person not told") == [DROPPED]
    assert errors(nothing_unexpected, "what follows a turn failed") == []


async def test_a_part_that_takes_long_holds_up_no_other(timed, monkeypatch):
    going, begun = asyncio.Event(), []

    async def long(_):
        begun.append(1)
        await going.wait()

    monkeypatch.setattr(TimeKeeper, "keep", long)
    monkeypatch.setattr(client, "_PART", 0.01)
    await timed.alice.slash(timed.channel, "challenge", length=3)
    await timed.wait(hours=25, rounds=3)
    assert len(timed.channel.find("Nobody answered")) == 1
    assert len(begun) == 1
    going.set()
    await asyncio.gather(*timed.bot._parts.values())
    await timed.wait(rounds=1)
    assert len(begun) == 2


async def test_a_part_that_takes_long_is_no_absence(timed, monkeypatch):
    """Rounds go on meanwhile, so nobody is given time in which everybody could play."""
    going = asyncio.Event()
    monkeypatch.setattr(TimeKeeper, "keep", lambda _: going.wait())
    monkeypatch.setattr(client, "_PART", 0.01)
    timed.bot.app.absence.least = RESTART
    for _ in range(4):
        await timed.wait(seconds=25, rounds=1)
    monkeypatch.undo()
    going.set()
    await asyncio.gather(*timed.bot._parts.values())
    await timed.wait(seconds=5, rounds=1)
    assert timed.bot.app.absence.given == 0


async def test_expired_challenges(timed, rooms, go_round, nothing_unexpected):
    for channel in rooms:
        await timed.alice.slash(channel, "challenge", length=3)
    fault = drop(timed, rooms[1])
    await go_round(hours=25)
    assert [len(channel.find("Nobody answered")) for channel in rooms] == [1, 0, 1]
    assert set(errors(nothing_unexpected, "call not brought up to date")) == {DROPPED}
    fault.cancel()
    await go_round(seconds=10)
    await go_round(seconds=10)
    assert [len(channel.find("Nobody answered")) for channel in rooms] == [1, 1, 1]


@pytest.mark.parametrize(
    ("at_zero", "span", "said", "event"),
    [
        ("lose", {"hours": 13}, "has run out of time", "board not posted"),
        ("claim", {"hours": 13}, "can claim the match", "board not posted"),
        ("lose", {"hours": 7}, "runs out", "not said"),
        (None, {"days": 91}, "closed without a winner", "board not posted"),
    ],
    ids=["time up", "may be claimed", "reminders", "abandoned"],
)
async def test_times(timed, rooms, go_round, nothing_unexpected, at_zero, span, said, event):
    # Without a clock a rated match is lost after so long; one that is not rated ends without a winner.
    terms = {"length": 3, "rated": False} if at_zero is None else {"length": 3, "clock": "12h", "at_zero": at_zero}
    boards = []
    for channel in rooms:
        offer = await timed.alice.slash(channel, "challenge", opponent=timed.bob, **terms)
        boards.append(board_in((await timed.bob.click(offer, "Accept")).message))
    fault = drop(timed, rooms[1])
    await go_round(**span)
    assert fault.hits >= 1
    assert [len(channel.find(said)) for channel in rooms] == [1, 0, 1]
    assert set(errors(nothing_unexpected, event)) == {DROPPED}
    # What the second was to hear comes when Discord is there again, or has come another way.
    fault.cancel()
    await go_round(minutes=5)
    late = timed.players[boards[1].waiting_for]
    heard = rooms[1] if said != "runs out" else timed.server.direct(late)
    assert len(heard.find(said)) == 1


async def tournament_in(timed, channel):
    """A tournament of two that starts by itself in two hours, with a check-in an hour before."""
    bot = timed.bot
    plan = TournamentPlan(starts_at=bot.clock() + timedelta(hours=2), check_in=60, round_hours=4)
    record = await bot.app.tournaments.create(
        Place(channel.id, channel.guild.id),
        Person(timed.alice.id, "alice"),
        f"Cup of {channel.name}",
        TournamentSettings(),
        plan,
        interaction_id=None,
    )
    for person in timed.players:
        await bot.app.tournaments.act(
            record.tournament_id, cmd.Join(person.id, person.name), actor_id=person.id, interaction_id=None
        )
    await bot.get(TournamentDesk).announce(record)


async def test_tournaments(timed, rooms, go_round, nothing_unexpected):
    """The call to check in, the start with its first match, the reminder, and the deadline of the round."""
    for channel in rooms:
        await tournament_in(timed, channel)
    for span, said in (
        ({"minutes": 61}, ["check in now"]),
        ({"minutes": 60}, ["to play"]),
        ({"hours": 3, "minutes": 1}, ["the round ends"]),
        ({"hours": 1}, ["has run out of time", "wins Cup of"]),
    ):
        posted = [len(channel.messages) for channel in rooms]
        fault = drop(timed, rooms[1])
        await go_round(**span)
        fault.cancel()
        told = [channel.messages[already:] for channel, already in zip(rooms, posted, strict=True)]
        assert told[1] == []
        for messages in (told[0], told[2]):
            assert [words in one.text for words, one in zip(said, messages, strict=True)] == [True] * len(said)
    dropped = {entry["event"] for entry in nothing_unexpected if entry.get("error") == DROPPED}
    assert dropped >= {"call not brought up to date", "tournament not posted", "board not posted", "not said"}
