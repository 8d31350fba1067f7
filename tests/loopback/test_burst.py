"""Many matches end at the same moment: all are announced before anything else, and nothing else is forgotten."""

from datetime import timedelta
from functools import partial

import pytest

from bot.app import clocks
from bot.app.acting import each
from bot.ui.board.boards import Boards
from bot.ui.client import create_bot
from tests.loopback.boards import board_in

MATCHES = 16
ENDED, CARD = "has run out of time", "Result of match"


@pytest.fixture
async def channels(timed):
    """Each with a match whose clock runs out in half a day."""
    guild = timed.channel.guild
    made = [guild.add_text_channel(f"clock{number}") for number in range(MATCHES)]
    for channel in made:
        offer = await timed.alice.slash(channel, "challenge", opponent=timed.bob, length=3, clock="12h", at_zero="lose")
        assert board_in((await timed.bob.click(offer, "Accept")).message) is not None
    return made


def check(channels):
    """Each end was announced once, with one card, and nothing can be played on."""
    assert [(len(one.find(ENDED)), len(one.find(CARD))) for one in channels] == [(1, 1)] * len(channels)
    boards = [message for one in channels for message in one.messages if CARD not in message.text]
    assert [board_in(message) for message in boards] == [None] * len(boards)


async def test_all_are_announced_first(timed, channels, monkeypatch):
    monkeypatch.setattr(clocks, "each", partial(each, at_once=4))
    await timed.wait(rounds=1)  # what the last to accept has left to do
    timed.server.faults.latency = 0.05
    with timed.server.counting() as requests:
        await timed.wait(hours=13, rounds=1)
    asked = [one.path for one in requests if any(str(channel.id) in one.path for channel in channels)]
    boards = [f"/channels/{channel.id}/messages" for channel in channels]
    assert sorted(asked[:MATCHES]) == sorted(boards)
    assert [asked.count(one) for one in boards] == [1] * MATCHES, "the card is on the board"
    check(channels)


async def test_what_follows_outlasts_a_restart(timed, channels, monkeypatch):
    boards = timed.bot.get(Boards)
    monkeypatch.setattr(boards.endings, "wake", lambda _: None)
    await timed.wait(hours=13, rounds=1)
    assert [(len(one.find(ENDED)), len(one.find(CARD))) for one in channels] == [(1, 0)] * MATCHES
    boards.live.forget()
    await timed.bot.close()
    bot = create_bot(timed.bot.settings, clock=timed.clock)
    async with timed.server.running(bot):
        bot.app.absence.least = timedelta(days=999)
        await timed.server.until(lambda: all(one.find(CARD) for one in channels), what="every card")
        await bot.housekeeping()
    check(channels)
