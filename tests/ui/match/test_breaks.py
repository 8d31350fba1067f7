"""Breaks in a match on a clock, by buttons and by commands."""

import pytest

from bot.rules.match import events as ev
from bot.rules.sides import Side
from tests.ui.match.test_time import (  # noqa: F401 - the fixtures as well
    AGREE,
    HOUR,
    begin,
    dice,
    events,
    make_bot,
    payloads_with,
    pulse,
    reminders,
)
from tests.ui.shape import check_channel
from tests.ui.table import buttons_of, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


class TestPausing:
    """One player asks, the other agrees, and either can end it."""

    async def test_by_buttons(self, table, carol, make_bot):  # noqa: F811
        await begin(table, "12h", "lose")
        alice, bob = table.players
        board = table.board
        assert AGREE not in buttons_of(board)
        asked = (await alice.slash(table.channel, "pause")).response
        assert not asked.ephemeral
        assert f"<@{bob.id}>, do you agree" in text_of(asked)
        assert payloads_with(table, "do you agree")[-1]["allowed_mentions"]["users"] == [bob.id]
        assert not buttons_of(asked)
        check_channel(table)
        for person in (alice, carol):
            assert (await person.click(board, label=AGREE)).response.ephemeral
        await table.restart(make_bot)
        paused = (await bob.click(board, label=AGREE)).response
        assert paused.id == board.id
        assert "is stopped" in text_of(paused)
        assert list(buttons_of(paused)) == ["Go on", "My board", "Details"]
        assert not selects_of(paused)
        check_channel(table)
        await table.env.advance_time(48 * HOUR)
        assert reminders(table) == []
        refused = await table.by_command(WHITE, "move", play="8/5 6/5")
        assert refused.ephemeral
        assert (await carol.click(paused, label="Go on")).response.ephemeral
        going = (await alice.click(paused, label="Go on")).response
        assert "Go on" not in buttons_of(going)
        assert selects_of(going)
        await table.env.advance_time(11 * HOUR)
        assert not (await table.state()).is_over
        await table.by_command(WHITE, "move", play="8/5 6/5")
        assert (await events(table)).count(ev.TimeRanOut) == 0

    async def test_by_commands(self, table):
        await begin(table, "12h", "lose")
        alice, bob = table.players
        await alice.slash(table.channel, "pause")
        again = (await alice.slash(table.channel, "pause")).response
        assert again.ephemeral
        assert "already asked" in text_of(again)
        paused = (await bob.slash(table.channel, "pause")).response
        assert "is stopped" in text_of(paused)
        assert "<@" not in text_of(paused)
        assert "already stopped" in text_of((await bob.slash(table.channel, "pause")).response)
        for person in (alice, bob):
            assert "This match is paused." in text_of((await person.slash(table.channel, "claim")).response)
        await table.env.advance_time(24 * HOUR)
        going = (await bob.slash(table.channel, "resume")).response
        assert not going.ephemeral
        assert f"⏳ <@{alice.id}>, your time in match 1 runs out" in text_of(going)
        assert payloads_with(table, "your time in match 1")[-1]["allowed_mentions"]["users"] == [alice.id]
        assert "isn't stopped" in text_of((await alice.slash(table.channel, "resume")).response)

    @pytest.mark.parametrize("whose", [WHITE, BLACK])
    async def test_whose_time_the_other_makes_run_again_is_called(self, table, whose):
        """White is to play; with 11 of 12 hours gone, no other reminder comes."""
        await begin(table, "12h", "lose")
        await table.env.advance_time(11 * HOUR + 1800)
        for person in table.players:
            await person.slash(table.channel, "pause")
        before = len(reminders(table))
        assert before == 2
        await table.players[whose].click(table.board, label="Go on")
        calls = reminders(table)[before:]
        assert len(calls) == (whose is BLACK)
        assert all(f"<@{table.players[WHITE].id}>" in text and "[show the board](" in text for text in calls)
        check_channel(table)

    async def test_an_offer_to_resign_is_answered_in_it(self, table):
        await begin(table, "1d")
        alice, bob = table.players
        for person in (alice, bob):
            await person.slash(table.channel, "pause")
        asked = await table.by_command(WHITE, "resign")
        await table.by_button(WHITE, "Single: lose 1 point (can be refused)", asked)
        board = posts_in(table.env, table.channel)[-1]
        assert "is stopped" in text_of(board)
        own = (await bob.slash(table.channel, "board")).response
        assert {"Accept", "Play on"} <= set(buttons_of(own))
        going = (await bob.click(board, label="Play on")).response
        assert "is stopped" in text_of(going)
        assert "Go on" in buttons_of(going)

    async def test_a_match_without_a_clock(self, table):
        await begin(table, "none")
        for name in ("pause", "resume"):
            answer = await table.by_command(WHITE, name)
            assert answer.ephemeral
            assert "has no clock" in text_of(answer)
