"""Stopping properly, as `docker stop` does, while people play."""

import pytest

from bot.errors import StorageUnavailable
from bot.ui import client
from tests.loopback.boards import begin, to_commit
from tests.loopback.conftest import opened


async def test_clicks_just_before_the_end_are_answered(club, nothing_unexpected):
    boards = [await begin(club.channel, *club.players) for _ in range(5)]
    due = [(await to_commit(club.players, board, club.random))[1] for board in boards]
    clicks = [tap.by(club.players) for tap in due]
    # All were sent together: once one has changed its match, the bot has received the others.
    await clicks[0]
    await club.bot.close()
    # A click that is not answered may log anything; the check below says the same.
    nothing_unexpected.clear()
    for click in clicks:
        await click


async def test_a_goodbye_that_takes_too_long_breaks_nothing_off(discord_server, tmp_path, monkeypatch):
    monkeypatch.setattr(client, "_FAREWELL", 0)
    async with opened(discord_server, tmp_path) as club:
        pass
    assert club.bot.is_closed()
    with pytest.raises(StorageUnavailable):
        await club.bot.store.count_open()
