"""Turns typed in a channel other than the match's: the match stays where it is played."""

import discord
import pytest

from bot.records.people import Posting
from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from tests.ui.table import FIRST_GAME, begin, buttons_of, last_post, posts_in, requests_since, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    return ScriptedDice(FIRST_GAME)


@pytest.fixture
def other(table):
    """A channel that bob may not see."""
    hidden = discord.PermissionOverwrite(view_channel=False)
    return table.guild.create_text_channel("other", overwrites={table.players[BLACK]: hidden})


def pinged(requests):
    """Who was mentioned, and by what request, as (path, ids)."""
    found = []
    for one in requests:
        body = one.json if isinstance(one.json, dict) else {}
        allowed = body.get("allowed_mentions") or body.get("data", {}).get("allowed_mentions") or {}
        if allowed.get("users"):
            found.append((one.path, [int(user) for user in allowed["users"]]))
    return found


async def test_a_typed_turn_is_shown_where_the_match_is_played(table, other):
    await begin(table)
    start = len(table.env.http_requests)
    answer = (await table.players[WHITE].slash(other, "move", play="8/5 6/5", match="1")).response
    assert answer.ephemeral
    assert f"<#{table.channel.id}>" in text_of(answer)
    assert posts_in(table.env, other) == []
    board = last_post(table)
    assert "8/5 6/5" in text_of(board)
    assert "Roll" in buttons_of(board)
    [(path, users)] = pinged(requests_since(table, start))
    assert (path, users) == (f"/channels/{table.channel.id}/messages", [table.players[BLACK].id])
    record = await table.bot.store.match(1)
    assert (record.board.channel_id, record.board.message_id) == (table.channel.id, board.id)
    table.board = board
    await table.by_button(BLACK, "Roll")
    assert "6-5" in text_of(last_post(table))


async def test_a_tap_under_a_private_board_looked_at_elsewhere(table, other):
    await begin(table)
    view = (await table.players[WHITE].slash(other, "board", match="1")).response
    assert view.ephemeral
    start = len(posts_in(table.env, table.channel))
    view = (await table.players[WHITE].click(view, label="Move by move")).response
    form = await table.players[WHITE].click(view, label="Type it")
    await table.players[WHITE].submit_modal(form, {"text": "8/5 6/5"})
    assert posts_in(table.env, other) == []
    assert len(posts_in(table.env, table.channel)) == start + 1
    assert "8/5 6/5" in text_of(last_post(table))


async def test_the_result_follows_the_last_board(table, other):
    await begin(table)
    await table.players[WHITE].slash(other, "resign", what="match", sure=True, match="1")
    assert posts_in(table.env, other) == []
    assert "Result of match 1" in text_of(last_post(table))


async def test_a_live_board_is_edited_where_it_is(table, other):
    await table.bot.app.people.choose(table.guild.id, posting=Posting.LIVE)
    board = (await begin(table)).board
    answer = (await table.players[WHITE].slash(other, "move", play="8/5 6/5", match="1")).response
    assert answer.ephemeral
    assert f"<#{table.channel.id}>" in text_of(answer)
    assert "8/5 6/5" in text_of(board)
    assert posts_in(table.env, other) == []


async def test_a_live_board_that_is_gone_comes_anew_where_the_match_is_played(table, other):
    await table.bot.app.people.choose(table.guild.id, posting=Posting.LIVE)
    board = (await begin(table)).board
    await table.env.bot.http.delete_message(table.channel.id, board.id)
    await table.players[WHITE].slash(other, "move", play="8/5 6/5", match="1")
    assert posts_in(table.env, other) == []
    new, line = posts_in(table.env, table.channel)[-2:]
    assert "8/5 6/5" in text_of(new)
    assert f"<@{table.players[BLACK].id}>" in text_of(line)
    assert (await table.bot.store.match(1)).board.message_id == new.id


async def test_a_match_whose_channel_is_gone_goes_on_where_it_is_asked_for(table, other):
    await begin(table)
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=404, code=10003, times=None)
    await table.players[WHITE].slash(other, "move", play="8/5 6/5", match="1")
    board = last_post(table, other)
    assert "8/5 6/5" in text_of(board)
    assert (await table.bot.store.match(1)).board.channel_id == other.id


async def test_a_pause_is_asked_for_where_the_match_is_played(table, other):
    await table.by_command(WHITE, "challenge", opponent=table.players[BLACK], length=3, clock="1d")
    board = await table.by_button(BLACK, "Accept")
    start = len(table.env.http_requests)
    answer = (await table.players[WHITE].slash(other, "pause", match="1")).response
    assert answer.ephemeral
    assert f"<#{table.channel.id}>" in text_of(answer)
    assert posts_in(table.env, other) == []
    asked = last_post(table)
    channel = f"/channels/{table.channel.id}/messages"
    assert pinged(requests_since(table, start)) == [(channel, [table.players[BLACK].id])]
    assert not buttons_of(asked)
    await table.by_button(BLACK, "Agree to a break", board)
    assert "is stopped" in text_of(board)
    table.env.inject_error("POST", channel, status=404, code=10003)
    assert not (await table.players[WHITE].slash(other, "resume", match="1")).response.ephemeral


async def test_the_first_board_answers_a_typed_accept(table):
    await table.by_command(WHITE, "challenge", opponent=table.players[BLACK], length=3)
    board = await table.by_command(BLACK, "accept")
    assert not board.ephemeral
    assert buttons_of(board)
    assert (await table.bot.store.match(1)).board.message_id == board.id
