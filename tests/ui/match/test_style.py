"""How a match is shown: chosen with the challenge, kept by the rematch, and otherwise the server's choice."""

import pytest

from bot.records.people import Posting, Style
from bot.rules.sides import Side
from bot.ui.match.style import has_fixed_numbers, posting_of
from tests.ui.table import last_post, text_of

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
async def styled(table):
    chosen = {"posting": "one board that moves", "numbers": "fixed"}
    sent = await table.by_command(WHITE, "challenge", opponent=table.players[1], length=1, **chosen)
    assert "one board that moves, fixed numbers" in text_of(sent)
    await table.by_button(BLACK, "Accept", sent)
    return table


async def test_a_challenge_says_how_it_is_shown_and_the_match_keeps_it(styled, make_bot):
    await styled.restart(make_bot)
    record = await styled.bot.store.match(1)
    assert record.style == Style(Posting.MOVES, fixed_numbers=True)
    assert posting_of(styled.bot, record) is Posting.MOVES
    assert has_fixed_numbers(styled.bot, record)


async def test_a_rematch_is_shown_the_same(styled):
    await styled.by_command(WHITE, "resign", what="match", sure=True)
    await styled.by_button(WHITE, "Rematch", last_post(styled))
    await styled.by_button(BLACK, "Accept", last_post(styled))
    assert (await styled.bot.store.match(2)).style == Style(Posting.MOVES, fixed_numbers=True)


async def test_what_nobody_chose_is_as_the_server_has_it(table):
    sent = await table.by_command(WHITE, "challenge", opponent=table.players[1], length=1, numbers="each their own")
    await table.by_button(BLACK, "Accept", sent)
    record = await table.bot.store.match(1)
    await table.bot.app.people.choose(table.guild.id, posting=Posting.LIVE, fixed_numbers=True)
    assert posting_of(table.bot, record) is Posting.LIVE
    assert not has_fixed_numbers(table.bot, record)


async def test_the_options_panel_keeps_it(table):
    alice = table.players[0]
    panel = (await alice.slash(table.channel, "challenge", options=True, numbers="fixed")).response
    assert "fixed numbers" in text_of(panel)
    await alice.click(panel, label="Send the challenge")
    sent = last_post(table)
    assert "fixed numbers" in text_of(sent)
    await table.by_button(BLACK, "Accept", sent)
    assert (await table.bot.store.match(1)).style == Style(fixed_numbers=True)
