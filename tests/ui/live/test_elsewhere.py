"""What another process stores is shown to those who watch here, with the plays that were made."""

import asyncio

from bot.app.app import Others
from bot.rules.match.commands import MakePlay
from bot.rules.match.turn import plays_now
from bot.ui.live.elsewhere import Elsewhere
from tests.ui.table import begin


async def test_a_turn_of_another_process_is_found(table, pages, monkeypatch):
    await begin(table)
    window = await pages.window(table.players[0], 1)
    before = window.last("table")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(table.bot.app.matches, "_hearing", [])
        state = await table.state()
        command = MakePlay(state.on_roll, plays_now(state)[0].notation)
        await table.bot.app.matches.happen(1, lambda _: command)
    await window.ask("pong", t="ping")
    assert window.last("table") == before
    await table.bot.get(Elsewhere).look()
    after = await window.after(before["seq"])
    assert after["played"]
    assert after["told"]
    await table.bot.get(Elsewhere).look()
    count = len(window.frames)
    await window.ask("pong", t="ping")
    assert [frame["t"] for frame in window.frames[count:]] == ["pong"]


async def test_whose_data_was_deleted_elsewhere_is_sent_away_here(table, pages, monkeypatch):
    """What this process says of it is what the other one hears."""
    said, gone = asyncio.Queue(), await pages.window(table.players[0])
    stays = await pages.window(table.players[1])
    monkeypatch.setattr(table.bot.app, "others", Others(True, said.put, lambda _: lambda: None))
    desk = table.bot.get(Elsewhere)
    desk.begin()
    await table.bot.app.signing_in.revoke(4711)
    assert await asyncio.wait_for(said.get(), 5) == "!4711"
    desk._hear(f"!{table.players[0].id}")
    assert await gone.closed() == 4401
    await stays.ask("pong", t="ping")
    await desk.close()
