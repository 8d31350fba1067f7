"""Playing the computer, through a simulated Discord and the real engine."""

import pytest

from bot.rules.sides import Side
from tests.ui.computer_table import challenge, play_on
from tests.ui.table import posts_in, text_of


async def test_a_match_begins_at_once_and_is_not_rated(table):
    answer = await challenge(table, 3, level="expert")
    assert "Computer (expert)" in text_of(answer)
    assert "not rated" in text_of(answer)
    record = await table.bot.store.match(1)
    assert record.rated is False
    assert record.commitment is not None
    assert record.commitment in text_of(answer)


async def test_a_whole_match(table):
    await challenge(table, 1, level="beginner")
    state = await play_on(table)
    assert state.is_over
    assert "wins" in text_of(posts_in(table.env, table.channel)[-1])
