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
