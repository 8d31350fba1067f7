"""Somebody goes on at a message while the bot takes its controls off: it's the board again, and has to have them."""

from functools import partial

import pytest

from bot.records.people import Posting
from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from bot.ui.board import threads
from bot.ui.board.boards import Boards
from bot.ui.post import old_boards
from bot.ui.post.kind import Board
from tests.ui.table import FIRST_GAME, begin, buttons_of, last_post, posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    return ScriptedDice(FIRST_GAME)


@pytest.fixture
def boards(table):
    return table.bot.get(Boards)


async def nothing(*_):
    pass


def first_then(monkeypatch, owner, name, first):
    """Have something else done the first time that a function is called, and then what it does."""
    really = getattr(owner, name)

    async def once(*given, **named):
        monkeypatch.setattr(owner, name, really)
        await first()
        return await really(*given, **named)

    monkeypatch.setattr(owner, name, once)


async def is_at_the_roll(table, tapped):
    """Is the message that was tapped for a roll the board, with its controls?"""
    record = await table.bot.store.match(1)
    assert "6-5" in text_of(tapped)
    assert "Move by move" in buttons_of(tapped)
    assert (record.board.message_id, record.board.seq) == (tapped.id, record.state.seq)


@pytest.fixture
async def two(table, boards):
    """Two messages that show the same position, the first of which counts as old."""
    await begin(table)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    record, tapped = await table.bot.store.match(1), table.board
    await boards.post_anew(record, supersede=False)
    assert last_post(table).id != tapped.id
    return record, tapped


async def test_while_old_ones_are_looked_for(table, boards, monkeypatch):
    await begin(table)
    with monkeypatch.context() as killed:
        killed.setattr(boards.live, "note", nothing)
        killed.setattr(boards.live.old, "close", nothing)
        await table.players[WHITE].slash(table.channel, "move", play="8/5 6/5")
    tapped, before = last_post(table), await table.bot.store.match(1)
    boards.live.forget()
    first_then(monkeypatch, boards.live, "noted", partial(boards.live.adopt, before))
    await table.by_button(BLACK, "Roll", tapped)
    await is_at_the_roll(table, tapped)


async def test_noted_before_it_is_closed(table, boards, monkeypatch, two):
    record, tapped = two
    first_then(monkeypatch, old_boards, "disarm", partial(table.by_button, BLACK, "Roll", tapped))
    await boards.live.old.close(record, Board(table.channel.id, tapped.id, 0))
    await is_at_the_roll(table, tapped)


async def test_noted_after_it_is_closed(table, boards, monkeypatch, two):
    record, tapped = two
    close = partial(boards.live.old.close, record, Board(table.channel.id, tapped.id, 0))
    first_then(monkeypatch, boards.live, "noted", close)
    await table.by_button(BLACK, "Roll", tapped)
    await is_at_the_roll(table, tapped)


async def test_while_a_thread_is_opened(table, boards, monkeypatch):
    await table.bot.app.people.choose(table.guild.id, posting=Posting.LIVE)
    await begin(table)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.bot.app.people.choose(table.guild.id, threads=True)
    tapped = table.board
    first_then(monkeypatch, threads, "edit", partial(table.by_button, BLACK, "Roll", tapped))
    await table.bot.get(threads.Threads).open(await table.bot.store.match(1))
    record, [thread] = await table.bot.store.match(1), table.channel.threads
    armed = [one for one in (tapped, *posts_in(table.env, thread)) if "Move by move" in buttons_of(one)]
    assert [one.id for one in armed] == [record.board.message_id]
