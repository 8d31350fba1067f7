"""What another process stores is shown to those who watch here, with the plays that were made."""

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
