"""The channel while people play at the live board: seldom where all see it there, at once where somebody doesn't."""

import asyncio

import pytest

from bot.live.hub import Hub
from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from bot.ui.board import pace
from bot.ui.board.boards import Boards
from bot.ui.live.after import Aftermath
from tests.ui.live.window import path_of
from tests.ui.table import begin, buttons_of, posts_in, requests_since, text_of

WHITE, BLACK = Side
ROLLS = [(3, 1), (6, 5), (4, 3), (6, 3), (2, 1), (5, 4), (3, 1), (3, 2), (6, 1), (5, 3), (4, 1)]


@pytest.fixture
def dice():
    return ScriptedDice(ROLLS * 6)


def writes(table, start):
    """The requests that change messages of the channel."""
    return [
        one
        for one in requests_since(table, start)
        if "/messages" in one.path and one.method in ("POST", "PATCH", "DELETE")
    ]


async def until(happened, what):
    """Wait until something has happened."""
    for _ in range(6000):
        if happened():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(what)


async def quiet(table):
    """Wait until nothing is on its way to the channel."""
    await until(lambda: not table.bot.get(Aftermath)._tasks, "the channel is not told")


async def take_turn(window):
    """Roll if need be, and play the first play there is."""
    turn, table = window.last("turn"), window.last("table")
    if turn["plays"] is None:
        await window.act("roll")
        table = await window.after(table["seq"])
        turn = await window.until(lambda frame: frame["t"] == "turn" and frame["seq"] == table["seq"])
    if turn["plays"] is not None:
        await window.act("play", path_of(turn, lambda _: 0))
        await window.after(table["seq"])


async def test_forty_turns_with_both_live_are_few_edits(table, pages, hurried, monkeypatch):
    """The clock of the pace is run by hand: forty turns in two minutes."""
    now = [1000.0]
    monkeypatch.setattr(pace, "_now", lambda: now[0])
    due = []

    async def sleep(seconds):
        if seconds > 0:
            event = asyncio.Event()
            due.append((now[0] + seconds, event))
            await event.wait()

    monkeypatch.setattr(pace, "_sleep", sleep)
    await begin(table, length=5)
    windows = [await pages.window(person, 1) for person in table.players]
    start = len(table.env.http_requests)
    for number in range(40):
        window = windows[number % 2]
        seq = (await table.state()).seq
        await window.until(lambda frame, seq=seq: frame["t"] == "table" and frame["seq"] == seq)
        await window.until(lambda frame, seq=seq: frame["t"] == "turn" and frame["seq"] == seq)
        await take_turn(window)
        now[0] += 3.0
        for at, event in list(due):
            if at <= now[0]:
                due.remove((at, event))
                event.set()
        await asyncio.sleep(0.02)
    await quiet(table)
    made = writes(table, start)
    assert all(one.method == "PATCH" for one in made), [(one.method, one.path) for one in made]
    assert 8 <= len(made) <= 13
    assert len(posts_in(table.env, table.channel)) == 2  # the challenge, and one board in place


async def test_one_in_the_channel_gets_each_board_at_once_with_its_ping(table, pages):
    await begin(table)
    window = await pages.window(table.players[0], 1)
    start = len(table.env.http_requests)
    await window.act("play", "8/5 6/5")
    await quiet(table)
    board = posts_in(table.env, table.channel)[-1]
    assert f"<@{table.players[1].id}>" in text_of(board)
    assert "Roll" in buttons_of(board)
    assert writes(table, start)[0].method == "POST"
    old = posts_in(table.env, table.channel)[-2]
    assert "Roll" not in buttons_of(old)
    table.board = board
    before = window.last("table")["seq"]
    await table.by_button(BLACK, "Roll")
    assert (await window.after(before))["roll"]["dice"] == [6, 5]


async def test_the_end_is_shown_at_once_and_followed_up(table, pages):
    await begin(table, length=1)
    windows = [await pages.window(person, 1) for person in table.players]
    await windows[1].act("resign_match", sure=True)
    await windows[0].until(lambda frame: frame["t"] == "table" and frame["over"])
    await quiet(table)
    texts = [text_of(post) for post in posts_in(table.env, table.channel)]
    assert any("Result" in text or "result" in text for text in texts), texts


async def test_whoever_leaves_finds_the_newest_board_in_the_channel(table, pages, monkeypatch):
    """They leave before it's shown, however long that takes them."""
    gone = asyncio.Event()
    monkeypatch.setattr(pace, "_sleep", lambda seconds: gone.wait() if seconds > 0 else asyncio.sleep(0))
    await begin(table)
    one, two = [await pages.window(person, 1) for person in table.players]
    await one.act("play", "8/5 6/5")
    await quiet(table)
    await two.until(lambda frame: frame["t"] == "table" and frame["to_act"]["you"])
    await two.act("roll")
    await quiet(table)
    await two.close()
    await one.close()
    await until(lambda: not table.bot.get(Hub).seats(1), "they are still there")
    gone.set()
    await until(lambda: not table.bot.get(Boards).is_in_hand(1), "it's still held, or on its way")
    record = await table.bot.app.matches.match(1)
    assert record.board.seq == record.state.seq
    board = posts_in(table.env, table.channel)[-1]
    assert "6-5" in text_of(board)
    assert f"<@{table.players[1].id}>" in text_of(board)


async def test_a_bot_that_dies_with_a_board_held_back_shows_it_after_its_start(table, pages, make_bot):
    await begin(table)
    windows = [await pages.window(person, 1) for person in table.players]
    for number in (0, 1):
        seq = (await table.state()).seq
        await windows[number].until(lambda frame, seq=seq: frame["t"] == "turn" and frame["seq"] == seq)
        await take_turn(windows[number])
    await quiet(table)
    record = await table.bot.app.matches.match(1)
    assert record.board.seq < record.state.seq
    await table.restart(make_bot)
    await table.env.advance_time(60)
    record = await table.bot.app.matches.match(1)
    assert record.board.seq == record.state.seq


async def test_nothing_is_held_where_nobody_is_live(table):
    await begin(table)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    assert not table.bot.get(Boards).is_in_hand(1)
