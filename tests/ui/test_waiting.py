"""Whose turn it is everywhere: what waits, and the way from one match to the next."""

import pytest

from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from bot.ui.match.waiting import more_waiting
from tests.ui.table import buttons_of, forged, posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False, settle_timeout=30)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    """The challenger opens every match: the first with 3-1, the second with 6-5."""
    return ScriptedDice(
        [(3, 1), (6, 5), (4, 3), (6, 2), (5, 4), (4, 2), (6, 1), (5, 2), (6, 4), (2, 1), (5, 3), (6, 5)]
    )


async def match_against(table, person, channel=None, by=WHITE):
    """Another match between the first player and `person`, begun by whoever sits on that side."""
    first, second = (table.players[0], person) if by is WHITE else (person, table.players[0])
    offered = (await first.slash(channel or table.channel, "challenge", opponent=second, length=5)).response
    return (await second.click(offered, label="Accept")).response


class TestTheNextMatch:
    """After a turn: what else waits, in a line, with a button."""

    async def test_nothing_else_waits(self, table):
        await match_against(table, table.players[1])
        assert await more_waiting(table.bot.app, table.players[0].id, but=1) is None

    async def test_one_more_links_to_its_board(self, table, carol):
        await match_against(table, table.players[1])
        board = await match_against(table, carol)
        await table.bot.find(Boards).note()
        more = await more_waiting(table.bot.app, table.players[0].id, but=1)
        assert more.line == "One more match waits for you, against **carol**: play 6-5."
        assert more.button.url == f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{board.id}"

    async def test_the_one_whose_time_runs_out_comes_first(self, table, carol):
        await match_against(table, table.players[1])
        await match_against(table, table.players[1])
        alice = table.players[0]
        offered = (await alice.slash(table.channel, "challenge", opponent=carol, length=5, clock="1d")).response
        await carol.click(offered, label="Accept")
        more = await more_waiting(table.bot.app, alice.id, but=1)
        assert more.line.startswith("2 more matches wait for you. Next, against **carol**")

    async def test_a_board_that_nobody_can_link_to_is_shown_by_a_tap(self, table, carol):
        await match_against(table, table.players[1])
        await match_against(table, carol)
        shown = posts_in(table.env, table.channel)[-1]
        answer = await forged(table.players[0], shown, "bg1:b:next_match:1:0")
        assert answer.ephemeral
        assert "carol" in text_of(answer)
        assert "Resign" in buttons_of(answer)

    async def test_the_tap_shows_what_waits_by_then(self, table, carol):
        board = await match_against(table, table.players[1])
        answer = await forged(table.players[0], board, "bg1:b:next_match:1:0")
        assert text_of(answer) == "Nothing else waits for you."
        answer = await forged(carol, board, "bg1:b:next_match:0:0")
        assert text_of(answer) == "Nothing else waits for you."

    async def test_nobody_opens_the_match_of_others(self, table, carol):
        board = await match_against(table, table.players[1])
        answer = await forged(carol, board, "bg1:s:open_match:0:0", ["1"])
        assert answer.ephemeral
        assert "bob" not in text_of(answer)
