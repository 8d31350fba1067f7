"""A match whose channel was deleted: whoever it waits for hears of it, and can play on."""

import pytest

from bot.rules.match.state import Phase
from bot.rules.sides import Side
from tests.ui.match.test_time import (  # noqa: F401 - the fixtures as well
    HOUR,
    begin,
    dice,
    make_bot,
    pulse,
)
from tests.ui.match.test_watching import choose
from tests.ui.table import posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


async def test_the_reminder_leads_to_the_board(table):
    await begin(table, "1d")
    alice = table.players[Side.WHITE]
    await table.env.bot.http.delete_channel(table.channel.id)
    await table.env.advance_time(13 * HOUR)
    [reminder] = posts_in(table.env, alice.user.dm_channel)
    assert "your time in match 1 runs out" in text_of(reminder)
    board = (await alice.user.click(reminder, label="Next match")).response
    [plays] = selects_of(board)
    picked = (
        await alice.user.select(board, custom_id=plays["custom_id"], values=[plays["options"][0]["value"]])
    ).response
    await alice.user.click(picked, label="Play it")
    assert (await table.state()).phase is Phase.TO_ROLL
    assert "**alice** played" in text_of(posts_in(table.env, alice.user.dm_channel)[-1])


async def test_from_a_thread_that_is_locked_the_match_comes_back_to_the_channel(table):
    """Discord lets nobody write there but who may open it again, and says so in its own way."""
    await choose(table, threads=True)
    await begin(table, "1d")
    [thread] = table.channel.threads
    table.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=50083, times=None)
    shown = (await table.players[Side.WHITE].slash(table.channel, "privacy delete")).response
    await table.players[Side.WHITE].click(shown, label="Delete everything")
    await table.env.advance_time(60)
    assert any("Result of match 1" in text_of(post) for post in posts_in(table.env, table.channel))
    assert (await table.bot.store.match(1)).thread_id is None
